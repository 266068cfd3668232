<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>Puerto Rico Desktop {version}</source>
        <translation>Puerto Rico Desktop {version}</translation>
    </message>
    <message>
        <source>A board game of planting, building, trading and shipping, for people against each other and against computer players. All artwork was drawn for this program.</source>
        <translation>种植、建造、交易和运货的桌面游戏，可以与真人对战，也可以与电脑玩家对战。所有图画都是为本程序绘制的。</translation>
    </message>
    <message>
        <source>The program is under the MIT licence. Qt, which draws the window, is under the GNU LGPL; you may put another version of it in the place of the one that came with the program.</source>
        <translation>本程序采用MIT许可证。绘制窗口的Qt采用GNU LGPL；你可以用其他版本替换随程序附带的版本。</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>程序(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;arts</source>
        <translation>组成部分(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>许可证(&amp;L)</translation>
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
        <translation>许可证</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>程序的组成部分</translation>
    </message>
    <message>
        <source>Texts of the licences</source>
        <translation>许可证全文</translation>
    </message>
</context>
<context>
    <name>AccuracyPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
    <message>
        <source>of 100 (100: nothing lost)</source>
        <translation>满分100，表示毫无损失</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>no.</source>
        <translation>次数</translation>
    </message>
</context>
<context>
    <name>Achievements1897</name>
    <message>
        <source>Big Spender</source>
        <translation>挥金如土</translation>
    </message>
    <message>
        <source>Caramel Popcorn Inventor</source>
        <translation>焦糖爆米花发明家</translation>
    </message>
    <message>
        <source>Coffee Dispatcher</source>
        <translation>咖啡出航商</translation>
    </message>
    <message>
        <source>Confectionery Supplier</source>
        <translation>糖果供应商</translation>
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
        <translation>码头大亨</translation>
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
        <translation>独立船运商</translation>
    </message>
    <message>
        <source>Leading Employer</source>
        <translation>顶尖雇主</translation>
    </message>
    <message>
        <source>Leading Producer</source>
        <translation>顶尖生产者</translation>
    </message>
    <message>
        <source>Luxury Crop Trader</source>
        <translation>奢侈作物商</translation>
    </message>
    <message>
        <source>Luxury Goods Provider</source>
        <translation>奢侈品供应商</translation>
    </message>
    <message>
        <source>Major Investor</source>
        <translation>大投资家</translation>
    </message>
    <message>
        <source>Major Landowner</source>
        <translation>大地主</translation>
    </message>
    <message>
        <source>Master Agronomist</source>
        <translation>农学大师</translation>
    </message>
    <message>
        <source>Master Architect</source>
        <translation>建筑大师</translation>
    </message>
    <message>
        <source>Master Collector</source>
        <translation>收藏大师</translation>
    </message>
    <message>
        <source>Pastry Maker</source>
        <translation>糕点师</translation>
    </message>
    <message>
        <source>Prudent Merchant</source>
        <translation>谨慎商人</translation>
    </message>
    <message>
        <source>Senior Bureaucrat</source>
        <translation>资深官员</translation>
    </message>
    <message>
        <source>Specialised Shipper</source>
        <translation>专业船运商</translation>
    </message>
    <message>
        <source>Sugar Dispatcher</source>
        <translation>蔗糖出航商</translation>
    </message>
    <message>
        <source>Tavern Supplier</source>
        <translation>酒馆供应商</translation>
    </message>
    <message>
        <source>Tobacco Dispatcher</source>
        <translation>烟草出航商</translation>
    </message>
    <message>
        <source>Tobacco &amp; Fruit Broker</source>
        <translation>烟草水果经纪人</translation>
    </message>
    <message>
        <source>Trade Strategist</source>
        <translation>贸易策略家</translation>
    </message>
    <message>
        <source>Trade Tycoon</source>
        <translation>贸易大亨</translation>
    </message>
    <message>
        <source>Tropical Produce Magnate</source>
        <translation>热带作物巨头</translation>
    </message>
    <message>
        <source>Have at least {number} goods of {goods} together, some of each.</source>
        <translation>拥有{goods}合计至少{number}个，且每种至少1个。</translation>
    </message>
    <message>
        <source>Load the last good that fills a cargo ship with {goods}.</source>
        <translation>装载最后一个{goods}让一条商船出航。</translation>
    </message>
    <message>
        <source>Buy an expanded building with all coins that you have.</source>
        <translation>付出拥有的所有钱币来建造一座扩建建筑。</translation>
    </message>
    <message>
        <source>As the trader, sell the good that fills the trading house.</source>
        <translation>作为贸易商，出售填满交易所的那个商品。</translation>
    </message>
    <message>
        <source>Load at least {number} different goods in one captain phase.</source>
        <translation>在同一个船长阶段中，装载至少{number}种不同的商品。</translation>
    </message>
    <message>
        <source>Have at least {number} workers in buildings.</source>
        <translation>建筑上有至少{number}个工人。</translation>
    </message>
    <message>
        <source>Fill an empty cargo ship with one load.</source>
        <translation>一次装载就填满一条空的商船。</translation>
    </message>
    <message>
        <source>Have at least {number} workers on countryside tiles.</source>
        <translation>乡村板块上有至少{number}个工人。</translation>
    </message>
    <message>
        <source>Produce at least {number} goods in one craftsman phase.</source>
        <translation>在同一个制造商阶段中，生产至少{number}个商品。</translation>
    </message>
    <message>
        <source>Own a production building for each of these goods: {goods}.</source>
        <translation>拥有以下每种商品的生产建筑各一座：{goods}。</translation>
    </message>
    <message>
        <source>Own at least {number} expanded buildings.</source>
        <translation>拥有至少{number}座扩建建筑。</translation>
    </message>
    <message>
        <source>Have at most {number} empty countryside spaces and at most {number} empty building spaces.</source>
        <translation>空的乡村格最多{number}个，且空的建筑格最多{number}个。</translation>
    </message>
    <message>
        <source>Own {number} countryside tiles.</source>
        <translation>拥有{number}个乡村板块。</translation>
    </message>
    <message>
        <source>Buy an expanded building for at most {number} coins.</source>
        <translation>以最多{number}个钱币建造一座扩建建筑。</translation>
    </message>
    <message>
        <source>Have at least {number} goods of one kind.</source>
        <translation>拥有至少{number}个同种商品。</translation>
    </message>
    <message>
        <source>Store at least {number} different goods at the end of a captain phase.</source>
        <translation>在船长阶段结束时，储存至少{number}种不同的商品。</translation>
    </message>
    <message>
        <source>Own at least {number} regular commercial buildings.</source>
        <translation>拥有至少{number}座一般商业建筑。</translation>
    </message>
    <message>
        <source>Load at least {number} goods of one kind at once.</source>
        <translation>一次装载至少{number}个同种商品。</translation>
    </message>
    <message>
        <source>Gain at least {number} VP in one captain phase.</source>
        <translation>在同一个船长阶段中，获得至少{number}分。</translation>
    </message>
    <message>
        <source>Sell a good to the trading house for at least {number} coins.</source>
        <translation>将一个商品出售给交易所，获得至少{number}个钱币。</translation>
    </message>
    <message>
        <source>Own at least {number} production buildings for {goods}.</source>
        <translation>拥有{goods}的生产建筑合计至少{number}座。</translation>
    </message>
    <message>
        <source>fill a ship: {goods}</source>
        <translation>出航：{goods}</translation>
    </message>
    <message>
        <source>for all your coins</source>
        <translation>付出所有钱币</translation>
    </message>
    <message>
        <source>as trader, the 4th</source>
        <translation>贸易商，第4个</translation>
    </message>
    <message>
        <source>{number} kinds a phase</source>
        <translation>同阶段{number}种</translation>
    </message>
    <message>
        <source>an empty ship</source>
        <translation>空船一次装满</translation>
    </message>
    <message>
        <source>{number} in a phase</source>
        <translation>同阶段{number}个</translation>
    </message>
    <message>
        <source>for up to {number}</source>
        <translation>最多{number}个钱币</translation>
    </message>
    <message>
        <source>store {number} kinds</source>
        <translation>储存{number}种</translation>
    </message>
    <message>
        <source>load {number} of a kind</source>
        <translation>一次{number}个</translation>
    </message>
    <message>
        <source>{number} VP a phase</source>
        <translation>同阶段{number}分</translation>
    </message>
    <message>
        <source>a sale for {number}</source>
        <translation>卖得{number}个钱币</translation>
    </message>
    <message numerus="yes">
        <source>%n VP at the end of the game.</source>
        <translation>
            <numerusform>游戏结束时%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Achievement card</source>
        <translation>成就卡</translation>
    </message>
    <message>
        <source>Face down: only its owner looks at it, by pointing at it or with {key}.</source>
        <translation>面朝下：只有拥有者能查看，指向它或按{key}即可。</translation>
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
            <numerusform>%n张成就卡面朝下。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to keep; the others leave the game.</source>
        <translation>
            <numerusform>还要留%n张卡，其余弃除。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a card onto your board, or click it twice.</source>
        <translation>将一张卡拖到你的玩家图板，或点选它两次。</translation>
    </message>
    <message numerus="yes">
        <source>You pay all your %n coin(s) for the next expanded building; discounts count only for the rest.</source>
        <translation>
            <numerusform>购买下一座扩建建筑时，你付出全部%n个钱币；折扣只用于不足的部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go(es) to the player on your left.</source>
        <translation>
            <numerusform>%n张卡传给左边的玩家。</numerusform>
        </translation>
    </message>
    <message>
        <source>completes the {title}</source>
        <translation>完成成就：{title}</translation>
    </message>
    <message>
        <source>Pay all {doubloons}</source>
        <translation>付出全部{doubloons}个钱币</translation>
    </message>
    <message>
        <source>Keep the {title}</source>
        <translation>留下：{title}</translation>
    </message>
    <message>
        <source>Build the {building} for all your coins</source>
        <translation>付出所有钱币来建造{building}</translation>
    </message>
    <message numerus="yes">
        <source>Everybody except Puertomas is dealt %n achievement card(s).</source>
        <translation>
            <numerusform>除波多马外，每人发到%n张成就卡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n achievement card(s).</source>
        <translation>
            <numerusform>每人发到%n张成就卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} keeps an achievement card.</source>
        <translation>{player}留下一张成就卡。</translation>
    </message>
    <message numerus="yes">
        <source>The packs go to the left: %n achievement card(s) in each.</source>
        <translation>
            <numerusform>卡牌向左传：每份%n张成就卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} shows an achievement: {title}.</source>
        <translation>{player}达成成就：{title}。</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Brings you about {points} VP more from shipping.</source>
        <translation>装货约可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from buildings.</source>
        <translation>建筑约可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from the large buildings&apos; bonuses.</source>
        <translation>大型建筑的额外分数约可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more in chips.</source>
        <translation>计分圆片约可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings&apos; bonuses and nobles.</source>
        <translation>大型建筑的额外分数和贵族约可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings&apos; bonuses and achievements.</source>
        <translation>大型建筑的额外分数和成就约可多得{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings&apos; bonuses, nobles and achievements.</source>
        <translation>大型建筑的额外分数、贵族和成就约可多得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from shipping.</source>
        <translation>{player}装货约少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from buildings.</source>
        <translation>{player}的建筑约少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from the large buildings&apos; bonuses.</source>
        <translation>{player}的大型建筑额外分数约少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less in chips.</source>
        <translation>{player}的计分圆片约少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings&apos; bonuses and nobles.</source>
        <translation>{player}的大型建筑额外分数和贵族约少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings&apos; bonuses and achievements.</source>
        <translation>{player}的大型建筑额外分数和成就约少得{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings&apos; bonuses, nobles and achievements.</source>
        <translation>{player}的大型建筑额外分数、贵族和成就约少得{points}分。</translation>
    </message>
    <message>
        <source>Keeps the {piece} from {player}.</source>
        <translation>不让{player}得到{piece}。</translation>
    </message>
    <message>
        <source>If you took the {other} instead, {player} would take the {piece}.</source>
        <translation>如果改选{other}，{player}就会选{piece}。</translation>
    </message>
    <message>
        <source>You ship for {amount} VP more than if {player} took the {piece} first.</source>
        <translation>要是{player}先选{piece}，你装货会少得{amount}分。</translation>
    </message>
    <message>
        <source>You get {amount} doubloons more than if {player} took the {piece} first.</source>
        <translation>要是{player}先选{piece}，你卖货会少得{amount}个杜布隆。</translation>
    </message>
    <message>
        <source>Ends the game while you lead.</source>
        <translation>在你领先时结束游戏。</translation>
    </message>
    <message>
        <source>Does not end the game while {player} leads.</source>
        <translation>不在{player}领先时结束游戏。</translation>
    </message>
    <message>
        <source>{player} can sell nothing any more.</source>
        <translation>让{player}什么都卖不出去。</translation>
    </message>
    <message>
        <source>There are {amount} doubloons on the {piece}.</source>
        <translation>{piece}上有{amount}个杜布隆。</translation>
    </message>
    <message>
        <source>Leaves {player} no ship for the {good}.</source>
        <translation>使{player}的{good}无船可装。</translation>
    </message>
    <message>
        <source>Leaves you a ship for the {good}.</source>
        <translation>你的{good}还有船可装。</translation>
    </message>
    <message>
        <source>Brings the {building} within reach.</source>
        <translation>让你买得起{building}。</translation>
    </message>
    <message>
        <source>The adviser sees no clear difference between them.</source>
        <translation>顾问看不出它们之间有明显的差别。</translation>
    </message>
    <message>
        <source>Examined most: where the list shows a higher chance, it is less certain.</source>
        <translation>这个选择推算得最多；列表中胜率更高的选择较不确定。</translation>
    </message>
    <message>
        <source>Ship {spaces}</source>
        <translation>{spaces}格运输船</translation>
    </message>
    <message>
        <source>All nobles in San Juan</source>
        <translation>贵族全部留在圣胡安</translation>
    </message>
    <message>
        <source>Nobles: {places}</source>
        <translation>贵族：{places}</translation>
    </message>
    <message>
        <source>all {good}</source>
        <translation>全部{good}</translation>
    </message>
    <message>
        <source>Keep {goods}</source>
        <translation>保存{goods}</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>什么都不保存</translation>
    </message>
    <message>
        <source>Place them as you see it now</source>
        <translation>就按现在这样安置</translation>
    </message>
    <message>
        <source>{more} instead of {less}</source>
        <translation>选{more}，不选{less}</translation>
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
        <translation>不相上下：前{count}项</translation>
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
        <translation>可选的行动</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>How likely this leads to your victory, and how many victory points you can expect at the end, as far as the adviser has looked ahead.</source>
        <translation>据顾问推算，这样做获胜的机会有多大，游戏结束时约可得多少胜利分数。</translation>
    </message>
    <message>
        <source>{option}: chance of victory {chance}, about {points} VP at the end.</source>
        <translation>{option}：胜率{chance}，结束时约{points}分。</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建议</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%n个杜布隆</numerusform>
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
            <numerusform>%n类货物</numerusform>
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
        <translation>{tile}（{count}）</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Doubloons</source>
        <translation>杜布隆</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>钱币</translation>
    </message>
    <message>
        <source>Every seat is taken. The game can begin.</source>
        <translation>所有座位都有人了。游戏可以开始。</translation>
    </message>
    <message>
        <source>{player}: seat {seat} is up, and nobody has bid for it yet. Do you?</source>
        <translation>{player}：现在竞价座位{seat}，还没有人出价。你要出价吗？</translation>
    </message>
    <message>
        <source>{player}: {leader} bids {points} for seat {seat}. Do you raise?</source>
        <translation>{player}：{leader}对座位{seat}出价{points}。你要加价吗？</translation>
    </message>
    <message>
        <source>{player} (leads)</source>
        <translation>{player}（领先）</translation>
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
        <translation>{player}抽签得到座位{seat}。</translation>
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
        <translation>{player}对座位{seat}出价{points}。</translation>
    </message>
    <message>
        <source>{player} passes (seat {seat}).</source>
        <translation>{player}跳过（座位{seat}）。</translation>
    </message>
</context>
<context>
    <name>AuctionDialog</name>
    <message>
        <source>Bids for the seats</source>
        <translation>座位竞价</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>What has been bid</source>
        <translation>出价记录</translation>
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
        <translation>让分</translation>
    </message>
    <message>
        <source>&amp;Bid</source>
        <translation>出价(&amp;B)</translation>
    </message>
    <message>
        <source>Points, by half ones, that are taken off the score at the end of the game.</source>
        <translation>以半分为单位的分数，游戏结束时从总分扣除。</translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation>加价(&amp;R)</translation>
    </message>
    <message>
        <source>Make the &amp;first bid</source>
        <translation>出价(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>跳过(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>开始(&amp;T)</translation>
    </message>
</context>
<context>
    <name>Benefit</name>
    <message>
        <source>{player}, mayor&apos;s privilege: take one more colonist from the supply?</source>
        <translation>{player}，市长特权：从公共堆再拿一个移民吗？</translation>
    </message>
    <message>
        <source>{player}, prospector&apos;s privilege: take a doubloon from the bank?</source>
        <translation>{player}，淘金者特权：从银行拿一个杜布隆吗？</translation>
    </message>
    <message>
        <source>{player}, craftsman phase: produce your goods?</source>
        <translation>{player}，监管阶段：生产你的货物吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: put a colonist on the new tile?</source>
        <translation>{player}，{building}：在新牌片上放一个移民吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: put a colonist into the new building?</source>
        <translation>{player}，{building}：在新建筑里放一个移民吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloons for what you produced?</source>
        <translation>{player}，{building}：领取这次生产带来的杜布隆吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the victory point for this load?</source>
        <translation>{player}，{building}：领取这次装货的胜利分数吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the points for the new building?</source>
        <translation>{player}，{building}：领取新建筑带来的分数吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloons?</source>
        <translation>{player}，{building}：领取这些杜布隆吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the points for your goods?</source>
        <translation>{player}，{building}：领取货物带来的分数吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloon?</source>
        <translation>{player}，{building}：领取1个杜布隆吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the victory point?</source>
        <translation>{player}，{building}：领取1个胜利分数吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloons for your nobles?</source>
        <translation>{player}，{building}：领取贵族带来的杜布隆吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take a noble from the supply?</source>
        <translation>{player}，{building}：从公共堆拿一个贵族吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the two victory points?</source>
        <translation>{player}，{building}：领取2个胜利分数吗？</translation>
    </message>
    <message>
        <source>{player}, mayor&apos;s privilege and {building}: take two more colonists from the supply?</source>
        <translation>{player}，市长特权和{building}：从公共堆再拿两个移民吗？</translation>
    </message>
    <message>
        <source>{player}, prospector&apos;s privilege and {building}: take two doubloons from the bank?</source>
        <translation>{player}，淘金者特权和{building}：从银行拿两个杜布隆吗？</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{player}: figures</source>
        <translation>{player}：概况</translation>
    </message>
    <message>
        <source>{player}: goods</source>
        <translation>{player}：货物</translation>
    </message>
    <message>
        <source>{player}: island</source>
        <translation>{player}：岛区</translation>
    </message>
    <message>
        <source>{player}: city</source>
        <translation>{player}：城区</translation>
    </message>
    <message>
        <source>Island, {count} of {spaces}</source>
        <translation>岛区，{count}/{spaces}</translation>
    </message>
    <message>
        <source>City, {count} of {spaces}</source>
        <translation>城区，{count}/{spaces}</translation>
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
        <translation>电脑（随机行动）</translation>
    </message>
    <message>
        <source>Computer, knows the basics</source>
        <translation>电脑（懂得基本打法）</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>电脑（简单）</translation>
    </message>
    <message>
        <source>Computer, normal</source>
        <translation>电脑（普通）</translation>
    </message>
    <message>
        <source>Computer, advanced</source>
        <translation>电脑（进阶）</translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation>电脑（困难）</translation>
    </message>
    <message>
        <source>Computer, expert</source>
        <translation>电脑（专家）</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>只要规则允许，什么都做。</translation>
    </message>
    <message>
        <source>Is still learning, and overlooks things. Moves at once.</source>
        <translation>还在学习，常有疏漏。立即行动。</translation>
    </message>
    <message>
        <source>Plays by rules of thumb, and sticks to them. Moves at once.</source>
        <translation>按照经验法则行动，不会偏离。立即行动。</translation>
    </message>
    <message>
        <source>Judges well what a move brings, but does not look far ahead. Moves at once.</source>
        <translation>很会判断行动的得失，但看得不远。立即行动。</translation>
    </message>
    <message>
        <source>Looks a little way ahead at what the others may do. Moves almost at once.</source>
        <translation>会稍微预想其他玩家的行动；几乎立即行动。</translation>
    </message>
    <message>
        <source>Looks ahead at what the others may do; takes a moment to think.</source>
        <translation>会预想其他玩家的行动；需要想一下。</translation>
    </message>
    <message>
        <source>Looks ahead with all the power of this computer; takes a while to think.</source>
        <translation>用这台电脑的全部能力预想；需要想一阵子。</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>均衡型</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>建筑型</translation>
    </message>
    <message>
        <source>shipper</source>
        <translation>船运型</translation>
    </message>
    <message>
        <source>trader</source>
        <translation>贸易型</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>地标型</translation>
    </message>
    <message>
        <source>producer</source>
        <translation>生产型</translation>
    </message>
    <message>
        <source>collector</source>
        <translation>收藏型</translation>
    </message>
    <message>
        <source>Takes whatever brings the victory closest.</source>
        <translation>选择最接近胜利的行动。</translation>
    </message>
    <message>
        <source>Likes buildings best, above all the large ones.</source>
        <translation>最喜欢建筑，尤其是大型的。</translation>
    </message>
    <message>
        <source>Likes to produce much and to ship it for victory points.</source>
        <translation>喜欢大量生产，装货换取胜利分数。</translation>
    </message>
    <message>
        <source>Likes money: sells dear goods and saves where it builds.</source>
        <translation>喜欢金钱：出售昂贵的货物，建造时也讲求节省。</translation>
    </message>
    <message>
        <source>Likes monuments and buildings that cost 6 best.</source>
        <translation>最喜欢纪念碑和费用6元的建筑。</translation>
    </message>
    <message>
        <source>Likes production buildings, and those that bring more for goods.</source>
        <translation>喜欢生产建筑，以及让商品带来更多收益的建筑。</translation>
    </message>
    <message>
        <source>Likes buildings that bring cards, and those that cards go under.</source>
        <translation>喜欢能带来卡牌，以及能把卡牌收在下面的建筑。</translation>
    </message>
    <message>
        <source>Program {name}</source>
        <translation>程序{name}</translation>
    </message>
    <message>
        <source>Computer, steady ({nodes})</source>
        <translation>电脑（稳定{nodes}）</translation>
    </message>
    <message>
        <source>{bot}, {style}</source>
        <translation>{bot}，{style}</translation>
    </message>
    <message>
        <source>Plays like hard, and on every computer in the same way: such games can be shared.</source>
        <translation>玩法和“困难”一样，而且在每台电脑上都做同样的行动：这样的游戏可以分享。</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>从这里接着玩</translation>
    </message>
    <message>
        <source>A new game goes on from here: {moment}. The game that it comes from stays as it is.</source>
        <translation>从这里开始一局新游戏：{moment}。原来的游戏保持不变。</translation>
    </message>
    <message>
        <source>Until that game is over all players keep their seats, because it hides cards.</source>
        <translation>原来的游戏结束之前还有盖住的牌，所以每位玩家都留在自己的座位。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>接着玩(&amp;P)</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>Small Indigo Plant</source>
        <translation>小靛蓝作坊</translation>
    </message>
    <message>
        <source>Small Sugar Mill</source>
        <translation>小蔗糖磨坊</translation>
    </message>
    <message>
        <source>Indigo Plant</source>
        <translation>靛蓝作坊</translation>
    </message>
    <message>
        <source>Sugar Mill</source>
        <translation>蔗糖磨坊</translation>
    </message>
    <message>
        <source>Tobacco Storage</source>
        <translation>烟草库</translation>
    </message>
    <message>
        <source>Coffee Roaster</source>
        <translation>咖啡烘烤房</translation>
    </message>
    <message>
        <source>Small Market</source>
        <translation>小市场大厅</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <translation>农庄</translation>
    </message>
    <message>
        <source>Construction Hut</source>
        <translation>建筑小屋</translation>
    </message>
    <message>
        <source>Small Warehouse</source>
        <translation>小仓库</translation>
    </message>
    <message>
        <source>Hospice</source>
        <translation>收容院</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>分商会</translation>
    </message>
    <message>
        <source>Large Market</source>
        <translation>大市场大厅</translation>
    </message>
    <message>
        <source>Large Warehouse</source>
        <translation>大仓库</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工厂</translation>
    </message>
    <message>
        <source>University</source>
        <translation>大学</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation>船坞</translation>
    </message>
    <message>
        <source>Guild Hall</source>
        <translation>公会大厅</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>官邸</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>堡垒</translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation>海关</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>市政厅</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>引水渠</translation>
    </message>
    <message>
        <source>Forest House</source>
        <translation>森林小屋</translation>
    </message>
    <message>
        <source>Black Market</source>
        <translation>黑市</translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation>储藏所</translation>
    </message>
    <message>
        <source>Guesthouse</source>
        <translation>旅舍</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>贸易站</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教堂</translation>
    </message>
    <message>
        <source>Small Wharf</source>
        <translation>小船坞</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>灯塔</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>图书馆</translation>
    </message>
    <message>
        <source>Specialty Factory</source>
        <translation>专门工厂</translation>
    </message>
    <message>
        <source>Union Hall</source>
        <translation>联合会馆</translation>
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
        <translation>地产局</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>礼拜堂</translation>
    </message>
    <message>
        <source>Hunting Lodge</source>
        <translation>狩猎小屋</translation>
    </message>
    <message>
        <source>Zoning Office</source>
        <translation>建设局</translation>
    </message>
    <message>
        <source>Royal Supplier</source>
        <translation>皇家供应商</translation>
    </message>
    <message>
        <source>Villa</source>
        <translation>别墅</translation>
    </message>
    <message>
        <source>Jeweler</source>
        <translation>珠宝店</translation>
    </message>
    <message>
        <source>Royal Garden</source>
        <translation>皇家花园</translation>
    </message>
</context>
<context>
    <name>Building1897</name>
    <message>
        <source>Small Fruit Depot</source>
        <translation>小型水果仓库</translation>
    </message>
    <message>
        <source>Small Sugar Mill</source>
        <translation>小型制糖厂</translation>
    </message>
    <message>
        <source>Large Fruit Depot</source>
        <translation>大型水果仓库</translation>
    </message>
    <message>
        <source>Large Sugar Mill</source>
        <translation>大型制糖厂</translation>
    </message>
    <message>
        <source>Large Tobacco Storage</source>
        <translation>大型烟草仓库</translation>
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
        <translation>大庄园</translation>
    </message>
    <message>
        <source>Builder&apos;s Yard</source>
        <translation>建材行</translation>
    </message>
    <message>
        <source>Small Warehouse</source>
        <translation>小型仓库</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>医院</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>办事处</translation>
    </message>
    <message>
        <source>Large Market</source>
        <translation>大型市集</translation>
    </message>
    <message>
        <source>Large Warehouse</source>
        <translation>大型仓库</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工厂</translation>
    </message>
    <message>
        <source>School</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation>船坞</translation>
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
        <translation>堡垒</translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation>海关大楼</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>市政厅</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>运河</translation>
    </message>
    <message>
        <source>Lumberyard</source>
        <translation>伐木场</translation>
    </message>
    <message>
        <source>Hidden Market</source>
        <translation>地下市场</translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation>货栈</translation>
    </message>
    <message>
        <source>Bohío</source>
        <translation>农舍</translation>
    </message>
    <message>
        <source>Merchant Outpost</source>
        <translation>贸易前哨站</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教堂</translation>
    </message>
    <message>
        <source>Small Wharf</source>
        <translation>小型船坞</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>灯塔</translation>
    </message>
    <message>
        <source>Publishing House</source>
        <translation>出版公司</translation>
    </message>
    <message>
        <source>Distillery</source>
        <translation>酒厂</translation>
    </message>
    <message>
        <source>Assembly Hall</source>
        <translation>会议厅</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>纪念堂</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>主教座堂</translation>
    </message>
    <message>
        <source>Zoning Office</source>
        <translation>区划办公室</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>小教堂</translation>
    </message>
    <message>
        <source>Park Authority</source>
        <translation>公园管理局</translation>
    </message>
    <message>
        <source>Notary</source>
        <translation>公证处</translation>
    </message>
    <message>
        <source>Pension Office</source>
        <translation>退休金办公室</translation>
    </message>
    <message>
        <source>Villa</source>
        <translation>度假村</translation>
    </message>
    <message>
        <source>Large Tailor Shop</source>
        <translation>大型裁缝店</translation>
    </message>
    <message>
        <source>Town Square</source>
        <translation>城市广场</translation>
    </message>
</context>
<context>
    <name>BuildingEffect</name>
    <message>
        <source>Its colonist turns the harvest of one occupied indigo plantation into a good.</source>
        <translation>里面的移民能把一块被占据的靛蓝种植园的收成制成1个靛蓝。</translation>
    </message>
    <message>
        <source>Its colonist turns the harvest of one occupied sugar plantation into a good.</source>
        <translation>里面的移民能把一块被占据的甘蔗种植园的收成制成1个糖。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied indigo plantation into a good.</source>
        <translation>这里的每个移民都能把一块被占据的靛蓝种植园的收成制成1个靛蓝。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied sugar plantation into a good.</source>
        <translation>这里的每个移民都能把一块被占据的甘蔗种植园的收成制成1个糖。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied tobacco plantation into a good.</source>
        <translation>这里的每个移民都能把一块被占据的烟草种植园的收成制成1个烟草。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied coffee plantation into a good.</source>
        <translation>这里的每个移民都能把一块被占据的咖啡种植园的收成制成1个咖啡。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 1 doubloon more.</source>
        <translation>商人阶段：你出售货物时多得1个杜布隆。</translation>
    </message>
    <message>
        <source>Settler phase: before you take a tile you may draw another one from the face-down pile and place it.</source>
        <translation>拓荒者阶段：拿取牌片之前，你可以先从正面朝下的牌片堆抽一个牌片放到岛上。</translation>
    </message>
    <message>
        <source>Settler phase: you may take a quarry instead of a plantation.</source>
        <translation>拓荒者阶段：你可以不拿种植园，改拿一个采石场。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of one kind, besides the single good that everybody keeps.</source>
        <translation>船长阶段结束时：除了人人都能保存的一件货物，你还能全部保存一类货物。</translation>
    </message>
    <message>
        <source>Settler phase: the tile that you choose comes with a colonist. A tile drawn with the hacienda does not.</source>
        <translation>拓荒者阶段：你选取的牌片附带一个移民。用农庄抽到的牌片没有移民。</translation>
    </message>
    <message>
        <source>Trader phase: you may sell a kind of good that the trading house already holds.</source>
        <translation>商人阶段：你可以出售商会里已经有的货物。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 2 doubloons more.</source>
        <translation>商人阶段：你出售货物时多得2个杜布隆。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of two kinds, besides the single good that everybody keeps.</source>
        <translation>船长阶段结束时：除了人人都能保存的一件货物，你还能全部保存两类货物。</translation>
    </message>
    <message>
        <source>Craftsman phase: you earn 1, 2, 3 or 5 doubloons for producing two, three, four or all five kinds.</source>
        <translation>监管阶段：你生产两类、三类、四类或全部五类货物时，获得1、2、3或5个杜布隆。</translation>
    </message>
    <message>
        <source>Builder phase: the building that you build comes with a colonist.</source>
        <translation>建筑师阶段：你建造的建筑附带一个移民。</translation>
    </message>
    <message>
        <source>Captain phase: you receive 1 victory point more each time you load goods.</source>
        <translation>船长阶段：你每次装货都多得1个胜利分数。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load all your goods of one kind onto a ship of your own.</source>
        <translation>船长阶段：你可以有一次把某一类的全部货物装上自己的船坞船。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your small production buildings, 2 points for each large one.</source>
        <translation>游戏结束时如被占据：你的每座小型生产建筑1分，每座大型生产建筑2分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 4 points for up to nine tiles on your island, 5 for ten, 6 for eleven, 7 for twelve.</source>
        <translation>游戏结束时如被占据：岛上的牌片不超过九个得4分，十个得5分，十一个得6分，十二个得7分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every three of your colonists.</source>
        <translation>游戏结束时如被占据：你每有三个移民得1分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every four of your victory point chips.</source>
        <translation>游戏结束时如被占据：你的计分圆片每有4分得1分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your violet buildings, the City Hall included.</source>
        <translation>游戏结束时如被占据：你的每座紫色建筑1分，市政厅也包括在内。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 indigo more if your large indigo plant made any, 1 sugar more if your large sugar mill did.</source>
        <translation>监管阶段：你的（大型）靛蓝作坊有生产时多得1个靛蓝，（大型）蔗糖磨坊有生产时多得1个糖。</translation>
    </message>
    <message>
        <source>You may place any plantation face down as a forest. Builder phase: every two forests save 1 doubloon.</source>
        <translation>任何种植园都可以正面朝下放置，作为树林。建筑师阶段：每两块树林少付1个杜布隆。</translation>
    </message>
    <message>
        <source>Builder phase: if you are short of doubloons, a colonist, a good and a victory point may replace one each.</source>
        <translation>建筑师阶段：杜布隆不够时，一个移民、一件货物和1个胜利分数可以各抵1个。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep three single goods more, of any kinds.</source>
        <translation>船长阶段结束时：你还能多保存三件货物，种类不限。</translation>
    </message>
    <message>
        <source>At any time its colonists may move to empty circles, where they stay until the next mayor phase.</source>
        <translation>这里的移民随时可以移到空圆环，在那里留到下一个市长阶段。</translation>
    </message>
    <message>
        <source>Trader phase: instead of a sale you may sell any good past the trading house, without the bonus of markets.</source>
        <translation>商人阶段：你可以不卖给商会，而是绕过它出售任意一件货物，但没有市场大厅的加价。</translation>
    </message>
    <message>
        <source>Builder phase: 1 victory point for a building worth two or three points, 2 for a large one.</source>
        <translation>建筑师阶段：建造2分或3分的建筑得1个胜利分数，建造大型建筑得2个。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load any goods onto a small ship of your own, for 1 victory point a pair.</source>
        <translation>船长阶段：你可以有一次把任意货物装上自己的小船，每两件1个胜利分数。</translation>
    </message>
    <message>
        <source>Captain phase: 1 doubloon each time you load goods, and 1 at the start if you are the captain.</source>
        <translation>船长阶段：你每次装货得1个杜布隆；你是船长的话，阶段开始时再得1个。</translation>
    </message>
    <message>
        <source>The privilege of the role that you choose counts twice.</source>
        <translation>你所选角色的特权加倍。</translation>
    </message>
    <message>
        <source>Craftsman phase: count the goods of the kind, corn excepted, that you made most of: you earn one doubloon less.</source>
        <translation>监管阶段：玉米除外，看你生产最多的一类货物有几个，得到的杜布隆比它少1个。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, 1 victory point for every two of your goods of one kind.</source>
        <translation>船长阶段：装货之前，你的同类货物每两件得1个胜利分数。</translation>
    </message>
    <message>
        <source>It does nothing but count its 8 points at the end of the game; nobody needs to work here.</source>
        <translation>没有作用，只在游戏结束时算8分；不需要有人在这里工作。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1, 3, 6 or 10 points for one, two, three or four sets of three equal tiles.</source>
        <translation>游戏结束时如被占据：三个相同的牌片为一组，一、二、三、四组分别得1、3、6、10分。</translation>
    </message>
    <message>
        <source>Trader phase, with a colonist: buy a drawn tile for 1 doubloon. With a noble: sell a plantation for 1 doubloon.</source>
        <translation>商人阶段，有移民时：付1个杜布隆抽一个牌片。有贵族时：卖掉一块种植园，得1个杜布隆。</translation>
    </message>
    <message>
        <source>Craftsman phase, with a colonist: 1 doubloon. With a noble: 1 victory point.</source>
        <translation>监管阶段，有移民时：得1个杜布隆。有贵族时：得1个胜利分数。</translation>
    </message>
    <message>
        <source>After the settler phase, with a colonist: you may discard a plantation or forest. With a noble: 2 victory points if nobody has as few tiles.</source>
        <translation>拓荒者阶段之后，有移民时：你可以弃掉一块种植园或树林。有贵族时：如果只有你的牌片最少，得2个胜利分数。</translation>
    </message>
    <message>
        <source>Builder phase, with a colonist: small buildings cost 1 doubloon less. With a noble: large ones cost 2 less.</source>
        <translation>建筑师阶段，有移民时：占一格的建筑少付1个杜布隆。有贵族时：大型建筑少付2个。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, give back a good for each of your nobles, all of different kinds, for 1 victory point each.</source>
        <translation>船长阶段：装货之前，你每有一个贵族，可以放回一件货物，种类都要不同，每件1个胜利分数。</translation>
    </message>
    <message>
        <source>Mayor phase: a noble comes from the supply, or a colonist if no noble is left.</source>
        <translation>市长阶段：从公共堆得一个贵族；贵族没有了就得一个移民。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 doubloon for each of your nobles. It counts as a large production building.</source>
        <translation>监管阶段：你每有一个贵族得1个杜布隆。它算大型生产建筑。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point more for each of your nobles.</source>
        <translation>游戏结束时如被占据：你每有一个贵族多得1分。</translation>
    </message>
</context>
<context>
    <name>BuildingEffect1897</name>
    <message>
        <source>Its worker turns the harvest of one occupied fruit estate into a good.</source>
        <translation>里面的工人能把一个有工人进驻的水果种植园的收成制成1个水果。</translation>
    </message>
    <message>
        <source>Its worker turns the harvest of one occupied sugar estate into a good.</source>
        <translation>里面的工人能把一个有工人进驻的蔗糖种植园的收成制成1个蔗糖。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied fruit estate into a good.</source>
        <translation>这里的每个工人都能把一个有工人进驻的水果种植园的收成制成1个水果。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied sugar estate into a good.</source>
        <translation>这里的每个工人都能把一个有工人进驻的蔗糖种植园的收成制成1个蔗糖。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied tobacco estate into a good.</source>
        <translation>这里的每个工人都能把一个有工人进驻的烟草种植园的收成制成1个烟草。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied coffee estate into a good.</source>
        <translation>这里的每个工人都能把一个有工人进驻的咖啡种植园的收成制成1个咖啡。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 1 coin more.</source>
        <translation>贸易商阶段：你出售商品时多得1个钱币。</translation>
    </message>
    <message>
        <source>Planter phase: you may take a quarry instead of an estate.</source>
        <translation>种植者阶段：你可以不拿种植园，改拿一个采石场。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of one kind, besides the single good that everybody keeps.</source>
        <translation>船长阶段结束时：除了人人都能储存的一件商品，你还能全部储存一类商品。</translation>
    </message>
    <message>
        <source>Planter phase: one of the tiles that you gain comes with a worker.</source>
        <translation>种植者阶段：你得到的板块中有一个附带一个工人。</translation>
    </message>
    <message>
        <source>Trader phase: you may sell a kind of good that the trading house already holds.</source>
        <translation>贸易商阶段：你可以出售交易所里已经有的商品。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 2 coins more.</source>
        <translation>贸易商阶段：你出售商品时多得2个钱币。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of two kinds, besides the single good that everybody keeps.</source>
        <translation>船长阶段结束时：除了人人都能储存的一件商品，你还能全部储存两类商品。</translation>
    </message>
    <message>
        <source>Craftsman phase: you earn 1, 2, 3 or 5 coins for producing two, three, four or all five kinds.</source>
        <translation>制造商阶段：你生产两类、三类、四类或全部五类商品时，获得1、2、3或5个钱币。</translation>
    </message>
    <message>
        <source>Builder phase: the building that you build comes with a worker.</source>
        <translation>建筑师阶段：你建造的建筑附带一个工人。</translation>
    </message>
    <message>
        <source>Captain phase: you receive 1 VP more each time you load goods.</source>
        <translation>船长阶段：你每次装货都多得1个胜利分数。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load all your goods of one kind onto a ship of your own.</source>
        <translation>船长阶段：你可以有一次把某一类的全部商品装上自己的私人船只。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your small production buildings, 2 points for each large one.</source>
        <translation>游戏结束时如有工人进驻：你的每座小型生产建筑1分，每座大型生产建筑2分。</translation>
    </message>
    <message>
        <source>Planter phase: before you take a tile you may draw another one from the estate bag and place it.</source>
        <translation>种植者阶段：拿取板块之前，你可以先从种植园布袋抽一个板块放到乡村。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 4 points for one to nine tiles on your board, 5 for ten, 6 for eleven, 7 for twelve.</source>
        <translation>游戏结束时如有工人进驻：乡村的板块一到九个得4分，十个得5分，十一个得6分，十二个得7分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every three of your workers.</source>
        <translation>游戏结束时如有工人进驻：你每有三个工人得1分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every four of your VP tokens.</source>
        <translation>游戏结束时如有工人进驻：你的VP标记每有4分得1分。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your commercial buildings, the City Hall included.</source>
        <translation>游戏结束时如有工人进驻：你的每座商业建筑1分，市政厅也包括在内。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 fruit more if your large fruit depot made any, 1 sugar more if your large sugar mill did.</source>
        <translation>制造商阶段：你的大型水果仓库有生产时多得1个水果，大型制糖厂有生产时多得1个蔗糖。</translation>
    </message>
    <message>
        <source>You may place any estate face down as a forest. Builder phase: every two forests save 1 coin.</source>
        <translation>任何种植园都可以正面朝下放置，作为树林。建筑师阶段：每两个树林少付1个钱币。</translation>
    </message>
    <message>
        <source>Builder phase: if you are short of coins, a worker, a good and a VP may replace one each.</source>
        <translation>建筑师阶段：钱币不够时，一个工人、一件商品和1个胜利分数可以各抵1个。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep three single goods more, of any kinds.</source>
        <translation>船长阶段结束时：你还能多储存三件商品，种类不限。</translation>
    </message>
    <message>
        <source>At any time its workers may move to empty circles, where they stay until the next recruiter phase.</source>
        <translation>这里的工人随时可以移到工人空格，在那里留到下一个招募官阶段。</translation>
    </message>
    <message>
        <source>Trader phase: instead of a sale you may give back any good for its price, without the bonus of markets.</source>
        <translation>贸易商阶段：你可以不卖给交易所，而是把任意一件商品放回供应堆，得到它的价格，但没有市集的加价。</translation>
    </message>
    <message>
        <source>Builder phase: 1 VP for a building worth two or three points, 2 for an expanded one.</source>
        <translation>建筑师阶段：建造2分或3分的建筑得1个胜利分数，建造扩建建筑得2个。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load any goods onto a small ship of your own, for 1 VP a pair.</source>
        <translation>船长阶段：你可以有一次把任意商品装上自己的小型私人船只，每两件1个胜利分数。</translation>
    </message>
    <message>
        <source>Captain phase: 1 coin each time you load goods, and 1 at the start if you are the captain.</source>
        <translation>船长阶段：你每次装货得1个钱币；你是船长的话，阶段开始时再得1个。</translation>
    </message>
    <message>
        <source>The privilege of the role that you choose counts twice.</source>
        <translation>你所选角色的特权加倍。</translation>
    </message>
    <message>
        <source>Craftsman phase: count the goods of the kind, corn excepted, that you made most of: you earn one coin less.</source>
        <translation>制造商阶段：玉米除外，看你生产最多的一类商品有几个，得到的钱币比它少1个。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, 1 VP for every two of your goods of one kind.</source>
        <translation>船长阶段：装货之前，你的同类商品每两件得1个胜利分数。</translation>
    </message>
    <message>
        <source>It does nothing but count its 8 points at the end of the game; nobody needs to work here.</source>
        <translation>没有作用，只在游戏结束时算8分；不需要有人在这里工作。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1, 3, 6 or 10 points for one, two, three or four sets of three equal tiles.</source>
        <translation>游戏结束时如有工人进驻：三个相同的板块为一组，一、二、三、四组分别得1、3、6、10分。</translation>
    </message>
    <message>
        <source>Trader phase, with a worker: buy a drawn tile for 1 coin. With a citizen: sell an estate for 1 coin.</source>
        <translation>贸易商阶段，有工人时：付1个钱币抽一个板块。有公民时：卖掉一个种植园，得1个钱币。</translation>
    </message>
    <message>
        <source>Craftsman phase, with a worker: 1 coin. With a citizen: 1 VP.</source>
        <translation>制造商阶段，有工人时：得1个钱币。有公民时：得1个胜利分数。</translation>
    </message>
    <message>
        <source>After the planter phase, with a worker: you may discard an estate or forest. With a citizen: 2 VP if nobody has as few tiles.</source>
        <translation>种植者阶段之后，有工人时：你可以弃掉一个种植园或树林。有公民时：如果只有你的板块最少，得2个胜利分数。</translation>
    </message>
    <message>
        <source>Builder phase, with a worker: small buildings cost 1 coin less. With a citizen: expanded ones cost 2 less.</source>
        <translation>建筑师阶段，有工人时：占一格的建筑少付1个钱币。有公民时：扩建建筑少付2个。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, give back a good for each of your citizens, all of different kinds, for 1 VP each.</source>
        <translation>船长阶段：装货之前，你每有一个公民，可以放回一件商品，种类都要不同，每件1个胜利分数。</translation>
    </message>
    <message>
        <source>Recruiter phase: a citizen comes from the supply, or a worker if no citizen is left.</source>
        <translation>招募官阶段：从供应堆得一个公民；公民没有了就得一个工人。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 coin for each of your citizens. It counts as a large production building.</source>
        <translation>制造商阶段：你每有一个公民得1个钱币。它算大型生产建筑。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point more for each of your citizens.</source>
        <translation>游戏结束时如有工人进驻：你每有一个公民多得1分。</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Take no tile</source>
        <translation>不拿牌片</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>不建造</translation>
    </message>
    <message>
        <source>Take no more</source>
        <translation>不再多拿</translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation>不出售</translation>
    </message>
    <message>
        <source>Keep the wharf for later</source>
        <translation>船坞留到以后用</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Deliver no more</source>
        <translation>不再交货</translation>
    </message>
    <message>
        <source>Keep all tiles</source>
        <translation>保留所有牌片</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>留在原处</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>No deed</source>
        <translation>不行动</translation>
    </message>
    <message>
        <source>Let the others go</source>
        <translation>让其他人离开</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Move guests</source>
        <translation>移动客人</translation>
    </message>
    <message>
        <source>Not until the mayor</source>
        <translation>市长之前不动</translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <translation>买一个牌片</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>照原样</translation>
    </message>
    <message>
        <source>As a forest</source>
        <translation>作为树林</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>快进</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>立即行动</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>重放</translation>
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
        <translation>暂停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>到我的回合</translation>
    </message>
    <message>
        <source>Makes a choice for you, which you can still change.</source>
        <translation>替你选择一种做法，之后仍可更改。</translation>
    </message>
    <message>
        <source>Puts everything back to where it was at the beginning of this choice.</source>
        <translation>全部恢复到这次选择开始时的样子。</translation>
    </message>
    <message>
        <source>Have the move at once, as good as it can be by then.</source>
        <translation>不再等待，以目前想到的最好行动进行。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: there are no hints.</source>
        <translation>今日游戏只计一次：没有提示。</translation>
    </message>
    <message>
        <source>{answer}: sure?</source>
        <translation>{answer}：确定吗？</translation>
    </message>
    <message>
        <source>Noble</source>
        <translation>贵族</translation>
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
        <translation>拿起一个客人；现在用得着的圆环会亮起来。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可以撤销的行动。</translation>
    </message>
    <message>
        <source>Tiles have been turned over since the last move: it cannot be taken back any more.</source>
        <translation>之后已经翻开了新的牌片，不能再撤销。</translation>
    </message>
    <message>
        <source>The move before this one is somebody else&apos;s: only they can take it back.</source>
        <translation>前一个行动是别人的，只有那个人可以撤销。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: nothing is taken back.</source>
        <translation>今日游戏只计一次：不能撤销。</translation>
    </message>
    <message>
        <source>Tiles or cards have been seen since the last move: it cannot be taken back any more.</source>
        <translation>之后已经有板块或卡牌被看过，不能再撤销。</translation>
    </message>
    <message>
        <source>They stay, and you are not asked again until the next mayor phase.</source>
        <translation>他们留在原处，下一个市长阶段之前不再问你。</translation>
    </message>
    <message>
        <source>A noble</source>
        <translation>一个贵族</translation>
    </message>
    <message>
        <source>A colonist</source>
        <translation>一个移民</translation>
    </message>
    <message>
        <source>Tell the next reason; after the last one the step is played.</source>
        <translation>说明下一个理由；最后一个理由之后执行这一步。</translation>
    </message>
    <message>
        <source>Stand still until you go on.</source>
        <translation>停下来，直到你选择继续。</translation>
    </message>
    <message>
        <source>Go on at the pace that is chosen.</source>
        <translation>按选定的节奏继续。</translation>
    </message>
    <message>
        <source>Have the next move made.</source>
        <translation>让下一步进行。</translation>
    </message>
    <message>
        <source>Play everything at once until you are asked.</source>
        <translation>立刻进行全部步骤，直到轮到你做决定。</translation>
    </message>
</context>
<context>
    <name>ChanceChart</name>
    <message>
        <source>Chance of victory</source>
        <translation>胜率</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Chance of victory</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>What the lines show</source>
        <translation>线条表示什么</translation>
    </message>
    <message>
        <source>← → go from decision to decision, ↑ ↓ from mistake to mistake, Enter shows the table as it was</source>
        <translation>← →切换决定，↑ ↓切换失误，Enter显示当时的局面</translation>
    </message>
    <message>
        <source>if you play on like the expert, the others as they did</source>
        <translation>假如你接下来像专家一样玩，其他人照旧</translation>
    </message>
    <message>
        <source>after every round</source>
        <translation>每一轮之后</translation>
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
        <translation>玩家人数必须是2到5，不能是{players}</translation>
    </message>
    <message>
        <source>unknown bot: {name} (known: {bots})</source>
        <translation>没有这个电脑玩家：{name}（可用的有：{bots}）</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}到{most}</translation>
    </message>
    <message>
        <source>names: {given}, wanted: {wanted}</source>
        <translation>给出的名字：{given}个，需要：{wanted}个</translation>
    </message>
    <message>
        <source>{name} is named twice</source>
        <translation>{name}出现了两次</translation>
    </message>
    <message>
        <source>not a whole number: {text}</source>
        <translation>不是整数：{text}</translation>
    </message>
    <message>
        <source>{name} is named twice, with different limits</source>
        <translation>{name}出现了两次，限制却不同</translation>
    </message>
    <message>
        <source>none of these bots thinks for a time: it changes nothing</source>
        <translation>这些电脑玩家都没有思考时间：这个选项不会改变什么</translation>
    </message>
    <message>
        <source>none of these bots looks ahead: it changes nothing</source>
        <translation>这些电脑玩家都不会往前看：这个选项不会改变什么</translation>
    </message>
    <message>
        <source>values: {given}, wanted: one for all, or {wanted}</source>
        <translation>值的个数：{given}，应为一个，或{wanted}个</translation>
    </message>
    <message>
        <source>must be at least {least}, not {value}</source>
        <translation>至少必须是{least}，不能是{value}</translation>
    </message>
    <message>
        <source>not a number: {text}</source>
        <translation>不是数字：{text}</translation>
    </message>
    <message>
        <source>must be more than 0, not {value}</source>
        <translation>必须大于0，不能是{value}</translation>
    </message>
    <message>
        <source>must be at most {most}, not {value}</source>
        <translation>最多只能是{most}，不能是{value}</translation>
    </message>
    <message>
        <source>the name of a file or folder is missing</source>
        <translation>缺少文件或文件夹的名称</translation>
    </message>
    <message>
        <source>stopped after {played} of {games} games</source>
        <translation>已停止：{games}局中完成了{played}局</translation>
    </message>
    <message>
        <source>seconds: {seconds}</source>
        <translation>秒数：{seconds}</translation>
    </message>
    <message>
        <source>there is no program to speak with</source>
        <translation>没有可以对话的程序</translation>
    </message>
    <message>
        <source>the window cannot be opened on this screen</source>
        <translation>无法在这个屏幕上打开窗口</translation>
    </message>
    <message>
        <source>the folder for temporary files: {problem}</source>
        <translation>临时文件的文件夹：{problem}</translation>
    </message>
    <message>
        <source>finished in round {round}</source>
        <translation>第{round}轮结束</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第{round}轮</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>{players}名玩家</translation>
    </message>
    <message>
        <source>{decisions} decisions</source>
        <translation>{decisions}个决定</translation>
    </message>
    <message>
        <source>ok, {facts}</source>
        <translation>没有问题，{facts}</translation>
    </message>
    <message>
        <source>the game has plies 0 to {last}, not {ply}</source>
        <translation>这局游戏有第0到{last}个决定，没有{ply}</translation>
    </message>
    <message>
        <source>edition: {edition}</source>
        <translation>规则版本：{edition}</translation>
    </message>
    <message>
        <source>round: {round}, after {decisions} decisions</source>
        <translation>轮数：{round}，已做出{decisions}个决定</translation>
    </message>
    <message>
        <source>person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>bot {name}</source>
        <translation>电脑（{name}）</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}分</translation>
    </message>
    <message>
        <source>{path} is still needed and would be replaced: choose another file</source>
        <translation>{path}还有用，会被替换：请选择另一个文件</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>{name}: {facts}</source>
        <translation>{name}：{facts}</translation>
    </message>
    <message>
        <source>started: {time}</source>
        <translation>开始：{time}</translation>
    </message>
    <message>
        <source>saved: {time} by version {version}</source>
        <translation>保存：{time}，版本{version}</translation>
    </message>
    <message>
        <source>branched off at decision {decision} of another game</source>
        <translation>从另一局的第{decision}个决定分出</translation>
    </message>
    <message>
        <source>moves may be taken back without limits</source>
        <translation>撤销不受限制</translation>
    </message>
    <message>
        <source>moves were taken back</source>
        <translation>用过撤销</translation>
    </message>
    <message>
        <source>played by other rules; it goes on from where it stands</source>
        <translation>此前按不同的规则进行；从当前局面继续</translation>
    </message>
    <message>
        <source>automatic opponent</source>
        <translation>虚拟对手</translation>
    </message>
    <message>
        <source>turn: none, the game is over</source>
        <translation>轮到：无人，游戏已经结束</translation>
    </message>
    <message>
        <source>turn: {name}, {decision}</source>
        <translation>轮到：{name}，{decision}</translation>
    </message>
    <message>
        <source>{path} is there already</source>
        <translation>{path}已经存在</translation>
    </message>
    <message>
        <source>There is no screen to open the window on.</source>
        <translation>没有可用的屏幕来打开窗口。</translation>
    </message>
    <message>
        <source>Qt has no platform {name}: leave {variable} empty, or choose one of {known}.</source>
        <translation>Qt没有平台{name}：请清空{variable}，或从下列选一个：{known}。</translation>
    </message>
    <message>
        <source>Qt cannot open windows with its platform {name} on this system: leave {variable} empty.</source>
        <translation>Qt在这个系统上无法用平台{name}打开窗口：请清空{variable}。</translation>
    </message>
    <message>
        <source>Qt needs a library that is missing on this system to open windows ({detail})</source>
        <translation>Qt打开窗口所需的程序库不在这个系统上（{detail}）</translation>
    </message>
    <message>
        <source>not a size such as 1366x768: {text}</source>
        <translation>不是像1366x768这样的大小：{text}</translation>
    </message>
    <message>
        <source>must be {least} to {most}, not {value}</source>
        <translation>必须是{least}到{most}，不能是{value}</translation>
    </message>
    <message>
        <source>the window is at least {least}, not {size}</source>
        <translation>窗口至少是{least}，不能是{size}</translation>
    </message>
    <message>
        <source>no side of the picture may have more than {most} pixels</source>
        <translation>图片的每一边最多{most}像素</translation>
    </message>
    <message>
        <source>only one game can be opened, and nothing may follow it: {more}</source>
        <translation>一次只能打开一局游戏，后面不能再有其他参数：{more}</translation>
    </message>
    <message>
        <source>with these weights steady computer players would not play the same on every computer ({detail})</source>
        <translation>用这些权重，稳定的电脑玩家在每台电脑上的行动不会相同（{detail}）</translation>
    </message>
    <message>
        <source>a process has ended before its work was done: it was killed, or memory ran out</source>
        <translation>有个进程没做完工作就结束了：可能被强行终止，或内存不足</translation>
    </message>
    <message>
        <source>rounds: mean {mean}, {least} to {most}</source>
        <translation>轮数：平均{mean}，最少{least}，最多{most}</translation>
    </message>
    <message>
        <source>decisions a game: {decisions}</source>
        <translation>每局的决定：{decisions}</translation>
    </message>
    <message>
        <source>ended by: {ends}</source>
        <translation>结束原因：{ends}</translation>
    </message>
    <message>
        <source>winners&apos; points: mean {mean}, median {median}, four in five from {low} to {high}</source>
        <translation>获胜者分数：平均{mean}，中位数{median}，五分之四在{low}到{high}之间</translation>
    </message>
    <message>
        <source>points of all seats: mean {mean}</source>
        <translation>所有座位的分数：平均{mean}</translation>
    </message>
    <message>
        <source>won by shipping: {shipping}, by building: {building}, by both: {mixed}</source>
        <translation>获胜方式：装货{shipping}，建筑{building}，两者并重{mixed}</translation>
    </message>
    <message>
        <source>winners with a large building: {share}</source>
        <translation>拥有大型建筑的获胜者：{share}</translation>
    </message>
    <message>
        <source>produced goods that spoil</source>
        <translation>损失的货物占生产总数</translation>
    </message>
    <message>
        <source>craftsmen followed at once by the captain</source>
        <translation>监管之后立刻有人选船长</translation>
    </message>
    <message>
        <source>last-round craftsmen after the captain</source>
        <translation>最后一轮在船长之后选的监管</translation>
    </message>
    <message>
        <source>empty production buildings at the end</source>
        <translation>结束时空着的生产建筑</translation>
    </message>
    <message>
        <source>goods the craftsman loses at the next captain</source>
        <translation>选监管者在下一次船长阶段损失的货物</translation>
    </message>
    <message>
        <source>goods each other player loses there</source>
        <translation>其他每名玩家当时损失的货物</translation>
    </message>
    <message>
        <source>this takes two seats at least that are not automatic</source>
        <translation>至少需要两个不是虚拟对手的座位</translation>
    </message>
    <message>
        <source>results have room for {most} games, not for {games}</source>
        <translation>结果文件最多容纳{most}局，放不下{games}局</translation>
    </message>
    <message>
        <source>these are no results of a ladder ({detail})</source>
        <translation>这不是阶梯测量的结果（{detail}）</translation>
    </message>
    <message>
        <source>two different names at least are wanted</source>
        <translation>至少需要两个不同的名称</translation>
    </message>
    <message>
        <source>two numbers at least are wanted, each larger</source>
        <translation>至少需要两个数字，而且一个比一个大</translation>
    </message>
    <message>
        <source>{name} does not look ahead: nodes change nothing</source>
        <translation>{name}不会往前看：节点数不会改变什么</translation>
    </message>
    <message>
        <source>{path} ends neither with {chart} nor with {table}</source>
        <translation>{path}的结尾不是{chart}，也不是{table}</translation>
    </message>
    <message>
        <source>these results come from another version of the program or its weights</source>
        <translation>这些结果来自别的程序版本或权重</translation>
    </message>
    <message>
        <source>these results come from games with other rules or players</source>
        <translation>这些结果来自规则或人数不同的游戏</translation>
    </message>
    <message>
        <source>these results come from games with another seed</source>
        <translation>这些结果来自种子不同的游戏</translation>
    </message>
    <message>
        <source>step</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>win share</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%置信区间</translation>
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
        <translation>所有阶段合计：{elo} Elo，95%置信区间{interval}</translation>
    </message>
    <message>
        <source>a doubling of the nodes, on average: {elo} Elo, 95 % interval {interval}</source>
        <translation>节点数加倍，平均：{elo} Elo，95%置信区间{interval}</translation>
    </message>
    <message>
        <source>{games} games a step</source>
        <translation>每阶段{games}局</translation>
    </message>
    <message>
        <source>Elo gained by more nodes for a move</source>
        <translation>每次行动搜索更多节点所增加的Elo</translation>
    </message>
    <message>
        <source>Elo from one bot to the next</source>
        <translation>电脑玩家逐级之间的Elo差距</translation>
    </message>
    <message>
        <source>points of Elo, with 95 % intervals</source>
        <translation>Elo分数与95%置信区间</translation>
    </message>
    <message>
        <source>ms a move</source>
        <translation>每次行动毫秒</translation>
    </message>
    <message>
        <source>manner of play</source>
        <translation>打法</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>among people</source>
        <translation>真人之间</translation>
    </message>
    <message>
        <source>never bought: {buildings}</source>
        <translation>从未建造：{buildings}</translation>
    </message>
    <message>
        <source>every building was bought</source>
        <translation>每种建筑都有人建造</translation>
    </message>
    <message>
        <source>under {most}</source>
        <translation>低于{most}</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>{least}以上</translation>
    </message>
    <message>
        <source>buildings that somebody bought</source>
        <translation>有人建造的建筑</translation>
    </message>
    <message>
        <source>ended by {what}</source>
        <translation>结束原因：{what}</translation>
    </message>
    <message>
        <source>won by {what}</source>
        <translation>获胜方式：{what}</translation>
    </message>
    <message>
        <source>won from seat {what}</source>
        <translation>座位{what}获胜</translation>
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
        <translation>获胜局数</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>平均分数</translation>
    </message>
    <message>
        <source>games: {games}, seed: {seed}, illegal choices: {illegal}</source>
        <translation>游戏局数：{games}，种子：{seed}，违规选择：{illegal}</translation>
    </message>
    <message>
        <source>from {source}</source>
        <translation>得分：{source}</translation>
    </message>
    <message>
        <source>bought {building}</source>
        <translation>建造：{building}</translation>
    </message>
    <message>
        <source>there is no such edition</source>
        <translation>没有这个版本</translation>
    </message>
    <message>
        <source>the readings are those of the 1897 rulebook</source>
        <translation>解读方式只属于1897的规则书</translation>
    </message>
    <message>
        <source>without an expansion there are the buildings of the base game only</source>
        <translation>没有扩展时只有基础游戏的建筑</translation>
    </message>
    <message>
        <source>an expansion brings buildings: fixed, random or draft</source>
        <translation>扩展会带来建筑：fixed、random或draft</translation>
    </message>
    <message>
        <source>this expansion belongs to the 1897 edition</source>
        <translation>这个扩展属于1897版</translation>
    </message>
    <message>
        <source>the automatic opponent belongs to the 1897 edition</source>
        <translation>虚拟对手属于1897版</translation>
    </message>
    <message>
        <source>0 to 2 seats can be automatic opponents</source>
        <translation>虚拟对手可以占0到2个座位</translation>
    </message>
    <message>
        <source>one seat at least is for a player</source>
        <translation>至少要有一个座位留给玩家</translation>
    </message>
    <message>
        <source>only automatic opponents have a level: see --puertomas</source>
        <translation>只有虚拟对手才有难度：见--puertomas</translation>
    </message>
    <message>
        <source>with an automatic opponent players keep four of six achievement cards, without a draft</source>
        <translation>有虚拟对手时，玩家从六张成就卡中留下四张，不轮抽</translation>
    </message>
    <message>
        <source>villa and jeweler come with the citizens</source>
        <translation>别墅和珠宝店随公民扩展而来</translation>
    </message>
    <message>
        <source>the forest house is one of the new buildings</source>
        <translation>森林小屋属于新建筑扩展</translation>
    </message>
    <message>
        <source>where no buildings are chosen, none can be excluded</source>
        <translation>不选择建筑时，就不能排除建筑</translation>
    </message>
    <message>
        <source>only one of the two restrictions of buildings can be chosen</source>
        <translation>两种建筑限制只能选一种</translation>
    </message>
    <message>
        <source>the festival cards need the festival</source>
        <translation>节庆卡必须配合节庆使用</translation>
    </message>
    <message>
        <source>without achievements no cards can be drafted</source>
        <translation>没有成就就没有卡可以轮抽</translation>
    </message>
    <message>
        <source>the handicaps do not fit the seats</source>
        <translation>让分与座位数不符</translation>
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
        <translation>这款游戏的电脑玩家不会学习</translation>
    </message>
    <message>
        <source>{games} games in {seconds} s: loss {chances} (chances), {points} (points); mean score {mean}, of the best {best}</source>
        <translation>{games}局，{seconds}秒：误差{chances}（胜率）、{points}（分数）；平均分数{mean}，最高者{best}</translation>
    </message>
    <message>
        <source>the course ends after {games} games</source>
        <translation>课程在{games}局之后结束</translation>
    </message>
    <message>
        <source>nothing is searched in the first {games} games, which the simple bot plays</source>
        <translation>前{games}局由simple进行，不会搜索</translation>
    </message>
    <message>
        <source>the weights to begin with have layers of {there}, which can only grow</source>
        <translation>起始权重的各层大小为{there}，只能加大</translation>
    </message>
    <message>
        <source>there is no graphics card to learn on ({detail})</source>
        <translation>没有可供学习的显卡（{detail}）</translation>
    </message>
    <message>
        <source>{path}: there is another course of learning in this folder ({detail})</source>
        <translation>{path}：此文件夹中是另一个学习课程（{detail}）</translation>
    </message>
    <message>
        <source>generation {number}: {done} of {files} files with games</source>
        <translation>第{number}代：已有{files}个对局文件中的{done}个</translation>
    </message>
    <message>
        <source>generation {number}: learned from {positions} positions and {decisions} decisions; as the search does, before and now: {before}, {after}</source>
        <translation>第{number}代：从{positions}个局面和{decisions}个决定学习；与搜索一致的比例（此前、现在）：{before}、{after}</translation>
    </message>
    <message>
        <source>generation {number}: won {wins}, lost {losses}: kept</source>
        <translation>第{number}代：胜{wins}，负{losses}：保留</translation>
    </message>
    <message>
        <source>generation {number}: won {wins}, lost {losses}: not kept</source>
        <translation>第{number}代：胜{wins}，负{losses}：不保留</translation>
    </message>
    <message>
        <source>changes nothing here: games with and without such rules are learned from</source>
        <translation>在这里不会改变什么：有没有这些规则的对局都会学习</translation>
    </message>
    <message>
        <source>must be 0 to 1, not {value}</source>
        <translation>必须在0到1之间，不能是{value}</translation>
    </message>
    <message>
        <source>must be two numbers or more, each 1 to {most}, not {value}</source>
        <translation>必须是两个以上的数字，各为1到{most}，不能是{value}</translation>
    </message>
    <message>
        <source>only goes with {options}</source>
        <translation>只能与{options}一起使用</translation>
    </message>
    <message>
        <source>{option} is for opening the window</source>
        <translation>{option}只用于打开窗口时</translation>
    </message>
    <message>
        <source>winners&apos; lead: mean {lead}</source>
        <translation>获胜者领先分数：平均{lead}</translation>
    </message>
    <message>
        <source>shuffles a game: {shuffles}</source>
        <translation>每局洗牌次数：{shuffles}</translation>
    </message>
    <message>
        <source>winners with a building of cost 6: {share}</source>
        <translation>拥有费用6建筑的获胜者：{share}</translation>
    </message>
    <message>
        <source>winners with {building}</source>
        <translation>获胜者建造：{building}</translation>
    </message>
    <message>
        <source>players must be 2 to 4, not {players}</source>
        <translation>玩家人数必须是2到4，不能是{players}</translation>
    </message>
    <message>
        <source>there is no such expansion</source>
        <translation>没有这个扩展</translation>
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
        <translation>不精确</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>by a mistake: {move}</source>
        <translation>因为失误：{move}</translation>
    </message>
    <message>
        <source>by a move of {name}: {move}</source>
        <translation>因为{name}的行动：{move}</translation>
    </message>
    <message>
        <source>by luck</source>
        <translation>因为运气</translation>
    </message>
    <message>
        <source>the weights of the computer players cannot be used ({detail})</source>
        <translation>无法使用电脑玩家的权重（{detail}）</translation>
    </message>
    <message>
        <source>stopped; what has been found is kept: {file}</source>
        <translation>已停止；已得出的结果保留在：{file}</translation>
    </message>
    <message>
        <source>{file}: the review cannot be used and is made anew: {problem}</source>
        <translation>{file}：这份复盘无法使用，将重新制作：{problem}</translation>
    </message>
    <message>
        <source>review with seed {seed}, kept in {file}</source>
        <translation>种子{seed}的复盘，存放于：{file}</translation>
    </message>
    <message>
        <source>the game is not over: reviewed up to round {round}</source>
        <translation>游戏尚未结束：复盘到第{round}轮</translation>
    </message>
    <message>
        <source>played by other rules: reviewed from where it goes on</source>
        <translation>此前按不同的规则进行：从接续的局面开始复盘</translation>
    </message>
    <message>
        <source>found earlier, with other weights or rules: --again looks again</source>
        <translation>此前用其他权重或规则得出：用--again重新复盘</translation>
    </message>
    <message>
        <source>there is nothing to review yet</source>
        <translation>还没有可以复盘的决定</translation>
    </message>
    <message>
        <source>chances hold if one plays on like the expert, and the others as they did</source>
        <translation>胜率的前提：自己接下来像专家一样玩，其他人照旧</translation>
    </message>
    <message>
        <source>{name}: accuracy {accuracy} of 100</source>
        <translation>{name}：准确度{accuracy}（满分100）</translation>
    </message>
    <message>
        <source>decisions: {decisions}, points of chance at stake: {stake}, lost: {lost}</source>
        <translation>决定：{decisions}，攸关的胜率：{stake}个百分点，失去：{lost}</translation>
    </message>
    <message>
        <source>place {place} with {points} points, as many as another player</source>
        <translation>{points}分，第{place}名，与另一位玩家同分</translation>
    </message>
    <message>
        <source>place {place} with {points} points, {margin} behind the winner</source>
        <translation>{points}分，第{place}名，落后获胜者{margin}分</translation>
    </message>
    <message>
        <source>place {place} with {points} points, {margin} ahead of the next</source>
        <translation>{points}分，第{place}名，领先下一名{margin}分</translation>
    </message>
    <message>
        <source>highest chance: {chance} in round {round}</source>
        <translation>最高胜率：{chance}，第{round}轮</translation>
    </message>
    <message>
        <source>most was lost here: {part}, {lost} points of chance</source>
        <translation>失去最多之处：{part}，胜率{lost}个百分点</translation>
    </message>
    <message>
        <source>points of chance that others and luck gave back: {gained}</source>
        <translation>其他人与运气还回的胜率百分点：{gained}</translation>
    </message>
    <message>
        <source>almost faultless: {parts}</source>
        <translation>几乎没有失误：{parts}</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>准确度</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>失去</translation>
    </message>
    <message>
        <source>turning point in round {round}: {before} -&gt; {after}, {cause}</source>
        <translation>转折点，第{round}轮：{before} -&gt; {after}，{cause}</translation>
    </message>
    <message>
        <source>round {round}, decision {decision}: {move} ({chance}), better: {better} ({best}); {mark}</source>
        <translation>第{round}轮，第{decision}个决定：{move}（{chance}），更好的是：{better}（{best}）；{mark}</translation>
    </message>
    <message>
        <source>the database was missing; a copy of it was found, import it to have it back: {file}</source>
        <translation>数据库不见了；找到一份副本，导入即可取回：{file}</translation>
    </message>
    <message>
        <source>the database was damaged; a copy has taken its place, and it is now {file}</source>
        <translation>数据库已损坏；已改用副本，损坏的文件现在是：{file}</translation>
    </message>
    <message>
        <source>the database was damaged; a new one has taken its place, and it is now {file}</source>
        <translation>数据库已损坏；已改用新的数据库，损坏的文件现在是：{file}</translation>
    </message>
    <message>
        <source>new games: {new}, known already: {known}, not counted: {others}</source>
        <translation>新游戏：{new}，已知：{known}，不计入：{others}</translation>
    </message>
    <message>
        <source>{file}: {games} games</source>
        <translation>{file}：{games}局</translation>
    </message>
    <message>
        <source>there are no games of {name}</source>
        <translation>没有{name}的游戏</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>还没有游戏</translation>
    </message>
    <message>
        <source>games: {games}, won: {share} % ({low} to {high}), even share: {even} %</source>
        <translation>局数：{games}，获胜：{share}%（{low}至{high}），均等胜率：{even}%</translation>
    </message>
    <message>
        <source>games that compare with the last one ({game}, {edition}, {players} players): {games}, mean place: {place}, mean points: {points}</source>
        <translation>可与最近一局相比的游戏（{game}，{edition}，{players}位玩家）：{games}局，平均名次：{place}，平均分数：{points}</translation>
    </message>
    <message>
        <source>milestones: {reached}</source>
        <translation>里程碑：{reached}</translation>
    </message>
    <message>
        <source>{lesson}: not in order</source>
        <translation>{lesson}：有问题</translation>
    </message>
    <message>
        <source>{lesson}: ok, {count} of {ways} random courses reach the goals</source>
        <translation>{lesson}：正常，{ways}次随机走法中有{count}次达成目标</translation>
    </message>
    <message>
        <source>the position cannot be written down ({detail})</source>
        <translation>无法写下这个局面（{detail}）</translation>
    </message>
    <message>
        <source>there is no such seat for a player</source>
        <translation>没有这样的玩家座位</translation>
    </message>
    <message>
        <source>there is no seat for a computer player</source>
        <translation>没有电脑玩家的座位</translation>
    </message>
    <message>
        <source>code: {code}</source>
        <translation>代码：{code}</translation>
    </message>
    <message>
        <source>game: {game}, edition: {edition}</source>
        <translation>游戏：{game}，规则版本：{edition}</translation>
    </message>
    <message>
        <source>rules: {rules}</source>
        <translation>规则：{rules}</translation>
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
        <translation>种子：{seed}</translation>
    </message>
    <message>
        <source>there was no game of the day yet</source>
        <translation>那一天还没有今日游戏</translation>
    </message>
    <message>
        <source>day: {date}</source>
        <translation>日期：{date}</translation>
    </message>
    <message>
        <source>par: {points} points, place {place}</source>
        <translation>标准：{points}分，第{place}名</translation>
    </message>
    <message>
        <source>not a date: {text}</source>
        <translation>不是日期：{text}</translation>
    </message>
    <message>
        <source>games: {games}, puzzles: {puzzles}</source>
        <translation>局数：{games}，谜题：{puzzles}</translation>
    </message>
    <message>
        <source>the puzzles in {path} come from other games</source>
        <translation>{path}里的谜题来自别的游戏</translation>
    </message>
    <message>
        <source>{path}: {completed} of {puzzles} puzzles completed</source>
        <translation>{path}：{puzzles}题中补全了{completed}题</translation>
    </message>
    <message>
        <source>{path} is not there</source>
        <translation>没有{path}</translation>
    </message>
    <message>
        <source>{path}: {holding} of {puzzles} puzzles hold</source>
        <translation>{path}：{puzzles}题中有{holding}题仍然成立</translation>
    </message>
    <message>
        <source>not NAME=FILE with a name of Latin letters and figures: {text}</source>
        <translation>不是“NAME=FILE”的形式，名称须由拉丁字母和数字组成：{text}</translation>
    </message>
    <message>
        <source>{bot} plays without weights: {name}</source>
        <translation>{bot}不使用权重：{name}</translation>
    </message>
    <message>
        <source>no weights have the name {weights}, which {option} NAME=FILE gives</source>
        <translation>没有名为{weights}的权重，名称由{option} NAME=FILE指定</translation>
    </message>
    <message>
        <source>no bot uses {name}; the name of such a bot looks like {example}</source>
        <translation>没有电脑玩家使用{name}；名称要像{example}这样</translation>
    </message>
</context>
<context>
    <name>CliCluster</name>
    <message>
        <source>To share work with a cluster Dask is needed: pip install &apos;puertorico-desktop[cluster]&apos;</source>
        <translation>要让集群分担工作，需要Dask：pip install &apos;puertorico-desktop[cluster]&apos;</translation>
    </message>
    <message>
        <source>{address} is no address of a cluster, such as {example} ({detail})</source>
        <translation>{address}不是集群的地址，地址应如{example}（{detail}）</translation>
    </message>
    <message>
        <source>No scheduler of a cluster answers at {address}.</source>
        <translation>地址{address}没有集群的调度器回应。</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>位于{address}的集群没有工作进程。</translation>
    </message>
    <message>
        <source>The scheduler and the workers of the cluster at {address} need this version of the program.</source>
        <translation>位于{address}的集群，其调度器与工作进程都必须安装与此处相同的程序版本。</translation>
    </message>
    <message>
        <source>The scheduler of the cluster at {address} has gone.</source>
        <translation>位于{address}的集群，其调度器已经消失。</translation>
    </message>
</context>
<context>
    <name>CliDecision</name>
    <message>
        <source>choose role</source>
        <translation>选择角色</translation>
    </message>
    <message>
        <source>take tile</source>
        <translation>拿取牌片</translation>
    </message>
    <message>
        <source>place colonists</source>
        <translation>安置移民</translation>
    </message>
    <message>
        <source>build</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>take extra good</source>
        <translation>多拿一件货物</translation>
    </message>
    <message>
        <source>sell good</source>
        <translation>出售货物</translation>
    </message>
    <message>
        <source>load goods</source>
        <translation>装货</translation>
    </message>
    <message>
        <source>store goods</source>
        <translation>保存货物</translation>
    </message>
    <message>
        <source>accept benefit</source>
        <translation>决定要不要</translation>
    </message>
    <message>
        <source>draft building</source>
        <translation>选择建筑</translation>
    </message>
    <message>
        <source>place nobles</source>
        <translation>安置贵族</translation>
    </message>
    <message>
        <source>place drawn tile</source>
        <translation>放置抽到的牌片</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>deliver goods</source>
        <translation>交货</translation>
    </message>
    <message>
        <source>discard tile</source>
        <translation>弃掉牌片</translation>
    </message>
    <message>
        <source>move guests</source>
        <translation>移动客人</translation>
    </message>
    <message>
        <source>after sale</source>
        <translation>出售之后</translation>
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
        <translation>保留建筑</translation>
    </message>
    <message>
        <source>mayor privilege</source>
        <translation>市长特权</translation>
    </message>
    <message>
        <source>prospector privilege</source>
        <translation>淘金者特权</translation>
    </message>
    <message>
        <source>production</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>hospice</source>
        <translation>收容院</translation>
    </message>
    <message>
        <source>university</source>
        <translation>大学</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>工厂</translation>
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
        <translation>灯塔</translation>
    </message>
    <message>
        <source>specialty factory</source>
        <translation>专门工厂</translation>
    </message>
    <message>
        <source>union hall</source>
        <translation>联合会馆</translation>
    </message>
    <message>
        <source>chapel doubloon</source>
        <translation>礼拜堂的杜布隆</translation>
    </message>
    <message>
        <source>chapel point</source>
        <translation>礼拜堂的分数</translation>
    </message>
    <message>
        <source>jeweler</source>
        <translation>珠宝店</translation>
    </message>
    <message>
        <source>villa</source>
        <translation>别墅</translation>
    </message>
    <message>
        <source>hunting lodge</source>
        <translation>狩猎小屋</translation>
    </message>
    <message>
        <source>take person</source>
        <translation>从拓荒船上拿人</translation>
    </message>
</context>
<context>
    <name>CliHelp</name>
    <message>
        <source>some of these, with commas: {choices}</source>
        <translation>以逗号分隔：{choices}</translation>
    </message>
    <message>
        <source>how they are chosen: {choices}</source>
        <translation>选择方式：{choices}</translation>
    </message>
    <message>
        <source>how many of the last seats are automatic opponents, 0 to 2 (0)</source>
        <translation>最后几个座位是虚拟对手，0到2（0）</translation>
    </message>
    <message>
        <source>of the automatic opponents: {choices}</source>
        <translation>虚拟对手的难度：{choices}</translation>
    </message>
    <message>
        <source>of the 1897 rulebook: {choices}</source>
        <translation>1897规则书的读法：{choices}</translation>
    </message>
    <message>
        <source>{editions} ({default})</source>
        <translation>{editions}（{default}）</translation>
    </message>
    <message>
        <source>look for puzzles in games of bots</source>
        <translation>在电脑玩家的游戏中寻找谜题</translation>
    </message>
    <message>
        <source>the file of puzzles; a file already begun is continued</source>
        <translation>谜题的文件；已经开始的会接着做</translation>
    </message>
    <message>
        <source>whose nodes are varied ({default})</source>
        <translation>改变谁的节点数（{default}）</translation>
    </message>
    <message>
        <source>more and more nodes, each number against the one before ({default}); with --levels, a number for each bot that looks ahead, or one for all, instead of their time</source>
        <translation>越来越多的节点数，每个与前一个比较（{default}）；搭配--levels时，是每个会往前看的电脑玩家各一个数字，或全部共用一个，取代思考时间</translation>
    </message>
    <message>
        <source>bots from the weakest to the strongest instead, each against the one before ({default})</source>
        <translation>改为由弱到强的电脑玩家，每个与前一个比较（{default}）</translation>
    </message>
    <message>
        <source>how many for each step ({default}); with commas one for each step</source>
        <translation>每阶段的局数（{default}）；用逗号分隔时每阶段各一个</translation>
    </message>
    <message>
        <source>same seed, same games ({default})</source>
        <translation>种子相同，游戏就相同（{default}）</translation>
    </message>
    <message>
        <source>keep what each game came to in a file, and go on from what is there</source>
        <translation>把每局的结果保存在文件里，并从已有的结果继续</translation>
    </message>
    <message>
        <source>a chart ({chart}) or a table ({table}) as a file, what is there is replaced; may be given for both</source>
        <translation>图表（{chart}）或表格（{table}）的文件，原有的会被替换；可以两者都指定</translation>
    </message>
    <message>
        <source>check puzzles again</source>
        <translation>重新检查谜题</translation>
    </message>
    <message>
        <source>add what others take after each move to puzzles that do not tell it</source>
        <translation>为没有说明每一步之后其他人会选什么的谜题补上这些内容</translation>
    </message>
    <message>
        <source>files of puzzles (default: those of the program)</source>
        <translation>谜题的文件（默认：程序自带的）</translation>
    </message>
    <message>
        <source>take out of the files what does not hold any more</source>
        <translation>把不再成立的从文件中移除</translation>
    </message>
    <message>
        <source>{least} to {most} ({default})</source>
        <translation>{least}到{most}（{default}）</translation>
    </message>
    <message>
        <source>one for each player from the first governor on, or one for all ({default}): {bots}</source>
        <translation>每位玩家一个，从第一任总督开始；也可以只给一个，用于全部玩家（{default}）：{bots}</translation>
    </message>
    <message>
        <source>who plays, two at least, or one against automatic opponents; the last one takes all seats that are left, and everybody sits everywhere: {bots}</source>
        <translation>由谁对战，至少两个，与虚拟对手对战时可以只有一个；最后一个补满其余座位，每个都会轮坐各座位：{bots}</translation>
    </message>
    <message>
        <source>who thinks ({default}): {bots}</source>
        <translation>由谁思考（{default}）：{bots}</translation>
    </message>
    <message>
        <source>print the page about the language of such programs and do nothing else</source>
        <translation>打印此类程序所用语言的说明，不做其他事</translation>
    </message>
    <message>
        <source>time for every bot to think about a move, instead of its own</source>
        <translation>每个电脑玩家每次行动的思考时间，取代各自的设置</translation>
    </message>
    <message>
        <source>{what}; with commas one for each bot</source>
        <translation>{what}；用逗号分隔时每个电脑玩家各一个</translation>
    </message>
    <message>
        <source>nodes for every bot to search for a move: the same on every computer</source>
        <translation>每个电脑玩家每次行动搜索的节点数：在任何电脑上都相同</translation>
    </message>
    <message>
        <source>instead: the workers of the Dask cluster with that scheduler, such as {example}</source>
        <translation>改用此调度器所属Dask集群的工作进程，例如{example}</translation>
    </message>
    <message>
        <source>print one JSON object and nothing else</source>
        <translation>只输出一个JSON对象</translation>
    </message>
    <message>
        <source>Puerto Rico on the desktop. Without a command, the window opens; with the name of a saved game alone, it opens with that game.</source>
        <translation>桌面上的波多黎各。没有命令时打开窗口；只给一个存档的文件名时，打开窗口并载入那局游戏。</translation>
    </message>
    <message>
        <source>before everything else: the language, {languages} (that of the system)</source>
        <translation>放在最前面：语言，{languages}（系统的语言）</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>显示程序的版本后退出</translation>
    </message>
    <message>
        <source>open a window of its own, even if the program runs already</source>
        <translation>即使程序已在运行，也另开窗口</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>count finished games from files</source>
        <translation>计入文件中已结束的游戏</translation>
    </message>
    <message>
        <source>saved games, folders with them, or what was exported as JSON (all that the program knows)</source>
        <translation>保存的游戏、含有它们的文件夹，或导出的JSON（程序所知的全部）</translation>
    </message>
    <message>
        <source>write all that is known of the games</source>
        <translation>写出关于游戏的所有资料</translation>
    </message>
    <message>
        <source>{kinds}: everything, or a table as CSV ({default})</source>
        <translation>{kinds}：全部，或一个CSV表格（{default}）</translation>
    </message>
    <message>
        <source>the file; what is there is replaced</source>
        <translation>文件；已有的内容会被取代</translation>
    </message>
    <message>
        <source>sum up the games of a player</source>
        <translation>总结一位玩家的所有游戏</translation>
    </message>
    <message>
        <source>whose games (yours, or those of who has played most)</source>
        <translation>谁的游戏（你的，或玩得最多的人的）</translation>
    </message>
    <message>
        <source>another database than that of the program</source>
        <translation>程序数据库以外的另一个数据库</translation>
    </message>
    <message>
        <source>play whole games without a window</source>
        <translation>不打开窗口，进行整局游戏</translation>
    </message>
    <message>
        <source>let bots play against each other</source>
        <translation>让电脑玩家互相对战</translation>
    </message>
    <message>
        <source>measure what nodes and levels are worth</source>
        <translation>测量节点数和级别的价值</translation>
    </message>
    <message>
        <source>let a bot speak with another program</source>
        <translation>让电脑玩家与另一个程序对话</translation>
    </message>
    <message>
        <source>measure how fast the program is</source>
        <translation>测量程序的速度</translation>
    </message>
    <message>
        <source>make the bots&apos; weights, by self-play</source>
        <translation>以自我对战制作电脑玩家的权重</translation>
    </message>
    <message>
        <source>print a whole game as text</source>
        <translation>以文本输出一整局游戏</translation>
    </message>
    <message>
        <source>check saved games</source>
        <translation>检查存档</translation>
    </message>
    <message>
        <source>sum up a saved game</source>
        <translation>显示存档的摘要</translation>
    </message>
    <message>
        <source>look back at a saved game: what moves cost</source>
        <translation>复盘存档：每一步的代价</translation>
    </message>
    <message>
        <source>games to share: the same on every computer</source>
        <translation>可以分享的游戏：在每台电脑上都相同</translation>
    </message>
    <message>
        <source>the game of the day</source>
        <translation>今日游戏</translation>
    </message>
    <message>
        <source>make puzzles, or check them</source>
        <translation>制作或检查谜题</translation>
    </message>
    <message>
        <source>all games that were played</source>
        <translation>所有玩过的游戏</translation>
    </message>
    <message>
        <source>check lessons, or begin one</source>
        <translation>检查教学，或开始写一个</translation>
    </message>
    <message>
        <source>print a saved game as text</source>
        <translation>以文本输出存档</translation>
    </message>
    <message>
        <source>draw the window into a file</source>
        <translation>把窗口画成图片文件</translation>
    </message>
    <message>
        <source>the computer players of the games of the days instead</source>
        <translation>测量今日游戏的电脑玩家，而不是规则和保存</translation>
    </message>
    <message>
        <source>the page of a review instead of rules and saving; needs no screen</source>
        <translation>测量复盘页面，而不是规则和保存；不需要屏幕</translation>
    </message>
    <message>
        <source>the statistics instead of rules and saving; needs no screen</source>
        <translation>测量统计，而不是规则和保存；不需要屏幕</translation>
    </message>
    <message>
        <source>play lessons in many ways</source>
        <translation>以多种走法试玩教学</translation>
    </message>
    <message>
        <source>lessons (default: those of the program)</source>
        <translation>教学文件（默认：程序自带的）</translation>
    </message>
    <message>
        <source>random courses ({default})</source>
        <translation>随机走法的次数（{default}）</translation>
    </message>
    <message>
        <source>write down a position of a saved game</source>
        <translation>写下存档中的一个局面</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>the position after so many decisions</source>
        <translation>这么多次决定之后的局面</translation>
    </message>
    <message>
        <source>how many ({default})</source>
        <translation>局数（{default}）</translation>
    </message>
    <message>
        <source>processes ({default})</source>
        <translation>进程数（{default}）</translation>
    </message>
    <message>
        <source>save every game there</source>
        <translation>把每局游戏保存在那里</translation>
    </message>
    <message>
        <source>{default}; {other} with --gui</source>
        <translation>{default}；使用--gui时{other}</translation>
    </message>
    <message>
        <source>the bots instead of rules and saving</source>
        <translation>测量电脑玩家，而不是规则和保存</translation>
    </message>
    <message>
        <source>the window instead of rules and saving; needs no screen</source>
        <translation>测量窗口，而不是规则和保存；不需要屏幕</translation>
    </message>
    <message>
        <source>{default}; {other} with --bots, --days, --gui or --review</source>
        <translation>{default}；使用--bots、--days、--gui或--review时{other}</translation>
    </message>
    <message>
        <source>time to measure ({default})</source>
        <translation>测量的秒数（{default}）</translation>
    </message>
    <message>
        <source>saved games</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>so many decisions (default: where the game stands)</source>
        <translation>到第几个决定为止（默认：当前局面）</translation>
    </message>
    <message>
        <source>the seed of the game ({default})</source>
        <translation>游戏的种子（{default}）</translation>
    </message>
    <message>
        <source>after so many decisions of bots ({default})</source>
        <translation>电脑玩家做出这么多个决定之后（{default}）</translation>
    </message>
    <message>
        <source>show a saved game instead</source>
        <translation>改为显示存档</translation>
    </message>
    <message>
        <source>the language of the window, such as {example} ({default})</source>
        <translation>窗口的语言，例如{example}（{default}）</translation>
    </message>
    <message>
        <source>its colours, such as light or dark ({default})</source>
        <translation>窗口的配色，例如light或dark（{default}）</translation>
    </message>
    <message>
        <source>its size in logical pixels ({default})</source>
        <translation>窗口的大小，以逻辑像素计（{default}）</translation>
    </message>
    <message>
        <source>device pixels for a logical one ({default})</source>
        <translation>每个逻辑像素的设备像素（{default}）</translation>
    </message>
    <message>
        <source>the size of its texts in per cent ({default})</source>
        <translation>文字大小，以百分比计（{default}）</translation>
    </message>
    <message>
        <source>the picture, a PNG file; what is there is replaced</source>
        <translation>图片，PNG文件；原有的文件会被替换</translation>
    </message>
    <message>
        <source>how many ({default}; {other} in each generation)</source>
        <translation>局数（{default}；每代{other}）</translation>
    </message>
    <message>
        <source>share of the seats that the simple bot takes ({default})</source>
        <translation>由simple入座的座位比例（{default}）</translation>
    </message>
    <message>
        <source>share of the decisions learned from that a search makes ({default})</source>
        <translation>学习所用的决定中由搜索作出的比例（{default}）</translation>
    </message>
    <message>
        <source>end after so many games, in the middle of the course</source>
        <translation>下完这么多局就结束，即使课程尚未完成</translation>
    </message>
    <message>
        <source>with --start: go on with the course where so many games were learned from</source>
        <translation>搭配--start：从课程中已学习这么多局之处继续</translation>
    </message>
    <message>
        <source>with --start: play all games with these weights, then learn from all of them so often, in small steps</source>
        <translation>搭配--start：先用这些权重玩完所有对局，再以小步长把所有对局学习这么多遍</translation>
    </message>
    <message>
        <source>begin with these weights, of a table of any size, instead of nothing</source>
        <translation>从这些权重开始（人数不限），而不是从零开始</translation>
    </message>
    <message>
        <source>learn from games with search, so many times, and keep what wins; OUT is a folder then, and what was ended goes on there</source>
        <translation>从使用搜索的游戏学习这么多次，并保留获胜的权重；此时OUT是文件夹，中断后会从那里继续</translation>
    </message>
    <message>
        <source>with --generations or --search-share: playouts of each decision ({default})</source>
        <translation>搭配--generations或--search-share：每个决定的搜索次数（{default}）</translation>
    </message>
    <message>
        <source>with --generations: games that decide what is kept ({default})</source>
        <translation>搭配--generations：决定是否保留的局数（{default}）</translation>
    </message>
    <message>
        <source>sizes of the network&apos;s layers; those of the weights to begin with can only grow</source>
        <translation>神经网络各层的大小；起始权重的各层只能加大</translation>
    </message>
    <message>
        <source>learn on a graphics card, with CuPy</source>
        <translation>使用CuPy在显卡上学习</translation>
    </message>
    <message>
        <source>where the weights go, renewed after every part of the games; what is there is replaced</source>
        <translation>权重存放的位置，每一部分游戏之后更新；原有的会被替换</translation>
    </message>
    <message>
        <source>open the window without the game that was played last</source>
        <translation>打开窗口，但不恢复上次玩的游戏</translation>
    </message>
    <message>
        <source>same seed, same games (a new one every time)</source>
        <translation>种子相同，游戏就相同（不指定时每次都用新的）</translation>
    </message>
    <message>
        <source>same seed, same moves ({default})</source>
        <translation>种子相同，每一步就相同（{default}）</translation>
    </message>
    <message>
        <source>same seed, same review (that of the review that lies beside the game, else {default})</source>
        <translation>种子相同，复盘就相同（用存档旁边那份复盘的种子，没有则为{default}）</translation>
    </message>
    <message>
        <source>look again, whatever has been found earlier</source>
        <translation>不管此前的结果，重新复盘</translation>
    </message>
    <message>
        <source>make the code of a game</source>
        <translation>制作一局游戏的代码</translation>
    </message>
    <message>
        <source>who sits in the other seats in their order, or one for all ({default}): {bots}</source>
        <translation>其他座位依次由谁坐，或一个代表全部（{default}）：{bots}</translation>
    </message>
    <message>
        <source>the seat of the player, the first governor has 1 ({default})</source>
        <translation>玩家的座位，第一位总督是1（{default}）</translation>
    </message>
    <message>
        <source>same seed, same game (a new one every time)</source>
        <translation>种子相同，游戏就相同（不指定时每次都用新的）</translation>
    </message>
    <message>
        <source>say which game a code stands for</source>
        <translation>说明代码代表哪一局游戏</translation>
    </message>
    <message>
        <source>the code; case and spaces do not matter</source>
        <translation>代码；大小写和空格都不影响</translation>
    </message>
    <message>
        <source>another date, such as {example} (today&apos;s)</source>
        <translation>别的日期，例如{example}（今天）</translation>
    </message>
    <message>
        <source>play it with a steady bot in the player&apos;s seat: what it makes of it is par</source>
        <translation>让稳定的电脑坐在玩家的座位上玩一局：它的成绩就是标准</translation>
    </message>
    <message>
        <source>weights for bots, which are named like {example} then; may be given again for other weights</source>
        <translation>电脑玩家的权重，其名称写成{example}；可重复指定其他权重</translation>
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
        <translation>选项</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>显示本帮助后退出</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>参数%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>需要一个值</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>最多一个值</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>至少需要一个值</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>需要%s个值</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>需要%s个值</translation>
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
        <translation>没有这个选择：%(value)r（可选：%(choices)s）</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>不能与参数%s一起使用</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>必须有下列参数之一：%s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少下列参数：%s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>选项不明确：%(option)s可能是%(matches)s</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>这里不能有选项：%s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>没有这个命令：%(parser_name)r（可选：%(choices)s）</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>无法识别的参数：%s</translation>
    </message>
    <message>
        <source>can&apos;t open &apos;%(filename)s&apos;: %(error)s</source>
        <translation>无法打开“%(filename)s”：%(error)s</translation>
    </message>
</context>
<context>
    <name>CliProgram</name>
    <message>
        <source>The program {program} cannot be started: {detail}</source>
        <translation>无法启动程序{program}：{detail}</translation>
    </message>
    <message>
        <source>The program {program} has ended.</source>
        <translation>程序{program}已结束。</translation>
    </message>
    <message>
        <source>The program {program} was not ready within {detail} seconds.</source>
        <translation>程序{program}未能在{detail}秒内就绪。</translation>
    </message>
    <message>
        <source>The program {program} speaks another language: {detail}</source>
        <translation>程序{program}使用另一种语言：{detail}</translation>
    </message>
    <message>
        <source>The program {program} did not move within {detail} seconds.</source>
        <translation>程序{program}未能在{detail}秒内行动。</translation>
    </message>
    <message>
        <source>The program {program} complains: {detail}</source>
        <translation>程序{program}报告问题：{detail}</translation>
    </message>
    <message>
        <source>The program {program} chose an action that does not exist: {detail}</source>
        <translation>程序{program}选了不存在的行动：{detail}</translation>
    </message>
    <message>
        <source>The program {program} broke the rules: {detail}</source>
        <translation>程序{program}违反规则：{detail}</translation>
    </message>
</context>
<context>
    <name>CliSanJuan</name>
    <message>
        <source>choose role</source>
        <translation>选择角色</translation>
    </message>
    <message>
        <source>build</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>produce</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>sell</source>
        <translation>出售</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>选择保留的卡牌</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>换牌</translation>
    </message>
    <message>
        <source>tuck</source>
        <translation>把卡牌放到建筑下</translation>
    </message>
    <message>
        <source>accept benefit</source>
        <translation>决定要不要</translation>
    </message>
    <message>
        <source>adventurer</source>
        <translation>探险家</translation>
    </message>
    <message>
        <source>recruiter</source>
        <translation>招募官</translation>
    </message>
    <message>
        <source>lumberyard</source>
        <translation>伐木场</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>医院</translation>
    </message>
    <message>
        <source>school</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>工厂</translation>
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
        <translation>农舍</translation>
    </message>
    <message>
        <source>zoning office</source>
        <translation>区划办公室</translation>
    </message>
    <message>
        <source>villa</source>
        <translation>度假村</translation>
    </message>
    <message>
        <source>gold mine</source>
        <translation>金矿</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>银行</translation>
    </message>
    <message>
        <source>trader</source>
        <translation>贸易商</translation>
    </message>
</context>
<context>
    <name>CliWeights</name>
    <message>
        <source>these are no weights for this program ({detail})</source>
        <translation>这不是本程序的权重文件（{detail}）</translation>
    </message>
    <message>
        <source>these weights are for another game ({detail})</source>
        <translation>这是另一个游戏的权重（{detail}）</translation>
    </message>
    <message>
        <source>these weights are for another number of players ({detail})</source>
        <translation>这是另一种人数的权重（{detail}）</translation>
    </message>
    <message>
        <source>these weights are for other rules: they do not know all pieces of these games</source>
        <translation>这是其他规则的权重：不认识这种游戏的所有组件</translation>
    </message>
    <message>
        <source>in this game bots play without weights</source>
        <translation>这个游戏的电脑玩家不使用权重</translation>
    </message>
</context>
<context>
    <name>CloseUp</name>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
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
        <translation>说明卡或记录(&amp;G)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>下一个(&amp;X)</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>说明卡</translation>
    </message>
    <message>
        <source>Show it over the table, or put it aside</source>
        <translation>在桌上显示说明卡，或把它收起来</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Small letters and spaces do not matter.</source>
        <translation>大小写和空格都没有关系。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Game code</source>
        <translation>游戏代码</translation>
    </message>
    <message>
        <source>&amp;Code of a game that was shared with you</source>
        <translation>别人分享给你的游戏代码(&amp;C)</translation>
    </message>
    <message>
        <source>The game at the table</source>
        <translation>桌上的游戏</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>开始玩(&amp;P)</translation>
    </message>
</context>
<context>
    <name>CodesPart</name>
    <message>
        <source>Copied: {code}</source>
        <translation>已复制：{code}</translation>
    </message>
    <message>
        <source>&amp;Enter a game code…</source>
        <translation>输入游戏代码(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy game code</source>
        <translation>复制游戏代码(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Colonists</name>
    <message numerus="yes">
        <source>%n colonist(s) on the ship</source>
        <translation>
            <numerusform>拓荒船上有%n个移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) in the supply</source>
        <translation>
            <numerusform>公共堆有%n个移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <translation>
            <numerusform>还剩%n个胜利分数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>其中%n个是贵族</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in the supply</source>
        <translation>
            <numerusform>公共堆有%n个贵族</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points from round to round as a graph</source>
        <translation>每一轮的分数曲线</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>It is {player}&apos;s turn</source>
        <translation>轮到{player}了</translation>
    </message>
    <message>
        <source>The achievement cards are hidden: nobody else should look at the screen now.</source>
        <translation>成就卡是保密的：现在其他人不应该看屏幕。</translation>
    </message>
    <message>
        <source>&amp;Never cover</source>
        <translation>不再遮挡(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;I am {player}</source>
        <translation>我是{player}(&amp;I)</translation>
    </message>
    <message>
        <source>Only {player} may look</source>
        <translation>现在只有{player}可以看</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Puerto Rico Desktop, game of the day, {date}</source>
        <translation>Puerto Rico Desktop，今日游戏，{date}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}分</translation>
    </message>
    <message>
        <source>par: {par}</source>
        <translation>标准：{par}</translation>
    </message>
    <message>
        <source>Today&apos;s game, {date}</source>
        <translation>今日游戏，{date}</translation>
    </message>
    <message>
        <source>Seat {seat} of {players}, against steady computer players ({nodes}). Everybody has the same game today, and one try counts: without undo, without hints; it may be left and resumed.</source>
        <translation>{players}个座位中的第{seat}个，对手是稳定的电脑（{nodes}）。今天每个人玩的都是同一局，只计一次：不能撤销，没有提示；可以中途离开再接着玩。</translation>
    </message>
    <message>
        <source>{result}. Par could not be worked out; it is tried again when you open this page.</source>
        <translation>{result}。无法计算标准；再打开这个页面时会重新计算。</translation>
    </message>
    <message>
        <source>&amp;Play it again as practice</source>
        <translation>再玩一次当作练习(&amp;P)</translation>
    </message>
    <message>
        <source>The game that you had begun is not kept any more. A second try does not count.</source>
        <translation>你开始的那一局已经不在了。第二次不计入成绩。</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>你已经开始了。</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>继续(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始玩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>练习(&amp;P)</translation>
    </message>
    <message>
        <source>Steady computer players make the same moves on every computer; the number is their strength, the positions that they look at before a move.</source>
        <translation>稳定的电脑在每台电脑上走法都相同；数字是强度，也就是每走一步之前考虑的局面数。</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>第{place}名</translation>
    </message>
    <message>
        <source>There is no game of the day yet: check the date of this computer.</source>
        <translation>还没有今日游戏：请检查这台电脑的日期。</translation>
    </message>
    <message>
        <source>{result}. Par is being worked out: the result of a steady computer player in your seat.</source>
        <translation>{result}。正在计算标准，也就是稳定的电脑在你的座位上得到的结果。</translation>
    </message>
    <message>
        <source>You have already played the game of a later day: this one is for practice.</source>
        <translation>已经玩过日期更晚的游戏：这一局只当作练习。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
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
        <translation>今日游戏</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <translation>复盘这一局(&amp;W)</translation>
    </message>
    <message>
        <source>Loo&amp;k at the game</source>
        <translation>看这局游戏(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>复制结果(&amp;C)</translation>
    </message>
    <message>
        <source>Copy game c&amp;ode</source>
        <translation>复制游戏代码(&amp;O)</translation>
    </message>
    <message>
        <source>The last seven days stay open as practice.</source>
        <translation>最近七天的游戏都可以当作练习来玩。</translation>
    </message>
    <message>
        <source>Practi&amp;se this day</source>
        <translation>练习这一天(&amp;S)</translation>
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
        <translation>今日游戏(&amp;T)</translation>
    </message>
</context>
<context>
    <name>DecisionCard</name>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>后来的发展</translation>
    </message>
    <message>
        <source>Try &amp;another move</source>
        <translation>试别的走法(&amp;A)</translation>
    </message>
    <message>
        <source>See the &amp;table</source>
        <translation>看局面(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>从这里接着玩(&amp;P)…</translation>
    </message>
    <message>
        <source>Decision before (Left)</source>
        <translation>上一个决定（左方向键）</translation>
    </message>
    <message>
        <source>Next decision (Right)</source>
        <translation>下一个决定（右方向键）</translation>
    </message>
    <message>
        <source>This is the first decision.</source>
        <translation>这是第一个决定。</translation>
    </message>
    <message>
        <source>This is the last decision.</source>
        <translation>这是最后一个决定。</translation>
    </message>
    <message>
        <source>The expert looks at this decision first.</source>
        <translation>专家正先看这个决定。</translation>
    </message>
    <message>
        <source>Nothing else was possible.</source>
        <translation>没有别的选择。</translation>
    </message>
    <message>
        <source>Round {round}: {part}</source>
        <translation>第{round}轮：{part}</translation>
    </message>
    <message>
        <source>Nothing else was worth considering.</source>
        <translation>没有别的值得考虑。</translation>
    </message>
    <message>
        <source>The expert has not looked at it yet.</source>
        <translation>专家还没有看过。</translation>
    </message>
    <message>
        <source>You chose</source>
        <translation>你的选择</translation>
    </message>
    <message>
        <source>{chance} after it</source>
        <translation>之后{chance}</translation>
    </message>
    <message>
        <source>You chose, like the expert</source>
        <translation>你的选择，和专家相同</translation>
    </message>
    <message>
        <source>The expert would choose</source>
        <translation>专家的选择</translation>
    </message>
    <message>
        <source>Everybody&apos;s chance: after your choice → after the expert&apos;s</source>
        <translation>每个人的胜率：你的选择之后 → 专家的选择之后</translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message>
        <source>Raid: up to {count}</source>
        <translation>掠夺：最多{count}</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>掠夺</translation>
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
        <translation>绑架：最多{doubloons}个杜布隆</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>绑架</translation>
    </message>
    <message>
        <source>Empty a cargo ship and keep up to 3 of its goods; the rest goes to the supply.</source>
        <translation>清空一条运输船，最多留下其中3件货物；其余放回公共堆。</translation>
    </message>
    <message>
        <source>No cargo ship carries anything.</source>
        <translation>没有任何运输船上有货物。</translation>
    </message>
    <message>
        <source>Empty the trading house for 1 VP a good.</source>
        <translation>清空商会，每件货物得1分。</translation>
    </message>
    <message>
        <source>Take people off the colonist ship: up to 3 work for you at once, the rest leaves the game.</source>
        <translation>带走拓荒船上的移民：最多3个立刻为你工作，其余离开游戏。</translation>
    </message>
    <message>
        <source>Take the doubloons of a free role card and put your crest on it. If another player chooses it, the bank pays you 3; if nobody does, you play it at the end of the round.</source>
        <translation>选一张角色卡，须无人选择：拿取上面的钱，并放上你的纹章。若其他玩家选择它，你从银行得3个杜布隆；若无人选择，一轮结束时由你执行它。</translation>
    </message>
    <message>
        <source>Keep one good less.</source>
        <translation>少留一件。</translation>
    </message>
    <message>
        <source>Keep one good more.</source>
        <translation>多留一件。</translation>
    </message>
    <message>
        <source>Whether the noble is among those who leave the ship.</source>
        <translation>离开拓荒船的人当中是否有贵族。</translation>
    </message>
    <message>
        <source>With the noble</source>
        <translation>含贵族</translation>
    </message>
    <message>
        <source>{player}: poach colonists</source>
        <translation>{player}：挖角移民</translation>
    </message>
    <message>
        <source>{player}: raid a ship</source>
        <translation>{player}：掠夺船只</translation>
    </message>
    <message>
        <source>{player}: capture a role</source>
        <translation>{player}：绑架一个角色</translation>
    </message>
    <message>
        <source>Click the role again to capture it, or another one instead.</source>
        <translation>再点一次就拿这个角色；点别的角色就改拿那一个。</translation>
    </message>
    <message>
        <source>All goods of the ship go back to the supply.</source>
        <translation>船上所有货物放回公共堆。</translation>
    </message>
    <message>
        <source>You keep {kept}; back to the supply: {returned}.</source>
        <translation>你得到{kept}，{returned}放回公共堆。</translation>
    </message>
    <message>
        <source>You keep {kept}.</source>
        <translation>你得到{kept}。</translation>
    </message>
    <message>
        <source>+ and − change that.</source>
        <translation>用+和−改变数量。</translation>
    </message>
    <message>
        <source>+ and − change that, a click takes another ship.</source>
        <translation>用+和−改变数量，点另一条船则改为掠夺那条。</translation>
    </message>
    <message>
        <source>Click free circles, or drag people there.</source>
        <translation>点空的圆环，或把人拖到那里。</translation>
    </message>
    <message>
        <source>Click a free circle for a colonist, once more for a noble.</source>
        <translation>点空的圆环放移民，再点一次换成贵族。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) may still get work.</source>
        <translation>
            <numerusform>还可让%n个新来的人工作。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) work; the rest leaves the game.</source>
        <translation>
            <numerusform>%n个新来的人得到工作；其余离开游戏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one to take a noble instead.</source>
        <translation>再点一次就换成贵族。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) work.</source>
        <translation>
            <numerusform>%n个新来的人得到工作。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no free circle: all of them leave the game.</source>
        <translation>你没有空的圆环：他们全部离开游戏。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) leave(s) the game.</source>
        <translation>
            <numerusform>%n个新来的人离开游戏。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Disclosure</name>
    <message>
        <source>Write &amp;everything</source>
        <translation>全部写入(&amp;E)</translation>
    </message>
    <message>
        <source>Leave the game &amp;out</source>
        <translation>不含游戏内容(&amp;O)</translation>
    </message>
    <message>
        <source>The game is still running.</source>
        <translation>游戏还在进行中。</translation>
    </message>
    <message>
        <source>The file shows all hands and everything else that is hidden. Do not read it yet.</source>
        <translation>文件里会看到所有人的手牌和其他隐藏的内容，游戏结束前请不要打开。</translation>
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
        <translation>熟悉经典版的人会发现，这里用的词不同，也有几条不同的规则。</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>不同的用词</translation>
    </message>
    <message>
        <source>Colonists are workers. They wait on the portrait instead of San Juan, and come from the work register instead of the colonist ship.</source>
        <translation>移民改称工人。他们在肖像上等候，而不是在圣胡安；从就业处来，而不是从拓荒船来。</translation>
    </message>
    <message>
        <source>Indigo is fruit, doubloons are coins, plantations are estates, violet buildings are commercial buildings, and large ones are expanded buildings.</source>
        <translation>靛蓝改为水果，杜布隆改称钱币，紫色建筑改称商业建筑，大型建筑改称扩建建筑；货物改称商品，商会改称交易所，运输船改称商船，船坞船改称私人船只，公共堆和银行改称供应堆，计分圆片改称VP标记；游戏面板改称玩家图板，岛区改称乡村，城区改称建筑区，牌片改称板块，圆环改称工人格，被占据改称有工人进驻。</translation>
    </message>
    <message>
        <source>The table at the end of this page lists the roles, goods, tiles and buildings that have another name.</source>
        <translation>名称不同的角色、商品、板块和建筑，列在本页最后的表格里。</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>不同的规则</translation>
    </message>
    <message>
        <source>Five players have {points_of_five} victory points, in the classic game {classic_points_of_five}.</source>
        <translation>5人游戏有{points_of_five}个胜利分数，经典版是{classic_points_of_five}个。</translation>
    </message>
    <message>
        <source>Estates are drawn from a bag. Discarded ones go back into it when it is empty.</source>
        <translation>种植园从布袋里抽取。布袋空了，就把弃除的放回去。</translation>
    </message>
    <message>
        <source>The worker of the {hospice} may also go onto the tile drawn with the {hacienda}.</source>
        <translation>{hospice}的工人也可以放在用{hacienda}抽到的板块上。</translation>
    </message>
    <message>
        <source>Goods on the personal ships of {wharf} and {small_wharf} go to the supply when the captain phase ends, in the classic game at once.</source>
        <translation>{wharf}和{small_wharf}私人船只上的商品，船长阶段结束时才放回供应堆；在经典版，运走时马上放回。</translation>
    </message>
    <message>
        <source>{hacienda} and {forest_house} may both be in the game, which they never are in the classic game.</source>
        <translation>{hacienda}和{forest_house}可以出现在同一局游戏里；在经典版则不会。</translation>
    </message>
    <message>
        <source>Without any tile the {residence} brings nothing; in the classic game it brings {residence_0} then, too.</source>
        <translation>没有任何板块时，{residence}得不到分数；在经典版，这时也有{residence_0}。</translation>
    </message>
    <message>
        <source>The rulebook itself has the rules for two players.</source>
        <translation>规则书本身就有2人游戏的规则。</translation>
    </message>
</context>
<context>
    <name>EndMeter</name>
    <message>
        <source>This round is the last one.</source>
        <translation>这是最后一轮。</translation>
    </message>
    <message numerus="yes">
        <source>Fullest city: {player}, with %n free space(s).</source>
        <translation>
            <numerusform>城区最满的是{player}，还剩%n格。</numerusform>
        </translation>
    </message>
    <message>
        <source>The victory points have run out: the round of the next captain phase is the last one.</source>
        <translation>计分圆片已经用完：进行下一次船长阶段的那一轮是最后一轮。</translation>
    </message>
    <message>
        <source>The game ends with the round in which one of these runs out:</source>
        <translation>下列任何一项用尽，游戏就在那一轮结束时结束：</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s) left.</source>
        <translation>
            <numerusform>还剩%n个胜利分数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonists may run out: with nobles the game goes on.</source>
        <translation>移民用完也没关系：有贵族时游戏会继续。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left in the supply.</source>
        <translation>
            <numerusform>公共堆还剩%n个移民。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The colonist ship would take %n colonist(s) now.</source>
        <translation>
            <numerusform>拓荒船现在需要补充%n个移民。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) short for it.</source>
        <translation>
            <numerusform>还差%n个移民。</numerusform>
        </translation>
    </message>
    <message>
        <source>How near the end is</source>
        <translation>离游戏结束还有多远</translation>
    </message>
</context>
<context>
    <name>ErrorReports</name>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Write a bug report…</source>
        <translation>生成错误报告(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>程序出了问题。</translation>
    </message>
    <message>
        <source>Your game is kept up to the last decision. A bug report helps to mend it; nothing is sent.</source>
        <translation>你的游戏已保存到最后一个决定。错误报告有助于修复问题；不会发送任何内容。</translation>
    </message>
    <message>
        <source>Write a bug report</source>
        <translation>生成错误报告</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Game as &amp;text…</source>
        <translation>游戏过程文本(&amp;T)…</translation>
    </message>
    <message>
        <source>Score sheet as &amp;picture…</source>
        <translation>计分表图片(&amp;P)…</translation>
    </message>
    <message>
        <source>Score sheet as ta&amp;ble (CSV)…</source>
        <translation>计分表表格（CSV）(&amp;B)…</translation>
    </message>
    <message>
        <source>Game as text</source>
        <translation>导出游戏过程文本</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Score sheet as picture</source>
        <translation>导出计分表图片</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Score sheet as table</source>
        <translation>导出计分表表格</translation>
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
        <translation>年度收成称重大会</translation>
    </message>
    <message>
        <source>Carnival Cocktail</source>
        <translation>嘉年华鸡尾酒</translation>
    </message>
    <message>
        <source>Closing Time</source>
        <translation>庆祝提前闭店</translation>
    </message>
    <message>
        <source>Connoisseur Prize</source>
        <translation>杰出农夫奖</translation>
    </message>
    <message>
        <source>Farming Festival</source>
        <translation>农事狂欢会</translation>
    </message>
    <message>
        <source>Festival Delivery</source>
        <translation>节庆商品快递</translation>
    </message>
    <message>
        <source>Twin Farmers</source>
        <translation>农场对对碰</translation>
    </message>
    <message>
        <source>Two Baskets</source>
        <translation>商品对对碰</translation>
    </message>
    <message>
        <source>Grand Send-off</source>
        <translation>盛大出航典礼</translation>
    </message>
    <message>
        <source>Pioneer&apos;s Tribute</source>
        <translation>拓荒纪念敬酒会</translation>
    </message>
    <message>
        <source>Town Patron</source>
        <translation>城镇贡献奖</translation>
    </message>
    <message>
        <source>Traditional Send-off</source>
        <translation>传统出航典礼</translation>
    </message>
    <message>
        <source>Build the {building}.</source>
        <translation>建造{building}。</translation>
    </message>
    <message>
        <source>Fill the largest cargo ship with {good}.</source>
        <translation>让最大的商船装载{good}出航。</translation>
    </message>
    <message>
        <source>Fill the smallest cargo ship with {good}.</source>
        <translation>让最小的商船装载{good}出航。</translation>
    </message>
    <message>
        <source>Sell {good} as the good that fills the trading house.</source>
        <translation>将{good}作为最后一个商品出售给交易所。</translation>
    </message>
    <message>
        <source>Own {tiles}.</source>
        <translation>拥有{tiles}。</translation>
    </message>
    <message>
        <source>Load {goods} in one captain phase.</source>
        <translation>在同一个船长阶段中装载{goods}。</translation>
    </message>
    <message>
        <source>Produce {goods} in one craftsman phase.</source>
        <translation>在同一个制造商阶段中生产{goods}。</translation>
    </message>
    <message>
        <source>Own {tiles}, and produce {goods} in one craftsman phase.</source>
        <translation>拥有{tiles}，并在同一个制造商阶段中生产{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>%n {good} estate(s)</source>
        <translation>
            <numerusform>%n个{good}种植园</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n个工人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n个钱币</numerusform>
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
        <translation>第一位完成的玩家获得{reward}。</translation>
    </message>
    <message>
        <source>wins the {task}</source>
        <translation>完成节庆任务：{task}</translation>
    </message>
    <message>
        <source>{player}: place the workers from the festival</source>
        <translation>{player}：安排节庆获得的工人</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) may still get a place.</source>
        <translation>
            <numerusform>还可安排%n个新来的人。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click free circles, or drag people there.</source>
        <translation>点工人空格，或把人拖到那里。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) a place.</source>
        <translation>
            <numerusform>已安排%n个新来的人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) on the portrait.</source>
        <translation>
            <numerusform>%n个留在肖像上。</numerusform>
        </translation>
    </message>
    <message>
        <source>The festival has a task, {task}. {goal}</source>
        <translation>节庆任务：{task}。{goal}</translation>
    </message>
    <message>
        <source>Festival: {player} wins the {task}.</source>
        <translation>节庆：{player}完成{task}。</translation>
    </message>
    <message>
        <source>Festival: {player} wins the {task} and receives {reward}.</source>
        <translation>节庆：{player}完成{task}，获得{reward}。</translation>
    </message>
    <message>
        <source>The supply has no more workers.</source>
        <translation>供应堆没有更多工人了。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n newcomer(s) go(es) to the portrait.</source>
        <translation>
            <numerusform>{player}：%n个新来的人放到肖像上。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Who</source>
        <translation>谁</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>游戏类型</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Witho&amp;ut undo and hints</source>
        <translation>没有撤销和提示(&amp;U)</translation>
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
        <translation>所有人数</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>所有等级</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>所有种类</translation>
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
        <translation>任何时间</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>For instance, you could build this now: {building}.</source>
        <translation>例如，你现在可以建造：{building}。</translation>
    </message>
    <message>
        <source>A building of yours counts now: {building}.</source>
        <translation>你有一座建筑现在有作用：{building}。</translation>
    </message>
    <message>
        <source>A building of yours would count now, but nobody works in it: {building}.</source>
        <translation>你有一座建筑现在派得上用场，但没有移民：{building}。</translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>{role}: what it would bring now</source>
        <translation>{role}：现在会带来什么</translation>
    </message>
    <message>
        <source>If everybody in turn takes what brings most at once.</source>
        <translation>假设每位玩家轮到时都选择当下收益最大的。</translation>
    </message>
    <message>
        <source>If nobody before takes anything away.</source>
        <translation>假设排在前面的玩家没有抢先拿走什么。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>spoils</source>
        <translation>将损失</translation>
    </message>
    <message>
        <source>{player}: {parts}.</source>
        <translation>{player}：{parts}。</translation>
    </message>
    <message>
        <source>produces {goods}</source>
        <translation>生产{goods}</translation>
    </message>
    <message>
        <source>may take one more of {goods}</source>
        <translation>还可以多拿1个，可选：{goods}</translation>
    </message>
    <message>
        <source>may take: {tiles}</source>
        <translation>可选的牌片：{tiles}</translation>
    </message>
    <message>
        <source>may draw from the face-down pile</source>
        <translation>可以从正面朝下的牌片堆抽一个</translation>
    </message>
    <message numerus="yes">
        <source>could build %n kind(s), up to the {building}</source>
        <translation>
            <numerusform>能建造%n种建筑，最贵的是{building}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n colonist(s)</source>
        <translation>
            <numerusform>获得%n个移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>其中%n个是贵族</numerusform>
        </translation>
    </message>
    <message>
        <source>sells {good}</source>
        <translation>出售{good}</translation>
    </message>
    <message>
        <source>loads {goods}</source>
        <translation>装载{goods}</translation>
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
            <numerusform>获得%n个杜布隆</numerusform>
        </translation>
    </message>
    <message>
        <source>may complete: {titles}</source>
        <translation>可能完成：{titles}</translation>
    </message>
    <message>
        <source>loses {goods}</source>
        <translation>损失{goods}</translation>
    </message>
    <message>
        <source>could raid up to {goods}, from one ship</source>
        <translation>可掠夺一条船，最多{goods}</translation>
    </message>
    <message numerus="yes">
        <source>could plunder the trading house for %n point(s)</source>
        <translation>
            <numerusform>可洗劫商会，得%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could poach %n colonist(s) for work</source>
        <translation>
            <numerusform>可挖角%n个移民来工作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could capture a role with up to %n doubloon(s)</source>
        <translation>
            <numerusform>可绑架一个角色，其上最多%n个杜布隆</numerusform>
        </translation>
    </message>
    <message>
        <source>could capture a role</source>
        <translation>可绑架一个角色</translation>
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
        <translation>游戏代码在PR之后有17个字母和数字。</translation>
    </message>
    <message>
        <source>There is a character in it that no game code has.</source>
        <translation>其中有游戏代码不会用到的字符。</translation>
    </message>
    <message>
        <source>A letter is wrong: the check letter at the end does not fit.</source>
        <translation>有一个字母错了：和最后的校验字母不符。</translation>
    </message>
    <message>
        <source>The code comes from another version of the program.</source>
        <translation>这个代码来自别的版本的程序。</translation>
    </message>
    <message>
        <source>The code is for rules or computer players that this version of the program does not know.</source>
        <translation>这个代码所用的规则或电脑玩家，这个版本的程序不认识。</translation>
    </message>
    <message>
        <source>The code is from an earlier version of the program: its computer players played otherwise.</source>
        <translation>这个代码来自较早版本的程序：当时的电脑玩家走法不同。</translation>
    </message>
    <message>
        <source>The code stands for no game that can be played.</source>
        <translation>这个代码不代表任何可以玩的游戏。</translation>
    </message>
    <message>
        <source>This game has no codes.</source>
        <translation>这个游戏没有代码。</translation>
    </message>
    <message>
        <source>Only games of one person against the computer have a code.</source>
        <translation>只有一个人对电脑的游戏才有代码。</translation>
    </message>
    <message>
        <source>Only games against steady computer players of certain strengths have a code: all others move differently on each computer.</source>
        <translation>只有对手是特定强度的稳定电脑时才有代码：其他电脑玩家在每台电脑上的走法都不同。</translation>
    </message>
    <message>
        <source>Games with handicaps have no code: it has no room for them.</source>
        <translation>有让分的游戏没有代码：代码里放不下让分。</translation>
    </message>
    <message>
        <source>The seed of this game is too large for a code.</source>
        <translation>这局游戏的种子太大，放不进代码。</translation>
    </message>
    <message>
        <source>A game that begins in the middle has no code.</source>
        <translation>从中途开始的游戏没有代码。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: its code is shown once that is over.</source>
        <translation>今日游戏只计一次：结束后才显示代码。</translation>
    </message>
</context>
<context>
    <name>GameDialogs</name>
    <message>
        <source>Lessons</source>
        <translation>教学</translation>
    </message>
    <message>
        <source>Today&apos;s game</source>
        <translation>今日游戏</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开存档</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>清除文件列表(&amp;F)</translation>
    </message>
    <message>
        <source>The game was saved by a version of this program with other rules. It goes on from where it stood; what came before cannot be taken back or looked at.</source>
        <translation>保存这局游戏的程序版本所用的规则不同。游戏从当时的局面继续；在那之前的行动不能撤销，也不能回顾。</translation>
    </message>
    <message>
        <source>This version does not know the computer player {bots}; another one sits there.</source>
        <translation>这个版本没有电脑玩家{bots}，已由另一个电脑玩家入座。</translation>
    </message>
    <message>
        <source>The file has {program} play, a program that nobody has chosen on this computer. It was not started; another computer player sits there.</source>
        <translation>这个文件要由{program}来玩，但这台电脑上没有人选过这个程序。它没有被启动；改由另一个电脑玩家入座。</translation>
    </message>
    <message>
        <source>The game is open.</source>
        <translation>游戏已打开。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>The newest automatic save of the game with {players} could not be read.</source>
        <translation>{players}这局游戏最新的自动存档无法读取。</translation>
    </message>
    <message>
        <source>The one before it has taken its place.</source>
        <translation>已改用前一个自动存档。</translation>
    </message>
    <message>
        <source>Your own file has taken its place.</source>
        <translation>已改用你自己的文件。</translation>
    </message>
    <message>
        <source>The unreadable file is kept: {path}</source>
        <translation>无法读取的文件仍保留着：{path}</translation>
    </message>
    <message>
        <source>The game that was played last could not be read.</source>
        <translation>上次玩的那一局无法读取。</translation>
    </message>
    <message>
        <source>It is kept, and stays in the list of games.</source>
        <translation>它会保留下来，仍在游戏列表中。</translation>
    </message>
    <message>
        <source>Open the &amp;previous version</source>
        <translation>打开上一个版本(&amp;P)</translation>
    </message>
    <message>
        <source>The previous version of this file is in order.</source>
        <translation>这个文件的上一个版本完好。</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>无法打开{file}。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>The program started without the last game.</source>
        <translation>这次启动没有恢复上一局游戏。</translation>
    </message>
    <message>
        <source>With that game it failed to open, twice. The game is still in the list of games.</source>
        <translation>带着那一局，程序两次都没能启动。那一局仍在游戏列表中。</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存游戏</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>已保存：{file}</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>已写入：{file}</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>无法写入{file}。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Choose another &amp;place…</source>
        <translation>换个位置(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>The game could not be saved as {file}.</source>
        <translation>游戏无法保存为{file}。</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>The game is no longer saved automatically.</source>
        <translation>游戏不再自动保存。</translation>
    </message>
    <message>
        <source>Save in another &amp;place…</source>
        <translation>保存到其他位置(&amp;P)…</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>无法保存设置。</translation>
    </message>
    <message>
        <source>What you change is forgotten when you quit.</source>
        <translation>你更改的设置，在退出程序后不会保留。</translation>
    </message>
    <message>
        <source>It is kept until you quit, and saved automatically as soon as that is possible.</source>
        <translation>在退出程序前，这局游戏都会保留着，一旦可以就会自动保存。</translation>
    </message>
    <message>
        <source>The last moves of the game with {players} are not saved.</source>
        <translation>{players}的游戏，最后几步行动没有保存。</translation>
    </message>
    <message>
        <source>The last moves are not saved.</source>
        <translation>最后的行动没有保存。</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>不保存就退出(&amp;Q)</translation>
    </message>
    <message>
        <source>The drive is slow to answer. The program quits as soon as they are saved.</source>
        <translation>磁盘响应很慢。一保存完毕，程序就会退出。</translation>
    </message>
    <message>
        <source>The last moves are not saved yet.</source>
        <translation>最后几步行动尚未保存。</translation>
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
        <translation>靛蓝</translation>
    </message>
    <message>
        <source>sugar</source>
        <translation>糖</translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation>烟草</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>咖啡</translation>
    </message>
    <message>
        <source>{count} {good}</source>
        <translation>{count}个{good}</translation>
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
        <translation>烟草</translation>
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
        <translation>不需要建筑就有收成。商会不付钱。</translation>
    </message>
    <message>
        <source>Made in indigo plants. The trading house pays 1 doubloon.</source>
        <translation>由靛蓝作坊制成。商会付1个杜布隆。</translation>
    </message>
    <message>
        <source>Made in sugar mills. The trading house pays 2 doubloons.</source>
        <translation>由蔗糖磨坊制成。商会付2个杜布隆。</translation>
    </message>
    <message>
        <source>Made in tobacco storages. The trading house pays 3 doubloons.</source>
        <translation>由烟草库制成。商会付3个杜布隆。</translation>
    </message>
    <message>
        <source>Made in coffee roasters. The trading house pays 4 doubloons.</source>
        <translation>由咖啡烘烤房制成。商会付4个杜布隆。</translation>
    </message>
</context>
<context>
    <name>GoodEffect1897</name>
    <message>
        <source>Grows without a building. The trading house pays nothing for it.</source>
        <translation>不需要建筑就有收成。交易所不付钱。</translation>
    </message>
    <message>
        <source>Made in fruit depots. The trading house pays 1 coin.</source>
        <translation>由水果仓库制成。交易所付1个钱币。</translation>
    </message>
    <message>
        <source>Made in sugar mills. The trading house pays 2 coins.</source>
        <translation>由制糖厂制成。交易所付2个钱币。</translation>
    </message>
    <message>
        <source>Made in tobacco storages. The trading house pays 3 coins.</source>
        <translation>由烟草仓库制成。交易所付3个钱币。</translation>
    </message>
    <message>
        <source>Made in coffee roasters. The trading house pays 4 coins.</source>
        <translation>由烘豆所制成。交易所付4个钱币。</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Rules: {title}</source>
        <translation>规则：{title}</translation>
    </message>
    <message>
        <source>&amp;Explain what I point at</source>
        <translation>说明所指之处(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>规则(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;How to move the pieces…</source>
        <translation>操作方法(&amp;H)…</translation>
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
        <translation>从正面朝下的牌片堆抽一个牌片</translation>
    </message>
    <message>
        <source>Choose the {building} for this game</source>
        <translation>为这局游戏选{building}</translation>
    </message>
    <message>
        <source>Take {goods} more</source>
        <translation>再多拿{goods}</translation>
    </message>
    <message numerus="yes">
        <source>Choose the {role} and take %n doubloon(s)</source>
        <translation>
            <numerusform>选择{role}，并拿取%n个杜布隆</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the {role}</source>
        <translation>选择{role}</translation>
    </message>
    <message>
        <source>Place the {tile} with a colonist</source>
        <translation>放置{tile}，附带一个移民</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>放置{tile}</translation>
    </message>
    <message>
        <source>Build the {building} and pay in part with something else than doubloons</source>
        <translation>建造{building}，缺的杜布隆用别的东西抵付</translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} with a colonist for %n doubloon(s)</source>
        <translation>
            <numerusform>以%n个杜布隆建造{building}，附带一个移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} for %n doubloon(s)</source>
        <translation>
            <numerusform>以%n个杜布隆建造{building}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {good} for %n doubloon(s)</source>
        <translation>
            <numerusform>以%n个杜布隆出售{good}</numerusform>
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
        <translation>{cause}+{points}</translation>
    </message>
    <message>
        <source>Load {goods} ({gains})</source>
        <translation>装载{goods}（{gains}）</translation>
    </message>
    <message>
        <source>Place the {tile} face down, as a forest</source>
        <translation>把{tile}正面朝下放置，作为树林</translation>
    </message>
    <message>
        <source>Place the tile face down, as a forest</source>
        <translation>把牌片正面朝下放置，作为树林</translation>
    </message>
    <message>
        <source>Place the tile as it is</source>
        <translation>照原样放置牌片</translation>
    </message>
    <message>
        <source>Sell {good} past the trading house</source>
        <translation>绕过商会出售{good}</translation>
    </message>
    <message>
        <source>Discard the {tile}</source>
        <translation>弃掉{tile}</translation>
    </message>
    <message>
        <source>Draw a tile from the face-down pile for a doubloon</source>
        <translation>付1个杜布隆从正面朝下的牌片堆抽一个牌片</translation>
    </message>
    <message>
        <source>Give up the {tile} for a doubloon</source>
        <translation>交出{tile}，得1个杜布隆</translation>
    </message>
    <message>
        <source>A noble moves to another place ({piece})</source>
        <translation>一个贵族移到别处（{piece}）</translation>
    </message>
    <message>
        <source>A colonist moves to another place ({piece})</source>
        <translation>一个移民移到别处（{piece}）</translation>
    </message>
    <message>
        <source>Give back {goods}</source>
        <translation>放回{goods}</translation>
    </message>
    <message>
        <source>Give back a victory point</source>
        <translation>放回1个胜利分数</translation>
    </message>
    <message>
        <source>Give back a noble from San Juan</source>
        <translation>放回圣胡安的一个贵族</translation>
    </message>
    <message>
        <source>Give back a colonist from San Juan</source>
        <translation>放回圣胡安的一个移民</translation>
    </message>
    <message>
        <source>Give back a noble ({piece})</source>
        <translation>放回一个贵族（{piece}）</translation>
    </message>
    <message>
        <source>Give back a colonist ({piece})</source>
        <translation>放回一个移民（{piece}）</translation>
    </message>
    <message>
        <source>Take a noble from the ship</source>
        <translation>从拓荒船上拿取一个贵族</translation>
    </message>
    <message>
        <source>Take a colonist from the ship</source>
        <translation>从拓荒船上拿取一个移民</translation>
    </message>
    <message>
        <source>Raid the ship and keep nothing</source>
        <translation>掠夺这条船，什么都不留</translation>
    </message>
    <message>
        <source>Raid: {goods} for you</source>
        <translation>掠夺：你得到{goods}</translation>
    </message>
    <message>
        <source>Plunder the trading house</source>
        <translation>洗劫商会</translation>
    </message>
    <message>
        <source>Poach people, the noble among them</source>
        <translation>挖角，包含贵族</translation>
    </message>
    <message>
        <source>Poach people from the colonist ship</source>
        <translation>从拓荒船挖角</translation>
    </message>
    <message numerus="yes">
        <source>Poach %n colonist(s)</source>
        <translation>
            <numerusform>挖角%n个移民</numerusform>
        </translation>
    </message>
    <message>
        <source>Capture the {role}</source>
        <translation>绑架{role}</translation>
    </message>
    <message>
        <source>A noble goes to work ({piece})</source>
        <translation>一个贵族去工作（{piece}）</translation>
    </message>
    <message>
        <source>A colonist goes to work ({piece})</source>
        <translation>一个移民去工作（{piece}）</translation>
    </message>
</context>
<context>
    <name>InfoCardController</name>
    <message>
        <source>E&amp;xplain this piece</source>
        <translation>说明这个配件(&amp;X)</translation>
    </message>
    <message>
        <source>{key}: its page in the rules</source>
        <translation>{key}：规则说明</translation>
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
        <translation>教我窍门(&amp;K)</translation>
    </message>
    <message>
        <source>The first lessons: each role at the table, a few minutes each.</source>
        <translation>最初的课程：在桌上认识每个角色，每课几分钟。</translation>
    </message>
    <message>
        <source>For those who know the rules: what wins, in a few lessons.</source>
        <translation>给懂规则的人：用几课学会怎样才会赢。</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>Short lessons at the table, from the first role on.</source>
        <translation>在桌上进行的简短教学，从第一个角色开始。</translation>
    </message>
    <message>
        <source>&amp;Today&apos;s game</source>
        <translation>今日游戏(&amp;T)</translation>
    </message>
    <message>
        <source>The same game for everybody on this date; one try counts.</source>
        <translation>同一天所有人都是同一局，只有第一次算数。</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>谜题(&amp;P)</translation>
    </message>
    <message>
        <source>Positions from real games: find the best move.</source>
        <translation>真实游戏中的局面：找出最好的走法。</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>统计(&amp;S)</translation>
    </message>
    <message>
        <source>All games so far: who wins, and how.</source>
        <translation>至今所有的游戏：谁赢，靠什么赢。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>What you have tried</source>
        <translation>你试过的走法</translation>
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
        <translation>示范这一步</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>继续玩下去</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开教学</translation>
    </message>
    <message>
        <source>{game}: {part}</source>
        <translation>{game}：{part}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分钟</translation>
    </message>
    <message>
        <source>{title}: cannot be used ({fault})</source>
        <translation>{title}：无法使用（{fault}）</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>教学</translation>
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
        <translation>教学(&amp;L)</translation>
    </message>
    <message>
        <source>All {number} lessons are done.</source>
        <translation>{number}课全部完成了。</translation>
    </message>
    <message>
        <source>Next: {title}. {done} of {all} lessons are done.</source>
        <translation>下一课：{title}。已完成{done}/{all}课。</translation>
    </message>
    <message>
        <source>The file with what you have learned is damaged.</source>
        <translation>记录你教学进度的文件已损坏。</translation>
    </message>
    <message>
        <source>Lessons of which the statistics know that they are done get their ticks back.</source>
        <translation>统计中记录为已完成的教学会恢复打勾。</translation>
    </message>
    <message>
        <source>The damaged file has been put aside: {path}</source>
        <translation>损坏的文件已移到一旁：{path}</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>What you learn is not kept at present.</source>
        <translation>目前无法记录你的教学进度。</translation>
    </message>
    <message>
        <source>The file was written by a newer version of this program; this version leaves it as it is.</source>
        <translation>这个文件是由本程序较新的版本写入的；这个版本不会更改它。</translation>
    </message>
    <message>
        <source>This lesson has changed since you left it: it begins anew.</source>
        <translation>这一课在你离开后有所更改，因此从头开始。</translation>
    </message>
    <message>
        <source>To show it, take your moves back.</source>
        <translation>要看示范，请先撤销你的走法。</translation>
    </message>
    <message>
        <source>lesson {number} of {all}</source>
        <translation>第{number}课，共{all}课</translation>
    </message>
    <message>
        <source>{text} (English)</source>
        <translation>{text}（英文）</translation>
    </message>
    <message>
        <source>If you like: {goal}</source>
        <translation>有兴趣的话：{goal}</translation>
    </message>
    <message>
        <source>Reached: {goal}</source>
        <translation>已达成：{goal}</translation>
    </message>
    <message>
        <source>Out of reach: {goal}</source>
        <translation>无法达成：{goal}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未达成</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>已达成</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>无法达成</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>新内容</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>你自己的教学</translation>
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
        <translation>已将{game}移到回收站。</translation>
    </message>
    <message>
        <source>{game} could not be moved to the trash; it is where it was. Its folder can be shown here.</source>
        <translation>无法把{game}移到回收站，文件仍在原处。可以在这里打开它的文件夹。</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>正在查找存档…</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>还没有存档。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开存档</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Other &amp;file…</source>
        <translation>其他文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Show the fo&amp;lder</source>
        <translation>显示文件夹(&amp;L)</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>移到回收站(&amp;T)</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>存档</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The colonist ship could not be filled any more: this round is the last one.</source>
        <translation>拓荒船已无法补满：这是最后一轮。</translation>
    </message>
    <message>
        <source>{player} has filled the city: this round is the last one.</source>
        <translation>{player}的城区已建满：这是最后一轮。</translation>
    </message>
    <message>
        <source>{player} took the last victory point chip: this round is the last one.</source>
        <translation>{player}拿走了最后一枚计分圆片：这是最后一轮。</translation>
    </message>
    <message>
        <source>{player} takes no tile.</source>
        <translation>{player}不拿牌片。</translation>
    </message>
    <message>
        <source>{player} builds nothing.</source>
        <translation>{player}不建造。</translation>
    </message>
    <message>
        <source>{player} takes no additional good.</source>
        <translation>{player}不再多拿。</translation>
    </message>
    <message>
        <source>{player} sells nothing.</source>
        <translation>{player}什么也不出售。</translation>
    </message>
    <message>
        <source>{player} keeps the wharf for later.</source>
        <translation>{player}把船坞留到以后用。</translation>
    </message>
    <message>
        <source>{player} delivers no more.</source>
        <translation>{player}不再交货。</translation>
    </message>
    <message>
        <source>{player} keeps all tiles.</source>
        <translation>{player}保留所有牌片。</translation>
    </message>
    <message>
        <source>{player} does nothing as the smuggler.</source>
        <translation>{player}身为走私者而不行动。</translation>
    </message>
    <message>
        <source>{player} gives work to nobody else.</source>
        <translation>{player}不再安排其他人工作。</translation>
    </message>
    <message>
        <source>{player} does not want the privilege&apos;s colonist.</source>
        <translation>{player}不要特权的移民。</translation>
    </message>
    <message>
        <source>{player} does not want the privilege&apos;s doubloon.</source>
        <translation>{player}不要特权的杜布隆。</translation>
    </message>
    <message>
        <source>{player} does not want to produce.</source>
        <translation>{player}不愿生产。</translation>
    </message>
    <message>
        <source>{player} does not want the colonist for the new building.</source>
        <translation>{player}不要新建筑里的移民。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the factory.</source>
        <translation>{player}不要工厂的杜布隆。</translation>
    </message>
    <message>
        <source>{player} does not want the point of the harbor.</source>
        <translation>{player}不要港口的分数。</translation>
    </message>
    <message>
        <source>{player} does not want the points of the church.</source>
        <translation>{player}不要教堂的分数。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the lighthouse.</source>
        <translation>{player}不要灯塔的杜布隆。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the specialty factory.</source>
        <translation>{player}不要专门工厂的杜布隆。</translation>
    </message>
    <message>
        <source>{player} does not want the points of the union hall.</source>
        <translation>{player}不要联合会馆的分数。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloon of the chapel.</source>
        <translation>{player}不要礼拜堂的杜布隆。</translation>
    </message>
    <message>
        <source>{player} does not want the point of the chapel.</source>
        <translation>{player}不要礼拜堂的分数。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the jeweler.</source>
        <translation>{player}不要珠宝店的杜布隆。</translation>
    </message>
    <message>
        <source>{player} does not want the noble of the villa.</source>
        <translation>{player}不要别墅的贵族。</translation>
    </message>
    <message>
        <source>{player} does not want the points of the hunting lodge.</source>
        <translation>{player}不要狩猎小屋的分数。</translation>
    </message>
    <message>
        <source>Round {round} begins, {player} is the governor.</source>
        <translation>第{round}轮开始，{player}是总督。</translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses the {role} and takes %n doubloon(s).</source>
        <translation>
            <numerusform>{player}选择{role}，并拿取%n个杜布隆。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} chooses the {role}.</source>
        <translation>{player}选择{role}。</translation>
    </message>
    <message>
        <source>The phase of the {role} is over.</source>
        <translation>{role}阶段结束。</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player}跳过。</translation>
    </message>
    <message>
        <source>{player} puts no colonist on the new tile.</source>
        <translation>{player}不在新牌片上放移民。</translation>
    </message>
    <message>
        <source>{player} takes a tile: {tile}.</source>
        <translation>{player}拿取一个牌片：{tile}。</translation>
    </message>
    <message>
        <source>{player} draws from the face-down pile: {tile}.</source>
        <translation>{player}从正面朝下的牌片堆抽到：{tile}。</translation>
    </message>
    <message>
        <source>No plantation is left over.</source>
        <translation>没有剩下种植园。</translation>
    </message>
    <message>
        <source>Nobody took: {tiles}.</source>
        <translation>无人拿取：{tiles}。</translation>
    </message>
    <message>
        <source>The face-down pile has run out; the discarded tiles are shuffled into a new one.</source>
        <translation>正面朝下的牌片堆已用完；弃牌堆洗匀后成为新的牌片堆。</translation>
    </message>
    <message>
        <source>There are no plantations left to turn over.</source>
        <translation>已经没有种植园可以翻开。</translation>
    </message>
    <message>
        <source>New plantations: {tiles}.</source>
        <translation>新的种植园：{tiles}。</translation>
    </message>
    <message>
        <source>{player} takes a colonist from the supply for the privilege.</source>
        <translation>{player}凭特权从公共堆拿取1个移民。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>{player}从拓荒船获得%n个移民。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places the colonists; %n stay(s) in San Juan.</source>
        <translation>
            <numerusform>{player}安置移民，有%n个留在圣胡安。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places the colonists.</source>
        <translation>{player}安置移民。</translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist from the ship goes to the new place ({piece}).</source>
        <translation>{player}的{building}：拓荒船上的1个移民来到新的{piece}。</translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist goes to the new place ({piece}).</source>
        <translation>{player}的{building}：1个移民来到新的{piece}。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board the ship; {wanted} were due.</source>
        <translation>
            <numerusform>%n个移民登上拓荒船，本应有{wanted}个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board the ship.</source>
        <translation>
            <numerusform>%n个移民登上拓荒船。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} builds the {building} for %n doubloon(s).</source>
        <translation>
            <numerusform>{player}以%n个杜布隆建造{building}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} produces nothing; the supply lacks {missing}.</source>
        <translation>{player}什么也没有生产；公共堆缺少{missing}。</translation>
    </message>
    <message>
        <source>{player} produces {goods}; the supply lacks {missing}.</source>
        <translation>{player}生产{goods}；公共堆缺少{missing}。</translation>
    </message>
    <message>
        <source>{player} produces {goods}.</source>
        <translation>{player}生产{goods}。</translation>
    </message>
    <message>
        <source>{player} takes {goods} more for the privilege.</source>
        <translation>{player}凭特权再多拿{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {good} for %n doubloon(s).</source>
        <translation>
            <numerusform>{player}以%n个杜布隆出售{good}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The full trading house is emptied: {goods}.</source>
        <translation>商会已满，清空：{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n doubloon(s) ({cause}).</source>
        <translation>
            <numerusform>{player}获得%n个杜布隆（{cause}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto a ship of their own for %n point(s).</source>
        <translation>
            <numerusform>{player}用船坞船运走{goods}，得%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto the ship with {spaces} spaces for %n point(s).</source>
        <translation>
            <numerusform>{player}把{goods}装上{spaces}格运输船，得%n分。</numerusform>
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
        <translation>{player}放回{returned}。</translation>
    </message>
    <message>
        <source>{player} keeps {kept} and gives back {returned}.</source>
        <translation>{player}保存{kept}，放回{returned}。</translation>
    </message>
    <message>
        <source>{player} keeps {kept}.</source>
        <translation>{player}保存{kept}。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces sails with {goods}.</source>
        <translation>{ship}格运输船载着{goods}出航。</translation>
    </message>
    <message>
        <source>From private ships {goods} go to the supply.</source>
        <translation>船坞船上的{goods}放回公共堆。</translation>
    </message>
    <message>
        <source>One more doubloon on each role that nobody chose: {roles}.</source>
        <translation>无人选择的角色各添一个杜布隆：{roles}。</translation>
    </message>
    <message>
        <source>{role} ×{count}</source>
        <translation>{role}×{count}</translation>
    </message>
    <message>
        <source>No victory point chip is left after this captain phase: this round is the last one.</source>
        <translation>这个船长阶段之后没有剩下计分圆片：这是最后一轮。</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>游戏结束。{winners}共享胜利。</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>游戏结束。{winner}获胜。</translation>
    </message>
    <message>
        <source>{player} chooses the {building} for this game.</source>
        <translation>{player}为这局游戏选了{building}。</translation>
    </message>
    <message>
        <source>{player} places a tile face down as a forest: {tile}.</source>
        <translation>{player}把一个牌片正面朝下放置，作为树林：{tile}。</translation>
    </message>
    <message>
        <source>{player} discards a tile: {tile}.</source>
        <translation>{player}弃掉一个牌片：{tile}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n doubloon(s) ({cause}).</source>
        <translation>
            <numerusform>{player}付出%n个杜布隆（{cause}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: gives back {goods}.</source>
        <translation>{player}的{building}：放回{goods}。</translation>
    </message>
    <message>
        <source>{player}, {building}: a noble moves to another place ({piece}).</source>
        <translation>{player}，{building}：1个贵族移到别处（{piece}）。</translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist moves to another place ({piece}).</source>
        <translation>{player}，{building}：1个移民移到别处（{piece}）。</translation>
    </message>
    <message numerus="yes">
        <source>{player} places the nobles; %n of those in San Juan is (are) noble(s).</source>
        <translation>
            <numerusform>{player}安置贵族；留在圣胡安的人中有%n个贵族。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a noble from San Juan.</source>
        <translation>{player}的{building}：放回圣胡安的1个贵族。</translation>
    </message>
    <message>
        <source>{player} draws a tile and looks at it.</source>
        <translation>{player}抽取一个牌片并查看。</translation>
    </message>
    <message>
        <source>{player} places the tile face down as a forest.</source>
        <translation>{player}把这个牌片正面朝下放置，作为树林。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a colonist from San Juan.</source>
        <translation>{player}的{building}：放回圣胡安的1个移民。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a noble ({piece}).</source>
        <translation>{player}的{building}：放回1个贵族（{piece}）。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a colonist ({piece}).</source>
        <translation>{player}的{building}：放回1个移民（{piece}）。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a victory point.</source>
        <translation>{player}的{building}：放回1个胜利分数。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {good} past the trading house for %n doubloon(s).</source>
        <translation>
            <numerusform>{player}绕过商会，以%n个杜布隆出售{good}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto a small ship of their own for %n point(s).</source>
        <translation>
            <numerusform>{player}把{goods}装上自己的小船，得%n分。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist comes to San Juan.</source>
        <translation>{player}的{building}：1个移民来到圣胡安。</translation>
    </message>
    <message>
        <source>{player}, {building}: a noble comes to San Juan.</source>
        <translation>{player}的{building}：1个贵族来到圣胡安。</translation>
    </message>
    <message>
        <source>{player}, {building}: a noble from the ship goes to the new place ({piece}).</source>
        <translation>{player}的{building}：拓荒船上的1个贵族来到新的{piece}。</translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) are among the people whom {player} receives.</source>
        <translation>
            <numerusform>{player}得到的人当中有%n个贵族。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places the nobles.</source>
        <translation>{player}安置贵族。</translation>
    </message>
    <message>
        <source>One of them is a noble.</source>
        <translation>其中1个是贵族。</translation>
    </message>
    <message>
        <source>{player} plays the captured role, {role}.</source>
        <translation>{player}执行被绑架的角色：{role}。</translation>
    </message>
    <message>
        <source>{player} takes the smuggler&apos;s marker.</source>
        <translation>{player}拿取走私者标记。</translation>
    </message>
    <message>
        <source>{player} raids the ship with {spaces} spaces; back to the supply: {returned}.</source>
        <translation>{player}掠夺{spaces}格运输船；{returned}放回公共堆。</translation>
    </message>
    <message>
        <source>{player} raids the ship with {spaces} spaces and keeps {kept}; back to the supply: {returned}.</source>
        <translation>{player}掠夺{spaces}格运输船：留下{kept}，{returned}放回公共堆。</translation>
    </message>
    <message>
        <source>{player} raids the ship with {spaces} spaces and keeps {kept}.</source>
        <translation>{player}掠夺{spaces}格运输船，留下{kept}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} plunders the trading house ({goods}) for %n point(s).</source>
        <translation>
            <numerusform>{player}洗劫商会（{goods}），得%n分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} poaches %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>{player}从拓荒船挖走%n个移民。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them noble(s).</source>
        <translation>
            <numerusform>其中%n个贵族。</numerusform>
        </translation>
    </message>
    <message>
        <source>A noble goes to work for {player} ({piece}).</source>
        <translation>一个贵族为{player}工作（{piece}）。</translation>
    </message>
    <message>
        <source>A colonist goes to work for {player} ({piece}).</source>
        <translation>一个移民为{player}工作（{piece}）。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) whom nobody kept leave(s) the game.</source>
        <translation>
            <numerusform>没有人留用的%n个移民离开游戏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} captures the {role} and takes %n doubloon(s).</source>
        <translation>
            <numerusform>{player}绑架{role}，拿取%n个杜布隆。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} captures the {role}.</source>
        <translation>{player}绑架{role}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n doubloon(s) for the captured role.</source>
        <translation>
            <numerusform>{player}因被绑架的角色得%n个杜布隆。</numerusform>
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
        <translation>每个被占据的采石场为主人节省1个杜布隆。建造这一列的建筑时，最多计算{count}个。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pass</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>行动(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>回顾(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Write a bug report…</source>
        <translation>生成错误报告(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message>
        <source>Suggest a placement</source>
        <translation>建议一种安置方式</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Skip the pauses until my turn</source>
        <translation>快进到我的回合</translation>
    </message>
    <message>
        <source>&amp;Pace of the other players</source>
        <translation>其他玩家的节奏(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The game has moved on in the meantime.</source>
        <translation>这期间游戏已经继续进行了。</translation>
    </message>
    <message>
        <source>You are looking back. Return to the game to move.</source>
        <translation>你正在回顾。要行动，请先返回游戏。</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>这个不能放在那里。</translation>
    </message>
    <message>
        <source>The {building} costs {cost}: it needs a free space of that price.</source>
        <translation>{building}的造价是{cost}：要放在同样造价的空格。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>现在轮到{player}。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏已经结束。</translation>
    </message>
    <message>
        <source>The computer players did not answer and were started again.</source>
        <translation>电脑玩家没有响应，已重新启动。</translation>
    </message>
    <message>
        <source>The program {program} does not play; a simple computer player moves in its place now.</source>
        <translation>程序{program}无法进行游戏；现在由简单的电脑玩家代替行动。</translation>
    </message>
    <message>
        <source>The computer players do not answer; a simpler one moves in their place from now on.</source>
        <translation>电脑玩家没有响应；从现在起由一个较简单的电脑玩家代替。</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Ben</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>Diego</translation>
    </message>
    <message>
        <source>Emi</source>
        <translation>Emi</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Two play by the official rules for two.</source>
        <translation>两人按正式的2人规则进行。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>玩家人数(&amp;P)</translation>
    </message>
    <message>
        <source>Seats, the first one begins</source>
        <translation>座位，一号座位先开始</translation>
    </message>
    <message>
        <source>&amp;Shuffle the seats</source>
        <translation>打乱座位(&amp;S)</translation>
    </message>
    <message>
        <source>Who sits where is decided by lot when the game starts.</source>
        <translation>开局时抽签决定座位。</translation>
    </message>
    <message>
        <source>A single player has nobody to change seats with: automatic opponents keep theirs.</source>
        <translation>只有一名玩家，无人可换座位：虚拟对手的座位是固定的。</translation>
    </message>
    <message>
        <source>More r&amp;ules</source>
        <translation>更多规则(&amp;U)</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>桌上设置</translation>
    </message>
    <message>
        <source>What a building offers is not taken without being asked for.</source>
        <translation>建筑给的好处，会先询问再拿。</translation>
    </message>
    <message>
        <source>Where only one thing can be done, it is done without asking.</source>
        <translation>只有一件事可做时，不询问就进行。</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>随机种子(&amp;E)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Victory points lie &amp;open</source>
        <translation>公开胜利分数(&amp;O)</translation>
    </message>
    <message>
        <source>The largest seed is {seed}.</source>
        <translation>种子最大是{seed}。</translation>
    </message>
    <message>
        <source>&amp;Ask before taking what may be refused</source>
        <translation>可以拒绝的好处先询问(&amp;A)</translation>
    </message>
    <message>
        <source>Pla&amp;y moves without a choice at once</source>
        <translation>只有一种选择时自动执行(&amp;Y)</translation>
    </message>
    <message>
        <source>Take moves &amp;back without limits</source>
        <translation>撤销不受限制(&amp;B)</translation>
    </message>
    <message>
        <source>Undo goes back past what was revealed since, and past other people&apos;s moves. The score sheet says that it was used.</source>
        <translation>撤销可以越过之后揭示的内容，也可以越过其他人的行动。计分表会注明用过撤销。</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>开始(&amp;T)</translation>
    </message>
    <message>
        <source>The seed is a whole number of digits only, or empty for a random one.</source>
        <translation>种子只能是由数字组成的整数；留空则随机产生。</translation>
    </message>
    <message>
        <source>{least} to {most} people or computer players.</source>
        <translation>{least}到{most}位真人或电脑玩家。</translation>
    </message>
</context>
<context>
    <name>NewPuertoRicoDialog</name>
    <message>
        <source>Only where at least two people play.</source>
        <translation>至少要有两位真人。</translation>
    </message>
    <message>
        <source>Not with a Puertoma, which always sits last.</source>
        <translation>有波多马时不能使用，因为它总是坐在最后。</translation>
    </message>
    <message>
        <source>Before the game, whoever wants a seat bids half points for it, which are taken off the score.</source>
        <translation>开局前竞价座位，以半分为单位出价；出的分数会从总分扣除。</translation>
    </message>
    <message>
        <source>The bids decide about this.</source>
        <translation>由竞价决定。</translation>
    </message>
    <message>
        <source>Points, in half points, that seat {number} gets in addition, for balance; below 0 they are taken off. They stay with the seat when the seats are shuffled.</source>
        <translation>为了平衡，座位{number}的加分，以半分为单位；小于0就是扣分。打乱座位时跟着座位。</translation>
    </message>
    <message>
        <source>&amp;Kind of game</source>
        <translation>游戏类型(&amp;K)</translation>
    </message>
    <message>
        <source>E&amp;dition</source>
        <translation>版本(&amp;D)</translation>
    </message>
    <message>
        <source>Handicap of seat {number}</source>
        <translation>座位{number}的让分</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让分</translation>
    </message>
    <message>
        <source>Bid &amp;for the seats</source>
        <translation>竞价座位(&amp;F)</translation>
    </message>
    <message>
        <source>Expansions, optional rules, handicaps, and what is handy at the table.</source>
        <translation>扩展、可选规则、让分，以及桌上的便利设置。</translation>
    </message>
    <message>
        <source>Everybody sees how many victory points the others have won.</source>
        <translation>所有人都能看到别人赢了多少胜利分数。</translation>
    </message>
    <message>
        <source>The same seed lays out the same plantations in the same order.</source>
        <translation>相同的种子会以相同的顺序摆出相同的种植园。</translation>
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
        <translation>最后一轮</translation>
    </message>
    <message>
        <source>You were looking at it.</source>
        <translation>你刚才正看着它。</translation>
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
        <translation>{player}建造：{building}</translation>
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
        <translation>经典版基础游戏</translation>
    </message>
    <message>
        <source>1897</source>
        <translation>1897</translation>
    </message>
    <message>
        <source>The whole box</source>
        <translation>整盒内容</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>The classic base game with open victory points, in which every move may be taken back: good for learning.</source>
        <translation>经典版基础游戏，公开分数，每个行动都可以撤销：适合学习。</translation>
    </message>
    <message>
        <source>The game of 2002, without anything added.</source>
        <translation>2002年的游戏，没有任何扩展。</translation>
    </message>
    <message>
        <source>The edition of 1897, without anything added.</source>
        <translation>1897版，没有任何扩展。</translation>
    </message>
    <message>
        <source>The edition of 1897 with all its expansions; the players choose the buildings before the game.</source>
        <translation>1897版加上所有扩展；游戏前由玩家选择建筑。</translation>
    </message>
    <message>
        <source>Everything as you have chosen it here.</source>
        <translation>全部按这里的选择。</translation>
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
        <translation>经典版，使用原来的用词。</translation>
    </message>
    <message>
        <source>The newer edition: its words and pictures, and rules that differ in some details.</source>
        <translation>较新的版本：用词和图像不同，有些规则细节也不同。</translation>
    </message>
    <message>
        <source>A&amp;chievements</source>
        <translation>成就(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New Buildings</source>
        <translation>新建筑(&amp;N)</translation>
    </message>
    <message>
        <source>Nob&amp;les</source>
        <translation>贵族(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;muggler</source>
        <translation>走私者(&amp;M)</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>单人</translation>
    </message>
    <message>
        <source>The edition of 1897 for one: you against two Puertomas, its automatic opponents.</source>
        <translation>1897版的单人游戏：你对战两位波多马，也就是虚拟对手。</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>节庆</translation>
    </message>
    <message>
        <source>Festi&amp;val cards</source>
        <translation>节庆卡(&amp;V)</translation>
    </message>
    <message>
        <source>Citi&amp;zens</source>
        <translation>公民(&amp;Z)</translation>
    </message>
    <message>
        <source>One more role: raids on ships and the trading house, poached workers, captured roles.</source>
        <translation>多一个角色：掠夺船只、洗劫交易所、挖角工人、绑架角色。</translation>
    </message>
    <message>
        <source>Three tasks for all; the first to do one is rewarded at once.</source>
        <translation>给所有人的三个任务；第一位完成的人立刻得到奖励。</translation>
    </message>
    <message>
        <source>The three tasks are drawn from twelve festival cards.</source>
        <translation>三个任务从十二张节庆卡中抽出。</translation>
    </message>
    <message>
        <source>Everybody has four secret goals, which bring points at the end of the game.</source>
        <translation>每人有四个秘密目标，游戏结束时带来分数。</translation>
    </message>
    <message>
        <source>14 more kinds of buildings to choose from.</source>
        <translation>多14种建筑可以选。</translation>
    </message>
    <message>
        <source>Nobles come beside the colonists, and 8 kinds of buildings that make use of them.</source>
        <translation>在移民之外加入贵族，以及8种用到贵族的建筑。</translation>
    </message>
    <message>
        <source>Citizens come beside the workers, and 8 kinds of buildings that make use of them.</source>
        <translation>在工人之外加入公民，以及8种用到公民的建筑。</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>基础游戏</translation>
    </message>
    <message>
        <source>Fixed set</source>
        <translation>固定组合</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>轮流选择</translation>
    </message>
    <message>
        <source>The buildings of the base game.</source>
        <translation>基础游戏的建筑。</translation>
    </message>
    <message>
        <source>As many buildings of the expansions as there is room for, always the same.</source>
        <translation>放得下多少扩展建筑就放多少，每局相同。</translation>
    </message>
    <message>
        <source>Every game has other buildings, drawn from all that there are.</source>
        <translation>每局的建筑都不同，从全部建筑中抽出。</translation>
    </message>
    <message>
        <source>Before the first round the players choose in turn which buildings there will be.</source>
        <translation>开局前由玩家轮流选择要用哪些建筑。</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>按印刷版</translation>
    </message>
    <message>
        <source>With corrections</source>
        <translation>按修正版</translation>
    </message>
    <message>
        <source>Every rule as the rulebook of 1897 has it, word for word.</source>
        <translation>每条规则都按1897规则书的文字。</translation>
    </message>
    <message>
        <source>Where the rulebook of 1897 seems to be mistaken, as it was meant.</source>
        <translation>1897规则书似乎有误之处，按原意修正。</translation>
    </message>
    <message>
        <source>Costs s&amp;wapped: {university} 7, {factory} 8</source>
        <translation>造价变更：{university}7、{factory}8(&amp;W)</translation>
    </message>
    <message>
        <source>Co&amp;rn at the beginning has its price</source>
        <translation>起始资源变更(&amp;R)</translation>
    </message>
    <message>
        <source>{jeweler}: 3 a p&amp;hase at most</source>
        <translation>{jeweler}：每个阶段最多3(&amp;H)</translation>
    </message>
    <message>
        <source>Not both: {villa} and {jeweler}</source>
        <translation>不同时出现：{villa}和{jeweler}</translation>
    </message>
    <message>
        <source>Not both: {hacienda} and {forest_house}</source>
        <translation>不同时出现：{hacienda}和{forest_house}</translation>
    </message>
    <message>
        <source>Achievement cards are drafted</source>
        <translation>轮抽成就卡</translation>
    </message>
    <message>
        <source>The {university} becomes cheaper and the {factory} dearer, each by 1.</source>
        <translation>{university}造价减1，{factory}造价加1。</translation>
    </message>
    <message>
        <source>Whoever starts with corn has 1 less to spend. By the letter of the rulebook of 1897 everybody starts so.</source>
        <translation>以玉米开始的人，起始的钱少1。按1897规则书的文字，每个人都这样开始。</translation>
    </message>
    <message>
        <source>However many people are counted, the {jeweler} pays no more than 3 in a phase.</source>
        <translation>不论计算多少人，{jeweler}每个阶段最多给3。</translation>
    </message>
    <message>
        <source>The {villa} and the {jeweler} are never in the same game: together they are strong.</source>
        <translation>{villa}和{jeweler}不会出现在同一局：合起来太强。</translation>
    </message>
    <message>
        <source>The {hacienda} and the {forest_house} are never in the same game: together they are strong.</source>
        <translation>{hacienda}和{forest_house}不会出现在同一局：合起来太强。</translation>
    </message>
    <message>
        <source>Everybody keeps one achievement card of a pack and hands on the others, four times.</source>
        <translation>每人从一份成就卡中留下一张，其余传下去，重复四次。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Once a Puertoma has unlocked two abilities, its others leave the game.</source>
        <translation>波多马解锁两个能力之后，其余能力离开游戏。</translation>
    </message>
    <message>
        <source>A Puertoma unlocks an ability on each of its four levels.</source>
        <translation>波多马在四个等级各解锁一个能力。</translation>
    </message>
    <message>
        <source>A Puertoma begins with a building, a good and the ability of its first level.</source>
        <translation>波多马开局时拥有一座建筑、一件商品和等级1的能力。</translation>
    </message>
    <message>
        <source>The automatic opponent of the 1897 rulebook: it plays by rules of its own, never has a choice, and says at every step which rule it follows.</source>
        <translation>1897规则书的虚拟对手：按自己的规则行动，从不做选择，每一步都说明遵循哪条规则。</translation>
    </message>
    <message>
        <source>With a Puertoma the smuggler captures no roles.</source>
        <translation>有波多马时，走私者不绑架角色。</translation>
    </message>
    <message>
        <source>With a Puertoma the card {delivery} is left out.</source>
        <translation>有波多马时，不使用“{delivery}”这张卡。</translation>
    </message>
    <message>
        <source>With a Puertoma players score no achievement cards; it scores those that they have not done.</source>
        <translation>有波多马时，玩家的成就卡不算分；没有完成的成就卡由波多马得分。</translation>
    </message>
    <message>
        <source>This edition is not known.</source>
        <translation>没有这个版本。</translation>
    </message>
    <message>
        <source>The game is for 2 to 5 players.</source>
        <translation>玩家人数是2到5人。</translation>
    </message>
    <message>
        <source>There is only one reading of the classic rules.</source>
        <translation>经典版的规则只有一种解读。</translation>
    </message>
    <message>
        <source>Without an expansion there are no other buildings.</source>
        <translation>没有扩展就没有别的建筑。</translation>
    </message>
    <message>
        <source>With an expansion there are more buildings than room.</source>
        <translation>有扩展时，建筑比空格多。</translation>
    </message>
    <message>
        <source>Only in the edition of 1897.</source>
        <translation>只有1897版才有。</translation>
    </message>
    <message>
        <source>Only with the expansion {citizens}.</source>
        <translation>只用于“{citizens}”扩展。</translation>
    </message>
    <message>
        <source>Only with the expansion {new_buildings}.</source>
        <translation>只用于“{new_buildings}”扩展。</translation>
    </message>
    <message>
        <source>Only where buildings are drawn or drafted.</source>
        <translation>只用于随机抽出或轮流选择建筑时。</translation>
    </message>
    <message>
        <source>Only one of these two can be chosen.</source>
        <translation>两项只能选一项。</translation>
    </message>
    <message>
        <source>Only with the expansion {festival}.</source>
        <translation>只有在使用“{festival}”扩展时。</translation>
    </message>
    <message>
        <source>Only with the expansion {achievements}.</source>
        <translation>只有在使用“{achievements}”扩展时。</translation>
    </message>
    <message>
        <source>Puertomas play in the edition of 1897 only.</source>
        <translation>波多马只用于1897版。</translation>
    </message>
    <message>
        <source>Only the last one or two seats can be Puertomas.</source>
        <translation>只有最后一个或两个座位可以是波多马。</translation>
    </message>
    <message>
        <source>One seat at least is for a player.</source>
        <translation>至少要有一个座位留给玩家。</translation>
    </message>
    <message>
        <source>Only a Puertoma has a level.</source>
        <translation>只有波多马才有难度。</translation>
    </message>
    <message>
        <source>Not with a Puertoma: each player keeps four of six cards then.</source>
        <translation>有波多马时不能使用：这时每位玩家从六张卡中留下四张卡。</translation>
    </message>
    <message>
        <source>The handicaps do not fit the seats.</source>
        <translation>让分与座位数不符。</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
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
        <translation>有时间读完一切。</translation>
    </message>
    <message>
        <source>So that every move can be followed; more time for what concerns you.</source>
        <translation>每一步都跟得上；与你有关的停留更久。</translation>
    </message>
    <message>
        <source>Move by move, for those who know the game well.</source>
        <translation>一步接一步，适合熟悉游戏的人。</translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation>其他玩家的节奏</translation>
    </message>
    <message>
        <source>Without a pause.</source>
        <translation>不停顿。</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Face-down plantations</source>
        <translation>正面朝下的种植园</translation>
    </message>
    <message>
        <source>Your victory points lie face down: press on them, or hold the key P, to look at them.</source>
        <translation>你的胜利分数面朝下：在上面按住鼠标，或按住P键，即可查看。</translation>
    </message>
    <message>
        <source>With an occupied hacienda you may draw one in the settler phase, before you take a tile.</source>
        <translation>拥有被占据的农庄时，你可以在拓荒者阶段拿取牌片之前，先从这里抽一个。</translation>
    </message>
    <message>
        <source>Your own ship</source>
        <translation>你的船坞船</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces</source>
        <translation>{spaces}格运输船</translation>
    </message>
    <message>
        <source>Small ship</source>
        <translation>小船</translation>
    </message>
    <message>
        <source>Private ships</source>
        <translation>船坞船</translation>
    </message>
    <message>
        <source>Their goods go to the supply when the captain phase is over.</source>
        <translation>船长阶段结束时，船上的货物放回公共堆。</translation>
    </message>
    <message>
        <source>Once in a captain phase the small wharf ships any of your goods, 1 victory point for every 2. A click on goods aboard takes one back.</source>
        <translation>每个船长阶段一次，小船坞可以运走你的任何货物，每2件1个胜利分数。点一下船上的货物会拿回一件。</translation>
    </message>
    <message>
        <source>Once in a captain phase the wharf ships all your goods of one kind, 1 victory point each.</source>
        <translation>每个船长阶段一次，船坞可以运走你某一类的全部货物，每件1个胜利分数。</translation>
    </message>
    <message>
        <source>It carries one kind of goods, and no other ship may carry that kind. Each good brings 1 victory point. A full ship sails at the end of the captain phase.</source>
        <translation>只装一类货物，其他运输船不能再装这一类。每件货物1个胜利分数。装满的船在船长阶段结束时出航。</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>商会</translation>
    </message>
    <message>
        <source>It buys four goods, each of another kind, for 0 (corn) to 4 (coffee) doubloons, and is emptied after a trader phase when it is full.</source>
        <translation>收购四件不同种类的货物，价格从0（玉米）到4（咖啡）个杜布隆；商人阶段结束时如果已满就清空。</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>岛区</translation>
    </message>
    <message>
        <source>City</source>
        <translation>城区</translation>
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
        <translation>种植园</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation>运输船</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>商会</translation>
    </message>
    <message>
        <source>Buildings on sale</source>
        <translation>待售建筑</translation>
    </message>
    <message>
        <source>My island</source>
        <translation>我的岛区</translation>
    </message>
    <message>
        <source>My city</source>
        <translation>我的城区</translation>
    </message>
    <message>
        <source>My goods</source>
        <translation>我的货物</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>其他玩家</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>提示栏的按钮</translation>
    </message>
    <message>
        <source>My achievement cards</source>
        <translation>我的成就卡</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
</context>
<context>
    <name>PlayerCardDelegate</name>
    <message>
        <source>San Juan</source>
        <translation>圣胡安</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points from round to round</source>
        <translation>每一轮的分数</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>Tosses a coin before every move.</source>
        <translation>每一步之前都先掷一枚硬币。</translation>
    </message>
    <message>
        <source>Learned the trade from a leaflet.</source>
        <translation>从一本小册子学会了这一行。</translation>
    </message>
    <message>
        <source>Came with the latest ship and is curious about everything.</source>
        <translation>搭最近一班船来的，对什么都好奇。</translation>
    </message>
    <message>
        <source>Keeps tidy books and likes a fair deal.</source>
        <translation>账目整齐，喜欢公平的交易。</translation>
    </message>
    <message>
        <source>Thinks two moves ahead over a cup of coffee.</source>
        <translation>喝杯咖啡的工夫，已经想好后面两步。</translation>
    </message>
    <message>
        <source>Has sailed every sea and looks ahead.</source>
        <translation>航遍四海，总是看得很远。</translation>
    </message>
    <message>
        <source>Advises the governor and forgets nothing.</source>
        <translation>为总督出谋划策，从不忘记任何事。</translation>
    </message>
    <message>
        <source>Follows its rules to the letter.</source>
        <translation>一字不差地照规则行事。</translation>
    </message>
    <message>
        <source>Builds before anything else, and ships what is left.</source>
        <translation>凡事先盖房子，剩下的才装船。</translation>
    </message>
    <message>
        <source>Always hears the sea, and wants everything aboard.</source>
        <translation>总是听见大海的声音，什么都想装上船。</translation>
    </message>
    <message>
        <source>Counts the coins twice, and passes no market by.</source>
        <translation>钱币总要数两遍，见了市场就走不开。</translation>
    </message>
    <message>
        <source>Dreams of monuments and great halls.</source>
        <translation>梦想着纪念碑与宏伟的厅堂。</translation>
    </message>
    <message>
        <source>Cannot bear to see a workshop empty.</source>
        <translation>见不得作坊空着。</translation>
    </message>
    <message>
        <source>Lays something by for a rainy day.</source>
        <translation>总要存一些，以备不时之需。</translation>
    </message>
    <message>
        <source>Portrait of player {number}</source>
        <translation>玩家{number}的头像</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <translation>头像{number}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>A newer version of the program opens it.</source>
        <translation>请用更新版本的程序打开。</translation>
    </message>
    <message>
        <source>The file stays as it is.</source>
        <translation>文件保持原样。</translation>
    </message>
    <message>
        <source>Make room there, or choose another place.</source>
        <translation>请在那里腾出空间，或者换个位置。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>请换个位置。</translation>
    </message>
    <message>
        <source>Close the file there, then try again.</source>
        <translation>请在那个程序中关闭文件，然后再试一次。</translation>
    </message>
    <message>
        <source>Choose a shorter, simpler name.</source>
        <translation>请改用较短、较简单的名称。</translation>
    </message>
    <message>
        <source>If you replace it, what is there now becomes its backup.</source>
        <translation>如果替换，现在那里的内容会成为备份。</translation>
    </message>
    <message>
        <source>Make room there.</source>
        <translation>请在那里腾出空间。</translation>
    </message>
    <message>
        <source>The file is not there.</source>
        <translation>文件不存在。</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>没有读取该文件的权限。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>无法读取文件。</translation>
    </message>
    <message>
        <source>Another program has the file open.</source>
        <translation>另一个程序正在使用这个文件。</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>这不是存档。</translation>
    </message>
    <message>
        <source>The saved game is damaged.</source>
        <translation>存档已损坏。</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program; this version cannot read it.</source>
        <translation>存档来自更新版本的程序，这个版本无法读取。</translation>
    </message>
    <message>
        <source>The file holds a game that this version of the program does not know.</source>
        <translation>这个版本的程序不支持该存档中的游戏。</translation>
    </message>
    <message>
        <source>The saved game is of an edition that this version of the program does not know.</source>
        <translation>这个版本的程序不支持该存档的规则版本。</translation>
    </message>
    <message>
        <source>The statistics are damaged.</source>
        <translation>统计资料已损坏。</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of this program; this version can only read them.</source>
        <translation>统计资料是由本程序较新的版本写入的；这个版本只能读取。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>那里不允许写入。</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>文件夹不存在。</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>应为文件夹的位置上有一个文件。</translation>
    </message>
    <message>
        <source>The name is too long, alone or with its folders, or has signs that are not allowed there.</source>
        <translation>名称（含文件夹）太长，或含有那里不允许的字符。</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>无法写入文件。</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened here.</source>
        <translation>文件在这里打开之后，被另一个程序修改过。</translation>
    </message>
    <message>
        <source>This is not a lesson.</source>
        <translation>这不是教学。</translation>
    </message>
    <message>
        <source>The lesson is not in order.</source>
        <translation>这个教学有错误。</translation>
    </message>
    <message>
        <source>The lesson was written for a newer version of this program; this version cannot read it.</source>
        <translation>这个教学是为本程序更新的版本编写的，这个版本无法读取。</translation>
    </message>
    <message>
        <source>This is not a file of puzzles.</source>
        <translation>这不是谜题文件。</translation>
    </message>
    <message>
        <source>The file of puzzles is damaged.</source>
        <translation>谜题文件已损坏。</translation>
    </message>
    <message>
        <source>The puzzles were made by a newer version of this program; this version cannot read them.</source>
        <translation>这些谜题是由本程序更新的版本制作的，这个版本无法读取。</translation>
    </message>
    <message>
        <source>This is neither an export of the games nor a saved game.</source>
        <translation>这不是导出的游戏，也不是存档。</translation>
    </message>
    <message>
        <source>The export of the games is damaged.</source>
        <translation>导出的游戏文件已损坏。</translation>
    </message>
    <message>
        <source>The games were exported by a newer version of this program; this version cannot read them.</source>
        <translation>这些游戏是由本程序更新的版本导出的，这个版本无法读取。</translation>
    </message>
    <message>
        <source>This is not a database of the statistics.</source>
        <translation>这不是统计的数据库。</translation>
    </message>
    <message>
        <source>The statistics cannot be changed: their file or its folder is protected.</source>
        <translation>统计无法更改：文件或所在的文件夹受到保护。</translation>
    </message>
    <message>
        <source>The statistics cannot be written.</source>
        <translation>统计无法写入。</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Name a program first.</source>
        <translation>请先指定程序。</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>另一个程序</translation>
    </message>
    <message>
        <source>A program that speaks the protocol of this one can sit at the table. Name only one that you trust.</source>
        <translation>使用本程序协议的程序可以入座。请只指定你信任的程序。</translation>
    </message>
    <message>
        <source>&amp;Program, with its options</source>
        <translation>程序及其选项(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Let it play</source>
        <translation>让它入座(&amp;L)</translation>
    </message>
    <message>
        <source>There is no program {name} on this computer.</source>
        <translation>这台电脑上没有程序{name}。</translation>
    </message>
    <message>
        <source>There are marks in it that turn the direction of writing: type it anew.</source>
        <translation>其中含有改变文字方向的符号，请重新输入。</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>That is %n doubloon(s).</source>
        <translation>
            <numerusform>共%n个杜布隆。</numerusform>
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
            <numerusform>还有%n个贵族要安置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to place</source>
        <translation>
            <numerusform>还有%n个要安置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in San Juan</source>
        <translation>
            <numerusform>%n个贵族在圣胡安</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) still to place.</source>
        <translation>
            <numerusform>还有%n个移民要安置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every circle is full; %n colonist(s) stay in San Juan.</source>
        <translation>
            <numerusform>圆环都满了，有%n个移民留在圣胡安。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) to keep whole and 1 more good.</source>
        <translation>
            <numerusform>请选择全部保存的%n类货物，另加1件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) to keep whole.</source>
        <translation>
            <numerusform>请选择全部保存的%n类货物。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in San Juan.</source>
        <translation>
            <numerusform>%n个贵族在圣胡安。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single good(s)</source>
        <translation>
            <numerusform>单独的%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) whole</source>
        <translation>
            <numerusform>%n类全部</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {room}: choose %n more.</source>
        <translation>
            <numerusform>可以保存{room}：还要选%n项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n个胜利分数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) missing.</source>
        <translation>
            <numerusform>还缺%n个杜布隆。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may deliver %n good(s).</source>
        <translation>
            <numerusform>可以交%n件货物。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} for it; %n more possible.</source>
        <translation>
            <numerusform>得{points}；还可以交%n件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) on the small ship</source>
        <translation>
            <numerusform>小船上有%n件货物</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{player}: choose a role</source>
        <translation>{player}：选择角色</translation>
    </message>
    <message>
        <source>{player}, settler phase: take a tile</source>
        <translation>{player}，拓荒者阶段：拿取一个牌片</translation>
    </message>
    <message>
        <source>{player}, mayor phase: place your colonists</source>
        <translation>{player}，市长阶段：安置移民</translation>
    </message>
    <message>
        <source>{player}, builder phase: build</source>
        <translation>{player}，建筑师阶段：建造</translation>
    </message>
    <message>
        <source>{player}, craftsman&apos;s privilege: take one more good</source>
        <translation>{player}，监管特权：再多拿一件货物</translation>
    </message>
    <message>
        <source>{player}, trader phase: sell a good</source>
        <translation>{player}，商人阶段：出售一件货物</translation>
    </message>
    <message>
        <source>{player}, captain phase: load goods</source>
        <translation>{player}，船长阶段：装货</translation>
    </message>
    <message>
        <source>{player}, captain phase: store goods</source>
        <translation>{player}，船长阶段：保存货物</translation>
    </message>
    <message>
        <source>{player}: take it or not?</source>
        <translation>{player}：接受还是拒绝？</translation>
    </message>
    <message>
        <source>{player}: choose a building for this game</source>
        <translation>{player}：为这局游戏选一座建筑</translation>
    </message>
    <message>
        <source>{player}, mayor phase: place your nobles</source>
        <translation>{player}，市长阶段：安置贵族</translation>
    </message>
    <message>
        <source>{player}: place the tile that you have drawn</source>
        <translation>{player}：放置抽到的牌片</translation>
    </message>
    <message>
        <source>{player}, builder phase: pay for the {building} with something else</source>
        <translation>{player}，建筑师阶段：用别的东西抵付{building}的费用</translation>
    </message>
    <message>
        <source>{player}, {building}: deliver goods</source>
        <translation>{player}，{building}：交出货物</translation>
    </message>
    <message>
        <source>{player}, {building}: discard a tile</source>
        <translation>{player}，{building}：弃掉一个牌片</translation>
    </message>
    <message>
        <source>{player}: move your guests</source>
        <translation>{player}：移动你的客人</translation>
    </message>
    <message>
        <source>{player}, smuggler: which deed?</source>
        <translation>{player}，走私者：要做什么？</translation>
    </message>
    <message>
        <source>{player}: put newcomers to work</source>
        <translation>{player}：安排新来的人工作</translation>
    </message>
    <message>
        <source>{player}: keep an achievement card</source>
        <translation>{player}：留一张成就卡</translation>
    </message>
    <message>
        <source>{player}: reserve a large building</source>
        <translation>{player}：保留一座大型建筑</translation>
    </message>
    <message>
        <source>{player}, {building}: take one more tile</source>
        <translation>{player}，{building}：再拿一个牌片</translation>
    </message>
    <message>
        <source>Move the pieces, or choose here first.</source>
        <translation>移动物件，或先在这里选择。</translation>
    </message>
    <message>
        <source>Put a card on your board; the rest of the pack goes to the left.</source>
        <translation>将一张卡放到你的面板；其余的卡向左传。</translation>
    </message>
    <message>
        <source>Put a plantation or a quarry on your island, or take none.</source>
        <translation>把一个种植园或采石场放到你的岛上，也可以不拿。</translation>
    </message>
    <message>
        <source>{tile}: place it as it is, or face down as a forest.</source>
        <translation>{tile}：照原样放置，或者正面朝下作为树林。</translation>
    </message>
    <message>
        <source>Click an empty circle, or a colonist to exchange them.</source>
        <translation>点空的圆环，或点要交换的移民。</translation>
    </message>
    <message>
        <source>Put a noble on a colonist: they change places.</source>
        <translation>把贵族放到移民上，两者就会交换位置。</translation>
    </message>
    <message>
        <source>Click your goods; what is not kept goes back to the supply.</source>
        <translation>点击你的货物；没有保存的放回公共堆。</translation>
    </message>
    <message>
        <source>{player}, trader phase: use one of your buildings?</source>
        <translation>{player}，商人阶段：要使用你的一座建筑吗？</translation>
    </message>
    <message>
        <source>You may refuse it; that can delay the end of the game.</source>
        <translation>你可以拒绝；这有可能推迟游戏结束。</translation>
    </message>
    <message>
        <source>Say which of the people that you have just placed are your nobles.</source>
        <translation>指出刚安置的人当中哪些是你的贵族。</translation>
    </message>
    <message>
        <source>Place it as it is, or face down as a forest.</source>
        <translation>照原样放置，或者正面朝下作为树林。</translation>
    </message>
    <message>
        <source>Give back a colonist, a good or a victory point, each for a missing doubloon.</source>
        <translation>放回一个移民、一件货物或1个胜利分数，各抵缺少的1个杜布隆。</translation>
    </message>
    <message>
        <source>Give back a good of a kind for each of your nobles, for a victory point each.</source>
        <translation>你每有一个贵族，可以放回一件不同种类的货物，每件1个胜利分数。</translation>
    </message>
    <message>
        <source>Choose a plantation or a forest, or keep them all.</source>
        <translation>选一块种植园或树林，也可以全部保留。</translation>
    </message>
    <message>
        <source>They may go to empty circles that count now, and stay there until the next mayor phase.</source>
        <translation>他们可以移到现在用得着的空圆环，在那里留到下一个市长阶段。</translation>
    </message>
    <message>
        <source>One of your buildings can still be used in this phase.</source>
        <translation>你有一座建筑在这个阶段还可以使用。</translation>
    </message>
    <message>
        <source>Whoever gets no circle leaves the game.</source>
        <translation>没有得到圆环的人离开游戏。</translation>
    </message>
    <message>
        <source>The reserve marker goes on a large building on sale.</source>
        <translation>保留标记放在一座待售的大型建筑上。</translation>
    </message>
    <message>
        <source>If you refuse, the colonist can still go to the next tile that you take.</source>
        <translation>如果拒绝，这个移民还可以放到你接下来拿的牌片上。</translation>
    </message>
    <message>
        <source>{player} is moving</source>
        <translation>{player}正在行动</translation>
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
        <translation>顾问正在思考；再问一次，就会立即回答。</translation>
    </message>
    <message>
        <source>In your hand: click where it shall go, edged in gold. Escape puts it back.</source>
        <translation>已拿在手上：点击金色边框的位置放下，按Esc键放回。</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>你正在回顾</translation>
    </message>
    <message>
        <source>Return to the game to move.</source>
        <translation>要行动，请先返回游戏。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>{people}; {nobles}. Click an empty circle for a colonist, a full one for a noble.</source>
        <translation>{people}；{nobles}。点空的圆环放移民，点有移民的圆环换成贵族。</translation>
    </message>
    <message>
        <source>There are colonists for every circle that is left; confirm fills them all.</source>
        <translation>移民足够填满剩下的圆环；点“确定”即可全部填满。</translation>
    </message>
    <message>
        <source>All colonists are placed.</source>
        <translation>移民已全部安置。</translation>
    </message>
    <message>
        <source>Would produce {goods}</source>
        <translation>会生产{goods}</translation>
    </message>
    <message>
        <source>Would produce nothing</source>
        <translation>什么都不会生产</translation>
    </message>
    <message>
        <source>nobody in the city for {goods}</source>
        <translation>城区缺人处理{goods}</translation>
    </message>
    <message>
        <source>nobody on the island for {goods}</source>
        <translation>岛区缺人种植{goods}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}。</translation>
    </message>
    <message>
        <source>Choose 1 good to keep.</source>
        <translation>请选择要保存的1件货物。</translation>
    </message>
    <message>
        <source>Everything is chosen.</source>
        <translation>已全部选好。</translation>
    </message>
    <message>
        <source>Everything is chosen. To be given back: {goods}.</source>
        <translation>已全部选好。要放回的：{goods}。</translation>
    </message>
    <message>
        <source>{kinds} and {goods}</source>
        <translation>{kinds}和{goods}</translation>
    </message>
    <message>
        <source>a noble</source>
        <translation>一个贵族</translation>
    </message>
    <message>
        <source>a colonist</source>
        <translation>一个移民</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>已经足够。</translation>
    </message>
    <message>
        <source>Given: {pieces}. {missing}</source>
        <translation>已放回：{pieces}。{missing}</translation>
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
        <translation>可以先用{building}抽一块。</translation>
    </message>
    <message>
        <source>On your {building} it becomes a forest.</source>
        <translation>放到你的{building}上就成为树林。</translation>
    </message>
    <message>
        <source>On your {building} you sell past the trading house.</source>
        <translation>拖到你的{building}就绕过商会出售。</translation>
    </message>
    <message>
        <source>Put on your {building}, a plantation is discarded and brings a doubloon.</source>
        <translation>把一块种植园放到你的{building}就弃掉它，得1个杜布隆。</translation>
    </message>
    <message>
        <source>With your {building} a doubloon draws a tile from the face-down pile.</source>
        <translation>用你的{building}可付1个杜布隆，从正面朝下的牌片堆抽一个牌片。</translation>
    </message>
    <message>
        <source>Your small ship takes any goods, 1 point for 2.</source>
        <translation>你的小船可以装任何货物，每2件1分。</translation>
    </message>
    <message>
        <source>{player}: whom do you take from the ship?</source>
        <translation>{player}：要从拓荒船上拿取谁？</translation>
    </message>
    <message>
        <source>Put a role card on your board. The doubloons on it are yours; then its phase begins for everybody.</source>
        <translation>把一张角色卡放到你的面板上。卡上的杜布隆归你；随后所有人进行该角色的阶段。</translation>
    </message>
    <message>
        <source>Put a tile on your island, or take none.</source>
        <translation>把一个牌片放到你的岛上，也可以不拿。</translation>
    </message>
    <message>
        <source>Fill circles with colonists; only occupied tiles and buildings work.</source>
        <translation>把移民放进圆环；只有被占据的牌片和建筑才起作用。</translation>
    </message>
    <message>
        <source>Put a building into your city, or build nothing.</source>
        <translation>把一座建筑放到你的城区，也可以不建造。</translation>
    </message>
    <message>
        <source>Take a good of a kind that you have just produced from the supply.</source>
        <translation>从公共堆拿一件你刚生产过的货物。</translation>
    </message>
    <message>
        <source>Put one good into the trading house, or sell nothing.</source>
        <translation>把一件货物放进商会，也可以不出售。</translation>
    </message>
    <message>
        <source>Load goods onto a ship. Whoever can load must load, as much of the kind as fits.</source>
        <translation>把货物放到船上。能装货就必须装货，同类货物能装多少装多少。</translation>
    </message>
    <message>
        <source>Put a building on a free space of its price; what does not find one is not in the game.</source>
        <translation>把一座建筑放到造价相同的空格；没有位置的建筑不会出现在这局游戏里。</translation>
    </message>
    <message>
        <source>Nobles and colonists are on the ship: take one of them.</source>
        <translation>拓荒船上有贵族也有移民：选取其中一个。</translation>
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
        <translation>拓荒船上的贵族或移民由我选择（否则选贵族）(&amp;N)</translation>
    </message>
    <message>
        <source>Pla&amp;y moves without a choice at once</source>
        <translation>只有一种选择时自动执行(&amp;Y)</translation>
    </message>
    <message>
        <source>Victory points lie &amp;open</source>
        <translation>公开胜利分数(&amp;O)</translation>
    </message>
    <message>
        <source>Ask &amp;before taking what may be refused</source>
        <translation>可以拒绝的好处先询问(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Puertoma</name>
    <message>
        <source>ability: sells the same kind again</source>
        <translation>能力：可再次出售同类</translation>
    </message>
    <message>
        <source>ability: coin a sale</source>
        <translation>能力：每次出售得钱币</translation>
    </message>
    <message>
        <source>ability: worker a building</source>
        <translation>能力：每座建筑得工人</translation>
    </message>
    <message>
        <source>ability: stores a kind</source>
        <translation>能力：储存一整类</translation>
    </message>
    <message>
        <source>ability: coin before building</source>
        <translation>能力：建造前得钱币</translation>
    </message>
    <message>
        <source>ability: dearest good again</source>
        <translation>能力：多得最高阶商品</translation>
    </message>
    <message>
        <source>ability: coin a kind produced</source>
        <translation>能力：每类生产得钱币</translation>
    </message>
    <message>
        <source>ability: one worker more</source>
        <translation>能力：多得一个工人</translation>
    </message>
    <message>
        <source>ability: good with an estate</source>
        <translation>能力：种植园附带商品</translation>
    </message>
    <message>
        <source>ability: VP a kind owned</source>
        <translation>能力：每类商品得1分</translation>
    </message>
    <message>
        <source>ability: discards goods for VP</source>
        <translation>能力：弃除商品得分</translation>
    </message>
    <message>
        <source>ability: coin a worker</source>
        <translation>能力：每个工人得钱币</translation>
    </message>
    <message>
        <source>Trader: it may sell a kind of goods that the trading house already holds.</source>
        <translation>贸易商：可以出售交易所里已经有的商品种类。</translation>
    </message>
    <message>
        <source>Trader: 1 coin more for every sale.</source>
        <translation>贸易商：每次出售多得1个钱币。</translation>
    </message>
    <message>
        <source>Builder: 1 worker comes from the supply for every building that it builds.</source>
        <translation>建筑师：每建造一座建筑，从供应堆获得1个工人。</translation>
    </message>
    <message>
        <source>Captain: besides the usual single good it stores all goods of its dearest kind.</source>
        <translation>船长：除了照例储存的一件商品，还能全部储存最高阶的一类商品。</translation>
    </message>
    <message>
        <source>Builder: 1 coin before it builds.</source>
        <translation>建筑师：建造前获得1个钱币。</translation>
    </message>
    <message>
        <source>Craftsman: at the end of the phase 1 good more of the dearest kind that it has produced.</source>
        <translation>制造商：阶段结束时，再得1件所生产的最高阶商品。</translation>
    </message>
    <message>
        <source>Craftsman: 1 coin for every kind of goods that it produces.</source>
        <translation>制造商：每生产一类商品，获得1个钱币。</translation>
    </message>
    <message>
        <source>Recruiter: at the end of the phase 1 worker comes from the supply.</source>
        <translation>招募官：阶段结束时，从供应堆获得1个工人。</translation>
    </message>
    <message>
        <source>Planter: with every estate comes 1 good of the kind that grows there.</source>
        <translation>种植者：每获得一个种植园，再得1件相同种类的商品。</translation>
    </message>
    <message>
        <source>Captain: at the end of the phase, before it stores, 1 VP for every kind of goods that it owns.</source>
        <translation>船长：阶段结束时，在储存商品之前，每拥有一类商品得1分。</translation>
    </message>
    <message>
        <source>Captain: at the end of the phase, before it stores, up to 2 goods of its cheapest kind leave the game, for 1 VP each.</source>
        <translation>船长：阶段结束时，在储存商品之前，最低阶的一类商品最多2件离开游戏，每件得1分。</translation>
    </message>
    <message>
        <source>Recruiter: 1 coin for every worker who comes to it.</source>
        <translation>招募官：每获得一个工人，得1个钱币。</translation>
    </message>
    <message>
        <source>{player}: estates, buildings and abilities</source>
        <translation>{player}：种植园、建筑和能力</translation>
    </message>
    <message numerus="yes">
        <source>Empty space for a {estate} with %n circle(s).</source>
        <translation>
            <numerusform>{estate}的空格，有%n个工人格。</numerusform>
        </translation>
    </message>
    <message>
        <source>{estate}: active, every circle is occupied.</source>
        <translation>{estate}：已启动，工人格都有工人进驻。</translation>
    </message>
    <message numerus="yes">
        <source>{estate}: not active, {people} of %n circle(s) occupied.</source>
        <translation>
            <numerusform>{estate}：未启动，%n个工人格中有{people}个有工人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Empty space with %n circle(s).</source>
        <translation>
            <numerusform>空格，有%n个工人格。</numerusform>
        </translation>
    </message>
    <message>
        <source>An estate whose circles are all occupied is active: it makes 1 good without a building. Two active ones of a kind are worth 2 VP at the end.</source>
        <translation>工人格都有工人进驻的种植园就启动：不需要建筑就能生产1件商品。同类的两个都启动时，游戏结束时得2分。</translation>
    </message>
    <message>
        <source>Building space of level {level}</source>
        <translation>等级{level}的建筑格</translation>
    </message>
    <message>
        <source>Level {level}: an empty building space.</source>
        <translation>等级{level}：空的建筑格。</translation>
    </message>
    <message>
        <source>Level {level}: {building}.</source>
        <translation>等级{level}：{building}。</translation>
    </message>
    <message>
        <source>Level {level}.</source>
        <translation>等级{level}。</translation>
    </message>
    <message>
        <source>The first building here unlocks the ability below.</source>
        <translation>这里的第一座建筑解锁下方的能力。</translation>
    </message>
    <message>
        <source>The second building here unlocks the ability below.</source>
        <translation>这里的第二座建筑解锁下方的能力。</translation>
    </message>
    <message>
        <source>For buildings with {points} printed VP. On a Puertoma&apos;s board buildings do nothing but score.</source>
        <translation>用来放印有{points}分的建筑。在波多马的图板上，建筑只算分数，没有其他作用。</translation>
    </message>
    <message>
        <source>Ability tile of level {level}</source>
        <translation>等级{level}的能力牌片</translation>
    </message>
    <message>
        <source>Level {level}: its ability tile has left the game.</source>
        <translation>等级{level}：能力牌片已离开游戏。</translation>
    </message>
    <message>
        <source>Level {level}: the ability tile lies face down.</source>
        <translation>等级{level}：能力牌片正面朝下。</translation>
    </message>
    <message>
        <source>Level {level}, {ability}: it works.</source>
        <translation>等级{level}，{ability}；已生效。</translation>
    </message>
    <message>
        <source>Level {level}, {ability}: it works from the next role on.</source>
        <translation>等级{level}，{ability}；从下一个角色起生效。</translation>
    </message>
    <message>
        <source>Level {level}: it works.</source>
        <translation>等级{level}：已生效。</translation>
    </message>
    <message>
        <source>Level {level}: it works from the next role on.</source>
        <translation>等级{level}：从下一个角色起生效。</translation>
    </message>
    <message>
        <source>The first building on this level turns it up.</source>
        <translation>这个等级的第一座建筑会把它翻开。</translation>
    </message>
    <message>
        <source>The second building on this level turns it up.</source>
        <translation>这个等级的第二座建筑会把它翻开。</translation>
    </message>
    <message>
        <source>VP area</source>
        <translation>VP区域</translation>
    </message>
    <message numerus="yes">
        <source>%n idle worker(s)</source>
        <translation>
            <numerusform>%n个空闲的工人</numerusform>
        </translation>
    </message>
    <message>
        <source>VP area: {pieces}.</source>
        <translation>VP区域：{pieces}。</translation>
    </message>
    <message>
        <source>Quarries, third estates and workers who found no circle stay here. At the end a tile is worth 3 VP, a worker 1.</source>
        <translation>采石场、第三个同类种植园，以及没有工人格可放的工人都留在这里。游戏结束时，一个牌片3分，一个工人1分。</translation>
    </message>
    <message>
        <source>The reserve marker stands on no building.</source>
        <translation>保留标记没有放在任何建筑上。</translation>
    </message>
    <message>
        <source>Reserve marker on the {building}.</source>
        <translation>保留标记放在{building}上。</translation>
    </message>
    <message>
        <source>The only expanded building that it builds. The marker moves on when somebody builds that one. An expanded building of its own is worth 6 VP more.</source>
        <translation>扩建建筑中，它只建造这一座。有人建造这座建筑时，标记移到别处。它自己的每座扩建建筑多得6分。</translation>
    </message>
    <message>
        <source>The building of a festival task needs no marker.</source>
        <translation>节庆任务要求的建筑不需要标记。</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>没有标记</translation>
    </message>
    <message>
        <source>Reserve marker of {player}.</source>
        <translation>{player}的保留标记。</translation>
    </message>
    <message>
        <source>{built}/{spaces}</source>
        <translation>{built}/{spaces}</translation>
    </message>
    <message>
        <source>{built} of {spaces} buildings.</source>
        <translation>建筑{spaces}格已用{built}格。</translation>
    </message>
    <message>
        <source>When it has a building on every space, the game ends with that round.</source>
        <translation>它的建筑格全部放满时，游戏在那一轮之后结束。</translation>
    </message>
    <message>
        <source>Action board</source>
        <translation>行动图板</translation>
    </message>
    <message>
        <source>A Puertoma prefers roles to which an arrow leads from the marker. When it acts in such a role, the marker moves there.</source>
        <translation>波多马优先选择从标记有箭头通往的角色；它执行有箭头通往的角色时，标记也移过去。</translation>
    </message>
    <message>
        <source>{role}: the action marker stands here.</source>
        <translation>{role}：行动记录标记在这里。</translation>
    </message>
    <message>
        <source>{role}: an arrow leads here from the marker.</source>
        <translation>{role}：有箭头从标记通往这里。</translation>
    </message>
    <message>
        <source>{role}: no arrow leads here from the marker.</source>
        <translation>{role}：没有箭头从标记通往这里。</translation>
    </message>
    <message>
        <source>From here arrows lead to: {roles}.</source>
        <translation>从这里出发的箭头通往：{roles}。</translation>
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
            <numerusform>剩%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie-break card(s) left in the pile.</source>
        <translation>
            <numerusform>平手判定卡的牌堆里还剩%n张卡。</numerusform>
        </translation>
    </message>
    <message>
        <source>No tie-break card has been turned up.</source>
        <translation>还没有翻开过平手判定卡。</translation>
    </message>
    <message>
        <source>Tie-break card {number}, face up: {roles}.</source>
        <translation>平手判定卡{number}，正面向上：{roles}。</translation>
    </message>
    <message>
        <source>It named the {role}.</source>
        <translation>它指定了{role}。</translation>
    </message>
    <message>
        <source>It settles what is equal: of roles the uppermost on the card; of buildings, estates or kinds the one that its number counts to. When the pile is empty, all are shuffled.</source>
        <translation>它用来判定平手：角色取它所列的最上面一个；建筑、种植园或商品种类按它的数字数，数到哪个就取哪个。牌堆用完时，全部重新洗混。</translation>
    </message>
    <message>
        <source>The action marker stands here.</source>
        <translation>行动记录标记在这里。</translation>
    </message>
    <message>
        <source>An arrow leads here from the action marker.</source>
        <translation>有箭头从行动记录标记通往这里。</translation>
    </message>
    <message>
        <source>{player}, {effect}</source>
        <translation>{player}，{effect}</translation>
    </message>
    <message numerus="yes">
        <source>%n estate(s)</source>
        <translation>
            <numerusform>%n个种植园</numerusform>
        </translation>
    </message>
    <message>
        <source>{built} of {spaces} buildings</source>
        <translation>建筑{spaces}格已用{built}格</translation>
    </message>
    <message>
        <source>Not done, its points go to {players}.</source>
        <translation>若没有完成，它的分数归{players}。</translation>
    </message>
    <message>
        <source>Done, it is worth nothing to anybody: a Puertoma would have had its points.</source>
        <translation>已经完成，谁也得不到分数：否则分数归波多马。</translation>
    </message>
    <message>
        <source>Puertoma</source>
        <translation>波多马</translation>
    </message>
    <message>
        <source>Puertoma {letter}</source>
        <translation>波多马{letter}</translation>
    </message>
</context>
<context>
    <name>Puertoma1897</name>
    <message>
        <source>{player} chooses a role</source>
        <translation>{player}选择角色</translation>
    </message>
    <message>
        <source>{player} takes a tile</source>
        <translation>{player}拿取板块</translation>
    </message>
    <message>
        <source>{player} places workers</source>
        <translation>{player}放置工人</translation>
    </message>
    <message>
        <source>{player} builds</source>
        <translation>{player}建造</translation>
    </message>
    <message>
        <source>{player} takes one more good</source>
        <translation>{player}再多拿一件商品</translation>
    </message>
    <message>
        <source>{player} sells a good</source>
        <translation>{player}出售一件商品</translation>
    </message>
    <message>
        <source>{player} loads goods</source>
        <translation>{player}装货</translation>
    </message>
    <message>
        <source>{player} stores goods</source>
        <translation>{player}储存商品</translation>
    </message>
    <message>
        <source>{player} chooses a building for this game</source>
        <translation>{player}为这局游戏选一座建筑</translation>
    </message>
    <message>
        <source>{player} takes somebody from the work register</source>
        <translation>{player}从就业处拿取一人</translation>
    </message>
    <message>
        <source>{player} smuggles</source>
        <translation>{player}走私</translation>
    </message>
    <message>
        <source>{player} puts a newcomer to work</source>
        <translation>{player}安排新来的人工作</translation>
    </message>
    <message>
        <source>{player} reserves an expanded building</source>
        <translation>{player}保留一座扩建建筑</translation>
    </message>
    <message>
        <source>Why these estates?</source>
        <translation>为什么是这些种植园？</translation>
    </message>
    <message>
        <source>Why these goods?</source>
        <translation>为什么是这些商品？</translation>
    </message>
    <message>
        <source>Why this estate?</source>
        <translation>为什么是这个种植园？</translation>
    </message>
    <message>
        <source>Why this deed?</source>
        <translation>为什么是这个行动？</translation>
    </message>
    <message>
        <source>Why this person?</source>
        <translation>为什么是这个人？</translation>
    </message>
    <message>
        <source>Why this load?</source>
        <translation>为什么这样装货？</translation>
    </message>
    <message>
        <source>Profitable</source>
        <translation>有利</translation>
    </message>
    <message>
        <source>None is profitable</source>
        <translation>没有有利的角色</translation>
    </message>
    <message>
        <source>Beside the marker</source>
        <translation>与标记相邻</translation>
    </message>
    <message>
        <source>No arrow leads there</source>
        <translation>没有箭头相连</translation>
    </message>
    <message>
        <source>Most coins</source>
        <translation>钱币最多</translation>
    </message>
    <message>
        <source>The smuggler wins a tie</source>
        <translation>平手时走私者优先</translation>
    </message>
    <message>
        <source>Card {card}</source>
        <translation>判定卡{card}</translation>
    </message>
    <message>
        <source>Building of a festival task</source>
        <translation>节庆任务的建筑</translation>
    </message>
    <message>
        <source>Highest level it can build</source>
        <translation>能建造的最高等级</translation>
    </message>
    <message>
        <source>Its reserve marker</source>
        <translation>它的保留标记</translation>
    </message>
    <message>
        <source>No expanded building first</source>
        <translation>第一座不是扩建建筑</translation>
    </message>
    <message>
        <source>Estate of a festival task</source>
        <translation>节庆任务的种植园</translation>
    </message>
    <message>
        <source>Good of a festival task</source>
        <translation>节庆任务的商品</translation>
    </message>
    <message>
        <source>Second of its kind</source>
        <translation>同类的第二个</translation>
    </message>
    <message>
        <source>Dearest kind</source>
        <translation>最高阶的种类</translation>
    </message>
    <message>
        <source>A quarry</source>
        <translation>采石场</translation>
    </message>
    <message>
        <source>Fewest free circles</source>
        <translation>工人空格最少</translation>
    </message>
    <message>
        <source>Into the VP area</source>
        <translation>放到VP区域</translation>
    </message>
    <message>
        <source>A citizen first</source>
        <translation>公民优先</translation>
    </message>
    <message>
        <source>Dearest kind produced</source>
        <translation>所生产的最高阶种类</translation>
    </message>
    <message>
        <source>Dearest good it can sell</source>
        <translation>能出售的最高阶商品</translation>
    </message>
    <message>
        <source>A festival task</source>
        <translation>节庆任务</translation>
    </message>
    <message>
        <source>Most at once</source>
        <translation>一次装得最多</translation>
    </message>
    <message>
        <source>Cheapest kind</source>
        <translation>最低阶的种类</translation>
    </message>
    <message>
        <source>Smallest ship</source>
        <translation>最小的船</translation>
    </message>
    <message>
        <source>Keeps a kind</source>
        <translation>储存一整类</translation>
    </message>
    <message>
        <source>Keeps one good</source>
        <translation>储存一件</translation>
    </message>
    <message>
        <source>Brings most</source>
        <translation>收获最多</translation>
    </message>
    <message>
        <source>Poach, plunder, raid</source>
        <translation>挖角、洗劫、掠夺</translation>
    </message>
    <message>
        <source>A kind it does not make</source>
        <translation>它不生产的种类</translation>
    </message>
    <message>
        <source>Most goods aboard</source>
        <translation>船上商品最多</translation>
    </message>
    <message>
        <source>Nothing there</source>
        <translation>什么也没有</translation>
    </message>
    <message>
        <source>A gift at the start</source>
        <translation>开局的赠礼</translation>
    </message>
    <message>
        <source>Only one is left</source>
        <translation>只剩一个</translation>
    </message>
    <message>
        <source>every free role tile counts</source>
        <translation>可用的角色都算</translation>
    </message>
    <message>
        <source>arrows from the {about}</source>
        <translation>从{about}出发的箭头</translation>
    </message>
    <message>
        <source>from the {about}: all stay</source>
        <translation>从{about}出发：全部留下</translation>
    </message>
    <message>
        <source>it counts as 2 coins</source>
        <translation>当作有2个钱币</translation>
    </message>
    <message>
        <source>counts round and round</source>
        <translation>循环计数</translation>
    </message>
    <message>
        <source>the cheapest of them</source>
        <translation>其中最便宜的</translation>
    </message>
    <message>
        <source>level {value}</source>
        <translation>等级{value}</translation>
    </message>
    <message>
        <source>no other one of level 4</source>
        <translation>等级4只能是它</translation>
    </message>
    <message>
        <source>level {value} comes later</source>
        <translation>等级{value}以后再建</translation>
    </message>
    <message>
        <source>which its board still lacks</source>
        <translation>它的图板还缺的</translation>
    </message>
    <message>
        <source>it has no such estate</source>
        <translation>它没有这种种植园</translation>
    </message>
    <message>
        <source>no estate on offer has room</source>
        <translation>可拿的种植园都放不下</translation>
    </message>
    <message>
        <source>under an estate: {value}</source>
        <translation>种植园下方：{value}</translation>
    </message>
    <message>
        <source>every estate is active</source>
        <translation>种植园都已启动</translation>
    </message>
    <message>
        <source>of those on the register</source>
        <translation>在就业处的人当中</translation>
    </message>
    <message>
        <source>it fills the trading house</source>
        <translation>它填满交易所</translation>
    </message>
    <message>
        <source>it fills the ship of {value}</source>
        <translation>它填满{value}格的船</translation>
    </message>
    <message>
        <source>with {value} spaces</source>
        <translation>{value}格</translation>
    </message>
    <message>
        <source>of the dearest kind left</source>
        <translation>剩下的最高阶种类</translation>
    </message>
    <message>
        <source>all goods of it</source>
        <translation>该类的全部商品</translation>
    </message>
    <message>
        <source>people or goods: {value}</source>
        <translation>人或商品：{value}</translation>
    </message>
    <message>
        <source>where they bring the same</source>
        <translation>收获相同时</translation>
    </message>
    <message>
        <source>of the ships left</source>
        <translation>在剩下的船当中</translation>
    </message>
    <message>
        <source>a building of level {value}</source>
        <translation>一座等级{value}的建筑</translation>
    </message>
    <message>
        <source>Profitable: {left}.</source>
        <translation>有利：{left}。</translation>
    </message>
    <message>
        <source>No role is profitable; every free role tile counts.</source>
        <translation>没有有利的角色；可用的角色都算。</translation>
    </message>
    <message>
        <source>Beside the marker on the {about}: {left}.</source>
        <translation>与{about}上的标记相邻：{left}。</translation>
    </message>
    <message>
        <source>No arrow leads from the {about} to any of them: all stay.</source>
        <translation>从{about}没有箭头通往其中任何一个：全部留下。</translation>
    </message>
    <message>
        <source>The smuggler counts as 2 coins and wins the tie.</source>
        <translation>走私者当作有2个钱币，平手时优先。</translation>
    </message>
    <message>
        <source>Card {card} counts round and round to number {place} of {count}: {left}.</source>
        <translation>判定卡{card}循环计数，数到{count}个中的第{place}个：{left}。</translation>
    </message>
    <message>
        <source>A festival task asks for a building that it can pay for: {left}.</source>
        <translation>节庆任务要求它付得起的建筑：{left}。</translation>
    </message>
    <message>
        <source>The highest level that it can build is {value}: {left}.</source>
        <translation>它能建造的最高等级是{value}：{left}。</translation>
    </message>
    <message>
        <source>Of the expanded buildings only the one with its marker: {left}.</source>
        <translation>扩建建筑中，只能是有它的保留标记的那座：{left}。</translation>
    </message>
    <message>
        <source>Its first building is never one of level {value}.</source>
        <translation>它的第一座建筑绝不是等级{value}的建筑。</translation>
    </message>
    <message>
        <source>Estates of a festival task that its board still lacks: {left}.</source>
        <translation>节庆任务要求、而它的图板还缺的种植园：{left}。</translation>
    </message>
    <message>
        <source>Goods of a festival task of which it has no estate: {left}.</source>
        <translation>节庆任务要求、而它没有相应种植园的商品：{left}。</translation>
    </message>
    <message>
        <source>It already has one of the kind: {left}.</source>
        <translation>它已经有一个这种种植园：{left}。</translation>
    </message>
    <message>
        <source>The dearest kind of them: {left}.</source>
        <translation>其中最高阶的种类：{left}。</translation>
    </message>
    <message>
        <source>No estate on offer has room: it takes a quarry.</source>
        <translation>可拿的种植园都放不下：它拿取采石场。</translation>
    </message>
    <message>
        <source>Estates of goods of a festival task: {left}.</source>
        <translation>节庆任务所要商品的种植园：{left}。</translation>
    </message>
    <message>
        <source>Fewest free circles, {value}: {left}.</source>
        <translation>工人空格最少，{value}个：{left}。</translation>
    </message>
    <message>
        <source>Of those on the work register a citizen comes first.</source>
        <translation>就业处的人当中，公民优先。</translation>
    </message>
    <message>
        <source>The dearest kind that it produced: {left}.</source>
        <translation>它所生产的最高阶种类：{left}。</translation>
    </message>
    <message>
        <source>The good that fills the trading house does a festival task: {left}.</source>
        <translation>填满交易所的商品能完成节庆任务：{left}。</translation>
    </message>
    <message>
        <source>It fills the ship with {value} spaces for a festival task, {about}: {left}.</source>
        <translation>它为节庆任务“{about}”填满{value}格的船：{left}。</translation>
    </message>
    <message>
        <source>The cheapest kind of them: {left}.</source>
        <translation>其中最低阶的种类：{left}。</translation>
    </message>
    <message>
        <source>Of ships that take as much, the smallest: the one with {value} spaces.</source>
        <translation>能装得一样多的船当中，取最小的：{value}格的那条。</translation>
    </message>
    <message>
        <source>It keeps all goods of a kind: {left}.</source>
        <translation>它储存一类的全部商品：{left}。</translation>
    </message>
    <message>
        <source>It keeps one good of the dearest kind left: {left}.</source>
        <translation>它从剩下的最高阶种类中储存一件：{left}。</translation>
    </message>
    <message>
        <source>What brings most, {value}: {left}.</source>
        <translation>收获最多的，{value}：{left}。</translation>
    </message>
    <message>
        <source>Of deeds that bring the same it poaches before it plunders, and raids last: {left}.</source>
        <translation>收获相同的行动中，先挖角，再洗劫，最后才掠夺：{left}。</translation>
    </message>
    <message>
        <source>A kind that no active estate of it makes: {left}.</source>
        <translation>它已启动的种植园都不出产的种类：{left}。</translation>
    </message>
    <message>
        <source>The ship with the most goods: {left}.</source>
        <translation>商品最多的船：{left}。</translation>
    </message>
    <message>
        <source>There is nothing for it.</source>
        <translation>没有可选的。</translation>
    </message>
    <message>
        <source>At the start it receives a building of level {value}.</source>
        <translation>开局时它获得一座等级{value}的建筑。</translation>
    </message>
    <message>
        <source>Only one is left: {left}.</source>
        <translation>只剩一个：{left}。</translation>
    </message>
    <message>
        <source>no estate fits</source>
        <translation>种植园放不下</translation>
    </message>
    <message>
        <source>no free circle</source>
        <translation>没有工人空格</translation>
    </message>
    <message>
        <source>nothing to build</source>
        <translation>无法建造</translation>
    </message>
    <message>
        <source>no new kind</source>
        <translation>没有新种类</translation>
    </message>
    <message>
        <source>nothing to sell</source>
        <translation>无法出售</translation>
    </message>
    <message>
        <source>nothing to load</source>
        <translation>无法装货</translation>
    </message>
    <message>
        <source>brings nothing</source>
        <translation>没有收获</translation>
    </message>
    <message>
        <source>no arrow</source>
        <translation>没有箭头</translation>
    </message>
    <message>
        <source>fewer coins</source>
        <translation>钱币较少</translation>
    </message>
    <message>
        <source>loses the tie</source>
        <translation>平手落选</translation>
    </message>
    <message>
        <source>after {role}</source>
        <translation>在{role}之后</translation>
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
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Why {good}?</source>
        <translation>为什么是{good}？</translation>
    </message>
    <message>
        <source>Why the {piece}?</source>
        <translation>为什么是{piece}？</translation>
    </message>
    <message>
        <source>none on any role tile</source>
        <translation>板块上都没有钱币</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) on the role tile</source>
        <translation>
            <numerusform>板块上有%n个钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>得%n个钱币</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n件商品</numerusform>
        </translation>
    </message>
    <message>
        <source>Falling out: {pieces}.</source>
        <translation>落选：{pieces}。</translation>
    </message>
    <message>
        <source>How it chooses</source>
        <translation>它如何选择</translation>
    </message>
    <message>
        <source>{rule}: {count} are left.</source>
        <translation>{rule}：还剩{count}个。</translation>
    </message>
    <message>
        <source>the first of both</source>
        <translation>两者中的第一个</translation>
    </message>
    <message>
        <source>{role} before {others}</source>
        <translation>{role}先于{others}</translation>
    </message>
    <message>
        <source>Card {card} names the {role}; the first of both role tiles is taken.</source>
        <translation>判定卡{card}指定{role}；取两个角色板块中的第一个。</translation>
    </message>
    <message>
        <source>Card {card} names the {role} before the {others}.</source>
        <translation>判定卡{card}先列出{role}，再列出{others}。</translation>
    </message>
    <message>
        <source>Card {card} names the {role} before {others}.</source>
        <translation>判定卡{card}先列出{role}，再列出{others}。</translation>
    </message>
    <message>
        <source>No role tile has coins: {left}.</source>
        <translation>角色板块上都没有钱币：{left}。</translation>
    </message>
    <message numerus="yes">
        <source>Most coins on the role tile, %n: {left}.</source>
        <translation>
            <numerusform>角色板块上的钱币最多，%n个：{left}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every estate is active: %n person(s) go(es) to the VP area.</source>
        <translation>
            <numerusform>种植园都已启动：%n个人放到VP区域。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dearest good that it can sell, for %n coin(s): {left}.</source>
        <translation>
            <numerusform>它能出售的最高阶商品，得%n个钱币：{left}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most that it can load at once, %n good(s): {left}.</source>
        <translation>
            <numerusform>它一次能装得最多的，%n件商品：{left}。</numerusform>
        </translation>
    </message>
    <message>
        <source>it may sell a kind that the trading house already has</source>
        <translation>可以出售交易所里已经有的商品种类</translation>
    </message>
    <message>
        <source>+1 coin a sale</source>
        <translation>每次出售+1个钱币</translation>
    </message>
    <message>
        <source>+1 worker with each building</source>
        <translation>每建造一座建筑+1个工人</translation>
    </message>
    <message>
        <source>it stores all goods of its dearest kind</source>
        <translation>全部储存最高阶的一类商品</translation>
    </message>
    <message>
        <source>+1 coin before it builds</source>
        <translation>建造前+1个钱币</translation>
    </message>
    <message>
        <source>+1 good of the dearest kind that it produced</source>
        <translation>+1件所生产的最高阶商品</translation>
    </message>
    <message>
        <source>+1 coin a kind that it produces</source>
        <translation>每生产一类商品+1个钱币</translation>
    </message>
    <message>
        <source>+1 worker at the end of the Recruiter&apos;s phase</source>
        <translation>招募官阶段结束时+1个工人</translation>
    </message>
    <message>
        <source>+1 good of each estate that it gains</source>
        <translation>每获得一个种植园+1件相同种类的商品</translation>
    </message>
    <message>
        <source>+1 VP a kind of goods before it stores</source>
        <translation>储存商品之前，每类商品+1分</translation>
    </message>
    <message>
        <source>it gives up to 2 goods of a kind for 1 VP each before it stores</source>
        <translation>储存商品之前，最多交出2件同类商品，每件得1分</translation>
    </message>
    <message>
        <source>+1 coin a worker that it receives in the Recruiter&apos;s phase</source>
        <translation>招募官阶段每获得一个工人+1个钱币</translation>
    </message>
    <message>
        <source>The action marker goes from the {left} to the {role}.</source>
        <translation>行动记录标记从{left}移到{role}。</translation>
    </message>
    <message>
        <source>{player} unlocks an ability, from the next role on: {ability}.</source>
        <translation>{player}解锁一个能力，从下一个角色起生效：{ability}。</translation>
    </message>
    <message>
        <source>{player} loses the ability tiles that still lie face down.</source>
        <translation>{player}失去仍然正面朝下的能力板块。</translation>
    </message>
    <message>
        <source>{player} finds no expanded building for its reserve marker.</source>
        <translation>{player}的保留标记没有扩建建筑可放。</translation>
    </message>
    <message>
        <source>{player} puts its reserve marker on the {building}.</source>
        <translation>{player}把保留标记放在{building}上。</translation>
    </message>
    <message>
        <source>{player} receives the {building} at the start.</source>
        <translation>{player}在游戏开始时获得{building}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {good} and %n worker(s) at the start.</source>
        <translation>
            <numerusform>{player}开局时获得{good}和%n个工人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {good} at the start, and has %n coin(s).</source>
        <translation>
            <numerusform>{player}开局时获得{good}，并有%n个钱币。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} receives {good} ({ability}).</source>
        <translation>{player}获得{good}（{ability}）。</translation>
    </message>
    <message>
        <source>{player} gives {goods} out of the game ({ability}).</source>
        <translation>{player}把{goods}移出游戏（{ability}）。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n worker(s) go(es) to the VP area.</source>
        <translation>
            <numerusform>{player}：%n个工人进入VP区域。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} receives a worker from the supply ({ability}).</source>
        <translation>{player}从供应堆得到1名工人（{ability}）。</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>离开谜题</translation>
    </message>
    <message>
        <source>&amp;My mistakes</source>
        <translation>我的失误(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>谜题(&amp;P)</translation>
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
        <translation>简单</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>You are {player}. This is about: {part}. Which move leads to victory most often?</source>
        <translation>你是{player}。主题：{part}。哪一步最常带来胜利？</translation>
    </message>
    <message>
        <source>Your game of {date}, round {round}: you are {player}. This is about: {part}. You played: {move}.</source>
        <translation>你{date}的游戏，第{round}轮：你是{player}。主题：{part}。当时你走的是：{move}。</translation>
    </message>
    <message>
        <source>Right: {move}.</source>
        <translation>答对了：{move}。</translation>
    </message>
    <message>
        <source>Right: {move} is as good as the best.</source>
        <translation>答对了：{move}和最好的走法一样好。</translation>
    </message>
    <message>
        <source>{move} costs {points} points of chance.</source>
        <translation>{move}：失去{points}个百分点的胜率。</translation>
    </message>
    <message>
        <source>What follows:</source>
        <translation>接下来：</translation>
    </message>
    <message>
        <source>{move}: what it costs is being worked out.</source>
        <translation>{move}：正在计算会失去多少。</translation>
    </message>
    <message>
        <source>{move}: what it costs could not be worked out.</source>
        <translation>{move}：无法计算会失去多少。</translation>
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
        <translation>次好的走法胜率低{points}个百分点。</translation>
    </message>
    <message>
        <source>What speaks for {move}:</source>
        <translation>{move}的理由：</translation>
    </message>
    <message>
        <source>It is one of these two: {one}; {other}.</source>
        <translation>是这两个之一：{one}；{other}。</translation>
    </message>
    <message>
        <source>The pieces of the move are ringed.</source>
        <translation>这一步用到的配件已经标出来了。</translation>
    </message>
    <message>
        <source>Chance of victory: {best}, after the next best move {other}.</source>
        <translation>胜率：{best}，次好的走法是{other}。</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>所有难度</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>我的失误</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>About</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Here you find the mistakes of your games once they have been reviewed (menu Learn, Review this game).</source>
        <translation>复盘过游戏之后（“学习”菜单的“复盘这一局”），其中的失误会列在这里。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解开</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>看过</translation>
    </message>
    <message>
        <source>There are no puzzles.</source>
        <translation>没有谜题。</translation>
    </message>
    <message>
        <source>Your mistakes in reviewed games: find better moves. Found: {solved} of {all}.</source>
        <translation>复盘过的游戏中的失误：找出更好的走法。已找到：{all}个中的{solved}个。</translation>
    </message>
    <message>
        <source>Find the best move. Solved: {solved} of {all}.</source>
        <translation>找出最好的走法。已解开：{all}题中的{solved}题。</translation>
    </message>
    <message>
        <source>&amp;Only unsolved</source>
        <translation>只看未解开的(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>解题(&amp;S)</translation>
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
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>文件名(&amp;N)：</translation>
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
        <translation>游戏已经结束。</translation>
    </message>
    <message>
        <source>The {role} is not used with this number of players.</source>
        <translation>这个玩家人数不使用{role}。</translation>
    </message>
    <message>
        <source>{player} has already taken the {role} this round.</source>
        <translation>{player}本轮已经选了{role}。</translation>
    </message>
    <message>
        <source>You have to choose a role.</source>
        <translation>你必须选择一个角色。</translation>
    </message>
    <message>
        <source>All twelve spaces of the island are taken.</source>
        <translation>岛区的十二格都已占满。</translation>
    </message>
    <message>
        <source>There is no face-up {tile} to take.</source>
        <translation>没有正面向上的{tile}可拿。</translation>
    </message>
    <message>
        <source>There is no tile left to take.</source>
        <translation>已经没有牌片可拿。</translation>
    </message>
    <message>
        <source>Only the settler and owners of an occupied construction hut may take a quarry.</source>
        <translation>只有拓荒者和拥有被占据的建筑小屋的人才能拿采石场。</translation>
    </message>
    <message>
        <source>There are no quarries left.</source>
        <translation>采石场已经拿完。</translation>
    </message>
    <message>
        <source>Drawing from the face-down pile needs an occupied hacienda.</source>
        <translation>要从正面朝下的牌片堆抽牌片，需要一座被占据的农庄。</translation>
    </message>
    <message>
        <source>The hacienda has already been used in this phase.</source>
        <translation>这个阶段已经用过农庄。</translation>
    </message>
    <message>
        <source>There is no face-down plantation left.</source>
        <translation>已经没有正面朝下的种植园。</translation>
    </message>
    <message>
        <source>This placement does not belong to this board.</source>
        <translation>这种安置方式与这张面板不符。</translation>
    </message>
    <message>
        <source>{piece}: there is not enough room for {colonists} colonists.</source>
        <translation>{piece}：放不下{colonists}个移民。</translation>
    </message>
    <message>
        <source>You have only {colonists} colonists to place.</source>
        <translation>你只有{colonists}个移民可以安置。</translation>
    </message>
    <message>
        <source>Colonists may stay in San Juan only when every circle is full; {free} are still empty.</source>
        <translation>圆环全满时移民才能留在圣胡安；现在还有{free}个空着。</translation>
    </message>
    <message>
        <source>There are no colonists to place.</source>
        <translation>没有移民要安置。</translation>
    </message>
    <message>
        <source>You have to place your colonists.</source>
        <translation>你必须安置你的移民。</translation>
    </message>
    <message>
        <source>The {building} costs you {price} now, and you have {doubloons}.</source>
        <translation>建造{building}现在要付{price}个杜布隆，而你有{doubloons}个。</translation>
    </message>
    <message>
        <source>You already have a {building}; one of a kind is all.</source>
        <translation>你已经有{building}；每种建筑只能建造一座。</translation>
    </message>
    <message>
        <source>There is no {building} left.</source>
        <translation>{building}已经没有了。</translation>
    </message>
    <message>
        <source>The {building} needs room for {needed} in the city, and {free} is free.</source>
        <translation>{building}需要城区的{needed}格，而现在只空着{free}格。</translation>
    </message>
    <message>
        <source>All twelve spaces of the city are taken.</source>
        <translation>城区的十二格都已占满。</translation>
    </message>
    <message>
        <source>There is no building that you can pay for.</source>
        <translation>你买不起任何建筑。</translation>
    </message>
    <message>
        <source>You have not produced any {good} in this phase.</source>
        <translation>你在这个阶段没有生产{good}。</translation>
    </message>
    <message>
        <source>There is no {good} left in the supply.</source>
        <translation>公共堆里已经没有{good}。</translation>
    </message>
    <message>
        <source>Nothing was produced.</source>
        <translation>什么也没有生产。</translation>
    </message>
    <message>
        <source>Nothing is left in the supply of the goods that were produced.</source>
        <translation>生产过的货物，公共堆里都已经没有了。</translation>
    </message>
    <message>
        <source>You have no {good}.</source>
        <translation>你没有{good}。</translation>
    </message>
    <message>
        <source>There are no goods at hand.</source>
        <translation>手上没有货物。</translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <translation>商会已满。</translation>
    </message>
    <message>
        <source>The trading house already holds {good}; only an occupied office lets you sell it again.</source>
        <translation>商会里已经有{good}；只有拥有被占据的分商会，才能再卖一个。</translation>
    </message>
    <message>
        <source>The trading house takes none of the goods at hand.</source>
        <translation>手上的货物，商会都不收购。</translation>
    </message>
    <message>
        <source>There is no such ship.</source>
        <translation>没有这条船。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces is full.</source>
        <translation>{ship}格运输船已满。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces carries {carried}; a ship carries one kind only.</source>
        <translation>{ship}格运输船装着{carried}；一条船只装一类货物。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces already carries {good}; no other ship may take it.</source>
        <translation>{ship}格运输船已经装了{good}；其他船不能再装。</translation>
    </message>
    <message>
        <source>Here {amount} {good} would fit, but {best} fit on another ship, and you must load as much as you can.</source>
        <translation>这里能装{amount}个{good}，而另一条船能装{best}个；你必须尽量多装。</translation>
    </message>
    <message>
        <source>A ship of your own needs an occupied wharf.</source>
        <translation>要用船坞船，需要一座被占据的船坞。</translation>
    </message>
    <message>
        <source>Your wharf has already been used in this phase.</source>
        <translation>你在这个阶段已经用过船坞。</translation>
    </message>
    <message>
        <source>You have to load something as long as you can.</source>
        <translation>只要还能装货，你就必须装货。</translation>
    </message>
    <message>
        <source>No ship takes any of the goods at hand.</source>
        <translation>手上的货物，没有一条船能装。</translation>
    </message>
    <message>
        <source>Your warehouses keep {kinds} kinds whole, not more.</source>
        <translation>你的仓库只能全部保存{kinds}类货物。</translation>
    </message>
    <message>
        <source>You have to keep as much as you have room for.</source>
        <translation>能保存多少，你就必须保存多少。</translation>
    </message>
    <message>
        <source>You have to choose one of the goods.</source>
        <translation>你必须选择一件货物。</translation>
    </message>
    <message>
        <source>Placing a plantation as a forest needs an occupied forest house.</source>
        <translation>要把种植园作为树林放置，需要一座被占据的森林小屋。</translation>
    </message>
    <message>
        <source>You have to place the tile that you have drawn.</source>
        <translation>你必须放置抽到的牌片。</translation>
    </message>
    <message>
        <source>You have {nobles} nobles, among the people as they are placed; here are {placed}.</source>
        <translation>按已安置的人，你有{nobles}个贵族；这里是{placed}个。</translation>
    </message>
    <message>
        <source>You have to say where your nobles are.</source>
        <translation>你必须指出贵族在哪里。</translation>
    </message>
    <message>
        <source>That cannot be given back, or the rest would not be enough.</source>
        <translation>不能放回这个，否则其余的不够。</translation>
    </message>
    <message>
        <source>You have to give back something for each doubloon that is missing.</source>
        <translation>每缺少1个杜布隆，你就必须放回一样东西。</translation>
    </message>
    <message>
        <source>Selling past the trading house needs an occupied trading post.</source>
        <translation>要绕过商会出售，需要一座被占据的贸易站。</translation>
    </message>
    <message>
        <source>A small ship of your own needs an occupied small wharf.</source>
        <translation>要用自己的小船，需要一座被占据的小船坞。</translation>
    </message>
    <message>
        <source>Your small wharf has already been used in this phase.</source>
        <translation>你在这个阶段已经用过小船坞。</translation>
    </message>
    <message>
        <source>At least one good has to be loaded.</source>
        <translation>至少要装一件货物。</translation>
    </message>
    <message>
        <source>Keeping more single goods needs an occupied storehouse.</source>
        <translation>要多保存几件货物，需要一座被占据的储藏所。</translation>
    </message>
    <message>
        <source>The goods are delivered in their order: it is too late for {good}.</source>
        <translation>货物要按次序交出：现在交{good}太晚了。</translation>
    </message>
    <message>
        <source>You have no {tile} to discard.</source>
        <translation>你没有{tile}可弃。</translation>
    </message>
    <message>
        <source>The {building} does not offer that now.</source>
        <translation>{building}现在没有这个作用。</translation>
    </message>
    <message>
        <source>The {building} does not belong to this game.</source>
        <translation>{building}不属于这局游戏。</translation>
    </message>
    <message>
        <source>The {building} has been chosen already.</source>
        <translation>{building}已经被选了。</translation>
    </message>
    <message>
        <source>The {building} and the {other} are never in the same game.</source>
        <translation>{building}和{other}不会出现在同一局游戏里。</translation>
    </message>
    <message>
        <source>There is no space left for a building that costs {cost}.</source>
        <translation>造价{cost}的建筑已经没有空格了。</translation>
    </message>
    <message>
        <source>You have to choose a building.</source>
        <translation>你必须选一座建筑。</translation>
    </message>
    <message>
        <source>You were the smuggler last: somebody else has to choose this role first.</source>
        <translation>上一个走私者是你：要先有其他人选择这个角色。</translation>
    </message>
    <message>
        <source>There is nothing on this ship.</source>
        <translation>这条船上没有东西。</translation>
    </message>
    <message>
        <source>From this ship you may keep {most} goods, not more.</source>
        <translation>这条船上的货物你最多可留{most}件。</translation>
    </message>
    <message>
        <source>The trading house is empty.</source>
        <translation>商会是空的。</translation>
    </message>
    <message>
        <source>There are {people} people on the colonist ship; to poach, there have to be {least} at least.</source>
        <translation>拓荒船上有{people}人；要挖角至少要有{least}人。</translation>
    </message>
    <message>
        <source>Who leaves the colonist ship is not yours to choose now.</source>
        <translation>现在不能由你选择谁离开拓荒船。</translation>
    </message>
    <message>
        <source>The places are filled in their order: it is too late for {piece}.</source>
        <translation>位置要按次序填满：现在填{piece}太晚了。</translation>
    </message>
    <message>
        <source>Nobody of that kind has come.</source>
        <translation>没有这种人来。</translation>
    </message>
    <message>
        <source>The card is not in your pack: {achievement}.</source>
        <translation>你手中没有这张成就卡：{achievement}。</translation>
    </message>
    <message>
        <source>You have to keep a card.</source>
        <translation>你必须留下一张成就卡。</translation>
    </message>
    <message>
        <source>{building}: you pay {price}; only discounts can be left unused, and the most is {cost}.</source>
        <translation>{building}：你要付{price}个杜布隆；只能不使用折扣，最多付{cost}个杜布隆。</translation>
    </message>
    <message>
        <source>{player} follows its rules: there is only one step.</source>
        <translation>{player}按自己的规则行动：只有一步可走。</translation>
    </message>
    <message>
        <source>In a game with a Puertoma nobody captures a role.</source>
        <translation>有波多马的游戏里，谁也不能绑架角色。</translation>
    </message>
    <message>
        <source>There is no tile for which the board has room.</source>
        <translation>面板放不下任何牌片。</translation>
    </message>
    <message>
        <source>No deed would bring anything.</source>
        <translation>没有哪个行动会有收获。</translation>
    </message>
    <message>
        <source>{good} goes only onto the ship with {ship} spaces, and that is full.</source>
        <translation>{good}只能装上{ship}格运输船，但那条船已满。</translation>
    </message>
    <message>
        <source>No ship takes {good}: each of them carries another kind.</source>
        <translation>没有运输船能装{good}：每条船装的都是别的货物。</translation>
    </message>
    <message>
        <source>You have no {piece}.</source>
        <translation>你没有{piece}。</translation>
    </message>
    <message>
        <source>That cannot be done now. {asked}</source>
        <translation>现在不能这么做。{asked}</translation>
    </message>
    <message>
        <source>{piece}: nobody works there.</source>
        <translation>{piece}：那里没有人。</translation>
    </message>
    <message>
        <source>{piece}: no colonist works there, and this needs one.</source>
        <translation>{piece}：那里没有移民，而这需要移民。</translation>
    </message>
    <message>
        <source>{piece}: no noble works there, and this needs one.</source>
        <translation>{piece}：那里没有贵族，而这需要贵族。</translation>
    </message>
    <message>
        <source>{piece}: every circle is taken.</source>
        <translation>{piece}：没有空圆环。</translation>
    </message>
    <message>
        <source>This costs a doubloon, and you have none.</source>
        <translation>这要付1个杜布隆，而你没有钱。</translation>
    </message>
    <message>
        <source>The {building} has already been used in this phase.</source>
        <translation>这个阶段已经用过{building}。</translation>
    </message>
    <message>
        <source>{piece}: whoever works there cannot be given back.</source>
        <translation>{piece}：那里的人不能放回。</translation>
    </message>
    <message>
        <source>Nobody of that kind waits in San Juan.</source>
        <translation>在圣胡安没有这种人。</translation>
    </message>
    <message>
        <source>You have no victory point chip.</source>
        <translation>你没有计分圆片。</translation>
    </message>
    <message>
        <source>Of each kind only one is given back, a colonist first, then a good, then a point: it is too late.</source>
        <translation>每种只能放回一个，先是移民，再是货物，最后是分数：现在太晚了。</translation>
    </message>
    <message>
        <source>The {tile} stays on the island.</source>
        <translation>{tile}必须留在岛上。</translation>
    </message>
    <message>
        <source>The {tile} cannot be placed as a forest.</source>
        <translation>{tile}不能作为树林放置。</translation>
    </message>
    <message>
        <source>Fewer than none is not possible.</source>
        <translation>数目不能小于0。</translation>
    </message>
    <message>
        <source>You have only {owned} {good}.</source>
        <translation>你只有{owned}个{good}。</translation>
    </message>
    <message>
        <source>You may keep {singles} single goods, not more.</source>
        <translation>你最多只能保存{singles}件单独的货物。</translation>
    </message>
    <message>
        <source>You have to take somebody from the ship.</source>
        <translation>你必须从拓荒船上拿取一人。</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation>重放我上次行动后的经过(&amp;W)</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>&amp;Look back</source>
        <translation>回顾(&amp;L)</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>Round back</source>
        <translation>上一轮</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>上一回合</translation>
    </message>
    <message>
        <source>Decision back</source>
        <translation>上一个决定</translation>
    </message>
    <message>
        <source>Decision forward</source>
        <translation>下一个决定</translation>
    </message>
    <message>
        <source>Turn forward</source>
        <translation>下一回合</translation>
    </message>
    <message>
        <source>Round forward</source>
        <translation>下一轮</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>转到最后</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>从这里接着玩(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Return to the game</source>
        <translation>返回游戏(&amp;R)</translation>
    </message>
    <message>
        <source>Looking back: the end, round {round}</source>
        <translation>回顾：终局，第{round}轮</translation>
    </message>
    <message>
        <source>Looking back: round {round}, {player}&apos;s turn</source>
        <translation>回顾：第{round}轮，{player}的回合</translation>
    </message>
    <message>
        <source>the end of round {round}</source>
        <translation>第{round}轮结束时</translation>
    </message>
    <message>
        <source>round {round}, {player}&apos;s turn, decision {number}</source>
        <translation>第{round}轮，{player}的回合，第{number}个决定</translation>
    </message>
    <message>
        <source>{player} wants to build the {building} and has yet to pay for it.</source>
        <translation>{player}要建造{building}，还没付清费用。</translation>
    </message>
    <message>
        <source>{player} has yet to say who comes.</source>
        <translation>{player}还没有选择来的是谁。</translation>
    </message>
    <message>
        <source>{number} of {count}, next: {decided}</source>
        <translation>{number}/{count}，接下来：{decided}</translation>
    </message>
    <message>
        <source>This is where the game stands.</source>
        <translation>这就是游戏当前的局面。</translation>
    </message>
    <message>
        <source>Round {round}: {number} of {count}</source>
        <translation>第{round}轮：{number}/{count}</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Show the table after this</source>
        <translation>显示这之后的局面</translation>
    </message>
    <message>
        <source>Later: {line}</source>
        <translation>之后：{line}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>All you could do</source>
        <translation>所有可选的做法</translation>
    </message>
    <message>
        <source>chance of victory</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>{option} (expert)</source>
        <translation>{option}（专家）</translation>
    </message>
    <message>
        <source>{option} (you)</source>
        <translation>{option}（你）</translation>
    </message>
    <message>
        <source>The expert&apos;s placement</source>
        <translation>专家的安排</translation>
    </message>
    <message>
        <source>The placement</source>
        <translation>安排</translation>
    </message>
    <message>
        <source>Choice of role</source>
        <translation>选择角色</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>其他决定</translation>
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
        <translation>不精确</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>{mark}, −{points}</source>
        <translation>{mark}，−{points}</translation>
    </message>
    <message>
        <source>about as many VP</source>
        <translation>分数大致相同</translation>
    </message>
    <message>
        <source>about {points} VP more</source>
        <translation>约多{points}分</translation>
    </message>
    <message>
        <source>about {points} VP fewer</source>
        <translation>约少{points}分</translation>
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
        <translation>第{place}名，{points}分，与另一位玩家同分。</translation>
    </message>
    <message>
        <source>Place {place} with {points} points, {margin} behind the winner.</source>
        <translation>第{place}名，{points}分，落后赢家{margin}分。</translation>
    </message>
    <message>
        <source>Place {place} with {points} points, {margin} ahead of the next.</source>
        <translation>第{place}名，{points}分，领先下一名{margin}分。</translation>
    </message>
    <message>
        <source>The game is not over: reviewed up to round {round}.</source>
        <translation>游戏还没结束：复盘到第{round}轮。</translation>
    </message>
    <message>
        <source>Most was lost here: {part} ({points} points of chance in all).</source>
        <translation>损失最多之处：{part}（胜率合计{points}个百分点）。</translation>
    </message>
    <message>
        <source>Others and luck gave back {points} points of chance in all.</source>
        <translation>其他人和运气一共还给你{points}个百分点的胜率。</translation>
    </message>
    <message>
        <source>Almost faultless: {parts}.</source>
        <translation>几乎没有失误：{parts}。</translation>
    </message>
    <message>
        <source>Your highest chance: {chance}, in round {round}.</source>
        <translation>你最高的胜率：{chance}，第{round}轮。</translation>
    </message>
    <message>
        <source>{number}. Round {round}: your choice ({move}). From {before} to {after}.</source>
        <translation>{number}. 第{round}轮：你的选择（{move}）。从{before}到{after}。</translation>
    </message>
    <message>
        <source>{number}. Round {round}: {player} ({move}). From {before} to {after}.</source>
        <translation>{number}. 第{round}轮：{player}（{move}）。从{before}到{after}。</translation>
    </message>
    <message>
        <source>{number}. Round {round}: luck. From {before} to {after}.</source>
        <translation>{number}. 第{round}轮：运气。从{before}到{after}。</translation>
    </message>
    <message numerus="yes">
        <source>%n independent look(s) agree to about ± {error} points.</source>
        <translation>
            <numerusform>独立复盘%n次，误差约±{error}个百分点。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {chosen} → {best}</source>
        <translation>{player}：{chosen} → {best}</translation>
    </message>
    <message>
        <source>The file of the earlier review is damaged. Everything was looked at anew.</source>
        <translation>先前的复盘文件已损坏，所有内容都已重新复盘。</translation>
    </message>
    <message>
        <source>The weights of the computer players cannot be used.</source>
        <translation>电脑玩家的权重无法使用。</translation>
    </message>
    <message>
        <source>The work has ended unexpectedly. What has been found stays.</source>
        <translation>工作意外中断。已找到的结果会保留。</translation>
    </message>
    <message>
        <source>The review was made by a newer version of the program.</source>
        <translation>这份复盘是由较新版本的程序做的。</translation>
    </message>
    <message>
        <source>The review is not kept: {problem}</source>
        <translation>复盘未能保留：{problem}</translation>
    </message>
    <message>
        <source>The review is being worked out…</source>
        <translation>正在复盘…</translation>
    </message>
    <message>
        <source>The review has no result yet.</source>
        <translation>复盘还没有结果。</translation>
    </message>
    <message>
        <source>The file of the earlier review is damaged. Everything is looked at anew.</source>
        <translation>先前的复盘文件已损坏，正在重新复盘所有内容。</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The review begins…</source>
        <translation>复盘开始…</translation>
    </message>
    <message numerus="yes">
        <source>A closer look at %n decision(s)</source>
        <translation>
            <numerusform>还要细看%n个决定</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by an earlier version of the computer players.</source>
        <translation>由较早版本的电脑玩家找到的。</translation>
    </message>
    <message>
        <source>No mistake has been found.</source>
        <translation>没有发现失误。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>重新复盘</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Score &amp;sheet</source>
        <translation>计分表(&amp;S)</translation>
    </message>
    <message>
        <source>Find &amp;better moves</source>
        <translation>找出更好的走法(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s): round, and chance lost</source>
        <translation>
            <numerusform>%n个失误：第几轮、损失的胜率</numerusform>
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
        <translation>还没有可以复盘的内容。</translation>
    </message>
    <message>
        <source>As soon as the review is done, you look for better moves at the table. Choose a decision to see the answer now.</source>
        <translation>复盘一完成，就回到桌上找出更好的走法。选择一个决定，可以现在就看答案。</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}</source>
        <translation>第{number}个失误，共{count}个</translation>
    </message>
    <message>
        <source>Decision {number} of {count}</source>
        <translation>第{number}个决定，共{count}个</translation>
    </message>
    <message>
        <source>Review of your game</source>
        <translation>本局复盘</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Whose review</source>
        <translation>谁的复盘</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>简单来说</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
</context>
<context>
    <name>ReviewPart</name>
    <message>
        <source>&amp;Review this game</source>
        <translation>复盘这一局(&amp;R)</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>Settler</source>
        <translation>拓荒者</translation>
    </message>
    <message>
        <source>Mayor</source>
        <translation>市长</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>建筑师</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>监管</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>商人</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>船长</translation>
    </message>
    <message>
        <source>Prospector</source>
        <translation>淘金者</translation>
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
        <translation>种植者</translation>
    </message>
    <message>
        <source>Recruiter</source>
        <translation>招募官</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>建筑师</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>制造商</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>贸易商</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>船长</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <translation>探险家</translation>
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
        <translation>所有人依次可以把一块正面向上的种植园放到自己的岛上。特权：拓荒者可以改拿一个采石场。</translation>
    </message>
    <message>
        <source>The colonists on the ship are handed out one by one, then everybody puts their colonists to work anew. Privilege: one more colonist from the supply.</source>
        <translation>船上的移民逐个分给所有人，然后每个人重新安置自己的全部移民。特权：再从公共堆拿一个移民。</translation>
    </message>
    <message>
        <source>Everybody in turn may build one building. Occupied quarries lower the price. Privilege: one doubloon less.</source>
        <translation>所有人依次可以建造一座建筑。被占据的采石场降低价格。特权：少付1个杜布隆。</translation>
    </message>
    <message>
        <source>Everybody produces goods with occupied plantations and production buildings. Privilege: one more good of a kind that the craftsman just produced.</source>
        <translation>所有人用被占据的种植园和生产建筑生产货物。特权：从监管刚生产过的货物中再多拿一件。</translation>
    </message>
    <message>
        <source>Everybody in turn may sell one good to the trading house, of a kind that it does not hold yet. Privilege: one doubloon more for the sale.</source>
        <translation>所有人依次可以向商会出售一件货物，须是商会里还没有的种类。特权：出售时多得1个杜布隆。</translation>
    </message>
    <message>
        <source>Everybody in turn must load goods onto the ships, for one victory point each, until nobody can load any more. Then most goods left over spoil. Privilege: one point more for the first load.</source>
        <translation>所有人依次必须把货物装船，每件1个胜利分数，直到无人能再装。然后剩下的货物大多要放回公共堆。特权：第一次装货多得1分。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the prospector takes one doubloon from the bank.</source>
        <translation>没有公共行动。特权：淘金者从银行拿1个杜布隆。</translation>
    </message>
    <message>
        <source>Only the buccaneer acts, with one of four deeds: raid a ship, plunder the trading house, poach colonists, or capture a role. Whoever was the buccaneer last cannot choose this role.</source>
        <translation>只有走私者行动，四选一：掠夺船只、洗劫商会、挖角移民或绑架角色。上一个走私者不能选择这个角色。</translation>
    </message>
</context>
<context>
    <name>RoleEffect1897</name>
    <message>
        <source>Everybody in turn may place one of the face-up estates on their board. Privilege: the planter may take a quarry instead.</source>
        <translation>所有人依次可以把一个正面向上的种植园放到自己的乡村。特权：种植者可以改拿一个采石场。</translation>
    </message>
    <message>
        <source>The workers on the work register are handed out one by one, then everybody puts their workers to work anew. Privilege: one more worker from the supply.</source>
        <translation>就业处的工人逐个分给所有人，然后每个人重新放置自己的全部工人。特权：再从供应堆拿一个工人。</translation>
    </message>
    <message>
        <source>Everybody in turn may build one building. Occupied quarries lower the price. Privilege: one coin less.</source>
        <translation>所有人依次可以建造一座建筑。有工人进驻的采石场降低价格。特权：少付1个钱币。</translation>
    </message>
    <message>
        <source>Everybody produces goods with occupied estates and production buildings. Privilege: one more good of a kind that the craftsman just produced.</source>
        <translation>所有人用有工人进驻的种植园和生产建筑生产商品。特权：从制造商刚生产过的商品中再多拿一件。</translation>
    </message>
    <message>
        <source>Everybody in turn may sell one good to the trading house, of a kind that it does not hold yet. Privilege: one coin more for the sale.</source>
        <translation>所有人依次可以向交易所出售一件商品，须是交易所里还没有的种类。特权：出售时多得1个钱币。</translation>
    </message>
    <message>
        <source>Everybody in turn must load goods onto the ships, for one VP each, until nobody can load any more. Then most goods left over spoil. Privilege: one point more for the first load.</source>
        <translation>所有人依次必须把商品装船，每件1个胜利分数，直到无人能再装。然后剩下的商品大多要放回供应堆。特权：第一次装货多得1分。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the adventurer takes one coin from the supply.</source>
        <translation>没有公共行动。特权：探险家从供应堆拿1个钱币。</translation>
    </message>
    <message>
        <source>Only the smuggler acts, with one of four deeds: raid a ship, plunder the trading house, poach workers, or capture a role. Whoever was the smuggler last cannot choose this role.</source>
        <translation>只有走私者行动，四选一：掠夺船只、洗劫交易所、挖角工人或绑架角色。上一个走私者不能选择这个角色。</translation>
    </message>
    <message>
        <source>Only the smuggler acts, with one of three deeds: raid a ship, plunder the trading house, or poach workers. In a game with a Puertoma nobody captures a role. Whoever was the smuggler last cannot choose this role.</source>
        <translation>只有走私者行动，三选一：掠夺船只、洗劫交易所或挖角工人。有波多马的游戏里，谁也不能绑架角色。上一个走私者不能选择这个角色。</translation>
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
        <translation>其他行动</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Every player has a board with an island and a city, {island_spaces} and {city_spaces} spaces large, and has, as the figures beside the name tell,</source>
        <translation>每位玩家有一张游戏面板，上面有{island_spaces}格的岛区和{city_spaces}格的城区。名字旁的数字显示他拥有：</translation>
    </message>
    <message>
        <source>doubloons, the coins that pay for buildings,</source>
        <translation>杜布隆，用来支付建造费用；</translation>
    </message>
    <message>
        <source>victory point chips, won by shipping; those of the others are hidden, unless the game was set up so that all lie open,</source>
        <translation>计分圆片，靠运货赢得；其他人的看不到，除非开局时设为全部公开；</translation>
    </message>
    <message>
        <source>goods that were harvested and are neither sold nor shipped yet,</source>
        <translation>货物，已经收成，还没有出售或运走；</translation>
    </message>
    <message>
        <source>colonists on the circles, and idle ones in San Juan,</source>
        <translation>移民，有的在圆环上，空闲的在圣胡安；</translation>
    </message>
    <message>
        <source>the role cards chosen in this round; one player is the governor.</source>
        <translation>本轮选取的角色卡；其中一位玩家是总督。</translation>
    </message>
    <message>
        <source>Apart from the chips nothing is secret. What you have cannot be lent, given away or exchanged.</source>
        <translation>除了计分圆片，一切都是公开的。你拥有的东西不能出借、赠送或交换。</translation>
    </message>
    <message>
        <source>The island has {island_spaces} spaces for plantations and quarries. Which tile lies where makes no difference.</source>
        <translation>岛区有{island_spaces}格，用来放种植园和采石场。哪个牌片放在哪一格没有区别。</translation>
    </message>
    <message>
        <source>Each tile has one circle, for one colonist.</source>
        <translation>每个牌片有一个圆环，放一个移民。</translation>
    </message>
    <message>
        <source>You may have as many tiles of a kind as you like. In the base game a tile stays to the end.</source>
        <translation>同一种牌片你想拿多少都可以。在基础游戏中，牌片放下后一直留到游戏结束。</translation>
    </message>
    <message>
        <source>When all spaces are taken, you take no more tiles, and the {settler} passes you over. A full island does not end the game.</source>
        <translation>所有格子都占满后，你不再拿取牌片，{settler}阶段会跳过你。岛区占满并不会让游戏结束。</translation>
    </message>
    <message>
        <source>The city has {city_spaces} spaces. A building covers one, a large building {large_spaces}. Which building stands where makes no difference: if the two spaces for a large building lie apart, other buildings move over.</source>
        <translation>城区有{city_spaces}格。一座建筑占一格，大型建筑占{large_spaces}格。哪座建筑放在哪里没有区别：如果留给大型建筑的两格不相邻，其他建筑会挪开。</translation>
    </message>
    <message>
        <source>Every building can stand in your city once. It stays there to the end.</source>
        <translation>每种建筑在你的城区只能有一座，建成后一直留到游戏结束。</translation>
    </message>
    <message>
        <source>With one free space you cannot build a large building.</source>
        <translation>只剩一格空地时，不能建造大型建筑。</translation>
    </message>
    <message>
        <source>As soon as all spaces of one city are covered, the round that is being played is the last.</source>
        <translation>只要有一位玩家的城区全部占满，正在进行的这一轮就是最后一轮。</translation>
    </message>
    <message>
        <source>Tiles and buildings have circles, each for one colonist. A tile or building with at least one colonist is occupied, and only then does it do anything.</source>
        <translation>牌片和建筑上有圆环，每个放一个移民。至少有一个移民的牌片或建筑就算被占据，只有这时它才起作用。</translation>
    </message>
    <message>
        <source>The victory points printed on a building count in any case. The bonus of a large building counts only if that building is occupied; what the bonus counts need not be.</source>
        <translation>建筑上印的胜利分数无论如何都算。大型建筑的额外分数则要它自己被占据才算；它所计算的东西不必被占据。</translation>
    </message>
    <message>
        <source>Drawing with the {hacienda} and shipping with the {wharf} are up to you. What a building simply adds is added for you, unless the game was set up to ask.</source>
        <translation>用{hacienda}抽牌片、用{wharf}运货，都由你自己决定。建筑直接给予的好处会自动给你，除非开局时设为先询问。</translation>
    </message>
    <message>
        <source>A {hospice} that has just been built and has no colonist yet brings none in a settler phase, until a {mayor} comes and somebody moves in.</source>
        <translation>刚建成、还没有移民的{hospice}在拓荒者阶段不会带来移民，要等{mayor}出场、有人住进去以后才行。</translation>
    </message>
    <message>
        <source>Every circle must be filled as long as you have colonists: nobody may be left idle on purpose. You choose which circles stay empty.</source>
        <translation>只要还有移民，圆环就必须填满：不能故意让人闲着。哪些圆环空着由你选择。</translation>
    </message>
    <message>
        <source>Colonists for whom there is no circle wait in San Juan until the next mayor phase. A tile or building that you get before then stays empty in spite of them.</source>
        <translation>没有圆环可放的移民在圣胡安的“中转站”等到下一个市长阶段。在那之前你新得的牌片或建筑，即使有他们在等也仍然空着。</translation>
    </message>
    <message>
        <source>You have 5 colonists, 4 tiles and a {small_market}: everybody has a place. With 6 colonists one waits in San Juan. With 3 you choose which two circles stay empty.</source>
        <translation>你有5个移民、4个牌片和一座{small_market}：人人都有位置。有6个移民时，一个在圣胡安等候。只有3个移民时，由你选择哪两个圆环空着。</translation>
    </message>
    <message>
        <source>The ship carries the colonists whom the next {mayor} deals out. At the end of the mayor phase it is filled from the supply:</source>
        <translation>拓荒船载着下一位{mayor}要分配的移民。市长阶段结束时从公共堆补充：</translation>
    </message>
    <message>
        <source>one colonist for each empty circle on the buildings of all players together. Empty circles on plantations and quarries do not count,</source>
        <translation>所有玩家的建筑上一共有多少个空圆环，就补充多少个移民；种植园和采石场上的空圆环不算；</translation>
    </message>
    <message>
        <source>but at least as many colonists as there are players.</source>
        <translation>但移民数量至少要等于玩家人数。</translation>
    </message>
    <message>
        <source>If the supply cannot give that many, the ship takes what there is, and the round is the last. If there are exactly enough, the game goes on. When {hospice} or {university} empty the supply, that alone does not end it either.</source>
        <translation>如果公共堆不够，有多少就补多少，而这一轮就是最后一轮。如果刚好够，游戏继续。{hospice}或{university}拿光公共堆，也不会因此结束游戏。</translation>
    </message>
    <message>
        <source>Three play. With 5 empty circles on buildings, 5 colonists board the ship; with 1 or none, 3 do. If the supply holds only 2 of these 3, they board, and the game ends after this round.</source>
        <translation>3人游戏：建筑上有5个空圆环时，5个移民上船；只有1个或没有时，3个移民上船。如果这时公共堆只剩2个，就这2个上船，而游戏在本轮之后结束。</translation>
    </message>
    <message>
        <source>Face-up plantations can be taken in the settler phase; there is one more than there are players. The others lie face down, and nobody knows which comes next.</source>
        <translation>正面向上的种植园可以在拓荒者阶段拿取，数量比玩家人数多一块。其余的正面朝下，谁也不知道下一块是什么。</translation>
    </message>
    <message>
        <source>At the end of the settler phase, the face-up plantations that are left are discarded, and new ones are turned over.</source>
        <translation>拓荒者阶段结束时，剩下的正面向上的种植园放进弃牌堆，再翻开新的。</translation>
    </message>
    <message>
        <source>When the face-down pile runs out at this, the discarded plantations are shuffled and become the new pile. If that is not enough either, fewer are on offer, and somebody may find none.</source>
        <translation>如果这时正面朝下的牌片堆用完了，就把弃牌堆洗匀，作为新的牌片堆。如果还不够，摆出来的就会少一些，可能有人空手而归。</translation>
    </message>
    <message>
        <source>An occupied {hacienda} draws from the face-down pile. While that is empty, there is nothing to draw.</source>
        <translation>被占据的{hacienda}从正面朝下的牌片堆抽牌片。牌片堆空着的时候就没有可抽的。</translation>
    </message>
    <message>
        <source>Each occupied quarry takes one doubloon off the price of a building. How many of them can help depends on the column in which the building stands: one in the first column, up to {columns} in the last.</source>
        <translation>每个被占据的采石场都让一座建筑便宜1个杜布隆。能有几个采石场起效，要看建筑在哪一列：第一列一个，直到最后一列最多{columns}个。</translation>
    </message>
    <message>
        <source>A quarry is not used up; it helps again with the next building, and in the next phase.</source>
        <translation>采石场不会用掉：建造下一座建筑时、到了下一个阶段，它照样起效。</translation>
    </message>
    <message>
        <source>The builder&apos;s privilege comes on top and knows no column. The price never falls below 0.</source>
        <translation>建筑师的特权另外计算，与列无关。价格不会低于0。</translation>
    </message>
    <message>
        <source>The building market shows what you would have to pay at this moment, all this included.</source>
        <translation>待售建筑上显示的就是你此刻要付的价格，以上各项都已算入。</translation>
    </message>
    <message>
        <source>With 3 occupied quarries you pay {construction_hut_3} for the {construction_hut}, {office_3} for the {office}, {harbor_3} for the {harbor} and {city_hall_3} for the {city_hall}. As the builder you pay {office_builder_3} for the {office}.</source>
        <translation>有3个被占据的采石场时，{construction_hut}要付{construction_hut_3}，{office}要付{office_3}，{harbor}要付{harbor_3}，{city_hall}要付{city_hall_3}。你是建筑师的话，{office}只要付{office_builder_3}。</translation>
    </message>
    <message>
        <source>They turn the crop of plantations into goods. Every colonist in a building handles the crop of one occupied plantation. Only the {small_indigo_plant} and the {small_sugar_mill} count as small, which matters to the {guild_hall}.</source>
        <translation>生产建筑把种植园的作物制成货物。建筑里的每个移民处理一块被占据的种植园的作物。只有{small_indigo_plant}和{small_sugar_mill}算小型，这对{guild_hall}有影响。</translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases, and only while they are occupied. They work in every phase of that kind, whoever has chosen the role.</source>
        <translation>紫色建筑各在某一个阶段里起作用，而且要被占据才行。不论那个角色是谁选的，每逢该阶段都有效。</translation>
    </message>
    <message>
        <source>Each of them exists once and covers {large_spaces} spaces of the city, but is one building. The points printed on it count in any case; at the end of the game it brings a bonus, if it is occupied then.</source>
        <translation>每种只有一座，占城区的{large_spaces}格，但只算一座建筑。上面印的分数无论如何都算；游戏结束时如果被占据，还会带来额外分数。</translation>
    </message>
    <message>
        <source>It works beside the {indigo_plant}: with both, all colonists in them count together. It counts as a small production building.</source>
        <translation>它可以与{indigo_plant}并用：两座都有时，里面的移民合在一起算。它算小型生产建筑。</translation>
    </message>
    <message>
        <source>It works beside the {sugar_mill}: with both, all colonists in them count together. It counts as a small production building.</source>
        <translation>它可以与{sugar_mill}并用：两座都有时，里面的移民合在一起算。它算小型生产建筑。</translation>
    </message>
    <message>
        <source>It works beside the {small_indigo_plant}: with both, all colonists in them count together. It counts as a large production building, but covers one space.</source>
        <translation>它可以与{small_indigo_plant}并用：两座都有时，里面的移民合在一起算。它算大型生产建筑，但只占一格。</translation>
    </message>
    <message>
        <source>2 colonists in the building, 3 occupied indigo plantations: 2 indigo in a craftsman phase.</source>
        <translation>建筑里有2个移民，另有3块被占据的靛蓝种植园：监管阶段得到2个靛蓝。</translation>
    </message>
    <message>
        <source>It works beside the {small_sugar_mill}: with both, all colonists in them count together. It counts as a large production building, but covers one space.</source>
        <translation>它可以与{small_sugar_mill}并用：两座都有时，里面的移民合在一起算。它算大型生产建筑，但只占一格。</translation>
    </message>
    <message>
        <source>3 colonists in the building, 1 occupied sugar plantation: 1 sugar in a craftsman phase.</source>
        <translation>建筑里有3个移民，另有1块被占据的甘蔗种植园：监管阶段得到1个糖。</translation>
    </message>
    <message>
        <source>There is no small building for tobacco. This one counts as a large production building, but covers one space.</source>
        <translation>烟草没有小型建筑。这座算大型生产建筑，但只占一格。</translation>
    </message>
    <message>
        <source>There is no small building for coffee. This one counts as a large production building, but covers one space.</source>
        <translation>咖啡没有小型建筑。这座算大型生产建筑，但只占一格。</translation>
    </message>
    <message>
        <source>With the {large_market} together it is {both_markets_bonus}; the trader&apos;s privilege comes on top. Without a sale there is nothing.</source>
        <translation>与{large_market}一起，总共多得{both_markets_bonus}；商人的特权另外计算。不出售就什么也没有。</translation>
    </message>
    <message>
        <source>Somebody who is not the trader sells sugar: {sugar_small_market}.</source>
        <translation>不是商人的玩家出售糖：得{sugar_small_market}。</translation>
    </message>
    <message>
        <source>You need not draw. But what you have drawn is placed at once; it cannot be exchanged for another tile, not even for a quarry.</source>
        <translation>抽不抽由你决定。但抽到的牌片必须马上放到岛上，不能换成别的，换采石场也不行。</translation>
    </message>
    <message>
        <source>Then you take a face-up tile as usual, or none. If the drawn tile has filled your island, your turn is over.</source>
        <translation>然后你照常拿取一个正面向上的牌片，也可以不拿。如果抽到的牌片已经占满你的岛区，你的回合就结束了。</translation>
    </message>
    <message>
        <source>Once in each settler phase, as long as there is a face-down pile.</source>
        <translation>每个拓荒者阶段一次，只要还有正面朝下的牌片堆。</translation>
    </message>
    <message>
        <source>You take one tile all the same: one quarry instead of the plantation. As the settler you have no use for it, and do not get a second quarry.</source>
        <translation>你仍然只拿一个牌片：用一个采石场代替种植园。如果你就是拓荒者，它对你没有用处，你不会因此多得一个采石场。</translation>
    </message>
    <message>
        <source>With no quarry left it does nothing.</source>
        <translation>采石场拿完以后，它就不起作用了。</translation>
    </message>
    <message>
        <source>Together with the {large_warehouse} you keep {both_warehouses_kinds} whole and a single good besides. You still have to load whatever fits on a ship.</source>
        <translation>与{large_warehouse}一起，你能全部保存{both_warehouses_kinds}，另加一件货物。凡是船上装得下的，你仍然必须装。</translation>
    </message>
    <message>
        <source>4 corn, 2 indigo and 1 sugar are left: you keep, say, the corn, and 1 indigo or the sugar.</source>
        <translation>剩下4个玉米、2个靛蓝和1个糖：例如，你可以保存全部玉米，再加1个靛蓝或1个糖。</translation>
    </message>
    <message>
        <source>The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty too, there is none. A quarry gets one just as well.</source>
        <translation>移民来自公共堆；公共堆空了，就来自拓荒船；船上也空了，就没有移民。拿采石场同样附带移民。</translation>
    </message>
    <message>
        <source>The colonist goes onto the new tile, and can move elsewhere in the next mayor phase.</source>
        <translation>移民放在新牌片上，到下一个市长阶段可以移到别处。</translation>
    </message>
    <message>
        <source>You still sell one good only in a trader phase, and there must be a free space in the house.</source>
        <translation>每个商人阶段你仍然只能出售一件货物，而且商会里必须有空位。</translation>
    </message>
    <message>
        <source>A tobacco lies in the trading house. Two players with an occupied {office} each sell another one; then three of the {house_spaces} spaces are taken.</source>
        <translation>商会里有一个烟草。两位拥有被占据的{office}的玩家各自又卖了一个；这时{house_spaces}个空位已经占了三个。</translation>
    </message>
    <message>
        <source>With the {small_market} together it is {both_markets_bonus}; the trader&apos;s privilege comes on top. Without a sale there is nothing.</source>
        <translation>与{small_market}一起，总共多得{both_markets_bonus}；商人的特权另外计算。不出售就什么也没有。</translation>
    </message>
    <message>
        <source>The trader with both markets sells coffee: {coffee_trader_markets}.</source>
        <translation>拥有两座市场大厅的商人出售咖啡：得{coffee_trader_markets}。</translation>
    </message>
    <message>
        <source>Together with the {small_warehouse} you keep {both_warehouses_kinds} whole and a single good besides. You still have to load whatever fits on a ship.</source>
        <translation>与{small_warehouse}一起，你能全部保存{both_warehouses_kinds}，另加一件货物。凡是船上装得下的，你仍然必须装。</translation>
    </message>
    <message>
        <source>1 indigo, 5 corn and 4 sugar are left: you keep the corn and the sugar, and the indigo as well.</source>
        <translation>剩下1个靛蓝、5个玉米和4个糖：你保存全部玉米和糖，那个靛蓝也能留下。</translation>
    </message>
    <message>
        <source>What counts are the kinds of which you actually received something, be it one or many. One kind alone pays nothing.</source>
        <translation>只算你实际拿到的种类，拿到一件还是许多件都一样。只有一类时没有钱。</translation>
    </message>
    <message>
        <source>The good of the craftsman&apos;s privilege is no new kind and adds nothing.</source>
        <translation>监管特权多拿的货物不算新的种类，不会增加收入。</translation>
    </message>
    <message>
        <source>3 corn, 2 indigo and 1 coffee are three kinds: {factory_3}.</source>
        <translation>3个玉米、2个靛蓝和1个咖啡是三类：得{factory_3}。</translation>
    </message>
    <message>
        <source>The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty too, there is none. A building with several circles gets one colonist, too.</source>
        <translation>移民来自公共堆；公共堆空了，就来自拓荒船；船上也空了，就没有移民。有多个圆环的建筑同样只得一个移民。</translation>
    </message>
    <message>
        <source>When it is built itself, no colonist comes with it: it is not occupied yet.</source>
        <translation>建造大学本身时没有移民跟来：这时它还没有被占据。</translation>
    </message>
    <message>
        <source>A load with the {wharf} counts too, and so does a load of a single good.</source>
        <translation>用{wharf}运货也算一次，哪怕只装一件货物也算一次。</translation>
    </message>
    <message>
        <source>You have 5 tobacco and 2 sugar. 3 tobacco fill their ship: 3 points and 1. Then 2 sugar are loaded: 2 and 1. At last 2 tobacco leave with your {wharf}: 2 and 1. The {harbor} has brought 3 points.</source>
        <translation>你有5个烟草和2个糖。先用3个烟草装满了那条船：3分加1分。然后装2个糖：2分加1分。最后2个烟草从你的{wharf}运走：2分加1分。{harbor}一共带来3分。</translation>
    </message>
    <message>
        <source>Your ship takes a kind that other ships carry as well, and has room for any number. You load all that you have of the kind, 1 victory point each, and it goes to the supply at once.</source>
        <translation>船坞船可以装其他船已经装着的种类，数量不限。你要装上该类的全部货物，每件1个胜利分数，货物马上放回公共堆。</translation>
    </message>
    <message>
        <source>It takes the place of an ordinary load in your turn. In your next turns you have to load what fits on the cargo ships.</source>
        <translation>它代替你这一次的普通装货。在之后的回合里，运输船装得下的，你仍然必须装。</translation>
    </message>
    <message>
        <source>When none of your goods fits on a cargo ship, you may use the wharf or wait. You are asked again after others have loaded; when all who are left wait, the phase is over.</source>
        <translation>如果你的货物运输船都装不下，你可以用船坞，也可以等待。别人装货之后会再问你一次；如果剩下的人都在等待，阶段就结束。</translation>
    </message>
    <message>
        <source>The captain&apos;s privilege and the {harbor} count for such a load, too.</source>
        <translation>这样装货时，船长的特权和{harbor}同样有效。</translation>
    </message>
    <message>
        <source>Small are the {small_indigo_plant} and the {small_sugar_mill}; all other production buildings are large. They need not be occupied.</source>
        <translation>{small_indigo_plant}和{small_sugar_mill}是小型的，其他生产建筑都是大型的。它们不必被占据。</translation>
    </message>
    <message>
        <source>{small_indigo_plant}, {small_sugar_mill}, {sugar_mill} and {coffee_roaster} in your city: {guild_hall_example}.</source>
        <translation>你的城区有{small_indigo_plant}、{small_sugar_mill}、{sugar_mill}和{coffee_roaster}：得{guild_hall_example}。</translation>
    </message>
    <message>
        <source>Plantations and quarries count alike, occupied or not.</source>
        <translation>种植园和采石场一样算，是否被占据都可以。</translation>
    </message>
    <message>
        <source>All colonists on your board count: on plantations and quarries, in buildings and in San Juan. What is left over when they are divided by three is lost.</source>
        <translation>你面板上的移民全都算：种植园和采石场上的、建筑里的、圣胡安的。除以三，余数不计。</translation>
    </message>
    <message>
        <source>20 colonists: {fortress_20}.</source>
        <translation>20个移民：得{fortress_20}。</translation>
    </message>
    <message>
        <source>Chips count, and points noted after the last chip; points printed on buildings and bonuses do not. What is left over when they are divided by four is lost.</source>
        <translation>计分圆片，以及圆片用光以后记下的分数都算；建筑上印的分数和额外分数不算。除以四，余数不计。</translation>
    </message>
    <message>
        <source>23 points in chips: {customs_house_23}.</source>
        <translation>计分圆片共23分：得{customs_house_23}。</translation>
    </message>
    <message>
        <source>Violet are all buildings that do not produce goods, small and large. Those that are counted need not be occupied, only the {city_hall} itself.</source>
        <translation>不生产货物的建筑都是紫色建筑，小型大型都算。被计算的建筑不必被占据，只有{city_hall}自己必须被占据。</translation>
    </message>
    <message>
        <source>{hacienda}, {construction_hut}, {office}, {large_warehouse}, {harbor}, {residence} and {city_hall}: {city_hall_example}.</source>
        <translation>{hacienda}、{construction_hut}、{office}、{large_warehouse}、{harbor}、{residence}和{city_hall}：得{city_hall_example}。</translation>
    </message>
    <message>
        <source>The running round becomes the last one when one of these things happens:</source>
        <translation>发生下列任何一种情况，当前这一轮就是最后一轮：</translation>
    </message>
    <message>
        <source>at the end of a mayor phase, the supply has too few colonists to fill the colonist ship,</source>
        <translation>市长阶段结束时，公共堆的移民不够补充拓荒船；</translation>
    </message>
    <message>
        <source>in a builder phase, somebody covers the last of the {city_spaces} spaces in a city,</source>
        <translation>建筑师阶段中，有人占满了城区的全部{city_spaces}格；</translation>
    </message>
    <message>
        <source>in a captain phase, somebody takes the last victory point chip.</source>
        <translation>船长阶段中，有人拿走了最后一枚计分圆片。</translation>
    </message>
    <message>
        <source>The round is still played to its end: whoever has not chosen yet chooses a role, and every phase is played in full. Then the points are counted.</source>
        <translation>这一轮仍然要进行完：还没有选角色的玩家照样选择，每个阶段都完整进行。然后计分。</translation>
    </message>
    <message>
        <source>Anna, the governor, chooses the {builder}, and Clara fills her city in that phase. Ben and Clara choose a role as well, and all play these phases. Then the game is over.</source>
        <translation>总督Anna选择{builder}，Clara在这个阶段建满了城区。Ben和Clara仍然各选一个角色，所有人都参加这些阶段。然后游戏结束。</translation>
    </message>
    <message>
        <source>Everybody adds up:</source>
        <translation>每位玩家把下列各项相加：</translation>
    </message>
    <message>
        <source>the victory point chips, and points noted when there were no chips left,</source>
        <translation>计分圆片，以及圆片用光以后记下的分数；</translation>
    </message>
    <message>
        <source>the points printed on all buildings, occupied or not,</source>
        <translation>所有建筑上印的分数，不论是否被占据；</translation>
    </message>
    <message>
        <source>the bonuses of large buildings that are occupied.</source>
        <translation>被占据的大型建筑的额外分数。</translation>
    </message>
    <message>
        <source>The highest sum wins. Doubloons, goods, plantations and colonists bring no points of their own.</source>
        <translation>总分最高者获胜。杜布隆、货物、种植园和移民本身没有分数。</translation>
    </message>
    <message>
        <source>You have 23 points in chips, and in your city an empty {harbor}, a {small_market} and an occupied {customs_house}: 23, and {harbor_points}, {small_market_points} and {customs_house_points} for the buildings, and {customs_house_23} of bonus, {score_example} in all.</source>
        <translation>你的计分圆片有23分，城区里有一座空着的{harbor}、一座{small_market}和一座被占据的{customs_house}：23分，建筑再加{harbor_points}、{small_market_points}和{customs_house_points}，额外分数{customs_house_23}，总共{score_example}。</translation>
    </message>
    <message>
        <source>Among players with equal points, whoever has more doubloons and goods together is ahead; every good, whatever its kind, counts as a doubloon. Who is equal in that, too, shares the place, and if it is the first, the victory.</source>
        <translation>分数相同的玩家中，杜布隆与货物合计较多者名次在前；每件货物不论种类都当作1个杜布隆。如果连这也相同，就并列同一名次；若是第一名，则共享胜利。</translation>
    </message>
    <message>
        <source>Anna and Ben have 47 points each. Anna has 5 doubloons and no goods, Ben 2 doubloons, 3 corn and 1 coffee: 5 against 6, and Ben wins.</source>
        <translation>Anna和Ben都是47分。Anna有5个杜布隆，没有货物；Ben有2个杜布隆、3个玉米和1个咖啡：5比6，Ben获胜。</translation>
    </message>
    <message>
        <source>A new game can be set up in different ways:</source>
        <translation>新游戏可以这样设置：</translation>
    </message>
    <message>
        <source>Open points: everybody sees all victory point chips. Otherwise you see only your own.</source>
        <translation>公开分数：所有人都能看到全部计分圆片。否则你只能看到自己的。</translation>
    </message>
    <message>
        <source>Moves without a choice: where only one thing can be done, it is done for you. You can also make all these moves yourself.</source>
        <translation>没有选择的行动：只有一件事可做时，自动替你完成。你也可以自己完成所有这些行动。</translation>
    </message>
    <message>
        <source>Taking back without limits: undo goes back past what was revealed, and past other people&apos;s moves. The score sheet tells whenever moves were taken back.</source>
        <translation>不受限制的撤销：撤销可以越过已经揭示的内容，也可以越过其他人的行动。只要用过撤销，计分表都会注明。</translation>
    </message>
    <message>
        <source>The quickest way to a harvest: no building, one colonist. Many of them feed the ships; at the trading house corn earns nothing without a bonus.</source>
        <translation>最快的收成：不需要建筑，只要一个移民。玉米多了可以装满船；在商会，没有额外收入的玉米一文不值。</translation>
    </message>
    <message>
        <source>The colonist in the building may work in the {small_indigo_plant} or in the {indigo_plant}; each circle there serves one plantation.</source>
        <translation>建筑里的移民可以在{small_indigo_plant}工作，也可以在{indigo_plant}工作；那里的每个圆环对应一块种植园。</translation>
    </message>
    <message>
        <source>The colonist in the building may work in the {small_sugar_mill} or in the {sugar_mill}; each circle there serves one plantation.</source>
        <translation>建筑里的移民可以在{small_sugar_mill}工作，也可以在{sugar_mill}工作；那里的每个圆环对应一块种植园。</translation>
    </message>
    <message>
        <source>The colonist in the building works in the {tobacco_storage}; each circle there serves one plantation.</source>
        <translation>建筑里的移民在{tobacco_storage}工作；那里的每个圆环对应一块种植园。</translation>
    </message>
    <message>
        <source>The colonist in the building works in the {coffee_roaster}; each circle there serves one plantation. Coffee plantations are the rarest.</source>
        <translation>建筑里的移民在{coffee_roaster}工作；那里的每个圆环对应一块种植园。咖啡种植园最稀少。</translation>
    </message>
    <message>
        <source>Only the settler takes quarries, and whoever has an occupied {construction_hut}: one in a phase, instead of a plantation. They are never drawn from the face-down pile.</source>
        <translation>只有拓荒者和拥有被占据的{construction_hut}的人能拿采石场：每个阶段一个，代替种植园。正面朝下的牌片堆里没有采石场。</translation>
    </message>
    <message>
        <source>A quarry takes up a space on the island like a plantation, and counts for the {residence}.</source>
        <translation>采石场和种植园一样占岛上的一格，也计入{residence}。</translation>
    </message>
    <message>
        <source>With 3 occupied quarries the {office} costs {office_3} instead of {office_cost}: its column lets two of them help.</source>
        <translation>有3个被占据的采石场时，{office}的价格是{office_3}，而不是{office_cost}：它那一列最多让两个起效。</translation>
    </message>
    <message>
        <source>Every plantation that you take or draw can become one, with an occupied {forest_house}. Forests are a kind of their own for the {cloister}, and count for the {residence}.</source>
        <translation>拥有被占据的{forest_house}时，你拿取或抽到的任何种植园都可以变成树林。对{cloister}来说，树林自成一类；树林也计入{residence}。</translation>
    </message>
    <message>
        <source>A market or the trader&apos;s privilege is paid for corn as well: {corn_trader} for the trader.</source>
        <translation>市场大厅和商人的特权对玉米同样付钱：商人卖玉米得{corn_trader}。</translation>
    </message>
    <message>
        <source>On a ship corn brings 1 victory point, like any other good.</source>
        <translation>装船时，玉米和其他货物一样，每个1个胜利分数。</translation>
    </message>
    <message>
        <source>The {small_indigo_plant} is the cheapest way to a good that somebody pays for.</source>
        <translation>想要一种能卖钱的货物，{small_indigo_plant}是最便宜的途径。</translation>
    </message>
    <message>
        <source>Fully manned, {small_sugar_mill} and {sugar_mill} make {most_sugar} sugar in one phase.</source>
        <translation>{small_sugar_mill}和{sugar_mill}都住满移民时，一个阶段能制成{most_sugar}个糖。</translation>
    </message>
    <message>
        <source>Worth selling: the trader receives {tobacco_trader} for it, all others {tobacco_price}.</source>
        <translation>值得出售：商人卖它得{tobacco_trader}，其他人得{tobacco_price}。</translation>
    </message>
    <message>
        <source>The dearest good: the trader receives {coffee_trader} for it, with both markets {coffee_trader_markets}.</source>
        <translation>最贵的货物：商人卖它得{coffee_trader}，有两座市场大厅则得{coffee_trader_markets}。</translation>
    </message>
    <message>
        <source>The settler is first, the others follow clockwise. Each takes one face-up plantation and puts it on a free space of the island. It comes without a colonist.</source>
        <translation>拓荒者先行，其他人按顺时针依次进行。每人拿一块正面向上的种植园，放在岛上的空格里。种植园不附带移民。</translation>
    </message>
    <message>
        <source>The settler may take a quarry instead, as long as there are any. So may whoever has an occupied {construction_hut}.</source>
        <translation>只要还有采石场，拓荒者就可以改拿采石场。拥有被占据的{construction_hut}的人也可以。</translation>
    </message>
    <message>
        <source>An occupied {hacienda} brings a second tile, drawn unseen before the other is taken; an occupied {hospice} a colonist for the tile that was chosen.</source>
        <translation>被占据的{hacienda}带来第二个牌片，在拿取之前先盲抽；被占据的{hospice}为选取的牌片带来一个移民。</translation>
    </message>
    <message>
        <source>You may take nothing. With a full island you are passed over.</source>
        <translation>可以什么也不拿。岛区占满的人会被跳过。</translation>
    </message>
    <message>
        <source>When everybody has had a turn, the face-up plantations that nobody took are discarded, and new ones are turned over, one more than there are players.</source>
        <translation>所有人都轮过之后，无人拿取的正面向上的种植园放进弃牌堆，再翻开新的，数量比玩家人数多一块。</translation>
    </message>
    <message>
        <source>Four play, and five plantations lie face up. The settler takes a quarry, the other three a plantation each. The last two plantations are discarded, and five new ones are turned over.</source>
        <translation>4人游戏，五块种植园正面向上。拓荒者拿采石场，其他三人各拿一块种植园。最后两块放进弃牌堆，再翻开五块新的。</translation>
    </message>
    <message>
        <source>First the mayor takes the privilege&apos;s colonist, from the supply and not from the ship. When the supply is empty, there is none.</source>
        <translation>首先市长拿特权的移民，是从公共堆拿，不是从船上拿。公共堆空了就没有。</translation>
    </message>
    <message>
        <source>Then the colonists on the ship are dealt out, one to each player in turn from the mayor on, round after round until the ship is empty.</source>
        <translation>然后分配船上的移民：从市长开始，每人依次得一个，一圈一圈分下去，直到船空。</translation>
    </message>
    <message>
        <source>Then everybody places all colonists they have, old and new, in any circles they like: the mayor first, the others clockwise. As long as a circle is empty, no colonist may stay idle. The rest waits in San Juan.</source>
        <translation>然后所有人安置自己的全部移民，新来的和原有的都可以放进任何圆环：市长先，其他人按顺时针依次进行。只要还有空圆环，就不能有移民闲着。放不下的在圣胡安等候。</translation>
    </message>
    <message>
        <source>Last, the ship is filled for the next time. If the supply cannot fill it, this round is the last.</source>
        <translation>最后为下一次补充拓荒船。如果公共堆不够补充，这一轮就是最后一轮。</translation>
    </message>
    <message>
        <source>Four play, and 6 colonists are on the ship. The mayor receives 2 of them and 1 more from the supply, the next player 2, the other two 1 each.</source>
        <translation>4人游戏，船上有6个移民。市长得到其中2个，另从公共堆得1个；下一位得2个；另外两人各得1个。</translation>
    </message>
    <message>
        <source>The builder is first, the others follow clockwise. Each may buy one building, pays the bank, and puts it into the city.</source>
        <translation>建筑师先行，其他人按顺时针依次进行。每人可以买一座建筑，把钱付给银行，再把建筑放进城区。</translation>
    </message>
    <message>
        <source>You choose what to keep, but you have to keep as much as you may. Where the game asks about benefits, warehouses may be left unused.</source>
        <translation>保存什么由你选择，但能保存多少就必须保存多少。如果约定了询问好处，仓库就可以不使用。</translation>
    </message>
    <message>
        <source>Nobody may have two of the same building, and there are only a few copies of each.</source>
        <translation>任何人都不能有两座相同的建筑，而且每种建筑只有寥寥几座。</translation>
    </message>
    <message>
        <source>Occupied quarries lower the price, up to the limit of the building&apos;s column; the builder pays {builder_saving} less besides. A price never falls below 0, and nothing is paid out.</source>
        <translation>被占据的采石场降低价格，以建筑所在的列为限；建筑师另外少付{builder_saving}。价格不会低于0，也不会倒找钱。</translation>
    </message>
    <message>
        <source>A new building has no colonists and does nothing before the {mayor} brings some; only an occupied {university} puts one in at once.</source>
        <translation>新建筑里没有移民，在{mayor}带来移民之前不起作用；只有被占据的{university}能立即放进一个移民。</translation>
    </message>
    <message>
        <source>You may build nothing. If somebody fills the last space of a city, this round is the last.</source>
        <translation>可以不建造。如果有人占满了城区的最后一格，这一轮就是最后一轮。</translation>
    </message>
    <message>
        <source>The builder has 4 occupied quarries and wants the {guild_hall} for {guild_hall_cost}. All four help, the privilege as well: {guild_hall_builder_4} to pay.</source>
        <translation>建筑师有4个被占据的采石场，想建造价格{guild_hall_cost}的{guild_hall}。四个采石场全部起效，再加上特权：要付{guild_hall_builder_4}。</translation>
    </message>
    <message>
        <source>The craftsman takes goods from the supply first, the others follow clockwise. Nobody has to choose anything: everybody receives all that they can produce.</source>
        <translation>监管先从公共堆拿货物，其他人按顺时针依次进行。谁也不用选择：每个人得到自己能生产的全部货物。</translation>
    </message>
    <message>
        <source>Each occupied corn plantation yields a corn. For any other good, an occupied plantation and a colonist in a production building of the kind make one good together.</source>
        <translation>每块被占据的玉米种植园产出1个玉米。其他货物，要一块被占据的种植园和同类生产建筑里的一个移民，合起来制成1个。</translation>
    </message>
    <message>
        <source>The supply is limited. Whoever comes too late gets less, or nothing at all.</source>
        <translation>公共堆有限。轮得晚的人可能少拿，甚至什么也拿不到。</translation>
    </message>
    <message>
        <source>An occupied {factory} pays for several kinds of goods.</source>
        <translation>被占据的{factory}为生产多类货物付钱。</translation>
    </message>
    <message>
        <source>Last of all, the craftsman takes the privilege&apos;s good: of a kind that the craftsman has just received, and of which there still is one in the supply.</source>
        <translation>最后，监管拿特权的货物：必须是监管刚刚得到的种类，而且公共堆里还有。</translation>
    </message>
    <message>
        <source>The craftsman has 2 occupied corn plantations, 3 occupied sugar plantations, and a {sugar_mill} with 2 colonists: 2 corn and 2 sugar. When the others have produced, the craftsman takes a third sugar, or a third corn.</source>
        <translation>监管有2块被占据的玉米种植园、3块被占据的甘蔗种植园，以及一座有2个移民的{sugar_mill}：得2个玉米和2个糖。其他人生产之后，监管再拿第三个糖或第三个玉米。</translation>
    </message>
    <message>
        <source>The trader is first, the others follow clockwise. Each may sell one good, and no more than one. It is put into the trading house, and the bank pays for it.</source>
        <translation>商人先行，其他人按顺时针依次进行。每人可以出售一件货物，最多一件。货物放进商会，由银行付钱。</translation>
    </message>
    <message>
        <source>The trading house takes {house_spaces} goods, each of another kind; only an occupied {office} may sell a kind that is there already. When it is full, nobody sells any more.</source>
        <translation>商会收购{house_spaces}件不同种类的货物；只有拥有被占据的{office}，才能出售商会里已有的种类。商会满了，谁也不能再出售。</translation>
    </message>
    <message>
        <source>The price depends on the kind. The trader earns {trader_bonus} more, an occupied {small_market} {small_market_bonus} more, an occupied {large_market} {large_market_bonus} more; all of this adds up.</source>
        <translation>价格取决于种类。商人多得{trader_bonus}，被占据的{small_market}多得{small_market_bonus}，被占据的{large_market}多得{large_market_bonus}；这些都可以相加。</translation>
    </message>
    <message>
        <source>At the end of the phase, a full trading house is emptied; otherwise the goods stay there and are in the way next time.</source>
        <translation>阶段结束时，商会满了就清空；否则货物留在那里，下一次会碍事。</translation>
    </message>
    <message>
        <source>Corn is worth nothing. But the trader with an occupied {small_market} sells it for {corn_trader_small_market}.</source>
        <translation>玉米不值钱。但拥有被占据的{small_market}的商人卖玉米能得{corn_trader_small_market}。</translation>
    </message>
    <message>
        <source>The captain loads first, the others follow clockwise, and so it goes round until nobody can load any more. In a turn you load one kind of goods, onto one ship.</source>
        <translation>船长先装货，其他人按顺时针依次进行，一圈一圈轮下去，直到无人能再装货。每次轮到时，把一类货物装上一条船。</translation>
    </message>
    <message>
        <source>Each good brings 1 victory point, corn as much as coffee. The captain receives {captain_bonus} more with the first load of the phase.</source>
        <translation>每件货物1个胜利分数，玉米和咖啡一样。船长在该阶段第一次装货时多得{captain_bonus}。</translation>
    </message>
    <message>
        <source>Whoever can load has to, and as many as fit: see the rules of loading. An occupied {wharf} offers a ship of one&apos;s own, an occupied {harbor} {harbor_bonus} more for each load.</source>
        <translation>能装货就必须装货，而且能装多少装多少：详见装货规则。被占据的{wharf}提供自己的船坞船，被占据的{harbor}使每次装货多得{harbor_bonus}。</translation>
    </message>
    <message>
        <source>Then everybody keeps a single good, and gives back the others, unless warehouses keep them.</source>
        <translation>然后每人保存一件货物，其余的放回公共堆，除非有仓库保存。</translation>
    </message>
    <message>
        <source>Last, full ships are emptied into the supply. A ship that is not full keeps its load for the next time.</source>
        <translation>最后，装满的船清空，货物放回公共堆。没有装满的船把货物留到下一次。</translation>
    </message>
    <message>
        <source>If the last victory point chip is taken, this round is the last; points still count.</source>
        <translation>如果最后一枚计分圆片被拿走，这一轮就是最后一轮；之后的得分仍然算数。</translation>
    </message>
    <message>
        <source>The captain has 6 sugar and 2 corn; a ship with 5 spaces and one with 7 are empty, and the ship with 6 spaces holds 3 corn. Sugar has to go onto the ship with 7 spaces, since all 6 fit there: 6 points, and 1 for the privilege. In the next turn the corn goes to the corn: 2 points.</source>
        <translation>船长有6个糖和2个玉米；5格和7格的船空着，6格的船上有3个玉米。糖必须装上7格的船，因为那里6个全都装得下：6分，加特权1分。下一次轮到时，玉米和船上的玉米装在一起：2分。</translation>
    </message>
    <message>
        <source>The prospector takes {prospector_pay} and the doubloons on the card, and the next player chooses a role.</source>
        <translation>淘金者拿{prospector_pay}以及卡上的杜布隆，然后由下一位玩家选择角色。</translation>
    </message>
    <message>
        <source>How many of these cards are in the game depends on the number of players. Where there are two, each collects doubloons of its own.</source>
        <translation>这种卡有几张取决于玩家人数。有两张时，各自累积自己的杜布隆。</translation>
    </message>
    <message>
        <source>Everybody settles a piece of Puerto Rico: lays out plantations, builds a town, brings in harvests, then sells them for doubloons or ships them for victory points. Whoever has the most victory points at the end wins. Doubloons are only a means to that end.</source>
        <translation>每位玩家开发波多黎各的一角：开辟种植园，建设城市，取得收成，然后卖掉换杜布隆，或者装船换胜利分数。最后胜利分数最多者获胜。杜布隆只是为此服务的手段。</translation>
    </message>
    <message>
        <source>Everybody has {cards_each} of {cards_in_all} achievement cards, which only their owner looks at. The moment that you meet the goal of one of them, it is turned over: everybody sees the title, and it stays yours even if you lose what the goal was about. Its points are added at the end of the game. What is not done costs nothing.</source>
        <translation>从{cards_in_all}张成就卡中，每人得到{cards_each}张卡，只有拥有者能查看。你达成其中一张卡的目标时，立刻翻开它：所有人都看到头衔，就算之后失去目标所需的东西，头衔依然是你的。它的分数在游戏结束时计入。没有完成的不扣分。</translation>
    </message>
    <message>
        <source>An optional rule is to draft them: everybody keeps one of a pack of {cards_each} and hands the others to the left, until all are kept.</source>
        <translation>可选规则是轮抽：每人从一份{cards_each}张卡中留一张卡，其余向左传，直到留完为止。</translation>
    </message>
    <message>
        <source>Diego holds the Corn Dispatcher. Six goods lie on the ship with seven spaces, all corn. He loads one corn: the ship is full, and he shows what he holds.</source>
        <translation>Diego持有“玉米出航商”。7格运输船上有6个玉米。他装上一个玉米：船满了，他翻开这张成就卡。</translation>
    </message>
    <message>
        <source>Three tasks are drawn from twelve festival cards, in place of the three goals of the festival. Their pieces are drawn as those of the festival, and what holds there holds here, too. Point at a task to read what it asks for and what it brings.</source>
        <translation>从十二张节庆卡中抽出三个任务，代替节庆的三个目标。任务的内容，抽取方式和节庆相同，节庆的规则在这里也适用。指向一个任务可以看到它要求什么、带来什么。</translation>
    </message>
    <message>
        <source>Nothing happens by itself: everything is set off by a role. Players take turns to choose one, and then everybody does what the role allows, the one who chose it first and with an advantage of their own, the privilege.</source>
        <translation>没有什么会自动发生：一切都由角色引发。玩家轮流选择角色，然后所有人执行该角色的行动；选取者最先执行，并享有自己的优势，即特权。</translation>
    </message>
    <message>
        <source>What the roles bring</source>
        <translation>角色带来什么</translation>
    </message>
    <message>
        <source>{settler}: a plantation or a quarry for the island.</source>
        <translation>{settler}：给岛区增加一块种植园或一个采石场。</translation>
    </message>
    <message>
        <source>{mayor}: colonists. A plantation or a building without a colonist does nothing.</source>
        <translation>{mayor}：移民。没有移民的种植园或建筑不起作用。</translation>
    </message>
    <message>
        <source>{builder}: a building for doubloons. Some turn crops into goods, others give lasting advantages, and all are worth victory points.</source>
        <translation>{builder}：用杜布隆建造一座建筑。有的把作物制成货物，有的提供长久的好处，而且全都有胜利分数。</translation>
    </message>
    <message>
        <source>{craftsman}: the harvest; goods come into your hands.</source>
        <translation>{craftsman}：收成；货物到你手上。</translation>
    </message>
    <message>
        <source>{trader}: one good is sold for doubloons.</source>
        <translation>{trader}：卖出一件货物，换取杜布隆。</translation>
    </message>
    <message>
        <source>{captain}: goods are shipped, for a victory point each. Most of what stays behind is lost.</source>
        <translation>{captain}：货物装船，每件1个胜利分数。留下的货物大多会失去。</translation>
    </message>
    <message>
        <source>{prospector}: a doubloon for whoever chooses it, nothing for the others.</source>
        <translation>{prospector}：选取者得1个杜布隆，其他人什么也没有。</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>一轮的过程</translation>
    </message>
    <message>
        <source>Three play. Anna is the governor and takes the {settler}: she places a quarry, which is her privilege, then Ben and Clara each place a plantation. Now Ben chooses from the cards that are left and takes the {builder}: he builds first and pays less, then Clara and Anna may build. Clara takes the {mayor}, and colonists arrive for everybody. Each card that nobody took gets a doubloon, which will belong to whoever chooses it later. Ben is the next governor.</source>
        <translation>3人游戏。Anna是总督，选取{settler}：她放置一个采石场，这是她的特权；然后Ben和Clara各放置一块种植园。接着Ben从剩下的卡中选取{builder}：他先建造，而且少付钱；然后Clara和Anna可以建造。Clara选取{mayor}，所有人都得到移民。无人选取的卡各添一个杜布隆，以后归选取者所有。下一任总督是Ben。</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>怎样结束</translation>
    </message>
    <message>
        <source>When the colonists run out, a city is full or the last victory point chip is taken, the round is played to its end and the points are counted: the chips won in the game, the points printed on all buildings, and the bonuses of large buildings.</source>
        <translation>移民用尽、有人的城区占满，或者最后一枚计分圆片被拿走时，这一轮进行完就计分：游戏中赢得的计分圆片、所有建筑上印的分数，以及大型建筑的额外分数。</translation>
    </message>
    <message>
        <source>For a first game</source>
        <translation>给第一次玩的人</translation>
    </message>
    <message>
        <source>A harvest needs a whole chain: a plantation, its production building (only corn needs none), and a colonist on each of the two.</source>
        <translation>要有收成，需要一整套：一块种植园、对应的生产建筑（只有玉米不需要），并且两者都要有移民。</translation>
    </message>
    <message>
        <source>Everybody profits from the role that you choose. Look for one that helps you more than the others, and for cards with doubloons on them.</source>
        <translation>你选的角色会让所有人受益。找一个对你比对别人更有利的，也留意放有杜布隆的卡。</translation>
    </message>
    <message>
        <source>Dear goods are for the trading house; on a ship every good counts the same, and corn is the easiest to come by.</source>
        <translation>贵的货物适合卖给商会；装船时每件货物都一样，而玉米最容易得到。</translation>
    </message>
    <message>
        <source>The line at the top says who is asked and for what. The pieces that you can take are outlined. There are three ways to move them, and all can do the same.</source>
        <translation>顶部的提示栏说明轮到谁、要做什么。可以拿取的东西带有轮廓。移动它们有三种方式，效果完全相同。</translation>
    </message>
    <message>
        <source>Nobody works in a forest: if the new tile is a forest, the colonist goes to your other new tile, and without one to San Juan.</source>
        <translation>树林不能放移民：新牌片是树林时，移民放到你的另一个新牌片上；没有另一个，就来到圣胡安。</translation>
    </message>
    <message>
        <source>Goods on your board count at any moment, in the middle of a phase, too.</source>
        <translation>你面板上的货物在任何时候都算数，阶段进行到一半时也是。</translation>
    </message>
    <message>
        <source>Colonists in circles count, nobles included; those in San Juan do not.</source>
        <translation>圆环里的移民算数，贵族也算；在圣胡安的不算。</translation>
    </message>
    <message>
        <source>Buildings count whether they are occupied or not. Forests and quarries are tiles, and a large building fills two spaces.</source>
        <translation>建筑无论有无移民工作都算数。树林和采石场都是牌片，一座大型建筑占两个空格。</translation>
    </message>
    <message>
        <source>To fill a cargo ship means to load the last good that it has room for. Private ships are never full; where goods are loaded, they count.</source>
        <translation>让一条运输船出航是指装上最后一个货物，把它装满。船坞船永远装不满；只问装船的货物时，它们也算。</translation>
    </message>
    <message>
        <source>If you want to pay all your doubloons for a large building, you may leave discounts unused, up to its cost.</source>
        <translation>若你想付出所有的钱建造一座大型建筑，可以不使用折扣，最多付到它的造价。</translation>
    </message>
    <message>
        <source>The New Buildings bring {new_kinds} more kinds of buildings. The nobles bring {noble_kinds} kinds, and {nobles} people besides the colonists. The smuggler is one more role, the festival has tasks for everybody, festival cards make them others in every game, and achievements are secret goals. All of them go together; only the festival cards need the festival.</source>
        <translation>新建筑带来{new_kinds}种建筑。贵族带来{noble_kinds}种建筑，以及移民之外的{nobles}人。走私者是另一个角色，节庆有给所有人的任务，节庆卡让每局的任务不同，成就是秘密的目标。它们都可以一起使用；只有节庆卡必须配合节庆。</translation>
    </message>
    <message>
        <source>A task or an achievement is done before the buildings of its player act.</source>
        <translation>任务或成就的完成先于该玩家建筑的效果。</translation>
    </message>
    <message>
        <source>Three goals lie on the festival board: one with a plantation, one with goods, one with a building. They are drawn when the buildings of the game are known. The first player to fulfil a goal is rewarded at once; nobody else can do it after that.</source>
        <translation>节庆图板上有三个目标：一个是种植园，一个是货物，一个是建筑。它们在确定这局游戏的建筑之后抽出。第一位完成目标的玩家立刻得到奖励；之后其他人不能再完成它。</translation>
    </message>
    <message>
        <source>The plantation: whoever first owns {festival_estates} plantations of its kind receives {festival_people} from the supply, as many as are there. They may go to empty circles at once, or wait in San Juan.</source>
        <translation>种植园：第一位拥有{festival_estates}块这种种植园的玩家从公共堆获得{festival_people}，有多少拿多少。他们可以立刻到空的圆环，或在圣胡安等候。</translation>
    </message>
    <message>
        <source>The goods: whoever first produces all of them in one craftsman phase receives {festival_doubloons}. Equal goods add up, and the goods of the privilege count. In each phase the order of the turns decides.</source>
        <translation>货物：第一位在同一个监管阶段中生产所有这些货物的玩家得到{festival_doubloons}。相同的货物要加总，特权的货物也算。在阶段中由行动顺序决定。</translation>
    </message>
    <message>
        <source>The building: whoever first builds it receives {festival_points}. Its copies stay on sale.</source>
        <translation>建筑：第一位建造它的玩家得到{festival_points}。它依然可以购买。</translation>
    </message>
    <message>
        <source>While a goal is open, its plantation is missing in the face-down pile and its goods in the supply. They go back the moment that it is done: those who produce later in the phase may receive them.</source>
        <translation>目标未完成时，它的种植园不在正面朝下的牌片堆，它的货物不在公共堆中。完成的那一刻它们就放回：在这个阶段稍后生产的人可能拿到它们。</translation>
    </message>
    <message>
        <source>Forests are no plantations for a goal. Nobody can refuse a goal.</source>
        <translation>树林不算目标的种植园。没有人可以拒绝目标。</translation>
    </message>
    <message>
        <source>Anna, Ben and Clara produce in this order. Ben is the first to produce the two corn and the sugar of the festival, and receives {festival_doubloons}. The three goods go back to the supply, and Clara takes one of them.</source>
        <translation>Anna、Ben和Clara依此次序生产。Ben第一个生产出节庆的两个玉米和一个糖，得到{festival_doubloons}。这三个货物放回公共堆，Clara拿走其中一个。</translation>
    </message>
    <message>
        <source>Own: plantations on your island, occupied or not.</source>
        <translation>拥有：你岛区的种植园，无论有无移民工作。</translation>
    </message>
    <message>
        <source>Produce: all goods that you receive in one craftsman phase, those of the privilege and of buildings included.</source>
        <translation>生产：你在同一个监管阶段得到的所有货物，包括特权和建筑的。</translation>
    </message>
    <message>
        <source>Load: on any ship, your own included, in one captain phase.</source>
        <translation>装船：在同一个船长阶段装上任何船，包括船坞船。</translation>
    </message>
    <message>
        <source>Sell: to the trading house. The good has to be the one that fills it.</source>
        <translation>出售：卖给商会。必须是填满它的那个货物。</translation>
    </message>
    <message>
        <source>Fill a cargo ship: with the last good that it has room for. Private ships are never full.</source>
        <translation>出航：装上运输船容纳得下的最后一个货物。船坞船永远装不满。</translation>
    </message>
    <message>
        <source>Build: the building that is shown. For it no copy is kept.</source>
        <translation>建造：图示的建筑。不为它保留任何一座。</translation>
    </message>
    <message>
        <source>Whoever does several tasks at once is rewarded for each of them.</source>
        <translation>一次完成数个任务的人，每个任务都得到奖励。</translation>
    </message>
    <message>
        <source>This edition can be played as its rulebook is printed, or with corrections that were reported later. The two differ in five things:</source>
        <translation>这个版本可以按规则书印刷的内容进行，也可以采用后来公布的修正。两者有五点不同：</translation>
    </message>
    <message>
        <source>how many people a smuggler may poach. With corrections, one colonist for each player stays on the ship,</source>
        <translation>走私者可以挖角多少人。采用修正时，拓荒船上每名玩家留一个移民；</translation>
    </message>
    <message>
        <source>Only whoever chooses this card does something: one of four deeds, or none. There is no privilege.</source>
        <translation>只有选择这张角色卡的人行动：四种行动选一种，或都不做。没有特权。</translation>
    </message>
    <message>
        <source>Raid: you empty a cargo ship and keep up to {most_smuggled} of its goods. The others go to the supply.</source>
        <translation>掠夺：清空一条运输船，最多留下其中{most_smuggled}件货物。其余放回公共堆。</translation>
    </message>
    <message>
        <source>Plunder: all goods of the trading house go to the supply, and you receive {plunder_points} for each.</source>
        <translation>洗劫：商会里所有货物放回公共堆，每件你得{plunder_points}。</translation>
    </message>
    <message>
        <source>Poach: as many colonists as there are players leave the colonist ship, or all if there are fewer. You may put up to {most_smuggled} of them to work at once, on empty circles of your own. The rest leaves the game, which brings its end no nearer.</source>
        <translation>挖角：拓荒船上与玩家人数相同数量的移民离开，不足则全部离开。你可以让其中最多{most_smuggled}个立刻到你的空圆环工作。其余离开游戏，这不会使游戏更快结束。</translation>
    </message>
    <message>
        <source>Capture: you take the doubloons of a free role card, and your crest hangs on it. Others may still choose it; then the bank pays you {ransom}. If nobody has chosen it when the round ends, you play it with its privilege as if you had chosen it, and everybody takes part as usual.</source>
        <translation>绑架：选一张角色卡，须无人选择。你拿取上面的钱，你的纹章挂在上面。其他人依然可以选择它；这时你从银行得{ransom}。若一轮结束时无人选择它，你就如同选择了它一样执行它和它的特权，所有人照常参与。</translation>
    </message>
    <message>
        <source>With the corrections of the rulebook, poaching leaves one colonist for each player on the colonist ship, and the others go. It is possible only where there are more.</source>
        <translation>采用规则书的修正时，挖角后拓荒船上每名玩家留一个移民，其余离开。只有人数更多时才可行。</translation>
    </message>
    <message>
        <source>Whoever chooses the smuggler takes the marker, and cannot choose this card again until somebody else has. The card never gains a doubloon at the end of a round.</source>
        <translation>选择走私者的人拿取走私者标记，在其他人选择这张角色卡之前不能再选它。一轮结束时这张角色卡上不放钱。</translation>
    </message>
    <message>
        <source>Ben captures the builder with 2 doubloons on it and takes them. Clara wants to build and chooses the builder: Ben receives {ransom}.</source>
        <translation>Ben绑架上面有2个杜布隆的建筑师，拿走它们。Clara想建造，选了建筑师：Ben得到{ransom}。</translation>
    </message>
    <message>
        <source>New colonists come with the {mayor}; single ones also with an occupied {hospice} or {university}. In the base game they never leave your board again.</source>
        <translation>新移民（规则书里与角色同名，也叫“拓荒者”）随{mayor}到来；被占据的{hospice}或{university}也会带来个别移民。在基础游戏中，他们来了就不再离开你的面板。</translation>
    </message>
    <message>
        <source>Only in the mayor phase do you place and move colonists, and then all of them, wherever they are. The guests of a {guesthouse} alone can move later.</source>
        <translation>只有在市长阶段你才能安置和移动移民，这时可以重新安置全部移民，不管他们原来在哪里。只有{guesthouse}的客人之后还能移动。</translation>
    </message>
    <message>
        <source>an occupied {factory},</source>
        <translation>被占据的{factory}；</translation>
    </message>
    <message>
        <source>buildings of the expansions, such as the {lighthouse}.</source>
        <translation>扩展的建筑，例如{lighthouse}。</translation>
    </message>
    <message>
        <source>The {jeweler} is chosen like a violet building, although it is a production building. With two players, too, there are {two_production} of it.</source>
        <translation>{jeweler}虽然是生产建筑，也像紫色建筑一样要被选上。2人游戏时，它仍然有{two_production}。</translation>
    </message>
    <message>
        <source>Drag a piece to where it should go: a role card to your board, a plantation to your island, a building to your city, goods to a ship or into the trading house.</source>
        <translation>拖动：角色卡拖到你的面板，种植园拖到你的岛区，建筑拖到你的城区，货物拖到船上或商会里。</translation>
    </message>
    <message>
        <source>Click a piece, then the place. The places where it may go light up. A second click on the piece itself sends it to the only possible place; if there are several, it is put back, as it is by the right mouse button.</source>
        <translation>点击：先点要拿的东西，再点位置。可以放置的位置会亮起来。再次点击同一样东西，就把它送到唯一可能的位置；如果有好几个位置，则放回原处，点击鼠标右键也是如此。</translation>
    </message>
    <message>
        <source>With the keyboard, Tab leads from one part of the table to the next, the arrow keys lead from piece to piece. Enter or Space takes a piece and leads you to where it may go; Enter or Space puts it down there, Escape puts it back.</source>
        <translation>键盘：用Tab键在桌面各区之间移动，用方向键在各样东西之间移动。按Enter键或空格键拿起，并跳到可以放置的位置；再按Enter键或空格键放下，按Esc键放回原处。</translation>
    </message>
    <message>
        <source>Where something may not go, the reason is shown at the pointer and in the line at the bottom. Where you put a tile or a building on your own board is a matter of taste only.</source>
        <translation>不能放置时，指针旁和底部的状态栏会显示原因。牌片或建筑放在自己面板的哪一格，只是个人喜好。</translation>
    </message>
    <message>
        <source>Choices in several steps</source>
        <translation>分步完成的选择</translation>
    </message>
    <message>
        <source>Placing colonists: click circles. A full one sends its colonist to San Juan, an empty one fetches one from there; colonists can also be dragged. With the keyboard, + and − put one on a piece or take one away. “{button_suggest}” fills the circles for you, “{button_undo}” takes back one step, “{button_reset}” all, “{button_confirm}” ends it.</source>
        <translation>安置移民：点击圆环。有人的圆环会把移民送到圣胡安，空圆环会从那里接来一个；也可以拖动移民。用键盘时，+和−可以放上或拿走一个移民。“{button_suggest}”替你填好圆环，“{button_undo}”退回一步，“{button_reset}”全部退回，“{button_confirm}”结束安置。</translation>
    </message>
    <message>
        <source>Storing goods: each click on a kind goes on to the next possibility: keep all of it, keep one, give it back. “{button_confirm}” ends it.</source>
        <translation>保存货物：每点击一次某类货物，就换到下一种可能：全部保存、保存一个、放回公共堆。“{button_confirm}”结束选择。</translation>
    </message>
    <message>
        <source>Where you may do nothing, a button beside the line at the top says so.</source>
        <translation>可以什么也不做的时候，顶部提示栏旁会有相应的按钮。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>其他须知</translation>
    </message>
    <message>
        <source>A role that you look at, with the pointer or the keyboard, tells what it would bring everybody, before you choose it. A hint shows what the computer would do in your place.</source>
        <translation>用指针或键盘查看一个角色，在选择之前就能知道它会给每个人带来什么。提示则显示电脑在你的位置上会怎么做。</translation>
    </message>
    <message>
        <source>On a touch screen a tap is a click and a finger drags. Held down, it shows what the pointer would show and takes nothing; drawn over a list or a page, it scrolls.</source>
        <translation>在触摸屏上，点一下等于点击鼠标，手指可以拖动物件。手指按住不放，会像指针停在那里一样显示说明，但不会拿起任何东西；在列表或页面上滑动，内容就会滚动。</translation>
    </message>
    <message>
        <source>A click on another player&apos;s board shows it as large as your own, until you click again.</source>
        <translation>点击其他玩家的面板，它会放大到和你自己的一样大，再点一次恢复。</translation>
    </message>
    <message>
        <source>“{button_undo}” goes back to the last decision of a person, and takes back what the computer players have done since. It stops where something hidden was revealed, unless the game was set up without that limit.</source>
        <translation>“{button_undo}”回到上一个由真人作出的决定，电脑玩家此后的行动也一并撤回。如果其间揭示了隐藏的内容，就不能再往前撤销，除非开局时取消了这一限制。</translation>
    </message>
    <message>
        <source>While computer players move, “{button_skip}” leaves out the pauses until somebody is asked. Their speed is set in the menu.</source>
        <translation>电脑玩家行动时，“{button_skip}”会省去停顿，直到轮到真人。电脑玩家的速度可以在菜单里设置。</translation>
    </message>
    <message>
        <source>You can look back at every earlier moment of the game and play on from there, or have shown once more what has happened since your last turn.</source>
        <translation>你可以回顾游戏中先前的任何时刻，并从那里接着玩；也可以重放上次行动之后发生的事。</translation>
    </message>
    <message>
        <source>The menu Learn has short lessons at the table, the review of a game, puzzles, the game of the day, and the statistics of all your games.</source>
        <translation>“学习”菜单里有在桌上进行的简短教学、游戏的复盘、谜题、今日游戏，以及你所有游戏的统计。</translation>
    </message>
    <message>
        <source>{key_explain} opens the page on what the pointer or the keyboard is at; the right mouse button offers it, too. The menus show which other keys do what.</source>
        <translation>按{key_explain}键打开指针或键盘所指之处的规则页；点击鼠标右键也可以。其他按键的用途见菜单。</translation>
    </message>
    <message>
        <source>In production buildings every colonist counts: each one there makes one good. All others of the base game have a single circle.</source>
        <translation>在生产建筑里，每个移民都有用：每个移民制成一件货物。基础游戏的其他牌片和建筑都只有一个圆环。</translation>
    </message>
    <message>
        <source>Asking about benefits: what can only be taken or refused is a question, instead of being taken for you. That concerns the colonist of the mayor&apos;s privilege, the doubloon of the {prospector}, the harvest, and what {hospice}, {university}, {factory}, {harbor} and buildings of the expansions bring. The craftsman&apos;s good may then be refused as well, and warehouses may be left unused. To refuse can be clever, when it delays the end.</source>
        <translation>询问好处：凡是只能接受或拒绝的好处，都先询问，而不是自动给你。这涉及市长特权的移民、{prospector}的杜布隆、收成，以及{hospice}、{university}、{factory}、{harbor}和扩展的建筑带来的好处。监管特权的货物这时也可以拒绝，仓库也可以不使用。如果能推迟游戏结束，拒绝可能是妙招。</translation>
    </message>
    <message>
        <source>Much depends on the number of players, as the table shows. Everybody begins with an empty city, some doubloons, and one plantation, which has no colonist yet.</source>
        <translation>许多数量取决于玩家人数，详见表格。每人开始时有一片空的城区、一些杜布隆和一块种植园，种植园上还没有移民。</translation>
    </message>
    <message>
        <source>The first plantations are dealt in the order of the seats, beginning with the first governor. Whoever moves later gets corn, which needs no building.</source>
        <translation>起始种植园从第一任总督开始，按座位顺序分配。顺序靠后的人得到玉米，它不需要建筑。</translation>
    </message>
    <message>
        <source>The other plantations are shuffled and lie face down; one more than there are players lie face up beside them. Quarries are a stack of their own.</source>
        <translation>其余种植园洗匀后正面朝下放好；旁边正面向上摆出比玩家人数多一块的种植园。采石场单独成一堆。</translation>
    </message>
    <message>
        <source>The colonist ship already carries a colonist for each player. The first {mayor} hands them out.</source>
        <translation>拓荒船上已经为每位玩家各备有一个移民，由第一位{mayor}分配。</translation>
    </message>
    <message>
        <source>The governor chooses one of the role cards, and its phase is played at once. Then the next player clockwise chooses one of the cards that are left, and so on until everybody has chosen. Every card can be taken once a round.</source>
        <translation>总督选取一张角色卡，马上进行该角色的阶段。然后顺时针的下一位玩家从剩下的卡中选取一张，依此类推，直到人人都选过。每张卡每轮只能选取一次。</translation>
    </message>
    <message>
        <source>In a phase everybody has a turn, clockwise, beginning with whoever chose the role, not with the governor.</source>
        <translation>在每个阶段里，从选取该角色的人开始（而不是从总督开始），按顺时针所有人都轮到一次。</translation>
    </message>
    <message>
        <source>You have to choose a role when it is your turn to, but then you may forgo what it allows. Only colonists must be placed, goods must be loaded, and goods must be stored as far as possible.</source>
        <translation>轮到你选角色时必须选，但选了之后可以放弃它允许的行动。只有移民必须安置，货物必须装船，货物必须尽量保存。</translation>
    </message>
    <message>
        <source>Doubloons on the card are yours at once, whatever happens in the phase.</source>
        <translation>卡上的杜布隆马上归你，不管这个阶段发生什么。</translation>
    </message>
    <message>
        <source>At the end of the round, one more doubloon is put on every card that nobody chose. It stays there, round after round, until somebody takes the card.</source>
        <translation>一轮结束时，无人选取的卡各添一个杜布隆，一轮一轮留在那里，直到有人选取这张卡。</translation>
    </message>
    <message>
        <source>Then all cards can be chosen again, and the next player is the governor.</source>
        <translation>然后所有的卡又都可以选取，下一位玩家成为总督。</translation>
    </message>
    <message>
        <source>Nobody wanted the {prospector} for two rounds: 2 doubloons lie on it. Whoever takes it now has them, and {prospector_pay} more as the privilege.</source>
        <translation>连续两轮没有人要{prospector}：卡上有2个杜布隆。现在选取它的人得到这些，再加上特权的{prospector_pay}。</translation>
    </message>
    <message>
        <source>The governor is the first to choose a role in a round, with all cards to choose from. There is no other advantage in it. At the end of each round the next player clockwise becomes the governor.</source>
        <translation>总督在一轮中最先选角色，所有的卡任他挑选。除此之外没有别的好处。每轮结束时，顺时针的下一位玩家成为总督。</translation>
    </message>
    <message>
        <source>Of four players Ben is the governor. He chooses first, then Clara, Diego and Anna. When Clara takes the {captain}, she loads first, then Diego, Anna and Ben. In the next round Clara is the governor.</source>
        <translation>4人游戏，Ben是总督。他先选，然后是Clara、Diego和Anna。Clara选取{captain}时，由她先装货，然后是Diego、Anna和Ben。下一轮Clara是总督。</translation>
    </message>
    <message>
        <source>Whoever chooses a role has its privilege, and nobody else. It is tied to what one does:</source>
        <translation>谁选取角色，谁就有它的特权，别人没有。特权与实际执行的行动相连：</translation>
    </message>
    <message>
        <source>{settler}: a quarry instead of a plantation, not besides one. With no quarry left there is no privilege.</source>
        <translation>{settler}：用采石场代替种植园，而不是另外多拿。采石场拿完后就没有特权。</translation>
    </message>
    <message>
        <source>{mayor}: one colonist from the supply, before those on the ship are handed out. With none left in the supply there is no privilege.</source>
        <translation>{mayor}：在分配船上的移民之前，从公共堆拿一个移民。公共堆里没有移民就没有特权。</translation>
    </message>
    <message>
        <source>{builder}: {builder_saving} off the price; none without a building.</source>
        <translation>{builder}：价格减{builder_saving}；不建造就没有。</translation>
    </message>
    <message>
        <source>{craftsman}: after everybody has produced, one more good of a kind that the craftsman has just produced; none without a harvest.</source>
        <translation>{craftsman}：所有人生产之后，从监管刚生产过的货物中再多拿一件；没有收成就没有。</translation>
    </message>
    <message>
        <source>{trader}: {trader_bonus} more for the good; none without a sale.</source>
        <translation>{trader}：出售时多得{trader_bonus}；不出售就没有。</translation>
    </message>
    <message>
        <source>{captain}: {captain_bonus} more with the first load of the phase; none without a load.</source>
        <translation>{captain}：该阶段第一次装货时多得{captain_bonus}；不装货就没有。</translation>
    </message>
    <message>
        <source>{prospector}: {prospector_pay}.</source>
        <translation>{prospector}：得{prospector_pay}。</translation>
    </message>
    <message>
        <source>Two players choose several roles each in a round: the governor takes one and its phase is played, then the other player, and so on in turn, until both have taken {two_roles} of the {two_cards} cards. The last card gets a doubloon, and the other player becomes the governor.</source>
        <translation>两位玩家在一轮里各选多个角色：总督选一个并进行该阶段，然后另一位玩家选，如此轮流，直到两人从{two_cards}张卡中各选了{two_roles}张。最后剩下的卡添一个杜布隆，另一位玩家成为总督。</translation>
    </message>
    <message>
        <source>There is less of everything: {two_violet} of each violet building, so that whoever builds it is the only one, and {two_production} of each production building.</source>
        <translation>各种东西都少一些：每种紫色建筑只有{two_violet}，谁建造谁就独有；每种生产建筑只有{two_production}。</translation>
    </message>
    <message>
        <source>There are two cargo ships, with {two_ships} spaces.</source>
        <translation>有两条运输船，分别是{two_ships}格。</translation>
    </message>
    <message>
        <source>Apart from that, all rules are the same.</source>
        <translation>除此之外，规则完全相同。</translation>
    </message>
    <message>
        <source>Anna is the governor. Anna, Ben, Anna, Ben, Anna and Ben choose, in this order, and each of the six phases is played by both. Ben begins the next round.</source>
        <translation>Anna是总督。按Anna、Ben、Anna、Ben、Anna、Ben的顺序选角色，六个阶段两人都参加。下一轮由Ben开始。</translation>
    </message>
    <message>
        <source>For each kind count the occupied plantations, and the colonists in production buildings of that kind. The smaller of the two numbers is what you produce. For corn, the plantations alone count.</source>
        <translation>对每一类货物，数一数被占据的种植园，再数一数同类生产建筑里的移民。两个数字中较小的就是你的产量。玉米只看种植园。</translation>
    </message>
    <message>
        <source>Small and large buildings of a kind work together. A colonist too many, on the field or in the building, achieves nothing.</source>
        <translation>同类的小型和大型建筑合在一起算。不论是田里还是建筑里，多出来的移民都没有用处。</translation>
    </message>
    <message>
        <source>You receive the goods only as far as the supply has them.</source>
        <translation>公共堆里有多少，你最多只能拿到多少。</translation>
    </message>
    <message>
        <source>You have 3 occupied indigo plantations, 2 colonists in the {indigo_plant} and 1 in the {small_indigo_plant}: 3 indigo. If the third plantation has no colonist: 2 indigo.</source>
        <translation>你有3块被占据的靛蓝种植园，{indigo_plant}里有2个移民，{small_indigo_plant}里有1个：得3个靛蓝。如果第三块种植园没有移民：得2个靛蓝。</translation>
    </message>
    <message>
        <source>You have 1 occupied coffee plantation and 2 colonists in the {coffee_roaster}: 1 coffee.</source>
        <translation>你有1块被占据的咖啡种植园，{coffee_roaster}里有2个移民：得1个咖啡。</translation>
    </message>
    <message>
        <source>There is only a limited number of each good. What is in players&apos; hands, in the trading house and on cargo ships is missing from the supply, and can run short in the craftsman phase.</source>
        <translation>每种货物数量有限。在玩家手上、商会里和运输船上的货物，公共堆里就没有，到监管阶段可能不够。</translation>
    </message>
    <message>
        <source>Goods come back to the supply from the full trading house, from full ships, by way of the {wharf}, and when they are not stored.</source>
        <translation>货物回到公共堆的途径：商会满后清空、装满的船清空、用{wharf}运走，以及没有得到保存。</translation>
    </message>
    <message>
        <source>When there is not enough for all, whoever has chosen the {craftsman} is served first, then the others clockwise. The privilege&apos;s good comes after all of them.</source>
        <translation>不够所有人分的时候，先给选取{craftsman}的人，再按顺时针给其他人。特权的货物排在所有人之后。</translation>
    </message>
    <message>
        <source>You could produce 3 corn, 3 sugar and 1 tobacco, but the supply holds 2 sugar and no corn: 2 sugar and 1 tobacco. The {factory} counts two kinds and pays {factory_2}.</source>
        <translation>你能生产3个玉米、3个糖和1个烟草，但公共堆里有2个糖，没有玉米：得2个糖和1个烟草。{factory}按两类计算，付{factory_2}。</translation>
    </message>
    <message>
        <source>The trading house has {house_spaces} spaces for one good each. It buys no kind that it already holds, unless the seller has an occupied {office}.</source>
        <translation>商会有{house_spaces}个空位，各放一件货物。商会里已有的种类不再收购，除非卖的人有被占据的{office}。</translation>
    </message>
    <message>
        <source>When the last space is taken, nobody sells any more in this phase, with or without an {office}.</source>
        <translation>最后一个空位占满以后，这个阶段谁也不能再出售，有没有{office}都一样。</translation>
    </message>
    <message>
        <source>It is emptied at the end of the trader phase, and only if it is full then. With fewer goods in it everything stays, and these kinds cannot be sold next time.</source>
        <translation>商会只在商人阶段结束时清空，而且要满了才清空。没满则全部留下，这些种类下一次就卖不掉。</translation>
    </message>
    <message>
        <source>Corn can be sold for nothing, be it to fill the house or because something pays extra.</source>
        <translation>玉米卖不到钱，但也可以出售：或者为了占满商会，或者因为有额外收入。</translation>
    </message>
    <message>
        <source>Tobacco, sugar and corn lie in the house. The trader sells coffee for {coffee_trader}; the house is full, and the others sell nothing. Afterwards it is emptied.</source>
        <translation>商会里有烟草、糖和玉米。商人卖咖啡，得{coffee_trader}；商会满了，其他人不能出售。随后商会清空。</translation>
    </message>
    <message>
        <source>Goods are loaded onto the cargo ships in the captain phase. How many ships there are and how large they are depends on the number of players.</source>
        <translation>船长阶段把货物装上运输船。船有几条、多大，取决于玩家人数。</translation>
    </message>
    <message>
        <source>A ship carries one kind of goods.</source>
        <translation>一条船只装一类货物。</translation>
    </message>
    <message>
        <source>A kind that one ship carries may not go onto another one.</source>
        <translation>一条船装了的种类，不能再装上别的船。</translation>
    </message>
    <message>
        <source>At the end of the captain phase full ships are emptied into the supply and can then take any kind again. All others stay as they are.</source>
        <translation>船长阶段结束时，装满的船清空，货物放回公共堆，之后又可以装任何一类。其他的船保持原样。</translation>
    </message>
    <message>
        <source>In your turn of the captain phase you load one kind of goods onto one ship. As long as any of your goods fits on a cargo ship, you have to load.</source>
        <translation>在船长阶段轮到你时，你把一类货物装上一条船。只要你有货物能装上运输船，就必须装货。</translation>
    </message>
    <message>
        <source>Which of the kinds that fit you load is up to you.</source>
        <translation>装得下的种类中装哪一类，由你决定。</translation>
    </message>
    <message>
        <source>If a ship carries that kind already, the load goes there, as far as there is room. If it is full, the kind cannot be loaded.</source>
        <translation>如果已经有船装着这一类，就装到那条船上，装满为止。如果那条船满了，这一类就不能装。</translation>
    </message>
    <message>
        <source>Otherwise it goes onto an empty ship, one on which as much of it as possible fits. Where several take the same amount, the choice is yours.</source>
        <translation>否则就装上一条空船，要选能装得最多的。如果有几条能装的一样多，由你选择。</translation>
    </message>
    <message>
        <source>Of the kind you load all you have, as far as there is room.</source>
        <translation>选定种类之后，有多少装多少，装满为止。</translation>
    </message>
    <message>
        <source>With an occupied {wharf} you may, once in the phase, ship a kind on your own instead, even if it would fit on a cargo ship. What fits there afterwards has to be loaded all the same.</source>
        <translation>拥有被占据的{wharf}时，你可以在该阶段有一次改为自己运走一类货物，即使它能装上运输船。之后运输船还装得下的，仍然必须装。</translation>
    </message>
    <message>
        <source>The ships with 4, 5 and 6 spaces are empty. 3 indigo may go onto any of them; 5 indigo onto the ship with 5 or the one with 6; 8 indigo must go onto the one with 6, and 2 stay in your hands.</source>
        <translation>4格、5格和6格的船都空着。3个靛蓝可以装上任何一条；5个靛蓝可以装上5格或6格的船；8个靛蓝必须装上6格的船，2个留在手上。</translation>
    </message>
    <message>
        <source>The ship with 4 spaces carries 3 corn, and you have 6 corn. One corn can be loaded, and no more: the other ships may not take corn. If corn is all you have, it has to be loaded.</source>
        <translation>4格的船上有3个玉米，你有6个玉米。只能再装一个玉米：其他的船不能装玉米。如果你只有玉米，这一个就必须装。</translation>
    </message>
    <message>
        <source>Goods spoil at the end of the captain phase, and at no other time. When nobody can load any more, everybody keeps one single good; whatever is not stored goes back to the supply.</source>
        <translation>货物只在船长阶段结束时才会清仓，其他时候不会。无人能再装货时，每人保存一件货物，没有保存的都放回公共堆。</translation>
    </message>
    <message>
        <source>An occupied {small_warehouse} keeps {small_warehouse_kinds} whole besides, a {large_warehouse} {large_warehouse_kinds}, both together {both_warehouses_kinds}. The single good comes on top.</source>
        <translation>被占据的{small_warehouse}另外全部保存{small_warehouse_kinds}，{large_warehouse}全部保存{large_warehouse_kinds}，两座一起全部保存{both_warehouses_kinds}。那一件货物另外计算。</translation>
    </message>
    <message>
        <source>Warehouses do not free anybody from loading: they only protect what fits on no ship.</source>
        <translation>有仓库也不能免除装货：仓库只保存船上装不下的货物。</translation>
    </message>
    <message>
        <source>Full ships are emptied after that.</source>
        <translation>在这之后，装满的船才清空。</translation>
    </message>
    <message>
        <source>4 corn and 3 sugar are left to you. Without a warehouse you keep 1 corn or 1 sugar. With the {small_warehouse} you keep 4 corn and 1 sugar, or 3 sugar and 1 corn. With the {large_warehouse} you keep everything.</source>
        <translation>你剩下4个玉米和3个糖。没有仓库时，你保存1个玉米或1个糖。有{small_warehouse}时，你保存4个玉米和1个糖，或者3个糖和1个玉米。有{large_warehouse}时，你全部保存。</translation>
    </message>
    <message>
        <source>Doubloons pay for buildings, and in the base game for nothing else. At the end they are worth no points and only break ties. Everybody sees how many you have, and the bank never runs dry.</source>
        <translation>杜布隆用来建造，在基础游戏中没有别的用途。游戏结束时不算分数，只在平分时决定名次。所有人都能看到你有多少，而银行永远不会用光。</translation>
    </message>
    <message>
        <source>They come from</source>
        <translation>杜布隆来自：</translation>
    </message>
    <message>
        <source>role cards on which some have gathered,</source>
        <translation>累积了杜布隆的角色卡；</translation>
    </message>
    <message>
        <source>sales in the trading house,</source>
        <translation>在商会出售货物；</translation>
    </message>
    <message>
        <source>the {prospector},</source>
        <translation>{prospector}；</translation>
    </message>
    <message>
        <source>For every good that you ship you receive a victory point as a chip: on a cargo ship or with the {wharf}. The captain&apos;s privilege and an occupied {harbor} bring more.</source>
        <translation>每运走一件货物，你就得到1个胜利分数的计分圆片：装上运输船或用{wharf}运走都可以。船长的特权和被占据的{harbor}还会带来更多。</translation>
    </message>
    <message>
        <source>Chips lie face down: you see your own, but not those of the others. A game can also be set up so that all lie open. Everybody sees how many are left in the supply.</source>
        <translation>计分圆片反面向上：你看得到自己的，看不到别人的。也可以在开局时设为全部公开。还剩多少，所有人都看得到。</translation>
    </message>
    <message>
        <source>When the last chip is taken, the round is played to its end. Points for which no chip is left are written down and count like chips, also for the {customs_house}.</source>
        <translation>最后一枚圆片被拿走后，这一轮要进行完。圆片不够时，分数记在纸上，与圆片同样算数，对{customs_house}也一样。</translation>
    </message>
    <message>
        <source>Corn costs a doubloon at the start: whoever begins with a corn plantation begins with one doubloon less. It is meant to make up for the advantage of corn.</source>
        <translation>开局的玉米要花1个杜布隆：起始种植园是玉米的人，一开始少1个杜布隆。这是为了抵消玉米的优势。</translation>
    </message>
    <message>
        <source>Some buildings of the expansions bring victory points outside the captain phase. If the last chip is taken like that, the running round is the last, too.</source>
        <translation>扩展里有些建筑在船长阶段以外也能得分。如果最后一枚计分圆片这样被拿走，当前这一轮同样是最后一轮。</translation>
    </message>
    <message>
        <source>As printed: everybody begins with a corn plantation, and with one doubloon less.</source>
        <translation>按印刷版：每个人都以玉米种植园开始，而且少1个杜布隆。</translation>
    </message>
    <message>
        <source>With corrections: the first plantations stay as they are, and whoever begins with corn begins with one doubloon less.</source>
        <translation>按修正版：起始种植园照旧，以玉米开始的人少1个杜布隆。</translation>
    </message>
    <message>
        <source>Some buildings of the expansions bring victory points outside the captain phase. What happens when the last chip is taken like that depends on the reading:</source>
        <translation>扩展里有些建筑在船长阶段以外也能得分。如果最后一枚计分圆片这样被拿走，结果取决于解读方式：</translation>
    </message>
    <message>
        <source>As printed: the game goes on. The round in which the next captain phase is played is the last.</source>
        <translation>按印刷版：游戏继续。进行下一次船长阶段的那一轮是最后一轮。</translation>
    </message>
    <message>
        <source>With corrections: the running round is the last.</source>
        <translation>按修正版：当前这一轮是最后一轮。</translation>
    </message>
    <message>
        <source>It is one colonist in a settler phase. If you gain a second tile with the {hacienda} or the {library}, you choose which of them the colonist goes to.</source>
        <translation>每个拓荒者阶段只有一个移民。如果用{hacienda}或{library}得到第二个牌片，由你选择移民放在哪一个。</translation>
    </message>
    <message>
        <source>By the corrected reading the second tile of the {library} gets no colonist.</source>
        <translation>按修正版，{library}带来的第二个牌片没有移民。</translation>
    </message>
    <message>
        <source>when victory points run out in another phase than the captain&apos;s,</source>
        <translation>胜利分数在船长以外的阶段用光时如何处理；</translation>
    </message>
    <message>
        <source>whether the colonist of the {hospice} may go to the second tile of the {library},</source>
        <translation>{hospice}的移民能不能放在{library}带来的第二个牌片上；</translation>
    </message>
    <message>
        <source>who begins with corn and one doubloon less, if that optional rule is played,</source>
        <translation>采用那条可选规则时，谁以玉米开始并少1个杜布隆；</translation>
    </message>
    <message>
        <source>how a noble comes to the ship. As printed, the noble takes the place of a colonist who has just come; with corrections, the noble comes first, which matters when colonists are short.</source>
        <translation>贵族如何上船。按印刷版，贵族取代一个刚上船的移民；按修正版，贵族先上船，移民不够时才有区别。</translation>
    </message>
    <message>
        <source>The New Buildings bring {new_kinds} more kinds of buildings. The other expansion brings {noble_kinds} kinds, and {nobles} nobles besides the colonists. A game can have one of them, both or none.</source>
        <translation>“新建筑”扩展带来{new_kinds}种建筑。另一个扩展带来{noble_kinds}种，并在移民之外加入{nobles}个贵族。一局游戏可以用其中一个、两个都用，或者都不用。</translation>
    </message>
    <message>
        <source>There are never more violet buildings than the market has spaces: which ones a game has is found before it begins.</source>
        <translation>紫色建筑不会比“待售建筑”的空格多：每局有哪些，在开始前决定。</translation>
    </message>
    <message>
        <source>Production buildings are the same in every game.</source>
        <translation>生产建筑每局都一样。</translation>
    </message>
    <message>
        <source>Some of these buildings act between the phases of the roles or at their start. They do so in turn, beginning with whoever has chosen the role.</source>
        <translation>有些建筑在角色阶段之间或开始时起作用。这时从选取该角色的人开始，依次进行。</translation>
    </message>
    <message>
        <source>The market has a space for each kind of violet building, with a price; a building goes to a space of its own price, as the table shows. So buildings of the same price push each other out. There are four ways to choose:</source>
        <translation>“待售建筑”为每种紫色建筑准备一个标有造价的空格；建筑放在造价相同的空格，如下表所示。所以造价相同的建筑会互相排挤。选择的方式有四种：</translation>
    </message>
    <message>
        <source>those of the base game, if no expansion is played,</source>
        <translation>没有扩展时，用基础游戏的建筑；</translation>
    </message>
    <message>
        <source>a fixed set, with as many of the new buildings as there are spaces,</source>
        <translation>固定的一组，空格放得下多少新建筑就放多少；</translation>
    </message>
    <message>
        <source>a random set, drawn from all of them when the game begins,</source>
        <translation>随机的一组，开局时从全部建筑中抽出；</translation>
    </message>
    <message>
        <source>a draft, in which the players choose.</source>
        <translation>由玩家轮流选择。</translation>
    </message>
    <message>
        <source>There is one space for {small_wharf_cost}: the {large_warehouse} and the {small_wharf} are never in the same game.</source>
        <translation>{small_wharf_cost}的空格只有一个：{large_warehouse}和{small_wharf}不会出现在同一局游戏里。</translation>
    </message>
    <message>
        <source>No rulebook says which buildings belong together. These sets are our own: they have as many of the new buildings as there are spaces.</source>
        <translation>规则书没有说哪些建筑应该一起用。这几组是我们自己选的：空格放得下多少新建筑就放多少。</translation>
    </message>
    <message>
        <source>Before the first round the players choose the buildings of the game. The first governor begins, and it goes on clockwise until the market is full. You put a building on a free space of its own price.</source>
        <translation>第一轮之前，由玩家选择这局游戏的建筑。从第一位总督开始，按顺时针进行，直到“待售建筑”放满为止。把建筑放在造价相同的空格上。</translation>
    </message>
    <message>
        <source>All copies of the building are then in the game: two of each, one of a large building. With two players there is {two_violet} of each.</source>
        <translation>这种建筑就全部加入游戏：每种两座，大型建筑一座。2人游戏时每种{two_violet}。</translation>
    </message>
    <message>
        <source>What has found no space stays in the box. Whoever chooses a building has no right to it.</source>
        <translation>没有空格的建筑留在盒中。选了建筑的人，对它没有优先权。</translation>
    </message>
    <message>
        <source>A forest is a plantation that lies face down. It comes about with an occupied {forest_house}, when you take or draw a plantation.</source>
        <translation>树林是正面朝下的种植园。拥有被占据的{forest_house}时，拿取或抽到种植园就可以变成树林。</translation>
    </message>
    <message>
        <source>It has no circle: nobody works there, and it yields nothing. A colonist of the {hospice} that would come with it goes to San Juan, unless another new tile is there.</source>
        <translation>树林没有圆环：没有人在那里工作，也没有收成。{hospice}本来会附带的移民来到圣胡安，除非还有另一个新牌片。</translation>
    </message>
    <message>
        <source>It takes up a space of the island and counts for the {residence}. For the {cloister}, forests are a kind of their own.</source>
        <translation>树林占岛上的一格，也计入{residence}。对{cloister}来说，树林自成一类。</translation>
    </message>
    <message>
        <source>It stays a forest to the end, unless the {hunting_lodge} discards it.</source>
        <translation>树林一直到游戏结束都是树林，除非用{hunting_lodge}弃掉。</translation>
    </message>
    <message>
        <source>Whoever works in the {guesthouse} may go to any empty circle at any time, and stays there until the next {mayor} comes.</source>
        <translation>在{guesthouse}工作的人，随时可以移到任何空圆环，在那里留到下一次{mayor}出场。</translation>
    </message>
    <message>
        <source>You are asked where a move can matter: in your own turns, and at moments when your buildings would do something. Only circles that count at that moment are offered.</source>
        <translation>移动有意义的时候会问你：轮到你行动时，以及你的建筑可能起作用时。只会列出当时用得着的圆环。</translation>
    </message>
    <message>
        <source>Leave the guests where they are, and you are asked again at the next such moment; “{button_stay}” saves you these questions until the next mayor phase.</source>
        <translation>如果让客人留在原处，下次遇到这样的时刻会再问你；按“{button_stay}”，下一个市长阶段之前就不再问。</translation>
    </message>
    <message>
        <source>Guests on their way are placed like everybody else in the next mayor phase. A noble stays a noble.</source>
        <translation>移走的客人在下一个市长阶段和其他人一样重新安置。贵族仍然是贵族。</translation>
    </message>
    <message>
        <source>With an occupied {black_market} you may build although doubloons are missing, if what you can give back makes up for them. For each doubloon that is missing you give back one of these, each kind once:</source>
        <translation>拥有被占据的{black_market}时，杜布隆不够也可以建造，只要能用别的东西补足。每缺少1个杜布隆，放回下列其中一样，每种一次：</translation>
    </message>
    <message>
        <source>a colonist or a noble from anywhere on your board, but not the one who works in the {black_market},</source>
        <translation>你面板上任何地方的一个移民或贵族，但不能是在{black_market}工作的那一个；</translation>
    </message>
    <message>
        <source>a good of your choice,</source>
        <translation>任选一件货物；</translation>
    </message>
    <message>
        <source>a victory point chip. If chips had run out, the end of the game is not called off.</source>
        <translation>1分的计分圆片。如果计分圆片已经用光，游戏仍然会结束。</translation>
    </message>
    <message>
        <source>You first pay with all your doubloons, and give back exactly as many pieces as doubloons are missing. Where there is nothing to choose it is done for you.</source>
        <translation>你先付出所有的杜布隆，再放回与缺少数目相等的东西。没有选择余地时自动进行。</translation>
    </message>
    <message>
        <source>Nobles are people like colonists: they fill circles, and a building where only a noble works is occupied. At the end of the game each is worth {noble_point}.</source>
        <translation>贵族和移民一样是人：他们可以放进圆环，只有贵族工作的建筑也算被占据。游戏结束时每个值{noble_point}。</translation>
    </message>
    <message>
        <source>There are {nobles} of them. At the start, and whenever the colonist ship is filled, one of the colonists on it gives way to a noble, as long as there are any.</source>
        <translation>贵族共有{nobles}个。开局时，以及每次补充拓荒船时，只要还有贵族，就有一个取代船上的一个移民。</translation>
    </message>
    <message>
        <source>A click on a colonist in a circle exchanges the colonist for an idle noble; with the keyboard, N puts an idle noble to work.</source>
        <translation>点一下圆环里的移民，就换成一个闲置的贵族；用键盘时，按N放上一个闲置的贵族。</translation>
    </message>
    <message>
        <source>Some buildings do one thing for a colonist and another for a noble. With nobody but colonists there, the first holds.</source>
        <translation>有些建筑对移民和贵族的作用不同。那里只有移民时，按移民的作用算。</translation>
    </message>
    <message>
        <source>With this expansion the game does not end because the ship cannot be filled.</source>
        <translation>使用这个扩展时，游戏不会因为拓荒船无法补满而结束。</translation>
    </message>
    <message>
        <source>Nobles count for the {fortress} like colonists.</source>
        <translation>计算{fortress}时，贵族和移民一样算。</translation>
    </message>
    <message>
        <source>They go onto the spaces of the market instead of buildings of the base game, if the selection or the draft has brought them into play.</source>
        <translation>被选上时，它们放在“待售建筑”的空格上，取代基础游戏的建筑。</translation>
    </message>
    <message>
        <source>They go with the nobles. Some work in one way with a colonist and in another with a noble.</source>
        <translation>它们和贵族一起使用。有些对移民和贵族的作用不同。</translation>
    </message>
    <message>
        <source>What counts is the {indigo_plant} and the {sugar_mill}, each on its own: it has to be occupied and you must have made that good. The small buildings bring nothing extra.</source>
        <translation>只看{indigo_plant}和{sugar_mill}，两座分开算：要被占据，而且你生产了那种货物。小型建筑没有额外的货物。</translation>
    </message>
    <message>
        <source>The extra good comes from the supply; when none is left there, you get none. For the {factory} it is no new kind.</source>
        <translation>额外的货物来自公共堆；公共堆没有了就得不到。对{factory}来说不算新的种类。</translation>
    </message>
    <message>
        <source>You have 2 occupied indigo plantations and 2 colonists in the {indigo_plant}: 2 indigo, and with an occupied {aqueduct} 3.</source>
        <translation>你有2块被占据的靛蓝种植园，{indigo_plant}里有2个移民：得2个靛蓝；有被占据的{aqueduct}时得3个。</translation>
    </message>
    <message>
        <source>It concerns the plantation that you take as well as the one that you draw. When you draw, you look at the tile first. Quarries are never turned over.</source>
        <translation>拿取的种植园和抽到的种植园都可以。抽的时候先看是什么。采石场不能翻面。</translation>
    </message>
    <message>
        <source>Forests save {forest_saving} for every {forests_needed} of them, on any building: no column limits that. Quarries and the privilege come on top.</source>
        <translation>每{forests_needed}块树林少付{forest_saving}，任何建筑都适用，不受列的限制。采石场和特权另外计算。</translation>
    </message>
    <message>
        <source>When its colonist moves away, the forests stay, but save nothing until somebody works here again.</source>
        <translation>这里的移民调走之后，树林还在，但要等再有人工作才能省钱。</translation>
    </message>
    <message>
        <source>With 5 forests and 3 occupied quarries you pay {office_forests} for the {office}.</source>
        <translation>有5块树林和3个被占据的采石场时，{office}要付{office_forests}。</translation>
    </message>
    <message>
        <source>It is the last resort, when all your doubloons, quarries and whatever else lowers the price are not enough. How it goes is told on the page about paying in kind.</source>
        <translation>杜布隆、采石场和其他降低价格的办法都不够时，这是最后的手段。做法见“以物抵付”。</translation>
    </message>
    <message>
        <source>A building costs you 6, and you have 4 doubloons: you pay these 4 and give back, say, a colonist and a sugar.</source>
        <translation>一座建筑要付6个杜布隆，而你有4个：付出这4个，再放回例如一个移民和1个糖。</translation>
    </message>
    <message>
        <source>With the single good that everybody keeps these are {storehouse_goods} goods, of any kinds. Warehouses keep their kinds besides, and you decide what is stored where.</source>
        <translation>连同人人都能保存的一件，总共{storehouse_goods}件，种类不限。仓库另外计算，哪些货物放在哪里由你决定。</translation>
    </message>
    <message>
        <source>4 corn, 2 sugar and 2 coffee are left. With the {small_warehouse} and the {storehouse} you keep the corn whole and the other four goods one by one.</source>
        <translation>剩下4个玉米、2个糖和2个咖啡。有{small_warehouse}和{storehouse}时，你保存全部玉米，其他四个也能保存。</translation>
    </message>
    <message>
        <source>Its colonists are guests: they wait here for the moment when you need somebody elsewhere. Here they do nothing.</source>
        <translation>这里的移民是客人：他们在这里等候，直到别处需要人手。在这里没有作用。</translation>
    </message>
    <message>
        <source>You have a {small_market} without a colonist and sell coffee. A guest goes over first, and the market adds its bonus.</source>
        <translation>你的{small_market}没有移民，而你要出售咖啡。先让一个客人过去，市场大厅就有加价。</translation>
    </message>
    <message>
        <source>It does not matter whether the trading house is full or already holds that kind. The good goes to the supply.</source>
        <translation>商会满了，或者已经有那类货物，都没有关系。货物放回公共堆。</translation>
    </message>
    <message>
        <source>You receive the price of the good, and as the trader the privilege as well. Markets add nothing.</source>
        <translation>你得到货物的价格；你是商人的话，特权也算。市场大厅没有加价。</translation>
    </message>
    <message>
        <source>You sell one good in a trader phase, there or here, not two.</source>
        <translation>每个商人阶段只出售一件，不是在商会就是在这里，不能出售两件。</translation>
    </message>
    <message>
        <source>The trader sells coffee with the {trading_post}: {coffee_trader}, with or without markets.</source>
        <translation>商人用{trading_post}出售咖啡：不论有没有市场大厅，都得{coffee_trader}。</translation>
    </message>
    <message>
        <source>What counts is the column in which the building stands: the first brings nothing, the second and the third bring {church_small}, a large building brings {church_large}. Production buildings count as well.</source>
        <translation>看建筑在哪一列：第一列没有分数，第二列和第三列得{church_small}，大型建筑得{church_large}。生产建筑也算。</translation>
    </message>
    <message>
        <source>When the church itself is built, nobody works there yet, and it brings nothing.</source>
        <translation>建造教堂本身时，还没有人在那里工作，所以没有分数。</translation>
    </message>
    <message>
        <source>You build a {coffee_roaster}: {church_small}. You build the {city_hall}: {church_large}.</source>
        <translation>你建造{coffee_roaster}：得{church_small}。你建造{city_hall}：得{church_large}。</translation>
    </message>
    <message>
        <source>The ship takes at least one good, of as many kinds as you like, also such as other ships carry. Every {small_wharf_goods} goods bring a victory point; an odd one brings nothing.</source>
        <translation>小船至少要装一件，种类不限，其他船已经装着的种类也可以。每{small_wharf_goods}件1个胜利分数，零头不算。</translation>
    </message>
    <message>
        <source>It takes the place of an ordinary load in your turn. The goods go to the supply.</source>
        <translation>它代替你这一次的普通装货。货物放回公共堆。</translation>
    </message>
    <message>
        <source>The captain&apos;s privilege, the {harbor} and the {lighthouse} count it as one load.</source>
        <translation>对船长的特权、{harbor}和{lighthouse}来说，这算装货一次。</translation>
    </message>
    <message>
        <source>You load 2 corn, 1 indigo and 2 coffee: 2 points for the five of them.</source>
        <translation>你装2个玉米、1个靛蓝和2个咖啡：五个共2分。</translation>
    </message>
    <message>
        <source>Loads with the {wharf} and the {small_wharf} count, too.</source>
        <translation>用{wharf}和{small_wharf}运货也算。</translation>
    </message>
    <message>
        <source>The captain&apos;s doubloon comes at the start of the phase, even if the captain loads nothing. Others do not receive it.</source>
        <translation>船长的1个杜布隆在阶段开始时领取，即使船长没有装货也一样。其他人没有。</translation>
    </message>
    <message>
        <source>The captain with an occupied {lighthouse} loads twice: 1 doubloon at the start and 2 for the loads.</source>
        <translation>拥有被占据的{lighthouse}的船长装货两次：开始时1个杜布隆，装货2个。</translation>
    </message>
    <message>
        <source>It concerns every role that you choose while somebody works here:</source>
        <translation>有人在这里工作时，你选取的每个角色都适用：</translation>
    </message>
    <message>
        <source>{settler}: after everybody has had a turn, you take one more face-up plantation, if there is any; a quarry only with an occupied {construction_hut}.</source>
        <translation>{settler}：所有人都轮过之后，如果还有正面向上的种植园，你可以再拿一块；拥有被占据的{construction_hut}才能拿采石场。</translation>
    </message>
    <message>
        <source>{mayor}: two colonists from the supply.</source>
        <translation>{mayor}：从公共堆拿两个移民。</translation>
    </message>
    <message>
        <source>{builder}: {library_saving} off the price.</source>
        <translation>{builder}：少付{library_saving}。</translation>
    </message>
    <message>
        <source>{craftsman}: two more goods, alike or not, of kinds that you have just produced.</source>
        <translation>{craftsman}：从刚生产过的货物中再多拿两件，同类或不同类都可以。</translation>
    </message>
    <message>
        <source>{trader}: {library_trader} more for the good, also with the {trading_post}.</source>
        <translation>{trader}：出售时多得{library_trader}，用{trading_post}也一样。</translation>
    </message>
    <message>
        <source>{captain}: {library_captain} more with the first load, and twice the {lighthouse} at the start.</source>
        <translation>{captain}：第一次装货时多得{library_captain}，阶段开始时{lighthouse}的收入加倍。</translation>
    </message>
    <message>
        <source>{prospector}: {library_prospector}.</source>
        <translation>{prospector}：得{library_prospector}。</translation>
    </message>
    <message>
        <source>Only the kind of which you made most counts, and only what you actually received.</source>
        <translation>只看你得到最多的那一类，而且只算实际拿到的。</translation>
    </message>
    <message>
        <source>As the craftsman you count the privilege&apos;s good as well.</source>
        <translation>你是监管的话，特权多拿的货物也算。</translation>
    </message>
    <message>
        <source>You produce 4 sugar, 2 indigo and 6 corn: {specialty_4}.</source>
        <translation>你生产4个糖、2个靛蓝和6个玉米：得{specialty_4}。</translation>
    </message>
    <message>
        <source>Every kind is counted on its own, and an odd good is left out. The goods stay with you and are shipped afterwards.</source>
        <translation>每类货物分开算，零头不算。货物仍然是你的，之后再装船。</translation>
    </message>
    <message>
        <source>You have 5 sugar and 3 corn: {union_hall_example} before anybody loads.</source>
        <translation>你有5个糖和3个玉米：装货之前得{union_hall_example}。</translation>
    </message>
    <message>
        <source>It exists once and covers {large_spaces} spaces, like every large building. It has no circle: it always counts, and no colonist is due for it.</source>
        <translation>和所有大型建筑一样，只有一座，占{large_spaces}格。它没有圆环：一定算分，补充拓荒船时也不计入。</translation>
    </message>
    <message>
        <source>Plantations of each kind, quarries and forests are counted, occupied or not. Tiles that make no set of {set_size} are left out.</source>
        <translation>各种种植园、采石场和树林都算，不论是否被占据。不满{set_size}个的不算。</translation>
    </message>
    <message>
        <source>6 corn plantations, 4 quarries and 2 forests are three sets: {cloister_example}.</source>
        <translation>6块玉米种植园、4个采石场和2块树林是三组：得{cloister_example}。</translation>
    </message>
    <message>
        <source>It is used once in a trader phase, in your turn, besides the sale.</source>
        <translation>每个商人阶段一次，轮到你时使用，不影响出售。</translation>
    </message>
    <message>
        <source>With a colonist: you pay {tile_price} and draw a tile from the face-down pile, as long as there is room on your island. With an occupied {forest_house} it may become a forest.</source>
        <translation>有移民时：只要岛区还有空格，就可以付{tile_price}，从正面朝下的牌片堆抽一个牌片。拥有被占据的{forest_house}时可以作为树林。</translation>
    </message>
    <message>
        <source>With a noble: you discard a plantation and receive {tile_price}. Whoever worked there goes to San Juan. Quarries and forests cannot be sold.</source>
        <translation>有贵族时：弃掉一块种植园，得{tile_price}。在那里工作的人来到圣胡安。采石场和树林不能卖。</translation>
    </message>
    <message>
        <source>It works at the start of the craftsman phase, whoever chose the role: {chapel_of_colonist} with a colonist, {chapel_of_noble} with a noble. It never does both.</source>
        <translation>不论角色是谁选的，监管阶段开始时起作用：有移民时得{chapel_of_colonist}，有贵族时得{chapel_of_noble}。不会两样都有。</translation>
    </message>
    <message>
        <source>With a colonist: one plantation or forest of yours may go to the discard pile; whoever worked there goes to San Juan. Quarries stay.</source>
        <translation>有移民时：你的一块种植园或树林可以放进弃牌堆；在那里工作的人来到圣胡安。采石场不能弃掉。</translation>
    </message>
    <message>
        <source>With a noble: {hunting_points}, if every other player has more tiles on the island than you.</source>
        <translation>有贵族时：如果其他每位玩家岛上的牌片都比你多，得{hunting_points}。</translation>
    </message>
    <message>
        <source>You have 5 tiles, the others 6, 6 and 7: {hunting_points} for your noble. If one of them had 5 as well, there would be nothing.</source>
        <translation>你有5个牌片，其他人有6、6、7个：你的贵族得{hunting_points}。如果另一人也只有5个，就没有分数。</translation>
    </message>
    <message>
        <source>With a colonist, buildings that cover one space cost {zoning_small} less; with a noble, large buildings cost {zoning_large} less. It never does both.</source>
        <translation>有移民时，占一格的建筑少付{zoning_small}；有贵族时，大型建筑少付{zoning_large}。不会两样都有。</translation>
    </message>
    <message>
        <source>Quarries and the builder&apos;s privilege come on top, and the price never falls below 0.</source>
        <translation>采石场和建筑师的特权另外计算，价格不会低于0。</translation>
    </message>
    <message>
        <source>For each noble on your board, wherever, one good, and no kind twice. You may deliver fewer.</source>
        <translation>你面板上每有一个贵族，不论在哪里，可以交一件，种类不能重复。也可以少交。</translation>
    </message>
    <message>
        <source>The goods go to the supply. With the {union_hall}, its points come first, for all goods.</source>
        <translation>货物放回公共堆。如果有{union_hall}，先用全部货物计算它的分数。</translation>
    </message>
    <message>
        <source>You have 3 nobles, 4 corn and 1 coffee: you deliver a corn and the coffee for 2 points.</source>
        <translation>你有3个贵族、4个玉米和1个咖啡：交出1个玉米和那个咖啡，得2分。</translation>
    </message>
    <message>
        <source>The noble comes from the supply, not from the ship, before anybody receives colonists, and is placed in the same phase.</source>
        <translation>贵族来自公共堆，不是从船上来；在分配移民之前得到，并在同一个阶段安置。</translation>
    </message>
    <message>
        <source>When the nobles have run out, a colonist comes instead; when both have, nobody does.</source>
        <translation>贵族没有了，就得到一个移民；两者都没有了，就什么也得不到。</translation>
    </message>
    <message>
        <source>It makes no goods, but is a production building: it counts as a large one for the {guild_hall}, and not for the {city_hall}.</source>
        <translation>它不生产货物，但算生产建筑：计算{guild_hall}时算大型，不计入{city_hall}。</translation>
    </message>
    <message>
        <source>Nobles count wherever they are, in San Juan as well, also whoever works here. An optional rule limits the pay.</source>
        <translation>不论在哪里的贵族都算，圣胡安的和在这里工作的也算。可选规则可以限制收入。</translation>
    </message>
    <message>
        <source>You have 4 nobles: {jeweler_4} in every craftsman phase.</source>
        <translation>你有4个贵族：每个监管阶段得{jeweler_4}。</translation>
    </message>
    <message>
        <source>All your nobles count, in San Juan as well. The point that every noble is worth by itself comes on top.</source>
        <translation>你所有的贵族都算，圣胡安的也算。每个贵族本身的1分另外计算。</translation>
    </message>
    <message>
        <source>5 nobles: {royal_garden_5} of bonus, and {nobles_5} for the nobles themselves.</source>
        <translation>5个贵族：额外分数{royal_garden_5}，贵族本身{nobles_5}。</translation>
    </message>
    <message>
        <source>These can be agreed on for any game that has the pieces for them, one by one.</source>
        <translation>只要这局游戏有相关的配件，下列规则可以一条一条约定。</translation>
    </message>
    <message>
        <source>The {university} costs {university_swapped} instead of {university_cost}, and the {factory} {factory_swapped} instead of {factory_cost}. Nothing else about them changes; in a selection they go to the spaces of their new prices.</source>
        <translation>{university}的造价从{university_cost}变为{university_swapped}，{factory}从{factory_cost}变为{factory_swapped}。其他都不变；选择建筑时，放在新造价的空格。</translation>
    </message>
    <message>
        <source>The {jeweler} pays {jeweler_most} at most in a craftsman phase, however many nobles you have.</source>
        <translation>不论你有多少贵族，{jeweler}每个监管阶段最多给{jeweler_most}。</translation>
    </message>
    <message>
        <source>Where buildings are drawn or drafted, one of two restrictions can be agreed on:</source>
        <translation>随机抽出或轮流选择建筑时，可以约定下列两种限制之一：</translation>
    </message>
    <message>
        <source>the {villa} and the {jeweler} are not both in the game, because together they pay too well,</source>
        <translation>{villa}和{jeweler}不同时出现，因为合起来收入太高；</translation>
    </message>
    <message>
        <source>the {hacienda} and the {forest_house} are not both in the game, because together they fill an island with forests. In the classic edition that always holds.</source>
        <translation>{hacienda}和{forest_house}不同时出现，因为合起来会很快放满树林。经典版一律如此。</translation>
    </message>
    <message>
        <source>A seat can be given half points before the game begins, or be charged some, to even out the seats or the players. They are added at the end, before places are given, and shown on the score sheet. With half points ties are rarer.</source>
        <translation>开局前可以给座位以半分为单位加分或扣分，让座位或玩家更平均。游戏结束时先计入，再排名次，并显示在计分表上。有半分时，平分比较少见。</translation>
    </message>
    <message>
        <source>Whoever takes somebody from the ship while nobles and colonists are there chooses which. The program takes the noble for you, unless the settings say that you are asked. You place all your people as usual, and then say which of them are nobles.</source>
        <translation>拓荒船上有贵族也有移民时，从拓荒船上拿人的玩家选择拿哪一种。程序替你拿贵族，除非设置要你自己选择。你照常安置所有的人，再指出其中哪些是贵族。</translation>
    </message>
</context>
<context>
    <name>Rules1897</name>
    <message>
        <source>For each level there are {abilities_of_level} ability tiles, of which a Puertoma has one, face down; the table shows them all. The second building on one of the levels below {puertoma_levels} turns up the tile of that level, on level {puertoma_levels} the first. It works from the next role on, and the Puertoma always makes use of it.</source>
        <translation>每个等级有{abilities_of_level}个能力板块，波多马拥有其中一个，正面朝下；表格列出全部能力。在低于{puertoma_levels}的等级，第二座建筑翻开该等级的能力板块；在等级{puertoma_levels}则是第一座。能力从下一个角色起生效，波多马一定会使用它。</translation>
    </message>
    <message>
        <source>Whatever comes at the end of the captain&apos;s phase comes before goods are stored.</source>
        <translation>船长阶段结束时的能力，都先于储存商品。</translation>
    </message>
    <message>
        <source>A worker who comes at the end of the recruiter&apos;s phase arrives before the work register is filled, and an ability that pays for workers pays for that one, too.</source>
        <translation>招募官阶段结束时获得的工人，在补充就业处之前到来；获得工人时得钱币的能力，对这个工人也有效。</translation>
    </message>
    <message>
        <source>Workers from abilities look for empty worker spaces at once.</source>
        <translation>能力带来的工人马上寻找工人空格。</translation>
    </message>
    <message>
        <source>Goods that it discards for points leave the game.</source>
        <translation>为得分数而弃除的商品离开游戏。</translation>
    </message>
    <message>
        <source>Where it stores a kind, that is the dearest one; the single good that everybody may keep is one of the next kind.</source>
        <translation>它全部储存一类商品时，储存的是最高阶的一类；人人都能储存的那一件，则取下一个种类。</translation>
    </message>
    <message>
        <source>A Puertoma is an automatic opponent. It follows rules of its own and never has a choice: the panel above the log says which rules have led to a step. One to {most_puertomas} of them take part, with one or more players. They sit behind the players, so that a player is the first governor.</source>
        <translation>波多马是虚拟对手。它按自己的规则行动，从不做选择：记录上方的区域会说明每一步是由哪些规则得出的。一位或{most_puertomas}位波多马参加游戏，与一位或几位玩家同桌。它们坐在玩家之后，因此第一任总督是玩家。</translation>
    </message>
    <message>
        <source>Everything is laid out as for so many players; two seats take the pieces for two. All Puertomas share one action board, with its marker on the builder, and one pile of {tie_cards} tie-break cards. Each has a board, a reserve marker, and an ability tile for every level, face down.</source>
        <translation>一切按总人数准备，波多马也算在内；两个座位时，使用2人游戏的配件。所有波多马共用行动图板和平手判定卡的牌堆，行动记录标记放在建筑师上，牌堆有{tie_cards}张卡。每位波多马有一张图板、一个保留标记，以及每个等级一个正面朝下的能力板块。</translation>
    </message>
    <message>
        <source>Its board</source>
        <translation>它的图板</translation>
    </message>
    <message>
        <source>{estates_of_a_kind} spaces for estates of each kind. The table shows how many worker spaces are below each estate. They are filled from the left, and an estate is active when all of its worker spaces are occupied.</source>
        <translation>每种种植园有{estates_of_a_kind}格。表格列出每种种植园下方有几个工人格。工人格从最左边开始放；全部有工人进驻时，种植园就启动。</translation>
    </message>
    <message>
        <source>{spaces_of_a_level} spaces for buildings on each of {puertoma_levels} levels. The level of a building is the number of its printed victory points; expanded buildings all belong to level {puertoma_levels}.</source>
        <translation>{puertoma_levels}个等级各有{spaces_of_a_level}个建筑格。建筑的等级就是上面印的胜利分数；扩建建筑都属于等级{puertoma_levels}。</translation>
    </message>
    <message>
        <source>The VP area, which has room for everything else: quarries, a third estate of a kind, and workers who have found no worker space. Nothing ever leaves it.</source>
        <translation>VP区域，其他的都放在这里：采石场、第三个同类种植园，以及没有工人空格可放的工人。放在这里就不再离开。</translation>
    </message>
    <message>
        <source>It needs no production buildings and never builds any. What it builds has no function: its buildings fill spaces, unlock abilities and are worth points. Quarries make nothing cheaper. Apart from all this it plays as everybody does, and takes whatever it may take.</source>
        <translation>它不需要生产建筑，也从不建造。它建造的建筑没有功能：只占格子、解锁能力和算分数。采石场不会让它少付钱币。除此之外，它和所有人一样进行游戏，可以拿的都会拿。</translation>
    </message>
    <message>
        <source>It builds commercial buildings only. One comes into question if it is on sale, the Puertoma does not own it and can pay for it, and a space of its level is empty. Whoever has chosen the builder pays {builder_saving} less, as always.</source>
        <translation>它只建造商业建筑。可以考虑的建筑是：仍在待售，波多马还没有，付得起，而且建筑本身的等级还有空格。选择建筑师的玩家照例少付{builder_saving}。</translation>
    </message>
    <message>
        <source>It builds on the highest level that it can pay for.</source>
        <translation>它建造付得起的最高等级的建筑。</translation>
    </message>
    <message>
        <source>Among several buildings of that level the number of a tie-break card decides.</source>
        <translation>该等级有几座建筑可选时，由平手判定卡的数字决定。</translation>
    </message>
    <message>
        <source>Of level {puertoma_levels} it builds only the building with its own reserve marker, and never as its first one: then it goes down to the next level.</source>
        <translation>等级{puertoma_levels}的建筑中，它只建造有自己的保留标记的那座，而且绝不作为第一座建筑：这时改为建造低一级的。</translation>
    </message>
    <message>
        <source>The reserve marker</source>
        <translation>保留标记</translation>
    </message>
    <message>
        <source>After its first building a Puertoma puts its reserve marker on an expanded building that is on sale and has no such marker, by the number of a tie-break card. The marker moves in the same way when somebody else builds that one, and when the Puertoma has built it itself. Without its marker on a building it builds nothing on level {puertoma_levels}. When nothing is left to be reserved, or both of its spaces there are full, the marker leaves the market.</source>
        <translation>建造第一座建筑之后，波多马按平手判定卡的数字，把保留标记放在一座待售而且没有保留标记的扩建建筑上。别人建造了那座建筑，或者波多马自己建造了它，标记都同样移到另一座。没有建筑放着它的标记时，它不建造等级{puertoma_levels}的建筑。没有建筑可以保留，或者它在该等级的两格都已放满时，标记就收走。</translation>
    </message>
    <message>
        <source>A Puertoma has 5 coins and a {small_market}. It can pay for buildings of level 2, but not for those of level 3: of the {hospice}, the {office} and the {large_market} a tie-break card finds one.</source>
        <translation>波多马有5个钱币和一座{small_market}。它付得起等级2的建筑，但付不起等级3的：在{hospice}、{office}和{large_market}中，由平手判定卡选出一座。</translation>
    </message>
    <message>
        <source>Buildings that are chosen before the game: in its turn the number of a tie-break card decides, counted over all buildings that may join.</source>
        <translation>开局前选择建筑：轮到它时，由平手判定卡的数字决定，在所有可以加入的建筑上数。</translation>
    </message>
    <message>
        <source>Citizens: it takes a citizen from the work register whenever there is one. Citizens work like workers, and bring {noble_point} each at the end. It never builds the {jeweler}.</source>
        <translation>公民：只要就业处有公民，它就拿取公民。公民和工人一样工作，游戏结束时每个得{noble_point}。它从不建造{jeweler}。</translation>
    </message>
    <message>
        <source>Achievement cards are for players only. Each player looks at {cards_with_puertoma} and keeps {cards_each}; there is no draft.</source>
        <translation>成就卡只供玩家使用。每位玩家看{cards_with_puertoma}张卡，留下其中{cards_each}张卡；不轮抽。</translation>
    </message>
    <message>
        <source>The smuggler</source>
        <translation>走私者</translation>
    </message>
    <message>
        <source>It does what brings most: poached workers whom it can put to work, goods in the trading house to plunder, or goods of a ship to raid, {most_smuggled} at most of workers or of goods from a ship. If several bring the same, it poaches rather than plunders, and plunders rather than raids. It raids a ship with a kind for which it has no active estate; of several that with the most goods, then that with the dearest kind. Nobody captures roles: with a Puertoma that deed is left out.</source>
        <translation>它选择收获最多的行动：挖角能安排工作的工人、洗劫交易所的商品，或者掠夺一条船上的商品；工人或船上的商品最多{most_smuggled}个。收获相同时，挖角先于洗劫，洗劫先于掠夺。掠夺的船装着它已启动的种植园都不出产的种类；有几条时，取商品最多的，再取种类最高阶的。谁也不绑架角色：有波多马时不使用这个行动。</translation>
    </message>
    <message>
        <source>The festival</source>
        <translation>节庆</translation>
    </message>
    <message>
        <source>It does tasks and is rewarded for them like everybody. While a task is open, these rules come before its others.</source>
        <translation>它和所有人一样完成任务、获得奖励。任务还没有完成时，下列规则先于它的其他规则。</translation>
    </message>
    <message>
        <source>Builder: the cheapest building of a task that it can pay for and place, if the space is on no higher level than it could pay for anyway.</source>
        <translation>建筑师：任务要求的建筑中，它付得起而且放得下的最便宜的一座，但所放的格子不能高于它本来付得起的等级。</translation>
    </message>
    <message>
        <source>Planter: estates of a kind that a task still asks for; then estates of a good that a task asks for and that it does not grow yet.</source>
        <translation>种植者：任务还需要的种植园；然后是任务需要、而它还没有种植的商品的种植园。</translation>
    </message>
    <message>
        <source>Workers, whatever brings them: to an estate that is not active, of a kind among the goods of open tasks.</source>
        <translation>工人，不论因何而来：放到未启动的种植园，种类要在未完成的任务所要的商品之中。</translation>
    </message>
    <message>
        <source>Trader: the good of a task, if three goods lie in the trading house and it can sell that one.</source>
        <translation>贸易商：任务要求的商品，前提是交易所里已有三件商品，而且它能出售那件商品。</translation>
    </message>
    <message>
        <source>Captain: the load that fills the ship of a task with its good, even if it could load more of something else.</source>
        <translation>船长：用任务要求的商品填满任务的船，即使其他商品能装得更多。</translation>
    </message>
    <message>
        <source>The card for deliveries is left out.</source>
        <translation>不使用“节庆商品快递”。</translation>
    </message>
    <message>
        <source>The trading house is empty, and no ship carries anything. Three workers lie on the work register, and two worker spaces of a Puertoma are empty: to poach brings two, and the smuggler is profitable.</source>
        <translation>交易所是空的，船上什么也没有。就业处有三个工人，而一位波多马有两个工人空格：挖角能得两个，所以走私者有利。</translation>
    </message>
    <message>
        <source>Every active estate makes one good, as long as the supply has some. As the craftsman it takes one more at the end, of the dearest kind that it has produced and that is left in the supply.</source>
        <translation>每个启动的种植园生产一件商品，只要供应堆里还有。它选择制造商时，最后再多拿一件：所生产的种类中供应堆里还有的最高阶的一种。</translation>
    </message>
    <message>
        <source>It sells the dearest good that the trading house takes from it, if that brings {least_pay} at least.</source>
        <translation>它出售交易所肯收购的最高阶商品，前提是至少得{least_pay}。</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>装货</translation>
    </message>
    <message>
        <source>It loads as long as it can, whenever its turn comes, as everybody has to.</source>
        <translation>只要还能装货，每次轮到它就装，和所有人一样必须装。</translation>
    </message>
    <message>
        <source>It loads the kind of which it can load the most at once.</source>
        <translation>它装一次能装得最多的种类。</translation>
    </message>
    <message>
        <source>Of several kinds it takes the cheapest.</source>
        <translation>有几类时，取最低阶的。</translation>
    </message>
    <message>
        <source>If that has room on several ships, it takes the smallest.</source>
        <translation>有几条船都装得下时，取最小的。</translation>
    </message>
    <message>
        <source>Of the goods that are left it keeps one, of the dearest kind.</source>
        <translation>剩下的商品中，它储存一件最高阶的。</translation>
    </message>
    <message>
        <source>A Puertoma has three corn and two sugar. On one ship there is a single space left for sugar, two other ships are empty. It loads the three corn, on the smaller one of the empty ships.</source>
        <translation>波多马有三个玉米和两个蔗糖。一条船只剩一格可以装蔗糖，另外两条船是空的。它把三个玉米装上两条空船中较小的一条。</translation>
    </message>
    <message>
        <source>It goes through these rules in their order. Each of them looks only at the roles that the one before it has left, and a rule that would leave none is passed over. Once a single role is left, the Puertoma chooses it.</source>
        <translation>它依次按照这些规则选择。每条规则只看前一条规则留下的角色；一个角色都留不下的规则就略过。只剩一个角色时，波多马就选择它。</translation>
    </message>
    <message>
        <source>Of the free roles those that are profitable. If none is, all of them count, and the next rule is left out.</source>
        <translation>可用的角色中有利的角色。如果都不有利，可用的角色都算，并略过下一条规则。</translation>
    </message>
    <message>
        <source>Roles to which an arrow leads from the place of the action marker. Both adventurers are one place.</source>
        <translation>从行动记录标记的位置有箭头通往的角色。两个探险家算同一个位置。</translation>
    </message>
    <message>
        <source>Roles with the most coins on them. The smuggler counts as if {smuggler_doubloons} lay there, and goes before others with as many.</source>
        <translation>钱币最多的角色。走私者当作有{smuggler_doubloons}，与其他角色一样多时优先。</translation>
    </message>
    <message>
        <source>The next tie-break card is turned up, and its first role that is left is chosen, from top to bottom.</source>
        <translation>从平手判定卡的牌堆翻开一张卡，从上到下，选择第一个还留着的角色。</translation>
    </message>
    <message>
        <source>What is profitable</source>
        <translation>什么是有利</translation>
    </message>
    <message>
        <source>{builder}: it can place a building and pay for it, with the coins that lie on the role, the privilege and its abilities.</source>
        <translation>{builder}：有一座建筑放得下而且付得起，角色上的钱币、特权和能力都算入。</translation>
    </message>
    <message>
        <source>{settler}: it has a free space for one of the estates that lie open. Quarries do not count.</source>
        <translation>{settler}：正面向上的种植园中，至少有一个它有空格可放。采石场不算。</translation>
    </message>
    <message>
        <source>{mayor}: a worker space below one of its estates is empty.</source>
        <translation>{mayor}：它的种植园下方至少有一个工人空格。</translation>
    </message>
    <message>
        <source>{craftsman}: it would receive a good of a kind of which it has none.</source>
        <translation>{craftsman}：能获得尚未拥有的种类的商品。</translation>
    </message>
    <message>
        <source>{trader}: it can sell a good for {least_pay} at least, with what the privilege adds.</source>
        <translation>{trader}：能出售一件商品，连特权在内至少得{least_pay}。</translation>
    </message>
    <message>
        <source>{captain}: it can load something.</source>
        <translation>{captain}：能装货。</translation>
    </message>
    <message>
        <source>{prospector}: always.</source>
        <translation>{prospector}：永远有利。</translation>
    </message>
    <message>
        <source>{smuggler}: a deed brings something. A Puertoma that holds the smuggler&apos;s marker does not look at this role.</source>
        <translation>{smuggler}：有行动能带来收获。持有走私者标记的波多马不考虑这个角色。</translation>
    </message>
    <message>
        <source>The marker goes on</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>When a Puertoma acts in a role to which an arrow leads from the marker, the marker goes there, whoever has chosen the role. To act means to build, take a tile, receive workers, produce, sell or load; as adventurer and smuggler only the one who has chosen the role acts. Where two Puertomas act, the first one moves it, and the second looks from there.</source>
        <translation>波多马执行从标记有箭头通往的角色时，标记就移到那里，不论角色是谁选择的。执行是指建造、拿取板块、获得工人、生产、出售或装货；探险家和走私者则只有选择它的玩家执行。两位波多马都执行时，第一位移动标记，第二位再从新的位置看。</translation>
    </message>
    <message>
        <source>The marker stands on the builder. For a Puertoma the builder, the planter, the recruiter and the captain are profitable. Arrows lead from the builder to the planter and the recruiter: the builder and the captain fall out. A coin lies on the recruiter and none on the planter: it chooses the recruiter, and the marker goes there.</source>
        <translation>标记在建筑师上。对一位波多马来说，建筑师、种植者、招募官和船长都有利。从建筑师有箭头通往种植者和招募官：建筑师和船长落选。招募官上有一个钱币，种植者上没有：它选择招募官，标记移到那里。</translation>
    </message>
    <message>
        <source>Its points lie open. The game ends, too, when a Puertoma has buildings on all of its {puertoma_spaces} spaces. Then it adds up:</source>
        <translation>它的分数是公开的。波多马的{puertoma_spaces}个建筑格全部放满时，游戏也会结束。然后它合计：</translation>
    </message>
    <message>
        <source>its VP tokens, and the points printed on its buildings,</source>
        <translation>它的VP标记，以及建筑上印的分数；</translation>
    </message>
    <message>
        <source>{large_bonus} more for each expanded building, whatever that says,</source>
        <translation>每座扩建建筑多得{large_bonus}，不论建筑本身怎么写；</translation>
    </message>
    <message>
        <source>1 for each citizen, and 1 for each worker or citizen in the VP area,</source>
        <translation>每个公民1分，VP区域的每个工人或公民1分；</translation>
    </message>
    <message>
        <source>{tile_aside} for each quarry and each third estate of a kind,</source>
        <translation>每个采石场和每个第三个同类种植园{tile_aside}分；</translation>
    </message>
    <message>
        <source>{active_pair} for each kind of which both estates are active,</source>
        <translation>每种两个都启动的种植园{active_pair}分；</translation>
    </message>
    <message>
        <source>1 for every {pieces_for_point} goods and coins together, rounded up,</source>
        <translation>商品和钱币合计，每{pieces_for_point}个1分，向上取整；</translation>
    </message>
    <message>
        <source>the points of all achievement cards that players have kept and not done. Every Puertoma scores them; players score nothing for achievements.</source>
        <translation>玩家留下而没有完成的所有成就卡的分数。每位波多马都得这些分数；玩家不因成就得分。</translation>
    </message>
    <message>
        <source>The highest sum wins; a single player has to beat every Puertoma.</source>
        <translation>总分最高者获胜；单人玩家必须胜过每一位波多马。</translation>
    </message>
    <message>
        <source>At the end a Puertoma has 4 coins and 3 goods: {left_over_example}.</source>
        <translation>游戏结束时，波多马有4个钱币和3件商品：得{left_over_example}。</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Easy: once it has unlocked {easy_abilities} abilities, the others leave the game.</source>
        <translation>简单：解锁{easy_abilities}个能力之后，其余能力离开游戏。</translation>
    </message>
    <message>
        <source>Normal: everything as it is told here.</source>
        <translation>普通：一切都如这里所说。</translation>
    </message>
    <message>
        <source>Hard: its first ability works from the beginning. One that begins with fruit receives a building of level 1, a worker on its estate and one corn. One that begins with corn receives a building of level 2 and one sugar, but has only {corn_doubloons} left. The building is found by the number of a tie-break card, counts as its first one, and does no task.</source>
        <translation>困难：它的第一个能力从一开始就生效。以水果开始的波多马获得一座等级1的建筑、种植园上的一个工人和一个玉米。以玉米开始的波多马获得一座等级2的建筑和一个蔗糖，但只剩{corn_doubloons}。这座建筑按平手判定卡的数字选出，算它的第一座建筑，不会完成任务。</translation>
    </message>
    <message>
        <source>As planter, and whenever somebody else is the planter, it looks at the estates that lie open and for which it has a free space.</source>
        <translation>它是种植者时，以及每当别人是种植者时，它都看正面向上而且自己有空格可放的种植园。</translation>
    </message>
    <message>
        <source>It takes one of a kind of which it has one already.</source>
        <translation>它拿取已经有一个的种类。</translation>
    </message>
    <message>
        <source>Among several, and where there is none, it takes the dearest kind.</source>
        <translation>有几类时，或者没有这样的种类时，它拿取最高阶的种类。</translation>
    </message>
    <message>
        <source>If no estate has a free space, it takes a quarry, even if somebody else is the planter. It goes to the VP area.</source>
        <translation>如果种植园都没有空格可放，它就拿取采石场，即使种植者是别人。采石场放到VP区域。</translation>
    </message>
    <message>
        <source>If there is no quarry either, it takes nothing.</source>
        <translation>如果采石场也没有，它什么也不拿。</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>It receives as many as everybody, and one more as the recruiter. They go one by one.</source>
        <translation>它和所有人一样获得工人；它是招募官时再多得一个。工人逐个放置。</translation>
    </message>
    <message>
        <source>Each goes to the estate that is not active and has the fewest empty worker spaces.</source>
        <translation>每个工人放到未启动而且工人空格最少的种植园。</translation>
    </message>
    <message>
        <source>Among several it is the dearest kind.</source>
        <translation>有几个时，取最高阶的种类。</translation>
    </message>
    <message>
        <source>When all its estates are active, workers go to the VP area, where they stay.</source>
        <translation>它的种植园都启动后，工人放到VP区域，留在那里。</translation>
    </message>
    <message>
        <source>When the work register is filled, the empty worker spaces on buildings of players count, and of each Puertoma the empty worker spaces below a single estate, where it has the most. At least one worker for every seat comes, as always.</source>
        <translation>补充就业处时，计算玩家建筑上的工人空格；每位波多马只计算一个种植园下方的工人空格，取空格最多的那个。照例至少每个座位来一个工人。</translation>
    </message>
    <message>
        <source>A Puertoma has an empty coffee estate, which has three worker spaces, and a sugar estate with one of its two occupied. Of two workers the first goes to the sugar estate, which is active now, and the second to the coffee estate.</source>
        <translation>波多马有一个空着的咖啡种植园，有三个工人格；还有一个蔗糖种植园，两个工人格中有一个有工人。两个工人中，第一个放到蔗糖种植园，它就启动了；第二个放到咖啡种植园。</translation>
    </message>
    <message>
        <source>Where the rules of a Puertoma leave several ways that are equal, the next of {tie_cards} tie-break cards decides. Of roles it takes the one that stands uppermost on the card.</source>
        <translation>波多马的规则得出几个相同的选择时，从{tie_cards}张卡的平手判定牌堆翻开一张卡来决定。如果是角色，取卡上最上面的一个。</translation>
    </message>
    <message>
        <source>Of everything else it takes the one to which the number of the card counts: from the first to the last, and round and round. Buildings are counted by their cost, the cheapest first, and of equal cost as they lie in the market; estates and goods from corn to coffee. Where a single one is left, no card is turned up.</source>
        <translation>其他的都按卡上的数字数，数到哪个就取哪个：从第一个到最后一个，再从头数起。建筑按造价数，最便宜的在前，造价相同时按待售的次序；种植园和商品从玉米数到咖啡。只剩一个时不翻卡。</translation>
    </message>
    <message>
        <source>When the pile is empty, all the tie-break cards are shuffled for a new one.</source>
        <translation>牌堆用完时，把所有平手判定卡洗混，成为新的牌堆。</translation>
    </message>
    <message>
        <source>A Puertoma may build the {hospice}, the {office}, the {large_market} or the {large_warehouse}. Card 6 is turned up, and counts one, two, three, four, one, two: it builds the {office}.</source>
        <translation>波多马可以建造{hospice}、{office}、{large_market}或{large_warehouse}。翻开平手判定卡6，数一、二、三、四、一、二：它建造{office}。</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Search ({key})</source>
        <translation>搜索（{key}）</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜索规则</translation>
    </message>
    <message>
        <source>Pages of the rules</source>
        <translation>规则页列表</translation>
    </message>
    <message>
        <source>Page of the rules</source>
        <translation>规则页</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>No page was found for “{words}”. Try fewer or other words.</source>
        <translation>没有找到与“{words}”有关的页。请少用几个词，或换一些词。</translation>
    </message>
</context>
<context>
    <name>RulesFact</name>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>造价</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>胜利分数</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>Quarries at most</source>
        <translation>采石场上限</translation>
    </message>
    <message>
        <source>City spaces</source>
        <translation>占城区格数</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>{copies} ({fewer} for two)</source>
        <translation>{copies}（2人游戏时{fewer}）</translation>
    </message>
    <message>
        <source>Doubloons for each</source>
        <translation>每人的杜布隆</translation>
    </message>
    <message>
        <source>First plantations</source>
        <translation>起始种植园</translation>
    </message>
    <message>
        <source>Role cards</source>
        <translation>角色卡</translation>
    </message>
    <message>
        <source>Prospectors among them</source>
        <translation>其中的淘金者</translation>
    </message>
    <message>
        <source>Roles for each player in a round</source>
        <translation>每人每轮选取的角色数</translation>
    </message>
    <message>
        <source>Cards left over in a round</source>
        <translation>每轮剩下的卡</translation>
    </message>
    <message>
        <source>Face-up plantations</source>
        <translation>正面向上的种植园</translation>
    </message>
    <message>
        <source>Quarries</source>
        <translation>采石场</translation>
    </message>
    <message>
        <source>Colonists on the ship at first</source>
        <translation>拓荒船上最初的移民</translation>
    </message>
    <message>
        <source>Colonists in the supply</source>
        <translation>公共堆的移民</translation>
    </message>
    <message>
        <source>Victory points in chips</source>
        <translation>计分圆片总分</translation>
    </message>
    <message>
        <source>Spaces on the cargo ships</source>
        <translation>运输船的格数</translation>
    </message>
    <message>
        <source>Copies of a small violet building</source>
        <translation>每种小型紫色建筑的数量</translation>
    </message>
    <message>
        <source>Copies of a large building</source>
        <translation>每种大型建筑的数量</translation>
    </message>
    <message>
        <source>Copies of a production building</source>
        <translation>每种生产建筑的数量</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>Tiles in the game</source>
        <translation>牌片总数</translation>
    </message>
    <message>
        <source>{good} in the game</source>
        <translation>{good}总数</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>货物</translation>
    </message>
    <message>
        <source>Kinds produced</source>
        <translation>生产的种类</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation>杜布隆</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Tiles on the island</source>
        <translation>岛上的牌片</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>菜单中</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建筑</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建筑</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Sets of three</source>
        <translation>三个一组的组数</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Price of a building</source>
        <translation>建筑的造价</translation>
    </message>
    <message>
        <source>New Buildings</source>
        <translation>新建筑</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>贵族</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>种植园</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Arrows lead to</source>
        <translation>箭头通往</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>号码</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>从上到下</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
</context>
<context>
    <name>RulesGroup</name>
    <message>
        <source>To begin with</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>规则细节</translation>
    </message>
    <message>
        <source>The end, and options</source>
        <translation>游戏结束与选项</translation>
    </message>
    <message>
        <source>Plantations and quarries</source>
        <translation>种植园和采石场</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>货物</translation>
    </message>
    <message>
        <source>Production buildings</source>
        <translation>生产建筑</translation>
    </message>
    <message>
        <source>Violet buildings</source>
        <translation>紫色建筑</translation>
    </message>
    <message>
        <source>Large buildings</source>
        <translation>大型建筑</translation>
    </message>
    <message>
        <source>Expansions and optional rules</source>
        <translation>扩展与可选规则</translation>
    </message>
    <message>
        <source>New Buildings</source>
        <translation>新建筑</translation>
    </message>
    <message>
        <source>Buildings for nobles</source>
        <translation>贵族的建筑</translation>
    </message>
    <message>
        <source>Alone: Puertoma</source>
        <translation>单人：波多马</translation>
    </message>
</context>
<context>
    <name>RulesModel</name>
    <message>
        <source>In the title</source>
        <translation>标题中</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>正文中</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Example</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Try it at the table</source>
        <translation>在桌上试试看</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>参见</translation>
    </message>
</context>
<context>
    <name>RulesPart</name>
    <message>
        <source>Expansions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>可选规则</translation>
    </message>
    <message>
        <source>Bu&amp;ildings</source>
        <translation>建筑(&amp;I)</translation>
    </message>
    <message>
        <source>1897 rulin&amp;gs</source>
        <translation>1897的解读方式(&amp;G)</translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>What a player has</source>
        <translation>玩家拥有什么</translation>
    </message>
    <message>
        <source>The island</source>
        <translation>岛区</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>城区</translation>
    </message>
    <message>
        <source>Occupied or not</source>
        <translation>是否被占据</translation>
    </message>
    <message>
        <source>Colonists and San Juan</source>
        <translation>移民与圣胡安</translation>
    </message>
    <message>
        <source>The colonist ship</source>
        <translation>拓荒船</translation>
    </message>
    <message>
        <source>The plantations on offer</source>
        <translation>可拿的种植园</translation>
    </message>
    <message>
        <source>Quarries and prices</source>
        <translation>采石场与价格</translation>
    </message>
    <message>
        <source>Production buildings at a glance</source>
        <translation>生产建筑一览</translation>
    </message>
    <message>
        <source>Violet buildings at a glance</source>
        <translation>紫色建筑一览</translation>
    </message>
    <message>
        <source>Large buildings at a glance</source>
        <translation>大型建筑一览</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>计算分数</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation>可以约定的规则</translation>
    </message>
    <message>
        <source>How the game goes</source>
        <translation>游戏概要</translation>
    </message>
    <message>
        <source>How to move the pieces</source>
        <translation>操作方法</translation>
    </message>
    <message>
        <source>What lies ready</source>
        <translation>游戏准备</translation>
    </message>
    <message>
        <source>The round and its roles</source>
        <translation>一轮与角色</translation>
    </message>
    <message>
        <source>The governor</source>
        <translation>总督</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>特权</translation>
    </message>
    <message>
        <source>The game for two</source>
        <translation>2人游戏</translation>
    </message>
    <message>
        <source>How much one produces</source>
        <translation>生产多少</translation>
    </message>
    <message>
        <source>The supply of goods</source>
        <translation>货物公共堆</translation>
    </message>
    <message>
        <source>The trading house</source>
        <translation>商会</translation>
    </message>
    <message>
        <source>The cargo ships</source>
        <translation>运输船</translation>
    </message>
    <message>
        <source>What must be loaded</source>
        <translation>必须装什么</translation>
    </message>
    <message>
        <source>Storing and spoiling</source>
        <translation>保存与清仓</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation>杜布隆</translation>
    </message>
    <message>
        <source>Victory point chips</source>
        <translation>计分圆片</translation>
    </message>
    <message>
        <source>Other beginnings</source>
        <translation>起始资源变更</translation>
    </message>
    <message>
        <source>When points run out in another phase</source>
        <translation>分数在其他阶段用光</translation>
    </message>
    <message>
        <source>The two readings</source>
        <translation>两种解读方式</translation>
    </message>
    <message>
        <source>What is different in 1897</source>
        <translation>1897版的不同之处</translation>
    </message>
    <message>
        <source>What the expansions bring</source>
        <translation>扩展带来什么</translation>
    </message>
    <message>
        <source>Which buildings a game has</source>
        <translation>一局有哪些建筑</translation>
    </message>
    <message>
        <source>The fixed sets</source>
        <translation>固定的建筑组合</translation>
    </message>
    <message>
        <source>Abilities of Puertoma</source>
        <translation>波多马的能力</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>成就</translation>
    </message>
    <message>
        <source>The festival</source>
        <translation>节庆</translation>
    </message>
    <message>
        <source>Festival cards</source>
        <translation>节庆卡</translation>
    </message>
    <message>
        <source>Puertoma</source>
        <translation>波多马</translation>
    </message>
    <message>
        <source>How Puertoma builds</source>
        <translation>波多马如何建造</translation>
    </message>
    <message>
        <source>Puertoma and the expansions</source>
        <translation>波多马与扩展</translation>
    </message>
    <message>
        <source>How Puertoma produces, sells and loads</source>
        <translation>波多马如何生产、出售和装货</translation>
    </message>
    <message>
        <source>How Puertoma chooses a role</source>
        <translation>波多马如何选择角色</translation>
    </message>
    <message>
        <source>Points and levels of Puertoma</source>
        <translation>波多马的计分与难度</translation>
    </message>
    <message>
        <source>How Puertoma takes tiles and places workers</source>
        <translation>波多马如何拿取牌片和放置工人</translation>
    </message>
    <message>
        <source>Tie-break card</source>
        <translation>平手判定卡</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>轮流选择建筑</translation>
    </message>
    <message>
        <source>Forests</source>
        <translation>树林</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>客人</translation>
    </message>
    <message>
        <source>Paying in kind</source>
        <translation>以物抵付</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>贵族</translation>
    </message>
    <message>
        <source>New Buildings at a glance</source>
        <translation>新建筑一览</translation>
    </message>
    <message>
        <source>Buildings for nobles at a glance</source>
        <translation>贵族的建筑一览</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>可选规则</translation>
    </message>
    <message>
        <source>Costs swapped</source>
        <translation>造价变更</translation>
    </message>
    <message>
        <source>A limit for the jeweler</source>
        <translation>珠宝店限制</translation>
    </message>
    <message>
        <source>Buildings that exclude each other</source>
        <translation>互相排除的建筑</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>让分</translation>
    </message>
</context>
<context>
    <name>SanJuanAdvice</name>
    <message>
        <source>Brings you about {points} VP more from buildings.</source>
        <translation>建筑大约多给你{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more under buildings.</source>
        <translation>建筑下方的卡牌大约多给你{points}分。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings.</source>
        <translation>费用6元建筑的额外分数大约多给你{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from buildings.</source>
        <translation>{player}的建筑大约少{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less under buildings.</source>
        <translation>{player}建筑下方的卡牌大约少{points}分。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings.</source>
        <translation>{player}费用6元建筑的额外分数大约少{points}分。</translation>
    </message>
    <message>
        <source>Keeps the {role} from {player}.</source>
        <translation>不让{player}得到{role}。</translation>
    </message>
    <message>
        <source>If you took the {other} instead, {player} would take the {role}.</source>
        <translation>如果改选{other}，{player}就会选{role}。</translation>
    </message>
    <message>
        <source>Ends the game while you lead.</source>
        <translation>在你领先时结束游戏。</translation>
    </message>
    <message>
        <source>Does not end the game while {player} leads.</source>
        <translation>不在{player}领先时结束游戏。</translation>
    </message>
    <message>
        <source>Worth least to you: {cards}.</source>
        <translation>对你最没有价值：{cards}。</translation>
    </message>
    <message>
        <source>The adviser sees no clear difference between them.</source>
        <translation>顾问看不出它们有明显的差别。</translation>
    </message>
    <message>
        <source>Examined most: where the list shows a higher chance, it is less certain.</source>
        <translation>这项看得最仔细；列表上胜率更高的，比较不确定。</translation>
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
            <numerusform>%n张卡牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n件商品</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n点胜利分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanBenefit</name>
    <message>
        <source>{player}, adventurer&apos;s privilege: draw?</source>
        <translation>{player}，探险家的特权：要抽牌吗？</translation>
    </message>
    <message>
        <source>{player}, recruiter phase: draw?</source>
        <translation>{player}，招募官阶段：要抽牌吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: turn up four cards?</source>
        <translation>{player}，{building}：要翻开四张卡牌吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: turn up a card?</source>
        <translation>{player}，{building}：要翻开一张卡牌吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: keep one of the goods under it?</source>
        <translation>{player}，{building}：要把一件商品放在下方吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: put a good onto it?</source>
        <translation>{player}，{building}：要放上一件商品吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: keep one card more?</source>
        <translation>{player}，{building}：要多保留一张卡牌吗？</translation>
    </message>
    <message>
        <source>{player}, {building}: draw a card?</source>
        <translation>{player}，{building}：要抽一张卡牌吗？</translation>
    </message>
</context>
<context>
    <name>SanJuanBuilding</name>
    <message>
        <source>Corn Granary</source>
        <translation>玉米谷仓</translation>
    </message>
    <message>
        <source>Fruit Depot</source>
        <translation>水果仓库</translation>
    </message>
    <message>
        <source>Sugar Mill</source>
        <translation>制糖厂</translation>
    </message>
    <message>
        <source>Tobacco Storage</source>
        <translation>烟草仓库</translation>
    </message>
    <message>
        <source>Coffee Roaster</source>
        <translation>烘豆所</translation>
    </message>
    <message>
        <source>Distillery</source>
        <translation>酒厂</translation>
    </message>
    <message>
        <source>Gold Mine</source>
        <translation>金矿</translation>
    </message>
    <message>
        <source>Notary</source>
        <translation>公证处</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>医院</translation>
    </message>
    <message>
        <source>Hidden Market</source>
        <translation>地下市场</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>交易站</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工厂</translation>
    </message>
    <message>
        <source>Small Market</source>
        <translation>小型市集</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>起重机</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>小教堂</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>灯塔</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>运河</translation>
    </message>
    <message>
        <source>Lumberyard</source>
        <translation>伐木场</translation>
    </message>
    <message>
        <source>Villa</source>
        <translation>度假村</translation>
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
        <translation>凯旋门</translation>
    </message>
    <message>
        <source>Publishing House</source>
        <translation>出版公司</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>伟人像</translation>
    </message>
    <message>
        <source>Assembly Hall</source>
        <translation>会议厅</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>市政厅</translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation>海关大楼</translation>
    </message>
    <message>
        <source>Town Square</source>
        <translation>城市广场</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>堡垒</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>办事处</translation>
    </message>
    <message>
        <source>Bohío</source>
        <translation>农舍</translation>
    </message>
    <message>
        <source>School</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Park Authority</source>
        <translation>公园管理局</translation>
    </message>
    <message>
        <source>Zoning Office</source>
        <translation>区划办公室</translation>
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
        <translation>银行</translation>
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
        <translation>制造商阶段：上面没有商品时，可以生产玉米。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes fruit if no good lies on it.</source>
        <translation>制造商阶段：上面没有商品时，可以生产水果。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes sugar if no good lies on it.</source>
        <translation>制造商阶段：上面没有商品时，可以生产蔗糖。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes tobacco if no good lies on it.</source>
        <translation>制造商阶段：上面没有商品时，可以生产烟草。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes coffee if no good lies on it.</source>
        <translation>制造商阶段：上面没有商品时，可以生产咖啡。</translation>
    </message>
    <message>
        <source>Builder phase: production buildings cost you 1 card less.</source>
        <translation>建筑师阶段：你建造生产建筑时，少支付1张卡牌。</translation>
    </message>
    <message>
        <source>Adventurer phase: turn up 4 cards. If all four costs are different, you keep the cheapest card; otherwise all are discarded.</source>
        <translation>探险家阶段：翻开4张卡牌。如果四张的费用都不同，你保留最便宜的一张；否则全部弃掉。</translation>
    </message>
    <message>
        <source>Recruiter phase: the cards that you draw go into your hand, and what goes you choose from your whole hand.</source>
        <translation>招募官阶段：抽到的卡牌加入你的手牌，再从全部手牌中选择要弃掉的。</translation>
    </message>
    <message>
        <source>Builder phase: if you build and then have 0 or 1 card left, you draw 1 card.</source>
        <translation>建筑师阶段：你建造之后若只剩下0或1张手牌，抽1张卡牌。</translation>
    </message>
    <message>
        <source>Builder phase: up to 2 of your goods may pay for a building, 1 card less for each.</source>
        <translation>建筑师阶段：可以弃掉最多2件商品来支付，每件少支付1张卡牌。</translation>
    </message>
    <message>
        <source>Trader phase: you may sell 1 good more.</source>
        <translation>贸易商阶段：你可以额外出售1件商品。</translation>
    </message>
    <message>
        <source>Craftsman phase: if you make at least 2 goods, you draw 1 card.</source>
        <translation>制造商阶段：你生产至少2件商品时，抽1张卡牌。</translation>
    </message>
    <message>
        <source>Trader phase: if you sell at least 2 goods, you draw 1 card more.</source>
        <translation>贸易商阶段：你出售至少2件商品时，额外抽1张卡牌。</translation>
    </message>
    <message>
        <source>Builder phase: you may build over one of your buildings and pay only the difference in cost.</source>
        <translation>建筑师阶段：你可以改建自己的一座建筑，只支付费用的差额。</translation>
    </message>
    <message>
        <source>Round start: you may put 1 card from your hand under it. Each card there is worth 1 point at the end.</source>
        <translation>一轮开始时：可以将1张手牌放在下方。游戏结束时，下方的每张卡牌价值1点胜利分。</translation>
    </message>
    <message>
        <source>Round start: your hand limit is 12 cards.</source>
        <translation>一轮开始时：你可以保留最多12张手牌。</translation>
    </message>
    <message>
        <source>Craftsman phase: you may make 1 good more.</source>
        <translation>制造商阶段：你可以额外生产1件商品。</translation>
    </message>
    <message>
        <source>Builder phase: if you build a commercial building, you draw 1 card after paying.</source>
        <translation>建筑师阶段：你建造商业建筑时，支付之后抽1张卡牌。</translation>
    </message>
    <message>
        <source>Recruiter phase: you keep 2 of the drawn cards instead of 1.</source>
        <translation>招募官阶段：你保留2张卡牌，而不是1张。</translation>
    </message>
    <message>
        <source>A monument: it does nothing but bring points.</source>
        <translation>纪念碑：没有功能，只有胜利分。</translation>
    </message>
    <message>
        <source>Trader phase: if you sell at least 1 good, you draw 1 card more.</source>
        <translation>贸易商阶段：你出售至少1件商品时，额外抽1张卡牌。</translation>
    </message>
    <message>
        <source>Builder phase: commercial buildings cost you 1 card less.</source>
        <translation>建筑师阶段：你建造商业建筑时，少支付1张卡牌。</translation>
    </message>
    <message>
        <source>Every role: your privilege counts twice.</source>
        <translation>所有角色：你的特权加倍。</translation>
    </message>
    <message>
        <source>End of the game: 1 point for each of your production buildings, and 1 for each kind of them.</source>
        <translation>游戏结束时：你的每座生产建筑1点胜利分，每种生产建筑类型再1点胜利分。</translation>
    </message>
    <message>
        <source>End of the game: 1 point for each of your commercial buildings, itself included.</source>
        <translation>游戏结束时：你的每座商业建筑1点胜利分（包含这座）。</translation>
    </message>
    <message>
        <source>End of the game: 1 point for every 4 points that you have from everything else.</source>
        <translation>游戏结束时：你由其他来源每获得4点胜利分，额外获得1点胜利分。</translation>
    </message>
    <message>
        <source>End of the game: 4, 6 or 8 points for 1, 2 or 3 monuments of yours.</source>
        <translation>游戏结束时：你的1、2或3座纪念碑，获得4、6或8点胜利分。</translation>
    </message>
    <message>
        <source>Round start: players who have neither Fortress nor Lighthouse keep only 6 cards; your limit stays 7.</source>
        <translation>一轮开始时：未拥有堡垒或灯塔的玩家只可以保留最多6张手牌；你仍然可以保留7张。</translation>
    </message>
    <message>
        <source>Round start: you may discard 1 or 2 cards and draw as many.</source>
        <translation>一轮开始时：可以弃掉1或2张手牌，再抽等量的卡牌。</translation>
    </message>
    <message>
        <source>Trader phase: if nobody sells anything, you draw 1 card.</source>
        <translation>贸易商阶段：没有玩家出售商品时，抽1张卡牌。</translation>
    </message>
    <message>
        <source>End of the builder phase: if nobody has fewer buildings than you and somebody has more, you draw 1 card.</source>
        <translation>建筑师阶段结束时：若没有玩家的建筑比你少，而且有玩家比你多，抽1张卡牌。</translation>
    </message>
    <message>
        <source>Builder phase: built over with a Crane, it saves 6 cards instead of 3.</source>
        <translation>建筑师阶段：用起重机改建公园管理局时，最多少支付6张卡牌，而不是3张。</translation>
    </message>
    <message>
        <source>Recruiter phase: it gets a good if it is empty. That good always sells for 2 cards.</source>
        <translation>招募官阶段：上面没有商品时，获得一件商品。这件商品出售时总是抽2张卡牌。</translation>
    </message>
    <message>
        <source>Trader phase: one of the goods that you sell goes under it. Each card there is worth 1 point at the end.</source>
        <translation>贸易商阶段：卖掉的商品其中一件放在下方。游戏结束时，下方的每张卡牌价值1点胜利分。</translation>
    </message>
    <message>
        <source>Round start, once a game: you may put any number of cards from your hand under it. Each card there is worth 1 point at the end.</source>
        <translation>一轮开始时，每场游戏一次：可以将任意张手牌放在下方。游戏结束时，下方的每张卡牌价值1点胜利分。</translation>
    </message>
    <message>
        <source>Adventurer phase: turn up 1 card. You keep it if nobody has built such a building.</source>
        <translation>探险家阶段：翻开1张卡牌。若没有玩家建造过这种建筑，你保留这张卡牌。</translation>
    </message>
    <message>
        <source>End of the game: 4, 3, 2 and 1 points for up to four sets of three different buildings of yours that cost the same.</source>
        <translation>游戏结束时：你的每组3座费用相同但类型不同的建筑，依次获得4、3、2、1点胜利分。</translation>
    </message>
    <message>
        <source>End of the game: 4, 3, 2 and 1 points for the first four buildings of cost 6 that the other players have. It lies beside the roles, and whoever comes first may build it.</source>
        <translation>游戏结束时：其他玩家建造的前四座费用6元建筑，依次获得4、3、2、1点胜利分。它放在角色卡旁，先到的玩家可以建造。</translation>
    </message>
</context>
<context>
    <name>SanJuanBuildingShort</name>
    <message>
        <source>Makes corn</source>
        <translation>生产玉米</translation>
    </message>
    <message>
        <source>Makes fruit</source>
        <translation>生产水果</translation>
    </message>
    <message>
        <source>Makes sugar</source>
        <translation>生产蔗糖</translation>
    </message>
    <message>
        <source>Makes tobacco</source>
        <translation>生产烟草</translation>
    </message>
    <message>
        <source>Makes coffee</source>
        <translation>生产咖啡</translation>
    </message>
    <message>
        <source>Production buildings cost 1 less</source>
        <translation>生产建筑费用少1</translation>
    </message>
    <message>
        <source>Turn up 4: costs all differ? Cheapest</source>
        <translation>翻4张，费用都不同：得最便宜的</translation>
    </message>
    <message>
        <source>Discard from your whole hand</source>
        <translation>从全部手牌中弃牌</translation>
    </message>
    <message>
        <source>Built, and 0 or 1 card left? Draw 1</source>
        <translation>建造后剩0或1张：抽1张</translation>
    </message>
    <message>
        <source>Pay with up to 2 goods</source>
        <translation>可用最多2件商品支付</translation>
    </message>
    <message>
        <source>Sell 1 good more</source>
        <translation>多出售1件商品</translation>
    </message>
    <message>
        <source>Made 2 goods? Draw 1 card</source>
        <translation>生产2件以上：抽1张</translation>
    </message>
    <message>
        <source>Sold 2 goods? Draw 1 more</source>
        <translation>出售2件以上：多抽1张</translation>
    </message>
    <message>
        <source>Build over an old building</source>
        <translation>可以改建旧的建筑</translation>
    </message>
    <message>
        <source>Tuck 1 card a round: 1 VP each</source>
        <translation>每轮下方放1张，各1分</translation>
    </message>
    <message>
        <source>Hand limit 12</source>
        <translation>手牌上限12张</translation>
    </message>
    <message>
        <source>Make 1 good more</source>
        <translation>多生产1件商品</translation>
    </message>
    <message>
        <source>Built commercial? Draw 1 card</source>
        <translation>建造商业建筑：抽1张</translation>
    </message>
    <message>
        <source>Keep 2 cards, not 1</source>
        <translation>保留2张，而非1张</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>纪念碑</translation>
    </message>
    <message>
        <source>Sold 1 good? Draw 1 more</source>
        <translation>有出售商品：多抽1张</translation>
    </message>
    <message>
        <source>Commercial buildings cost 1 less</source>
        <translation>商业建筑费用少1</translation>
    </message>
    <message>
        <source>Your privilege counts twice</source>
        <translation>特权加倍</translation>
    </message>
    <message>
        <source>1 VP per production building, 1 per kind</source>
        <translation>生产建筑每座1分，每种1分</translation>
    </message>
    <message>
        <source>1 VP per commercial building</source>
        <translation>商业建筑每座1分</translation>
    </message>
    <message>
        <source>1 VP per 4 other VP</source>
        <translation>其他每4分得1分</translation>
    </message>
    <message>
        <source>4, 6, 8 VP for 1, 2, 3 monuments</source>
        <translation>1、2、3座纪念碑得4、6、8分</translation>
    </message>
    <message>
        <source>Hand limit of the others 6</source>
        <translation>其他人手牌上限6张</translation>
    </message>
    <message>
        <source>Swap 1 or 2 cards</source>
        <translation>换1或2张手牌</translation>
    </message>
    <message>
        <source>Nobody sold? Draw 1 card</source>
        <translation>无人出售：抽1张</translation>
    </message>
    <message>
        <source>Fewest buildings? Draw 1 card</source>
        <translation>建筑最少：抽1张</translation>
    </message>
    <message>
        <source>Built over, it saves 6</source>
        <translation>改建时费用少6</translation>
    </message>
    <message>
        <source>Gets a good worth 2</source>
        <translation>获得价值2的商品</translation>
    </message>
    <message>
        <source>Keeps 1 sold good: 1 VP each</source>
        <translation>留下1件卖掉的商品，各1分</translation>
    </message>
    <message>
        <source>Once: tuck any cards, 1 VP each</source>
        <translation>一次：下方放任意张，各1分</translation>
    </message>
    <message>
        <source>Turn up 1: keep it if nobody has built it</source>
        <translation>翻1张，无人建造过：保留</translation>
    </message>
    <message>
        <source>4, 3, 2, 1 VP for sets of 3 of equal cost</source>
        <translation>3座同费用一组：4、3、2、1分</translation>
    </message>
    <message>
        <source>4, 3, 2, 1 VP for cost 6 of others</source>
        <translation>他人费用6元建筑：4、3、2、1分</translation>
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
        <translation>不生产</translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation>不出售</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>不换牌</translation>
    </message>
    <message>
        <source>Put nothing there</source>
        <translation>不放卡牌</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>建造</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>生产</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>出售</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>弃掉</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>换牌</translation>
    </message>
    <message>
        <source>Put under it</source>
        <translation>放在下方</translation>
    </message>
    <message>
        <source>Twice the privilege</source>
        <translation>特权加倍</translation>
    </message>
    <message>
        <source>Once, keep it for later</source>
        <translation>不加倍，留到之后</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>没有可以撤销的行动。</translation>
    </message>
    <message>
        <source>Cards have been seen since the last move: it cannot be taken back any more.</source>
        <translation>上一个行动之后已经有卡牌被看见，不能再撤销了。</translation>
    </message>
    <message>
        <source>The move before this one is another player&apos;s: only they can take it back.</source>
        <translation>前一个行动是别的玩家做的，只有他能撤销。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: nothing is taken back.</source>
        <translation>今日游戏只计一次：不能撤销。</translation>
    </message>
</context>
<context>
    <name>SanJuanCount</name>
    <message>
        <source>What is left</source>
        <translation>剩余的卡牌</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>卡牌</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
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
        <translation>别处看过</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>没看过</translation>
    </message>
    <message>
        <source>&amp;What is left…</source>
        <translation>剩余的卡牌(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>SanJuanDetails</name>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>For you now</source>
        <translation>你目前要付</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>目前分数</translation>
    </message>
    <message>
        <source>Points if you built it now</source>
        <translation>现在建造可得分数</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>结束时的分数</translation>
    </message>
    <message>
        <source>Points if it had been built</source>
        <translation>若已建造可得分数</translation>
    </message>
    <message>
        <source>A good lies on it</source>
        <translation>上面有商品</translation>
    </message>
    <message>
        <source>No good lies on it</source>
        <translation>上面没有商品</translation>
    </message>
    <message>
        <source>Price of its good</source>
        <translation>商品的售价</translation>
    </message>
    <message>
        <source>Next price of its good</source>
        <translation>商品的下次售价</translation>
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
        <translation>还没有人建造</translation>
    </message>
    <message>
        <source>Unseen copies</source>
        <translation>没看过的张数</translation>
    </message>
    <message>
        <source>{unseen} of {copies}</source>
        <translation>{copies}张中的{unseen}张</translation>
    </message>
    <message>
        <source>{key}: its page in the rules</source>
        <translation>{key}：规则说明</translation>
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
        <translation>费用</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>胜利分</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>张数</translation>
    </message>
    <message>
        <source>Price card</source>
        <translation>交易所卡</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建筑</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>胜利分</translation>
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
        <translation>{role}：现在选的话</translation>
    </message>
    <message>
        <source>If everybody sells the dearest goods.</source>
        <translation>假设每个玩家都卖最贵的商品。</translation>
    </message>
    <message>
        <source>If the cards in hand are enough.</source>
        <translation>只看手牌张数能否支付。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>up to cost {cost}</source>
        <translation>费用{cost}以下</translation>
    </message>
    <message>
        <source>production buildings up to cost {production}</source>
        <translation>生产建筑费用{production}以下</translation>
    </message>
    <message>
        <source>commercial buildings up to cost {cost}</source>
        <translation>商业建筑费用{cost}以下</translation>
    </message>
    <message>
        <source>up to cost {cost}, production buildings {production}</source>
        <translation>费用{cost}以下，生产建筑{production}以下</translation>
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
            <numerusform>抽%n张，保留{kept}张</numerusform>
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
        <translation>生产：{goods}</translation>
    </message>
    <message numerus="yes">
        <source>makes %n good(s)</source>
        <translation>
            <numerusform>生产%n件商品</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells %n good(s), cards: {cards}</source>
        <translation>
            <numerusform>出售%n件商品，卡牌{cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>抽%n张卡牌</numerusform>
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
        <translation>烟草</translation>
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
        <translation>选择{role}，特权加倍</translation>
    </message>
    <message>
        <source>Choose the {role}</source>
        <translation>选择{role}</translation>
    </message>
    <message>
        <source>Pay {cards}</source>
        <translation>用{cards}支付</translation>
    </message>
    <message>
        <source>Make goods: {goods}</source>
        <translation>生产：{goods}</translation>
    </message>
    <message numerus="yes">
        <source>Sell {goods} for %n card(s)</source>
        <translation>
            <numerusform>出售{goods}，抽%n张卡牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation>保留{cards}</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>弃掉{cards}</translation>
    </message>
    <message>
        <source>Exchange {cards}</source>
        <translation>换掉{cards}</translation>
    </message>
    <message>
        <source>Put {cards} under the {building}</source>
        <translation>把{cards}放在{building}下方</translation>
    </message>
    <message>
        <source>Build the {building} for nothing</source>
        <translation>免费建造{building}</translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} for %n card(s)</source>
        <translation>
            <numerusform>以%n张卡牌建造{building}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} over the {covered} for %n card(s)</source>
        <translation>
            <numerusform>以%n张卡牌把{covered}改建成{building}</numerusform>
        </translation>
    </message>
    <message>
        <source>Build the {building} over the {covered} for nothing</source>
        <translation>免费把{covered}改建成{building}</translation>
    </message>
    <message>
        <source>{hint}; its good is lost</source>
        <translation>{hint}，上面的商品作废</translation>
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
        <translation>{player}不生产。</translation>
    </message>
    <message>
        <source>{player} sells nothing.</source>
        <translation>{player}不出售。</translation>
    </message>
    <message>
        <source>{player} does not use the Office.</source>
        <translation>{player}不使用办事处。</translation>
    </message>
    <message>
        <source>{number} {card}</source>
        <translation>{card}{number}张</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n张卡牌</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} {good}</source>
        <translation>{good}{number}件</translation>
    </message>
    <message>
        <source>Round {round} begins, {player} is the governor.</source>
        <translation>第{round}轮开始，总督是{player}。</translation>
    </message>
    <message>
        <source>{player} chooses the {role} with twice the privilege.</source>
        <translation>{player}选择{role}，特权加倍。</translation>
    </message>
    <message>
        <source>{player} chooses the {role}.</source>
        <translation>{player}选择{role}。</translation>
    </message>
    <message>
        <source>The phase of the {role} is over.</source>
        <translation>{role}阶段结束。</translation>
    </message>
    <message>
        <source>{player} does not want what the {cause} gives.</source>
        <translation>{player}不要{cause}给的好处。</translation>
    </message>
    <message numerus="yes">
        <source>The discards, %n card(s), are shuffled and become the deck.</source>
        <translation>
            <numerusform>弃牌堆的%n张卡牌洗匀，成为新的抽牌堆。</numerusform>
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
        <translation>{player}抽取{cards}来选择。</translation>
    </message>
    <message>
        <source>{player} keeps {cards}.</source>
        <translation>{player}保留{cards}。</translation>
    </message>
    <message>
        <source>{player} keeps {cards} and discards {others}.</source>
        <translation>{player}保留{cards}，弃掉{others}。</translation>
    </message>
    <message>
        <source>{player} held too many cards and discards {cards}.</source>
        <translation>{player}超过手牌上限，弃掉{cards}。</translation>
    </message>
    <message>
        <source>{player} discards {cards} ({cause}).</source>
        <translation>{player}弃掉{cards}（{cause}）。</translation>
    </message>
    <message>
        <source>{player} discards {cards} and keeps the first hand.</source>
        <translation>{player}弃掉{cards}，留下起始手牌。</translation>
    </message>
    <message>
        <source>{player} puts {cards} under the {building}.</source>
        <translation>{player}把{cards}放在{building}下方。</translation>
    </message>
    <message>
        <source>{player} puts no card under the {building}.</source>
        <translation>{player}没有在{building}下方放卡牌。</translation>
    </message>
    <message>
        <source>{player}, {cause}: turns up {cards}, and keeps none.</source>
        <translation>{player}，{cause}：翻开{cards}，全部弃掉。</translation>
    </message>
    <message>
        <source>{player}, {cause}: turns up {cards}, and keeps {kept}.</source>
        <translation>{player}，{cause}：翻开{cards}，保留{kept}。</translation>
    </message>
    <message>
        <source>{player} builds over the {building}, and loses its good.</source>
        <translation>{player}改建{building}，上面的商品弃掉。</translation>
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
            <numerusform>{player}建造{building}，支付%n张卡牌。</numerusform>
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
        <translation>{player}，{building}：获得一件商品。</translation>
    </message>
    <message>
        <source>{player} makes goods: {goods}.</source>
        <translation>{player}生产：{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} for %n card(s).</source>
        <translation>
            <numerusform>{player}出售{goods}，抽%n张卡牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The prices, from corn to coffee: {prices}.</source>
        <translation>价格，从玉米到咖啡：{prices}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} for %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player}出售{goods}，抽%n张卡牌：{cards}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} keeps one of the goods under the {building}.</source>
        <translation>{player}把一件商品放在{building}下方。</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>游戏结束。{winners}共享胜利。</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>游戏结束。{winner}获胜。</translation>
    </message>
    <message>
        <source>{player} has no cards and builds nothing.</source>
        <translation>{player}没有手牌，不建造。</translation>
    </message>
    <message>
        <source>{player} has no empty production building.</source>
        <translation>{player}没有空的生产建筑。</translation>
    </message>
    <message>
        <source>{player} has no goods to sell.</source>
        <translation>{player}没有商品可以出售。</translation>
    </message>
    <message>
        <source>There is no card left for {player}.</source>
        <translation>{player}没有卡牌可以抽。</translation>
    </message>
    <message>
        <source>{players} have no cards and build nothing.</source>
        <translation>{players}没有手牌，不建造。</translation>
    </message>
    <message>
        <source>{players} have no empty production building.</source>
        <translation>{players}没有空的生产建筑。</translation>
    </message>
    <message>
        <source>{players} have no goods to sell.</source>
        <translation>{players}没有商品可以出售。</translation>
    </message>
    <message>
        <source>There is no card left for {players}.</source>
        <translation>{players}没有卡牌可以抽。</translation>
    </message>
</context>
<context>
    <name>SanJuanMeter</name>
    <message>
        <source>Fullest city: {player}, {count} of {spaces}. A full one ends the game after the builder phase.</source>
        <translation>最满的城市：{player}，{count}/{spaces}。有人占满时，游戏在建筑师阶段之后结束。</translation>
    </message>
</context>
<context>
    <name>SanJuanNewGameDialog</name>
    <message>
        <source>With two players the governor chooses a first and a third role.</source>
        <translation>两人游戏时，总督选择第一个和第三个角色。</translation>
    </message>
    <message>
        <source>The expansion, optional rules, and what is handy at the table.</source>
        <translation>扩展、可选规则，以及桌上的便利设置。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>&amp;New Buildings</source>
        <translation>新建筑(&amp;N)</translation>
    </message>
    <message>
        <source>Ten more kinds of buildings and the Cathedral, which lies open.</source>
        <translation>再加入十种建筑，以及公开放置的主教座堂。</translation>
    </message>
    <message>
        <source>C&amp;hoose the first hand</source>
        <translation>选择起始手牌(&amp;H)</translation>
    </message>
    <message>
        <source>Everybody draws 5 cards, each further player one more, and keeps 4 of them.</source>
        <translation>第一位玩家抽5张卡牌，之后的玩家依次多抽1张，各保留4张。</translation>
    </message>
    <message>
        <source>Everybody sees how many cards lie under Chapels, Churches and Harbors.</source>
        <translation>所有人都能看到小教堂、教堂和港口下方有几张卡牌。</translation>
    </message>
    <message>
        <source>The same seed deals the same cards in the same order.</source>
        <translation>相同的种子会以相同的顺序发出相同的卡牌。</translation>
    </message>
</context>
<context>
    <name>SanJuanNews</name>
    <message>
        <source>Last phase</source>
        <translation>最后阶段</translation>
    </message>
    <message>
        <source>{player} has filled the city: the game ends with this phase.</source>
        <translation>{player}的城市已满：游戏在此阶段后结束。</translation>
    </message>
</context>
<context>
    <name>SanJuanPhase</name>
    <message>
        <source>works in the builder phase</source>
        <translation>建筑师阶段作用</translation>
    </message>
    <message>
        <source>works in the craftsman phase</source>
        <translation>制造商阶段作用</translation>
    </message>
    <message>
        <source>works in the trader phase</source>
        <translation>贸易商阶段作用</translation>
    </message>
    <message>
        <source>works in the recruiter phase</source>
        <translation>招募官阶段作用</translation>
    </message>
    <message>
        <source>works in the adventurer phase</source>
        <translation>探险家阶段作用</translation>
    </message>
    <message>
        <source>works when a round starts</source>
        <translation>每轮开始时作用</translation>
    </message>
    <message>
        <source>works in every phase</source>
        <translation>每个阶段都作用</translation>
    </message>
    <message>
        <source>counts at the end</source>
        <translation>游戏结束时计分</translation>
    </message>
    <message>
        <source>production building</source>
        <translation>生产建筑</translation>
    </message>
    <message>
        <source>commercial building</source>
        <translation>商业建筑</translation>
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
        <translation>弃掉</translation>
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
        <translation>贸易商阶段翻开下一张：每种商品出售时抽这么多张卡牌。次序永远不变。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>抽牌堆</translation>
    </message>
    <message>
        <source>Cards and goods come from it. When it is empty, the discards are shuffled.</source>
        <translation>卡牌和商品都从这里抽。抽完时，把弃牌堆洗匀。</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>Face down: what was paid, sold or discarded. Nobody may look through them.</source>
        <translation>正面朝下：支付、出售或弃掉的卡牌。任何人都不能查看。</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>隐藏的卡牌</translation>
    </message>
    <message>
        <source>sells for {price}</source>
        <translation>售价{price}</translation>
    </message>
    <message>
        <source>sells for {price} next</source>
        <translation>下次售价{price}</translation>
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
        <translation>费用少1</translation>
    </message>
    <message>
        <source>1 good more</source>
        <translation>多1件商品</translation>
    </message>
    <message>
        <source>1 sale more</source>
        <translation>多出售1件</translation>
    </message>
    <message>
        <source>Sees 3 more</source>
        <translation>多看3张</translation>
    </message>
    <message>
        <source>Draws 1 card</source>
        <translation>抽1张卡牌</translation>
    </message>
    <message>
        <source>Costs 2 less</source>
        <translation>费用少2</translation>
    </message>
    <message>
        <source>2 goods more</source>
        <translation>多2件商品</translation>
    </message>
    <message>
        <source>2 sales more</source>
        <translation>多出售2件</translation>
    </message>
    <message>
        <source>Sees 6 more</source>
        <translation>多看6张</translation>
    </message>
    <message>
        <source>Draws 2 cards</source>
        <translation>抽2张卡牌</translation>
    </message>
</context>
<context>
    <name>SanJuanProgress</name>
    <message numerus="yes">
        <source>You draw %n card(s) to choose from.</source>
        <translation>
            <numerusform>你抽%n张卡牌来选择。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>你抽%n张卡牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{picked} chosen, up to %n good(s).</source>
        <translation>
            <numerusform>已选择{picked}，最多%n件商品。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n good(s).</source>
        <translation>
            <numerusform>最多%n件商品。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{picked} chosen, up to %n card(s).</source>
        <translation>
            <numerusform>已选择{picked}，最多%n张卡牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n card(s).</source>
        <translation>
            <numerusform>最多%n张卡牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {goods} for %n card(s)</source>
        <translation>
            <numerusform>出售{goods}，抽%n张卡牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanPrompt</name>
    <message>
        <source>{player}: choose a role</source>
        <translation>{player}：选择角色</translation>
    </message>
    <message>
        <source>{player}, builder phase: build</source>
        <translation>{player}，建筑师阶段：建造建筑</translation>
    </message>
    <message>
        <source>{player}, builder phase: pay for the {building}</source>
        <translation>{player}，建筑师阶段：支付{building}的费用</translation>
    </message>
    <message>
        <source>{player}, craftsman phase: make goods</source>
        <translation>{player}，制造商阶段：生产商品</translation>
    </message>
    <message>
        <source>{player}, trader phase: sell goods</source>
        <translation>{player}，贸易商阶段：出售商品</translation>
    </message>
    <message>
        <source>{player}, recruiter phase: choose what you keep</source>
        <translation>{player}，招募官阶段：选择要保留的卡牌</translation>
    </message>
    <message>
        <source>{player}, recruiter phase: discard from your hand</source>
        <translation>{player}，招募官阶段：从手牌中弃牌</translation>
    </message>
    <message>
        <source>{player}, {building}: exchange cards</source>
        <translation>{player}，{building}：换牌</translation>
    </message>
    <message>
        <source>{player}, {building}: put a card under it</source>
        <translation>{player}，{building}：把卡牌放在下方</translation>
    </message>
    <message>
        <source>{player}, builder phase: build the {building} for nothing</source>
        <translation>{player}，建筑师阶段：免费建造{building}</translation>
    </message>
    <message>
        <source>{player}, {building}, once a game: put cards under it</source>
        <translation>{player}，{building}（每场游戏一次）：把卡牌放在下方</translation>
    </message>
    <message>
        <source>{player}: discard down to your first hand</source>
        <translation>{player}：弃牌，留下起始手牌</translation>
    </message>
    <message>
        <source>{player}: more cards than the hand limit of {limit}</source>
        <translation>{player}：超过手牌上限（{limit}张）</translation>
    </message>
    <message>
        <source>Put a role card on your board; its phase is played by everybody, you first.</source>
        <translation>把一张角色卡放到你的区域；所有玩家都执行这个阶段，由你开始。</translation>
    </message>
    <message>
        <source>Put a card into your city, or build nothing.</source>
        <translation>把一张卡牌放进你的城市，或选择不建造。</translation>
    </message>
    <message>
        <source>Drag cards onto it, or click them.</source>
        <translation>把卡牌拖到上面，或点选卡牌。</translation>
    </message>
    <message>
        <source>Click the buildings on which a good is made.</source>
        <translation>点选要生产商品的建筑。</translation>
    </message>
    <message>
        <source>Click goods, or drag them onto the prices.</source>
        <translation>点选商品，或拖到价格上。</translation>
    </message>
    <message>
        <source>Click the cards that you keep; the others are discarded.</source>
        <translation>点选要保留的卡牌；其他的弃掉。</translation>
    </message>
    <message>
        <source>Click cards, or drag them onto the discards.</source>
        <translation>点选卡牌，或拖到弃牌堆。</translation>
    </message>
    <message>
        <source>Discard one or two cards and draw as many, or leave it.</source>
        <translation>弃掉一或两张卡牌，再抽等量的卡牌，也可以不换。</translation>
    </message>
    <message>
        <source>Each card under it is worth a victory point and does not come back.</source>
        <translation>下方的每张卡牌价值1点胜利分，不能再拿回来。</translation>
    </message>
    <message>
        <source>You may refuse it.</source>
        <translation>你可以拒绝。</translation>
    </message>
    <message>
        <source>You can pay for none of the cards in your hand.</source>
        <translation>你的手牌里没有付得起的卡牌。</translation>
    </message>
    <message>
        <source>It costs you nothing.</source>
        <translation>不用支付费用。</translation>
    </message>
    <message>
        <source>All is paid.</source>
        <translation>已经付清。</translation>
    </message>
    <message>
        <source>{paid} of {price} paid.</source>
        <translation>已支付{paid}/{price}。</translation>
    </message>
    <message>
        <source>It costs you nothing; nothing counts before you build.</source>
        <translation>不用支付费用；按下建造才算数。</translation>
    </message>
    <message>
        <source>All is paid; nothing counts before you build.</source>
        <translation>已经付清；按下建造才算数。</translation>
    </message>
    <message>
        <source>{paid} of {price} paid; nothing counts before you build.</source>
        <translation>已支付{paid}/{price}；按下建造才算数。</translation>
    </message>
    <message>
        <source>The good on the {building} is lost.</source>
        <translation>{building}上的商品作废。</translation>
    </message>
    <message>
        <source>Your city is full with it: the game ends with this phase.</source>
        <translation>这样你的城市就建满了：此阶段之后游戏结束。</translation>
    </message>
    <message>
        <source>{sum}: {progress}</source>
        <translation>{sum}：{progress}</translation>
    </message>
    <message>
        <source>{picked} of {wanted} chosen.</source>
        <translation>已选择{picked}/{wanted}。</translation>
    </message>
    <message>
        <source>Under it: {picked}. In your hand: {left}, the limit is {limit}.</source>
        <translation>放在下方：{picked}张。手牌：{left}张，上限{limit}张。</translation>
    </message>
    <message>
        <source>{role}: “{twice}” instead of “{once}”? The Publishing House works once in a round.</source>
        <translation>{role}：要把“{once}”换成“{twice}”吗？出版公司一轮只能用一次。</translation>
    </message>
</context>
<context>
    <name>SanJuanReason</name>
    <message>
        <source>The game is over.</source>
        <translation>游戏已经结束。</translation>
    </message>
    <message>
        <source>That cannot be done now. {asked}</source>
        <translation>现在不能这么做。{asked}</translation>
    </message>
    <message>
        <source>{player} has already taken the {role} this round.</source>
        <translation>{player}本轮已经选了{role}。</translation>
    </message>
    <message>
        <source>The privilege cannot be doubled by choice here.</source>
        <translation>这里不能选择让特权加倍。</translation>
    </message>
    <message>
        <source>You have to choose a role.</source>
        <translation>你必须选择一个角色。</translation>
    </message>
    <message>
        <source>The {card} is not in this game.</source>
        <translation>这局游戏没有{card}。</translation>
    </message>
    <message>
        <source>You have no such {card} in your hand.</source>
        <translation>你的手牌里没有{card}。</translation>
    </message>
    <message>
        <source>The Cathedral has been built already.</source>
        <translation>主教座堂已经有人建造了。</translation>
    </message>
    <message>
        <source>Your city has a {card} already; one of each commercial building is all.</source>
        <translation>你已经有{card}了；每种商业建筑只能有一座。</translation>
    </message>
    <message>
        <source>Only with a Crane can a building be covered.</source>
        <translation>只有起重机才能改建建筑。</translation>
    </message>
    <message>
        <source>A Crane cannot be covered.</source>
        <translation>起重机不能改建。</translation>
    </message>
    <message>
        <source>A {card} cannot be covered by another one.</source>
        <translation>{card}不能改建成同一种建筑。</translation>
    </message>
    <message>
        <source>There is no {card} in your city.</source>
        <translation>你的城市里没有{card}。</translation>
    </message>
    <message>
        <source>It costs you {price} now, and you have {cards} to pay with.</source>
        <translation>现在的费用是{price}，你能支付的只有{cards}。</translation>
    </message>
    <message>
        <source>There are no cards in hand.</source>
        <translation>没有手牌。</translation>
    </message>
    <message>
        <source>The building has to be paid for.</source>
        <translation>必须支付建筑的费用。</translation>
    </message>
    <message>
        <source>Goods pay only with a Hidden Market.</source>
        <translation>有地下市场才能用商品支付。</translation>
    </message>
    <message>
        <source>The price is {price}: no more goods can pay.</source>
        <translation>费用是{price}，不能再用更多商品支付。</translation>
    </message>
    <message>
        <source>{given} chosen, {wanted} wanted.</source>
        <translation>选了{given}张，应该是{wanted}张。</translation>
    </message>
    <message>
        <source>The {card} makes no goods.</source>
        <translation>{card}不生产商品。</translation>
    </message>
    <message>
        <source>There is a good on the {card} already.</source>
        <translation>{card}上已经有商品了。</translation>
    </message>
    <message>
        <source>There is no good on the {card}.</source>
        <translation>{card}上没有商品。</translation>
    </message>
    <message>
        <source>No more than {limit} now.</source>
        <translation>现在最多{limit}件。</translation>
    </message>
    <message>
        <source>No production building is empty.</source>
        <translation>没有空的生产建筑。</translation>
    </message>
    <message>
        <source>There are no goods to sell.</source>
        <translation>没有商品可以出售。</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>没有卡牌可以抽了。</translation>
    </message>
    <message>
        <source>You have not drawn such a {card}.</source>
        <translation>你没有抽到{card}。</translation>
    </message>
    <message>
        <source>You have to choose what you keep.</source>
        <translation>你必须选择要保留的卡牌。</translation>
    </message>
    <message>
        <source>You have to discard.</source>
        <translation>你必须弃牌。</translation>
    </message>
    <message>
        <source>Nothing goes under the {card} now.</source>
        <translation>现在不能把卡牌放在{card}下方。</translation>
    </message>
    <message>
        <source>One card a round goes under the Chapel.</source>
        <translation>小教堂每轮只能放一张卡牌。</translation>
    </message>
    <message>
        <source>The Church can be used once in a game.</source>
        <translation>教堂每场游戏只能使用一次。</translation>
    </message>
    <message>
        <source>Nothing has been chosen yet.</source>
        <translation>还没有选择。</translation>
    </message>
</context>
<context>
    <name>SanJuanReplay</name>
    <message>
        <source>{player} wants to build the {building} and has yet to pay for it.</source>
        <translation>{player}要建造{building}，还没付清费用。</translation>
    </message>
    <message>
        <source>{player} goes on.</source>
        <translation>{player}继续。</translation>
    </message>
</context>
<context>
    <name>SanJuanRole</name>
    <message>
        <source>Builder</source>
        <translation>建筑师</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>制造商</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>贸易商</translation>
    </message>
    <message>
        <source>Recruiter</source>
        <translation>招募官</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <translation>探险家</translation>
    </message>
</context>
<context>
    <name>SanJuanRoleEffect</name>
    <message>
        <source>Everybody in turn may build one building and pays for it with cards from the hand. Privilege: 1 card less.</source>
        <translation>所有玩家轮流可以建造一座建筑，用手牌支付费用。特权：少支付1张卡牌。</translation>
    </message>
    <message>
        <source>Everybody in turn may make one good on an empty production building. Privilege: 1 good more.</source>
        <translation>所有玩家轮流可以在空的生产建筑上生产一件商品。特权：额外生产1件商品。</translation>
    </message>
    <message>
        <source>The top price card is turned up. Everybody in turn may sell one good for as many cards as it says. Privilege: 1 sale more.</source>
        <translation>翻开最上方的交易所卡。所有玩家轮流可以出售一件商品，按照上面的价格抽取卡牌。特权：额外出售1件商品。</translation>
    </message>
    <message>
        <source>Everybody in turn draws 2 cards, looks at them and keeps 1. Privilege: 3 cards more to choose from.</source>
        <translation>所有玩家轮流抽取2张卡牌，查看之后保留1张。特权：额外抽取3张卡牌来选择。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the adventurer draws 1 card. Then Gold Mines and Banks work.</source>
        <translation>没有要执行的行动。特权：探险家抽取1张卡牌。然后金矿和银行发挥功能。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the adventurer draws 1 card. Then Gold Mines work.</source>
        <translation>没有要执行的行动。特权：探险家抽取1张卡牌。然后金矿发挥功能。</translation>
    </message>
</context>
<context>
    <name>SanJuanRules</name>
    <message>
        <source>A monument: {arch_points} for {arch_cost}.</source>
        <translation>纪念碑：支付{arch_cost}，获得{arch_points}。</translation>
    </message>
    <message>
        <source>Several of a kind count one by one, but the kind only once. A {zoning_office} is no production building.</source>
        <translation>相同的生产建筑每座都算，但建筑类型只算一次。{zoning_office}不是生产建筑。</translation>
    </message>
    <message>
        <source>It works in every adventurer phase, after the {gold_mine} of the same player.</source>
        <translation>每个探险家阶段都执行，在同一位玩家的{gold_mine}之后。</translation>
    </message>
    <message>
        <source>A building counts as built while it stands uncovered in any city, your own too. The card is turned up for all to see; if it is not kept, it is discarded.</source>
        <translation>只要在任何玩家（包括你自己）的城市里，而且没有被覆盖，就算建造过。翻开的卡牌所有玩家都看得到；没有保留就弃掉。</translation>
    </message>
    <message>
        <source>It asks only whether goods were sold in this phase. Whether anybody had a good to sell does not matter.</source>
        <translation>只看这个阶段是否有商品被出售；有没有玩家拥有商品并不重要。</translation>
    </message>
    <message>
        <source>The saving adds to that of the builder and of a {crane}. The {cathedral} becomes cheaper too. For production buildings it does nothing.</source>
        <translation>这项减免可以和建筑师的特权、{crane}的减免加总。{cathedral}也会更便宜。建造生产建筑时没有作用。</translation>
    </message>
    <message>
        <source>The builder, with a {builders_yard}, pays {yard_example} for a {crane}.</source>
        <translation>拥有{builders_yard}的建筑师建造{crane}，支付{yard_example}。</translation>
    </message>
    <message>
        <source>It needs an empty production building for every good. By itself it makes a {factory} work in every craftsman phase.</source>
        <translation>每件商品都需要一座空的生产建筑。只要有运河，每个制造商阶段都能触发{factory}。</translation>
    </message>
    <message>
        <source>You make up to {canal_other}; as the craftsman up to {canal_craftsman}, and with a {publishing_house} up to {canal_doubled}.</source>
        <translation>你最多生产{canal_other}；身为制造商时最多{canal_craftsman}；若还拥有{publishing_house}，则最多{canal_doubled}。</translation>
    </message>
    <message>
        <source>It is built from the middle of the table instead of a card from the hand, and is the only building of your turn. There is one.</source>
        <translation>它放在桌面中央，不从手牌建造；建造它时，这次就不能再建造其他建筑。只有一座。</translation>
    </message>
    <message>
        <source>It costs {cathedral_cost}, and the whole hand can pay. As a commercial building it gets cheaper with a {builders_yard} and gives a card with a {lumberyard}.</source>
        <translation>费用是{cathedral_cost}，所有手牌都可以用来支付。它是商业建筑，所以{builders_yard}让它更便宜，{lumberyard}也能抽牌。</translation>
    </message>
    <message>
        <source>Buildings of cost {hall_cost} of all the others together count, also several of a kind; your own do not, and the cathedral itself is none.</source>
        <translation>计算其他所有玩家费用{hall_cost}元的建筑，相同的也算；你自己的不算，主教座堂本身也不算在内。</translation>
    </message>
    <message>
        <source>The others have six of them: {cathedral_example}. With two of them it would be {cathedral_two}.</source>
        <translation>其他玩家有六座：获得{cathedral_example}。如果只有两座，则获得{cathedral_two}。</translation>
    </message>
    <message>
        <source>One card each round, before the hands are counted, so it helps with the hand limit too.</source>
        <translation>每轮一张，在检查手牌张数之前，所以也有助于不超过手牌上限。</translation>
    </message>
    <message>
        <source>The cards never come back. If the chapel is covered, they stay and count.</source>
        <translation>卡牌不能再拿回来。小教堂被覆盖时，卡牌保留并计分。</translation>
    </message>
    <message>
        <source>{chapel_turns} rounds with a chapel: {chapel_example}, and the chapel&apos;s own {chapel_points} besides.</source>
        <translation>使用小教堂{chapel_turns}轮：获得{chapel_example}，另外加上小教堂本身的{chapel_points}。</translation>
    </message>
    <message>
        <source>To put nothing there does not use it up; you are asked again in the next round.</source>
        <translation>不放任何卡牌就不算使用，下一轮会再问你。</translation>
    </message>
    <message>
        <source>Once a game means once for each player: a second church, built after the first was covered, cannot be used again.</source>
        <translation>每场游戏一次是指每位玩家一次：第一座教堂被覆盖之后再建造的教堂，不能再次使用。</translation>
    </message>
    <message>
        <source>If the church is covered, the cards stay and count.</source>
        <translation>教堂被覆盖时，卡牌保留并计分。</translation>
    </message>
    <message>
        <source>It comes before the hand limit: what would have to be discarded can go there.</source>
        <translation>在手牌上限之前执行：原本要弃掉的卡牌可以放进去。</translation>
    </message>
    <message>
        <source>Every building that is no production building counts: monuments, those of cost {hall_cost}, the {cathedral}, and the city hall itself.</source>
        <translation>不是生产建筑的都算：纪念碑、费用{hall_cost}元的建筑、{cathedral}，以及市政厅本身。</translation>
    </message>
    <message>
        <source>{hospital}, {canal}, {lumberyard}, {chapel}, {builders_yard}, {publishing_house}, {statue}, {customs_house} and {city_hall}: {city_hall_example}.</source>
        <translation>{hospital}、{canal}、{lumberyard}、{chapel}、{builders_yard}、{publishing_house}、{statue}、{customs_house}和{city_hall}：获得{city_hall_example}。</translation>
    </message>
    <message>
        <source>Coffee sells for {coffee_least} to {coffee_most} cards, depending on the price card. It never sells for less than another good on the same card.</source>
        <translation>咖啡的价格依交易所卡为{coffee_least}到{coffee_most}张卡牌。在同一张卡牌上，咖啡的价格绝不会低于其他商品。</translation>
    </message>
    <message>
        <source>Everybody begins with one. Its corn is the cheapest good, but even the cheapest one brings a card and counts for a {factory} or a {small_market}.</source>
        <translation>每位玩家一开始都有一座。它的玉米是最便宜的商品，但最便宜的商品也能换得卡牌，并且能触发{factory}或{small_market}。</translation>
    </message>
    <message>
        <source>You may cover any building of yours but a {crane}, and not with one of the same kind.</source>
        <translation>你可以改建除了{crane}以外的任意建筑，但不能用相同的建筑来改建。</translation>
    </message>
    <message>
        <source>The covered building is gone: no effect, no points, and you may build it again. It does not even make the building that covers it cheaper, apart from its own cost.</source>
        <translation>被覆盖的建筑就不存在了：没有功能、没有胜利分，也可以再次建造。除了本身的费用之外，它也不会让覆盖它的建筑更便宜。</translation>
    </message>
    <message>
        <source>A good on it is lost. Cards under a {chapel}, a {church} or a {harbor} stay there and count at the end, and the new building counts its own points.</source>
        <translation>上面的商品作废。{chapel}、{church}或{harbor}下方的卡牌保留，游戏结束时仍然计分；新的建筑也计算自己的胜利分。</translation>
    </message>
    <message>
        <source>What costs less than the old building is free; you get nothing back.</source>
        <translation>新建筑的费用比旧建筑低时免费，但不会退还差额。</translation>
    </message>
    <message>
        <source>A {customs_house} over a {chapel}: {customs_house_cost} less {chapel_cost} leaves {crane_example} to pay.</source>
        <translation>用{customs_house}覆盖{chapel}：{customs_house_cost}扣除{chapel_cost}，支付{crane_example}。</translation>
    </message>
    <message>
        <source>It is counted last, when everything else has been added up: buildings, cards under buildings, and the other bonuses. Fractions are dropped.</source>
        <translation>最后才计算：先加总其他所有来源，包括建筑、建筑下方的卡牌和其他额外胜利分。小数无条件舍去。</translation>
    </message>
    <message>
        <source>{customs_others} from everything else: {customs_bonus} more, {customs_total} in all.</source>
        <translation>其他来源总共{customs_others}：额外获得{customs_bonus}，总共{customs_total}。</translation>
    </message>
    <message>
        <source>The saving adds to that of the builder and of a {crane}. For commercial buildings it does nothing.</source>
        <translation>这项减免可以和建筑师的特权、{crane}的减免加总。建造商业建筑时没有作用。</translation>
    </message>
    <message>
        <source>The builder, with a {publishing_house} and a {distillery}, pays {coffee_roaster_example} for a {coffee_roaster}.</source>
        <translation>拥有{publishing_house}和{distillery}的建筑师建造{coffee_roaster}，支付{coffee_roaster_example}。</translation>
    </message>
    <message>
        <source>Only what you make in the same phase counts; you need not be the craftsman.</source>
        <translation>只计算同一个阶段中生产的商品；你不必是制造商。</translation>
    </message>
    <message>
        <source>With more than {factory_goods} it is still one card.</source>
        <translation>生产超过{factory_goods}时，仍然只抽1张卡牌。</translation>
    </message>
    <message>
        <source>Several fortresses lower the limit of the others no further.</source>
        <translation>有好几座堡垒时，其他玩家的上限不会再降低。</translation>
    </message>
    <message>
        <source>It does nothing to owners of a {lighthouse} or of another fortress.</source>
        <translation>对拥有{lighthouse}或另一座堡垒的玩家没有影响。</translation>
    </message>
    <message>
        <source>Ben has a fortress, Clara a {lighthouse}, Anna neither: Ben keeps {hand_limit}, Clara {lighthouse_limit}, Anna {fortress_limit}.</source>
        <translation>Ben有堡垒，Clara有{lighthouse}，Anna都没有：Ben可留{hand_limit}，Clara{lighthouse_limit}，Anna{fortress_limit}。</translation>
    </message>
    <message>
        <source>Fruit sells for {fruit_least} to {fruit_most} cards, depending on the price card.</source>
        <translation>水果的价格依交易所卡为{fruit_least}到{fruit_most}张卡牌。</translation>
    </message>
    <message>
        <source>It works in every adventurer phase, whoever took the role, after the adventurer&apos;s own card.</source>
        <translation>每个探险家阶段都执行，不论是谁拿取该角色，在探险家的特权之后。</translation>
    </message>
    <message>
        <source>You do not choose: it is always the cheapest of the four. If two cost the same, all four are discarded, face up for everybody to see.</source>
        <translation>你不能选择：总是四张中最便宜的。若有两张费用相同，四张全部弃掉，所有玩家都看得到。</translation>
    </message>
    <message>
        <source>With fewer than {gold_mine_cards} in deck and discards, nothing is turned up.</source>
        <translation>抽牌堆和弃牌堆合计少于{gold_mine_cards}时，不翻开任何卡牌。</translation>
    </message>
    <message>
        <source>{publishing_house}, {lumberyard}, {distillery} and {sugar_mill}: two of them cost {lumberyard_cost}, so all go. With a {builders_yard} instead of the {lumberyard} you keep the {distillery}.</source>
        <translation>{publishing_house}、{lumberyard}、{distillery}和{sugar_mill}：其中两张的费用都是{lumberyard_cost}，全部弃掉。若{builders_yard}取代了{lumberyard}，你就留下{distillery}。</translation>
    </message>
    <message>
        <source>One good in each trader phase in which you sell, however many. You still draw the cards for it.</source>
        <translation>每个有出售的贸易商阶段放一件，不论卖掉几件。你仍然因这件商品抽取卡牌。</translation>
    </message>
    <message>
        <source>Nobody looks at the card. If the harbor is covered, the cards stay and count.</source>
        <translation>没有玩家可以查看这张卡牌。港口被覆盖时，卡牌保留并计分。</translation>
    </message>
    <message>
        <source>The dearest monument: {hero_points} for {hero_cost}. No other card has so many points printed on it.</source>
        <translation>最贵的纪念碑：支付{hero_cost}，获得{hero_points}。没有其他卡牌上标示这么多胜利分。</translation>
    </message>
    <message>
        <source>At most {hidden_market_goods}, and never more than the price. They go to the discards unseen.</source>
        <translation>最多{hidden_market_goods}，而且不能超过价格。商品直接放到弃牌堆，不查看内容。</translation>
    </message>
    <message>
        <source>The good of a {zoning_office} can pay too. The good on a building that is being covered is lost before and cannot pay.</source>
        <translation>{zoning_office}的商品也可以支付。被覆盖建筑上的商品会先作废，不能用来支付。</translation>
    </message>
    <message>
        <source>A {publishing_house} costs {publishing_house_cost}: you pay two goods and {hidden_market_example}.</source>
        <translation>{publishing_house}的费用是{publishing_house_cost}：你支付2件商品和{hidden_market_example}。</translation>
    </message>
    <message>
        <source>It counts what is left after paying, and after the card of a {lumberyard}.</source>
        <translation>计算的是支付之后、执行{lumberyard}之后剩下的手牌。</translation>
    </message>
    <message>
        <source>If you build nothing, it gives nothing. The phase in which it is built itself does not count either.</source>
        <translation>没有建造就不能抽牌。建造医院本身的阶段也不能抽牌。</translation>
    </message>
    <message>
        <source>When the deck is empty, the discards are shuffled and become the new deck. If that is not enough either, you draw what there is.</source>
        <translation>抽牌堆耗尽时，将弃牌堆重新洗混成为新的抽牌堆。若仍然不够，有多少就抽多少。</translation>
    </message>
    <message>
        <source>If at the start of a round no card is left to draw, no good lies on a building and nobody can build, the game is over too.</source>
        <translation>一轮开始时若没有卡牌可抽、任何建筑上都没有商品，而且没有玩家能建造，游戏也会结束。</translation>
    </message>
    <message>
        <source>“{button_suggest}” makes a choice for you, which you can still change; pressed again, it offers the next best one. Nothing counts before you press the button that says what will be done.</source>
        <translation>“{button_suggest}”替你选择，你仍然可以修改；再按一次会提出次佳的选择。按下写着要做什么的按钮之前，都不算数。</translation>
    </message>
    <message>
        <source>Looking at cards</source>
        <translation>查看卡牌</translation>
    </message>
    <message>
        <source>Put your hand in order with a stroke to the left or right, or with {key_card_left} and {key_card_right}. The menu View sorts it again. A dot marks the cards that have come since your last decision.</source>
        <translation>把卡牌往左或往右拖，或按{key_card_left}和{key_card_right}，可以排列手牌；“视图”菜单可以重新整理。圆点标示你上次决定之后拿到的卡牌。</translation>
    </message>
    <message>
        <source>“What is left” in the menu View counts the cards of each kind. Who wants to play from memory switches that off in the settings.</source>
        <translation>“视图”菜单的“剩余的卡牌”会计算每种卡牌的张数。想靠记忆游玩的人，可以在设置中关闭。</translation>
    </message>
    <message>
        <source>On a touch screen a tap is a click and a finger drags. Held down, it shows what the pointer would show and takes nothing; drawn over a list or a page, it scrolls.</source>
        <translation>在触摸屏上，点一下等于点击鼠标，手指可以拖动物件。手指按住不放，会像指针停在那里一样显示说明，但不会拿起任何东西；在列表或页面上滑动，内容就会滚动。</translation>
    </message>
    <message>
        <source>The menu Learn has short lessons at the table, the review of a game, puzzles, the game of the day, and the statistics of all your games.</source>
        <translation>“学习”菜单里有在桌上进行的简短教学、游戏的复盘、谜题、今日游戏，以及你所有游戏的统计。</translation>
    </message>
    <message>
        <source>{adventurer}: {adventurer_draw}. There is no action for the others.</source>
        <translation>{adventurer}：抽取{adventurer_draw}。其他玩家没有要执行的行动。</translation>
    </message>
    <message>
        <source>A role is taken once a round. What is left over gathers nothing: there are no coins here.</source>
        <translation>每个角色一轮只能拿取一次。没有被拿取的角色上不会累积任何东西。</translation>
    </message>
    <message>
        <source>How many goods you sell, and of which kinds, makes no difference: it is one card. With a {small_market} you may draw for both.</source>
        <translation>你出售的商品件数和种类没有影响：都是1张卡牌。同时拥有{small_market}时，两者都可能抽牌。</translation>
    </message>
    <message>
        <source>A fruit for {market_fruit} and a tobacco for {market_tobacco}, sold with a {large_market}: {market_example}.</source>
        <translation>拥有{large_market}，出售1个水果换得{market_fruit}、1个烟草换得{market_tobacco}：总共{market_example}。</translation>
    </message>
    <message>
        <source>More cards kept from round to round give more choice, and pay for dear buildings in one go. A {fortress} of somebody else does not lower your limit.</source>
        <translation>留下较多手牌，就有更多选择，也能一次建造昂贵的建筑。其他玩家的{fortress}不会降低你的上限。</translation>
    </message>
    <message>
        <source>The card is drawn after paying: it does not pay for the same building.</source>
        <translation>支付之后才抽牌，所以这张卡牌不能用来支付同一座建筑。</translation>
    </message>
    <message>
        <source>The {cathedral} and what is built with a {crane} count too; the lumberyard itself does not.</source>
        <translation>建造{cathedral}和用{crane}改建也算；伐木场本身不算。</translation>
    </message>
    <message>
        <source>You discard as many cards as you would have without it, but any of your hand, old or new ones.</source>
        <translation>要弃掉的张数和没有公证处时一样，但可以从全部手牌中选择，不论新旧。</translation>
    </message>
    <message>
        <source>The others see how many cards you discard, not which.</source>
        <translation>其他玩家只看到你弃掉的张数，看不到内容。</translation>
    </message>
    <message>
        <source>The recruiter with a {villa} and a {notary} draws {recruiter_all} and discards {notary_example} of the whole hand.</source>
        <translation>拥有{villa}和{notary}的招募官抽取{recruiter_all}，再从全部手牌中弃掉{notary_example}。</translation>
    </message>
    <message>
        <source>You discard first and then see what you draw. It comes before {chapel}, {church} and the hand limit, so a new card can be put under a building at once.</source>
        <translation>先弃牌，然后才看到抽到的卡牌。它在{chapel}、{church}和手牌上限之前执行，所以新的卡牌可以立即放到建筑下方。</translation>
    </message>
    <message>
        <source>You need a {crane} to cover it. The other savings come off besides, and nothing is paid back.</source>
        <translation>需要{crane}才能改建它。其他减免也可以加总，但不会退还差额。</translation>
    </message>
    <message>
        <source>A {publishing_house} over it is free; the {cathedral} over it costs {park_cathedral}, as the builder {park_cathedral_builder}.</source>
        <translation>用{publishing_house}改建它是免费的；用{cathedral}改建它支付{park_cathedral}，身为建筑师时支付{park_cathedral_builder}。</translation>
    </message>
    <message>
        <source>It works only when you take the role yourself.</source>
        <translation>只有你自己选择该角色时才有作用。</translation>
    </message>
    <message>
        <source>As the builder you save {builder_doubled}, as the craftsman you make {craftsman_doubled} more, as the trader you sell {trader_doubled} more, as the recruiter you draw {recruiter_all_doubled}, as the adventurer {adventurer_doubled}.</source>
        <translation>身为建筑师少支付{builder_doubled}，身为制造商额外生产{craftsman_doubled}，身为贸易商额外出售{trader_doubled}，身为招募官抽取{recruiter_all_doubled}，身为探险家抽取{adventurer_doubled}。</translation>
    </message>
    <message>
        <source>With two players the governor may use it for one of the two roles in a round only.</source>
        <translation>两人游戏中，总督每轮只能用在两个角色的其中一个。</translation>
    </message>
    <message>
        <source>A set is three buildings of the same cost and of three different kinds. Each building is in one set only.</source>
        <translation>一组是3座费用相同但类型不同的建筑。每座建筑只能算在一组。</translation>
    </message>
    <message>
        <source>Several sets may have the same cost. The order does not matter: the first set brings the most, a fifth one nothing.</source>
        <translation>好几组的费用可以相同。顺序不重要：第一组最多，第五组就没有胜利分。</translation>
    </message>
    <message>
        <source>The program finds the best division.</source>
        <translation>程序会找出最好的分法。</translation>
    </message>
    <message>
        <source>Several players may have the fewest buildings: each of them draws with a school. If all have the same number, nobody does.</source>
        <translation>可能有好几位玩家的建筑同样最少：其中拥有学校的玩家都能抽牌。所有玩家的建筑数量都相同时，没有玩家能抽牌。</translation>
    </message>
    <message>
        <source>In the phase in which it is built it gives nothing yet.</source>
        <translation>建造学校的那个阶段还不能抽牌。</translation>
    </message>
    <message>
        <source>Buildings at the end of the phase: Anna {school_fewest}, Ben {school_fewest}, Clara {school_more}. Anna and Ben would draw, Clara would not.</source>
        <translation>阶段结束时的建筑数量：Anna{school_fewest}座，Ben{school_fewest}座，Clara{school_more}座。Anna和Ben能抽牌，Clara不能。</translation>
    </message>
    <message>
        <source>Goods of one kind count as well. With a {large_market} you draw for both.</source>
        <translation>相同种类的商品也算。同时拥有{large_market}时，两者都能抽牌。</translation>
    </message>
    <message>
        <source>You need a second sale for it: as the trader, or with a {trading_post}.</source>
        <translation>你需要能出售第二件：身为贸易商，或拥有{trading_post}。</translation>
    </message>
    <message>
        <source>The cheapest monument: {statue_points} for {statue_cost}.</source>
        <translation>最便宜的纪念碑：支付{statue_cost}，获得{statue_points}。</translation>
    </message>
    <message>
        <source>Sugar sells for {sugar_least} to {sugar_most} cards, depending on the price card.</source>
        <translation>蔗糖的价格依交易所卡为{sugar_least}到{sugar_most}张卡牌。</translation>
    </message>
    <message>
        <source>Tobacco sells for {tobacco_least} to {tobacco_most} cards, depending on the price card.</source>
        <translation>烟草的价格依交易所卡为{tobacco_least}到{tobacco_most}张卡牌。</translation>
    </message>
    <message>
        <source>The monuments are {statue}, {arch} and {hero}. Their own points count besides. Without a monument the town square brings nothing.</source>
        <translation>纪念碑是{statue}、{arch}和{hero}。它们本身的胜利分另外计算。没有纪念碑时，城市广场没有胜利分。</translation>
    </message>
    <message>
        <source>{statue} and {arch}: {square_example}, and {square_printed} for the monuments themselves.</source>
        <translation>{statue}和{arch}：获得{square_example}，纪念碑本身另有{square_printed}。</translation>
    </message>
    <message>
        <source>The additional good may be of any kind, also of the same.</source>
        <translation>额外出售的商品可以是任何种类，也可以是相同的种类。</translation>
    </message>
    <message>
        <source>You sell up to {post_other}; as the trader up to {post_trader}, and with a {publishing_house} up to {post_doubled}.</source>
        <translation>你最多出售{post_other}；身为贸易商时最多{post_trader}；若还拥有{publishing_house}，则最多{post_doubled}。</translation>
    </message>
    <message>
        <source>Without the privilege you keep both cards that you draw. With a {notary} you discard one card less from your hand.</source>
        <translation>没有特权时，你抽到的两张卡牌都能留下。拥有{notary}时，从手牌中少弃掉1张。</translation>
    </message>
    <message>
        <source>It gets the good at the beginning of the recruiter phase, whoever took the role. No {craftsman} can fill it, for it is no production building.</source>
        <translation>招募官阶段开始时获得商品，不论是谁拿取该角色。它不是生产建筑，所以{craftsman}不能在上面生产。</translation>
    </message>
    <message>
        <source>Its good is sold like others: it counts for the markets, a {harbor} can keep it, and a {hidden_market} takes it. It counts in a tie.</source>
        <translation>它的商品和其他商品一样出售：能触发市集，可以放在{harbor}下方，也可以用于{hidden_market}。平手时也会计算。</translation>
    </message>
    <message>
        <source>What a card is depends on where it lies.</source>
        <translation>卡牌代表什么，取决于它放在哪里。</translation>
    </message>
    <message>
        <source>Face up in a city it is a building. Only there its name, its effect and its points count.</source>
        <translation>面朝上放在城市里，代表建筑。只有这时，它的名称、功能和胜利分才有意义。</translation>
    </message>
    <message>
        <source>In a hand it is money: it pays as much as any other card, whatever its own cost.</source>
        <translation>在手牌里，代表钱币：不论本身的费用多少，每张卡牌都一样可以支付1元。</translation>
    </message>
    <message>
        <source>Under a {chapel}, a {church} or a {harbor} it is worth {tucked_point} at the end, whatever is printed on it.</source>
        <translation>放在{chapel}、{church}或{harbor}下方的卡牌，不论上面标示什么，游戏结束时价值{tucked_point}。</translation>
    </message>
    <message>
        <source>Whoever comes from Puerto Rico knows the roles, but not everything is as there.</source>
        <translation>玩过波多黎各的玩家认得这些角色，但并非一切都相同。</translation>
    </message>
    <message>
        <source>There are no plantations, no workers and no ships. A production building makes its good alone, one at a time.</source>
        <translation>没有种植园、工人和商船。生产建筑自己就能生产商品，一次一件。</translation>
    </message>
    <message>
        <source>Cards take the place of money: to build one you give away others. Roles that nobody takes gather no coins.</source>
        <translation>卡牌取代了钱币：要建造一张，就要弃掉其他张。没有被拿取的角色不会累积钱币。</translation>
    </message>
    <message>
        <source>The {recruiter} brings cards here, not workers. The {trader} buys from everybody, also several of a kind, and the price changes from phase to phase.</source>
        <translation>这里的{recruiter}带来卡牌，而不是工人。{trader}阶段中每位玩家都能出售，同一种商品也可以出售好几件，而且每个阶段的价格不同。</translation>
    </message>
    <message>
        <source>Buildings with names that you know do something else: read the {harbor}, the {church}, the {bank} and the {hospital}.</source>
        <translation>有些熟悉的建筑名称，功能却不同：请查看{harbor}、{church}、{bank}和{hospital}。</translation>
    </message>
    <message>
        <source>The game ends at once after the builder phase with the full city, not after the round.</source>
        <translation>城市建满的那个建筑师阶段一结束，游戏就立即结束，不会进行到该轮结束。</translation>
    </message>
    <message>
        <source>There are secrets: hands, goods, and what lies under buildings.</source>
        <translation>有秘密的信息：手牌、商品，以及建筑下方的卡牌。</translation>
    </message>
    <message>
        <source>The game ends with the builder phase in which somebody has {city_spaces} buildings. Everybody still has their turn in that phase; no further role is taken.</source>
        <translation>有玩家在建筑师阶段建造了第{city_spaces}座建筑时，该阶段结束后游戏立即结束。所有玩家仍然执行完该阶段，但不再选择角色。</translation>
    </message>
    <message>
        <source>A building that is built over an old one does not add to the number of buildings.</source>
        <translation>改建不会增加建筑的数量。</translation>
    </message>
    <message>
        <source>A {school} draws its card before the game ends: it can count in a tie.</source>
        <translation>{school}在游戏结束之前抽牌：平手时可能有影响。</translation>
    </message>
    <message>
        <source>Whoever has the most victory points wins. In a tie the cards in the hand and the goods on the buildings are added up, the good of a {zoning_office} too; the most of them wins. If that is equal too, the victory is shared.</source>
        <translation>获得最多胜利分的玩家获胜。平手时，将手牌张数和建筑上的商品（包含{zoning_office}的商品）加总，最多的玩家获胜。若仍然平手，则共享胜利。</translation>
    </message>
    <message>
        <source>Paying: the card stands in your city as a building site with a slot for every card of its price. Put cards there, or goods with a {hidden_market}; a stroke along the hand pays with all cards that it passes. When the last slot is filled, the building can stand; a setting builds it at once.</source>
        <translation>支付：卡牌以工地的样子放在你的城市，费用的每张卡牌有一个空位。将卡牌放上去；拥有{hidden_market}时，也可以放商品。沿着手牌划过，经过的卡牌都会用来支付。填满最后一个空位，建筑就能完成；也可以在设置中选择立即建造。</translation>
    </message>
    <message>
        <source>Rest the pointer on a card, or press {key_large} where the keyboard is: the card is shown large, with its price, its points now, who has built it, and how many copies you have not seen.</source>
        <translation>把光标停在卡牌上，或在键盘所在的卡牌按{key_large}：卡牌会放大，显示费用、目前的分数、谁已经建造，以及你还没看过几张。</translation>
    </message>
    <message>
        <source>No source tells what {bohio} and {school} cost, nor the points of these two and the {bank}: this program has chosen them itself.</source>
        <translation>{bohio}和{school}的费用，以及它们和{bank}的胜利分，都没有资料可查，由程序自定。</translation>
    </message>
    <message>
        <source>There are five goods: {corn}, {fruit}, {sugar}, {tobacco} and {coffee}. A good is a card that lies face down on the building that makes it; what is printed on it does not matter.</source>
        <translation>商品有五种：{corn}、{fruit}、{sugar}、{tobacco}和{coffee}。商品就是面朝下放在生产它的建筑上的卡牌；卡牌上标示的内容不重要。</translation>
    </message>
    <message>
        <source>There are {price_cards} price cards; each gives a price for every good. The dearer the building, the dearer its good, or at least no cheaper.</source>
        <translation>交易所卡有{price_cards}张，每张标示所有商品的价格。建筑越贵，其商品的价格也越高（至少不会更低）。</translation>
    </message>
    <message>
        <source>The card that was turned up goes under the pile, so the prices come again in the same order. The table shows all that have been seen; the last unseen one follows from the others.</source>
        <translation>翻开过的卡牌放到牌堆底部，所以价格会以相同的顺序再次出现。桌面上显示所有看过的卡牌；最后一张没看过的可以由其他张推知。</translation>
    </message>
    <message>
        <source>A good of a {zoning_office} sells for {zoning_price} whatever the price card says.</source>
        <translation>{zoning_office}的商品总是换得{zoning_price}，不受交易所卡影响。</translation>
    </message>
    <message>
        <source>A good stays where it is until it is sold, paid or lost under a {crane}. No rule takes it away.</source>
        <translation>商品一直留在原处，直到被出售、用来支付，或因{crane}的改建而作废。</translation>
    </message>
    <message>
        <source>The price card says {price_corn} for corn, {price_sugar} for sugar and {price_coffee} for coffee. The trader sells one of each with a {trading_post} and a {large_market}, and draws {sale_example}.</source>
        <translation>交易所卡上的价格为玉米{price_corn}、蔗糖{price_sugar}、咖啡{price_coffee}。拥有{trading_post}和{large_market}的贸易商各出售一件，抽取{sale_example}。</translation>
    </message>
    <message>
        <source>The governor takes the first role of the round and is the first at its start. After the round the governor card goes to the next player clockwise.</source>
        <translation>总督拿取该轮的第一个角色，一轮开始时也最先执行。该轮结束后，总督卡顺时针传给下一位玩家。</translation>
    </message>
    <message>
        <source>{corn_granary} three times, {fruit_depot} once and {sugar_mill} twice: six buildings of three kinds, {assembly_example}.</source>
        <translation>三座{corn_granary}、一座{fruit_depot}和两座{sugar_mill}：六座建筑、三种类型，获得{assembly_example}。</translation>
    </message>
    <message>
        <source>You have both and pay for a commercial building with your last card. The {lumberyard} gives you one; with this single card left you draw one more.</source>
        <translation>你两者都有，并用最后一张手牌支付一座商业建筑。{lumberyard}让你抽1张；手牌只剩这1张，所以再抽1张。</translation>
    </message>
    <message>
        <source>{corn_granary} and {sugar_mill} twice each, {fruit_depot}, {hidden_market}, {factory}, {canal}, {customs_house}, {assembly_hall} and {residence} once: a set with the {fruit_depot} and a set with the {residence}, {residence_example}. The {sugar_mill} and the {canal} are only two kinds.</source>
        <translation>两座{corn_granary}、一座{fruit_depot}、一座{hidden_market}、一座{factory}、两座{sugar_mill}、一座{canal}、一座{customs_house}、一座{assembly_hall}和{residence}：{fruit_depot}那一组和{residence}那一组，获得{residence_example}。{sugar_mill}和{canal}只有两种类型。</translation>
    </message>
    <message>
        <source>You keep {villa_keep} out of {recruiter_draw}; as the recruiter {villa_keep} out of {recruiter_all}, and with a {publishing_house} {villa_keep} out of {recruiter_all_doubled}.</source>
        <translation>你从{recruiter_draw}中留下{villa_keep}；身为招募官时从{recruiter_all}中留下{villa_keep}；若还拥有{publishing_house}，则从{recruiter_all_doubled}中留下{villa_keep}。</translation>
    </message>
    <message>
        <source>Face down on a production building it is a good, of the kind that the building makes. Nobody looks at it, not even its owner.</source>
        <translation>面朝下放在生产建筑上，代表该建筑所生产的商品。没有玩家可以查看它，拥有者也不行。</translation>
    </message>
    <message>
        <source>All other buildings are commercial buildings, those of cost {hall_cost} and the {cathedral} too. Nobody may have two of the same kind. Nobody has to use what a building does.</source>
        <translation>其他所有建筑都是商业建筑，包括费用{hall_cost}元的建筑和{cathedral}。每位玩家不能拥有两座相同的商业建筑。其功能可以选择不使用。</translation>
    </message>
    <message>
        <source>In a phase the governor has no advantage: it begins with whoever took the role.</source>
        <translation>在阶段中总督没有优势：每个阶段从拿取该角色的玩家开始。</translation>
    </message>
    <message>
        <source>They have no points printed on them, and do nothing during the game. At the end each counts something of your city, whatever is covered left out. There are only {hall_copies} copies of each.</source>
        <translation>上面没有标示胜利分，游戏进行时也没有功能。游戏结束时，各自计算你城市里的某些东西（被覆盖的不算）。每种只有{hall_copies}张。</translation>
    </message>
    <message>
        <source>Each of them is a commercial building as well, so a {city_hall} counts it.</source>
        <translation>它们也都是商业建筑，所以{city_hall}会计算它们。</translation>
    </message>
    <message>
        <source>At the start of a round nobody may have more than {hand_limit} in the hand. Whoever has more chooses what to discard. During the round there is no limit.</source>
        <translation>一轮开始时，玩家的手牌不能超过{hand_limit}。超过的玩家选择要弃掉哪些卡牌。一轮过程中没有上限。</translation>
    </message>
    <message>
        <source>With a {lighthouse} the limit is {lighthouse_limit}, whatever others have.</source>
        <translation>拥有{lighthouse}时上限是{lighthouse_limit}，不受其他玩家影响。</translation>
    </message>
    <message>
        <source>While anybody has a {fortress}, those who have neither keep {fortress_limit}. Its owner keeps {hand_limit}.</source>
        <translation>有玩家拥有{fortress}时，两者都没有的玩家只能留下{fortress_limit}。堡垒的拥有者仍然是{hand_limit}。</translation>
    </message>
    <message>
        <source>The {office}, the {chapel} and the {church} come first, and can save you from discarding.</source>
        <translation>{office}、{chapel}和{church}先执行，可以减少要弃掉的卡牌。</translation>
    </message>
    <message>
        <source>The line at the top says who is asked and for what. What you can take is outlined, and there are three ways to do everything.</source>
        <translation>上方的一行说明轮到谁、要做什么。可以拿起的东西有外框；所有操作都有三种方式。</translation>
    </message>
    <message>
        <source>Drag a piece to where it should go: a role to your board, a card into your city, goods onto the price cards, cards to the discards.</source>
        <translation>将东西拖动到要放的位置：角色拖到你的区域，卡牌拖到城市，商品拖到交易所卡，卡牌拖到弃牌堆。</translation>
    </message>
    <message>
        <source>Click a piece, then the place. Places where it may go light up.</source>
        <translation>点击东西，再点击位置。可以放的位置会亮起来。</translation>
    </message>
    <message>
        <source>With the keyboard, Tab leads from one part of the table to the next and the arrow keys from piece to piece. Enter or Space takes a piece and puts it down, Escape puts it back.</source>
        <translation>使用键盘时，Tab移到桌面的下一个部分，方向键移到下一个东西。Enter或空格键拿起和放下，Esc放回去。</translation>
    </message>
    <message>
        <source>Choices in several steps</source>
        <translation>需要好几步的选择</translation>
    </message>
    <message>
        <source>Discarding, keeping and selling: click each card or good, once more takes it back. The line at the top counts.</source>
        <translation>弃牌、留牌和出售：点击每张卡牌或每件商品，再点击一次就收回。上方的一行会计算数量。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>What cannot be done says why, at the pointer and in the line at the bottom.</source>
        <translation>不能做的事会在指针旁和下方的一行说明原因。</translation>
    </message>
    <message>
        <source>A role that you look at tells what it would bring everybody, as far as you can know. A hint shows what the computer would do with your cards.</source>
        <translation>查看角色时，会显示它对每位玩家带来什么（以你能知道的为限）。提示会显示电脑用你的卡牌会怎么做。</translation>
    </message>
    <message>
        <source>“{button_undo}” goes back to your last decision, unless a card has been seen since.</source>
        <translation>“{button_undo}”回到你的上一个决定，除非在那之后有卡牌被看过。</translation>
    </message>
    <message>
        <source>Several people at one screen: hands lie face down except that of whoever decides, and a cover comes before a hand is shown.</source>
        <translation>好几个人共用一个屏幕时：只显示正在做决定的玩家的手牌，其他手牌面朝下；显示手牌之前会先遮住画面。</translation>
    </message>
    <message>
        <source>Your hand is seen by you alone. How many cards everybody holds is known to all.</source>
        <translation>只有你看得到自己的手牌。每位玩家的手牌张数是公开的。</translation>
    </message>
    <message>
        <source>Nobody knows what a good is or what lies under a {harbor}, not even the owner.</source>
        <translation>没有玩家知道商品是哪张卡牌、{harbor}下方是什么，拥有者也不知道。</translation>
    </message>
    <message>
        <source>What lies under your {chapel} and your {church} you know; others saw each card go there, but not which. How many there are is shown to you alone, or to all if the points are played openly.</source>
        <translation>你知道自己的{chapel}和{church}下方是什么；其他玩家只看到卡牌放进去，但不知道内容。张数只显示给你看；选择公开分数时，所有玩家都看得到。</translation>
    </message>
    <message>
        <source>A card gained with a {gold_mine} or a {bank} was seen by everybody. It is shown to them until its owner next gives away a card face down.</source>
        <translation>因{gold_mine}或{bank}获得的卡牌，所有玩家都看过。在拥有者下一次面朝下放出卡牌之前，会一直显示给其他玩家。</translation>
    </message>
    <message>
        <source>The computer players know no more than a person in their place.</source>
        <translation>电脑玩家知道的，不会比同一位置的真人玩家更多。</translation>
    </message>
    <message>
        <source>The {statue}, the {arch} and the {hero} are the monuments. They do nothing, but have as many points as they cost, and the {town_square} counts them. They are commercial buildings: one of each kind, and a {builders_yard} makes them cheaper.</source>
        <translation>{statue}、{arch}和{hero}是纪念碑。它们没有功能，但胜利分与费用相同，{town_square}也会计算它们。它们属于商业建筑：每种只能建造一座，{builders_yard}让它们更便宜。</translation>
    </message>
    <message>
        <source>The expansion shuffles {new_cards} cards of {new_pack_kinds} more kinds into the deck. All are commercial buildings. The {cathedral} lies open beside the roles.</source>
        <translation>扩展将{new_pack_kinds}种、共{new_cards}张新卡牌与基础游戏的卡牌一同洗混。它们都是商业建筑。{cathedral}面朝上放在角色卡旁。</translation>
    </message>
    <message>
        <source>A variant of the rulebook: before the first round the players draw {opening_draws} cards in turn order, beginning with the first governor. Everybody looks at them, keeps {start_hand} and discards the others.</source>
        <translation>规则书的变体规则：第一轮之前，从第一位总督开始按照顺序，玩家分别抽取{opening_draws}张卡牌。查看之后，各自留下{start_hand}，其他的弃掉。</translation>
    </message>
    <message>
        <source>It makes the beginning less a matter of luck, and makes up for a late turn.</source>
        <translation>这样开局比较不靠运气，顺序较后的玩家也得到补偿。</translation>
    </message>
    <message>
        <source>A new game can be set up in several ways:</source>
        <translation>新游戏有几种不同的设置：</translation>
    </message>
    <message>
        <source>New Buildings: {new_kinds} more kinds of buildings are in the game.</source>
        <translation>新建筑：游戏中增加{new_kinds}种建筑。</translation>
    </message>
    <message>
        <source>The opening choice: everybody draws more cards at first and keeps some of them.</source>
        <translation>起始手牌的选择：每位玩家一开始抽取较多卡牌，再选择要留下的。</translation>
    </message>
    <message>
        <source>Open points: everybody sees how many cards lie under Chapels, Churches and Harbors.</source>
        <translation>公开分数：所有玩家都看得到小教堂、教堂和港口下方的卡牌张数。</translation>
    </message>
    <message>
        <source>Ask before taking what can be refused: a building may always be left unused, and then you are asked each time. Otherwise whatever only helps you comes by itself.</source>
        <translation>可以拒绝的好处先问过再拿：建筑功能总是可选的，这时每次都会先问你。否则只有好处的功能会自动执行。</translation>
    </message>
    <message>
        <source>Play moves without a choice at once: where only one thing can be done, the program does it. Otherwise you make these moves yourself.</source>
        <translation>只有一种选择时自动执行：只有一种可能时，程序会替你进行；不勾选的话，这些行动也由你自己来。</translation>
    </message>
    <message>
        <source>You build a city out of cards, and whoever has the most victory points at the end wins. Every card of your hand can become a building; what you do not build pays for what you do.</source>
        <translation>你用卡牌建造一座城市，游戏结束时获得最多胜利分的玩家获胜。手上的每张卡牌都可以成为建筑；不建造的卡牌，就用来支付要建造的。</translation>
    </message>
    <message>
        <source>In every round each player takes one of the five roles, and then everybody does what the role allows. Whoever took it has its privilege besides.</source>
        <translation>每轮中，每位玩家拿取五个角色的其中一个，然后所有玩家执行该角色的行动。拿取该角色的玩家另外有其特权。</translation>
    </message>
    <message>
        <source>The {builder} builds, the {craftsman} makes goods, and the {trader} turns goods into cards. The {recruiter} and the {adventurer} bring cards without goods.</source>
        <translation>{builder}建造建筑，{craftsman}生产商品，{trader}将商品换成卡牌。{recruiter}和{adventurer}不需要商品就能带来卡牌。</translation>
    </message>
    <message>
        <source>Buildings have points and help with a role. Those of cost {hall_cost} count something at the end.</source>
        <translation>建筑有胜利分，并在执行角色时提供帮助。费用{hall_cost}元的建筑在游戏结束时额外计分。</translation>
    </message>
    <message>
        <source>When somebody has {city_spaces} buildings, the game is over at the end of that builder phase.</source>
        <translation>有玩家建造了{city_spaces}座建筑时，游戏在该建筑师阶段结束时结束。</translation>
    </message>
    <message>
        <source>First you choose what to build, then what pays for it. The price is the cost printed on the card, less whatever you save.</source>
        <translation>先选择要建造什么，再选择用什么支付。价格是卡牌上标示的费用，扣除所有减免。</translation>
    </message>
    <message>
        <source>The builder saves {builder_saving}, or {builder_doubled} with a {publishing_house}.</source>
        <translation>建筑师减免{builder_saving}；拥有{publishing_house}时减免{builder_doubled}。</translation>
    </message>
    <message>
        <source>A {distillery} saves {distillery_saving} for a production building, a {builders_yard} {builders_yard_saving} for a commercial building.</source>
        <translation>{distillery}让生产建筑减免{distillery_saving}，{builders_yard}让商业建筑减免{builders_yard_saving}。</translation>
    </message>
    <message>
        <source>With a {crane} the cost of the building that is covered comes off.</source>
        <translation>使用{crane}时，减免被覆盖建筑的费用。</translation>
    </message>
    <message>
        <source>A {hidden_market} lets goods pay, as much as a card each.</source>
        <translation>{hidden_market}可以用商品支付，每件等于一张卡牌。</translation>
    </message>
    <message>
        <source>The price never falls below 0, and nothing is given back. The card that is built pays nothing itself, so a price of {example_price} takes a hand of {example_hand} at least.</source>
        <translation>价格绝不会低于0，也不会退还。建造的卡牌本身不能用来支付，所以价格{example_price}时，手上至少需要{example_hand}。</translation>
    </message>
    <message>
        <source>The builder has a {publishing_house} and a {distillery}: a {fruit_depot} costs {fruit_depot_cost}, the savings come to more, and it is free. Nothing is paid back.</source>
        <translation>建筑师拥有{publishing_house}和{distillery}。{fruit_depot}的费用是{fruit_depot_cost}，减免的更多，所以免费；但不会退还差额。</translation>
    </message>
    <message>
        <source>Discards lie face down. You know those that you discarded yourself and those that were turned up, until the pile is shuffled.</source>
        <translation>弃掉的卡牌面朝下放置。在重新洗混之前，你知道自己弃掉的和被翻开过的卡牌。</translation>
    </message>
    <message>
        <source>How many cards lie in the deck and in the discards is known to all.</source>
        <translation>抽牌堆和弃牌堆的张数是公开的。</translation>
    </message>
    <message>
        <source>Cards that pay and goods that are sold are discarded before anything is drawn for them.</source>
        <translation>用来支付的卡牌和卖掉的商品先弃掉，然后才抽取卡牌。</translation>
    </message>
    <message>
        <source>Whoever takes a role may do more than the others in its phase.</source>
        <translation>拿取角色的玩家，在该阶段可以比其他玩家多做一些。</translation>
    </message>
    <message>
        <source>{builder}: {builder_saving} less to pay.</source>
        <translation>{builder}：少支付{builder_saving}。</translation>
    </message>
    <message>
        <source>{craftsman}: {craftsman_more} more.</source>
        <translation>{craftsman}：额外生产{craftsman_more}。</translation>
    </message>
    <message>
        <source>{trader}: {trader_more} more.</source>
        <translation>{trader}：额外出售{trader_more}。</translation>
    </message>
    <message>
        <source>{recruiter}: {recruiter_more} more to choose from.</source>
        <translation>{recruiter}：额外抽取{recruiter_more}来选择。</translation>
    </message>
    <message>
        <source>A {publishing_house} doubles each of them.</source>
        <translation>{publishing_house}让这些特权都加倍。</translation>
    </message>
    <message>
        <source>Each kind makes one good and holds one at a time. You may have several of a kind, and each works alone. A {distillery} makes them cheaper.</source>
        <translation>每种生产建筑生产一种商品，上面一次只能有一件。你可以拥有好几座相同的生产建筑，各自独立生产。{distillery}让它们更便宜。</translation>
    </message>
    <message>
        <source>The governor takes one of the five roles, and its phase is played at once. Then the next player clockwise takes one of those that are left, until everybody has taken one. Then the next player is the governor.</source>
        <translation>总督拿取五个角色的其中一个，并立即进行该阶段。接着顺时针方向的下一位玩家从剩余角色中拿取一个，直到每位玩家都拿取过。然后由下一位玩家担任总督。</translation>
    </message>
    <message>
        <source>In a phase everybody has a turn, clockwise, beginning with whoever took the role, not with the governor.</source>
        <translation>在每个阶段中，从拿取该角色的玩家（而不是总督）开始，以顺时针方向每位玩家执行一次。</translation>
    </message>
    <message>
        <source>You have to take a role, but you may forgo what it allows, and its privilege too.</source>
        <translation>你必须选择角色，但可以选择不执行行动，也可以不使用特权。</translation>
    </message>
    <message>
        <source>A building works from the phase after the one in which it was built.</source>
        <translation>建筑从建造后的下一个阶段开始有功能。</translation>
    </message>
    <message>
        <source>Before the governor takes the first role, buildings work that say so, and hands are counted. One step is done by everybody, in turn order from the governor, before the next step begins. In the first round all this is left out.</source>
        <translation>总督拿取第一个角色之前，先执行注明在此时执行的建筑功能，再检查手牌张数。每个步骤都由总督开始按照顺序，所有玩家执行完才进行下一个步骤。第一轮没有这些步骤。</translation>
    </message>
    <message>
        <source>The {office}: discard 1 or 2 cards and draw as many.</source>
        <translation>{office}：弃掉1或2张手牌，再抽等量的卡牌。</translation>
    </message>
    <message>
        <source>The {chapel} and the {church}: cards from the hand go under them.</source>
        <translation>{chapel}和{church}：将手牌放在下方。</translation>
    </message>
    <message>
        <source>The hand limit: whoever has too many cards discards some.</source>
        <translation>手牌上限：手牌太多的玩家弃牌。</translation>
    </message>
    <message>
        <source>Anna holds 9 cards. She puts one under her {chapel}, so one less is to be discarded.</source>
        <translation>Anna有9张手牌。她将其中一张放在{chapel}的下方，要弃掉的卡牌就少一张。</translation>
    </message>
    <message>
        <source>The points printed on all your buildings. What is covered by another building counts no more.</source>
        <translation>你的所有建筑上标示的胜利分。被覆盖的建筑不再计算。</translation>
    </message>
    <message>
        <source>{tucked_point} for each card under your {chapel}, your {church} and your {harbor}.</source>
        <translation>你的{chapel}、{church}和{harbor}下方的每张卡牌，价值{tucked_point}。</translation>
    </message>
    <message>
        <source>What {assembly_hall}, {city_hall}, {town_square}, {residence} and {cathedral} count.</source>
        <translation>{assembly_hall}、{city_hall}、{town_square}、{residence}和{cathedral}的胜利分。</translation>
    </message>
    <message>
        <source>Last of all, the {customs_house} counts the sum of all this.</source>
        <translation>最后，由{customs_house}计算以上的总和。</translation>
    </message>
    <message>
        <source>Cards in the hand and goods bring no points.</source>
        <translation>手牌和商品没有胜利分。</translation>
    </message>
    <message>
        <source>Everybody begins with a {corn_granary} in the city, and with {start_hand} drawn from the deck.</source>
        <translation>每位玩家一开始城市里有一座{corn_granary}，并从抽牌堆抽取{start_hand}。</translation>
    </message>
    <message>
        <source>The base game has {base_cards} cards: {production_cards} production buildings and {commercial_cards} commercial buildings. {new_cards} more come with the New Buildings.</source>
        <translation>基础游戏有{base_cards}张卡牌：{production_cards}张生产建筑和{commercial_cards}张商业建筑。加入“新建筑”时再增加{new_cards}张。</translation>
    </message>
    <message>
        <source>The {price_cards} price cards are shuffled once and lie face down. Their order stays the same during the whole game.</source>
        <translation>{price_cards}张交易所卡只在开始时洗混一次，并面朝下放置。整场游戏中，它们的顺序不会改变。</translation>
    </message>
    <message>
        <source>Whoever sits first is the first governor.</source>
        <translation>第一个座位的玩家是第一位总督。</translation>
    </message>
    <message>
        <source>In a round of two, {two_roles} of the five roles are played: the governor takes one, then the other player, then the governor once more.</source>
        <translation>两人游戏的一轮中，五个角色会有{two_roles}个被选择：总督拿取一个，接着另一位玩家，然后总督再拿取一个。</translation>
    </message>
    <message>
        <source>A {publishing_house} of the governor doubles only one of the two roles. The first time the governor says whether it is to be doubled; if not, the second role is doubled by itself.</source>
        <translation>总督的{publishing_house}只能让两个角色的其中一个加倍。选择第一个角色时，总督决定是否加倍；如果没有，第二个角色就自动加倍。</translation>
    </message>
    <message>
        <source>There is no action. The adventurer draws {adventurer_draw}, with a {publishing_house} {adventurer_doubled}.</source>
        <translation>没有行动。探险家抽取{adventurer_draw}，拥有{publishing_house}时抽取{adventurer_doubled}。</translation>
    </message>
    <message>
        <source>Then the {gold_mine} and the {bank} work for everybody who has one, in turn order from the adventurer, whoever took the role.</source>
        <translation>然后从探险家开始按照顺序，每位拥有{gold_mine}或{bank}的玩家执行其功能，不论是谁拿取该角色。</translation>
    </message>
    <message>
        <source>Whoever has both uses the {gold_mine} first.</source>
        <translation>两者都拥有的玩家先执行{gold_mine}。</translation>
    </message>
    <message>
        <source>Everybody in turn may build one card from the hand, and pays for it with other cards: they go to the discards. You may build nothing.</source>
        <translation>所有玩家轮流可以从手牌建造一张卡牌，并用其他手牌支付，付出的卡牌放到弃牌堆。也可以不建造。</translation>
    </message>
    <message>
        <source>The builder pays {builder_saving} less, with a {publishing_house} {builder_doubled} less.</source>
        <translation>建筑师少支付{builder_saving}，拥有{publishing_house}时少支付{builder_doubled}。</translation>
    </message>
    <message>
        <source>Production buildings may be built any number of times, a commercial building only once by each player.</source>
        <translation>相同的生产建筑可以建造好几座，相同的商业建筑每位玩家只能建造一座。</translation>
    </message>
    <message>
        <source>After paying, the {lumberyard} gives its card, then the {hospital}. At the end of the phase the {school} does.</source>
        <translation>支付之后，先执行{lumberyard}，再执行{hospital}。阶段结束时执行{school}。</translation>
    </message>
    <message>
        <source>The builder wants a {tobacco_storage}, which costs {tobacco_storage_cost}, and pays {tobacco_storage_builder}.</source>
        <translation>建筑师要建造费用{tobacco_storage_cost}的{tobacco_storage}，支付{tobacco_storage_builder}。</translation>
    </message>
    <message>
        <source>Everybody in turn puts one card from the deck face down onto an empty production building. Nobody looks at it.</source>
        <translation>所有玩家轮流从抽牌堆抽取一张卡牌，面朝下放在空的生产建筑上，不查看内容。</translation>
    </message>
    <message>
        <source>The craftsman makes {craftsman_more} more, with a {publishing_house} {craftsman_doubled} more. A {canal} adds {canal_more}.</source>
        <translation>制造商额外生产{craftsman_more}，拥有{publishing_house}时额外生产{craftsman_doubled}。{canal}再多生产{canal_more}。</translation>
    </message>
    <message>
        <source>A building holds one good. Without an empty production building you make nothing.</source>
        <translation>每座建筑上只能有一件商品。没有空的生产建筑，就不能生产。</translation>
    </message>
    <message>
        <source>Where all empty buildings can be filled, the program does it; otherwise you choose which.</source>
        <translation>空的建筑都能生产时，程序会自动进行；否则由你选择。</translation>
    </message>
    <message>
        <source>First every empty {zoning_office} gets a good.</source>
        <translation>首先，每座空的{zoning_office}获得一件商品。</translation>
    </message>
    <message>
        <source>Everybody in turn draws {recruiter_draw} and looks at them. One is kept, the others go to the discards.</source>
        <translation>所有玩家轮流抽取{recruiter_draw}并查看。选择一张留下，其他的弃掉。</translation>
    </message>
    <message>
        <source>The recruiter draws {recruiter_all}, with a {publishing_house} {recruiter_all_doubled}, and still keeps one.</source>
        <translation>招募官抽取{recruiter_all}，拥有{publishing_house}时抽取{recruiter_all_doubled}，仍然只留下一张。</translation>
    </message>
    <message>
        <source>With a {villa} you keep two. With a {notary} the cards go into your hand, and you discard from all of it.</source>
        <translation>拥有{villa}时留下两张。拥有{notary}时，卡牌加入手牌，再从全部手牌中弃牌。</translation>
    </message>
    <message>
        <source>The top price card is turned up. Everybody in turn may sell one good and draws as many cards as the price card says.</source>
        <translation>翻开最上方的交易所卡。所有玩家轮流可以出售一件商品，并抽取上面所示张数的卡牌。</translation>
    </message>
    <message>
        <source>The trader sells {trader_more} more, with a {publishing_house} {trader_doubled} more. A {trading_post} adds {trading_post_more}.</source>
        <translation>贸易商额外出售{trader_more}，拥有{publishing_house}时额外出售{trader_doubled}。{trading_post}再多出售{trading_post_more}。</translation>
    </message>
    <message>
        <source>Goods of one kind can all be sold, and to everybody at the same price. Sold goods go to the discards unseen, before you draw.</source>
        <translation>同一种商品可以全部出售，每位玩家的价格都相同。卖掉的商品先放到弃牌堆（不查看），然后才抽牌。</translation>
    </message>
    <message>
        <source>Then the price card goes under its pile, also if nobody has sold.</source>
        <translation>然后交易所卡放回牌堆底部，即使没有玩家出售也一样。</translation>
    </message>
</context>
<context>
    <name>SanJuanRulesGroup</name>
    <message>
        <source>To begin with</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>规则细节</translation>
    </message>
    <message>
        <source>The end, and options</source>
        <translation>游戏结束与选项</translation>
    </message>
    <message>
        <source>Production buildings</source>
        <translation>生产建筑</translation>
    </message>
    <message>
        <source>Commercial buildings</source>
        <translation>商业建筑</translation>
    </message>
    <message>
        <source>Buildings of cost 6</source>
        <translation>费用6元的建筑</translation>
    </message>
    <message>
        <source>New Buildings</source>
        <translation>新建筑</translation>
    </message>
</context>
<context>
    <name>SanJuanRulesTitle</name>
    <message>
        <source>A card is three things</source>
        <translation>卡牌的三种用途</translation>
    </message>
    <message>
        <source>Commercial buildings at a glance</source>
        <translation>商业建筑一览</translation>
    </message>
    <message>
        <source>What is different from Puerto Rico</source>
        <translation>与波多黎各的不同之处</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>Goods and prices</source>
        <translation>商品与价格</translation>
    </message>
    <message>
        <source>The governor</source>
        <translation>总督</translation>
    </message>
    <message>
        <source>Buildings of cost 6 at a glance</source>
        <translation>费用6元的建筑一览</translation>
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
        <translation>隐藏的信息</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>纪念碑</translation>
    </message>
    <message>
        <source>New Buildings at a glance</source>
        <translation>新建筑一览</translation>
    </message>
    <message>
        <source>The opening choice</source>
        <translation>起始手牌的选择</translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation>可以约定的规则</translation>
    </message>
    <message>
        <source>How the game goes</source>
        <translation>游戏怎么进行</translation>
    </message>
    <message>
        <source>Building and paying</source>
        <translation>建造与支付</translation>
    </message>
    <message>
        <source>Deck and discards</source>
        <translation>抽牌堆与弃牌堆</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>特权</translation>
    </message>
    <message>
        <source>Production buildings at a glance</source>
        <translation>生产建筑一览</translation>
    </message>
    <message>
        <source>The round and its roles</source>
        <translation>一轮与角色</translation>
    </message>
    <message>
        <source>The start of a round</source>
        <translation>一轮开始时</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>计算胜利分</translation>
    </message>
    <message>
        <source>What lies ready</source>
        <translation>游戏设置</translation>
    </message>
    <message>
        <source>The game for two</source>
        <translation>两人游戏</translation>
    </message>
</context>
<context>
    <name>SanJuanSaves</name>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation>{edition}，第{round}轮结束</translation>
    </message>
    <message>
        <source>{edition}, round {round}</source>
        <translation>{edition}，第{round}轮</translation>
    </message>
    <message>
        <source>San Juan 1897</source>
        <translation>圣胡安1897</translation>
    </message>
</context>
<context>
    <name>SanJuanScore</name>
    <message>
        <source>No space was left in the city of {players}.</source>
        <translation>{players}的城市已占满。</translation>
    </message>
    <message>
        <source>No space was left in the cities of {players}.</source>
        <translation>{players}的城市已占满。</translation>
    </message>
    <message>
        <source>A city was full.</source>
        <translation>有人占满了城市。</translation>
    </message>
    <message>
        <source>No card was left to draw, and nobody could build.</source>
        <translation>没有卡牌可抽，也没有人能建造。</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建筑</translation>
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
        <translation>{building}：{points}（第{rounds}轮）</translation>
    </message>
    <message>
        <source>Buildings and &amp;hands</source>
        <translation>建筑与手牌(&amp;H)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}轮</translation>
    </message>
    <message>
        <source>Hand at the end</source>
        <translation>剩余手牌</translation>
    </message>
    <message>
        <source>Under the {building}</source>
        <translation>{building}下方</translation>
    </message>
    <message>
        <source>Goods at the end</source>
        <translation>剩余商品</translation>
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
        <translation>第{round}轮被改建</translation>
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
        <translation>{building}的额外分数</translation>
    </message>
    <message>
        <source>Production buildings: {buildings}, kinds of them: {kinds}</source>
        <translation>生产建筑：{buildings}，其中的种类：{kinds}</translation>
    </message>
    <message>
        <source>Commercial buildings: {buildings}</source>
        <translation>商业建筑：{buildings}</translation>
    </message>
    <message>
        <source>Monuments: {monuments}</source>
        <translation>纪念碑：{monuments}</translation>
    </message>
    <message>
        <source>Sets of three that count: {sets}</source>
        <translation>计分的三座一组：{sets}</translation>
    </message>
    <message>
        <source>Buildings of cost 6 of the others that count: {buildings}</source>
        <translation>其他玩家计分的费用6元建筑：{buildings}</translation>
    </message>
    <message>
        <source>A quarter of all other points: {points}</source>
        <translation>其他分数的四分之一：{points}</translation>
    </message>
    <message>
        <source>Cards in hand and goods</source>
        <translation>手牌和商品</translation>
    </message>
    <message>
        <source>By what is printed on buildings</source>
        <translation>靠建筑上印的分数</translation>
    </message>
    <message>
        <source>By both</source>
        <translation>两者并重</translation>
    </message>
    <message>
        <source>By what buildings count besides</source>
        <translation>靠建筑的额外分数</translation>
    </message>
</context>
<context>
    <name>SanJuanSettings</name>
    <message>
        <source>Show how many cards of each kind are le&amp;ft</source>
        <translation>显示每种卡牌剩余的张数(&amp;F)</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;kind (otherwise: by cost)</source>
        <translation>手牌按种类排列（否则按费用）(&amp;K)</translation>
    </message>
    <message>
        <source>B&amp;uild at once with the last payment</source>
        <translation>付清最后一张卡牌时立即建造(&amp;U)</translation>
    </message>
    <message>
        <source>Pla&amp;y moves without a choice at once</source>
        <translation>只有一种选择时自动执行(&amp;Y)</translation>
    </message>
    <message>
        <source>Numbers of hidden points lie &amp;open</source>
        <translation>公开隐藏分数的张数(&amp;O)</translation>
    </message>
    <message>
        <source>Ask &amp;before taking what may be refused</source>
        <translation>可以拒绝的好处先询问(&amp;B)</translation>
    </message>
</context>
<context>
    <name>SanJuanSlip</name>
    <message>
        <source>{role}, your privilege</source>
        <translation>{role}，你的特权</translation>
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
        <translation>剩余手牌</translation>
    </message>
    <message>
        <source>{words}: {figure}.</source>
        <translation>{words}：{figure}。</translation>
    </message>
    <message>
        <source>Price of the building</source>
        <translation>建筑的费用</translation>
    </message>
</context>
<context>
    <name>SanJuanSpeech</name>
    <message>
        <source>{role}: free. Privilege: {privilege}.</source>
        <translation>{role}：尚未被选。特权：{privilege}。</translation>
    </message>
    <message>
        <source>{role}: chosen by {player}, the phase is running.</source>
        <translation>{role}：由{player}选择，阶段进行中。</translation>
    </message>
    <message>
        <source>{role}: taken by {player}.</source>
        <translation>{role}：已被{player}选走。</translation>
    </message>
    <message>
        <source>A price card that nobody has seen yet.</source>
        <translation>还没有人看过的交易所卡。</translation>
    </message>
    <message>
        <source>The prices now, from corn to coffee: {prices}.</source>
        <translation>目前的价格，从玉米到咖啡：{prices}。</translation>
    </message>
    <message>
        <source>The next prices, from corn to coffee: {prices}.</source>
        <translation>下次的价格，从玉米到咖啡：{prices}。</translation>
    </message>
    <message>
        <source>Prices, from corn to coffee: {prices}.</source>
        <translation>价格，从玉米到咖啡：{prices}。</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s).</source>
        <translation>
            <numerusform>{pile}：%n张卡牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}, costs {cost}, for you {price}, worth {points} points now.</source>
        <translation>{building}，费用{cost}，你要付{price}，目前价值{points}分。</translation>
    </message>
    <message>
        <source>Free space.</source>
        <translation>空格。</translation>
    </message>
    <message>
        <source>{building}, to be built for nothing.</source>
        <translation>{building}，免费建造。</translation>
    </message>
    <message>
        <source>Paying for {building}: {paid} of {price}.</source>
        <translation>支付{building}的费用：{paid}/{price}。</translation>
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
        <translation>下次可卖{price}张卡牌</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>下方有%n张卡牌</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden cards under it</source>
        <translation>下方有隐藏的卡牌</translation>
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
        <translation>隐藏的卡牌。</translation>
    </message>
    <message>
        <source>{building}, costs {cost}, for you {price}</source>
        <translation>{building}，费用{cost}，你要付{price}</translation>
    </message>
    <message>
        <source>{building}, costs {cost}</source>
        <translation>{building}，费用{cost}</translation>
    </message>
    <message numerus="yes">
        <source>would bring %n point(s) now</source>
        <translation>
            <numerusform>现在可得%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>governor</source>
        <translation>总督</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>正在行动</translation>
    </message>
    <message>
        <source>took: {roles}</source>
        <translation>已选：{roles}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>手牌%n张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>%n座建筑</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {points}</source>
        <translation>至少{points}</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n件商品</numerusform>
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
        <translation>{player}：概况</translation>
    </message>
    <message>
        <source>{player}: city</source>
        <translation>{player}：城市</translation>
    </message>
    <message>
        <source>Drawn: choose what you keep</source>
        <translation>抽到的卡牌：选择要保留的</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>你的手牌：%n张</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>可以选择的卡牌</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Deck and discards</source>
        <translation>抽牌堆与弃牌堆</translation>
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
        <translation>提示栏的按钮</translation>
    </message>
    <message>
        <source>What only this player may see is hidden: nobody else should look at the screen now.</source>
        <translation>只有这位玩家可以看的内容是盖住的：现在别让其他人看屏幕。</translation>
    </message>
    <message>
        <source>The hand is hidden: nobody else should look at the screen now.</source>
        <translation>手牌是盖住的：现在别让其他人看屏幕。</translation>
    </message>
</context>
<context>
    <name>SanJuanTask</name>
    <message>
        <source>Which role to choose?</source>
        <translation>选择哪个角色？</translation>
    </message>
    <message>
        <source>What to build?</source>
        <translation>建造什么？</translation>
    </message>
    <message>
        <source>Which cards to pay with?</source>
        <translation>用哪些卡牌支付？</translation>
    </message>
    <message>
        <source>Where to make goods?</source>
        <translation>在哪里生产商品？</translation>
    </message>
    <message>
        <source>Which goods to sell?</source>
        <translation>出售哪些商品？</translation>
    </message>
    <message>
        <source>Which cards to keep?</source>
        <translation>保留哪些卡牌？</translation>
    </message>
    <message>
        <source>Which cards to discard?</source>
        <translation>弃掉哪些卡牌？</translation>
    </message>
    <message>
        <source>Which cards to exchange?</source>
        <translation>交换哪些卡牌？</translation>
    </message>
    <message>
        <source>Which cards to put under a building?</source>
        <translation>把哪些卡牌放到建筑下方？</translation>
    </message>
    <message>
        <source>Take what is offered?</source>
        <translation>要接受吗？</translation>
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
        <translation>还没有人建造{card}：保留。</translation>
    </message>
    <message>
        <source>{card} is built already: it goes.</source>
        <translation>已经有人建造{card}：弃掉。</translation>
    </message>
    <message>
        <source>Four different costs: the cheapest one, {card}, is kept.</source>
        <translation>四张费用都不同：保留最便宜的{card}。</translation>
    </message>
    <message>
        <source>Equal costs ({costs}): all four go.</source>
        <translation>费用相同（{costs}）：四张全部弃掉。</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Kept automatically</source>
        <translation>自动保存</translation>
    </message>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation>{edition}，第{round}轮结束</translation>
    </message>
    <message>
        <source>{edition}, round {round}</source>
        <translation>{edition}，第{round}轮</translation>
    </message>
    <message>
        <source>Saved {date}</source>
        <translation>保存于{date}</translation>
    </message>
    <message>
        <source>being played in another window</source>
        <translation>正在另一个窗口中进行</translation>
    </message>
    <message>
        <source>branched off</source>
        <translation>从另一局分出</translation>
    </message>
    <message>
        <source>moves were taken back</source>
        <translation>用过撤销</translation>
    </message>
    <message>
        <source>accuracy {accuracy}</source>
        <translation>准确度{accuracy}</translation>
    </message>
    <message>
        <source>accuracy of {player}: {accuracy}</source>
        <translation>{player}的准确度：{accuracy}</translation>
    </message>
    <message numerus="yes">
        <source>Won by {leaders} with %n point(s)</source>
        <translation>
            <numerusform>{leaders}以%n分获胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leaders} ahead with %n point(s)</source>
        <translation>
            <numerusform>{leaders}以%n分领先</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name}（电脑）</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典版</translation>
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
        <translation>{edition}，第{round}轮</translation>
    </message>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation>{edition}，第{round}轮结束</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>There were not enough colonists left to fill the ship.</source>
        <translation>剩下的移民不够补满拓荒船。</translation>
    </message>
    <message>
        <source>A city was full.</source>
        <translation>有人的城区已占满。</translation>
    </message>
    <message>
        <source>The last victory point chip was taken.</source>
        <translation>最后一枚计分圆片已被拿走。</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>贵族</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>公民</translation>
    </message>
    <message>
        <source>People in the VP area</source>
        <translation>VP区域的人</translation>
    </message>
    <message>
        <source>Tiles in the VP area</source>
        <translation>VP区域的牌片</translation>
    </message>
    <message>
        <source>Pairs of active estates</source>
        <translation>成对启动的种植园</translation>
    </message>
    <message>
        <source>Goods and coins left over</source>
        <translation>剩余的商品和钱币</translation>
    </message>
    <message>
        <source>Achievements not done</source>
        <translation>未完成的成就</translation>
    </message>
    <message>
        <source>1 for each worker and citizen in the VP area.</source>
        <translation>VP区域的每个工人和公民1分。</translation>
    </message>
    <message>
        <source>{tile} for each quarry and each third estate of a kind.</source>
        <translation>每个采石场和每个第三个同类种植园{tile}分。</translation>
    </message>
    <message>
        <source>{pair} for each kind of which both estates are active.</source>
        <translation>每种两个都启动的种植园{pair}分。</translation>
    </message>
    <message>
        <source>1 for every {pieces} goods and coins together, rounded up.</source>
        <translation>商品和钱币合计，每{pieces}个1分，向上取整。</translation>
    </message>
    <message>
        <source>The achievement cards that players have kept and not done.</source>
        <translation>玩家留下而没有完成的成就卡。</translation>
    </message>
    <message>
        <source>With a Puertoma players score no achievements: it scores those that they have not done.</source>
        <translation>有波多马时，玩家不因成就得分：没有完成的成就由波多马得分。</translation>
    </message>
    <message>
        <source>No space was left in the city of {players}.</source>
        <translation>{players}的城区已占满。</translation>
    </message>
    <message>
        <source>No space was left in the cities of {players}.</source>
        <translation>{players}的城区已占满。</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>成就</translation>
    </message>
    <message>
        <source>Buildin&amp;gs</source>
        <translation>建筑(&amp;G)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第{round}轮</translation>
    </message>
    <message>
        <source>Moves were taken back in this game.</source>
        <translation>这局游戏中用过撤销。</translation>
    </message>
    <message>
        <source>This game went on from decision {number} of another one.</source>
        <translation>这局游戏是从另一局的第{number}个决定接着玩的。</translation>
    </message>
    <message>
        <source>{winners} share the victory: {points} points each, with the handicaps.</source>
        <translation>{winners}共享胜利：含让分各{points}分。</translation>
    </message>
    <message>
        <source>{winner} wins: {points} points, with the handicap.</source>
        <translation>{winner}获胜：含让分{points}分。</translation>
    </message>
    <message numerus="yes">
        <source>{winners} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{winners}各得%n分，共享胜利。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner}以%n分获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory point chips</source>
        <translation>计分圆片</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建筑</translation>
    </message>
    <message>
        <source>{building}: {points}</source>
        <translation>{building}：{points}</translation>
    </message>
    <message>
        <source>Bonus of the {building}</source>
        <translation>{building}的额外分数</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Tie-break: {what}</source>
        <translation>平分时比较：{what}</translation>
    </message>
    <message>
        <source>Handicap of the seat</source>
        <translation>座位的让分</translation>
    </message>
    <message>
        <source>Total with handicap</source>
        <translation>含让分的总分</translation>
    </message>
    <message>
        <source>Doubloons and goods</source>
        <translation>杜布隆和货物</translation>
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
        <translation>第{place}名{player}：{points}</translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s): {sources}.</source>
        <translation>
            <numerusform>{player}共%n分：{sources}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The handicap of the seat is {points}.</source>
        <translation>座位的让分是{points}。</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation>{source}{points}分</translation>
    </message>
    <message numerus="yes">
        <source>{player} at the beginning: %n point(s)</source>
        <translation>
            <numerusform>{player}开始时：%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} after round {round}: %n point(s)</source>
        <translation>
            <numerusform>{player}第{round}轮之后：%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, points at the beginning and after each round: {figures}.</source>
        <translation>{player}开始时以及每轮之后的分数：{figures}。</translation>
    </message>
    <message>
        <source>{player}, points after round {round} and each one that followed: {figures}.</source>
        <translation>{player}第{round}轮及以后各轮之后的分数：{figures}。</translation>
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
        <translation>分数(&amp;P)</translation>
    </message>
    <message>
        <source>Co&amp;urse of the game</source>
        <translation>游戏进程(&amp;U)</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Final score</source>
        <translation>最终计分</translation>
    </message>
    <message>
        <source>To&amp;day&apos;s game</source>
        <translation>今日游戏(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Same seats again</source>
        <translation>原班人马再来一局(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <source>Find &amp;better moves</source>
        <translation>找出更好的走法(&amp;B)</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Points by source</source>
        <translation>各项得分</translation>
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
        <translation>玩家{number}由谁担任</translation>
    </message>
    <message>
        <source>Style of player {number}</source>
        <translation>玩家{number}的风格</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>另一个程序…</translation>
    </message>
    <message>
        <source>Automatic opponent</source>
        <translation>虚拟对手</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>玩家{number}的难度</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>每位玩家都要有名字。</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>有两位玩家同名。</translation>
    </message>
    <message>
        <source>Every player needs a name that can be seen.</source>
        <translation>每位玩家都要有看得见的名字。</translation>
    </message>
    <message>
        <source>The name of player {number} has marks that turn the direction of writing: type it anew.</source>
        <translation>玩家{number}的名字含有改变文字方向的符号，请重新输入。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>开</translation>
    </message>
    <message>
        <source>No</source>
        <translation>关</translation>
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
        <translation>设置</translation>
    </message>
    <message>
        <source>Looks and sounds</source>
        <translation>外观与声音</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>游戏中</translation>
    </message>
    <message>
        <source>New games</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pieces travel</source>
        <translation>移动动画(&amp;P)</translation>
    </message>
    <message>
        <source>Pac&amp;e of the other players</source>
        <translation>其他玩家的节奏(&amp;E)</translation>
    </message>
    <message>
        <source>Time to think about a move, ha&amp;rd</source>
        <translation>每次行动的思考时间，困难(&amp;R)</translation>
    </message>
    <message>
        <source>e&amp;xpert</source>
        <translation>专家(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>声音(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hints, and forecasts while a role is looked at</source>
        <translation>提示，以及查看角色时的预测(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Ask again before I pass although I could act</source>
        <translation>可以行动却跳过时再次确认(&amp;A)</translation>
    </message>
    <message>
        <source>Cover the table between the turns of &amp;different people</source>
        <translation>换人时遮挡桌面(&amp;D)</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>Other programs that play have as long as the expert.</source>
        <translation>其他入座的程序，思考时间与专家相同。</translation>
    </message>
    <message>
        <source>Only in games with hidden victory points and two people or more on one screen.</source>
        <translation>仅用于胜利分数保密、且有两位以上真人共用一个屏幕的游戏。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
</context>
<context>
    <name>ShortEffect</name>
    <message>
        <source>+1 when you sell</source>
        <translation>出售时+1</translation>
    </message>
    <message>
        <source>draws one more tile</source>
        <translation>多抽一个牌片</translation>
    </message>
    <message>
        <source>lets you take quarries</source>
        <translation>可以拿采石场</translation>
    </message>
    <message>
        <source>keeps one kind of goods</source>
        <translation>保存一类货物</translation>
    </message>
    <message>
        <source>new tiles come occupied</source>
        <translation>新牌片附带一个移民</translation>
    </message>
    <message>
        <source>sells what is sold already</source>
        <translation>可出售重复的货物</translation>
    </message>
    <message>
        <source>+2 when you sell</source>
        <translation>出售时+2</translation>
    </message>
    <message>
        <source>keeps two kinds of goods</source>
        <translation>保存两类货物</translation>
    </message>
    <message>
        <source>money for kinds produced</source>
        <translation>生产种类越多钱越多</translation>
    </message>
    <message>
        <source>new buildings come occupied</source>
        <translation>新建筑附带一个移民</translation>
    </message>
    <message>
        <source>+1 point for each loading</source>
        <translation>每次装货+1分</translation>
    </message>
    <message>
        <source>a ship of your own</source>
        <translation>一条船坞船</translation>
    </message>
    <message>
        <source>end: 1 or 2 for producers</source>
        <translation>终局：生产建筑1或2分</translation>
    </message>
    <message>
        <source>end: 4 to 7 for tiles</source>
        <translation>终局：牌片4至7分</translation>
    </message>
    <message>
        <source>end: 1 for three people</source>
        <translation>终局：每三人1分</translation>
    </message>
    <message>
        <source>end: 1 for four points</source>
        <translation>终局：每四分1分</translation>
    </message>
    <message>
        <source>end: 1 for each non-producer</source>
        <translation>终局：紫色建筑各1分</translation>
    </message>
    <message>
        <source>large plants make 1 more</source>
        <translation>大型生产建筑多产1</translation>
    </message>
    <message>
        <source>two forests save 1</source>
        <translation>两个树林省1</translation>
    </message>
    <message>
        <source>pay with other pieces</source>
        <translation>可用其他东西付钱</translation>
    </message>
    <message>
        <source>keeps three single goods</source>
        <translation>多保存三件货物</translation>
    </message>
    <message>
        <source>two people who may move</source>
        <translation>可移动的两个客人</translation>
    </message>
    <message>
        <source>sells past the trading house</source>
        <translation>绕过商会出售</translation>
    </message>
    <message>
        <source>money for each noble</source>
        <translation>每个贵族1个杜布隆</translation>
    </message>
    <message>
        <source>points for new buildings</source>
        <translation>新建筑得分</translation>
    </message>
    <message>
        <source>own ship, 1 point a pair</source>
        <translation>自己的船，每2件1分</translation>
    </message>
    <message>
        <source>money for each loading</source>
        <translation>每次装货得钱</translation>
    </message>
    <message>
        <source>privileges count twice</source>
        <translation>特权加倍</translation>
    </message>
    <message>
        <source>money for your main crop</source>
        <translation>最多的货物带来钱</translation>
    </message>
    <message>
        <source>points for stocks of goods</source>
        <translation>囤积的货物得分</translation>
    </message>
    <message>
        <source>points and nothing else</source>
        <translation>只有分数</translation>
    </message>
    <message>
        <source>end: tiles in threes</source>
        <translation>终局：三个同种牌片</translation>
    </message>
    <message>
        <source>buy or sell a tile</source>
        <translation>购买或出售一个牌片</translation>
    </message>
    <message>
        <source>a little in every production</source>
        <translation>每次生产有小收入</translation>
    </message>
    <message>
        <source>discard tiles for points</source>
        <translation>弃掉牌片得分</translation>
    </message>
    <message>
        <source>buildings cost 1 or 2 less</source>
        <translation>建筑便宜1或2</translation>
    </message>
    <message>
        <source>points for delivered goods</source>
        <translation>交出货物得分</translation>
    </message>
    <message>
        <source>one more person arrives</source>
        <translation>多来一人</translation>
    </message>
    <message>
        <source>end: 1 for each noble</source>
        <translation>终局：每个贵族1分</translation>
    </message>
    <message>
        <source>makes up to {goods}</source>
        <translation>最多生产{goods}</translation>
    </message>
</context>
<context>
    <name>Skip</name>
    <message>
        <source>{player} finds no tile to take.</source>
        <translation>{player}没有牌片可拿。</translation>
    </message>
    <message>
        <source>{player} has a full island and takes no tile.</source>
        <translation>{player}的岛区已满，不拿牌片。</translation>
    </message>
    <message>
        <source>{player} has no colonists to place.</source>
        <translation>{player}没有移民要安置。</translation>
    </message>
    <message>
        <source>{player} can build nothing.</source>
        <translation>{player}没有可以建造的建筑。</translation>
    </message>
    <message>
        <source>{player} has a full city and builds nothing.</source>
        <translation>{player}的城区已满，不能建造。</translation>
    </message>
    <message>
        <source>{player} produces nothing.</source>
        <translation>{player}什么也没有生产。</translation>
    </message>
    <message>
        <source>{player} finds no good left in the supply for the privilege.</source>
        <translation>公共堆里没有{player}可以凭特权拿的货物。</translation>
    </message>
    <message>
        <source>{player} has no goods.</source>
        <translation>{player}没有货物。</translation>
    </message>
    <message>
        <source>{player} finds the trading house full.</source>
        <translation>商会已满，{player}不能出售。</translation>
    </message>
    <message>
        <source>{player} has nothing that the trading house takes.</source>
        <translation>{player}没有商会收购的货物。</translation>
    </message>
    <message>
        <source>{player} has nothing that a ship takes.</source>
        <translation>{player}没有能装船的货物。</translation>
    </message>
    <message>
        <source>{player} finds no tile that fits.</source>
        <translation>{player}没有放得下的牌片。</translation>
    </message>
    <message>
        <source>{player} finds nothing to smuggle.</source>
        <translation>{player}没有什么可以走私。</translation>
    </message>
    <message>
        <source>{player} is passed over. {reason}</source>
        <translation>{player}被跳过。{reason}</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There are no sounds: a library that plays them is missing on this computer.</source>
        <translation>没有声音：这台电脑缺少播放声音的程序库。</translation>
    </message>
    <message>
        <source>There are no sounds: this computer has found nothing to play them on.</source>
        <translation>没有声音：在这台电脑上没有找到播放设备。</translation>
    </message>
</context>
<context>
    <name>SourcesChart</name>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Points by source as bars</source>
        <translation>各项得分条形图</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>{role}: chosen by {player}, the phase is running.</source>
        <translation>{role}：由{player}选取，正在进行该阶段。</translation>
    </message>
    <message>
        <source>{role}: taken by {player}.</source>
        <translation>{role}：已由{player}选取。</translation>
    </message>
    <message numerus="yes">
        <source>{role}: free, with %n doubloon(s).</source>
        <translation>
            <numerusform>{role}：尚未被选，有%n个杜布隆。</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: free.</source>
        <translation>{role}：尚未被选。</translation>
    </message>
    <message>
        <source>Captured by {player}.</source>
        <translation>被{player}绑架。</translation>
    </message>
    <message>
        <source>{player} may not choose it.</source>
        <translation>{player}不能选择它。</translation>
    </message>
    <message numerus="yes">
        <source>Face-down plantations: %n left.</source>
        <translation>
            <numerusform>正面朝下的种植园：剩%n块。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quarries: %n left.</source>
        <translation>
            <numerusform>采石场：剩%n个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Just drawn: {tile}.</source>
        <translation>刚抽到：{tile}。</translation>
    </message>
    <message>
        <source>Face-up {tile}.</source>
        <translation>正面向上的{tile}。</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <translation>
            <numerusform>剩%n个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Just drawn.</source>
        <translation>刚抽到。</translation>
    </message>
    <message>
        <source>Face up.</source>
        <translation>正面向上。</translation>
    </message>
    <message>
        <source>Private ships: {cargo}.</source>
        <translation>船坞船：{cargo}。</translation>
    </message>
    <message>
        <source>Your own small ship, empty.</source>
        <translation>你自己的小船，空着。</translation>
    </message>
    <message>
        <source>Your own small ship: {cargo}.</source>
        <translation>你自己的小船：{cargo}。</translation>
    </message>
    <message>
        <source>Your own ship at the wharf, empty.</source>
        <translation>你的船坞船，空着。</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces, empty.</source>
        <translation>{spaces}格运输船，空着。</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces: {cargo}, about to be raided.</source>
        <translation>{spaces}格运输船：{cargo}，即将被掠夺。</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces: {cargo}, full.</source>
        <translation>{spaces}格运输船：{cargo}，已满。</translation>
    </message>
    <message numerus="yes">
        <source>Ship with {spaces} spaces: {cargo}, %n space(s) free.</source>
        <translation>
            <numerusform>{spaces}格运输船：{cargo}，还有%n格空着。</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house: a free space.</source>
        <translation>商会：空位。</translation>
    </message>
    <message>
        <source>Trading house: {good}.</source>
        <translation>商会：{good}。</translation>
    </message>
    <message>
        <source>In the trading house.</source>
        <translation>在商会里。</translation>
    </message>
    <message>
        <source>{task}: still open.</source>
        <translation>{task}：还没有人完成。</translation>
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
        <translation>公共堆：没有{good}。</translation>
    </message>
    <message>
        <source>Supply: {goods}.</source>
        <translation>公共堆：{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) for you now</source>
        <translation>
            <numerusform>现价%n个杜布隆</numerusform>
        </translation>
    </message>
    <message>
        <source>quarries −{count}</source>
        <translation>采石场−{count}</translation>
    </message>
    <message>
        <source>buildings −{count}</source>
        <translation>建筑−{count}</translation>
    </message>
    <message>
        <source>{role} −{count}</source>
        <translation>{role}−{count}</translation>
    </message>
    <message>
        <source>{price} (printed {cost}, {helps})</source>
        <translation>{price}（标价{cost}，{helps}）</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n个胜利分数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>%n个圆环</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>库存%n座</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: {facts}.</source>
        <translation>{building}：{facts}。</translation>
    </message>
    <message>
        <source>Free space for a building that costs {cost}.</source>
        <translation>造价{cost}的建筑的空格。</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>造价{cost}</translation>
    </message>
    <message>
        <source>Empty island space.</source>
        <translation>岛区空格。</translation>
    </message>
    <message>
        <source>{tile}.</source>
        <translation>{tile}。</translation>
    </message>
    <message>
        <source>{tile}, occupied by a noble.</source>
        <translation>{tile}，有一个贵族。</translation>
    </message>
    <message>
        <source>{tile}, occupied.</source>
        <translation>{tile}，被占据。</translation>
    </message>
    <message>
        <source>{tile}, without a colonist.</source>
        <translation>{tile}，没有移民。</translation>
    </message>
    <message>
        <source>Covered by a large building.</source>
        <translation>被一座大型建筑占着。</translation>
    </message>
    <message>
        <source>Empty city space.</source>
        <translation>城区空格。</translation>
    </message>
    <message>
        <source>{building}, without circles.</source>
        <translation>{building}，没有圆环。</translation>
    </message>
    <message numerus="yes">
        <source>{building}, {colonists} of %n circle(s) occupied.</source>
        <translation>
            <numerusform>{building}，%n个圆环中有{colonists}个被占据。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them noble(s).</source>
        <translation>
            <numerusform>其中%n个是贵族。</numerusform>
        </translation>
    </message>
    <message>
        <source>{goods}, all kept.</source>
        <translation>{goods}，全部保留。</translation>
    </message>
    <message>
        <source>{goods}: {kept} kept, {rest} to be given back.</source>
        <translation>{goods}：留下{kept}，放回{rest}。</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) free in all.</source>
        <translation>
            <numerusform>总共还空%n格。</numerusform>
        </translation>
    </message>
    <message>
        <source>No {good}.</source>
        <translation>没有{good}。</translation>
    </message>
    <message>
        <source>{goods}.</source>
        <translation>{goods}。</translation>
    </message>
    <message>
        <source>{goods}, to be given back.</source>
        <translation>{goods}，要放回公共堆。</translation>
    </message>
    <message>
        <source>governor</source>
        <translation>总督</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>正在行动</translation>
    </message>
    <message>
        <source>role: {roles}</source>
        <translation>角色为{roles}</translation>
    </message>
    <message>
        <source>smuggler&apos;s marker</source>
        <translation>走私者标记</translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%n个杜布隆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <translation>
            <numerusform>%n个移民</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle in San Juan</source>
        <translation>
            <numerusform>其中%n个在圣胡安空闲</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>其中%n个是贵族</numerusform>
        </translation>
    </message>
    <message>
        <source>{used} of 12 island spaces</source>
        <translation>岛区12格已用{used}格</translation>
    </message>
    <message>
        <source>{used} of 12 city spaces</source>
        <translation>城区12格已用{used}格</translation>
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
        <translation>无法读取设置。</translation>
    </message>
    <message>
        <source>What could not be read is set as it was in the beginning.</source>
        <translation>读不出来的设置恢复为最初的状态。</translation>
    </message>
    <message>
        <source>The damaged file has been put aside: {path}</source>
        <translation>损坏的文件已移到一旁：{path}</translation>
    </message>
    <message>
        <source>The file stays as it is; what you change is forgotten when you quit.</source>
        <translation>文件保持原样；你更改的设置，在退出程序后不会保留。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Shipping</source>
        <translation>装货</translation>
    </message>
    <message>
        <source>By buildings</source>
        <translation>靠建筑</translation>
    </message>
    <message>
        <source>By both</source>
        <translation>两者并重</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>节庆</translation>
    </message>
    <message>
        <source>By shipping</source>
        <translation>靠装货</translation>
    </message>
    <message>
        <source>Computers of several levels</source>
        <translation>不同等级的电脑</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>只有真人</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>Free games</source>
        <translation>自由游戏</translation>
    </message>
    <message>
        <source>Games of the day</source>
        <translation>今日游戏</translation>
    </message>
    <message>
        <source>Games by code</source>
        <translation>代码游戏</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>最高分数</translation>
    </message>
    <message>
        <source>Largest margin</source>
        <translation>最大领先</translation>
    </message>
    <message>
        <source>Highest accuracy</source>
        <translation>最高准确度</translation>
    </message>
    <message>
        <source>Most points above par</source>
        <translation>超出标准最多</translation>
    </message>
    <message>
        <source>Quickest victory</source>
        <translation>最快获胜</translation>
    </message>
    <message>
        <source>Win a game</source>
        <translation>赢一局游戏</translation>
    </message>
    <message>
        <source>Win from every seat of a table</source>
        <translation>在同样人数的桌上，从每个座位都获胜</translation>
    </message>
    <message>
        <source>Win at tables of three sizes</source>
        <translation>在三种人数的桌上各获胜一次</translation>
    </message>
    <message>
        <source>Win in three editions</source>
        <translation>在三个版本中各获胜一次</translation>
    </message>
    <message>
        <source>Win by shipping</source>
        <translation>靠装货获胜</translation>
    </message>
    <message>
        <source>Win by buildings</source>
        <translation>靠建筑获胜</translation>
    </message>
    <message>
        <source>Win in each of three ways</source>
        <translation>用三种方式各获胜一次</translation>
    </message>
    <message>
        <source>Win against hard computers</source>
        <translation>战胜“困难”的电脑</translation>
    </message>
    <message>
        <source>Leave goods of all others ashore but none of yours</source>
        <translation>让其他每位玩家都有货物留在岸上，自己一件也没有</translation>
    </message>
    <message>
        <source>Play with an accuracy of 85 or more</source>
        <translation>准确度达到85</translation>
    </message>
    <message>
        <source>Finish twelve lessons without hints</source>
        <translation>不用提示完成十二课教学</translation>
    </message>
    <message>
        <source>Win within twelve rounds</source>
        <translation>在十二轮内获胜</translation>
    </message>
    <message>
        <source>Win against expert computers</source>
        <translation>战胜“专家”电脑</translation>
    </message>
    <message>
        <source>Win with two of the largest buildings</source>
        <translation>拥有两座最大的建筑获胜</translation>
    </message>
    <message>
        <source>Beat par in a game of the day</source>
        <translation>在今日游戏中超过标准</translation>
    </message>
    <message>
        <source>Solve twenty puzzles at the first try</source>
        <translation>二十道谜题一次答对</translation>
    </message>
    <message>
        <source>Milestones reached: {names}</source>
        <translation>达成里程碑：{names}</translation>
    </message>
    <message>
        <source>{name} ({game})</source>
        <translation>{name}（{game}）</translation>
    </message>
    <message>
        <source>Under other rules</source>
        <translation>按其他规则玩的</translation>
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
        <translation>{rounds}轮</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家人数</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>复盘(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
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
        <translation>这是我(&amp;T)</translation>
    </message>
    <message>
        <source>That is me &amp;too</source>
        <translation>这也是我(&amp;T)</translation>
    </message>
    <message>
        <source>Se&amp;parate names</source>
        <translation>分开名字(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>Accuracy: {accuracy}.</source>
        <translation>准确度：{accuracy}。</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;All saved games</source>
        <translation>所有存档(&amp;A)</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>从文件(&amp;F)…</translation>
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
        <source>Here you see how you play, as soon as a game is over. Games with a person are counted automatically.</source>
        <translation>一局游戏结束后，这里就会显示你的表现。有真人参与的游戏会自动计入。</translation>
    </message>
    <message>
        <source>{game}: it will be gone from the statistics for good. Files of saved games stay.</source>
        <translation>{game}：将从统计中永久移除。存档文件会保留。</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>要删除这局游戏吗？</translation>
    </message>
    <message>
        <source>Games: {games}. Won: {share} ({interval}), the even share is {even}.</source>
        <translation>局数：{games}。获胜：{share}（{interval}），均等胜率是{even}。</translation>
    </message>
    <message>
        <source>Mean place: {place}, mean points: {points}.</source>
        <translation>平均名次：{place}，平均分数：{points}。</translation>
    </message>
    <message>
        <source>{edition}, {count} players: mean place {place}, mean points {points}.</source>
        <translation>{edition}，{count}位玩家：平均名次{place}，平均分数{points}。</translation>
    </message>
    <message>
        <source>The file with your games was missing. A copy of {date} with {games} games lies beside your saves.</source>
        <translation>记录你游戏的文件不见了。存档旁有一份{date}的副本，含{games}局游戏。</translation>
    </message>
    <message>
        <source>Who are you? Choose your name above.</source>
        <translation>你是谁？请在上方选择你的名字。</translation>
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
        <translation>对手</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计入</translation>
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
        <translation>游戏</translation>
    </message>
    <message>
        <source>Do not &amp;count</source>
        <translation>不计入(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Count again</source>
        <translation>重新计入(&amp;C)</translation>
    </message>
    <message>
        <source>Saved games are read: {done} of {known}</source>
        <translation>正在读取存档：{done}/{known}</translation>
    </message>
    <message>
        <source>New games: {new}.</source>
        <translation>新游戏：{new}。</translation>
    </message>
    <message>
        <source>Could not be read: {count} ({files}).</source>
        <translation>无法读取：{count}（{files}）。</translation>
    </message>
</context>
<context>
    <name>StatisticsPart</name>
    <message>
        <source>&amp;Statistics</source>
        <translation>统计(&amp;S)</translation>
    </message>
    <message>
        <source>The damaged file has been put aside: {path}</source>
        <translation>损坏的文件已移到一旁：{path}</translation>
    </message>
    <message>
        <source>The copy beside your saves has taken its place.</source>
        <translation>已改用存档旁的副本。</translation>
    </message>
    <message>
        <source>There was no copy beside your saves.</source>
        <translation>存档旁没有副本。</translation>
    </message>
    <message>
        <source>Finished games that are still saved are counted again.</source>
        <translation>还存着的已结束游戏会重新计入。</translation>
    </message>
    <message>
        <source>The file with your games is damaged.</source>
        <translation>记录你游戏的文件已损坏。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>确定(&amp;O)</translation>
    </message>
    <message>
        <source>What happens in your games is not counted at present.</source>
        <translation>目前无法统计你的游戏。</translation>
    </message>
    <message>
        <source>Finished games that are still saved are counted later.</source>
        <translation>还存着的已结束游戏之后会计入。</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>导入游戏</translation>
    </message>
    <message>
        <source>Games, exported statistics and copies</source>
        <translation>游戏、导出的统计与副本</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>导出统计</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>购买</translation>
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
        <translation>走势</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>胜利</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建筑</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>结束方式</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>里程碑</translation>
    </message>
    <message>
        <source>Win a game, and here you see how.</source>
        <translation>赢一局游戏，这里就会显示是怎么赢的。</translation>
    </message>
    <message>
        <source>Here you see what you have bought in five games or more.</source>
        <translation>这里显示你在五局以上的游戏中买过的建筑。</translation>
    </message>
    <message>
        <source>Too little was at stake in the reviewed games to say how accurately you play.</source>
        <translation>复盘过的游戏里影响胜负的决定太少，看不出你玩得多准确。</translation>
    </message>
    <message>
        <source>Review a game, and here you see how accurately you play each role.</source>
        <translation>复盘一局游戏，这里就会显示你玩各角色的准确度。</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>座位{number}</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Mean of the last ten</source>
        <translation>最近十局平均</translation>
    </message>
    <message>
        <source>Won of the last ten</source>
        <translation>最近十局胜率</translation>
    </message>
    <message>
        <source>Game {number}: {points} points, mean of the last ten {mean}</source>
        <translation>第{number}局：{points}分，最近十局平均{mean}</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>平均分数</translation>
    </message>
    <message>
        <source>Personal best</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
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
        <source>Reached</source>
        <translation>达成</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Games that compare with the last one: {edition}, {count} players. Choose others above.</source>
        <translation>可与最近一局相比的游戏：{edition}，{count}位玩家。其他游戏请在上方选择。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%区间</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>均等胜率</translation>
    </message>
    <message>
        <source>{name}: {games} games, {share} won, {interval}</source>
        <translation>{name}：{games}局，获胜{share}，{interval}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Plantations</source>
        <translation>种植园</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <translation>拓荒船</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation>运输船</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>商会</translation>
    </message>
    <message>
        <source>Buildings to choose from</source>
        <translation>可以选的建筑</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>节庆</translation>
    </message>
    <message>
        <source>Achievement cards to choose from</source>
        <translation>可选择的成就卡</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Plantations and quarries</source>
        <translation>种植园和采石场</translation>
    </message>
    <message>
        <source>Supply of goods</source>
        <translation>货物公共堆</translation>
    </message>
    <message>
        <source>Buildings on sale</source>
        <translation>待售建筑</translation>
    </message>
    <message>
        <source>Log, round {round}</source>
        <translation>记录，第{round}轮</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>记录</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>corn plantation</source>
        <translation>玉米种植园</translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <translation>靛蓝种植园</translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <translation>甘蔗种植园</translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <translation>烟草种植园</translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <translation>咖啡种植园</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>采石场</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>树林</translation>
    </message>
</context>
<context>
    <name>Tile1897</name>
    <message>
        <source>corn estate</source>
        <translation>玉米种植园</translation>
    </message>
    <message>
        <source>fruit estate</source>
        <translation>水果种植园</translation>
    </message>
    <message>
        <source>sugar estate</source>
        <translation>蔗糖种植园</translation>
    </message>
    <message>
        <source>tobacco estate</source>
        <translation>烟草种植园</translation>
    </message>
    <message>
        <source>coffee estate</source>
        <translation>咖啡种植园</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>采石场</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>树林</translation>
    </message>
</context>
<context>
    <name>TileEffect</name>
    <message>
        <source>Produces one corn if a colonist works here; corn needs no building.</source>
        <translation>有一个移民在这里工作，就生产1个玉米；玉米不需要建筑。</translation>
    </message>
    <message>
        <source>Produces one indigo if a colonist works here and another one in an indigo plant.</source>
        <translation>有一个移民在这里工作，另一个在靛蓝作坊工作，就生产1个靛蓝。</translation>
    </message>
    <message>
        <source>Produces one sugar if a colonist works here and another one in a sugar mill.</source>
        <translation>有一个移民在这里工作，另一个在蔗糖磨坊工作，就生产1个糖。</translation>
    </message>
    <message>
        <source>Produces one tobacco if a colonist works here and another one in a tobacco storage.</source>
        <translation>有一个移民在这里工作，另一个在烟草库工作，就生产1个烟草。</translation>
    </message>
    <message>
        <source>Produces one coffee if a colonist works here and another one in a coffee roaster.</source>
        <translation>有一个移民在这里工作，另一个在咖啡烘烤房工作，就生产1个咖啡。</translation>
    </message>
    <message>
        <source>Lowers the price of a building by one doubloon if a colonist works here. The column of the building says how many quarries may help at most.</source>
        <translation>有一个移民在这里工作，就让建筑的价格降低1个杜布隆。最多能有几个采石场起效，要看建筑在哪一列。</translation>
    </message>
    <message>
        <source>A plantation that lies face down: nobody works here. With an occupied forest house two of them save 1 doubloon.</source>
        <translation>正面朝下的种植园：没有人在这里工作。拥有被占据的森林小屋时，每两块让建筑便宜1个杜布隆。</translation>
    </message>
</context>
<context>
    <name>TileEffect1897</name>
    <message>
        <source>Produces one corn if a worker works here; corn needs no building.</source>
        <translation>有一个工人在这里工作，就生产1个玉米；玉米不需要建筑。</translation>
    </message>
    <message>
        <source>Produces one fruit if a worker works here and another one in a fruit depot.</source>
        <translation>有一个工人在这里工作，另一个在水果仓库工作，就生产1个水果。</translation>
    </message>
    <message>
        <source>Produces one sugar if a worker works here and another one in a sugar mill.</source>
        <translation>有一个工人在这里工作，另一个在制糖厂工作，就生产1个蔗糖。</translation>
    </message>
    <message>
        <source>Produces one tobacco if a worker works here and another one in a tobacco storage.</source>
        <translation>有一个工人在这里工作，另一个在烟草仓库工作，就生产1个烟草。</translation>
    </message>
    <message>
        <source>Produces one coffee if a worker works here and another one in a coffee roaster.</source>
        <translation>有一个工人在这里工作，另一个在烘豆所工作，就生产1个咖啡。</translation>
    </message>
    <message>
        <source>Lowers the price of a building by one coin if a worker works here. The points printed on the building say how many quarries may help at most.</source>
        <translation>有一个工人在这里工作，就让建筑的价格降低1个钱币。最多能有几个采石场起效，要看建筑上印的分数。</translation>
    </message>
    <message>
        <source>An estate that lies face down: nobody works here. With an occupied lumberyard two of them save 1 coin.</source>
        <translation>正面朝下的种植园：没有人在这里工作。拥有一座有工人进驻的伐木场时，每两个让建筑便宜1个钱币。</translation>
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
        <translation>玩完比较(&amp;O)</translation>
    </message>
    <message>
        <source>Try another move</source>
        <translation>试别的走法</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>回到复盘</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>The quick games agree with the review.</source>
        <translation>快速对局的结果与复盘一致。</translation>
    </message>
    <message>
        <source>The quick games decide nothing: so small a difference may be luck.</source>
        <translation>快速对局分不出高下：这点差距可能只是运气。</translation>
    </message>
    <message>
        <source>The quick games contradict the review.</source>
        <translation>快速对局的结果与复盘相反。</translation>
    </message>
    <message>
        <source>Round {round}: you are {player}. This is about: {part}. You played: {move} ({mark}).</source>
        <translation>第{round}轮：你是{player}。主题：{part}。当时你走的是：{move}（{mark}）。</translation>
    </message>
    <message>
        <source>Round {round}: you are {player}. This is about: {part}. You played: {move}.</source>
        <translation>第{round}轮：你是{player}。主题：{part}。当时你走的是：{move}。</translation>
    </message>
    <message>
        <source>{move}: {mark}.</source>
        <translation>{move}：{mark}。</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>为什么不好？</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>接下来呢？</translation>
    </message>
    <message>
        <source>After {move} this would likely follow:</source>
        <translation>{move}之后很可能是：</translation>
    </message>
    <message>
        <source>After {move} you are asked again at once.</source>
        <translation>{move}之后马上又轮到你。</translation>
    </message>
    <message>
        <source>{move}: what would follow is being worked out.</source>
        <translation>{move}：正在推算接下来的发展。</translation>
    </message>
    <message>
        <source>{move}: what would follow could not be worked out.</source>
        <translation>{move}：无法推算接下来的发展。</translation>
    </message>
    <message>
        <source>{done} of {games} quick games with each of the two moves</source>
        <translation>两种走法各玩快速对局：{done}/{games}局</translation>
    </message>
    <message>
        <source>{games} quick games each, all seats playing by rules of thumb: {preferred} wins {share}, {other} {other_share}. Difference: {points} points of chance, ± {reach}.</source>
        <translation>各玩{games}局快速对局，所有座位都按照经验法则行动：{preferred}的胜率是{share}，{other}是{other_share}。相差{points}个百分点，±{reach}。</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>{winners} are equal in points and in what decides then ({tie_break}): {value}.</source>
        <translation>{winners}的分数相同，用来决胜负的“{tie_break}”也相同：{value}。</translation>
    </message>
    <message>
        <source>{winner} and {second} have equally many points; the tie-break decides ({tie_break}): {a} to {b}.</source>
        <translation>{winner}与{second}的分数相同，以“{tie_break}”决胜负：{a}比{b}。</translation>
    </message>
    <message>
        <source>The handicaps of the seats decide: with them {winner} has {a} points and {second} {b}.</source>
        <translation>座位的让分决定了胜负：计入让分后{winner}有{a}分，{second}有{b}分。</translation>
    </message>
    <message>
        <source>“{source}” decided it: {a} of the {total} points of {winner}, but only {b} of the {other} of {second}.</source>
        <translation>“{source}”决定了胜负：{winner}的{total}分中占{a}分，{second}的{other}分中只占{b}分。</translation>
    </message>
    <message>
        <source>{winner} has most points from “{main}” ({most} of {total}); “{source}” made the difference to {second}: {a} to {b}.</source>
        <translation>{winner}得分最多的是“{main}”（{total}分中的{most}分）；胜过{second}主要靠“{source}”：{a}比{b}。</translation>
    </message>
    <message>
        <source>{source}: {gains}.</source>
        <translation>{source}：{gains}。</translation>
    </message>
    <message>
        <source>The game is over: the points are counted</source>
        <translation>游戏结束：开始计分</translation>
    </message>
    <message>
        <source>Any key or a click goes on</source>
        <translation>按任意键或点击以继续</translation>
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
        <translation>开始画面(&amp;T)…</translation>
    </message>
    <message>
        <source>The program ended unexpectedly.</source>
        <translation>程序上次意外结束。</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>欢迎！</translation>
    </message>
    <message>
        <source>Welcome back!</source>
        <translation>欢迎回来！</translation>
    </message>
    <message>
        <source>No game has been played here yet. Begin where you like.</source>
        <translation>这里还没有玩过任何一局，从你喜欢的地方开始吧。</translation>
    </message>
    <message>
        <source>The last moves could not be saved automatically. They are in this file: {path}</source>
        <translation>最后几步无法自动保存，已存入这个文件：{path}</translation>
    </message>
    <message>
        <source>{game} at once, with the players and the rules of last time.</source>
        <translation>马上来一局{game}，玩家和规则同上次。</translation>
    </message>
    <message>
        <source>A game for beginners at once: its computer players are easy to beat.</source>
        <translation>马上来一局适合新手的游戏，电脑玩家容易打败。</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>直接开始(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose the game, the players and the rules.</source>
        <translation>选择游戏、玩家和规则。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>A game that was saved, by you or automatically.</source>
        <translation>保存过或自动保存的游戏。</translation>
    </message>
    <message>
        <source>Your game, where you left it: {players}, round {round}.</source>
        <translation>回到上次停下的地方：{players}，第{round}轮。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
</context>
</TS>
