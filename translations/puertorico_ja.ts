<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>このプログラムについて</translation>
    </message>
    <message>
        <source>Puerto Rico Desktop {version}</source>
        <translation>Puerto Rico Desktop {version}</translation>
    </message>
    <message>
        <source>A board game of planting, building, trading and shipping, for people against each other and against computer players. All artwork was drawn for this program.</source>
        <translation>植え、建て、取引し、出荷するボードゲームです。人どうしでも、コンピュータとも遊べます。絵はすべてこのプログラムのために描かれました。</translation>
    </message>
    <message>
        <source>The program is under the MIT licence. Qt, which draws the window, is under the GNU LGPL; you may put another version of it in the place of the one that came with the program.</source>
        <translation>このプログラムはMITライセンスです。画面を描くQtはGNU LGPLで、付属のものを別のバージョンに置き換えることができます。</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>プログラム(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;arts</source>
        <translation>構成(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>ライセンス(&amp;L)</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部品</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>プログラムを構成する部品</translation>
    </message>
    <message>
        <source>Texts of the licences</source>
        <translation>ライセンスの本文</translation>
    </message>
</context>
<context>
    <name>AccuracyPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>of 100 (100: nothing lost)</source>
        <translation>100点満点（損失なしで100）</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>no.</source>
        <translation>回数</translation>
    </message>
</context>
<context>
    <name>Achievements1897</name>
    <message>
        <source>Big Spender</source>
        <translation>大盤振る舞い</translation>
    </message>
    <message>
        <source>Caramel Popcorn Inventor</source>
        <translation>キャラメルポップコーン発明家</translation>
    </message>
    <message>
        <source>Coffee Dispatcher</source>
        <translation>コーヒー出荷人</translation>
    </message>
    <message>
        <source>Confectionery Supplier</source>
        <translation>菓子の納入業者</translation>
    </message>
    <message>
        <source>Corn Dispatcher</source>
        <translation>コーン出荷人</translation>
    </message>
    <message>
        <source>Deal Closer</source>
        <translation>取引の締め手</translation>
    </message>
    <message>
        <source>Dock Tycoon</source>
        <translation>波止場の大物</translation>
    </message>
    <message>
        <source>Fruit Dispatcher</source>
        <translation>果物出荷人</translation>
    </message>
    <message>
        <source>Head Administrator</source>
        <translation>行政長官</translation>
    </message>
    <message>
        <source>Independent Shipper</source>
        <translation>独立海運業者</translation>
    </message>
    <message>
        <source>Leading Employer</source>
        <translation>一流の雇用主</translation>
    </message>
    <message>
        <source>Leading Producer</source>
        <translation>一流の生産者</translation>
    </message>
    <message>
        <source>Luxury Crop Trader</source>
        <translation>高級作物商</translation>
    </message>
    <message>
        <source>Luxury Goods Provider</source>
        <translation>高級品の供給者</translation>
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
        <translation>農学の達人</translation>
    </message>
    <message>
        <source>Master Architect</source>
        <translation>建築の達人</translation>
    </message>
    <message>
        <source>Master Collector</source>
        <translation>蒐集の達人</translation>
    </message>
    <message>
        <source>Pastry Maker</source>
        <translation>菓子職人</translation>
    </message>
    <message>
        <source>Prudent Merchant</source>
        <translation>慎重な商人</translation>
    </message>
    <message>
        <source>Senior Bureaucrat</source>
        <translation>上級官僚</translation>
    </message>
    <message>
        <source>Specialised Shipper</source>
        <translation>専門海運業者</translation>
    </message>
    <message>
        <source>Sugar Dispatcher</source>
        <translation>砂糖出荷人</translation>
    </message>
    <message>
        <source>Tavern Supplier</source>
        <translation>酒場の納入業者</translation>
    </message>
    <message>
        <source>Tobacco Dispatcher</source>
        <translation>タバコ出荷人</translation>
    </message>
    <message>
        <source>Tobacco &amp; Fruit Broker</source>
        <translation>タバコと果物の仲買人</translation>
    </message>
    <message>
        <source>Trade Strategist</source>
        <translation>貿易の戦略家</translation>
    </message>
    <message>
        <source>Trade Tycoon</source>
        <translation>貿易の大物</translation>
    </message>
    <message>
        <source>Tropical Produce Magnate</source>
        <translation>熱帯作物の大立者</translation>
    </message>
    <message>
        <source>Have at least {number} goods of {goods} together, some of each.</source>
        <translation>{goods}を合わせて{number}個以上、どれも1個以上持つ。</translation>
    </message>
    <message>
        <source>Load the last good that fills a cargo ship with {goods}.</source>
        <translation>{goods}を積んで貨物船1隻を満杯にする。</translation>
    </message>
    <message>
        <source>Buy an expanded building with all coins that you have.</source>
        <translation>持っているコインをすべて払って大型建物を建てる。</translation>
    </message>
    <message>
        <source>As the trader, sell the good that fills the trading house.</source>
        <translation>商人として、交易所を満杯にする商品を売る。</translation>
    </message>
    <message>
        <source>Load at least {number} different goods in one captain phase.</source>
        <translation>ひとつの船長フェイズに、異なる商品を{number}種類以上積む。</translation>
    </message>
    <message>
        <source>Have at least {number} workers in buildings.</source>
        <translation>建物に労働者が{number}人以上いる。</translation>
    </message>
    <message>
        <source>Fill an empty cargo ship with one load.</source>
        <translation>空の貨物船1隻を一度の積荷で満杯にする。</translation>
    </message>
    <message>
        <source>Have at least {number} workers on countryside tiles.</source>
        <translation>郊外のタイルに労働者が{number}人以上いる。</translation>
    </message>
    <message>
        <source>Produce at least {number} goods in one craftsman phase.</source>
        <translation>ひとつの監督フェイズに商品を{number}個以上生産する。</translation>
    </message>
    <message>
        <source>Own a production building for each of these goods: {goods}.</source>
        <translation>次の商品それぞれの生産施設を持つ：{goods}。</translation>
    </message>
    <message>
        <source>Own at least {number} expanded buildings.</source>
        <translation>大型建物を{number}軒以上持つ。</translation>
    </message>
    <message>
        <source>Have at most {number} empty countryside spaces and at most {number} empty building spaces.</source>
        <translation>郊外の空きマスが{number}つ以下、街の空き地区も{number}つ以下である。</translation>
    </message>
    <message>
        <source>Own {number} countryside tiles.</source>
        <translation>郊外のタイルを{number}枚持つ。</translation>
    </message>
    <message>
        <source>Buy an expanded building for at most {number} coins.</source>
        <translation>{number}コイン以下で大型建物を建てる。</translation>
    </message>
    <message>
        <source>Have at least {number} goods of one kind.</source>
        <translation>同じ種類の商品を{number}個以上持つ。</translation>
    </message>
    <message>
        <source>Store at least {number} different goods at the end of a captain phase.</source>
        <translation>船長フェイズの終わりに、異なる商品を{number}種類以上手元に残す。</translation>
    </message>
    <message>
        <source>Own at least {number} regular commercial buildings.</source>
        <translation>一般の商業施設を{number}軒以上持つ。</translation>
    </message>
    <message>
        <source>Load at least {number} goods of one kind at once.</source>
        <translation>同じ種類の商品を一度に{number}個以上積む。</translation>
    </message>
    <message>
        <source>Gain at least {number} VP in one captain phase.</source>
        <translation>ひとつの船長フェイズに{number}勝利点以上を得る。</translation>
    </message>
    <message>
        <source>Sell a good to the trading house for at least {number} coins.</source>
        <translation>商品1個を交易所に{number}コイン以上で売る。</translation>
    </message>
    <message>
        <source>Own at least {number} production buildings for {goods}.</source>
        <translation>{goods}の生産施設を合わせて{number}軒以上持つ。</translation>
    </message>
    <message>
        <source>fill a ship: {goods}</source>
        <translation>満載：{goods}</translation>
    </message>
    <message>
        <source>for all your coins</source>
        <translation>全コインで</translation>
    </message>
    <message>
        <source>as trader, the 4th</source>
        <translation>商人で4個目</translation>
    </message>
    <message>
        <source>{number} kinds a phase</source>
        <translation>1フェイズに{number}種</translation>
    </message>
    <message>
        <source>an empty ship</source>
        <translation>空の船を満載</translation>
    </message>
    <message>
        <source>{number} in a phase</source>
        <translation>1フェイズに{number}個</translation>
    </message>
    <message>
        <source>for up to {number}</source>
        <translation>{number}コイン以下で</translation>
    </message>
    <message>
        <source>store {number} kinds</source>
        <translation>{number}種を残す</translation>
    </message>
    <message>
        <source>load {number} of a kind</source>
        <translation>同種を{number}個</translation>
    </message>
    <message>
        <source>{number} VP a phase</source>
        <translation>1フェイズに{number}点</translation>
    </message>
    <message>
        <source>a sale for {number}</source>
        <translation>{number}コインで売る</translation>
    </message>
    <message numerus="yes">
        <source>%n VP at the end of the game.</source>
        <translation>
            <numerusform>ゲーム終了時に%n勝利点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Achievement card</source>
        <translation>功績カード</translation>
    </message>
    <message>
        <source>Face down: only its owner looks at it, by pointing at it or with {key}.</source>
        <translation>裏向き：持ち主だけが、指すか{key}を押して見られます。</translation>
    </message>
    <message>
        <source>{have}/{need}</source>
        <translation>{have}/{need}</translation>
    </message>
    <message>
        <source>Achievements: {titles}.</source>
        <translation>功績：{titles}。</translation>
    </message>
    <message numerus="yes">
        <source>%n achievement card(s) face down.</source>
        <translation>
            <numerusform>裏向きの功績カード%n枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to keep; the others leave the game.</source>
        <translation>
            <numerusform>あと%n枚を残します。ほかのカードはゲームから除かれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a card onto your board, or click it twice.</source>
        <translation>カードを自分のボードへドラッグするか、2回クリックします。</translation>
    </message>
    <message numerus="yes">
        <source>You pay all your %n coin(s) for the next expanded building; discounts count only for the rest.</source>
        <translation>
            <numerusform>次の大型建物には手持ちの%nコインすべてを払います。割引は足りない分にだけ使います。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) go(es) to the player on your left.</source>
        <translation>
            <numerusform>%n枚は左隣のプレイヤーに渡ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>completes the {title}</source>
        <translation>功績を達成：{title}</translation>
    </message>
    <message>
        <source>Pay all {doubloons}</source>
        <translation>{doubloons}コインすべてを払う</translation>
    </message>
    <message>
        <source>Keep the {title}</source>
        <translation>取っておく：{title}</translation>
    </message>
    <message>
        <source>Build the {building} for all your coins</source>
        <translation>全コインで{building}を建てる</translation>
    </message>
    <message numerus="yes">
        <source>Everybody except Puertomas is dealt %n achievement card(s).</source>
        <translation>
            <numerusform>プエルトマ以外の全員に功績カードが%n枚配られた。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n achievement card(s).</source>
        <translation>
            <numerusform>全員に功績カードが%n枚配られた。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} keeps an achievement card.</source>
        <translation>{player}は功績カードを1枚取っておいた。</translation>
    </message>
    <message numerus="yes">
        <source>The packs go to the left: %n achievement card(s) in each.</source>
        <translation>
            <numerusform>カードの束を左へ回した：それぞれ功績カード%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} shows an achievement: {title}.</source>
        <translation>{player}が功績を達成した：{title}。</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Brings you about {points} VP more from shipping.</source>
        <translation>出荷で約{points}点多く得られます。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from buildings.</source>
        <translation>建物で約{points}点多く得られます。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from the large buildings&apos; bonuses.</source>
        <translation>大型建物のボーナス点で約{points}点多く得られます。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more in chips.</source>
        <translation>勝利点チップで約{points}点多く得られます。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings&apos; bonuses and nobles.</source>
        <translation>大型建物のボーナス点と貴族で約{points}点多く得られます。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings&apos; bonuses and achievements.</source>
        <translation>大型建物のボーナス点と功績で約{points}点多く得られます。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings&apos; bonuses, nobles and achievements.</source>
        <translation>大型建物のボーナス点と貴族と功績で約{points}点多く得られます。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from shipping.</source>
        <translation>{player}の出荷による得点が約{points}点減ります。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from buildings.</source>
        <translation>{player}の建物による得点が約{points}点減ります。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from the large buildings&apos; bonuses.</source>
        <translation>{player}の大型建物のボーナス点が約{points}点減ります。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less in chips.</source>
        <translation>{player}の勝利点チップが約{points}点減ります。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings&apos; bonuses and nobles.</source>
        <translation>{player}の大型建物のボーナス点と貴族の得点が約{points}点減ります。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings&apos; bonuses and achievements.</source>
        <translation>{player}の大型建物のボーナス点と功績の得点が約{points}点減ります。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings&apos; bonuses, nobles and achievements.</source>
        <translation>{player}の大型建物のボーナス点と貴族と功績の得点が約{points}点減ります。</translation>
    </message>
    <message>
        <source>Keeps the {piece} from {player}.</source>
        <translation>{piece}を{player}に渡しません。</translation>
    </message>
    <message>
        <source>If you took the {other} instead, {player} would take the {piece}.</source>
        <translation>代わりに{other}を取ると、{player}が{piece}を取るでしょう。</translation>
    </message>
    <message>
        <source>You ship for {amount} VP more than if {player} took the {piece} first.</source>
        <translation>{player}が先に{piece}を取る場合より、出荷で{amount}点多く得られます。</translation>
    </message>
    <message>
        <source>You get {amount} doubloons more than if {player} took the {piece} first.</source>
        <translation>{player}が先に{piece}を取る場合より、売却で{amount}ダブロン多く得られます。</translation>
    </message>
    <message>
        <source>Ends the game while you lead.</source>
        <translation>自分がリードしているうちにゲームを終わらせます。</translation>
    </message>
    <message>
        <source>Does not end the game while {player} leads.</source>
        <translation>{player}がリードしているあいだはゲームを終わらせません。</translation>
    </message>
    <message>
        <source>{player} can sell nothing any more.</source>
        <translation>{player}は何も売れなくなります。</translation>
    </message>
    <message>
        <source>There are {amount} doubloons on the {piece}.</source>
        <translation>{piece}の上に{amount}ダブロンあります。</translation>
    </message>
    <message>
        <source>Leaves {player} no ship for the {good}.</source>
        <translation>{player}の{good}を積める船がなくなります。</translation>
    </message>
    <message>
        <source>Leaves you a ship for the {good}.</source>
        <translation>自分の{good}を積める船が残ります。</translation>
    </message>
    <message>
        <source>Brings the {building} within reach.</source>
        <translation>{building}に手が届くようになります。</translation>
    </message>
    <message>
        <source>The adviser sees no clear difference between them.</source>
        <translation>助言者には、はっきりした差が見えません。</translation>
    </message>
    <message>
        <source>Examined most: where the list shows a higher chance, it is less certain.</source>
        <translation>最も多く検討した手です。一覧で勝率がこれより高い手は、確かさで劣ります。</translation>
    </message>
    <message>
        <source>Ship {spaces}</source>
        <translation>{spaces}個積みの貿易船</translation>
    </message>
    <message>
        <source>All nobles in San Juan</source>
        <translation>貴族は全員サンファン</translation>
    </message>
    <message>
        <source>Nobles: {places}</source>
        <translation>貴族：{places}</translation>
    </message>
    <message>
        <source>all {good}</source>
        <translation>{good}すべて</translation>
    </message>
    <message>
        <source>Keep {goods}</source>
        <translation>{goods}を残す</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>何も残さない</translation>
    </message>
    <message>
        <source>Place them as you see it now</source>
        <translation>今の配置のとおりに置く</translation>
    </message>
    <message>
        <source>{more} instead of {less}</source>
        <translation>{less}ではなく{more}</translation>
    </message>
    <message>
        <source>{piece} ({colonists})</source>
        <translation>{piece}（{colonists}）</translation>
    </message>
    <message>
        <source>Hint: {option}</source>
        <translation>ヒント：{option}</translation>
    </message>
    <message>
        <source>About equal: the first {count}</source>
        <translation>ほぼ互角：上から{count}つ</translation>
    </message>
    <message>
        <source>About equal: {options}</source>
        <translation>ほぼ互角：{options}</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>You may</source>
        <translation>選べる行動</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>How likely this leads to your victory, and how many victory points you can expect at the end, as far as the adviser has looked ahead.</source>
        <translation>助言者が先を読んだかぎりでの、勝率と、ゲーム終了時に期待できる勝利点です。</translation>
    </message>
    <message>
        <source>{option}: chance of victory {chance}, about {points} VP at the end.</source>
        <translation>{option}：勝率{chance}、終了時に約{points}点。</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>助言</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%nダブロン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n勝利点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n種類</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} ({count})</source>
        <translation>{tile}（{count}枚）</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Doubloons</source>
        <translation>ダブロン</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Every seat is taken. The game can begin.</source>
        <translation>すべての席が決まりました。ゲームを始められます。</translation>
    </message>
    <message>
        <source>{player}: seat {seat} is up, and nobody has bid for it yet. Do you?</source>
        <translation>{player}：席{seat}の競りです。まだ誰も入札していません。入札しますか？</translation>
    </message>
    <message>
        <source>{player}: {leader} bids {points} for seat {seat}. Do you raise?</source>
        <translation>{player}：{leader}が席{seat}に{points}を入札しています。上乗せしますか？</translation>
    </message>
    <message>
        <source>{player} (leads)</source>
        <translation>{player}（最高値）</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points}点</translation>
    </message>
    <message>
        <source> VP</source>
        <translation>点</translation>
    </message>
    <message>
        <source>{player} gets seat {seat} by lot.</source>
        <translation>{player}はくじで席{seat}を得た。</translation>
    </message>
    <message>
        <source>{player} gets seat {seat}, which is left.</source>
        <translation>{player}は残った席{seat}を得た。</translation>
    </message>
    <message>
        <source>{player} takes seat {seat} for {points}.</source>
        <translation>{player}は{points}で席{seat}を得た。</translation>
    </message>
    <message>
        <source>{player} bids {points} for seat {seat}.</source>
        <translation>{player}は席{seat}に{points}を入札した。</translation>
    </message>
    <message>
        <source>{player} passes (seat {seat}).</source>
        <translation>{player}はパスした（席{seat}）。</translation>
    </message>
</context>
<context>
    <name>AuctionDialog</name>
    <message>
        <source>Bids for the seats</source>
        <translation>席の入札</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>What has been bid</source>
        <translation>これまでの入札</translation>
    </message>
    <message>
        <source>Begins with</source>
        <translation>最初の持ち物</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>ハンデ</translation>
    </message>
    <message>
        <source>&amp;Bid</source>
        <translation>入札(&amp;B)</translation>
    </message>
    <message>
        <source>Points, by half ones, that are taken off the score at the end of the game.</source>
        <translation>0.5点単位の点数です。ゲーム終了時に得点から引かれます。</translation>
    </message>
    <message>
        <source>&amp;Raise</source>
        <translation>上乗せ(&amp;R)</translation>
    </message>
    <message>
        <source>Make the &amp;first bid</source>
        <translation>入札する(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>パス(&amp;P)</translation>
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
        <translation>{player}（市長の特権）：ストックから入植者をもう1人受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, prospector&apos;s privilege: take a doubloon from the bank?</source>
        <translation>{player}（金鉱掘りの特権）：1ダブロンを受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, craftsman phase: produce your goods?</source>
        <translation>{player}（監督フェイズ）：商品を生産しますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: put a colonist on the new tile?</source>
        <translation>{player}（{building}）：新しいタイルに入植者を置きますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: put a colonist into the new building?</source>
        <translation>{player}（{building}）：新しい建物に入植者を置きますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloons for what you produced?</source>
        <translation>{player}（{building}）：生産に応じたダブロンを受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the victory point for this load?</source>
        <translation>{player}（{building}）：この出荷の勝利点を受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the points for the new building?</source>
        <translation>{player}（{building}）：新しい建物の勝利点を受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloons?</source>
        <translation>{player}（{building}）：ダブロンを受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the points for your goods?</source>
        <translation>{player}（{building}）：商品の勝利点を受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloon?</source>
        <translation>{player}（{building}）：1ダブロンを受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the victory point?</source>
        <translation>{player}（{building}）：1勝利点を受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the doubloons for your nobles?</source>
        <translation>{player}（{building}）：貴族のダブロンを受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take a noble from the supply?</source>
        <translation>{player}（{building}）：ストックから貴族を受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: take the two victory points?</source>
        <translation>{player}（{building}）：2勝利点を受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, mayor&apos;s privilege and {building}: take two more colonists from the supply?</source>
        <translation>{player}（市長の特権と{building}）：ストックから入植者をもう2人受け取りますか？</translation>
    </message>
    <message>
        <source>{player}, prospector&apos;s privilege and {building}: take two doubloons from the bank?</source>
        <translation>{player}（金鉱掘りの特権と{building}）：2ダブロンを受け取りますか？</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>{player}: figures</source>
        <translation>{player}：状況</translation>
    </message>
    <message>
        <source>{player}: goods</source>
        <translation>{player}：商品</translation>
    </message>
    <message>
        <source>{player}: island</source>
        <translation>{player}：島</translation>
    </message>
    <message>
        <source>{player}: city</source>
        <translation>{player}：街</translation>
    </message>
    <message>
        <source>Island, {count} of {spaces}</source>
        <translation>島：{count}/{spaces}</translation>
    </message>
    <message>
        <source>City, {count} of {spaces}</source>
        <translation>街：{count}/{spaces}</translation>
    </message>
    <message>
        <source>{player}: achievements</source>
        <translation>{player}：功績</translation>
    </message>
</context>
<context>
    <name>Bot</name>
    <message>
        <source>Computer, plays at random</source>
        <translation>コンピュータ（ランダムにプレイ）</translation>
    </message>
    <message>
        <source>Computer, knows the basics</source>
        <translation>コンピュータ（基本どおりにプレイ）</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>コンピュータ（やさしい）</translation>
    </message>
    <message>
        <source>Computer, normal</source>
        <translation>コンピュータ（ふつう）</translation>
    </message>
    <message>
        <source>Computer, advanced</source>
        <translation>コンピュータ（上級）</translation>
    </message>
    <message>
        <source>Computer, hard</source>
        <translation>コンピュータ（難しい）</translation>
    </message>
    <message>
        <source>Computer, expert</source>
        <translation>コンピュータ（達人）</translation>
    </message>
    <message>
        <source>Does anything that the rules allow.</source>
        <translation>ルールで許されることなら何でもします。</translation>
    </message>
    <message>
        <source>Is still learning, and overlooks things. Moves at once.</source>
        <translation>まだ勉強中で、見落としがあります。すぐに行動します。</translation>
    </message>
    <message>
        <source>Plays by rules of thumb, and sticks to them. Moves at once.</source>
        <translation>経験則どおりに、迷わずプレイします。すぐに行動します。</translation>
    </message>
    <message>
        <source>Judges well what a move brings, but does not look far ahead. Moves at once.</source>
        <translation>一手の損得をよく見極めますが、先までは読みません。すぐに行動します。</translation>
    </message>
    <message>
        <source>Looks a little way ahead at what the others may do. Moves almost at once.</source>
        <translation>ほかのプレイヤーの行動を少し先まで読みます。ほぼすぐに行動します。</translation>
    </message>
    <message>
        <source>Looks ahead at what the others may do; takes a moment to think.</source>
        <translation>ほかのプレイヤーの行動を先読みします。少し考えます。</translation>
    </message>
    <message>
        <source>Looks ahead with all the power of this computer; takes a while to think.</source>
        <translation>このコンピュータの力をすべて使って先読みします。しばらく考えます。</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>バランス型</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>建築型</translation>
    </message>
    <message>
        <source>shipper</source>
        <translation>出荷型</translation>
    </message>
    <message>
        <source>trader</source>
        <translation>商売型</translation>
    </message>
    <message>
        <source>architect</source>
        <translation>名建築型</translation>
    </message>
    <message>
        <source>producer</source>
        <translation>生産型</translation>
    </message>
    <message>
        <source>collector</source>
        <translation>収集型</translation>
    </message>
    <message>
        <source>Takes whatever brings the victory closest.</source>
        <translation>勝利にいちばん近い行動を選びます。</translation>
    </message>
    <message>
        <source>Likes buildings best, above all the large ones.</source>
        <translation>建物、とくに大型建物を好みます。</translation>
    </message>
    <message>
        <source>Likes to produce much and to ship it for victory points.</source>
        <translation>たくさん生産し、出荷して勝利点を得ることを好みます。</translation>
    </message>
    <message>
        <source>Likes money: sells dear goods and saves where it builds.</source>
        <translation>お金を好み、高い商品を売り、建設では節約します。</translation>
    </message>
    <message>
        <source>Likes monuments and buildings that cost 6 best.</source>
        <translation>記念建造物とコスト6の建物を好みます。</translation>
    </message>
    <message>
        <source>Likes production buildings, and those that bring more for goods.</source>
        <translation>生産施設と、商品からの収入を増やす建物を好みます。</translation>
    </message>
    <message>
        <source>Likes buildings that bring cards, and those that cards go under.</source>
        <translation>カードが増える建物と、下にカードを置ける建物を好みます。</translation>
    </message>
    <message>
        <source>Program {name}</source>
        <translation>プログラム{name}</translation>
    </message>
    <message>
        <source>Computer, steady ({nodes})</source>
        <translation>コンピュータ（安定{nodes}）</translation>
    </message>
    <message>
        <source>{bot}, {style}</source>
        <translation>{bot}、{style}</translation>
    </message>
    <message>
        <source>Plays like hard, and on every computer in the same way: such games can be shared.</source>
        <translation>「難しい」と同じようにプレイし、どのコンピュータでも同じ手を選びます。ゲームを共有できます。</translation>
    </message>
</context>
<context>
    <name>BranchDialog</name>
    <message>
        <source>Play on from here</source>
        <translation>ここからプレイ</translation>
    </message>
    <message>
        <source>A new game goes on from here: {moment}. The game that it comes from stays as it is.</source>
        <translation>ここから新しいゲームを始めます：{moment}。元のゲームはそのまま残ります。</translation>
    </message>
    <message>
        <source>Until that game is over all players keep their seats, because it hides cards.</source>
        <translation>元のゲームが終わるまでは伏せたカードがあるため、全員が今の席のまま続けます。</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>プレイ開始(&amp;P)</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>Small Indigo Plant</source>
        <translation>インディゴ加工場(小)</translation>
    </message>
    <message>
        <source>Small Sugar Mill</source>
        <translation>砂糖加工場(小)</translation>
    </message>
    <message>
        <source>Indigo Plant</source>
        <translation>インディゴ加工場(大)</translation>
    </message>
    <message>
        <source>Sugar Mill</source>
        <translation>砂糖加工場(大)</translation>
    </message>
    <message>
        <source>Tobacco Storage</source>
        <translation>タバコ加工場</translation>
    </message>
    <message>
        <source>Coffee Roaster</source>
        <translation>コーヒー加工場</translation>
    </message>
    <message>
        <source>Small Market</source>
        <translation>市場(小)</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <translation>農場</translation>
    </message>
    <message>
        <source>Construction Hut</source>
        <translation>建築小屋</translation>
    </message>
    <message>
        <source>Small Warehouse</source>
        <translation>倉庫(小)</translation>
    </message>
    <message>
        <source>Hospice</source>
        <translation>宿屋</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>商館</translation>
    </message>
    <message>
        <source>Large Market</source>
        <translation>市場(大)</translation>
    </message>
    <message>
        <source>Large Warehouse</source>
        <translation>倉庫(大)</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>University</source>
        <translation>大学</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>港</translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation>造船所</translation>
    </message>
    <message>
        <source>Guild Hall</source>
        <translation>ギルドホール</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>公邸</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>砦</translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation>税関</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>市役所</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>水路</translation>
    </message>
    <message>
        <source>Forest House</source>
        <translation>木こり小屋</translation>
    </message>
    <message>
        <source>Black Market</source>
        <translation>闇市</translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation>保管所</translation>
    </message>
    <message>
        <source>Guesthouse</source>
        <translation>下宿</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>交易所</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教会</translation>
    </message>
    <message>
        <source>Small Wharf</source>
        <translation>小さい造船所</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>灯台</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>図書館</translation>
    </message>
    <message>
        <source>Specialty Factory</source>
        <translation>専用工場</translation>
    </message>
    <message>
        <source>Union Hall</source>
        <translation>集会所</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>彫像</translation>
    </message>
    <message>
        <source>Cloister</source>
        <translation>修道院</translation>
    </message>
    <message>
        <source>Land Office</source>
        <translation>登記所</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>礼拝堂</translation>
    </message>
    <message>
        <source>Hunting Lodge</source>
        <translation>狩場</translation>
    </message>
    <message>
        <source>Zoning Office</source>
        <translation>建設局</translation>
    </message>
    <message>
        <source>Royal Supplier</source>
        <translation>王室御用商人</translation>
    </message>
    <message>
        <source>Villa</source>
        <translation>別荘</translation>
    </message>
    <message>
        <source>Jeweler</source>
        <translation>宝石商</translation>
    </message>
    <message>
        <source>Royal Garden</source>
        <translation>王宮庭園</translation>
    </message>
</context>
<context>
    <name>Building1897</name>
    <message>
        <source>Small Fruit Depot</source>
        <translation>果物倉庫(小)</translation>
    </message>
    <message>
        <source>Small Sugar Mill</source>
        <translation>製糖所(小)</translation>
    </message>
    <message>
        <source>Large Fruit Depot</source>
        <translation>果物倉庫(大)</translation>
    </message>
    <message>
        <source>Large Sugar Mill</source>
        <translation>製糖所(大)</translation>
    </message>
    <message>
        <source>Large Tobacco Storage</source>
        <translation>タバコ倉庫(大)</translation>
    </message>
    <message>
        <source>Large Coffee Roaster</source>
        <translation>焙煎所(大)</translation>
    </message>
    <message>
        <source>Small Market</source>
        <translation>市場(小)</translation>
    </message>
    <message>
        <source>Hacienda</source>
        <translation>大農園</translation>
    </message>
    <message>
        <source>Builder&apos;s Yard</source>
        <translation>資材置き場</translation>
    </message>
    <message>
        <source>Small Warehouse</source>
        <translation>倉庫(小)</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>病院</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>事務所</translation>
    </message>
    <message>
        <source>Large Market</source>
        <translation>市場(大)</translation>
    </message>
    <message>
        <source>Large Warehouse</source>
        <translation>倉庫(大)</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>School</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>港</translation>
    </message>
    <message>
        <source>Wharf</source>
        <translation>造船所</translation>
    </message>
    <message>
        <source>Fire Station</source>
        <translation>消防署</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>公邸</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>砦</translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation>税関</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>市役所</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>運河</translation>
    </message>
    <message>
        <source>Lumberyard</source>
        <translation>製材所</translation>
    </message>
    <message>
        <source>Hidden Market</source>
        <translation>裏市場</translation>
    </message>
    <message>
        <source>Storehouse</source>
        <translation>保管所</translation>
    </message>
    <message>
        <source>Bohío</source>
        <translation>ボイオ(農家)</translation>
    </message>
    <message>
        <source>Merchant Outpost</source>
        <translation>交易拠点</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教会</translation>
    </message>
    <message>
        <source>Small Wharf</source>
        <translation>造船所(小)</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>灯台</translation>
    </message>
    <message>
        <source>Publishing House</source>
        <translation>出版社</translation>
    </message>
    <message>
        <source>Distillery</source>
        <translation>蒸留所</translation>
    </message>
    <message>
        <source>Assembly Hall</source>
        <translation>会議場</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>記念碑</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>大聖堂</translation>
    </message>
    <message>
        <source>Zoning Office</source>
        <translation>区画事務所</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>礼拝堂</translation>
    </message>
    <message>
        <source>Park Authority</source>
        <translation>公園管理局</translation>
    </message>
    <message>
        <source>Notary</source>
        <translation>公証役場</translation>
    </message>
    <message>
        <source>Pension Office</source>
        <translation>年金事務所</translation>
    </message>
    <message>
        <source>Villa</source>
        <translation>別荘</translation>
    </message>
    <message>
        <source>Large Tailor Shop</source>
        <translation>仕立屋(大)</translation>
    </message>
    <message>
        <source>Town Square</source>
        <translation>街の広場</translation>
    </message>
</context>
<context>
    <name>BuildingEffect</name>
    <message>
        <source>Its colonist turns the harvest of one occupied indigo plantation into a good.</source>
        <translation>ここの入植者が、稼動中のインディゴプランテーション1つの収穫を商品にします。</translation>
    </message>
    <message>
        <source>Its colonist turns the harvest of one occupied sugar plantation into a good.</source>
        <translation>ここの入植者が、稼動中の砂糖プランテーション1つの収穫を商品にします。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied indigo plantation into a good.</source>
        <translation>ここの入植者1人につき、稼動中のインディゴプランテーション1つの収穫が商品になります。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied sugar plantation into a good.</source>
        <translation>ここの入植者1人につき、稼動中の砂糖プランテーション1つの収穫が商品になります。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied tobacco plantation into a good.</source>
        <translation>ここの入植者1人につき、稼動中のタバコプランテーション1つの収穫が商品になります。</translation>
    </message>
    <message>
        <source>Each colonist here turns the harvest of one occupied coffee plantation into a good.</source>
        <translation>ここの入植者1人につき、稼動中のコーヒープランテーション1つの収穫が商品になります。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 1 doubloon more.</source>
        <translation>商人フェイズ：売値が1ダブロン上がります。</translation>
    </message>
    <message>
        <source>Settler phase: before you take a tile you may draw another one from the face-down pile and place it.</source>
        <translation>開拓者フェイズ：タイルを取る前に、裏向きの山から1枚引いて島に置けます。</translation>
    </message>
    <message>
        <source>Settler phase: you may take a quarry instead of a plantation.</source>
        <translation>開拓者フェイズ：プランテーションの代わりに採石場を取れます。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of one kind, besides the single good that everybody keeps.</source>
        <translation>船長フェイズの終わり：誰でも残せる商品1個のほかに、任意の1種類の商品をすべて残せます。</translation>
    </message>
    <message>
        <source>Settler phase: the tile that you choose comes with a colonist. A tile drawn with the hacienda does not.</source>
        <translation>開拓者フェイズ：選んで取ったタイルに入植者が1人付いてきます。農場で引いたタイルには付きません。</translation>
    </message>
    <message>
        <source>Trader phase: you may sell a kind of good that the trading house already holds.</source>
        <translation>商人フェイズ：すでに商船にある種類の商品も売れます。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 2 doubloons more.</source>
        <translation>商人フェイズ：売値が2ダブロン上がります。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of two kinds, besides the single good that everybody keeps.</source>
        <translation>船長フェイズの終わり：誰でも残せる商品1個のほかに、任意の2種類の商品をすべて残せます。</translation>
    </message>
    <message>
        <source>Craftsman phase: you earn 1, 2, 3 or 5 doubloons for producing two, three, four or all five kinds.</source>
        <translation>監督フェイズ：生産した商品が2、3、4、5種類なら、それぞれ1、2、3、5ダブロンを得ます。</translation>
    </message>
    <message>
        <source>Builder phase: the building that you build comes with a colonist.</source>
        <translation>建築フェイズ：建設した建物に入植者が1人付いてきます。</translation>
    </message>
    <message>
        <source>Captain phase: you receive 1 victory point more each time you load goods.</source>
        <translation>船長フェイズ：商品を出荷するたびに、1勝利点を追加で得ます。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load all your goods of one kind onto a ship of your own.</source>
        <translation>船長フェイズ：1回だけ、1種類の商品をすべて自分専用の貿易船に積めます。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your small production buildings, 2 points for each large one.</source>
        <translation>ゲーム終了時に稼動中なら：自分の小さい生産設備1つにつき1点、大きい生産設備1つにつき2点。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 4 points for up to nine tiles on your island, 5 for ten, 6 for eleven, 7 for twelve.</source>
        <translation>ゲーム終了時に稼動中なら：島のタイルが9枚以下で4点、10枚で5点、11枚で6点、12枚で7点。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every three of your colonists.</source>
        <translation>ゲーム終了時に稼動中なら：自分の入植者3人につき1点。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every four of your victory point chips.</source>
        <translation>ゲーム終了時に稼動中なら：自分の勝利点チップ4点につき1点。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your violet buildings, the City Hall included.</source>
        <translation>ゲーム終了時に稼動中なら：自分の紫の建物1つにつき1点。市役所自身も数えます。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 indigo more if your large indigo plant made any, 1 sugar more if your large sugar mill did.</source>
        <translation>監督フェイズ：インディゴ加工場(大)で生産したらインディゴを、砂糖加工場(大)で生産したら砂糖を、1個多く得ます。</translation>
    </message>
    <message>
        <source>You may place any plantation face down as a forest. Builder phase: every two forests save 1 doubloon.</source>
        <translation>どのプランテーションも、裏向きに置いて森にできます。建築フェイズ：森2つにつき1ダブロン安くなります。</translation>
    </message>
    <message>
        <source>Builder phase: if you are short of doubloons, a colonist, a good and a victory point may replace one each.</source>
        <translation>建築フェイズ：ダブロンが足りないとき、入植者1人、商品1個、1勝利点で、それぞれ1ダブロンの代わりにできます。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep three single goods more, of any kinds.</source>
        <translation>船長フェイズの終わり：商品をさらに3個、種類を問わず残せます。</translation>
    </message>
    <message>
        <source>At any time its colonists may move to empty circles, where they stay until the next mayor phase.</source>
        <translation>ここの入植者は、いつでも空き枠に移れます。移った入植者は、次の市長フェイズまでそこにいます。</translation>
    </message>
    <message>
        <source>Trader phase: instead of a sale you may sell any good past the trading house, without the bonus of markets.</source>
        <translation>商人フェイズ：商船に売る代わりに、どの商品でも1個、商船を通さずに売れます。市場の上乗せは付きません。</translation>
    </message>
    <message>
        <source>Builder phase: 1 victory point for a building worth two or three points, 2 for a large one.</source>
        <translation>建築フェイズ：2点か3点の建物を建てると1勝利点、大型建物を建てると2勝利点を得ます。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load any goods onto a small ship of your own, for 1 victory point a pair.</source>
        <translation>船長フェイズ：1回だけ、好きな商品を自分の小さい船に積めます。2個につき1勝利点です。</translation>
    </message>
    <message>
        <source>Captain phase: 1 doubloon each time you load goods, and 1 at the start if you are the captain.</source>
        <translation>船長フェイズ：商品を出荷するたびに1ダブロンを得ます。船長なら、フェイズの始めにも1ダブロンを得ます。</translation>
    </message>
    <message>
        <source>The privilege of the role that you choose counts twice.</source>
        <translation>自分が選んだ役割の特権が2倍になります。</translation>
    </message>
    <message>
        <source>Craftsman phase: count the goods of the kind, corn excepted, that you made most of: you earn one doubloon less.</source>
        <translation>監督フェイズ：コーン以外で最も多く生産した種類の個数より1少ないダブロンを得ます。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, 1 victory point for every two of your goods of one kind.</source>
        <translation>船長フェイズ：誰かが積む前に、同じ種類の商品2個につき1勝利点を得ます。</translation>
    </message>
    <message>
        <source>It does nothing but count its 8 points at the end of the game; nobody needs to work here.</source>
        <translation>効果はなく、ゲーム終了時に8点になるだけです。誰もここで働く必要はありません。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1, 3, 6 or 10 points for one, two, three or four sets of three equal tiles.</source>
        <translation>ゲーム終了時に稼動中なら：同じタイル3枚を1組として、1、2、3、4組で、それぞれ1、3、6、10点。</translation>
    </message>
    <message>
        <source>Trader phase, with a colonist: buy a drawn tile for 1 doubloon. With a noble: sell a plantation for 1 doubloon.</source>
        <translation>商人フェイズ、入植者がいるとき：1ダブロンで、山から引いたタイルを買えます。貴族がいるとき：プランテーションを1ダブロンで売れます。</translation>
    </message>
    <message>
        <source>Craftsman phase, with a colonist: 1 doubloon. With a noble: 1 victory point.</source>
        <translation>監督フェイズ、入植者がいるとき：1ダブロン。貴族がいるとき：1勝利点。</translation>
    </message>
    <message>
        <source>After the settler phase, with a colonist: you may discard a plantation or forest. With a noble: 2 victory points if nobody has as few tiles.</source>
        <translation>開拓者フェイズの後、入植者がいるとき：プランテーションか森を1つ捨てられます。貴族がいるとき：タイルが自分だけ最も少なければ2勝利点。</translation>
    </message>
    <message>
        <source>Builder phase, with a colonist: small buildings cost 1 doubloon less. With a noble: large ones cost 2 less.</source>
        <translation>建築フェイズ、入植者がいるとき：1地区の建物が1ダブロン安くなります。貴族がいるとき：大型建物が2ダブロン安くなります。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, give back a good for each of your nobles, all of different kinds, for 1 victory point each.</source>
        <translation>船長フェイズ：誰かが積む前に、貴族1人につき商品1個を、すべて違う種類で戻し、1個につき1勝利点を得られます。</translation>
    </message>
    <message>
        <source>Mayor phase: a noble comes from the supply, or a colonist if no noble is left.</source>
        <translation>市長フェイズ：ストックから貴族1人を得ます。貴族が残っていなければ入植者1人です。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 doubloon for each of your nobles. It counts as a large production building.</source>
        <translation>監督フェイズ：貴族1人につき1ダブロン。大きい生産設備に数えます。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point more for each of your nobles.</source>
        <translation>ゲーム終了時に稼動中なら：貴族1人につき、さらに1点。</translation>
    </message>
</context>
<context>
    <name>BuildingEffect1897</name>
    <message>
        <source>Its worker turns the harvest of one occupied fruit estate into a good.</source>
        <translation>ここの労働者が、稼働中の果物農園1つの収穫を商品にします。</translation>
    </message>
    <message>
        <source>Its worker turns the harvest of one occupied sugar estate into a good.</source>
        <translation>ここの労働者が、稼働中の砂糖農園1つの収穫を商品にします。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied fruit estate into a good.</source>
        <translation>ここの労働者1人につき、稼働中の果物農園1つの収穫が商品になります。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied sugar estate into a good.</source>
        <translation>ここの労働者1人につき、稼働中の砂糖農園1つの収穫が商品になります。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied tobacco estate into a good.</source>
        <translation>ここの労働者1人につき、稼働中のタバコ農園1つの収穫が商品になります。</translation>
    </message>
    <message>
        <source>Each worker here turns the harvest of one occupied coffee estate into a good.</source>
        <translation>ここの労働者1人につき、稼働中のコーヒー農園1つの収穫が商品になります。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 1 coin more.</source>
        <translation>商人フェイズ：売値が1コイン上がります。</translation>
    </message>
    <message>
        <source>Planter phase: you may take a quarry instead of an estate.</source>
        <translation>農園主フェイズ：農園の代わりに採石場を取れます。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of one kind, besides the single good that everybody keeps.</source>
        <translation>船長フェイズの終わり：誰でも残せる商品1個のほかに、任意の1種類の商品をすべて残せます。</translation>
    </message>
    <message>
        <source>Planter phase: one of the tiles that you gain comes with a worker.</source>
        <translation>農園主フェイズ：得たタイルのうち1枚に労働者が1人付いてきます。</translation>
    </message>
    <message>
        <source>Trader phase: you may sell a kind of good that the trading house already holds.</source>
        <translation>商人フェイズ：すでに交易所にある種類の商品も売れます。</translation>
    </message>
    <message>
        <source>Trader phase: your sale brings 2 coins more.</source>
        <translation>商人フェイズ：売値が2コイン上がります。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep all goods of two kinds, besides the single good that everybody keeps.</source>
        <translation>船長フェイズの終わり：誰でも残せる商品1個のほかに、任意の2種類の商品をすべて残せます。</translation>
    </message>
    <message>
        <source>Craftsman phase: you earn 1, 2, 3 or 5 coins for producing two, three, four or all five kinds.</source>
        <translation>監督フェイズ：生産した商品が2、3、4、5種類なら、それぞれ1、2、3、5コインを得ます。</translation>
    </message>
    <message>
        <source>Builder phase: the building that you build comes with a worker.</source>
        <translation>建築フェイズ：建設した建物に労働者が1人付いてきます。</translation>
    </message>
    <message>
        <source>Captain phase: you receive 1 VP more each time you load goods.</source>
        <translation>船長フェイズ：商品を出荷するたびに、1勝利点を追加で得ます。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load all your goods of one kind onto a ship of your own.</source>
        <translation>船長フェイズ：1回だけ、1種類の商品をすべて専用船に積めます。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your small production buildings, 2 points for each large one.</source>
        <translation>ゲーム終了時に稼働中なら：自分の小さい生産施設1つにつき1点、大きい生産施設1つにつき2点。</translation>
    </message>
    <message>
        <source>Planter phase: before you take a tile you may draw another one from the estate bag and place it.</source>
        <translation>農園主フェイズ：タイルを取る前に、農園袋から1枚引いて郊外に置けます。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 4 points for one to nine tiles on your board, 5 for ten, 6 for eleven, 7 for twelve.</source>
        <translation>ゲーム終了時に稼働中なら：郊外のタイルが1〜9枚で4点、10枚で5点、11枚で6点、12枚で7点。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every three of your workers.</source>
        <translation>ゲーム終了時に稼働中なら：自分の労働者3人につき1点。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for every four of your VP tokens.</source>
        <translation>ゲーム終了時に稼働中なら：自分の勝利点トークン4点につき1点。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point for each of your commercial buildings, the City Hall included.</source>
        <translation>ゲーム終了時に稼働中なら：自分の商業施設1つにつき1点。市役所自身も数えます。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 fruit more if your large fruit depot made any, 1 sugar more if your large sugar mill did.</source>
        <translation>監督フェイズ：果物倉庫(大)で生産したら果物を、製糖所(大)で生産したら砂糖を、1個多く得ます。</translation>
    </message>
    <message>
        <source>You may place any estate face down as a forest. Builder phase: every two forests save 1 coin.</source>
        <translation>どの農園も、裏向きに置いて森にできます。建築フェイズ：森2つにつき1コイン安くなります。</translation>
    </message>
    <message>
        <source>Builder phase: if you are short of coins, a worker, a good and a VP may replace one each.</source>
        <translation>建築フェイズ：コインが足りないとき、労働者1人、商品1個、1勝利点で、それぞれ1コインの代わりにできます。</translation>
    </message>
    <message>
        <source>End of the captain phase: you keep three single goods more, of any kinds.</source>
        <translation>船長フェイズの終わり：商品をさらに3個、種類を問わず残せます。</translation>
    </message>
    <message>
        <source>At any time its workers may move to empty circles, where they stay until the next recruiter phase.</source>
        <translation>ここの労働者は、いつでも空き枠に移れます。移った労働者は、次の募集官フェイズまでそこにいます。</translation>
    </message>
    <message>
        <source>Trader phase: instead of a sale you may give back any good for its price, without the bonus of markets.</source>
        <translation>商人フェイズ：交易所に売る代わりに、どの商品でも1個、サプライに戻して売値を得られます。市場の上乗せは付きません。</translation>
    </message>
    <message>
        <source>Builder phase: 1 VP for a building worth two or three points, 2 for an expanded one.</source>
        <translation>建築フェイズ：2点か3点の建物を建てると1勝利点、大型建物を建てると2勝利点を得ます。</translation>
    </message>
    <message>
        <source>Captain phase: once, you may load any goods onto a small ship of your own, for 1 VP a pair.</source>
        <translation>船長フェイズ：1回だけ、好きな商品を小さい専用船に積めます。2個につき1勝利点です。</translation>
    </message>
    <message>
        <source>Captain phase: 1 coin each time you load goods, and 1 at the start if you are the captain.</source>
        <translation>船長フェイズ：商品を出荷するたびに1コインを得ます。船長なら、フェイズの始めにも1コインを得ます。</translation>
    </message>
    <message>
        <source>The privilege of the role that you choose counts twice.</source>
        <translation>自分が選んだ役割の特権が2倍になります。</translation>
    </message>
    <message>
        <source>Craftsman phase: count the goods of the kind, corn excepted, that you made most of: you earn one coin less.</source>
        <translation>監督フェイズ：コーン以外で最も多く生産した種類の個数より1少ないコインを得ます。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, 1 VP for every two of your goods of one kind.</source>
        <translation>船長フェイズ：誰かが積む前に、同じ種類の商品2個につき1勝利点を得ます。</translation>
    </message>
    <message>
        <source>It does nothing but count its 8 points at the end of the game; nobody needs to work here.</source>
        <translation>効果はなく、ゲーム終了時に8点になるだけです。誰もここで働く必要はありません。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1, 3, 6 or 10 points for one, two, three or four sets of three equal tiles.</source>
        <translation>ゲーム終了時に稼働中なら：同じタイル3枚を1組として、1、2、3、4組で、それぞれ1、3、6、10点。</translation>
    </message>
    <message>
        <source>Trader phase, with a worker: buy a drawn tile for 1 coin. With a citizen: sell an estate for 1 coin.</source>
        <translation>商人フェイズ、労働者がいるとき：1コインで、農園袋から引いたタイルを買えます。市民がいるとき：農園を1コインで売れます。</translation>
    </message>
    <message>
        <source>Craftsman phase, with a worker: 1 coin. With a citizen: 1 VP.</source>
        <translation>監督フェイズ、労働者がいるとき：1コイン。市民がいるとき：1勝利点。</translation>
    </message>
    <message>
        <source>After the planter phase, with a worker: you may discard an estate or forest. With a citizen: 2 VP if nobody has as few tiles.</source>
        <translation>農園主フェイズの後、労働者がいるとき：農園か森を1つ捨てられます。市民がいるとき：タイルが自分だけ最も少なければ2勝利点。</translation>
    </message>
    <message>
        <source>Builder phase, with a worker: small buildings cost 1 coin less. With a citizen: expanded ones cost 2 less.</source>
        <translation>建築フェイズ、労働者がいるとき：1地区の建物が1コイン安くなります。市民がいるとき：大型建物が2コイン安くなります。</translation>
    </message>
    <message>
        <source>Captain phase: before anything is loaded, give back a good for each of your citizens, all of different kinds, for 1 VP each.</source>
        <translation>船長フェイズ：誰かが積む前に、市民1人につき商品1個を、すべて違う種類で戻し、1個につき1勝利点を得られます。</translation>
    </message>
    <message>
        <source>Recruiter phase: a citizen comes from the supply, or a worker if no citizen is left.</source>
        <translation>募集官フェイズ：サプライから市民1人を得ます。市民が残っていなければ労働者1人です。</translation>
    </message>
    <message>
        <source>Craftsman phase: 1 coin for each of your citizens. It counts as a large production building.</source>
        <translation>監督フェイズ：市民1人につき1コイン。大きい生産施設に数えます。</translation>
    </message>
    <message>
        <source>End of the game, if occupied: 1 point more for each of your citizens.</source>
        <translation>ゲーム終了時に稼働中なら：市民1人につき、さらに1点。</translation>
    </message>
</context>
<context>
    <name>Button</name>
    <message>
        <source>Take no tile</source>
        <translation>タイルを取らない</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>建設しない</translation>
    </message>
    <message>
        <source>Take no more</source>
        <translation>追加を取らない</translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation>売らない</translation>
    </message>
    <message>
        <source>Keep the wharf for later</source>
        <translation>造船所は後で使う</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Deliver no more</source>
        <translation>もう納めない</translation>
    </message>
    <message>
        <source>Keep all tiles</source>
        <translation>タイルを捨てない</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Use none</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>No deed</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>Let the others go</source>
        <translation>残りは去らせる</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>受け取る</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初に戻す</translation>
    </message>
    <message>
        <source>Move guests</source>
        <translation>客を動かす</translation>
    </message>
    <message>
        <source>Not until the mayor</source>
        <translation>市長まで動かさない</translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <translation>タイルを買う</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>As a forest</source>
        <translation>森にする</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>今すぐ行動</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次のステップ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>自分の手番まで</translation>
    </message>
    <message>
        <source>Makes a choice for you, which you can still change.</source>
        <translation>代わりに選びます。その後で変えることもできます。</translation>
    </message>
    <message>
        <source>Puts everything back to where it was at the beginning of this choice.</source>
        <translation>この選択を始めたときの状態に戻します。</translation>
    </message>
    <message>
        <source>Have the move at once, as good as it can be by then.</source>
        <translation>考えるのをやめさせ、その時点で最善の行動をさせます。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: there are no hints.</source>
        <translation>今日のゲームは1回だけの勝負です。ヒントはありません。</translation>
    </message>
    <message>
        <source>{answer}: sure?</source>
        <translation>本当に「{answer}」？</translation>
    </message>
    <message>
        <source>Noble</source>
        <translation>貴族</translation>
    </message>
    <message>
        <source>1 VP</source>
        <translation>1勝利点</translation>
    </message>
    <message>
        <source>Colonist</source>
        <translation>入植者</translation>
    </message>
    <message>
        <source>✓ {answer}</source>
        <translation>✓{answer}</translation>
    </message>
    <message>
        <source>Take a guest in hand; the circles that count now are lit.</source>
        <translation>客を1人つかむと、今役に立つ枠が光ります。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>元に戻せる手がありません。</translation>
    </message>
    <message>
        <source>Tiles have been turned over since the last move: it cannot be taken back any more.</source>
        <translation>その後タイルがめくられたので、もう元に戻せません。</translation>
    </message>
    <message>
        <source>The move before this one is somebody else&apos;s: only they can take it back.</source>
        <translation>一つ前はほかの人の手です。元に戻せるのはその人だけです。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: nothing is taken back.</source>
        <translation>今日のゲームは1回だけの勝負です。手は戻せません。</translation>
    </message>
    <message>
        <source>Tiles or cards have been seen since the last move: it cannot be taken back any more.</source>
        <translation>前の手の後にタイルかカードが見られたので、もう元に戻せません。</translation>
    </message>
    <message>
        <source>They stay, and you are not asked again until the next mayor phase.</source>
        <translation>そのままにして、次の市長フェイズまで尋ねません。</translation>
    </message>
    <message>
        <source>A noble</source>
        <translation>貴族1人</translation>
    </message>
    <message>
        <source>A colonist</source>
        <translation>入植者1人</translation>
    </message>
    <message>
        <source>Tell the next reason; after the last one the step is played.</source>
        <translation>次の理由を示します。最後の理由の後で、その手を行います。</translation>
    </message>
    <message>
        <source>Stand still until you go on.</source>
        <translation>再開するまで止まります。</translation>
    </message>
    <message>
        <source>Go on at the pace that is chosen.</source>
        <translation>選んだ速さで再開します。</translation>
    </message>
    <message>
        <source>Have the next move made.</source>
        <translation>次の手を進めます。</translation>
    </message>
    <message>
        <source>Play everything at once until you are asked.</source>
        <translation>あなたの番になるまで、すべて一度に進めます。</translation>
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
        <translation>得点</translation>
    </message>
    <message>
        <source>What the lines show</source>
        <translation>グラフの内容</translation>
    </message>
    <message>
        <source>← → go from decision to decision, ↑ ↓ from mistake to mistake, Enter shows the table as it was</source>
        <translation>← →で決定、↑ ↓で悪手を移動、Enterで当時の盤面を表示</translation>
    </message>
    <message>
        <source>if you play on like the expert, the others as they did</source>
        <translation>あなたがこの先は達人のように、ほかの人はこれまでどおりにプレイした場合</translation>
    </message>
    <message>
        <source>after every round</source>
        <translation>各ラウンド終了時</translation>
    </message>
</context>
<context>
    <name>CityDelegate</name>
    <message>
        <source>{count} free</source>
        <translation>空き{count}</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>players must be 2 to 5, not {players}</source>
        <translation>プレイヤーは2～5人です（{players}は指定できません）</translation>
    </message>
    <message>
        <source>unknown bot: {name} (known: {bots})</source>
        <translation>コンピュータ{name}はありません（使えるもの：{bots}）</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}～{most}</translation>
    </message>
    <message>
        <source>names: {given}, wanted: {wanted}</source>
        <translation>指定された名前：{given}個、必要な数：{wanted}個</translation>
    </message>
    <message>
        <source>{name} is named twice</source>
        <translation>{name}が2回指定されています</translation>
    </message>
    <message>
        <source>not a whole number: {text}</source>
        <translation>整数ではありません：{text}</translation>
    </message>
    <message>
        <source>{name} is named twice, with different limits</source>
        <translation>{name}が異なる制限で2回指定されています</translation>
    </message>
    <message>
        <source>none of these bots thinks for a time: it changes nothing</source>
        <translation>思考時間で考えるコンピュータがないので、指定しても同じです</translation>
    </message>
    <message>
        <source>none of these bots looks ahead: it changes nothing</source>
        <translation>先読みするコンピュータがないので、指定しても同じです</translation>
    </message>
    <message>
        <source>values: {given}, wanted: one for all, or {wanted}</source>
        <translation>値の数：{given}。全体で1つ、または{wanted}つ必要です</translation>
    </message>
    <message>
        <source>must be at least {least}, not {value}</source>
        <translation>{least}以上にしてください（{value}は指定できません）</translation>
    </message>
    <message>
        <source>not a number: {text}</source>
        <translation>数ではありません：{text}</translation>
    </message>
    <message>
        <source>must be more than 0, not {value}</source>
        <translation>0より大きい数にしてください（{value}は指定できません）</translation>
    </message>
    <message>
        <source>must be at most {most}, not {value}</source>
        <translation>{most}以下にしてください（{value}は指定できません）</translation>
    </message>
    <message>
        <source>the name of a file or folder is missing</source>
        <translation>ファイルまたはフォルダーの名前がありません</translation>
    </message>
    <message>
        <source>stopped after {played} of {games} games</source>
        <translation>{games}ゲーム中{played}ゲームで中断しました</translation>
    </message>
    <message>
        <source>seconds: {seconds}</source>
        <translation>秒数：{seconds}</translation>
    </message>
    <message>
        <source>there is no program to speak with</source>
        <translation>対話するプログラムがありません</translation>
    </message>
    <message>
        <source>the window cannot be opened on this screen</source>
        <translation>この画面にはウィンドウを表示できません</translation>
    </message>
    <message>
        <source>the folder for temporary files: {problem}</source>
        <translation>一時ファイル用のフォルダー：{problem}</translation>
    </message>
    <message>
        <source>finished in round {round}</source>
        <translation>ラウンド{round}で終了</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ラウンド{round}</translation>
    </message>
    <message>
        <source>{players} players</source>
        <translation>プレイヤー{players}人</translation>
    </message>
    <message>
        <source>{decisions} decisions</source>
        <translation>{decisions}手</translation>
    </message>
    <message>
        <source>ok, {facts}</source>
        <translation>問題なし、{facts}</translation>
    </message>
    <message>
        <source>the game has plies 0 to {last}, not {ply}</source>
        <translation>このゲームにあるのは0～{last}手目です（{ply}は指定できません）</translation>
    </message>
    <message>
        <source>edition: {edition}</source>
        <translation>ルール版：{edition}</translation>
    </message>
    <message>
        <source>round: {round}, after {decisions} decisions</source>
        <translation>ラウンド：{round}、{decisions}手まで</translation>
    </message>
    <message>
        <source>person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>bot {name}</source>
        <translation>コンピュータ（{name}）</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}点</translation>
    </message>
    <message>
        <source>{path} is still needed and would be replaced: choose another file</source>
        <translation>{path}はまだ必要で、上書きされてしまいます：別のファイルを選んでください</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>首位</translation>
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
        <translation>保存：{time}、バージョン{version}</translation>
    </message>
    <message>
        <source>branched off at decision {decision} of another game</source>
        <translation>別のゲームの{decision}手目から分岐</translation>
    </message>
    <message>
        <source>moves may be taken back without limits</source>
        <translation>無制限に元に戻せる</translation>
    </message>
    <message>
        <source>moves were taken back</source>
        <translation>手を戻したゲーム</translation>
    </message>
    <message>
        <source>played by other rules; it goes on from where it stands</source>
        <translation>異なるルールで進められたため、今の局面から続く</translation>
    </message>
    <message>
        <source>automatic opponent</source>
        <translation>自動プレイヤー</translation>
    </message>
    <message>
        <source>turn: none, the game is over</source>
        <translation>手番：なし（ゲーム終了）</translation>
    </message>
    <message>
        <source>turn: {name}, {decision}</source>
        <translation>手番：{name}、{decision}</translation>
    </message>
    <message>
        <source>{path} is there already</source>
        <translation>{path}はすでにあります</translation>
    </message>
    <message>
        <source>There is no screen to open the window on.</source>
        <translation>ウィンドウを表示する画面がありません。</translation>
    </message>
    <message>
        <source>Qt has no platform {name}: leave {variable} empty, or choose one of {known}.</source>
        <translation>Qtにプラットフォーム{name}はありません。{variable}を空にするか、次から選んでください：{known}。</translation>
    </message>
    <message>
        <source>Qt cannot open windows with its platform {name} on this system: leave {variable} empty.</source>
        <translation>このシステムでは、Qtはプラットフォーム{name}でウィンドウを開けません。{variable}を空にしてください。</translation>
    </message>
    <message>
        <source>Qt needs a library that is missing on this system to open windows ({detail})</source>
        <translation>Qtがウィンドウを開くのに必要なライブラリが、このシステムにありません（{detail}）</translation>
    </message>
    <message>
        <source>not a size such as 1366x768: {text}</source>
        <translation>1366x768のような大きさではありません：{text}</translation>
    </message>
    <message>
        <source>must be {least} to {most}, not {value}</source>
        <translation>{least}～{most}にしてください（{value}は指定できません）</translation>
    </message>
    <message>
        <source>the window is at least {least}, not {size}</source>
        <translation>ウィンドウは{least}以上です（{size}は指定できません）</translation>
    </message>
    <message>
        <source>no side of the picture may have more than {most} pixels</source>
        <translation>画像の一辺は{most}ピクセルまでです</translation>
    </message>
    <message>
        <source>only one game can be opened, and nothing may follow it: {more}</source>
        <translation>開けるゲームは1つだけで、後ろには何も付けられません：{more}</translation>
    </message>
    <message>
        <source>with these weights steady computer players would not play the same on every computer ({detail})</source>
        <translation>この重みでは、安定コンピュータがどのコンピュータでも同じ手を選ぶとは限りません（{detail}）</translation>
    </message>
    <message>
        <source>a process has ended before its work was done: it was killed, or memory ran out</source>
        <translation>作業中のプロセスが途中で終了しました。強制終了されたか、メモリーが足りません</translation>
    </message>
    <message>
        <source>rounds: mean {mean}, {least} to {most}</source>
        <translation>ラウンド数：平均{mean}、最少{least}、最多{most}</translation>
    </message>
    <message>
        <source>decisions a game: {decisions}</source>
        <translation>1ゲームの手数：{decisions}</translation>
    </message>
    <message>
        <source>ended by: {ends}</source>
        <translation>終了の理由：{ends}</translation>
    </message>
    <message>
        <source>winners&apos; points: mean {mean}, median {median}, four in five from {low} to {high}</source>
        <translation>勝者の得点：平均{mean}、中央値{median}、5回に4回は{low}から{high}</translation>
    </message>
    <message>
        <source>points of all seats: mean {mean}</source>
        <translation>全席の得点：平均{mean}</translation>
    </message>
    <message>
        <source>won by shipping: {shipping}, by building: {building}, by both: {mixed}</source>
        <translation>勝ち方：出荷{shipping}、建物{building}、両方{mixed}</translation>
    </message>
    <message>
        <source>winners with a large building: {share}</source>
        <translation>大型建物を持つ勝者：{share}</translation>
    </message>
    <message>
        <source>produced goods that spoil</source>
        <translation>生産した商品のうち廃棄された割合</translation>
    </message>
    <message>
        <source>craftsmen followed at once by the captain</source>
        <translation>監督のすぐ後に船長が選ばれた割合</translation>
    </message>
    <message>
        <source>last-round craftsmen after the captain</source>
        <translation>最終ラウンドで船長の後に選ばれた監督</translation>
    </message>
    <message>
        <source>empty production buildings at the end</source>
        <translation>終了時に空いている生産設備</translation>
    </message>
    <message>
        <source>goods the craftsman loses at the next captain</source>
        <translation>監督を選んだ人が次の船長で失う商品</translation>
    </message>
    <message>
        <source>goods each other player loses there</source>
        <translation>ほかの各プレイヤーがそこで失う商品</translation>
    </message>
    <message>
        <source>this takes two seats at least that are not automatic</source>
        <translation>自動ではない席が2つ以上必要です</translation>
    </message>
    <message>
        <source>results have room for {most} games, not for {games}</source>
        <translation>結果のファイルに入るのは{most}局までで、{games}局は入りません</translation>
    </message>
    <message>
        <source>these are no results of a ladder ({detail})</source>
        <translation>段階測定の結果ではありません（{detail}）</translation>
    </message>
    <message>
        <source>two different names at least are wanted</source>
        <translation>異なる名前が2つ以上必要です</translation>
    </message>
    <message>
        <source>two numbers at least are wanted, each larger</source>
        <translation>だんだん大きくなる数が2つ以上必要です</translation>
    </message>
    <message>
        <source>{name} does not look ahead: nodes change nothing</source>
        <translation>{name}は先読みしないので、ノード数を変えても同じです</translation>
    </message>
    <message>
        <source>{path} ends neither with {chart} nor with {table}</source>
        <translation>{path}の末尾が{chart}でも{table}でもありません</translation>
    </message>
    <message>
        <source>these results come from another version of the program or its weights</source>
        <translation>この結果は別のバージョンのプログラムか重みによるものです</translation>
    </message>
    <message>
        <source>these results come from games with other rules or players</source>
        <translation>この結果はルールか人数の異なるゲームのものです</translation>
    </message>
    <message>
        <source>these results come from games with another seed</source>
        <translation>この結果はシードの異なるゲームのものです</translation>
    </message>
    <message>
        <source>step</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>win share</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%信頼区間</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>of the others</source>
        <translation>ほかの平均</translation>
    </message>
    <message>
        <source>all steps together: {elo} Elo, 95 % interval {interval}</source>
        <translation>全段階の合計：{elo} Elo、95%信頼区間{interval}</translation>
    </message>
    <message>
        <source>a doubling of the nodes, on average: {elo} Elo, 95 % interval {interval}</source>
        <translation>ノード数が2倍になると、平均：{elo} Elo、95%信頼区間{interval}</translation>
    </message>
    <message>
        <source>{games} games a step</source>
        <translation>1段階に{games}ゲーム</translation>
    </message>
    <message>
        <source>Elo gained by more nodes for a move</source>
        <translation>1手に調べるノードを増やして得られるElo</translation>
    </message>
    <message>
        <source>Elo from one bot to the next</source>
        <translation>コンピュータどうしの段階ごとのEloの差</translation>
    </message>
    <message>
        <source>points of Elo, with 95 % intervals</source>
        <translation>Eloの点数と95%信頼区間</translation>
    </message>
    <message>
        <source>ms a move</source>
        <translation>1手のミリ秒</translation>
    </message>
    <message>
        <source>manner of play</source>
        <translation>プレイの傾向</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>値</translation>
    </message>
    <message>
        <source>among people</source>
        <translation>人どうしの場合</translation>
    </message>
    <message>
        <source>never bought: {buildings}</source>
        <translation>一度も購入されなかった建物：{buildings}</translation>
    </message>
    <message>
        <source>every building was bought</source>
        <translation>すべての建物が購入されました</translation>
    </message>
    <message>
        <source>under {most}</source>
        <translation>{most}未満</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>{least}以上</translation>
    </message>
    <message>
        <source>buildings that somebody bought</source>
        <translation>だれかが購入した建物</translation>
    </message>
    <message>
        <source>ended by {what}</source>
        <translation>終了の理由：{what}</translation>
    </message>
    <message>
        <source>won by {what}</source>
        <translation>勝ち方：{what}</translation>
    </message>
    <message>
        <source>won from seat {what}</source>
        <translation>席{what}の勝利</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>seat {number}: {bot}</source>
        <translation>席{number}：{bot}</translation>
    </message>
    <message>
        <source>all {bot}</source>
        <translation>{bot}全体</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝利数</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>平均得点</translation>
    </message>
    <message>
        <source>games: {games}, seed: {seed}, illegal choices: {illegal}</source>
        <translation>ゲーム数：{games}、シード：{seed}、反則の選択：{illegal}</translation>
    </message>
    <message>
        <source>from {source}</source>
        <translation>得点：{source}</translation>
    </message>
    <message>
        <source>bought {building}</source>
        <translation>購入：{building}</translation>
    </message>
    <message>
        <source>there is no such edition</source>
        <translation>そのルール版はありません</translation>
    </message>
    <message>
        <source>the readings are those of the 1897 rulebook</source>
        <translation>解釈は1897のルールブックのものです</translation>
    </message>
    <message>
        <source>without an expansion there are the buildings of the base game only</source>
        <translation>拡張がなければ、基本ゲームの建物だけです</translation>
    </message>
    <message>
        <source>an expansion brings buildings: fixed, random or draft</source>
        <translation>拡張を入れるなら、建物はfixed、random、draftのどれかです</translation>
    </message>
    <message>
        <source>this expansion belongs to the 1897 edition</source>
        <translation>この拡張は1897年版のものです</translation>
    </message>
    <message>
        <source>the automatic opponent belongs to the 1897 edition</source>
        <translation>自動プレイヤーは1897年版のものです</translation>
    </message>
    <message>
        <source>0 to 2 seats can be automatic opponents</source>
        <translation>自動プレイヤーにできるのは0～2席です</translation>
    </message>
    <message>
        <source>one seat at least is for a player</source>
        <translation>少なくとも1席はプレイヤーの席です</translation>
    </message>
    <message>
        <source>only automatic opponents have a level: see --puertomas</source>
        <translation>難易度があるのは自動プレイヤーだけです（--puertomasを参照）</translation>
    </message>
    <message>
        <source>with an automatic opponent players keep four of six achievement cards, without a draft</source>
        <translation>自動プレイヤーがいると、プレイヤーはドラフトをせず、功績カード6枚のうち4枚を取っておきます</translation>
    </message>
    <message>
        <source>villa and jeweler come with the citizens</source>
        <translation>別荘と宝石商は市民の拡張の建物です</translation>
    </message>
    <message>
        <source>the forest house is one of the new buildings</source>
        <translation>木こり小屋は新たな建物の拡張の建物です</translation>
    </message>
    <message>
        <source>where no buildings are chosen, none can be excluded</source>
        <translation>建物を選ばないなら、除外もできません</translation>
    </message>
    <message>
        <source>only one of the two restrictions of buildings can be chosen</source>
        <translation>2つの建物の制限は、どちらか1つだけ選べます</translation>
    </message>
    <message>
        <source>the festival cards need the festival</source>
        <translation>祝祭カードには祝祭が必要です</translation>
    </message>
    <message>
        <source>without achievements no cards can be drafted</source>
        <translation>功績がなければカードのドラフトはできません</translation>
    </message>
    <message>
        <source>the handicaps do not fit the seats</source>
        <translation>ハンデが席の数と合いません</translation>
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
        <translation>{first}、{second}</translation>
    </message>
    <message>
        <source>the bots of this game learn nothing</source>
        <translation>このゲームのコンピュータは学習しません</translation>
    </message>
    <message>
        <source>{games} games in {seconds} s: loss {chances} (chances), {points} (points); mean score {mean}, of the best {best}</source>
        <translation>{games}ゲーム、{seconds}秒：誤差{chances}（勝率）、{points}（得点）、平均得点{mean}、最高者{best}</translation>
    </message>
    <message>
        <source>the course ends after {games} games</source>
        <translation>課程は{games}局で終わります</translation>
    </message>
    <message>
        <source>nothing is searched in the first {games} games, which the simple bot plays</source>
        <translation>最初の{games}局はsimpleがプレイするため、探索は行われません</translation>
    </message>
    <message>
        <source>the weights to begin with have layers of {there}, which can only grow</source>
        <translation>開始時の重みの層の大きさは{there}で、大きくすることしかできません</translation>
    </message>
    <message>
        <source>there is no graphics card to learn on ({detail})</source>
        <translation>学習に使えるグラフィックカードがありません（{detail}）</translation>
    </message>
    <message>
        <source>{path}: there is another course of learning in this folder ({detail})</source>
        <translation>{path}：このフォルダーには別の学習コースがあります（{detail}）</translation>
    </message>
    <message>
        <source>generation {number}: {done} of {files} files with games</source>
        <translation>第{number}世代：棋譜ファイル{done}/{files}</translation>
    </message>
    <message>
        <source>generation {number}: learned from {positions} positions and {decisions} decisions; as the search does, before and now: {before}, {after}</source>
        <translation>第{number}世代：局面{positions}、決定{decisions}から学習。探索との一致率（学習前、学習後）：{before}、{after}</translation>
    </message>
    <message>
        <source>generation {number}: won {wins}, lost {losses}: kept</source>
        <translation>第{number}世代：{wins}勝{losses}敗：採用</translation>
    </message>
    <message>
        <source>generation {number}: won {wins}, lost {losses}: not kept</source>
        <translation>第{number}世代：{wins}勝{losses}敗：不採用</translation>
    </message>
    <message>
        <source>changes nothing here: games with and without such rules are learned from</source>
        <translation>ここでは指定しても同じです。そのルールがあるゲームとないゲームの両方から学習します</translation>
    </message>
    <message>
        <source>must be 0 to 1, not {value}</source>
        <translation>0から1まででなければなりません（{value}は不可）</translation>
    </message>
    <message>
        <source>must be two numbers or more, each 1 to {most}, not {value}</source>
        <translation>1から{most}までの数が2つ以上でなければなりません（{value}は不可）</translation>
    </message>
    <message>
        <source>only goes with {options}</source>
        <translation>{options}と一緒にしか使えません</translation>
    </message>
    <message>
        <source>{option} is for opening the window</source>
        <translation>{option}はウィンドウを開くときだけ使えます</translation>
    </message>
    <message>
        <source>winners&apos; lead: mean {lead}</source>
        <translation>勝者と次点の差：平均{lead}</translation>
    </message>
    <message>
        <source>shuffles a game: {shuffles}</source>
        <translation>1ゲームのシャッフル回数：{shuffles}</translation>
    </message>
    <message>
        <source>winners with a building of cost 6: {share}</source>
        <translation>コスト6の建物を持つ勝者：{share}</translation>
    </message>
    <message>
        <source>winners with {building}</source>
        <translation>勝者が建てた建物：{building}</translation>
    </message>
    <message>
        <source>players must be 2 to 4, not {players}</source>
        <translation>プレイヤーは2～4人です（{players}は指定できません）</translation>
    </message>
    <message>
        <source>there is no such expansion</source>
        <translation>その拡張はありません</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>good</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>by a mistake: {move}</source>
        <translation>悪手による：{move}</translation>
    </message>
    <message>
        <source>by a move of {name}: {move}</source>
        <translation>{name}の手による：{move}</translation>
    </message>
    <message>
        <source>by luck</source>
        <translation>運による</translation>
    </message>
    <message>
        <source>the weights of the computer players cannot be used ({detail})</source>
        <translation>コンピュータの重みを使えません（{detail}）</translation>
    </message>
    <message>
        <source>stopped; what has been found is kept: {file}</source>
        <translation>中止しました。それまでの結果は保存されています：{file}</translation>
    </message>
    <message>
        <source>{file}: the review cannot be used and is made anew: {problem}</source>
        <translation>{file}：この検討は使えないため、作り直します：{problem}</translation>
    </message>
    <message>
        <source>review with seed {seed}, kept in {file}</source>
        <translation>シード{seed}の検討、保存先：{file}</translation>
    </message>
    <message>
        <source>the game is not over: reviewed up to round {round}</source>
        <translation>ゲームは終わっていません：ラウンド{round}まで検討しました</translation>
    </message>
    <message>
        <source>played by other rules: reviewed from where it goes on</source>
        <translation>異なるルールで進められたため、続きの局面から検討しました</translation>
    </message>
    <message>
        <source>found earlier, with other weights or rules: --again looks again</source>
        <translation>以前、別の重みまたはルールで調べた結果です。--againで検討し直します</translation>
    </message>
    <message>
        <source>there is nothing to review yet</source>
        <translation>検討するものがまだありません</translation>
    </message>
    <message>
        <source>chances hold if one plays on like the expert, and the others as they did</source>
        <translation>勝率は、本人がこの先は達人のように、ほかの人がこれまでどおりにプレイした場合のもの</translation>
    </message>
    <message>
        <source>{name}: accuracy {accuracy} of 100</source>
        <translation>{name}：正確さ{accuracy}（100点満点）</translation>
    </message>
    <message>
        <source>decisions: {decisions}, points of chance at stake: {stake}, lost: {lost}</source>
        <translation>手数：{decisions}、懸かっていた勝率：{stake}ポイント、失った勝率：{lost}ポイント</translation>
    </message>
    <message>
        <source>place {place} with {points} points, as many as another player</source>
        <translation>{points}点で{place}位、同点のプレイヤーあり</translation>
    </message>
    <message>
        <source>place {place} with {points} points, {margin} behind the winner</source>
        <translation>{points}点で{place}位、勝者と{margin}点差</translation>
    </message>
    <message>
        <source>place {place} with {points} points, {margin} ahead of the next</source>
        <translation>{points}点で{place}位、次点と{margin}点差</translation>
    </message>
    <message>
        <source>highest chance: {chance} in round {round}</source>
        <translation>最高の勝率：{chance}、ラウンド{round}</translation>
    </message>
    <message>
        <source>most was lost here: {part}, {lost} points of chance</source>
        <translation>最も失ったところ：{part}、勝率{lost}ポイント</translation>
    </message>
    <message>
        <source>points of chance that others and luck gave back: {gained}</source>
        <translation>ほかの人と運から戻ってきた勝率ポイント：{gained}</translation>
    </message>
    <message>
        <source>almost faultless: {parts}</source>
        <translation>ほぼ完璧：{parts}</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>失った勝率</translation>
    </message>
    <message>
        <source>turning point in round {round}: {before} -&gt; {after}, {cause}</source>
        <translation>転換点、ラウンド{round}：{before} -&gt; {after}、{cause}</translation>
    </message>
    <message>
        <source>round {round}, decision {decision}: {move} ({chance}), better: {better} ({best}); {mark}</source>
        <translation>ラウンド{round}、{decision}手目：{move}（{chance}）、より良い手：{better}（{best}）、{mark}</translation>
    </message>
    <message>
        <source>the database was missing; a copy of it was found, import it to have it back: {file}</source>
        <translation>データベースがありませんでした。コピーが見つかったので、読み込めば元に戻ります：{file}</translation>
    </message>
    <message>
        <source>the database was damaged; a copy has taken its place, and it is now {file}</source>
        <translation>データベースが壊れていました。コピーに置き換え、壊れたファイルは次の名前にしました：{file}</translation>
    </message>
    <message>
        <source>the database was damaged; a new one has taken its place, and it is now {file}</source>
        <translation>データベースが壊れていました。新しいものに置き換え、壊れたファイルは次の名前にしました：{file}</translation>
    </message>
    <message>
        <source>new games: {new}, known already: {known}, not counted: {others}</source>
        <translation>新しいゲーム：{new}、登録済み：{known}、数えないもの：{others}</translation>
    </message>
    <message>
        <source>{file}: {games} games</source>
        <translation>{file}：{games}ゲーム</translation>
    </message>
    <message>
        <source>there are no games of {name}</source>
        <translation>{name}のゲームはありません</translation>
    </message>
    <message>
        <source>no games yet</source>
        <translation>まだゲームがありません</translation>
    </message>
    <message>
        <source>games: {games}, won: {share} % ({low} to {high}), even share: {even} %</source>
        <translation>ゲーム数：{games}、勝率：{share}%（{low}～{high}）、均等な勝率：{even}%</translation>
    </message>
    <message>
        <source>games that compare with the last one ({game}, {edition}, {players} players): {games}, mean place: {place}, mean points: {points}</source>
        <translation>最後のゲームと比べられるゲーム（{game}、{edition}、{players}人）：{games}、平均順位：{place}、平均得点：{points}</translation>
    </message>
    <message>
        <source>milestones: {reached}</source>
        <translation>マイルストーン：{reached}</translation>
    </message>
    <message>
        <source>{lesson}: not in order</source>
        <translation>{lesson}：問題があります</translation>
    </message>
    <message>
        <source>{lesson}: ok, {count} of {ways} random courses reach the goals</source>
        <translation>{lesson}：問題なし、無作為な進め方{ways}回のうち{count}回が目標を達成</translation>
    </message>
    <message>
        <source>the position cannot be written down ({detail})</source>
        <translation>この局面は書き留められません（{detail}）</translation>
    </message>
    <message>
        <source>there is no such seat for a player</source>
        <translation>プレイヤーの座れる席ではありません</translation>
    </message>
    <message>
        <source>there is no seat for a computer player</source>
        <translation>コンピュータの座る席がありません</translation>
    </message>
    <message>
        <source>code: {code}</source>
        <translation>コード：{code}</translation>
    </message>
    <message>
        <source>game: {game}, edition: {edition}</source>
        <translation>ゲーム：{game}、ルール版：{edition}</translation>
    </message>
    <message>
        <source>rules: {rules}</source>
        <translation>ルール：{rules}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>players: {players}</source>
        <translation>プレイヤー：{players}</translation>
    </message>
    <message>
        <source>seed: {seed}</source>
        <translation>シード：{seed}</translation>
    </message>
    <message>
        <source>there was no game of the day yet</source>
        <translation>その日にはまだ「今日のゲーム」がありません</translation>
    </message>
    <message>
        <source>day: {date}</source>
        <translation>日付：{date}</translation>
    </message>
    <message>
        <source>par: {points} points, place {place}</source>
        <translation>基準：{points}点、{place}位</translation>
    </message>
    <message>
        <source>not a date: {text}</source>
        <translation>日付ではありません：{text}</translation>
    </message>
    <message>
        <source>games: {games}, puzzles: {puzzles}</source>
        <translation>ゲーム数：{games}、パズル：{puzzles}</translation>
    </message>
    <message>
        <source>the puzzles in {path} come from other games</source>
        <translation>{path}のパズルは別のゲームから作られたものです</translation>
    </message>
    <message>
        <source>{path}: {completed} of {puzzles} puzzles completed</source>
        <translation>{path}：{puzzles}問中{completed}問を補いました</translation>
    </message>
    <message>
        <source>{path} is not there</source>
        <translation>{path}がありません</translation>
    </message>
    <message>
        <source>{path}: {holding} of {puzzles} puzzles hold</source>
        <translation>{path}：{puzzles}問中{holding}問が今も成り立ちます</translation>
    </message>
    <message>
        <source>not NAME=FILE with a name of Latin letters and figures: {text}</source>
        <translation>NAME=FILEの形（名前はラテン文字と数字）ではありません：{text}</translation>
    </message>
    <message>
        <source>{bot} plays without weights: {name}</source>
        <translation>{bot}は重みを使いません：{name}</translation>
    </message>
    <message>
        <source>no weights have the name {weights}, which {option} NAME=FILE gives</source>
        <translation>{weights}という名前の重みはありません。名前は{option} NAME=FILEで付けます</translation>
    </message>
    <message>
        <source>no bot uses {name}; the name of such a bot looks like {example}</source>
        <translation>{name}を使うコンピュータがいません。{example}のような名前にしてください</translation>
    </message>
</context>
<context>
    <name>CliCluster</name>
    <message>
        <source>To share work with a cluster Dask is needed: pip install &apos;puertorico-desktop[cluster]&apos;</source>
        <translation>クラスターで作業を分担するにはDaskが必要です：pip install &apos;puertorico-desktop[cluster]&apos;</translation>
    </message>
    <message>
        <source>{address} is no address of a cluster, such as {example} ({detail})</source>
        <translation>{address}はクラスターのアドレスではありません。例：{example}（{detail}）</translation>
    </message>
    <message>
        <source>No scheduler of a cluster answers at {address}.</source>
        <translation>{address}でクラスターのスケジューラーが応答しません。</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>{address}のクラスターにはワーカーがいません。</translation>
    </message>
    <message>
        <source>The scheduler and the workers of the cluster at {address} need this version of the program.</source>
        <translation>{address}のクラスターのスケジューラーとワーカーには、こちらと同じ版のプログラムが必要です。</translation>
    </message>
    <message>
        <source>The scheduler of the cluster at {address} has gone.</source>
        <translation>{address}のクラスターのスケジューラーがいなくなりました。</translation>
    </message>
</context>
<context>
    <name>CliDecision</name>
    <message>
        <source>choose role</source>
        <translation>役割を選ぶ</translation>
    </message>
    <message>
        <source>take tile</source>
        <translation>タイルを取る</translation>
    </message>
    <message>
        <source>place colonists</source>
        <translation>入植者を配置</translation>
    </message>
    <message>
        <source>build</source>
        <translation>建物を建てる</translation>
    </message>
    <message>
        <source>take extra good</source>
        <translation>商品をもう1個取る</translation>
    </message>
    <message>
        <source>sell good</source>
        <translation>商品を売る</translation>
    </message>
    <message>
        <source>load goods</source>
        <translation>商品を出荷する</translation>
    </message>
    <message>
        <source>store goods</source>
        <translation>残す商品を選ぶ</translation>
    </message>
    <message>
        <source>accept benefit</source>
        <translation>受け取るか決める</translation>
    </message>
    <message>
        <source>draft building</source>
        <translation>建物を選ぶ</translation>
    </message>
    <message>
        <source>place nobles</source>
        <translation>貴族を配置</translation>
    </message>
    <message>
        <source>place drawn tile</source>
        <translation>引いたタイルを置く</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>支払う</translation>
    </message>
    <message>
        <source>deliver goods</source>
        <translation>商品を納める</translation>
    </message>
    <message>
        <source>discard tile</source>
        <translation>タイルを捨てる</translation>
    </message>
    <message>
        <source>move guests</source>
        <translation>客を動かす</translation>
    </message>
    <message>
        <source>after sale</source>
        <translation>販売の後</translation>
    </message>
    <message>
        <source>smuggle</source>
        <translation>密輸</translation>
    </message>
    <message>
        <source>lodge</source>
        <translation>職につける</translation>
    </message>
    <message>
        <source>keep card</source>
        <translation>カードを取っておく</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>予約</translation>
    </message>
    <message>
        <source>mayor privilege</source>
        <translation>市長の特権</translation>
    </message>
    <message>
        <source>prospector privilege</source>
        <translation>金鉱掘りの特権</translation>
    </message>
    <message>
        <source>production</source>
        <translation>生産</translation>
    </message>
    <message>
        <source>hospice</source>
        <translation>宿屋</translation>
    </message>
    <message>
        <source>university</source>
        <translation>大学</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>harbor</source>
        <translation>港</translation>
    </message>
    <message>
        <source>church</source>
        <translation>教会</translation>
    </message>
    <message>
        <source>lighthouse</source>
        <translation>灯台</translation>
    </message>
    <message>
        <source>specialty factory</source>
        <translation>専用工場</translation>
    </message>
    <message>
        <source>union hall</source>
        <translation>集会所</translation>
    </message>
    <message>
        <source>chapel doubloon</source>
        <translation>礼拝堂のダブロン</translation>
    </message>
    <message>
        <source>chapel point</source>
        <translation>礼拝堂の勝利点</translation>
    </message>
    <message>
        <source>jeweler</source>
        <translation>宝石商</translation>
    </message>
    <message>
        <source>villa</source>
        <translation>別荘</translation>
    </message>
    <message>
        <source>hunting lodge</source>
        <translation>狩場</translation>
    </message>
    <message>
        <source>take person</source>
        <translation>入植船から人を受け取る</translation>
    </message>
</context>
<context>
    <name>CliHelp</name>
    <message>
        <source>some of these, with commas: {choices}</source>
        <translation>コンマで区切って：{choices}</translation>
    </message>
    <message>
        <source>how they are chosen: {choices}</source>
        <translation>選び方：{choices}</translation>
    </message>
    <message>
        <source>how many of the last seats are automatic opponents, 0 to 2 (0)</source>
        <translation>最後の何席を自動プレイヤーにするか、0～2（0）</translation>
    </message>
    <message>
        <source>of the automatic opponents: {choices}</source>
        <translation>自動プレイヤーの難易度：{choices}</translation>
    </message>
    <message>
        <source>of the 1897 rulebook: {choices}</source>
        <translation>1897のルールブックの読み方：{choices}</translation>
    </message>
    <message>
        <source>{editions} ({default})</source>
        <translation>{editions}（{default}）</translation>
    </message>
    <message>
        <source>look for puzzles in games of bots</source>
        <translation>コンピュータ同士のゲームからパズルを探す</translation>
    </message>
    <message>
        <source>the file of puzzles; a file already begun is continued</source>
        <translation>パズルのファイル（途中まで作ってあれば続きから）</translation>
    </message>
    <message>
        <source>whose nodes are varied ({default})</source>
        <translation>ノード数を変えるコンピュータ（{default}）</translation>
    </message>
    <message>
        <source>more and more nodes, each number against the one before ({default}); with --levels, a number for each bot that looks ahead, or one for all, instead of their time</source>
        <translation>だんだん増やすノード数。それぞれを1つ前と比べる（{default}）。--levelsのときは、先読みするコンピュータごとの数か、全員に共通の数。時間の代わり</translation>
    </message>
    <message>
        <source>bots from the weakest to the strongest instead, each against the one before ({default})</source>
        <translation>代わりに弱い順に並べたコンピュータ。それぞれを1つ前と比べる（{default}）</translation>
    </message>
    <message>
        <source>how many for each step ({default}); with commas one for each step</source>
        <translation>段階ごとのゲーム数（{default}）。コンマで区切ると段階ごとに指定</translation>
    </message>
    <message>
        <source>same seed, same games ({default})</source>
        <translation>シードが同じなら、ゲームも同じ（{default}）</translation>
    </message>
    <message>
        <source>keep what each game came to in a file, and go on from what is there</source>
        <translation>各ゲームの結果をファイルに残し、すでにあるところから続ける</translation>
    </message>
    <message>
        <source>a chart ({chart}) or a table ({table}) as a file, what is there is replaced; may be given for both</source>
        <translation>図（{chart}）か表（{table}）のファイル。元のものは置き換える。両方を指定できる</translation>
    </message>
    <message>
        <source>check puzzles again</source>
        <translation>パズルを調べ直す</translation>
    </message>
    <message>
        <source>add what others take after each move to puzzles that do not tell it</source>
        <translation>各手のあとにほかの人が何を取るかが書かれていないパズルに、それを加える</translation>
    </message>
    <message>
        <source>files of puzzles (default: those of the program)</source>
        <translation>パズルのファイル（指定しなければプログラムのもの）</translation>
    </message>
    <message>
        <source>take out of the files what does not hold any more</source>
        <translation>成り立たなくなったものをファイルから取り除く</translation>
    </message>
    <message>
        <source>{least} to {most} ({default})</source>
        <translation>{least}～{most}（{default}）</translation>
    </message>
    <message>
        <source>one for each player from the first governor on, or one for all ({default}): {bots}</source>
        <translation>最初の総督から順にプレイヤーごとに1つ、または全員に1つ（{default}）：{bots}</translation>
    </message>
    <message>
        <source>who plays, two at least, or one against automatic opponents; the last one takes all seats that are left, and everybody sits everywhere: {bots}</source>
        <translation>対戦するもの、2つ以上。自動プレイヤーが相手なら1つでもよい。最後のものが残りの席に座り、全員がすべての席に座る：{bots}</translation>
    </message>
    <message>
        <source>who thinks ({default}): {bots}</source>
        <translation>考えるもの（{default}）：{bots}</translation>
    </message>
    <message>
        <source>print the page about the language of such programs and do nothing else</source>
        <translation>このようなプログラムのプロトコルの説明を表示するだけ</translation>
    </message>
    <message>
        <source>time for every bot to think about a move, instead of its own</source>
        <translation>各コンピュータが1手を考える時間。それぞれの既定の代わり</translation>
    </message>
    <message>
        <source>{what}; with commas one for each bot</source>
        <translation>{what}。コンマで区切るとコンピュータごとに指定</translation>
    </message>
    <message>
        <source>nodes for every bot to search for a move: the same on every computer</source>
        <translation>各コンピュータが1手に調べるノード数。どのコンピュータでも同じ</translation>
    </message>
    <message>
        <source>instead: the workers of the Dask cluster with that scheduler, such as {example}</source>
        <translation>代わりに、このスケジューラーのDaskクラスターのワーカーで行う。例：{example}</translation>
    </message>
    <message>
        <source>print one JSON object and nothing else</source>
        <translation>JSONオブジェクトを1つだけ出力する</translation>
    </message>
    <message>
        <source>Puerto Rico on the desktop. Without a command, the window opens; with the name of a saved game alone, it opens with that game.</source>
        <translation>デスクトップで遊ぶプエルトリコ。コマンドがなければウィンドウを開きます。保存したゲームのファイル名だけを付けると、そのゲームを開きます。</translation>
    </message>
    <message>
        <source>before everything else: the language, {languages} (that of the system)</source>
        <translation>先頭に置く：言語、{languages}（システムの言語）</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>プログラムのバージョンを表示して終了する</translation>
    </message>
    <message>
        <source>open a window of its own, even if the program runs already</source>
        <translation>プログラムがすでに動いていても、別のウィンドウを開く</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>count finished games from files</source>
        <translation>ファイルの終了したゲームを数える</translation>
    </message>
    <message>
        <source>saved games, folders with them, or what was exported as JSON (all that the program knows)</source>
        <translation>保存したゲーム、それを含むフォルダー、または書き出したJSON（プログラムが知るすべて）</translation>
    </message>
    <message>
        <source>write all that is known of the games</source>
        <translation>ゲームについて分かっていることをすべて書き出す</translation>
    </message>
    <message>
        <source>{kinds}: everything, or a table as CSV ({default})</source>
        <translation>{kinds}：すべて、またはCSVの表（{default}）</translation>
    </message>
    <message>
        <source>the file; what is there is replaced</source>
        <translation>ファイル。既にあるものは置き換えられる</translation>
    </message>
    <message>
        <source>sum up the games of a player</source>
        <translation>プレイヤーのゲームをまとめる</translation>
    </message>
    <message>
        <source>whose games (yours, or those of who has played most)</source>
        <translation>誰のゲームか（自分、または最も多く遊んだ人）</translation>
    </message>
    <message>
        <source>another database than that of the program</source>
        <translation>プログラムのものとは別のデータベース</translation>
    </message>
    <message>
        <source>play whole games without a window</source>
        <translation>ウィンドウなしでゲームを最後まで進める</translation>
    </message>
    <message>
        <source>let bots play against each other</source>
        <translation>コンピュータどうしを対戦させる</translation>
    </message>
    <message>
        <source>measure what nodes and levels are worth</source>
        <translation>ノード数や強さの差を測る</translation>
    </message>
    <message>
        <source>let a bot speak with another program</source>
        <translation>コンピュータをほかのプログラムと対話させる</translation>
    </message>
    <message>
        <source>measure how fast the program is</source>
        <translation>プログラムの速さを測る</translation>
    </message>
    <message>
        <source>make the bots&apos; weights, by self-play</source>
        <translation>自己対戦でコンピュータの重みを作る</translation>
    </message>
    <message>
        <source>print a whole game as text</source>
        <translation>1ゲームをテキストで出力する</translation>
    </message>
    <message>
        <source>check saved games</source>
        <translation>保存したゲームを調べる</translation>
    </message>
    <message>
        <source>sum up a saved game</source>
        <translation>保存したゲームの概要を示す</translation>
    </message>
    <message>
        <source>look back at a saved game: what moves cost</source>
        <translation>保存したゲームを検討する：どの手がどれだけ損だったか</translation>
    </message>
    <message>
        <source>games to share: the same on every computer</source>
        <translation>共有できるゲーム：どのコンピュータでも同じ</translation>
    </message>
    <message>
        <source>the game of the day</source>
        <translation>今日のゲーム</translation>
    </message>
    <message>
        <source>make puzzles, or check them</source>
        <translation>パズルを作る、または調べる</translation>
    </message>
    <message>
        <source>all games that were played</source>
        <translation>遊んだすべてのゲーム</translation>
    </message>
    <message>
        <source>check lessons, or begin one</source>
        <translation>レッスンを調べる、または書き始める</translation>
    </message>
    <message>
        <source>print a saved game as text</source>
        <translation>保存したゲームをテキストで出力する</translation>
    </message>
    <message>
        <source>draw the window into a file</source>
        <translation>ウィンドウを画像ファイルに描く</translation>
    </message>
    <message>
        <source>the computer players of the games of the days instead</source>
        <translation>ルールと保存ではなく、今日のゲームのコンピュータを測る</translation>
    </message>
    <message>
        <source>the page of a review instead of rules and saving; needs no screen</source>
        <translation>ルールと保存ではなく検討のページを測る。画面は要らない</translation>
    </message>
    <message>
        <source>the statistics instead of rules and saving; needs no screen</source>
        <translation>ルールと保存ではなく統計を測る。画面は要らない</translation>
    </message>
    <message>
        <source>play lessons in many ways</source>
        <translation>レッスンをさまざまに試す</translation>
    </message>
    <message>
        <source>lessons (default: those of the program)</source>
        <translation>レッスン（省略時：プログラムに付属のもの）</translation>
    </message>
    <message>
        <source>random courses ({default})</source>
        <translation>無作為に進める回数（{default}）</translation>
    </message>
    <message>
        <source>write down a position of a saved game</source>
        <translation>保存したゲームの局面を書き留める</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>the position after so many decisions</source>
        <translation>この数の決定の後の局面</translation>
    </message>
    <message>
        <source>how many ({default})</source>
        <translation>ゲーム数（{default}）</translation>
    </message>
    <message>
        <source>processes ({default})</source>
        <translation>プロセス数（{default}）</translation>
    </message>
    <message>
        <source>save every game there</source>
        <translation>すべてのゲームをそこに保存する</translation>
    </message>
    <message>
        <source>{default}; {other} with --gui</source>
        <translation>{default}、--guiなら{other}</translation>
    </message>
    <message>
        <source>the bots instead of rules and saving</source>
        <translation>ルールと保存ではなくコンピュータを測る</translation>
    </message>
    <message>
        <source>the window instead of rules and saving; needs no screen</source>
        <translation>ルールと保存ではなくウィンドウを測る。画面は要らない</translation>
    </message>
    <message>
        <source>{default}; {other} with --bots, --days, --gui or --review</source>
        <translation>{default}、--bots、--days、--gui、--reviewのどれかなら{other}</translation>
    </message>
    <message>
        <source>time to measure ({default})</source>
        <translation>測る秒数（{default}）</translation>
    </message>
    <message>
        <source>saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>so many decisions (default: where the game stands)</source>
        <translation>何手目まで（指定がなければ今の局面）</translation>
    </message>
    <message>
        <source>the seed of the game ({default})</source>
        <translation>ゲームのシード（{default}）</translation>
    </message>
    <message>
        <source>after so many decisions of bots ({default})</source>
        <translation>コンピュータが何手進めた後か（{default}）</translation>
    </message>
    <message>
        <source>show a saved game instead</source>
        <translation>代わりに保存したゲームを示す</translation>
    </message>
    <message>
        <source>the language of the window, such as {example} ({default})</source>
        <translation>ウィンドウの言語、たとえば{example}（{default}）</translation>
    </message>
    <message>
        <source>its colours, such as light or dark ({default})</source>
        <translation>ウィンドウの配色、たとえばlightやdark（{default}）</translation>
    </message>
    <message>
        <source>its size in logical pixels ({default})</source>
        <translation>論理ピクセルでのウィンドウの大きさ（{default}）</translation>
    </message>
    <message>
        <source>device pixels for a logical one ({default})</source>
        <translation>論理ピクセルあたりの実ピクセル（{default}）</translation>
    </message>
    <message>
        <source>the size of its texts in per cent ({default})</source>
        <translation>文字の大きさ（パーセント）（{default}）</translation>
    </message>
    <message>
        <source>the picture, a PNG file; what is there is replaced</source>
        <translation>画像（PNGファイル）。すでにあれば置き換える</translation>
    </message>
    <message>
        <source>how many ({default}; {other} in each generation)</source>
        <translation>ゲーム数（{default}、世代ごとなら{other}）</translation>
    </message>
    <message>
        <source>share of the seats that the simple bot takes ({default})</source>
        <translation>simpleが座る席の割合（{default}）</translation>
    </message>
    <message>
        <source>share of the decisions learned from that a search makes ({default})</source>
        <translation>学習に使う決定のうち探索が行うものの割合（{default}）</translation>
    </message>
    <message>
        <source>end after so many games, in the middle of the course</source>
        <translation>コースの途中でも、このゲーム数で終える</translation>
    </message>
    <message>
        <source>with --start: go on with the course where so many games were learned from</source>
        <translation>--startのとき：この局数まで学習したところから課程を続ける</translation>
    </message>
    <message>
        <source>with --start: play all games with these weights, then learn from all of them so often, in small steps</source>
        <translation>--startのとき：すべてのゲームをその重みでプレイし、それからすべてのゲームをこの回数だけ小さな歩幅で学習する</translation>
    </message>
    <message>
        <source>begin with these weights, of a table of any size, instead of nothing</source>
        <translation>何もない状態ではなく、この重み（人数は問わない）から始める</translation>
    </message>
    <message>
        <source>learn from games with search, so many times, and keep what wins; OUT is a folder then, and what was ended goes on there</source>
        <translation>探索を使ったゲームからこの回数だけ学習し、勝つ重みを残す。OUTはフォルダーで、中断したところから続ける</translation>
    </message>
    <message>
        <source>with --generations or --search-share: playouts of each decision ({default})</source>
        <translation>--generationsか--search-shareのとき：1回の決定での探索回数（{default}）</translation>
    </message>
    <message>
        <source>with --generations: games that decide what is kept ({default})</source>
        <translation>--generationsのとき：採否を決めるゲーム数（{default}）</translation>
    </message>
    <message>
        <source>sizes of the network&apos;s layers; those of the weights to begin with can only grow</source>
        <translation>ニューラルネットの各層の大きさ（開始時の重みの層は大きくすることしかできない）</translation>
    </message>
    <message>
        <source>learn on a graphics card, with CuPy</source>
        <translation>CuPyを使いグラフィックカードで学習する</translation>
    </message>
    <message>
        <source>where the weights go, renewed after every part of the games; what is there is replaced</source>
        <translation>重みの保存先。ゲームの一区切りごとに更新し、元のものは置き換える</translation>
    </message>
    <message>
        <source>open the window without the game that was played last</source>
        <translation>最後に遊んだゲームなしでウィンドウを開きます</translation>
    </message>
    <message>
        <source>same seed, same games (a new one every time)</source>
        <translation>シードが同じなら、ゲームも同じ（指定しなければ毎回新しいシード）</translation>
    </message>
    <message>
        <source>same seed, same moves ({default})</source>
        <translation>シードが同じなら、手も同じ（{default}）</translation>
    </message>
    <message>
        <source>same seed, same review (that of the review that lies beside the game, else {default})</source>
        <translation>シードが同じなら、検討も同じ（ゲームの隣にある検討のシード、なければ{default}）</translation>
    </message>
    <message>
        <source>look again, whatever has been found earlier</source>
        <translation>以前の結果に関係なく、調べ直す</translation>
    </message>
    <message>
        <source>make the code of a game</source>
        <translation>ゲームのコードを作る</translation>
    </message>
    <message>
        <source>who sits in the other seats in their order, or one for all ({default}): {bots}</source>
        <translation>ほかの席のコンピュータを席順に、または全席同じ1つ（{default}）：{bots}</translation>
    </message>
    <message>
        <source>the seat of the player, the first governor has 1 ({default})</source>
        <translation>プレイヤーの席、最初の総督が1（{default}）</translation>
    </message>
    <message>
        <source>same seed, same game (a new one every time)</source>
        <translation>シードが同じなら、ゲームも同じ（指定しなければ毎回新しいシード）</translation>
    </message>
    <message>
        <source>say which game a code stands for</source>
        <translation>コードがどのゲームを表すかを表示する</translation>
    </message>
    <message>
        <source>the code; case and spaces do not matter</source>
        <translation>コード（大文字と小文字、空白は区別しません）</translation>
    </message>
    <message>
        <source>another date, such as {example} (today&apos;s)</source>
        <translation>別の日付、たとえば{example}（今日）</translation>
    </message>
    <message>
        <source>play it with a steady bot in the player&apos;s seat: what it makes of it is par</source>
        <translation>プレイヤーの席に安定コンピュータを座らせて遊ぶ：その結果が基準になる</translation>
    </message>
    <message>
        <source>weights for bots, which are named like {example} then; may be given again for other weights</source>
        <translation>コンピュータの重み。コンピュータは{example}のように書く。繰り返して別の重みも指定できる</translation>
    </message>
</context>
<context>
    <name>CliParser</name>
    <message>
        <source>usage: </source>
        <translation>使い方：</translation>
    </message>
    <message>
        <source>options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>位置引数</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>このヘルプを表示して終了する</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>値が1つ必要です</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>値は1つまでです</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>値が1つ以上必要です</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>値が%s個必要です</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>値が%s個必要です</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>値%rは付けられません</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(type)sとして正しくない値です：%(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>選べない値です：%(value)r（選べるもの：%(choices)s）</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>引数%sとは一緒に使えません</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>次の引数のどれか1つが必要です：%s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>次の引数が必要です：%s</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>あいまいなオプションです：%(option)sは%(matches)sのどれかです</translation>
    </message>
    <message>
        <source>unexpected option string: %s</source>
        <translation>ここにオプションは置けません：%s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>コマンド%(parser_name)rはありません（選べるもの：%(choices)s）</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>知らない引数です：%s</translation>
    </message>
    <message>
        <source>can&apos;t open &apos;%(filename)s&apos;: %(error)s</source>
        <translation>「%(filename)s」を開けません：%(error)s</translation>
    </message>
</context>
<context>
    <name>CliProgram</name>
    <message>
        <source>The program {program} cannot be started: {detail}</source>
        <translation>プログラム{program}を起動できません：{detail}</translation>
    </message>
    <message>
        <source>The program {program} has ended.</source>
        <translation>プログラム{program}は終了しました。</translation>
    </message>
    <message>
        <source>The program {program} was not ready within {detail} seconds.</source>
        <translation>プログラム{program}は{detail}秒以内に準備できませんでした。</translation>
    </message>
    <message>
        <source>The program {program} speaks another language: {detail}</source>
        <translation>プログラム{program}は別のプロトコルを使っています：{detail}</translation>
    </message>
    <message>
        <source>The program {program} did not move within {detail} seconds.</source>
        <translation>プログラム{program}は{detail}秒以内に行動しませんでした。</translation>
    </message>
    <message>
        <source>The program {program} complains: {detail}</source>
        <translation>プログラム{program}が問題を知らせています：{detail}</translation>
    </message>
    <message>
        <source>The program {program} chose an action that does not exist: {detail}</source>
        <translation>プログラム{program}は存在しない行動を選びました：{detail}</translation>
    </message>
    <message>
        <source>The program {program} broke the rules: {detail}</source>
        <translation>プログラム{program}はルールに反しました：{detail}</translation>
    </message>
</context>
<context>
    <name>CliSanJuan</name>
    <message>
        <source>choose role</source>
        <translation>役割を選ぶ</translation>
    </message>
    <message>
        <source>build</source>
        <translation>建物を建てる</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>支払う</translation>
    </message>
    <message>
        <source>produce</source>
        <translation>生産する</translation>
    </message>
    <message>
        <source>sell</source>
        <translation>商品を売る</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>残すカードを選ぶ</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>カードを交換する</translation>
    </message>
    <message>
        <source>tuck</source>
        <translation>建物の下にカードを置く</translation>
    </message>
    <message>
        <source>accept benefit</source>
        <translation>受け取るか決める</translation>
    </message>
    <message>
        <source>adventurer</source>
        <translation>冒険家</translation>
    </message>
    <message>
        <source>recruiter</source>
        <translation>募集官</translation>
    </message>
    <message>
        <source>lumberyard</source>
        <translation>製材所</translation>
    </message>
    <message>
        <source>hospital</source>
        <translation>病院</translation>
    </message>
    <message>
        <source>school</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>large market</source>
        <translation>市場(大)</translation>
    </message>
    <message>
        <source>small market</source>
        <translation>市場(小)</translation>
    </message>
    <message>
        <source>harbor</source>
        <translation>港</translation>
    </message>
    <message>
        <source>bohio</source>
        <translation>ボイオ(農家)</translation>
    </message>
    <message>
        <source>zoning office</source>
        <translation>区画事務所</translation>
    </message>
    <message>
        <source>villa</source>
        <translation>別荘</translation>
    </message>
    <message>
        <source>gold mine</source>
        <translation>金鉱</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>trader</source>
        <translation>商人</translation>
    </message>
</context>
<context>
    <name>CliWeights</name>
    <message>
        <source>these are no weights for this program ({detail})</source>
        <translation>このプログラムの重みファイルではありません（{detail}）</translation>
    </message>
    <message>
        <source>these weights are for another game ({detail})</source>
        <translation>これは別のゲームの重みです（{detail}）</translation>
    </message>
    <message>
        <source>these weights are for another number of players ({detail})</source>
        <translation>これは人数の異なるゲームの重みです（{detail}）</translation>
    </message>
    <message>
        <source>these weights are for other rules: they do not know all pieces of these games</source>
        <translation>これは別のルールの重みで、このゲームのコマをすべては知りません</translation>
    </message>
    <message>
        <source>in this game bots play without weights</source>
        <translation>このゲームのコンピュータは重みを使いません</translation>
    </message>
</context>
<context>
    <name>CloseUp</name>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる（Esc）</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Card or lo&amp;g</source>
        <translation>説明とログの切り替え(&amp;G)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>次へ(&amp;X)</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Show it over the table, or put it aside</source>
        <translation>説明をテーブルに重ねて表示する、またはしまう</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Small letters and spaces do not matter.</source>
        <translation>小文字でも空白があってもかまいません。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Game code</source>
        <translation>ゲームコード</translation>
    </message>
    <message>
        <source>&amp;Code of a game that was shared with you</source>
        <translation>共有されたゲームのコード(&amp;C)</translation>
    </message>
    <message>
        <source>The game at the table</source>
        <translation>テーブルのゲーム</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>コピー(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Play it</source>
        <translation>遊ぶ(&amp;P)</translation>
    </message>
</context>
<context>
    <name>CodesPart</name>
    <message>
        <source>Copied: {code}</source>
        <translation>コピーしました：{code}</translation>
    </message>
    <message>
        <source>&amp;Enter a game code…</source>
        <translation>ゲームコードを入力(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy game code</source>
        <translation>ゲームコードをコピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Colonists</name>
    <message numerus="yes">
        <source>%n colonist(s) on the ship</source>
        <translation>
            <numerusform>入植船の入植者：%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) in the supply</source>
        <translation>
            <numerusform>入植者の残り：%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s) left</source>
        <translation>
            <numerusform>勝利点の残り：%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>うち貴族%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in the supply</source>
        <translation>
            <numerusform>貴族の残り：%n人</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>Rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Points from round to round as a graph</source>
        <translation>ラウンドごとの得点のグラフ</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>It is {player}&apos;s turn</source>
        <translation>{player}の手番です</translation>
    </message>
    <message>
        <source>The achievement cards are hidden: nobody else should look at the screen now.</source>
        <translation>功績カードは秘密です。ほかの人は今、画面を見ないでください。</translation>
    </message>
    <message>
        <source>&amp;Never cover</source>
        <translation>今後は隠さない(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;I am {player}</source>
        <translation>{player}です(&amp;I)</translation>
    </message>
    <message>
        <source>Only {player} may look</source>
        <translation>見てよいのは{player}だけです</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Puerto Rico Desktop, game of the day, {date}</source>
        <translation>Puerto Rico Desktop、今日のゲーム、{date}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}点</translation>
    </message>
    <message>
        <source>par: {par}</source>
        <translation>基準：{par}</translation>
    </message>
    <message>
        <source>There is no game of the day yet: check the date of this computer.</source>
        <translation>今日のゲームはまだありません。このコンピュータの日付を確かめてください。</translation>
    </message>
    <message>
        <source>Today&apos;s game, {date}</source>
        <translation>今日のゲーム、{date}</translation>
    </message>
    <message>
        <source>Seat {seat} of {players}, against steady computer players ({nodes}). Everybody has the same game today, and one try counts: without undo, without hints; it may be left and resumed.</source>
        <translation>{players}席中の{seat}番目で、安定コンピュータ（{nodes}）と対戦します。今日は誰でも同じゲームで、結果が残るのは1回だけです。手は戻せず、ヒントもありませんが、途中でやめて続きから遊べます。</translation>
    </message>
    <message>
        <source>{result}. Par could not be worked out; it is tried again when you open this page.</source>
        <translation>{result}。基準を計算できませんでした。このページをもう一度開くと、計算し直します。</translation>
    </message>
    <message>
        <source>{result}. Par is being worked out: the result of a steady computer player in your seat.</source>
        <translation>{result}。基準（安定コンピュータがあなたの席で挙げる結果）を計算しています。</translation>
    </message>
    <message>
        <source>&amp;Play it again as practice</source>
        <translation>練習としてもう一度(&amp;P)</translation>
    </message>
    <message>
        <source>The game that you had begun is not kept any more. A second try does not count.</source>
        <translation>途中だったゲームは残っていません。2回目は記録になりません。</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>途中まで遊んでいます。</translation>
    </message>
    <message>
        <source>Go o&amp;n</source>
        <translation>続ける(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>You have already played the game of a later day: this one is for practice.</source>
        <translation>もっと後の日のゲームをもう遊んだので、これは練習になります。</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>練習する(&amp;P)</translation>
    </message>
    <message>
        <source>Steady computer players make the same moves on every computer; the number is their strength, the positions that they look at before a move.</source>
        <translation>安定コンピュータは、どの機械でも同じ手を選びます。数字は強さで、1手ごとに調べる局面の数です。</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>{place}位</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未終了</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>The last seven days</source>
        <translation>この7日間</translation>
    </message>
    <message>
        <source>Today&apos;s game</source>
        <translation>今日のゲーム</translation>
    </message>
    <message>
        <source>Revie&amp;w the game</source>
        <translation>このゲームを検討する(&amp;W)</translation>
    </message>
    <message>
        <source>Loo&amp;k at the game</source>
        <translation>ゲームを見る(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>結果をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy game c&amp;ode</source>
        <translation>ゲームコードをコピー(&amp;O)</translation>
    </message>
    <message>
        <source>The last seven days stay open as practice.</source>
        <translation>この7日間のゲームは練習として遊べます。</translation>
    </message>
    <message>
        <source>Practi&amp;se this day</source>
        <translation>この日を練習する(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>テーブルに戻る(&amp;B)</translation>
    </message>
</context>
<context>
    <name>DailyPart</name>
    <message>
        <source>&amp;Today&apos;s game</source>
        <translation>今日のゲーム(&amp;T)</translation>
    </message>
</context>
<context>
    <name>DecisionCard</name>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>その後の展開</translation>
    </message>
    <message>
        <source>Try &amp;another move</source>
        <translation>ほかの手を試す(&amp;A)</translation>
    </message>
    <message>
        <source>See the &amp;table</source>
        <translation>盤面を見る(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>ここからプレイ(&amp;P)…</translation>
    </message>
    <message>
        <source>Decision before (Left)</source>
        <translation>前の決定（左矢印キー）</translation>
    </message>
    <message>
        <source>Next decision (Right)</source>
        <translation>次の決定（右矢印キー）</translation>
    </message>
    <message>
        <source>This is the first decision.</source>
        <translation>これが最初の決定です。</translation>
    </message>
    <message>
        <source>This is the last decision.</source>
        <translation>これが最後の決定です。</translation>
    </message>
    <message>
        <source>The expert looks at this decision first.</source>
        <translation>先に達人がこの決定を検討しています。</translation>
    </message>
    <message>
        <source>Nothing else was possible.</source>
        <translation>ほかに可能な手はありませんでした。</translation>
    </message>
    <message>
        <source>Round {round}: {part}</source>
        <translation>ラウンド{round}：{part}</translation>
    </message>
    <message>
        <source>Nothing else was worth considering.</source>
        <translation>ほかに考えるべき手はありませんでした。</translation>
    </message>
    <message>
        <source>The expert has not looked at it yet.</source>
        <translation>達人はまだ検討していません。</translation>
    </message>
    <message>
        <source>You chose</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>{chance} after it</source>
        <translation>その後{chance}</translation>
    </message>
    <message>
        <source>You chose, like the expert</source>
        <translation>達人と同じ選択</translation>
    </message>
    <message>
        <source>The expert would choose</source>
        <translation>達人の選択</translation>
    </message>
    <message>
        <source>Everybody&apos;s chance: after your choice → after the expert&apos;s</source>
        <translation>全員の勝率：あなたの選択の後 → 達人の選択の後</translation>
    </message>
</context>
<context>
    <name>Deed</name>
    <message>
        <source>Raid: up to {count}</source>
        <translation>略奪：最大{count}</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>略奪</translation>
    </message>
    <message>
        <source>Plunder: {points} VP</source>
        <translation>強奪：{points}点</translation>
    </message>
    <message>
        <source>Plunder</source>
        <translation>強奪</translation>
    </message>
    <message>
        <source>Poach: up to {count}</source>
        <translation>引抜：最大{count}</translation>
    </message>
    <message>
        <source>Poach</source>
        <translation>引き抜き</translation>
    </message>
    <message>
        <source>Capture: up to {doubloons}</source>
        <translation>拉致：最大{doubloons}ダブロン</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>拉致</translation>
    </message>
    <message>
        <source>Empty a cargo ship and keep up to 3 of its goods; the rest goes to the supply.</source>
        <translation>貿易船1隻を空にし、商品を3個まで取ります。残りは在庫に戻します。</translation>
    </message>
    <message>
        <source>No cargo ship carries anything.</source>
        <translation>商品を積んだ貿易船がありません。</translation>
    </message>
    <message>
        <source>Empty the trading house for 1 VP a good.</source>
        <translation>商船を空にし、商品1個につき1点を得ます。</translation>
    </message>
    <message>
        <source>Take people off the colonist ship: up to 3 work for you at once, the rest leaves the game.</source>
        <translation>入植船から入植者を連れ去ります。3人まではただちにあなたのもとで働き、残りはゲームから除かれます。</translation>
    </message>
    <message>
        <source>Take the doubloons of a free role card and put your crest on it. If another player chooses it, the bank pays you 3; if nobody does, you play it at the end of the round.</source>
        <translation>まだ選ばれていない役割カード1枚の上のお金を取り、自分の紋章を付けます。ほかのプレイヤーがそれを選べばストックから3ダブロンもらえ、誰も選ばなければラウンドの終わりにあなたが実行します。</translation>
    </message>
    <message>
        <source>Keep one good less.</source>
        <translation>取る商品を1個減らします。</translation>
    </message>
    <message>
        <source>Keep one good more.</source>
        <translation>取る商品を1個増やします。</translation>
    </message>
    <message>
        <source>Whether the noble is among those who leave the ship.</source>
        <translation>入植船を去る人の中に貴族がいるかどうか。</translation>
    </message>
    <message>
        <source>With the noble</source>
        <translation>貴族を含む</translation>
    </message>
    <message>
        <source>{player}: poach colonists</source>
        <translation>{player}：入植者の引き抜き</translation>
    </message>
    <message>
        <source>{player}: raid a ship</source>
        <translation>{player}：船の略奪</translation>
    </message>
    <message>
        <source>{player}: capture a role</source>
        <translation>{player}：役割を拉致する</translation>
    </message>
    <message>
        <source>Click the role again to capture it, or another one instead.</source>
        <translation>もう一度クリックで拉致。別の役割なら持ち替え。</translation>
    </message>
    <message>
        <source>All goods of the ship go back to the supply.</source>
        <translation>船の商品はすべて在庫に戻ります。</translation>
    </message>
    <message>
        <source>You keep {kept}; back to the supply: {returned}.</source>
        <translation>{kept}はあなたのもの、{returned}は在庫に戻ります。</translation>
    </message>
    <message>
        <source>You keep {kept}.</source>
        <translation>{kept}はあなたのものです。</translation>
    </message>
    <message>
        <source>+ and − change that.</source>
        <translation>+と−で数を変えます。</translation>
    </message>
    <message>
        <source>+ and − change that, a click takes another ship.</source>
        <translation>+と−で数を変え、クリックでほかの船に替えます。</translation>
    </message>
    <message>
        <source>Click free circles, or drag people there.</source>
        <translation>空き枠をクリックするか、そこへ人をドラッグします。</translation>
    </message>
    <message>
        <source>Click a free circle for a colonist, once more for a noble.</source>
        <translation>空き枠をクリックで入植者、もう一度で貴族です。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) may still get work.</source>
        <translation>
            <numerusform>あと%n人に働いてもらえます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) work; the rest leaves the game.</source>
        <translation>
            <numerusform>%n人が働きます。残りはゲームから除かれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one to take a noble instead.</source>
        <translation>もう一度クリックすると貴族に替わります。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) work.</source>
        <translation>
            <numerusform>%n人が働きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no free circle: all of them leave the game.</source>
        <translation>空き枠がありません。全員がゲームから除かれます。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) leave(s) the game.</source>
        <translation>
            <numerusform>%n人がゲームから除かれます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Disclosure</name>
    <message>
        <source>Write &amp;everything</source>
        <translation>すべて書き出す(&amp;E)</translation>
    </message>
    <message>
        <source>Leave the game &amp;out</source>
        <translation>ゲームを含めない(&amp;O)</translation>
    </message>
    <message>
        <source>The game is still running.</source>
        <translation>ゲームはまだ続いています。</translation>
    </message>
    <message>
        <source>The file shows all hands and everything else that is hidden. Do not read it yet.</source>
        <translation>ファイルには全員の手札など、隠された情報がすべて含まれます。ゲームが終わるまで開かないでください。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>Whoever knows the classic game finds other words here, and a few other rules.</source>
        <translation>クラシック版を知っている人のために、言葉の違いと、いくつかのルールの違いをまとめます。</translation>
    </message>
    <message>
        <source>Other words</source>
        <translation>言葉の違い</translation>
    </message>
    <message>
        <source>Colonists are workers. They wait on the portrait instead of San Juan, and come from the work register instead of the colonist ship.</source>
        <translation>入植者は労働者になります。サンファンではなく肖像で待機し、入植船ではなく雇用窓口から来ます。</translation>
    </message>
    <message>
        <source>Indigo is fruit, doubloons are coins, plantations are estates, violet buildings are commercial buildings, and large ones are expanded buildings.</source>
        <translation>インディゴは果物、ダブロンはコイン、プランテーションは農園、紫の建物は商業施設、生産設備は生産施設、商船は交易所、貿易船は貨物船、島は郊外、ストックはサプライ、チップはトークン、スタートプレイヤーは総督になります。</translation>
    </message>
    <message>
        <source>The table at the end of this page lists the roles, goods, tiles and buildings that have another name.</source>
        <translation>名前の違う役割、商品、タイル、建物は、このページの最後の表にあります。</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>ルールの違い</translation>
    </message>
    <message>
        <source>Five players have {points_of_five} victory points, in the classic game {classic_points_of_five}.</source>
        <translation>5人プレイの勝利点は{points_of_five}点です。クラシック版では{classic_points_of_five}点です。</translation>
    </message>
    <message>
        <source>Estates are drawn from a bag. Discarded ones go back into it when it is empty.</source>
        <translation>農園は袋から引きます。袋が空になったら、捨てられたものを戻します。</translation>
    </message>
    <message>
        <source>The worker of the {hospice} may also go onto the tile drawn with the {hacienda}.</source>
        <translation>{hospice}の労働者は、{hacienda}で引いたタイルにも置けます。</translation>
    </message>
    <message>
        <source>Goods on the personal ships of {wharf} and {small_wharf} go to the supply when the captain phase ends, in the classic game at once.</source>
        <translation>{wharf}と{small_wharf}の専用船の商品は、船長フェイズの終わりにサプライに戻ります。クラシック版ではすぐに戻ります。</translation>
    </message>
    <message>
        <source>{hacienda} and {forest_house} may both be in the game, which they never are in the classic game.</source>
        <translation>{hacienda}と{forest_house}は、同じゲームに両方出ることがあります。クラシック版では両方出ることはありません。</translation>
    </message>
    <message>
        <source>Without any tile the {residence} brings nothing; in the classic game it brings {residence_0} then, too.</source>
        <translation>タイルが1枚もなければ、{residence}では何も入りません。クラシック版では、そのときも{residence_0}です。</translation>
    </message>
    <message>
        <source>The rulebook itself has the rules for two players.</source>
        <translation>2人プレイのルールは、ルールブックに載っています。</translation>
    </message>
</context>
<context>
    <name>EndMeter</name>
    <message>
        <source>This round is the last one.</source>
        <translation>このラウンドが最終ラウンドです。</translation>
    </message>
    <message numerus="yes">
        <source>Fullest city: {player}, with %n free space(s).</source>
        <translation>
            <numerusform>最も埋まっている街：{player}（空き地区%n）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The victory points have run out: the round of the next captain phase is the last one.</source>
        <translation>勝利点が尽きました。次の船長フェイズがあるラウンドが最終ラウンドになります。</translation>
    </message>
    <message>
        <source>The game ends with the round in which one of these runs out:</source>
        <translation>次のどれかが尽きたラウンドで、ゲームが終わります。</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s) left.</source>
        <translation>
            <numerusform>勝利点の残り：%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonists may run out: with nobles the game goes on.</source>
        <translation>入植者が尽きてもかまいません。貴族がいるゲームは続きます。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) left in the supply.</source>
        <translation>
            <numerusform>入植者の残り：%n人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The colonist ship would take %n colonist(s) now.</source>
        <translation>
            <numerusform>今の時点で入植船に必要な入植者：%n人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) short for it.</source>
        <translation>
            <numerusform>入植者が%n人足りない。</numerusform>
        </translation>
    </message>
    <message>
        <source>How near the end is</source>
        <translation>ゲーム終了までの目安</translation>
    </message>
</context>
<context>
    <name>ErrorReports</name>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Write a bug report…</source>
        <translation>バグ報告を作成(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>プログラムに問題が起きました。</translation>
    </message>
    <message>
        <source>Your game is kept up to the last decision. A bug report helps to mend it; nothing is sent.</source>
        <translation>ゲームは最後の手まで保存されています。バグ報告があれば問題を直しやすくなります。自動で送信されるものはありません。</translation>
    </message>
    <message>
        <source>Write a bug report</source>
        <translation>バグ報告を作成</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>Game as &amp;text…</source>
        <translation>ゲームをテキストで(&amp;T)…</translation>
    </message>
    <message>
        <source>Score sheet as &amp;picture…</source>
        <translation>得点表を画像で(&amp;P)…</translation>
    </message>
    <message>
        <source>Score sheet as ta&amp;ble (CSV)…</source>
        <translation>得点表を表形式（CSV）で(&amp;B)…</translation>
    </message>
    <message>
        <source>Game as text</source>
        <translation>ゲームをテキストでエクスポート</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Score sheet as picture</source>
        <translation>得点表を画像でエクスポート</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Score sheet as table</source>
        <translation>得点表を表形式でエクスポート</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
</context>
<context>
    <name>Festival1897</name>
    <message>
        <source>Crop Weight-off</source>
        <translation>収穫計量大会</translation>
    </message>
    <message>
        <source>Carnival Cocktail</source>
        <translation>カーニバルカクテル</translation>
    </message>
    <message>
        <source>Closing Time</source>
        <translation>祝祭の早じまい</translation>
    </message>
    <message>
        <source>Connoisseur Prize</source>
        <translation>優秀農家賞</translation>
    </message>
    <message>
        <source>Farming Festival</source>
        <translation>農業祭</translation>
    </message>
    <message>
        <source>Festival Delivery</source>
        <translation>祝祭の配達</translation>
    </message>
    <message>
        <source>Twin Farmers</source>
        <translation>双子の農家</translation>
    </message>
    <message>
        <source>Two Baskets</source>
        <translation>二つの籠</translation>
    </message>
    <message>
        <source>Grand Send-off</source>
        <translation>盛大な出航式</translation>
    </message>
    <message>
        <source>Pioneer&apos;s Tribute</source>
        <translation>開拓者への乾杯</translation>
    </message>
    <message>
        <source>Town Patron</source>
        <translation>町への貢献賞</translation>
    </message>
    <message>
        <source>Traditional Send-off</source>
        <translation>伝統の出航式</translation>
    </message>
    <message>
        <source>Build the {building}.</source>
        <translation>{building}を建てる。</translation>
    </message>
    <message>
        <source>Fill the largest cargo ship with {good}.</source>
        <translation>いちばん大きい貨物船を{good}で満杯にする。</translation>
    </message>
    <message>
        <source>Fill the smallest cargo ship with {good}.</source>
        <translation>いちばん小さい貨物船を{good}で満杯にする。</translation>
    </message>
    <message>
        <source>Sell {good} as the good that fills the trading house.</source>
        <translation>交易所を満杯にする商品として{good}を売る。</translation>
    </message>
    <message>
        <source>Own {tiles}.</source>
        <translation>{tiles}を持つ。</translation>
    </message>
    <message>
        <source>Load {goods} in one captain phase.</source>
        <translation>ひとつの船長フェイズに{goods}を積む。</translation>
    </message>
    <message>
        <source>Produce {goods} in one craftsman phase.</source>
        <translation>ひとつの監督フェイズに{goods}を生産する。</translation>
    </message>
    <message>
        <source>Own {tiles}, and produce {goods} in one craftsman phase.</source>
        <translation>{tiles}を持ち、ひとつの監督フェイズに{goods}を生産する。</translation>
    </message>
    <message numerus="yes">
        <source>%n {good} estate(s)</source>
        <translation>
            <numerusform>{good}農園%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>労働者%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%nコイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n勝利点</numerusform>
        </translation>
    </message>
    <message>
        <source>The first to do it receives {reward}.</source>
        <translation>最初に達成したプレイヤーは{reward}を得ます。</translation>
    </message>
    <message>
        <source>wins the {task}</source>
        <translation>祝祭を達成：{task}</translation>
    </message>
    <message>
        <source>{player}: place the workers from the festival</source>
        <translation>{player}：祝祭で得た労働者を配置してください</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) may still get a place.</source>
        <translation>
            <numerusform>あと%n人を配置できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click free circles, or drag people there.</source>
        <translation>空き枠をクリックするか、そこへ人をドラッグします。</translation>
    </message>
    <message numerus="yes">
        <source>%n newcomer(s) get(s) a place.</source>
        <translation>
            <numerusform>%n人を配置します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) on the portrait.</source>
        <translation>
            <numerusform>%n人は肖像の上に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The festival has a task, {task}. {goal}</source>
        <translation>祝祭の課題：{task}。{goal}</translation>
    </message>
    <message>
        <source>Festival: {player} wins the {task}.</source>
        <translation>祝祭：{player}が{task}を達成した。</translation>
    </message>
    <message>
        <source>Festival: {player} wins the {task} and receives {reward}.</source>
        <translation>祝祭：{player}が{task}を達成し、{reward}を得た。</translation>
    </message>
    <message>
        <source>The supply has no more workers.</source>
        <translation>サプライに労働者が残っていない。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n newcomer(s) go(es) to the portrait.</source>
        <translation>
            <numerusform>{player}：%n人が肖像の上に置かれた。</numerusform>
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
        <translation>版</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Witho&amp;ut undo and hints</source>
        <translation>「元に戻す」とヒントなし(&amp;U)</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>すべての版</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>All numbers of players</source>
        <translation>すべての人数</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>すべてのレベル</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>最近30日</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>最近1年</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>全期間</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>For instance, you could build this now: {building}.</source>
        <translation>今、建てられる建物の例：{building}。</translation>
    </message>
    <message>
        <source>A building of yours counts now: {building}.</source>
        <translation>今、あなたの建物が働きます：{building}。</translation>
    </message>
    <message>
        <source>A building of yours would count now, but nobody works in it: {building}.</source>
        <translation>入植者がいれば今働くあなたの建物：{building}。</translation>
    </message>
</context>
<context>
    <name>Forecast</name>
    <message>
        <source>{role}: what it would bring now</source>
        <translation>{role}：今選ぶとどうなるか</translation>
    </message>
    <message>
        <source>If everybody in turn takes what brings most at once.</source>
        <translation>全員が順に、その場で最も多く得られる手を選んだ場合。</translation>
    </message>
    <message>
        <source>If nobody before takes anything away.</source>
        <translation>前の人が何も取らなかった場合。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>spoils</source>
        <translation>廃棄</translation>
    </message>
    <message>
        <source>{player}: {parts}.</source>
        <translation>{player}：{parts}。</translation>
    </message>
    <message>
        <source>produces {goods}</source>
        <translation>{goods}を生産</translation>
    </message>
    <message>
        <source>may take one more of {goods}</source>
        <translation>{goods}から1個追加</translation>
    </message>
    <message>
        <source>may take: {tiles}</source>
        <translation>取れるタイル：{tiles}</translation>
    </message>
    <message>
        <source>may draw from the face-down pile</source>
        <translation>裏向きの山から引ける</translation>
    </message>
    <message numerus="yes">
        <source>could build %n kind(s), up to the {building}</source>
        <translation>
            <numerusform>建設できる建物は%n種類（最も高いのは{building}）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n colonist(s)</source>
        <translation>
            <numerusform>入植者%n人を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>うち貴族%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>sells {good}</source>
        <translation>{good}を売却</translation>
    </message>
    <message>
        <source>loads {goods}</source>
        <translation>{goods}を出荷</translation>
    </message>
    <message numerus="yes">
        <source>scores %n point(s)</source>
        <translation>
            <numerusform>%n勝利点を獲得</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>receives %n doubloon(s)</source>
        <translation>
            <numerusform>%nダブロンを獲得</numerusform>
        </translation>
    </message>
    <message>
        <source>may complete: {titles}</source>
        <translation>達成できる：{titles}</translation>
    </message>
    <message>
        <source>loses {goods}</source>
        <translation>{goods}を廃棄</translation>
    </message>
    <message>
        <source>could raid up to {goods}, from one ship</source>
        <translation>船1隻から最大{goods}を略奪できる</translation>
    </message>
    <message numerus="yes">
        <source>could plunder the trading house for %n point(s)</source>
        <translation>
            <numerusform>商船を強奪すれば%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could poach %n colonist(s) for work</source>
        <translation>
            <numerusform>入植者%n人を引き抜いて働かせられる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could capture a role with up to %n doubloon(s)</source>
        <translation>
            <numerusform>最大%nダブロンの乗った役割を拉致できる</numerusform>
        </translation>
    </message>
    <message>
        <source>could capture a role</source>
        <translation>役割を拉致できる</translation>
    </message>
</context>
<context>
    <name>GameCode</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>{number}. {player}</source>
        <translation>{number}. {player}</translation>
    </message>
    <message>
        <source>A game code has 17 letters and figures after PR.</source>
        <translation>ゲームコードは、PRの後に17文字の英数字が続きます。</translation>
    </message>
    <message>
        <source>There is a character in it that no game code has.</source>
        <translation>ゲームコードには使わない文字が含まれています。</translation>
    </message>
    <message>
        <source>A letter is wrong: the check letter at the end does not fit.</source>
        <translation>どこかの文字が間違っています。最後の検査文字と合いません。</translation>
    </message>
    <message>
        <source>The code comes from another version of the program.</source>
        <translation>別のバージョンのプログラムで作られたコードです。</translation>
    </message>
    <message>
        <source>The code is for rules or computer players that this version of the program does not know.</source>
        <translation>このバージョンのプログラムが知らないルールかコンピュータのためのコードです。</translation>
    </message>
    <message>
        <source>The code is from an earlier version of the program: its computer players played otherwise.</source>
        <translation>以前のバージョンのプログラムのコードです。当時のコンピュータは手の選び方が違いました。</translation>
    </message>
    <message>
        <source>The code stands for no game that can be played.</source>
        <translation>遊べるゲームを表していないコードです。</translation>
    </message>
    <message>
        <source>This game has no codes.</source>
        <translation>このゲームにはコードがありません。</translation>
    </message>
    <message>
        <source>Only games of one person against the computer have a code.</source>
        <translation>コードがあるのは、1人でコンピュータと対戦するゲームだけです。</translation>
    </message>
    <message>
        <source>Only games against steady computer players of certain strengths have a code: all others move differently on each computer.</source>
        <translation>コードがあるのは、決まった強さの安定コンピュータと対戦するゲームだけです。ほかのコンピュータ（プレイヤー）は、機械によって選ぶ手が変わります。</translation>
    </message>
    <message>
        <source>Games with handicaps have no code: it has no room for them.</source>
        <translation>ハンデのあるゲームにはコードがありません。ハンデを入れる余地がないからです。</translation>
    </message>
    <message>
        <source>The seed of this game is too large for a code.</source>
        <translation>このゲームのシードは大きすぎてコードに入りません。</translation>
    </message>
    <message>
        <source>A game that begins in the middle has no code.</source>
        <translation>途中から始まったゲームにはコードがありません。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: its code is shown once that is over.</source>
        <translation>今日のゲームは1回だけの勝負です。コードは終わってから表示されます。</translation>
    </message>
</context>
<context>
    <name>GameDialogs</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Today&apos;s game</source>
        <translation>今日のゲーム</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近のファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>ファイルはまだありません</translation>
    </message>
    <message>
        <source>&amp;Forget these files</source>
        <translation>これらのファイルの履歴を消す(&amp;F)</translation>
    </message>
    <message>
        <source>The game was saved by a version of this program with other rules. It goes on from where it stood; what came before cannot be taken back or looked at.</source>
        <translation>このゲームは、ルールの異なるバージョンのプログラムで保存されています。保存した局面から続けられますが、それより前を元に戻したり、振り返ったりすることはできません。</translation>
    </message>
    <message>
        <source>This version does not know the computer player {bots}; another one sits there.</source>
        <translation>このバージョンにはコンピュータ「{bots}」がないため、別のコンピュータが代わりに座ります。</translation>
    </message>
    <message>
        <source>The file has {program} play, a program that nobody has chosen on this computer. It was not started; another computer player sits there.</source>
        <translation>このファイルでは{program}がプレイすることになっていますが、このコンピュータで選ばれたことのないプログラムです。起動せず、別のコンピュータが代わりに座ります。</translation>
    </message>
    <message>
        <source>The game is open.</source>
        <translation>ゲームを開きました。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>The newest automatic save of the game with {players} could not be read.</source>
        <translation>{players}のゲームの最新の自動保存ファイルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>The one before it has taken its place.</source>
        <translation>代わりに、1つ前の自動保存ファイルを使います。</translation>
    </message>
    <message>
        <source>Your own file has taken its place.</source>
        <translation>代わりに、自分で保存したファイルを使います。</translation>
    </message>
    <message>
        <source>The unreadable file is kept: {path}</source>
        <translation>読み込めなかったファイルは残してあります：{path}</translation>
    </message>
    <message>
        <source>The game that was played last could not be read.</source>
        <translation>最後に遊んだゲームを読み込めませんでした。</translation>
    </message>
    <message>
        <source>It is kept, and stays in the list of games.</source>
        <translation>ゲームは残してあり、一覧に表示されます。</translation>
    </message>
    <message>
        <source>Open the &amp;previous version</source>
        <translation>以前の保存を開く(&amp;P)</translation>
    </message>
    <message>
        <source>The previous version of this file is in order.</source>
        <translation>このファイルの以前の保存は正常です。</translation>
    </message>
    <message>
        <source>{file} cannot be opened.</source>
        <translation>{file}を開けません。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新規ゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>The program started without the last game.</source>
        <translation>最後のゲームなしで起動しました。</translation>
    </message>
    <message>
        <source>With that game it failed to open, twice. The game is still in the list of games.</source>
        <translation>そのゲームではプログラムが2回起動できませんでした。ゲームは一覧に残っています。</translation>
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
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>保存しました：{file}</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>書き出しました：{file}</translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation>{file}に書き込めませんでした。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Choose another &amp;place…</source>
        <translation>別の場所を選ぶ(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>The game could not be saved as {file}.</source>
        <translation>ゲームを{file}に保存できませんでした。</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>上書きする(&amp;R)</translation>
    </message>
    <message>
        <source>The game is no longer saved automatically.</source>
        <translation>ゲームの自動保存ができなくなりました。</translation>
    </message>
    <message>
        <source>Save in another &amp;place…</source>
        <translation>別の場所に保存(&amp;P)…</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>設定を保存できませんでした。</translation>
    </message>
    <message>
        <source>What you change is forgotten when you quit.</source>
        <translation>変更した設定は、プログラムを終了すると失われます。</translation>
    </message>
    <message>
        <source>It is kept until you quit, and saved automatically as soon as that is possible.</source>
        <translation>ゲームはプログラムを終了するまで保持され、可能になりしだい自動保存されます。</translation>
    </message>
    <message>
        <source>The last moves of the game with {players} are not saved.</source>
        <translation>{players}のゲームの最後の数手は保存されていません。</translation>
    </message>
    <message>
        <source>The last moves are not saved.</source>
        <translation>最後の数手が保存されていません。</translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation>保存せずに終了(&amp;Q)</translation>
    </message>
    <message>
        <source>The drive is slow to answer. The program quits as soon as they are saved.</source>
        <translation>ドライブの応答に時間がかかっています。保存されしだい、プログラムを終了します。</translation>
    </message>
    <message>
        <source>The last moves are not saved yet.</source>
        <translation>最後の数手はまだ保存されていません。</translation>
    </message>
</context>
<context>
    <name>Good</name>
    <message>
        <source>corn</source>
        <translation>コーン</translation>
    </message>
    <message>
        <source>indigo</source>
        <translation>インディゴ</translation>
    </message>
    <message>
        <source>sugar</source>
        <translation>砂糖</translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation>タバコ</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>コーヒー</translation>
    </message>
    <message>
        <source>{count} {good}</source>
        <translation>{good}{count}個</translation>
    </message>
</context>
<context>
    <name>Good1897</name>
    <message>
        <source>corn</source>
        <translation>コーン</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>果物</translation>
    </message>
    <message>
        <source>sugar</source>
        <translation>砂糖</translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation>タバコ</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>コーヒー</translation>
    </message>
</context>
<context>
    <name>GoodDelegate</name>
    <message>
        <source>keep {kept}/{count}</source>
        <translation>残す{kept}/{count}</translation>
    </message>
</context>
<context>
    <name>GoodEffect</name>
    <message>
        <source>Grows without a building. The trading house pays nothing for it.</source>
        <translation>建物がなくても収穫できます。商船での売値は0ダブロンです。</translation>
    </message>
    <message>
        <source>Made in indigo plants. The trading house pays 1 doubloon.</source>
        <translation>インディゴ加工場で作られます。商船での売値は1ダブロンです。</translation>
    </message>
    <message>
        <source>Made in sugar mills. The trading house pays 2 doubloons.</source>
        <translation>砂糖加工場で作られます。商船での売値は2ダブロンです。</translation>
    </message>
    <message>
        <source>Made in tobacco storages. The trading house pays 3 doubloons.</source>
        <translation>タバコ加工場で作られます。商船での売値は3ダブロンです。</translation>
    </message>
    <message>
        <source>Made in coffee roasters. The trading house pays 4 doubloons.</source>
        <translation>コーヒー加工場で作られます。商船での売値は4ダブロンです。</translation>
    </message>
</context>
<context>
    <name>GoodEffect1897</name>
    <message>
        <source>Grows without a building. The trading house pays nothing for it.</source>
        <translation>建物がなくても収穫できます。交易所での売値は0コインです。</translation>
    </message>
    <message>
        <source>Made in fruit depots. The trading house pays 1 coin.</source>
        <translation>果物倉庫で作られます。交易所での売値は1コインです。</translation>
    </message>
    <message>
        <source>Made in sugar mills. The trading house pays 2 coins.</source>
        <translation>製糖所で作られます。交易所での売値は2コインです。</translation>
    </message>
    <message>
        <source>Made in tobacco storages. The trading house pays 3 coins.</source>
        <translation>タバコ倉庫で作られます。交易所での売値は3コインです。</translation>
    </message>
    <message>
        <source>Made in coffee roasters. The trading house pays 4 coins.</source>
        <translation>焙煎所で作られます。交易所での売値は4コインです。</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Rules: {title}</source>
        <translation>ルール：{title}</translation>
    </message>
    <message>
        <source>&amp;Explain what I point at</source>
        <translation>指しているものの説明(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>ルール(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;How to move the pieces…</source>
        <translation>操作のしかた(&amp;H)…</translation>
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
        <translation>達成：{titles}。</translation>
    </message>
    <message>
        <source>Draw a tile from the face-down pile</source>
        <translation>裏向きの山からタイルを引く</translation>
    </message>
    <message>
        <source>Choose the {building} for this game</source>
        <translation>このゲームに{building}を選ぶ</translation>
    </message>
    <message>
        <source>Take {goods} more</source>
        <translation>{goods}を追加で取る</translation>
    </message>
    <message numerus="yes">
        <source>Choose the {role} and take %n doubloon(s)</source>
        <translation>
            <numerusform>{role}を選び、%nダブロンを得る</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the {role}</source>
        <translation>{role}を選ぶ</translation>
    </message>
    <message>
        <source>Place the {tile} with a colonist</source>
        <translation>{tile}を入植者付きで置く</translation>
    </message>
    <message>
        <source>Place the {tile}</source>
        <translation>{tile}を置く</translation>
    </message>
    <message>
        <source>Build the {building} and pay in part with something else than doubloons</source>
        <translation>{building}を建設し、足りないダブロンは代わりのもので払う</translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} with a colonist for %n doubloon(s)</source>
        <translation>
            <numerusform>{building}を入植者付きで建設する（%nダブロン）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} for %n doubloon(s)</source>
        <translation>
            <numerusform>{building}を建設する（%nダブロン）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {good} for %n doubloon(s)</source>
        <translation>
            <numerusform>{good}を売る（%nダブロン）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP</source>
        <translation>
            <numerusform>%n勝利点</numerusform>
        </translation>
    </message>
    <message>
        <source>+{points} {cause}</source>
        <translation>+{points}（{cause}）</translation>
    </message>
    <message>
        <source>Load {goods} ({gains})</source>
        <translation>{goods}を出荷する（{gains}）</translation>
    </message>
    <message>
        <source>Place the {tile} face down, as a forest</source>
        <translation>{tile}を裏向きに置いて森にする</translation>
    </message>
    <message>
        <source>Place the tile face down, as a forest</source>
        <translation>タイルを裏向きに置いて森にする</translation>
    </message>
    <message>
        <source>Place the tile as it is</source>
        <translation>タイルをそのまま置く</translation>
    </message>
    <message>
        <source>Sell {good} past the trading house</source>
        <translation>{good}を商船を通さずに売る</translation>
    </message>
    <message>
        <source>Discard the {tile}</source>
        <translation>{tile}を捨てる</translation>
    </message>
    <message>
        <source>Draw a tile from the face-down pile for a doubloon</source>
        <translation>1ダブロンで裏向きの山からタイルを引く</translation>
    </message>
    <message>
        <source>Give up the {tile} for a doubloon</source>
        <translation>{tile}を手放して1ダブロンを得る</translation>
    </message>
    <message>
        <source>A noble moves to another place ({piece})</source>
        <translation>貴族1人がほかへ移る（{piece}）</translation>
    </message>
    <message>
        <source>A colonist moves to another place ({piece})</source>
        <translation>入植者1人がほかへ移る（{piece}）</translation>
    </message>
    <message>
        <source>Give back {goods}</source>
        <translation>{goods}を戻す</translation>
    </message>
    <message>
        <source>Give back a victory point</source>
        <translation>1勝利点を戻す</translation>
    </message>
    <message>
        <source>Give back a noble from San Juan</source>
        <translation>サンファンの貴族1人を戻す</translation>
    </message>
    <message>
        <source>Give back a colonist from San Juan</source>
        <translation>サンファンの入植者1人を戻す</translation>
    </message>
    <message>
        <source>Give back a noble ({piece})</source>
        <translation>貴族1人を戻す（{piece}）</translation>
    </message>
    <message>
        <source>Give back a colonist ({piece})</source>
        <translation>入植者1人を戻す（{piece}）</translation>
    </message>
    <message>
        <source>Take a noble from the ship</source>
        <translation>入植船から貴族1人を受け取る</translation>
    </message>
    <message>
        <source>Take a colonist from the ship</source>
        <translation>入植船から入植者1人を受け取る</translation>
    </message>
    <message>
        <source>Raid the ship and keep nothing</source>
        <translation>船を略奪し、何も取らない</translation>
    </message>
    <message>
        <source>Raid: {goods} for you</source>
        <translation>略奪：{goods}を取る</translation>
    </message>
    <message>
        <source>Plunder the trading house</source>
        <translation>商船を強奪する</translation>
    </message>
    <message>
        <source>Poach people, the noble among them</source>
        <translation>貴族を含めて引き抜く</translation>
    </message>
    <message>
        <source>Poach people from the colonist ship</source>
        <translation>入植船から引き抜く</translation>
    </message>
    <message numerus="yes">
        <source>Poach %n colonist(s)</source>
        <translation>
            <numerusform>入植者%n人を引き抜く</numerusform>
        </translation>
    </message>
    <message>
        <source>Capture the {role}</source>
        <translation>{role}を拉致する</translation>
    </message>
    <message>
        <source>A noble goes to work ({piece})</source>
        <translation>貴族が働く（{piece}）</translation>
    </message>
    <message>
        <source>A colonist goes to work ({piece})</source>
        <translation>入植者が働く（{piece}）</translation>
    </message>
</context>
<context>
    <name>InfoCardController</name>
    <message>
        <source>E&amp;xplain this piece</source>
        <translation>この駒を説明(&amp;X)</translation>
    </message>
    <message>
        <source>{key}: its page in the rules</source>
        <translation>{key}：ルールのページ</translation>
    </message>
</context>
<context>
    <name>LearnMenu</name>
    <message>
        <source>T&amp;each me</source>
        <translation>遊び方を教えて(&amp;E)</translation>
    </message>
    <message>
        <source>Show me the tric&amp;ks</source>
        <translation>コツを教えて(&amp;K)</translation>
    </message>
    <message>
        <source>The first lessons: each role at the table, a few minutes each.</source>
        <translation>最初のレッスン：役割をひとつずつ、数分で学びます。</translation>
    </message>
    <message>
        <source>For those who know the rules: what wins, in a few lessons.</source>
        <translation>ルールを知っている人へ：いくつかのレッスンで勝ち方を学びます。</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>Short lessons at the table, from the first role on.</source>
        <translation>テーブルで学ぶ短いレッスン。最初の役割から始めます。</translation>
    </message>
    <message>
        <source>&amp;Today&apos;s game</source>
        <translation>今日のゲーム(&amp;T)</translation>
    </message>
    <message>
        <source>The same game for everybody on this date; one try counts.</source>
        <translation>同じ日なら全員が同じゲーム。数えるのは最初の1回だけです。</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>Positions from real games: find the best move.</source>
        <translation>実際のゲームの局面で、最善手を探します。</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>統計(&amp;S)</translation>
    </message>
    <message>
        <source>All games so far: who wins, and how.</source>
        <translation>これまでのすべてのゲーム：誰が何で勝ったか。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>What you have tried</source>
        <translation>試したこと</translation>
    </message>
    <message>
        <source>{number}. {words}</source>
        <translation>{number}：{words}</translation>
    </message>
    <message>
        <source>Hint {number}. {hint}</source>
        <translation>ヒント{number}：{hint}</translation>
    </message>
    <message>
        <source>Hint {number} of {all}</source>
        <translation>ヒント{number}/{all}</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>手を示す</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Go on anyway</source>
        <translation>このまま続ける</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>レッスンをやめる</translation>
    </message>
    <message>
        <source>{game}: {part}</source>
        <translation>{game}：{part}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分</translation>
    </message>
    <message>
        <source>{title}: cannot be used ({fault})</source>
        <translation>{title}：使えません（{fault}）</translation>
    </message>
    <message>
        <source>done</source>
        <translation>修了</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>テーブルに戻る</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{all}のうち{done}修了</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>All {number} lessons are done.</source>
        <translation>全{number}レッスンが終わりました。</translation>
    </message>
    <message>
        <source>Next: {title}. {done} of {all} lessons are done.</source>
        <translation>次は「{title}」。全{all}レッスンのうち{done}つが終わりました。</translation>
    </message>
    <message>
        <source>The file with what you have learned is damaged.</source>
        <translation>レッスンの進み具合のファイルが壊れています。</translation>
    </message>
    <message>
        <source>Lessons of which the statistics know that they are done get their ticks back.</source>
        <translation>統計に修了と記録されているレッスンには、もう一度チェックが付きます。</translation>
    </message>
    <message>
        <source>The damaged file has been put aside: {path}</source>
        <translation>壊れたファイルは別に保管しました：{path}</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>What you learn is not kept at present.</source>
        <translation>現在、レッスンの進み具合を記録できません。</translation>
    </message>
    <message>
        <source>The file was written by a newer version of this program; this version leaves it as it is.</source>
        <translation>ファイルはこのプログラムのより新しいバージョンで書かれています。このバージョンでは変更しません。</translation>
    </message>
    <message>
        <source>This lesson has changed since you left it: it begins anew.</source>
        <translation>このレッスンは前回から変わったため、最初から始まります。</translation>
    </message>
    <message>
        <source>To show it, take your moves back.</source>
        <translation>示すには、先に自分の手を元に戻してください。</translation>
    </message>
    <message>
        <source>lesson {number} of {all}</source>
        <translation>レッスン{number}/{all}</translation>
    </message>
    <message>
        <source>{text} (English)</source>
        <translation>{text}（英語）</translation>
    </message>
    <message>
        <source>If you like: {goal}</source>
        <translation>余裕があれば：{goal}</translation>
    </message>
    <message>
        <source>Reached: {goal}</source>
        <translation>達成：{goal}</translation>
    </message>
    <message>
        <source>Out of reach: {goal}</source>
        <translation>達成できません：{goal}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未達成</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>達成</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>達成不可</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>最初の一歩</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>コツ</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>新しい要素</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>自作のレッスン</translation>
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
        <translation>{game}をごみ箱に移しました。</translation>
    </message>
    <message>
        <source>{game} could not be moved to the trash; it is where it was. Its folder can be shown here.</source>
        <translation>{game}をごみ箱に移せませんでした。ファイルは元の場所にあります。ここからフォルダーを開けます。</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>ゲームを探しています…</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>保存したゲームはまだありません。</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Other &amp;file…</source>
        <translation>ほかのファイル(&amp;F)…</translation>
    </message>
    <message>
        <source>Show the fo&amp;lder</source>
        <translation>フォルダーを表示(&amp;L)</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>ごみ箱に移す(&amp;T)</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The colonist ship could not be filled any more: this round is the last one.</source>
        <translation>入植船を補充しきれなかった。これが最終ラウンドとなる。</translation>
    </message>
    <message>
        <source>{player} has filled the city: this round is the last one.</source>
        <translation>{player}の街が埋まった。これが最終ラウンドとなる。</translation>
    </message>
    <message>
        <source>{player} took the last victory point chip: this round is the last one.</source>
        <translation>{player}は最後の勝利点チップを取った。これが最終ラウンドとなる。</translation>
    </message>
    <message>
        <source>{player} takes no tile.</source>
        <translation>{player}はタイルを取らなかった。</translation>
    </message>
    <message>
        <source>{player} builds nothing.</source>
        <translation>{player}は建設しなかった。</translation>
    </message>
    <message>
        <source>{player} takes no additional good.</source>
        <translation>{player}は追加の商品を受け取らなかった。</translation>
    </message>
    <message>
        <source>{player} sells nothing.</source>
        <translation>{player}は何も売らなかった。</translation>
    </message>
    <message>
        <source>{player} keeps the wharf for later.</source>
        <translation>{player}は造船所を後で使うことにした。</translation>
    </message>
    <message>
        <source>{player} delivers no more.</source>
        <translation>{player}はそれ以上納めなかった。</translation>
    </message>
    <message>
        <source>{player} keeps all tiles.</source>
        <translation>{player}はタイルを捨てなかった。</translation>
    </message>
    <message>
        <source>{player} does nothing as the smuggler.</source>
        <translation>{player}は密輸人として何もしなかった。</translation>
    </message>
    <message>
        <source>{player} gives work to nobody else.</source>
        <translation>{player}はほかの誰にも仕事を与えなかった。</translation>
    </message>
    <message>
        <source>{player} does not want the privilege&apos;s colonist.</source>
        <translation>{player}は特権の入植者を断った。</translation>
    </message>
    <message>
        <source>{player} does not want the privilege&apos;s doubloon.</source>
        <translation>{player}は特権のダブロンを断った。</translation>
    </message>
    <message>
        <source>{player} does not want to produce.</source>
        <translation>{player}は生産を断った。</translation>
    </message>
    <message>
        <source>{player} does not want the colonist for the new building.</source>
        <translation>{player}は新しい建物の入植者を断った。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the factory.</source>
        <translation>{player}は工場のダブロンを断った。</translation>
    </message>
    <message>
        <source>{player} does not want the point of the harbor.</source>
        <translation>{player}は港の勝利点を断った。</translation>
    </message>
    <message>
        <source>{player} does not want the points of the church.</source>
        <translation>{player}は教会の勝利点を断った。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the lighthouse.</source>
        <translation>{player}は灯台のダブロンを断った。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the specialty factory.</source>
        <translation>{player}は専用工場のダブロンを断った。</translation>
    </message>
    <message>
        <source>{player} does not want the points of the union hall.</source>
        <translation>{player}は集会所の勝利点を断った。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloon of the chapel.</source>
        <translation>{player}は礼拝堂のダブロンを断った。</translation>
    </message>
    <message>
        <source>{player} does not want the point of the chapel.</source>
        <translation>{player}は礼拝堂の勝利点を断った。</translation>
    </message>
    <message>
        <source>{player} does not want the doubloons of the jeweler.</source>
        <translation>{player}は宝石商のダブロンを断った。</translation>
    </message>
    <message>
        <source>{player} does not want the noble of the villa.</source>
        <translation>{player}は別荘の貴族を断った。</translation>
    </message>
    <message>
        <source>{player} does not want the points of the hunting lodge.</source>
        <translation>{player}は狩場の勝利点を断った。</translation>
    </message>
    <message>
        <source>Round {round} begins, {player} is the governor.</source>
        <translation>ラウンド{round}が始まった。スタートプレイヤーは{player}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses the {role} and takes %n doubloon(s).</source>
        <translation>
            <numerusform>{player}は{role}を選び、%nダブロンを得た。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} chooses the {role}.</source>
        <translation>{player}は{role}を選んだ。</translation>
    </message>
    <message>
        <source>The phase of the {role} is over.</source>
        <translation>{role}のフェイズが終わった。</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player}はパスした。</translation>
    </message>
    <message>
        <source>{player} puts no colonist on the new tile.</source>
        <translation>{player}は新しいタイルに入植者を置かなかった。</translation>
    </message>
    <message>
        <source>{player} takes a tile: {tile}.</source>
        <translation>{player}は{tile}を取った。</translation>
    </message>
    <message>
        <source>{player} draws from the face-down pile: {tile}.</source>
        <translation>{player}は裏向きの山から{tile}を引いた。</translation>
    </message>
    <message>
        <source>No plantation is left over.</source>
        <translation>プランテーションは残らなかった。</translation>
    </message>
    <message>
        <source>Nobody took: {tiles}.</source>
        <translation>誰も取らなかったタイル：{tiles}。</translation>
    </message>
    <message>
        <source>The face-down pile has run out; the discarded tiles are shuffled into a new one.</source>
        <translation>裏向きの山が尽き、捨てられたタイルを混ぜて新しい山にした。</translation>
    </message>
    <message>
        <source>There are no plantations left to turn over.</source>
        <translation>場に出すプランテーションが残っていなかった。</translation>
    </message>
    <message>
        <source>New plantations: {tiles}.</source>
        <translation>新しく場に出たプランテーション：{tiles}。</translation>
    </message>
    <message>
        <source>{player} takes a colonist from the supply for the privilege.</source>
        <translation>{player}は特権で、ストックから入植者1人を得た。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>{player}は入植船から入植者%n人を得た。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places the colonists; %n stay(s) in San Juan.</source>
        <translation>
            <numerusform>{player}は入植者を配置し、%n人がサンファンに残った。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places the colonists.</source>
        <translation>{player}は入植者を配置した。</translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist from the ship goes to the new place ({piece}).</source>
        <translation>{player}は{building}により、入植船から入植者1人を{piece}に置いた。</translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist goes to the new place ({piece}).</source>
        <translation>{player}は{building}により、入植者1人を{piece}に置いた。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board the ship; {wanted} were due.</source>
        <translation>
            <numerusform>入植船に入植者%n人が乗った（必要なのは{wanted}人）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) board the ship.</source>
        <translation>
            <numerusform>入植船に入植者%n人が乗った。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} builds the {building} for %n doubloon(s).</source>
        <translation>
            <numerusform>{player}は{building}を%nダブロンで建設した。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} produces nothing; the supply lacks {missing}.</source>
        <translation>{player}は何も生産できなかった（在庫不足：{missing}）。</translation>
    </message>
    <message>
        <source>{player} produces {goods}; the supply lacks {missing}.</source>
        <translation>{player}は{goods}を生産した（在庫不足：{missing}）。</translation>
    </message>
    <message>
        <source>{player} produces {goods}.</source>
        <translation>{player}は{goods}を生産した。</translation>
    </message>
    <message>
        <source>{player} takes {goods} more for the privilege.</source>
        <translation>{player}は特権で{goods}を追加で得た。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {good} for %n doubloon(s).</source>
        <translation>
            <numerusform>{player}は{good}を%nダブロンで売った。</numerusform>
        </translation>
    </message>
    <message>
        <source>The full trading house is emptied: {goods}.</source>
        <translation>満杯の商船が空になった：{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n doubloon(s) ({cause}).</source>
        <translation>
            <numerusform>{player}は%nダブロンを得た（{cause}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto a ship of their own for %n point(s).</source>
        <translation>
            <numerusform>{player}は自分専用の貿易船に{goods}を出荷し、%n勝利点を得た。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto the ship with {spaces} spaces for %n point(s).</source>
        <translation>
            <numerusform>{player}は{spaces}個積みの貿易船に{goods}を出荷し、%n勝利点を得た。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n point(s) more ({cause}).</source>
        <translation>
            <numerusform>{player}は追加で%n勝利点を得た（{cause}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} gives back {returned}.</source>
        <translation>{player}は{returned}を廃棄した。</translation>
    </message>
    <message>
        <source>{player} keeps {kept} and gives back {returned}.</source>
        <translation>{player}は{kept}を残し、{returned}を廃棄した。</translation>
    </message>
    <message>
        <source>{player} keeps {kept}.</source>
        <translation>{player}は{kept}を残した。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces sails with {goods}.</source>
        <translation>{ship}個積みの貿易船が{goods}を積んで出航した。</translation>
    </message>
    <message>
        <source>From private ships {goods} go to the supply.</source>
        <translation>専用船の{goods}が在庫に戻った。</translation>
    </message>
    <message>
        <source>One more doubloon on each role that nobody chose: {roles}.</source>
        <translation>選ばれなかった役割に1ダブロンずつ乗った：{roles}。</translation>
    </message>
    <message>
        <source>{role} ×{count}</source>
        <translation>{role}×{count}</translation>
    </message>
    <message>
        <source>No victory point chip is left after this captain phase: this round is the last one.</source>
        <translation>この船長フェイズの後、勝利点チップは残っていない。これが最終ラウンドとなる。</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>ゲームが終わった。{winners}が勝利を分け合った。</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>ゲームが終わった。{winner}が勝利した。</translation>
    </message>
    <message>
        <source>{player} chooses the {building} for this game.</source>
        <translation>{player}はこのゲームに{building}を選んだ。</translation>
    </message>
    <message>
        <source>{player} places a tile face down as a forest: {tile}.</source>
        <translation>{player}はタイルを裏向きに置いて森にした：{tile}。</translation>
    </message>
    <message>
        <source>{player} discards a tile: {tile}.</source>
        <translation>{player}はタイルを捨てた：{tile}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n doubloon(s) ({cause}).</source>
        <translation>
            <numerusform>{player}は%nダブロンを払った（{cause}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: gives back {goods}.</source>
        <translation>{player}は{building}により、{goods}を戻した。</translation>
    </message>
    <message>
        <source>{player}, {building}: a noble moves to another place ({piece}).</source>
        <translation>{player}の{building}から、貴族1人がほかへ移った（{piece}）。</translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist moves to another place ({piece}).</source>
        <translation>{player}の{building}から、入植者1人がほかへ移った（{piece}）。</translation>
    </message>
    <message numerus="yes">
        <source>{player} places the nobles; %n of those in San Juan is (are) noble(s).</source>
        <translation>
            <numerusform>{player}は貴族を配置した。サンファンにいるうち%n人が貴族。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a noble from San Juan.</source>
        <translation>{player}は{building}により、サンファンの貴族1人を戻した。</translation>
    </message>
    <message>
        <source>{player} draws a tile and looks at it.</source>
        <translation>{player}はタイルを引いて見た。</translation>
    </message>
    <message>
        <source>{player} places the tile face down as a forest.</source>
        <translation>{player}はそのタイルを裏向きに置いて森にした。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a colonist from San Juan.</source>
        <translation>{player}は{building}により、サンファンの入植者1人を戻した。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a noble ({piece}).</source>
        <translation>{player}は{building}により、貴族1人を戻した（{piece}）。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a colonist ({piece}).</source>
        <translation>{player}は{building}により、入植者1人を戻した（{piece}）。</translation>
    </message>
    <message>
        <source>{player}, {building}: gives back a victory point.</source>
        <translation>{player}は{building}により、1勝利点を戻した。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {good} past the trading house for %n doubloon(s).</source>
        <translation>
            <numerusform>{player}は商船を通さずに{good}を%nダブロンで売った。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loads {goods} onto a small ship of their own for %n point(s).</source>
        <translation>
            <numerusform>{player}は自分の小さい船に{goods}を出荷し、%n勝利点を得た。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: a colonist comes to San Juan.</source>
        <translation>{player}は{building}により、入植者1人をサンファンに得た。</translation>
    </message>
    <message>
        <source>{player}, {building}: a noble comes to San Juan.</source>
        <translation>{player}は{building}により、貴族1人をサンファンに得た。</translation>
    </message>
    <message>
        <source>{player}, {building}: a noble from the ship goes to the new place ({piece}).</source>
        <translation>{player}は{building}により、入植船から貴族1人を{piece}に置いた。</translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) are among the people whom {player} receives.</source>
        <translation>
            <numerusform>{player}が得た人のうち%n人は貴族。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places the nobles.</source>
        <translation>{player}は貴族を配置した。</translation>
    </message>
    <message>
        <source>One of them is a noble.</source>
        <translation>そのうち1人は貴族。</translation>
    </message>
    <message>
        <source>{player} plays the captured role, {role}.</source>
        <translation>{player}は拉致した役割、{role}を実行した。</translation>
    </message>
    <message>
        <source>{player} takes the smuggler&apos;s marker.</source>
        <translation>{player}は密輸人マーカーを取った。</translation>
    </message>
    <message>
        <source>{player} raids the ship with {spaces} spaces; back to the supply: {returned}.</source>
        <translation>{player}は{spaces}個積みの貿易船を略奪した。{returned}は在庫に戻った。</translation>
    </message>
    <message>
        <source>{player} raids the ship with {spaces} spaces and keeps {kept}; back to the supply: {returned}.</source>
        <translation>{player}は{spaces}個積みの貿易船を略奪し、{kept}を取った。{returned}は在庫に戻った。</translation>
    </message>
    <message>
        <source>{player} raids the ship with {spaces} spaces and keeps {kept}.</source>
        <translation>{player}は{spaces}個積みの貿易船を略奪し、{kept}を取った。</translation>
    </message>
    <message numerus="yes">
        <source>{player} plunders the trading house ({goods}) for %n point(s).</source>
        <translation>
            <numerusform>{player}は商船を強奪し（{goods}）、%n勝利点を得た。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} poaches %n colonist(s) from the ship.</source>
        <translation>
            <numerusform>{player}は入植船から入植者%n人を引き抜いた。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them noble(s).</source>
        <translation>
            <numerusform>うち貴族%n人。</numerusform>
        </translation>
    </message>
    <message>
        <source>A noble goes to work for {player} ({piece}).</source>
        <translation>貴族が{player}のもとで働き始めた（{piece}）。</translation>
    </message>
    <message>
        <source>A colonist goes to work for {player} ({piece}).</source>
        <translation>入植者が{player}のもとで働き始めた（{piece}）。</translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) whom nobody kept leave(s) the game.</source>
        <translation>
            <numerusform>残った入植者%n人がゲームから除かれた。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} captures the {role} and takes %n doubloon(s).</source>
        <translation>
            <numerusform>{player}は{role}を拉致し、%nダブロンを取った。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} captures the {role}.</source>
        <translation>{player}は{role}を拉致した。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n doubloon(s) for the captured role.</source>
        <translation>
            <numerusform>{player}は拉致した役割により%nダブロンを得た。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Puerto Rico</source>
        <translation>プエルトリコ</translation>
    </message>
</context>
<context>
    <name>Market</name>
    <message>
        <source>up to −{count}</source>
        <translation>最大−{count}</translation>
    </message>
    <message>
        <source>Every occupied quarry saves its owner a doubloon. For the buildings of this column, at most {count} of them are counted.</source>
        <translation>稼動中の採石場1つにつき、持ち主の払う値段が1ダブロン下がります。この列の建物では、最大{count}つまで数えます。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>操作(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>振り返り(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新規ゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Write a bug report…</source>
        <translation>バグ報告を作成(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>このプログラムについて(&amp;A)</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>受け取る</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Suggest a placement</source>
        <translation>おまかせ配置</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初に戻す</translation>
    </message>
    <message>
        <source>Skip the pauses until my turn</source>
        <translation>自分の手番まで待ち時間を飛ばす</translation>
    </message>
    <message>
        <source>&amp;Pace of the other players</source>
        <translation>ほかのプレイヤーのペース(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
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
        <translation>その間にゲームが先へ進みました。</translation>
    </message>
    <message>
        <source>You are looking back. Return to the game to move.</source>
        <translation>振り返り中です。プレイするにはゲームに戻ってください。</translation>
    </message>
    <message>
        <source>That does not go there.</source>
        <translation>そこには置けません。</translation>
    </message>
    <message>
        <source>The {building} costs {cost}: it needs a free space of that price.</source>
        <translation>{building}の値段は{cost}です。同じ値段の空きマスが必要です。</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>今は{player}の手番です。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>The computer players did not answer and were started again.</source>
        <translation>コンピュータが応答しなかったため、再起動しました。</translation>
    </message>
    <message>
        <source>The program {program} does not play; a simple computer player moves in its place now.</source>
        <translation>プログラム{program}がプレイしません。これからは単純なコンピュータが代わりにプレイします。</translation>
    </message>
    <message>
        <source>The computer players do not answer; a simpler one moves in their place from now on.</source>
        <translation>コンピュータが応答しません。これからは、より単純なコンピュータが代わりにプレイします。</translation>
    </message>
</context>
<context>
    <name>Name</name>
    <message>
        <source>Anna</source>
        <translation>アンナ</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>ベン</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>クララ</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>ディエゴ</translation>
    </message>
    <message>
        <source>Emi</source>
        <translation>エミ</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Two play by the official rules for two.</source>
        <translation>2人のときは、公式の2人用ルールで遊びます。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新規ゲーム</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>プレイ人数(&amp;P)</translation>
    </message>
    <message>
        <source>Seats, the first one begins</source>
        <translation>席順（1番目がスタートプレイヤー）</translation>
    </message>
    <message>
        <source>&amp;Shuffle the seats</source>
        <translation>席順をシャッフル(&amp;S)</translation>
    </message>
    <message>
        <source>Who sits where is decided by lot when the game starts.</source>
        <translation>誰がどの席に座るかは、開始時にくじで決まります。</translation>
    </message>
    <message>
        <source>A single player has nobody to change seats with: automatic opponents keep theirs.</source>
        <translation>ほかにプレイヤーがいないので、席を入れ替えられません。自動プレイヤーの席は決まっています。</translation>
    </message>
    <message>
        <source>More r&amp;ules</source>
        <translation>その他のルール(&amp;U)</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブルの設定</translation>
    </message>
    <message>
        <source>What a building offers is not taken without being asked for.</source>
        <translation>建物で得られるものを、自動では受け取らずに尋ねます。</translation>
    </message>
    <message>
        <source>Where only one thing can be done, it is done without asking.</source>
        <translation>できることが1つだけなら、尋ねずに進みます。</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>シード(&amp;E)</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Victory points lie &amp;open</source>
        <translation>勝利点を公開する(&amp;O)</translation>
    </message>
    <message>
        <source>The largest seed is {seed}.</source>
        <translation>シードは{seed}までです。</translation>
    </message>
    <message>
        <source>&amp;Ask before taking what may be refused</source>
        <translation>断れるものは受け取る前に尋ねる(&amp;A)</translation>
    </message>
    <message>
        <source>Pla&amp;y moves without a choice at once</source>
        <translation>選択の余地がない手は自動で進める(&amp;Y)</translation>
    </message>
    <message>
        <source>Take moves &amp;back without limits</source>
        <translation>無制限に元に戻せる(&amp;B)</translation>
    </message>
    <message>
        <source>Undo goes back past what was revealed since, and past other people&apos;s moves. The score sheet says that it was used.</source>
        <translation>「元に戻す」で、その後に公開された情報や、ほかの人の手より前にも戻れます。使ったことは得点表に表示されます。</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>開始(&amp;T)</translation>
    </message>
    <message>
        <source>The seed is a whole number of digits only, or empty for a random one.</source>
        <translation>シードには数字だけの整数を入れてください。空欄ならランダムになります。</translation>
    </message>
    <message>
        <source>{least} to {most} people or computer players.</source>
        <translation>人間またはコンピュータ{least}～{most}人です。</translation>
    </message>
</context>
<context>
    <name>NewPuertoRicoDialog</name>
    <message>
        <source>Only where at least two people play.</source>
        <translation>人間が2人以上いるときだけです。</translation>
    </message>
    <message>
        <source>Not with a Puertoma, which always sits last.</source>
        <translation>プエルトマは必ず最後の席なので、プエルトマがいるときは使えません。</translation>
    </message>
    <message>
        <source>Before the game, whoever wants a seat bids half points for it, which are taken off the score.</source>
        <translation>ゲームの前に、席を0.5点単位で競ります。払った分は得点から引かれます。</translation>
    </message>
    <message>
        <source>The bids decide about this.</source>
        <translation>入札で決まります。</translation>
    </message>
    <message>
        <source>Points, in half points, that seat {number} gets in addition, for balance; below 0 they are taken off. They stay with the seat when the seats are shuffled.</source>
        <translation>席{number}に、勝って得る点のほかに与える点です。0.5点単位で、0未満なら引かれます。席をシャッフルしても、席に付いたままです。</translation>
    </message>
    <message>
        <source>&amp;Kind of game</source>
        <translation>ゲームの種類(&amp;K)</translation>
    </message>
    <message>
        <source>E&amp;dition</source>
        <translation>版(&amp;D)</translation>
    </message>
    <message>
        <source>Handicap of seat {number}</source>
        <translation>席{number}のハンデ</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>ハンデ</translation>
    </message>
    <message>
        <source>Bid &amp;for the seats</source>
        <translation>席を競る(&amp;F)</translation>
    </message>
    <message>
        <source>Expansions, optional rules, handicaps, and what is handy at the table.</source>
        <translation>拡張、選択ルール、ハンデと、遊びやすくする設定。</translation>
    </message>
    <message>
        <source>Everybody sees how many victory points the others have won.</source>
        <translation>ほかの人が得た勝利点が、全員に見えます。</translation>
    </message>
    <message>
        <source>The same seed lays out the same plantations in the same order.</source>
        <translation>同じシードなら、同じプランテーションが同じ順に並びます。</translation>
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
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>You were looking at it.</source>
        <translation>あなたが見ていたものです。</translation>
    </message>
    <message>
        <source>Show it once more, move by move.</source>
        <translation>一手ずつもう一度見ます。</translation>
    </message>
    <message>
        <source>You: {changes}.</source>
        <translation>あなた：{changes}。</translation>
    </message>
    <message>
        <source>{player} builds: {building}</source>
        <translation>{player}の建設：{building}</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>First game</source>
        <translation>初めてのゲーム</translation>
    </message>
    <message>
        <source>Classic base game</source>
        <translation>クラシック版の基本ゲーム</translation>
    </message>
    <message>
        <source>1897</source>
        <translation>1897</translation>
    </message>
    <message>
        <source>The whole box</source>
        <translation>全部入り</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>The classic base game with open victory points, in which every move may be taken back: good for learning.</source>
        <translation>クラシック版の基本ゲームです。勝利点を公開し、どの手も戻せます。覚えるのに向いています。</translation>
    </message>
    <message>
        <source>The game of 2002, without anything added.</source>
        <translation>2002年のゲームで、何も加えません。</translation>
    </message>
    <message>
        <source>The edition of 1897, without anything added.</source>
        <translation>1897年版に、何も加えません。</translation>
    </message>
    <message>
        <source>The edition of 1897 with all its expansions; the players choose the buildings before the game.</source>
        <translation>すべての拡張を入れた1897年版。ゲームの前にプレイヤーが建物を選びます。</translation>
    </message>
    <message>
        <source>Everything as you have chosen it here.</source>
        <translation>すべてここで選んだとおりです。</translation>
    </message>
    <message>
        <source>Puerto Rico (2002)</source>
        <translation>プエルトリコ（2002）</translation>
    </message>
    <message>
        <source>Puerto Rico 1897</source>
        <translation>プエルトリコ1897</translation>
    </message>
    <message>
        <source>The classic game with its own words.</source>
        <translation>クラシック版。言葉もそのままです。</translation>
    </message>
    <message>
        <source>The newer edition: its words and pictures, and rules that differ in some details.</source>
        <translation>新しい版です。言葉と絵のほか、ルールも一部違います。</translation>
    </message>
    <message>
        <source>A&amp;chievements</source>
        <translation>功績(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New Buildings</source>
        <translation>新たな建物(&amp;N)</translation>
    </message>
    <message>
        <source>Nob&amp;les</source>
        <translation>貴族(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;muggler</source>
        <translation>密輸人(&amp;M)</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>1人で</translation>
    </message>
    <message>
        <source>The edition of 1897 for one: you against two Puertomas, its automatic opponents.</source>
        <translation>1人で遊ぶ1897年版。あなたの相手は、自動プレイヤーのプエルトマ2人です。</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>祝祭</translation>
    </message>
    <message>
        <source>Festi&amp;val cards</source>
        <translation>祝祭カード(&amp;V)</translation>
    </message>
    <message>
        <source>Citi&amp;zens</source>
        <translation>市民(&amp;Z)</translation>
    </message>
    <message>
        <source>One more role: raids on ships and the trading house, poached workers, captured roles.</source>
        <translation>役割がひとつ増えます。船の略奪、交易所の強奪、労働者の引き抜き、役割の拉致。</translation>
    </message>
    <message>
        <source>Three tasks for all; the first to do one is rewarded at once.</source>
        <translation>全員に3つの課題。最初に達成した人がただちに報酬を得ます。</translation>
    </message>
    <message>
        <source>The three tasks are drawn from twelve festival cards.</source>
        <translation>3つの課題を12枚の祝祭カードから引きます。</translation>
    </message>
    <message>
        <source>Everybody has four secret goals, which bring points at the end of the game.</source>
        <translation>全員に4つの秘密の目標。ゲーム終了時に得点になります。</translation>
    </message>
    <message>
        <source>14 more kinds of buildings to choose from.</source>
        <translation>選べる建物が14種類増えます。</translation>
    </message>
    <message>
        <source>Nobles come beside the colonists, and 8 kinds of buildings that make use of them.</source>
        <translation>入植者のほかに貴族と、貴族を使う建物8種類が加わります。</translation>
    </message>
    <message>
        <source>Citizens come beside the workers, and 8 kinds of buildings that make use of them.</source>
        <translation>労働者のほかに市民と、市民を使う建物8種類が加わります。</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>基本ゲーム</translation>
    </message>
    <message>
        <source>Fixed set</source>
        <translation>固定の組</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <source>The buildings of the base game.</source>
        <translation>基本ゲームの建物です。</translation>
    </message>
    <message>
        <source>As many buildings of the expansions as there is room for, always the same.</source>
        <translation>入るだけの拡張の建物を使い、いつも同じです。</translation>
    </message>
    <message>
        <source>Every game has other buildings, drawn from all that there are.</source>
        <translation>ゲームごとに、すべての中から違う建物が選ばれます。</translation>
    </message>
    <message>
        <source>Before the first round the players choose in turn which buildings there will be.</source>
        <translation>最初のラウンドの前に、使う建物をプレイヤーが順に選びます。</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>印刷どおり</translation>
    </message>
    <message>
        <source>With corrections</source>
        <translation>修正版</translation>
    </message>
    <message>
        <source>Every rule as the rulebook of 1897 has it, word for word.</source>
        <translation>すべて1897のルールブックの文面どおりです。</translation>
    </message>
    <message>
        <source>Where the rulebook of 1897 seems to be mistaken, as it was meant.</source>
        <translation>1897のルールブックが誤っていると思われるところは、本来の意味に従います。</translation>
    </message>
    <message>
        <source>Costs s&amp;wapped: {university} 7, {factory} 8</source>
        <translation>値段の変更：{university}7、{factory}8(&amp;W)</translation>
    </message>
    <message>
        <source>Co&amp;rn at the beginning has its price</source>
        <translation>最初の持ち物の変更(&amp;R)</translation>
    </message>
    <message>
        <source>{jeweler}: 3 a p&amp;hase at most</source>
        <translation>{jeweler}：1フェイズに最大3(&amp;H)</translation>
    </message>
    <message>
        <source>Not both: {villa} and {jeweler}</source>
        <translation>両方は入れない：{villa}と{jeweler}</translation>
    </message>
    <message>
        <source>Not both: {hacienda} and {forest_house}</source>
        <translation>両方は入れない：{hacienda}と{forest_house}</translation>
    </message>
    <message>
        <source>Achievement cards are drafted</source>
        <translation>功績カードをドラフトする</translation>
    </message>
    <message>
        <source>The {university} becomes cheaper and the {factory} dearer, each by 1.</source>
        <translation>{university}は1安く、{factory}は1高くなります。</translation>
    </message>
    <message>
        <source>Whoever starts with corn has 1 less to spend. By the letter of the rulebook of 1897 everybody starts so.</source>
        <translation>コーンで始める人は持ち金が1少なくなります。1897のルールブックの文面では、全員がそうなります。</translation>
    </message>
    <message>
        <source>However many people are counted, the {jeweler} pays no more than 3 in a phase.</source>
        <translation>何人数えても、{jeweler}で得られるのは1フェイズに3までです。</translation>
    </message>
    <message>
        <source>The {villa} and the {jeweler} are never in the same game: together they are strong.</source>
        <translation>{villa}と{jeweler}は同じゲームに出ません。合わせると強力です。</translation>
    </message>
    <message>
        <source>The {hacienda} and the {forest_house} are never in the same game: together they are strong.</source>
        <translation>{hacienda}と{forest_house}は同じゲームに出ません。合わせると強力です。</translation>
    </message>
    <message>
        <source>Everybody keeps one achievement card of a pack and hands on the others, four times.</source>
        <translation>功績カードの束から1枚を取り、残りを回すことを4回行います。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Once a Puertoma has unlocked two abilities, its others leave the game.</source>
        <translation>プエルトマが能力を2つ解放すると、ほかの能力はゲームから除かれます。</translation>
    </message>
    <message>
        <source>A Puertoma unlocks an ability on each of its four levels.</source>
        <translation>プエルトマは、4つのレベルのそれぞれで能力を解放します。</translation>
    </message>
    <message>
        <source>A Puertoma begins with a building, a good and the ability of its first level.</source>
        <translation>プエルトマは、建物1軒、商品1個、レベル1の能力を持って始めます。</translation>
    </message>
    <message>
        <source>The automatic opponent of the 1897 rulebook: it plays by rules of its own, never has a choice, and says at every step which rule it follows.</source>
        <translation>1897のルールブックの自動プレイヤー。自分のルールに従ってプレイし、選択の余地はなく、どのルールに従ったかを毎回示します。</translation>
    </message>
    <message>
        <source>With a Puertoma the smuggler captures no roles.</source>
        <translation>プエルトマがいると、密輸人は役割を拉致できません。</translation>
    </message>
    <message>
        <source>With a Puertoma the card {delivery} is left out.</source>
        <translation>プエルトマがいると、カード「{delivery}」は使いません。</translation>
    </message>
    <message>
        <source>With a Puertoma players score no achievement cards; it scores those that they have not done.</source>
        <translation>プエルトマがいると、プレイヤーは功績カードで得点しません。達成できなかった分は、プエルトマの得点になります。</translation>
    </message>
    <message>
        <source>This edition is not known.</source>
        <translation>この版はありません。</translation>
    </message>
    <message>
        <source>The game is for 2 to 5 players.</source>
        <translation>プレイ人数は2～5人です。</translation>
    </message>
    <message>
        <source>There is only one reading of the classic rules.</source>
        <translation>クラシック版のルールの解釈は1つだけです。</translation>
    </message>
    <message>
        <source>Without an expansion there are no other buildings.</source>
        <translation>拡張がなければ、ほかの建物はありません。</translation>
    </message>
    <message>
        <source>With an expansion there are more buildings than room.</source>
        <translation>拡張があると、建物がマスより多くなります。</translation>
    </message>
    <message>
        <source>Only in the edition of 1897.</source>
        <translation>1897年版だけです。</translation>
    </message>
    <message>
        <source>Only with the expansion {citizens}.</source>
        <translation>拡張「{citizens}」があるときだけです。</translation>
    </message>
    <message>
        <source>Only with the expansion {new_buildings}.</source>
        <translation>拡張「{new_buildings}」があるときだけです。</translation>
    </message>
    <message>
        <source>Only where buildings are drawn or drafted.</source>
        <translation>建物をランダムかドラフトで選ぶときだけです。</translation>
    </message>
    <message>
        <source>Only one of these two can be chosen.</source>
        <translation>この2つはどちらか1つだけ選べます。</translation>
    </message>
    <message>
        <source>Only with the expansion {festival}.</source>
        <translation>拡張「{festival}」を使うときだけです。</translation>
    </message>
    <message>
        <source>Only with the expansion {achievements}.</source>
        <translation>拡張「{achievements}」を使うときだけです。</translation>
    </message>
    <message>
        <source>Puertomas play in the edition of 1897 only.</source>
        <translation>プエルトマがプレイするのは1897年版だけです。</translation>
    </message>
    <message>
        <source>Only the last one or two seats can be Puertomas.</source>
        <translation>プエルトマにできるのは、最後の1席か2席だけです。</translation>
    </message>
    <message>
        <source>One seat at least is for a player.</source>
        <translation>少なくとも1席はプレイヤーの席です。</translation>
    </message>
    <message>
        <source>Only a Puertoma has a level.</source>
        <translation>難易度があるのはプエルトマだけです。</translation>
    </message>
    <message>
        <source>Not with a Puertoma: each player keeps four of six cards then.</source>
        <translation>プエルトマがいるときは使えません。その場合は各プレイヤーが6枚のうち4枚を取っておきます。</translation>
    </message>
    <message>
        <source>The handicaps do not fit the seats.</source>
        <translation>ハンデが席の数と合いません。</translation>
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
        <translation>遅い</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Every move of the others waits for you.</source>
        <translation>ほかのプレイヤーの手は毎回あなたを待ちます。</translation>
    </message>
    <message>
        <source>With time to read everything.</source>
        <translation>すべてを読む時間があります。</translation>
    </message>
    <message>
        <source>So that every move can be followed; more time for what concerns you.</source>
        <translation>どの手も追える速さです。あなたに関わることは長めに示します。</translation>
    </message>
    <message>
        <source>Move by move, for those who know the game well.</source>
        <translation>次々に進みます。ゲームに慣れた人向けです。</translation>
    </message>
    <message>
        <source>Pace of the other players</source>
        <translation>ほかのプレイヤーのペース</translation>
    </message>
    <message>
        <source>Without a pause.</source>
        <translation>止まらずに進めます。</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Face-down plantations</source>
        <translation>裏向きのプランテーション</translation>
    </message>
    <message>
        <source>Your victory points lie face down: press on them, or hold the key P, to look at them.</source>
        <translation>あなたの勝利点は裏向きです。その上でマウスボタンを押し続けるか、Pキーを押し続けると見られます。</translation>
    </message>
    <message>
        <source>With an occupied hacienda you may draw one in the settler phase, before you take a tile.</source>
        <translation>稼動中の農場があれば、開拓者フェイズでタイルを取る前に1枚引けます。</translation>
    </message>
    <message>
        <source>Your own ship</source>
        <translation>自分専用の貿易船</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces</source>
        <translation>{spaces}個積みの貿易船</translation>
    </message>
    <message>
        <source>Small ship</source>
        <translation>小さい船</translation>
    </message>
    <message>
        <source>Private ships</source>
        <translation>専用船</translation>
    </message>
    <message>
        <source>Their goods go to the supply when the captain phase is over.</source>
        <translation>船長フェイズが終わると、積んだ商品は在庫に戻ります。</translation>
    </message>
    <message>
        <source>Once in a captain phase the small wharf ships any of your goods, 1 victory point for every 2. A click on goods aboard takes one back.</source>
        <translation>小さい造船所があれば、船長フェイズごとに1回、好きな商品を出荷できます。2個につき1勝利点です。積んだ商品をクリックすると1個戻ります。</translation>
    </message>
    <message>
        <source>Once in a captain phase the wharf ships all your goods of one kind, 1 victory point each.</source>
        <translation>造船所があれば、船長フェイズごとに1回、1種類の商品をすべて出荷できます。商品1個につき1勝利点です。</translation>
    </message>
    <message>
        <source>It carries one kind of goods, and no other ship may carry that kind. Each good brings 1 victory point. A full ship sails at the end of the captain phase.</source>
        <translation>1種類の商品だけを積みます。その種類は、ほかの貿易船には積めません。商品1個につき1勝利点です。満杯の貿易船は、船長フェイズの終わりに出航します。</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>商船</translation>
    </message>
    <message>
        <source>It buys four goods, each of another kind, for 0 (corn) to 4 (coffee) doubloons, and is emptied after a trader phase when it is full.</source>
        <translation>種類の異なる商品を4個、0（コーン）～4（コーヒー）ダブロンで買い取ります。商人フェイズの後に満杯なら空になります。</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>島</translation>
    </message>
    <message>
        <source>City</source>
        <translation>街</translation>
    </message>
</context>
<context>
    <name>PlacesMenu</name>
    <message>
        <source>Roles</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Plantations</source>
        <translation>プランテーション</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation>貿易船</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>商船</translation>
    </message>
    <message>
        <source>Buildings on sale</source>
        <translation>建物一覧</translation>
    </message>
    <message>
        <source>My island</source>
        <translation>自分の島</translation>
    </message>
    <message>
        <source>My city</source>
        <translation>自分の街</translation>
    </message>
    <message>
        <source>My goods</source>
        <translation>自分の商品</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>ほかのプレイヤー</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>選択ボタン</translation>
    </message>
    <message>
        <source>My achievement cards</source>
        <translation>自分の功績カード</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>移動(&amp;G)</translation>
    </message>
</context>
<context>
    <name>PlayerCardDelegate</name>
    <message>
        <source>San Juan</source>
        <translation>サンファン</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points from round to round</source>
        <translation>ラウンドごとの得点</translation>
    </message>
</context>
<context>
    <name>Portrait</name>
    <message>
        <source>Tosses a coin before every move.</source>
        <translation>一手ごとに硬貨を投げて決めます。</translation>
    </message>
    <message>
        <source>Learned the trade from a leaflet.</source>
        <translation>商売は小冊子で覚えました。</translation>
    </message>
    <message>
        <source>Came with the latest ship and is curious about everything.</source>
        <translation>ついこの間の船で着いたばかりで、何にでも興味津々です。</translation>
    </message>
    <message>
        <source>Keeps tidy books and likes a fair deal.</source>
        <translation>帳簿はきちんと、取引は公平に。</translation>
    </message>
    <message>
        <source>Thinks two moves ahead over a cup of coffee.</source>
        <translation>コーヒーを飲みながら、二手先を考えます。</translation>
    </message>
    <message>
        <source>Has sailed every sea and looks ahead.</source>
        <translation>あらゆる海を渡り、先を読みます。</translation>
    </message>
    <message>
        <source>Advises the governor and forgets nothing.</source>
        <translation>総督の相談役で、何ひとつ忘れません。</translation>
    </message>
    <message>
        <source>Follows its rules to the letter.</source>
        <translation>決まりを一字一句守ります。</translation>
    </message>
    <message>
        <source>Builds before anything else, and ships what is left.</source>
        <translation>何よりまず建て、残りを船に積みます。</translation>
    </message>
    <message>
        <source>Always hears the sea, and wants everything aboard.</source>
        <translation>いつも海の音を聞き、何でも船に積みたがります。</translation>
    </message>
    <message>
        <source>Counts the coins twice, and passes no market by.</source>
        <translation>硬貨は必ず二度数え、市場を素通りしません。</translation>
    </message>
    <message>
        <source>Dreams of monuments and great halls.</source>
        <translation>記念建造物や壮大な館を夢見ています。</translation>
    </message>
    <message>
        <source>Cannot bear to see a workshop empty.</source>
        <translation>空いた作業場を見ていられません。</translation>
    </message>
    <message>
        <source>Lays something by for a rainy day.</source>
        <translation>いつも、まさかのときに備えて蓄えます。</translation>
    </message>
    <message>
        <source>Portrait of player {number}</source>
        <translation>プレイヤー{number}の肖像</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <translation>肖像{number}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>A newer version of the program opens it.</source>
        <translation>新しいバージョンのプログラムなら開けます。</translation>
    </message>
    <message>
        <source>The file stays as it is.</source>
        <translation>ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Make room there, or choose another place.</source>
        <translation>空き容量を増やすか、別の場所を選んでください。</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>別の場所を選んでください。</translation>
    </message>
    <message>
        <source>Close the file there, then try again.</source>
        <translation>そこでファイルを閉じてから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Choose a shorter, simpler name.</source>
        <translation>もっと短く簡単な名前にしてください。</translation>
    </message>
    <message>
        <source>If you replace it, what is there now becomes its backup.</source>
        <translation>上書きすると、今の内容はバックアップになります。</translation>
    </message>
    <message>
        <source>Make room there.</source>
        <translation>空き容量を増やしてください。</translation>
    </message>
    <message>
        <source>The file is not there.</source>
        <translation>ファイルが見つかりません。</translation>
    </message>
    <message>
        <source>The file may not be read.</source>
        <translation>ファイルを読む権限がありません。</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>ファイルを読み込めません。</translation>
    </message>
    <message>
        <source>Another program has the file open.</source>
        <translation>別のプログラムがファイルを開いています。</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>これは保存したゲームではありません。</translation>
    </message>
    <message>
        <source>The saved game is damaged.</source>
        <translation>保存したゲームが壊れています。</translation>
    </message>
    <message>
        <source>The game was saved by a newer version of this program; this version cannot read it.</source>
        <translation>このゲームは、より新しいバージョンのプログラムで保存されています。このバージョンでは読み込めません。</translation>
    </message>
    <message>
        <source>The file holds a game that this version of the program does not know.</source>
        <translation>このファイルのゲームは、このバージョンのプログラムが知らないものです。</translation>
    </message>
    <message>
        <source>The saved game is of an edition that this version of the program does not know.</source>
        <translation>このゲームは、このバージョンのプログラムが知らないルール版のものです。</translation>
    </message>
    <message>
        <source>The statistics are damaged.</source>
        <translation>統計が壊れています。</translation>
    </message>
    <message>
        <source>The statistics were written by a newer version of this program; this version can only read them.</source>
        <translation>統計はこのプログラムのより新しいバージョンで書かれています。このバージョンでは読むことしかできません。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>ディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>そこには書き込めません。</translation>
    </message>
    <message>
        <source>The folder is not there.</source>
        <translation>フォルダーがありません。</translation>
    </message>
    <message>
        <source>There is a file where a folder should be.</source>
        <translation>フォルダーがあるべき場所にファイルがあります。</translation>
    </message>
    <message>
        <source>The name is too long, alone or with its folders, or has signs that are not allowed there.</source>
        <translation>名前が（フォルダーを含めて）長すぎるか、そこで使えない文字があります。</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>ファイルに書き込めません。</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened here.</source>
        <translation>ここで開いた後に、別のプログラムがファイルを変更しました。</translation>
    </message>
    <message>
        <source>This is not a lesson.</source>
        <translation>これはレッスンではありません。</translation>
    </message>
    <message>
        <source>The lesson is not in order.</source>
        <translation>このレッスンには誤りがあります。</translation>
    </message>
    <message>
        <source>The lesson was written for a newer version of this program; this version cannot read it.</source>
        <translation>このレッスンは、より新しいバージョンのプログラムのために書かれています。このバージョンでは読み込めません。</translation>
    </message>
    <message>
        <source>This is not a file of puzzles.</source>
        <translation>これはパズルのファイルではありません。</translation>
    </message>
    <message>
        <source>The file of puzzles is damaged.</source>
        <translation>パズルのファイルが壊れています。</translation>
    </message>
    <message>
        <source>The puzzles were made by a newer version of this program; this version cannot read them.</source>
        <translation>これらのパズルは、より新しいバージョンのプログラムで作られています。このバージョンでは読み込めません。</translation>
    </message>
    <message>
        <source>This is neither an export of the games nor a saved game.</source>
        <translation>これはエクスポートしたゲームでも、保存したゲームでもありません。</translation>
    </message>
    <message>
        <source>The export of the games is damaged.</source>
        <translation>ゲームのエクスポートファイルが壊れています。</translation>
    </message>
    <message>
        <source>The games were exported by a newer version of this program; this version cannot read them.</source>
        <translation>これらのゲームは、より新しいバージョンのプログラムでエクスポートされています。このバージョンでは読み込めません。</translation>
    </message>
    <message>
        <source>This is not a database of the statistics.</source>
        <translation>これは統計のデータベースではありません。</translation>
    </message>
    <message>
        <source>The statistics cannot be changed: their file or its folder is protected.</source>
        <translation>統計を変更できません。ファイルかフォルダーが保護されています。</translation>
    </message>
    <message>
        <source>The statistics cannot be written.</source>
        <translation>統計を書き込めません。</translation>
    </message>
</context>
<context>
    <name>ProgramDialog</name>
    <message>
        <source>Name a program first.</source>
        <translation>先にプログラムを指定してください。</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>プログラムを選ぶ</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>ほかのプログラム</translation>
    </message>
    <message>
        <source>A program that speaks the protocol of this one can sit at the table. Name only one that you trust.</source>
        <translation>このプログラムのプロトコルに対応したプログラムを席に着かせることができます。信頼できるものだけを指定してください。</translation>
    </message>
    <message>
        <source>&amp;Program, with its options</source>
        <translation>プログラムとオプション(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>ファイル(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Let it play</source>
        <translation>席に着かせる(&amp;L)</translation>
    </message>
    <message>
        <source>There is no program {name} on this computer.</source>
        <translation>このコンピュータにプログラム{name}はありません。</translation>
    </message>
    <message>
        <source>There are marks in it that turn the direction of writing: type it anew.</source>
        <translation>文字の向きを変える記号が含まれています。もう一度入力してください。</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>That is %n doubloon(s).</source>
        <translation>
            <numerusform>%nダブロンです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is %n victory point(s).</source>
        <translation>
            <numerusform>%n勝利点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) still to place.</source>
        <translation>
            <numerusform>未配置の貴族：%n人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to place</source>
        <translation>
            <numerusform>未配置%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in San Juan</source>
        <translation>
            <numerusform>サンファンに貴族%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s) still to place.</source>
        <translation>
            <numerusform>未配置：%n人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every circle is full; %n colonist(s) stay in San Juan.</source>
        <translation>
            <numerusform>枠はすべて埋まっています。%n人がサンファンに残ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) to keep whole and 1 more good.</source>
        <translation>
            <numerusform>すべて残す商品を%n種類、ほかに残す商品を1個選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n kind(s) to keep whole.</source>
        <translation>
            <numerusform>すべて残す商品を%n種類選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) in San Juan.</source>
        <translation>
            <numerusform>サンファンに貴族%n人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single good(s)</source>
        <translation>
            <numerusform>商品%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) whole</source>
        <translation>
            <numerusform>%n種類すべて</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {room}: choose %n more.</source>
        <translation>
            <numerusform>{room}を残せます。あと%n個選んでください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n勝利点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) missing.</source>
        <translation>
            <numerusform>あと%nダブロン足りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may deliver %n good(s).</source>
        <translation>
            <numerusform>商品を%n個まで納められます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} for it; %n more possible.</source>
        <translation>
            <numerusform>{points}。あと%n個納められます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) on the small ship</source>
        <translation>
            <numerusform>小さい船に商品%n個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>{player}: choose a role</source>
        <translation>{player}：役割を選んでください</translation>
    </message>
    <message>
        <source>{player}, settler phase: take a tile</source>
        <translation>{player}（開拓者フェイズ）：タイルを取ってください</translation>
    </message>
    <message>
        <source>{player}, mayor phase: place your colonists</source>
        <translation>{player}（市長フェイズ）：入植者を配置</translation>
    </message>
    <message>
        <source>{player}, builder phase: build</source>
        <translation>{player}（建築フェイズ）：建物を建設してください</translation>
    </message>
    <message>
        <source>{player}, craftsman&apos;s privilege: take one more good</source>
        <translation>{player}（監督の特権）：商品をもう1個取ってください</translation>
    </message>
    <message>
        <source>{player}, trader phase: sell a good</source>
        <translation>{player}（商人フェイズ）：商品を売ってください</translation>
    </message>
    <message>
        <source>{player}, captain phase: load goods</source>
        <translation>{player}（船長フェイズ）：商品を出荷してください</translation>
    </message>
    <message>
        <source>{player}, captain phase: store goods</source>
        <translation>{player}（船長フェイズ）：残す商品を選んでください</translation>
    </message>
    <message>
        <source>{player}: take it or not?</source>
        <translation>{player}：受け取りますか？</translation>
    </message>
    <message>
        <source>{player}: choose a building for this game</source>
        <translation>{player}：このゲームの建物を選んでください</translation>
    </message>
    <message>
        <source>{player}, mayor phase: place your nobles</source>
        <translation>{player}（市長フェイズ）：貴族を配置</translation>
    </message>
    <message>
        <source>{player}: place the tile that you have drawn</source>
        <translation>{player}：引いたタイルを置いてください</translation>
    </message>
    <message>
        <source>{player}, builder phase: pay for the {building} with something else</source>
        <translation>{player}：{building}の不足分を払ってください</translation>
    </message>
    <message>
        <source>{player}, {building}: deliver goods</source>
        <translation>{player}（{building}）：商品を納めてください</translation>
    </message>
    <message>
        <source>{player}, {building}: discard a tile</source>
        <translation>{player}（{building}）：タイルを捨ててください</translation>
    </message>
    <message>
        <source>{player}: move your guests</source>
        <translation>{player}：客を動かしてください</translation>
    </message>
    <message>
        <source>{player}, smuggler: which deed?</source>
        <translation>{player}：密輸人の行動</translation>
    </message>
    <message>
        <source>{player}: put newcomers to work</source>
        <translation>{player}：新しく来た人を働かせてください</translation>
    </message>
    <message>
        <source>{player}: keep an achievement card</source>
        <translation>{player}：残す功績カードを選んでください</translation>
    </message>
    <message>
        <source>{player}: reserve a large building</source>
        <translation>{player}：大型建物を予約してください</translation>
    </message>
    <message>
        <source>{player}, {building}: take one more tile</source>
        <translation>{player}（{building}）：タイルをもう1枚取ってください</translation>
    </message>
    <message>
        <source>Move the pieces, or choose here first.</source>
        <translation>駒を動かすか、ここで選択。</translation>
    </message>
    <message>
        <source>Put a card on your board; the rest of the pack goes to the left.</source>
        <translation>功績カードを1枚、自分の植民地ボードに置きます。残りは左へ回します。</translation>
    </message>
    <message>
        <source>Put a plantation or a quarry on your island, or take none.</source>
        <translation>プランテーションか採石場を自分の島に置いてください。取らなくてもかまいません。</translation>
    </message>
    <message>
        <source>{tile}: place it as it is, or face down as a forest.</source>
        <translation>{tile}：そのまま置くか、裏向きに置いて森にします。</translation>
    </message>
    <message>
        <source>Click an empty circle, or a colonist to exchange them.</source>
        <translation>空き枠か、入れ替える入植者をクリックします。</translation>
    </message>
    <message>
        <source>Put a noble on a colonist: they change places.</source>
        <translation>貴族を入植者に重ねると、互いに入れ替わります。</translation>
    </message>
    <message>
        <source>Click your goods; what is not kept goes back to the supply.</source>
        <translation>自分の商品をクリック。残さない商品は在庫に戻ります。</translation>
    </message>
    <message>
        <source>{player}, trader phase: use one of your buildings?</source>
        <translation>{player}（商人フェイズ）：建物を使いますか？</translation>
    </message>
    <message>
        <source>You may refuse it; that can delay the end of the game.</source>
        <translation>断ることもできます。断ると、ゲームの終わりが遅くなることがあります。</translation>
    </message>
    <message>
        <source>Say which of the people that you have just placed are your nobles.</source>
        <translation>今配置した人のうち、誰が貴族かを決めてください。</translation>
    </message>
    <message>
        <source>Place it as it is, or face down as a forest.</source>
        <translation>そのまま置くか、裏向きに置いて森にします。</translation>
    </message>
    <message>
        <source>Give back a colonist, a good or a victory point, each for a missing doubloon.</source>
        <translation>入植者、商品、勝利点を戻すと1つ1ダブロン分。</translation>
    </message>
    <message>
        <source>Give back a good of a kind for each of your nobles, for a victory point each.</source>
        <translation>貴族1人につき違う種類を1個ずつ戻し、1個で1勝利点です。</translation>
    </message>
    <message>
        <source>Choose a plantation or a forest, or keep them all.</source>
        <translation>プランテーションか森を選んでください。捨てなくてもかまいません。</translation>
    </message>
    <message>
        <source>They may go to empty circles that count now, and stay there until the next mayor phase.</source>
        <translation>今役に立つ空き枠に移れます。次の市長フェイズまでそこにいます。</translation>
    </message>
    <message>
        <source>One of your buildings can still be used in this phase.</source>
        <translation>このフェイズでまだ使える建物があります。</translation>
    </message>
    <message>
        <source>Whoever gets no circle leaves the game.</source>
        <translation>枠に置かれなかった人はゲームから除かれます。</translation>
    </message>
    <message>
        <source>The reserve marker goes on a large building on sale.</source>
        <translation>予約マーカーは、建物一覧にある大型建物に置きます。</translation>
    </message>
    <message>
        <source>If you refuse, the colonist can still go to the next tile that you take.</source>
        <translation>断っても、次に取るタイルにその入植者を置けます。</translation>
    </message>
    <message>
        <source>{player} is moving</source>
        <translation>{player}がプレイ中です</translation>
    </message>
    <message>
        <source>{player} is thinking</source>
        <translation>{player}が考えています</translation>
    </message>
    <message>
        <source>{player} is waiting</source>
        <translation>{player}は待っています</translation>
    </message>
    <message>
        <source>The adviser is thinking; ask once more, and it answers at once.</source>
        <translation>助言者が考えています。もう一度求めると、すぐに答えます。</translation>
    </message>
    <message>
        <source>In your hand: click where it shall go, edged in gold. Escape puts it back.</source>
        <translation>金色の縁の場所をクリックして置きます。Escキーで戻します。</translation>
    </message>
    <message>
        <source>You are looking back</source>
        <translation>振り返り中です</translation>
    </message>
    <message>
        <source>Return to the game to move.</source>
        <translation>プレイするにはゲームに戻ってください。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>{people}; {nobles}. Click an empty circle for a colonist, a full one for a noble.</source>
        <translation>{people}、{nobles}。空き枠をクリックで入植者、入植者の枠なら貴族です。</translation>
    </message>
    <message>
        <source>There are colonists for every circle that is left; confirm fills them all.</source>
        <translation>残りの枠をすべて埋めるだけの入植者がいます。「決定」ですべて埋まります。</translation>
    </message>
    <message>
        <source>All colonists are placed.</source>
        <translation>全員を配置しました。</translation>
    </message>
    <message>
        <source>Would produce {goods}</source>
        <translation>生産：{goods}</translation>
    </message>
    <message>
        <source>Would produce nothing</source>
        <translation>生産なし</translation>
    </message>
    <message>
        <source>nobody in the city for {goods}</source>
        <translation>街に人なし：{goods}</translation>
    </message>
    <message>
        <source>nobody on the island for {goods}</source>
        <translation>島に人なし：{goods}</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}。</translation>
    </message>
    <message>
        <source>Choose 1 good to keep.</source>
        <translation>残す商品を1個選択。</translation>
    </message>
    <message>
        <source>Everything is chosen.</source>
        <translation>すべて選びました。</translation>
    </message>
    <message>
        <source>Everything is chosen. To be given back: {goods}.</source>
        <translation>すべて選びました。戻すもの：{goods}。</translation>
    </message>
    <message>
        <source>{kinds} and {goods}</source>
        <translation>{kinds}と{goods}</translation>
    </message>
    <message>
        <source>a noble</source>
        <translation>貴族1人</translation>
    </message>
    <message>
        <source>a colonist</source>
        <translation>入植者1人</translation>
    </message>
    <message>
        <source>That is enough.</source>
        <translation>これで足ります。</translation>
    </message>
    <message>
        <source>Given: {pieces}. {missing}</source>
        <translation>戻すもの：{pieces}。{missing}</translation>
    </message>
    <message>
        <source>{points} for it.</source>
        <translation>{points}。</translation>
    </message>
    <message>
        <source>{goods}: {points}.</source>
        <translation>{goods}：{points}。</translation>
    </message>
    <message>
        <source>About equal, for example: {words}</source>
        <translation>ほぼ互角（例）：{words}</translation>
    </message>
    <message>
        <source>Hint: {words}</source>
        <translation>ヒント：{words}</translation>
    </message>
    <message>
        <source>With your {building} you may draw one first.</source>
        <translation>{building}で先に1枚引けます。</translation>
    </message>
    <message>
        <source>On your {building} it becomes a forest.</source>
        <translation>自分の{building}に置くと森になります。</translation>
    </message>
    <message>
        <source>On your {building} you sell past the trading house.</source>
        <translation>自分の{building}に置くと、商船を通さずに売れます。</translation>
    </message>
    <message>
        <source>Put on your {building}, a plantation is discarded and brings a doubloon.</source>
        <translation>プランテーションを自分の{building}に置くと、それを捨てて1ダブロンを得ます。</translation>
    </message>
    <message>
        <source>With your {building} a doubloon draws a tile from the face-down pile.</source>
        <translation>{building}：1ダブロンで裏向きの山から1枚。</translation>
    </message>
    <message>
        <source>Your small ship takes any goods, 1 point for 2.</source>
        <translation>自分の小さい船は何でも2個で1点です。</translation>
    </message>
    <message>
        <source>{player}: whom do you take from the ship?</source>
        <translation>{player}：入植船から誰を受け取りますか？</translation>
    </message>
    <message>
        <source>Put a role card on your board. The doubloons on it are yours; then its phase begins for everybody.</source>
        <translation>役割カードを自分のボードに置きます。上のダブロンを得て、全員がそのフェイズを行います。</translation>
    </message>
    <message>
        <source>Put a tile on your island, or take none.</source>
        <translation>タイルを自分の島に置いてください。取らなくてもかまいません。</translation>
    </message>
    <message>
        <source>Fill circles with colonists; only occupied tiles and buildings work.</source>
        <translation>入植者を枠に置きます。人のいるタイルと建物だけが働きます。</translation>
    </message>
    <message>
        <source>Put a building into your city, or build nothing.</source>
        <translation>建物を自分の街に置いてください。建設しなくてもかまいません。</translation>
    </message>
    <message>
        <source>Take a good of a kind that you have just produced from the supply.</source>
        <translation>今生産した種類の商品を1個、在庫から取ってください。</translation>
    </message>
    <message>
        <source>Put one good into the trading house, or sell nothing.</source>
        <translation>商品を1個、商船に置いてください。売らなくてもかまいません。</translation>
    </message>
    <message>
        <source>Load goods onto a ship. Whoever can load must load, as much of the kind as fits.</source>
        <translation>商品を貿易船に積みます。積めるなら必ず、その種類を積めるだけ。</translation>
    </message>
    <message>
        <source>Put a building on a free space of its price; what does not find one is not in the game.</source>
        <translation>建物を同じ値段の空きマスに置きます。置かれなかった建物は、このゲームには出ません。</translation>
    </message>
    <message>
        <source>Nobles and colonists are on the ship: take one of them.</source>
        <translation>入植船には貴族と入植者がいます。どちらか1人を受け取ってください。</translation>
    </message>
</context>
<context>
    <name>PuertoRicoSettings</name>
    <message>
        <source>Puerto Rico</source>
        <translation>プエルトリコ</translation>
    </message>
    <message>
        <source>Let me choose a &amp;noble or a colonist on the ship (otherwise: the noble)</source>
        <translation>入植船の貴族か入植者かを自分で選ぶ（選ばなければ貴族）(&amp;N)</translation>
    </message>
    <message>
        <source>Pla&amp;y moves without a choice at once</source>
        <translation>選択の余地がない手は自動で進める(&amp;Y)</translation>
    </message>
    <message>
        <source>Victory points lie &amp;open</source>
        <translation>勝利点を公開する(&amp;O)</translation>
    </message>
    <message>
        <source>Ask &amp;before taking what may be refused</source>
        <translation>断れるものは受け取る前に尋ねる(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Puertoma</name>
    <message>
        <source>ability: sells the same kind again</source>
        <translation>能力：同じ種類も売る</translation>
    </message>
    <message>
        <source>ability: coin a sale</source>
        <translation>能力：販売でコイン</translation>
    </message>
    <message>
        <source>ability: worker a building</source>
        <translation>能力：建物に労働者</translation>
    </message>
    <message>
        <source>ability: stores a kind</source>
        <translation>能力：1種類を残す</translation>
    </message>
    <message>
        <source>ability: coin before building</source>
        <translation>能力：建設前にコイン</translation>
    </message>
    <message>
        <source>ability: dearest good again</source>
        <translation>能力：最も高い商品をもう1個</translation>
    </message>
    <message>
        <source>ability: coin a kind produced</source>
        <translation>能力：生産した種類ごとにコイン</translation>
    </message>
    <message>
        <source>ability: one worker more</source>
        <translation>能力：労働者をもう1人</translation>
    </message>
    <message>
        <source>ability: good with an estate</source>
        <translation>能力：農園に商品</translation>
    </message>
    <message>
        <source>ability: VP a kind owned</source>
        <translation>能力：商品の種類ごとに勝利点</translation>
    </message>
    <message>
        <source>ability: discards goods for VP</source>
        <translation>能力：商品を捨てて勝利点</translation>
    </message>
    <message>
        <source>ability: coin a worker</source>
        <translation>能力：労働者ごとにコイン</translation>
    </message>
    <message>
        <source>Trader: it may sell a kind of goods that the trading house already holds.</source>
        <translation>商人：すでに商船にある種類の商品も売れます。</translation>
    </message>
    <message>
        <source>Trader: 1 coin more for every sale.</source>
        <translation>商人：売るたびに、1コインを追加で得ます。</translation>
    </message>
    <message>
        <source>Builder: 1 worker comes from the supply for every building that it builds.</source>
        <translation>建築家：建物を建てるたびに、サプライから労働者1人を得ます。</translation>
    </message>
    <message>
        <source>Captain: besides the usual single good it stores all goods of its dearest kind.</source>
        <translation>船長：誰でも残せる商品1個のほかに、最も高い種類の商品をすべて残します。</translation>
    </message>
    <message>
        <source>Builder: 1 coin before it builds.</source>
        <translation>建築家：建設の前に1コインを得ます。</translation>
    </message>
    <message>
        <source>Craftsman: at the end of the phase 1 good more of the dearest kind that it has produced.</source>
        <translation>監督：フェイズの終わりに、生産した中で最も高い種類の商品をもう1個得ます。</translation>
    </message>
    <message>
        <source>Craftsman: 1 coin for every kind of goods that it produces.</source>
        <translation>監督：生産した商品の種類ごとに、1コインを得ます。</translation>
    </message>
    <message>
        <source>Recruiter: at the end of the phase 1 worker comes from the supply.</source>
        <translation>募集官：フェイズの終わりに、サプライから労働者1人を得ます。</translation>
    </message>
    <message>
        <source>Planter: with every estate comes 1 good of the kind that grows there.</source>
        <translation>農園主：農園を得るたびに、そこで育つ種類の商品1個を得ます。</translation>
    </message>
    <message>
        <source>Captain: at the end of the phase, before it stores, 1 VP for every kind of goods that it owns.</source>
        <translation>船長：フェイズの終わり、商品を残す前に、持っている商品の種類ごとに1勝利点を得ます。</translation>
    </message>
    <message>
        <source>Captain: at the end of the phase, before it stores, up to 2 goods of its cheapest kind leave the game, for 1 VP each.</source>
        <translation>船長：フェイズの終わり、商品を残す前に、最も安い種類の商品を2個までゲームから除き、1個につき1勝利点を得ます。</translation>
    </message>
    <message>
        <source>Recruiter: 1 coin for every worker who comes to it.</source>
        <translation>募集官：労働者が1人来るたびに、1コインを得ます。</translation>
    </message>
    <message>
        <source>{player}: estates, buildings and abilities</source>
        <translation>{player}：農園、建物、能力</translation>
    </message>
    <message numerus="yes">
        <source>Empty space for a {estate} with %n circle(s).</source>
        <translation>
            <numerusform>{estate}の空きマス、枠%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>{estate}: active, every circle is occupied.</source>
        <translation>{estate}：稼働中、すべての枠に人がいます。</translation>
    </message>
    <message numerus="yes">
        <source>{estate}: not active, {people} of %n circle(s) occupied.</source>
        <translation>
            <numerusform>{estate}：未稼働、枠%nに{people}人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Empty space with %n circle(s).</source>
        <translation>
            <numerusform>空きマス、枠%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>An estate whose circles are all occupied is active: it makes 1 good without a building. Two active ones of a kind are worth 2 VP at the end.</source>
        <translation>枠がすべて埋まった農園は稼働中です。建物がなくても商品を1個作ります。同じ種類の農園が2つとも稼働中なら、ゲーム終了時に2勝利点です。</translation>
    </message>
    <message>
        <source>Building space of level {level}</source>
        <translation>レベル{level}の建物のマス</translation>
    </message>
    <message>
        <source>Level {level}: an empty building space.</source>
        <translation>レベル{level}：建物の空きマス。</translation>
    </message>
    <message>
        <source>Level {level}: {building}.</source>
        <translation>レベル{level}：{building}。</translation>
    </message>
    <message>
        <source>Level {level}.</source>
        <translation>レベル{level}。</translation>
    </message>
    <message>
        <source>The first building here unlocks the ability below.</source>
        <translation>ここに1軒目の建物を建てると、下の能力が解放されます。</translation>
    </message>
    <message>
        <source>The second building here unlocks the ability below.</source>
        <translation>ここに2軒目の建物を建てると、下の能力が解放されます。</translation>
    </message>
    <message>
        <source>For buildings with {points} printed VP. On a Puertoma&apos;s board buildings do nothing but score.</source>
        <translation>勝利点が{points}点の建物を置きます。プエルトマのボードでは、建物は得点になるだけです。</translation>
    </message>
    <message>
        <source>Ability tile of level {level}</source>
        <translation>レベル{level}の能力タイル</translation>
    </message>
    <message>
        <source>Level {level}: its ability tile has left the game.</source>
        <translation>レベル{level}：能力タイルはゲームから除かれました。</translation>
    </message>
    <message>
        <source>Level {level}: the ability tile lies face down.</source>
        <translation>レベル{level}：能力タイルは裏向きです。</translation>
    </message>
    <message>
        <source>Level {level}, {ability}: it works.</source>
        <translation>レベル{level}、{ability}：有効です。</translation>
    </message>
    <message>
        <source>Level {level}, {ability}: it works from the next role on.</source>
        <translation>レベル{level}、{ability}：次の役割から有効です。</translation>
    </message>
    <message>
        <source>Level {level}: it works.</source>
        <translation>レベル{level}：有効です。</translation>
    </message>
    <message>
        <source>Level {level}: it works from the next role on.</source>
        <translation>レベル{level}：次の役割から有効です。</translation>
    </message>
    <message>
        <source>The first building on this level turns it up.</source>
        <translation>このレベルの1軒目の建物で表になります。</translation>
    </message>
    <message>
        <source>The second building on this level turns it up.</source>
        <translation>このレベルの2軒目の建物で表になります。</translation>
    </message>
    <message>
        <source>VP area</source>
        <translation>勝利点エリア</translation>
    </message>
    <message numerus="yes">
        <source>%n idle worker(s)</source>
        <translation>
            <numerusform>待機中の労働者%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>VP area: {pieces}.</source>
        <translation>勝利点エリア：{pieces}。</translation>
    </message>
    <message>
        <source>Quarries, third estates and workers who found no circle stay here. At the end a tile is worth 3 VP, a worker 1.</source>
        <translation>採石場、同じ種類の3つ目の農園、枠のなかった労働者はここに置かれます。ゲーム終了時にタイルは1枚3勝利点、労働者は1人1勝利点です。</translation>
    </message>
    <message>
        <source>The reserve marker stands on no building.</source>
        <translation>予約マーカーはどの建物にもありません。</translation>
    </message>
    <message>
        <source>Reserve marker on the {building}.</source>
        <translation>予約マーカー：{building}。</translation>
    </message>
    <message>
        <source>The only expanded building that it builds. The marker moves on when somebody builds that one. An expanded building of its own is worth 6 VP more.</source>
        <translation>プエルトマが建てる大型建物はこれだけです。誰かがこれを建てると、マーカーは別の建物に移ります。自分の大型建物は1軒につき、さらに6勝利点です。</translation>
    </message>
    <message>
        <source>The building of a festival task needs no marker.</source>
        <translation>祝祭の課題が示す建物には、マーカーは要りません。</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>マーカーなし</translation>
    </message>
    <message>
        <source>Reserve marker of {player}.</source>
        <translation>{player}の予約マーカー。</translation>
    </message>
    <message>
        <source>{built}/{spaces}</source>
        <translation>{built}/{spaces}</translation>
    </message>
    <message>
        <source>{built} of {spaces} buildings.</source>
        <translation>建物：{spaces}マスのうち{built}。</translation>
    </message>
    <message>
        <source>When it has a building on every space, the game ends with that round.</source>
        <translation>すべてのマスに建物を建てると、そのラウンドでゲームが終わります。</translation>
    </message>
    <message>
        <source>Action board</source>
        <translation>行動ボード</translation>
    </message>
    <message>
        <source>A Puertoma prefers roles to which an arrow leads from the marker. When it acts in such a role, the marker moves there.</source>
        <translation>プエルトマは、マーカーから矢印の出ている役割を優先して選びます。実際に行動し、矢印が通じていれば、マーカーもそこへ移ります。</translation>
    </message>
    <message>
        <source>{role}: the action marker stands here.</source>
        <translation>{role}：行動マーカーがあります。</translation>
    </message>
    <message>
        <source>{role}: an arrow leads here from the marker.</source>
        <translation>{role}：マーカーから矢印が通じています。</translation>
    </message>
    <message>
        <source>{role}: no arrow leads here from the marker.</source>
        <translation>{role}：マーカーから矢印は通じていません。</translation>
    </message>
    <message>
        <source>From here arrows lead to: {roles}.</source>
        <translation>ここからの矢印の先：{roles}。</translation>
    </message>
    <message>
        <source>Tie-break card</source>
        <translation>タイブレークカード</translation>
    </message>
    <message>
        <source>Tie-break card {number}</source>
        <translation>タイブレークカード{number}</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tie-break cards in the pile</comment>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tie-break card(s) left in the pile.</source>
        <translation>
            <numerusform>タイブレークカードの山札は残り%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>No tie-break card has been turned up.</source>
        <translation>タイブレークカードはまだめくられていません。</translation>
    </message>
    <message>
        <source>Tie-break card {number}, face up: {roles}.</source>
        <translation>タイブレークカード{number}、表向き：{roles}。</translation>
    </message>
    <message>
        <source>It named the {role}.</source>
        <translation>{role}が選ばれました。</translation>
    </message>
    <message>
        <source>It settles what is equal: of roles the uppermost on the card; of buildings, estates or kinds the one that its number counts to. When the pile is empty, all are shuffled.</source>
        <translation>同等のものから1つを決めます。役割なら、このタイブレークカードでいちばん上のもの。建物、農園、商品の種類なら、数字の数だけ数えて当たったもの。山札が尽きたら、すべて混ぜ直します。</translation>
    </message>
    <message>
        <source>The action marker stands here.</source>
        <translation>行動マーカーがここにあります。</translation>
    </message>
    <message>
        <source>An arrow leads here from the action marker.</source>
        <translation>行動マーカーからここへ矢印が通じています。</translation>
    </message>
    <message>
        <source>{player}, {effect}</source>
        <translation>{player}、{effect}</translation>
    </message>
    <message numerus="yes">
        <source>%n estate(s)</source>
        <translation>
            <numerusform>農園%nつ</numerusform>
        </translation>
    </message>
    <message>
        <source>{built} of {spaces} buildings</source>
        <translation>建物{spaces}マスのうち{built}</translation>
    </message>
    <message>
        <source>Not done, its points go to {players}.</source>
        <translation>達成しなければ、得点は{players}のものになります。</translation>
    </message>
    <message>
        <source>Done, it is worth nothing to anybody: a Puertoma would have had its points.</source>
        <translation>達成しても、誰の得点にもなりません。達成しなければ、プエルトマの得点になるところでした。</translation>
    </message>
    <message>
        <source>Puertoma</source>
        <translation>プエルトマ</translation>
    </message>
    <message>
        <source>Puertoma {letter}</source>
        <translation>プエルトマ{letter}</translation>
    </message>
</context>
<context>
    <name>Puertoma1897</name>
    <message>
        <source>{player} chooses a role</source>
        <translation>{player}は役割を選ぶ</translation>
    </message>
    <message>
        <source>{player} takes a tile</source>
        <translation>{player}はタイルを取る</translation>
    </message>
    <message>
        <source>{player} places workers</source>
        <translation>{player}は労働者を配置する</translation>
    </message>
    <message>
        <source>{player} builds</source>
        <translation>{player}は建設する</translation>
    </message>
    <message>
        <source>{player} takes one more good</source>
        <translation>{player}は商品をもう1個取る</translation>
    </message>
    <message>
        <source>{player} sells a good</source>
        <translation>{player}は商品を売る</translation>
    </message>
    <message>
        <source>{player} loads goods</source>
        <translation>{player}は商品を出荷する</translation>
    </message>
    <message>
        <source>{player} stores goods</source>
        <translation>{player}は商品を残す</translation>
    </message>
    <message>
        <source>{player} chooses a building for this game</source>
        <translation>{player}はこのゲームの建物を選ぶ</translation>
    </message>
    <message>
        <source>{player} takes somebody from the work register</source>
        <translation>{player}は雇用窓口から誰かを受け取る</translation>
    </message>
    <message>
        <source>{player} smuggles</source>
        <translation>{player}は密輸人の行動をする</translation>
    </message>
    <message>
        <source>{player} puts a newcomer to work</source>
        <translation>{player}は新しく来た人を働かせる</translation>
    </message>
    <message>
        <source>{player} reserves an expanded building</source>
        <translation>{player}は大型建物を予約する</translation>
    </message>
    <message>
        <source>Why these estates?</source>
        <translation>なぜこれらの農園？</translation>
    </message>
    <message>
        <source>Why these goods?</source>
        <translation>なぜこれらの商品？</translation>
    </message>
    <message>
        <source>Why this estate?</source>
        <translation>なぜこの農園？</translation>
    </message>
    <message>
        <source>Why this deed?</source>
        <translation>なぜこの行動？</translation>
    </message>
    <message>
        <source>Why this person?</source>
        <translation>なぜこの人？</translation>
    </message>
    <message>
        <source>Why this load?</source>
        <translation>なぜこの積荷？</translation>
    </message>
    <message>
        <source>Profitable</source>
        <translation>有益</translation>
    </message>
    <message>
        <source>None is profitable</source>
        <translation>有益な役割なし</translation>
    </message>
    <message>
        <source>Beside the marker</source>
        <translation>マーカーの隣</translation>
    </message>
    <message>
        <source>No arrow leads there</source>
        <translation>矢印の先になし</translation>
    </message>
    <message>
        <source>Most coins</source>
        <translation>コインが最多</translation>
    </message>
    <message>
        <source>The smuggler wins a tie</source>
        <translation>同数なら密輸人</translation>
    </message>
    <message>
        <source>Card {card}</source>
        <translation>カード{card}</translation>
    </message>
    <message>
        <source>Building of a festival task</source>
        <translation>祝祭の課題の建物</translation>
    </message>
    <message>
        <source>Highest level it can build</source>
        <translation>建てられる最高のレベル</translation>
    </message>
    <message>
        <source>Its reserve marker</source>
        <translation>自分の予約マーカー</translation>
    </message>
    <message>
        <source>No expanded building first</source>
        <translation>最初は大型建物以外</translation>
    </message>
    <message>
        <source>Estate of a festival task</source>
        <translation>祝祭の課題の農園</translation>
    </message>
    <message>
        <source>Good of a festival task</source>
        <translation>祝祭の課題の商品</translation>
    </message>
    <message>
        <source>Second of its kind</source>
        <translation>同じ種類の2つ目</translation>
    </message>
    <message>
        <source>Dearest kind</source>
        <translation>最も高い種類</translation>
    </message>
    <message>
        <source>A quarry</source>
        <translation>採石場</translation>
    </message>
    <message>
        <source>Fewest free circles</source>
        <translation>空き枠が最少</translation>
    </message>
    <message>
        <source>Into the VP area</source>
        <translation>勝利点エリアへ</translation>
    </message>
    <message>
        <source>A citizen first</source>
        <translation>市民が先</translation>
    </message>
    <message>
        <source>Dearest kind produced</source>
        <translation>生産した最も高い種類</translation>
    </message>
    <message>
        <source>Dearest good it can sell</source>
        <translation>売れる最も高い商品</translation>
    </message>
    <message>
        <source>A festival task</source>
        <translation>祝祭の課題</translation>
    </message>
    <message>
        <source>Most at once</source>
        <translation>一度に最多</translation>
    </message>
    <message>
        <source>Cheapest kind</source>
        <translation>最も安い種類</translation>
    </message>
    <message>
        <source>Smallest ship</source>
        <translation>最小の貨物船</translation>
    </message>
    <message>
        <source>Keeps a kind</source>
        <translation>1種類を残す</translation>
    </message>
    <message>
        <source>Keeps one good</source>
        <translation>1個を残す</translation>
    </message>
    <message>
        <source>Brings most</source>
        <translation>得るものが最多</translation>
    </message>
    <message>
        <source>Poach, plunder, raid</source>
        <translation>引き抜き、強奪、略奪の順</translation>
    </message>
    <message>
        <source>A kind it does not make</source>
        <translation>作れない種類</translation>
    </message>
    <message>
        <source>Most goods aboard</source>
        <translation>積荷が最多</translation>
    </message>
    <message>
        <source>Nothing there</source>
        <translation>何もなし</translation>
    </message>
    <message>
        <source>A gift at the start</source>
        <translation>開始時の贈り物</translation>
    </message>
    <message>
        <source>Only one is left</source>
        <translation>残りは1つ</translation>
    </message>
    <message>
        <source>every free role tile counts</source>
        <translation>選べる役割すべてが対象</translation>
    </message>
    <message>
        <source>arrows from the {about}</source>
        <translation>{about}からの矢印</translation>
    </message>
    <message>
        <source>from the {about}: all stay</source>
        <translation>{about}から：すべて残る</translation>
    </message>
    <message>
        <source>it counts as 2 coins</source>
        <translation>2コインと数える</translation>
    </message>
    <message>
        <source>counts round and round</source>
        <translation>順に繰り返し数える</translation>
    </message>
    <message>
        <source>the cheapest of them</source>
        <translation>その中で最も安いもの</translation>
    </message>
    <message>
        <source>level {value}</source>
        <translation>レベル{value}</translation>
    </message>
    <message>
        <source>no other one of level 4</source>
        <translation>レベル4はこれだけ</translation>
    </message>
    <message>
        <source>level {value} comes later</source>
        <translation>レベル{value}は後で</translation>
    </message>
    <message>
        <source>which its board still lacks</source>
        <translation>ボードにまだないもの</translation>
    </message>
    <message>
        <source>it has no such estate</source>
        <translation>その農園がない</translation>
    </message>
    <message>
        <source>no estate on offer has room</source>
        <translation>置ける農園が場にない</translation>
    </message>
    <message>
        <source>under an estate: {value}</source>
        <translation>農園の下に{value}</translation>
    </message>
    <message>
        <source>every estate is active</source>
        <translation>すべての農園が稼働中</translation>
    </message>
    <message>
        <source>of those on the register</source>
        <translation>雇用窓口の人のうち</translation>
    </message>
    <message>
        <source>it fills the trading house</source>
        <translation>交易所が満杯になる</translation>
    </message>
    <message>
        <source>it fills the ship of {value}</source>
        <translation>{value}個積みの貨物船が満杯</translation>
    </message>
    <message>
        <source>with {value} spaces</source>
        <translation>{value}個積み</translation>
    </message>
    <message>
        <source>of the dearest kind left</source>
        <translation>残った最も高い種類</translation>
    </message>
    <message>
        <source>all goods of it</source>
        <translation>その種類をすべて</translation>
    </message>
    <message>
        <source>people or goods: {value}</source>
        <translation>人か商品：{value}</translation>
    </message>
    <message>
        <source>where they bring the same</source>
        <translation>得るものが同じとき</translation>
    </message>
    <message>
        <source>of the ships left</source>
        <translation>残った貨物船のうち</translation>
    </message>
    <message>
        <source>a building of level {value}</source>
        <translation>レベル{value}の建物</translation>
    </message>
    <message>
        <source>Profitable: {left}.</source>
        <translation>有益：{left}。</translation>
    </message>
    <message>
        <source>No role is profitable; every free role tile counts.</source>
        <translation>有益な役割がないので、選べる役割すべてが対象です。</translation>
    </message>
    <message>
        <source>Beside the marker on the {about}: {left}.</source>
        <translation>マーカーのある{about}の隣：{left}。</translation>
    </message>
    <message>
        <source>No arrow leads from the {about} to any of them: all stay.</source>
        <translation>{about}からどれにも矢印が通じていないので、すべて残ります。</translation>
    </message>
    <message>
        <source>The smuggler counts as 2 coins and wins the tie.</source>
        <translation>密輸人は2コインと数え、同数なら優先されます。</translation>
    </message>
    <message>
        <source>Card {card} counts round and round to number {place} of {count}: {left}.</source>
        <translation>カード{card}の数だけ順に繰り返し数え、{count}のうち{place}番目：{left}。</translation>
    </message>
    <message>
        <source>A festival task asks for a building that it can pay for: {left}.</source>
        <translation>祝祭の課題の建物で、支払えるもの：{left}。</translation>
    </message>
    <message>
        <source>The highest level that it can build is {value}: {left}.</source>
        <translation>建てられる最高のレベルは{value}：{left}。</translation>
    </message>
    <message>
        <source>Of the expanded buildings only the one with its marker: {left}.</source>
        <translation>大型建物では、自分のマーカーがあるものだけ：{left}。</translation>
    </message>
    <message>
        <source>Its first building is never one of level {value}.</source>
        <translation>最初の建物がレベル{value}になることはありません。</translation>
    </message>
    <message>
        <source>Estates of a festival task that its board still lacks: {left}.</source>
        <translation>祝祭の課題に足りない農園：{left}。</translation>
    </message>
    <message>
        <source>Goods of a festival task of which it has no estate: {left}.</source>
        <translation>祝祭の課題の商品で、その農園がないもの：{left}。</translation>
    </message>
    <message>
        <source>It already has one of the kind: {left}.</source>
        <translation>すでに1つある種類：{left}。</translation>
    </message>
    <message>
        <source>The dearest kind of them: {left}.</source>
        <translation>その中で最も高い種類：{left}。</translation>
    </message>
    <message>
        <source>No estate on offer has room: it takes a quarry.</source>
        <translation>置ける農園が場にないので、採石場を取ります。</translation>
    </message>
    <message>
        <source>Estates of goods of a festival task: {left}.</source>
        <translation>祝祭の課題の商品の農園：{left}。</translation>
    </message>
    <message>
        <source>Fewest free circles, {value}: {left}.</source>
        <translation>空き枠が最も少ない（{value}）：{left}。</translation>
    </message>
    <message>
        <source>Of those on the work register a citizen comes first.</source>
        <translation>雇用窓口の人のうち、市民が先です。</translation>
    </message>
    <message>
        <source>The dearest kind that it produced: {left}.</source>
        <translation>生産した中で最も高い種類：{left}。</translation>
    </message>
    <message>
        <source>The good that fills the trading house does a festival task: {left}.</source>
        <translation>交易所を満杯にする商品で、祝祭の課題を達成します：{left}。</translation>
    </message>
    <message>
        <source>It fills the ship with {value} spaces for a festival task, {about}: {left}.</source>
        <translation>祝祭の課題「{about}」のため、{value}個積みの貨物船を満杯にします：{left}。</translation>
    </message>
    <message>
        <source>The cheapest kind of them: {left}.</source>
        <translation>その中で最も安い種類：{left}。</translation>
    </message>
    <message>
        <source>Of ships that take as much, the smallest: the one with {value} spaces.</source>
        <translation>同じだけ積める貨物船のうち最小のもの：{value}個積みの貨物船。</translation>
    </message>
    <message>
        <source>It keeps all goods of a kind: {left}.</source>
        <translation>1種類の商品をすべて残します：{left}。</translation>
    </message>
    <message>
        <source>It keeps one good of the dearest kind left: {left}.</source>
        <translation>残った最も高い種類の商品を1個残します：{left}。</translation>
    </message>
    <message>
        <source>What brings most, {value}: {left}.</source>
        <translation>得るものが最も多い（{value}）：{left}。</translation>
    </message>
    <message>
        <source>Of deeds that bring the same it poaches before it plunders, and raids last: {left}.</source>
        <translation>得るものが同じ行動では、強奪より引き抜きが先で、略奪は最後です：{left}。</translation>
    </message>
    <message>
        <source>A kind that no active estate of it makes: {left}.</source>
        <translation>稼働中の農園で作れない種類：{left}。</translation>
    </message>
    <message>
        <source>The ship with the most goods: {left}.</source>
        <translation>商品が最も多い貨物船：{left}。</translation>
    </message>
    <message>
        <source>There is nothing for it.</source>
        <translation>できることがありません。</translation>
    </message>
    <message>
        <source>At the start it receives a building of level {value}.</source>
        <translation>開始時に、レベル{value}の建物を得ます。</translation>
    </message>
    <message>
        <source>Only one is left: {left}.</source>
        <translation>残りは1つ：{left}。</translation>
    </message>
    <message>
        <source>no estate fits</source>
        <translation>合う農園なし</translation>
    </message>
    <message>
        <source>no free circle</source>
        <translation>空き枠なし</translation>
    </message>
    <message>
        <source>nothing to build</source>
        <translation>建てる物なし</translation>
    </message>
    <message>
        <source>no new kind</source>
        <translation>新しい種類なし</translation>
    </message>
    <message>
        <source>nothing to sell</source>
        <translation>売る物なし</translation>
    </message>
    <message>
        <source>nothing to load</source>
        <translation>積む物なし</translation>
    </message>
    <message>
        <source>brings nothing</source>
        <translation>得る物なし</translation>
    </message>
    <message>
        <source>no arrow</source>
        <translation>矢印なし</translation>
    </message>
    <message>
        <source>fewer coins</source>
        <translation>コインが少ない</translation>
    </message>
    <message>
        <source>loses the tie</source>
        <translation>同数で負け</translation>
    </message>
    <message>
        <source>after {role}</source>
        <translation>{role}より後</translation>
    </message>
    <message>
        <source>{heading}, step {number} of {count}</source>
        <translation>{heading}（ステップ{number}/{count}）</translation>
    </message>
    <message>
        <source>{heading}.</source>
        <translation>{heading}。</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Why {good}?</source>
        <translation>なぜ{good}？</translation>
    </message>
    <message>
        <source>Why the {piece}?</source>
        <translation>なぜ{piece}？</translation>
    </message>
    <message>
        <source>none on any role tile</source>
        <translation>どの役割にもコインなし</translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) on the role tile</source>
        <translation>
            <numerusform>役割の上に%nコイン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n coin(s)</source>
        <translation>
            <numerusform>%nコインで</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>商品%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Falling out: {pieces}.</source>
        <translation>外れるもの：{pieces}。</translation>
    </message>
    <message>
        <source>How it chooses</source>
        <translation>選び方</translation>
    </message>
    <message>
        <source>{rule}: {count} are left.</source>
        <translation>{rule}：残り{count}。</translation>
    </message>
    <message>
        <source>the first of both</source>
        <translation>2つのうち最初のもの</translation>
    </message>
    <message>
        <source>{role} before {others}</source>
        <translation>{role}が{others}より先</translation>
    </message>
    <message>
        <source>Card {card} names the {role}; the first of both role tiles is taken.</source>
        <translation>カード{card}に{role}があり、2つのうち最初のものを選びます。</translation>
    </message>
    <message>
        <source>Card {card} names the {role} before the {others}.</source>
        <translation>カード{card}では、{role}が{others}より先です。</translation>
    </message>
    <message>
        <source>Card {card} names the {role} before {others}.</source>
        <translation>カード{card}では、{role}が{others}より先です。</translation>
    </message>
    <message>
        <source>No role tile has coins: {left}.</source>
        <translation>どの役割にもコインがありません：{left}。</translation>
    </message>
    <message numerus="yes">
        <source>Most coins on the role tile, %n: {left}.</source>
        <translation>
            <numerusform>上のコインが最も多い役割（%nコイン）：{left}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every estate is active: %n person(s) go(es) to the VP area.</source>
        <translation>
            <numerusform>すべての農園が稼働中なので、%n人を勝利点エリアに置きます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dearest good that it can sell, for %n coin(s): {left}.</source>
        <translation>
            <numerusform>売れる最も高い商品（%nコイン）：{left}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most that it can load at once, %n good(s): {left}.</source>
        <translation>
            <numerusform>一度に最も多く積める商品（%n個）：{left}。</numerusform>
        </translation>
    </message>
    <message>
        <source>it may sell a kind that the trading house already has</source>
        <translation>すでに交易所にある種類も売れる</translation>
    </message>
    <message>
        <source>+1 coin a sale</source>
        <translation>売るたびに+1コイン</translation>
    </message>
    <message>
        <source>+1 worker with each building</source>
        <translation>建物を建てるたびに労働者+1人</translation>
    </message>
    <message>
        <source>it stores all goods of its dearest kind</source>
        <translation>最も高い種類の商品をすべて残す</translation>
    </message>
    <message>
        <source>+1 coin before it builds</source>
        <translation>建設の前に+1コイン</translation>
    </message>
    <message>
        <source>+1 good of the dearest kind that it produced</source>
        <translation>生産した最も高い種類の商品+1個</translation>
    </message>
    <message>
        <source>+1 coin a kind that it produces</source>
        <translation>生産した種類ごとに+1コイン</translation>
    </message>
    <message>
        <source>+1 worker at the end of the Recruiter&apos;s phase</source>
        <translation>募集官フェイズの終わりに労働者+1人</translation>
    </message>
    <message>
        <source>+1 good of each estate that it gains</source>
        <translation>農園を得るたびにその商品+1個</translation>
    </message>
    <message>
        <source>+1 VP a kind of goods before it stores</source>
        <translation>商品を残す前に、商品の種類ごとに+1勝利点</translation>
    </message>
    <message>
        <source>it gives up to 2 goods of a kind for 1 VP each before it stores</source>
        <translation>商品を残す前に、1種類の商品を2個まで手放し、1個につき1勝利点</translation>
    </message>
    <message>
        <source>+1 coin a worker that it receives in the Recruiter&apos;s phase</source>
        <translation>募集官フェイズに得る労働者ごとに+1コイン</translation>
    </message>
    <message>
        <source>The action marker goes from the {left} to the {role}.</source>
        <translation>行動マーカーが{left}から{role}へ移った。</translation>
    </message>
    <message>
        <source>{player} unlocks an ability, from the next role on: {ability}.</source>
        <translation>{player}は能力を解放した。次の役割から有効：{ability}。</translation>
    </message>
    <message>
        <source>{player} loses the ability tiles that still lie face down.</source>
        <translation>{player}は裏向きのままの能力タイルを失った。</translation>
    </message>
    <message>
        <source>{player} finds no expanded building for its reserve marker.</source>
        <translation>{player}には予約マーカーを置く大型建物がない。</translation>
    </message>
    <message>
        <source>{player} puts its reserve marker on the {building}.</source>
        <translation>{player}は予約マーカーを{building}に置いた。</translation>
    </message>
    <message>
        <source>{player} receives the {building} at the start.</source>
        <translation>{player}は開始時に{building}を得た。</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {good} and %n worker(s) at the start.</source>
        <translation>
            <numerusform>{player}は開始時に{good}と労働者%n人を得た。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {good} at the start, and has %n coin(s).</source>
        <translation>
            <numerusform>{player}は開始時に{good}を得て、持ち金は%nコイン。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} receives {good} ({ability}).</source>
        <translation>{player}は{good}を得た（{ability}）。</translation>
    </message>
    <message>
        <source>{player} gives {goods} out of the game ({ability}).</source>
        <translation>{player}は{goods}をゲームから除いた（{ability}）。</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n worker(s) go(es) to the VP area.</source>
        <translation>
            <numerusform>{player}：労働者%n人が勝利点エリアへ移った。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} receives a worker from the supply ({ability}).</source>
        <translation>{player}はサプライから労働者1人を得た（{ability}）。</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>Show the answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Leave the puzzle</source>
        <translation>パズルをやめる</translation>
    </message>
    <message>
        <source>&amp;My mistakes</source>
        <translation>自分の悪手(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>Find a better move</source>
        <translation>もっといい手を探そう</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>最善手を探そう</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number}/{all}</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>You are {player}. This is about: {part}. Which move leads to victory most often?</source>
        <translation>あなたは{player}です。テーマ：{part}。いちばん勝ちにつながる手はどれでしょう？</translation>
    </message>
    <message>
        <source>Your game of {date}, round {round}: you are {player}. This is about: {part}. You played: {move}.</source>
        <translation>{date}のあなたのゲーム、ラウンド{round}。あなたは{player}です。テーマ：{part}。そのときの手：{move}。</translation>
    </message>
    <message>
        <source>Right: {move}.</source>
        <translation>正解です：{move}。</translation>
    </message>
    <message>
        <source>Right: {move} is as good as the best.</source>
        <translation>正解です：{move}は最善手と同じくらいいい手です。</translation>
    </message>
    <message>
        <source>{move} costs {points} points of chance.</source>
        <translation>{move}：勝率を{points}ポイント失います。</translation>
    </message>
    <message>
        <source>What follows:</source>
        <translation>その後：</translation>
    </message>
    <message>
        <source>{move}: what it costs is being worked out.</source>
        <translation>{move}：どれだけ損をするか計算しています。</translation>
    </message>
    <message>
        <source>{move}: what it costs could not be worked out.</source>
        <translation>{move}：どれだけ損をするか計算できませんでした。</translation>
    </message>
    <message>
        <source>The answer: {move}.</source>
        <translation>答え：{move}。</translation>
    </message>
    <message>
        <source>What speaks for it:</source>
        <translation>その手の根拠：</translation>
    </message>
    <message>
        <source>The next best move is {points} points of chance behind.</source>
        <translation>次にいい手は、勝率で{points}ポイント劣ります。</translation>
    </message>
    <message>
        <source>What speaks for {move}:</source>
        <translation>「{move}」の根拠：</translation>
    </message>
    <message>
        <source>It is one of these two: {one}; {other}.</source>
        <translation>次の2つのどちらかです：{one}、{other}。</translation>
    </message>
    <message>
        <source>The pieces of the move are ringed.</source>
        <translation>その手の駒に輪が付いています。</translation>
    </message>
    <message>
        <source>Chance of victory: {best}, after the next best move {other}.</source>
        <translation>勝率：{best}、次にいい手では{other}。</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All grades</source>
        <translation>すべての難しさ</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>自分の悪手</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>About</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>見た</translation>
    </message>
    <message>
        <source>Here you find the mistakes of your games once they have been reviewed (menu Learn, Review this game).</source>
        <translation>ゲームを検討すると（メニュー「学ぶ」の「このゲームを検討する」）、その中の悪手がここに並びます。</translation>
    </message>
    <message>
        <source>There are no puzzles.</source>
        <translation>パズルがありません。</translation>
    </message>
    <message>
        <source>Your mistakes in reviewed games: find better moves. Found: {solved} of {all}.</source>
        <translation>検討したゲームでの悪手です。もっといい手を探しましょう。見つけた数：{all}個中{solved}個。</translation>
    </message>
    <message>
        <source>Find the best move. Solved: {solved} of {all}.</source>
        <translation>最善手を探しましょう。解けた数：{all}問中{solved}問。</translation>
    </message>
    <message>
        <source>&amp;Only unsolved</source>
        <translation>解けていないものだけ(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>解く(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>テーブルに戻る(&amp;B)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>場所(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T)：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ファイル名(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
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
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>The {role} is not used with this number of players.</source>
        <translation>{role}はこのプレイ人数では使いません。</translation>
    </message>
    <message>
        <source>{player} has already taken the {role} this round.</source>
        <translation>{player}がこのラウンドですでに{role}を取っています。</translation>
    </message>
    <message>
        <source>You have to choose a role.</source>
        <translation>役割を選ばなければなりません。</translation>
    </message>
    <message>
        <source>All twelve spaces of the island are taken.</source>
        <translation>島の12マスはすべて埋まっています。</translation>
    </message>
    <message>
        <source>There is no face-up {tile} to take.</source>
        <translation>場に{tile}がありません。</translation>
    </message>
    <message>
        <source>There is no tile left to take.</source>
        <translation>取れるタイルがありません。</translation>
    </message>
    <message>
        <source>Only the settler and owners of an occupied construction hut may take a quarry.</source>
        <translation>採石場を取れるのは、開拓者と、稼動中の建築小屋の持ち主だけです。</translation>
    </message>
    <message>
        <source>There are no quarries left.</source>
        <translation>採石場は残っていません。</translation>
    </message>
    <message>
        <source>Drawing from the face-down pile needs an occupied hacienda.</source>
        <translation>裏向きの山から引くには、稼動中の農場が必要です。</translation>
    </message>
    <message>
        <source>The hacienda has already been used in this phase.</source>
        <translation>このフェイズでは、農場をすでに使いました。</translation>
    </message>
    <message>
        <source>There is no face-down plantation left.</source>
        <translation>裏向きのプランテーションが残っていません。</translation>
    </message>
    <message>
        <source>This placement does not belong to this board.</source>
        <translation>この配置はこのボードのものではありません。</translation>
    </message>
    <message>
        <source>{piece}: there is not enough room for {colonists} colonists.</source>
        <translation>{piece}には入植者{colonists}人分の空きがありません。</translation>
    </message>
    <message>
        <source>You have only {colonists} colonists to place.</source>
        <translation>配置できる入植者は{colonists}人だけです。</translation>
    </message>
    <message>
        <source>Colonists may stay in San Juan only when every circle is full; {free} are still empty.</source>
        <translation>サンファンに入植者を残せるのは、枠がすべて埋まっているときだけです。空き枠がまだ{free}個あります。</translation>
    </message>
    <message>
        <source>There are no colonists to place.</source>
        <translation>配置する入植者がいません。</translation>
    </message>
    <message>
        <source>You have to place your colonists.</source>
        <translation>入植者を配置しなければなりません。</translation>
    </message>
    <message>
        <source>The {building} costs you {price} now, and you have {doubloons}.</source>
        <translation>{building}の値段は今{price}ダブロンで、持ち金は{doubloons}ダブロンです。</translation>
    </message>
    <message>
        <source>You already have a {building}; one of a kind is all.</source>
        <translation>{building}はすでに持っています。同じ建物は1つしか建てられません。</translation>
    </message>
    <message>
        <source>There is no {building} left.</source>
        <translation>{building}は残っていません。</translation>
    </message>
    <message>
        <source>The {building} needs room for {needed} in the city, and {free} is free.</source>
        <translation>{building}には街の空きが{needed}地区必要ですが、{free}地区しかありません。</translation>
    </message>
    <message>
        <source>All twelve spaces of the city are taken.</source>
        <translation>街の12地区はすべて埋まっています。</translation>
    </message>
    <message>
        <source>There is no building that you can pay for.</source>
        <translation>持ち金で買える建物がありません。</translation>
    </message>
    <message>
        <source>You have not produced any {good} in this phase.</source>
        <translation>このフェイズでは{good}を生産していません。</translation>
    </message>
    <message>
        <source>There is no {good} left in the supply.</source>
        <translation>{good}の在庫がありません。</translation>
    </message>
    <message>
        <source>Nothing was produced.</source>
        <translation>何も生産されていません。</translation>
    </message>
    <message>
        <source>Nothing is left in the supply of the goods that were produced.</source>
        <translation>生産された商品の在庫がありません。</translation>
    </message>
    <message>
        <source>You have no {good}.</source>
        <translation>{good}を持っていません。</translation>
    </message>
    <message>
        <source>There are no goods at hand.</source>
        <translation>手元に商品がありません。</translation>
    </message>
    <message>
        <source>The trading house is full.</source>
        <translation>商船は満杯です。</translation>
    </message>
    <message>
        <source>The trading house already holds {good}; only an occupied office lets you sell it again.</source>
        <translation>商船にはすでに{good}があります。もう一度売るには、稼動中の商館が必要です。</translation>
    </message>
    <message>
        <source>The trading house takes none of the goods at hand.</source>
        <translation>手元の商品に、商船で売れるものがありません。</translation>
    </message>
    <message>
        <source>There is no such ship.</source>
        <translation>その貿易船はありません。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces is full.</source>
        <translation>{ship}個積みの貿易船は満杯です。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces carries {carried}; a ship carries one kind only.</source>
        <translation>{ship}個積みの貿易船には{carried}が積まれています。1隻に積めるのは1種類だけです。</translation>
    </message>
    <message>
        <source>The ship with {ship} spaces already carries {good}; no other ship may take it.</source>
        <translation>{ship}個積みの貿易船にすでに{good}があります。ほかの貿易船には積めません。</translation>
    </message>
    <message>
        <source>Here {amount} {good} would fit, but {best} fit on another ship, and you must load as much as you can.</source>
        <translation>ここには{good}を{amount}個積めますが、別の貿易船なら{best}個積めます。できるだけ多く積まなければなりません。</translation>
    </message>
    <message>
        <source>A ship of your own needs an occupied wharf.</source>
        <translation>自分専用の貿易船には、稼動中の造船所が必要です。</translation>
    </message>
    <message>
        <source>Your wharf has already been used in this phase.</source>
        <translation>このフェイズでは、造船所をすでに使いました。</translation>
    </message>
    <message>
        <source>You have to load something as long as you can.</source>
        <translation>出荷できるかぎり、出荷しなければなりません。</translation>
    </message>
    <message>
        <source>No ship takes any of the goods at hand.</source>
        <translation>手元の商品を積める貿易船がありません。</translation>
    </message>
    <message>
        <source>Your warehouses keep {kinds} kinds whole, not more.</source>
        <translation>倉庫ですべて残せるのは{kinds}種類までです。</translation>
    </message>
    <message>
        <source>You have to keep as much as you have room for.</source>
        <translation>残せるだけ残さなければなりません。</translation>
    </message>
    <message>
        <source>You have to choose one of the goods.</source>
        <translation>商品を1種類選ばなければなりません。</translation>
    </message>
    <message>
        <source>Placing a plantation as a forest needs an occupied forest house.</source>
        <translation>プランテーションを森として置くには、稼動中の木こり小屋が必要です。</translation>
    </message>
    <message>
        <source>You have to place the tile that you have drawn.</source>
        <translation>引いたタイルを置かなければなりません。</translation>
    </message>
    <message>
        <source>You have {nobles} nobles, among the people as they are placed; here are {placed}.</source>
        <translation>配置した人のうち貴族は{nobles}人ですが、ここには{placed}人います。</translation>
    </message>
    <message>
        <source>You have to say where your nobles are.</source>
        <translation>貴族がどこにいるかを決めなければなりません。</translation>
    </message>
    <message>
        <source>That cannot be given back, or the rest would not be enough.</source>
        <translation>それは戻せないか、戻すと残りで足りなくなります。</translation>
    </message>
    <message>
        <source>You have to give back something for each doubloon that is missing.</source>
        <translation>足りない1ダブロンごとに、何かを戻さなければなりません。</translation>
    </message>
    <message>
        <source>Selling past the trading house needs an occupied trading post.</source>
        <translation>商船を通さずに売るには、稼動中の交易所が必要です。</translation>
    </message>
    <message>
        <source>A small ship of your own needs an occupied small wharf.</source>
        <translation>自分の小さい船には、稼動中の小さい造船所が必要です。</translation>
    </message>
    <message>
        <source>Your small wharf has already been used in this phase.</source>
        <translation>このフェイズでは、小さい造船所をすでに使いました。</translation>
    </message>
    <message>
        <source>At least one good has to be loaded.</source>
        <translation>少なくとも1個は積まなければなりません。</translation>
    </message>
    <message>
        <source>Keeping more single goods needs an occupied storehouse.</source>
        <translation>もっと多くの商品を1個ずつ残すには、稼動中の保管所が必要です。</translation>
    </message>
    <message>
        <source>The goods are delivered in their order: it is too late for {good}.</source>
        <translation>商品は順番に納めます。{good}にはもう遅すぎます。</translation>
    </message>
    <message>
        <source>You have no {tile} to discard.</source>
        <translation>捨てられる{tile}がありません。</translation>
    </message>
    <message>
        <source>The {building} does not offer that now.</source>
        <translation>{building}は今その効果を使えません。</translation>
    </message>
    <message>
        <source>The {building} does not belong to this game.</source>
        <translation>{building}はこのゲームにはありません。</translation>
    </message>
    <message>
        <source>The {building} has been chosen already.</source>
        <translation>{building}はすでに選ばれています。</translation>
    </message>
    <message>
        <source>The {building} and the {other} are never in the same game.</source>
        <translation>{building}と{other}が同じゲームに出ることはありません。</translation>
    </message>
    <message>
        <source>There is no space left for a building that costs {cost}.</source>
        <translation>値段{cost}の建物を置くマスは残っていません。</translation>
    </message>
    <message>
        <source>You have to choose a building.</source>
        <translation>建物を選ばなければなりません。</translation>
    </message>
    <message>
        <source>You were the smuggler last: somebody else has to choose this role first.</source>
        <translation>前回の密輸人はあなたです。先にほかの誰かがこの役割を選ばなければなりません。</translation>
    </message>
    <message>
        <source>There is nothing on this ship.</source>
        <translation>この船には何も積まれていません。</translation>
    </message>
    <message>
        <source>From this ship you may keep {most} goods, not more.</source>
        <translation>この船から取れる商品は{most}個までです。</translation>
    </message>
    <message>
        <source>The trading house is empty.</source>
        <translation>商船は空です。</translation>
    </message>
    <message>
        <source>There are {people} people on the colonist ship; to poach, there have to be {least} at least.</source>
        <translation>入植船には{people}人います。引き抜くには少なくとも{least}人必要です。</translation>
    </message>
    <message>
        <source>Who leaves the colonist ship is not yours to choose now.</source>
        <translation>今は入植船を去る人を選べません。</translation>
    </message>
    <message>
        <source>The places are filled in their order: it is too late for {piece}.</source>
        <translation>場所は順に埋めます。{piece}にはもう置けません。</translation>
    </message>
    <message>
        <source>Nobody of that kind has come.</source>
        <translation>そのような人は来ていません。</translation>
    </message>
    <message>
        <source>The card is not in your pack: {achievement}.</source>
        <translation>その功績カードは手元の束にありません：{achievement}。</translation>
    </message>
    <message>
        <source>You have to keep a card.</source>
        <translation>功績カードを1枚取っておかなければなりません。</translation>
    </message>
    <message>
        <source>{building}: you pay {price}; only discounts can be left unused, and the most is {cost}.</source>
        <translation>{building}：支払いは{price}ダブロンです。使わずにおけるのは割引だけで、最大は{cost}ダブロンです。</translation>
    </message>
    <message>
        <source>{player} follows its rules: there is only one step.</source>
        <translation>{player}は自分のルールに従います。できる手は1つだけです。</translation>
    </message>
    <message>
        <source>In a game with a Puertoma nobody captures a role.</source>
        <translation>プエルトマがいるゲームでは、役割を拉致できません。</translation>
    </message>
    <message>
        <source>There is no tile for which the board has room.</source>
        <translation>ボードに置けるタイルがありません。</translation>
    </message>
    <message>
        <source>No deed would bring anything.</source>
        <translation>どの行動でも何も得られません。</translation>
    </message>
    <message>
        <source>{good} goes only onto the ship with {ship} spaces, and that is full.</source>
        <translation>{good}を積めるのは{ship}個積みの貿易船だけですが、満杯です。</translation>
    </message>
    <message>
        <source>No ship takes {good}: each of them carries another kind.</source>
        <translation>{good}を積める貿易船はありません。どの船にも別の種類が積まれています。</translation>
    </message>
    <message>
        <source>You have no {piece}.</source>
        <translation>{piece}を持っていません。</translation>
    </message>
    <message>
        <source>That cannot be done now. {asked}</source>
        <translation>今はそれはできません。{asked}</translation>
    </message>
    <message>
        <source>{piece}: nobody works there.</source>
        <translation>{piece}には誰もいません。</translation>
    </message>
    <message>
        <source>{piece}: no colonist works there, and this needs one.</source>
        <translation>{piece}には入植者がいません。これには入植者が必要です。</translation>
    </message>
    <message>
        <source>{piece}: no noble works there, and this needs one.</source>
        <translation>{piece}には貴族がいません。これには貴族が必要です。</translation>
    </message>
    <message>
        <source>{piece}: every circle is taken.</source>
        <translation>{piece}には空き枠がありません。</translation>
    </message>
    <message>
        <source>This costs a doubloon, and you have none.</source>
        <translation>これには1ダブロン必要ですが、お金がありません。</translation>
    </message>
    <message>
        <source>The {building} has already been used in this phase.</source>
        <translation>このフェイズでは、{building}をすでに使いました。</translation>
    </message>
    <message>
        <source>{piece}: whoever works there cannot be given back.</source>
        <translation>{piece}にいる人は戻せません。</translation>
    </message>
    <message>
        <source>Nobody of that kind waits in San Juan.</source>
        <translation>サンファンにその種類の人はいません。</translation>
    </message>
    <message>
        <source>You have no victory point chip.</source>
        <translation>勝利点チップを持っていません。</translation>
    </message>
    <message>
        <source>Of each kind only one is given back, a colonist first, then a good, then a point: it is too late.</source>
        <translation>戻せるのは入植者、商品、勝利点の順に1つずつです。もう遅すぎます。</translation>
    </message>
    <message>
        <source>The {tile} stays on the island.</source>
        <translation>{tile}は島に残ります。</translation>
    </message>
    <message>
        <source>The {tile} cannot be placed as a forest.</source>
        <translation>{tile}を森として置くことはできません。</translation>
    </message>
    <message>
        <source>Fewer than none is not possible.</source>
        <translation>0より少なくはできません。</translation>
    </message>
    <message>
        <source>You have only {owned} {good}.</source>
        <translation>{good}は{owned}個しかありません。</translation>
    </message>
    <message>
        <source>You may keep {singles} single goods, not more.</source>
        <translation>1個ずつ残せる商品は{singles}個までです。</translation>
    </message>
    <message>
        <source>You have to take somebody from the ship.</source>
        <translation>入植船から誰か1人を受け取らなければなりません。</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation>前の自分の手番からの出来事(&amp;W)</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>&amp;Look back</source>
        <translation>振り返る(&amp;L)</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Round back</source>
        <translation>1ラウンド戻る</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>1手番戻る</translation>
    </message>
    <message>
        <source>Decision back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Decision forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Turn forward</source>
        <translation>1手番進む</translation>
    </message>
    <message>
        <source>Round forward</source>
        <translation>1ラウンド進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>&amp;Play on from here…</source>
        <translation>ここからプレイ(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Return to the game</source>
        <translation>ゲームに戻る(&amp;R)</translation>
    </message>
    <message>
        <source>Looking back: the end, round {round}</source>
        <translation>振り返り：終了時、ラウンド{round}</translation>
    </message>
    <message>
        <source>Looking back: round {round}, {player}&apos;s turn</source>
        <translation>振り返り：ラウンド{round}、{player}の手番</translation>
    </message>
    <message>
        <source>the end of round {round}</source>
        <translation>ラウンド{round}の終わり</translation>
    </message>
    <message>
        <source>round {round}, {player}&apos;s turn, decision {number}</source>
        <translation>ラウンド{round}、{player}の手番、{number}手目</translation>
    </message>
    <message>
        <source>{player} wants to build the {building} and has yet to pay for it.</source>
        <translation>{player}は{building}を建設する。支払いはこれから。</translation>
    </message>
    <message>
        <source>{player} has yet to say who comes.</source>
        <translation>{player}は来る人をこれから選びます。</translation>
    </message>
    <message>
        <source>{number} of {count}, next: {decided}</source>
        <translation>{number}/{count}、次の手：{decided}</translation>
    </message>
    <message>
        <source>This is where the game stands.</source>
        <translation>現在の局面です。</translation>
    </message>
    <message>
        <source>Round {round}: {number} of {count}</source>
        <translation>ラウンド{round}：{number}/{count}</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Show the table after this</source>
        <translation>この直後の盤面を表示</translation>
    </message>
    <message>
        <source>Later: {line}</source>
        <translation>この先：{line}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>All you could do</source>
        <translation>できたことのすべて</translation>
    </message>
    <message>
        <source>chance of victory</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>{option} (expert)</source>
        <translation>{option}（達人）</translation>
    </message>
    <message>
        <source>{option} (you)</source>
        <translation>{option}（あなた）</translation>
    </message>
    <message>
        <source>The expert&apos;s placement</source>
        <translation>達人の配置</translation>
    </message>
    <message>
        <source>The placement</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Choice of role</source>
        <translation>役割の選択</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>そのほかの決定</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>good</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>緩手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>{mark}, −{points}</source>
        <translation>{mark}、−{points}</translation>
    </message>
    <message>
        <source>about as many VP</source>
        <translation>得点はほぼ同じ</translation>
    </message>
    <message>
        <source>about {points} VP more</source>
        <translation>約{points}点多い</translation>
    </message>
    <message>
        <source>about {points} VP fewer</source>
        <translation>約{points}点少ない</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points}点</translation>
    </message>
    <message>
        <source>{mark} {count}</source>
        <translation>{mark} {count}</translation>
    </message>
    <message>
        <source>Place {place} with {points} points, as many as another player.</source>
        <translation>{place}位、{points}点。同点のプレイヤーがいます。</translation>
    </message>
    <message>
        <source>Place {place} with {points} points, {margin} behind the winner.</source>
        <translation>{place}位、{points}点。勝者との差は{margin}点。</translation>
    </message>
    <message>
        <source>Place {place} with {points} points, {margin} ahead of the next.</source>
        <translation>{place}位、{points}点。次点との差は{margin}点。</translation>
    </message>
    <message>
        <source>The game is not over: reviewed up to round {round}.</source>
        <translation>ゲームは終わっていません：ラウンド{round}までの検討です。</translation>
    </message>
    <message>
        <source>Most was lost here: {part} ({points} points of chance in all).</source>
        <translation>最も失ったところ：{part}（合計で勝率{points}ポイント）。</translation>
    </message>
    <message>
        <source>Others and luck gave back {points} points of chance in all.</source>
        <translation>ほかの人と運が勝率を合計{points}ポイント返してくれました。</translation>
    </message>
    <message>
        <source>Almost faultless: {parts}.</source>
        <translation>ほぼ完璧：{parts}。</translation>
    </message>
    <message>
        <source>Your highest chance: {chance}, in round {round}.</source>
        <translation>最高の勝率：{chance}（ラウンド{round}）。</translation>
    </message>
    <message>
        <source>{number}. Round {round}: your choice ({move}). From {before} to {after}.</source>
        <translation>{number}. ラウンド{round}：あなたの選択（{move}）。{before}から{after}へ。</translation>
    </message>
    <message>
        <source>{number}. Round {round}: {player} ({move}). From {before} to {after}.</source>
        <translation>{number}. ラウンド{round}：{player}（{move}）。{before}から{after}へ。</translation>
    </message>
    <message>
        <source>{number}. Round {round}: luck. From {before} to {after}.</source>
        <translation>{number}. ラウンド{round}：運。{before}から{after}へ。</translation>
    </message>
    <message numerus="yes">
        <source>%n independent look(s) agree to about ± {error} points.</source>
        <translation>
            <numerusform>独立した%n回の検討、誤差は約±{error}ポイントです。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {chosen} → {best}</source>
        <translation>{player}：{chosen} → {best}</translation>
    </message>
    <message>
        <source>The file of the earlier review is damaged. Everything was looked at anew.</source>
        <translation>以前の検討のファイルが壊れていたため、すべて検討し直しました。</translation>
    </message>
    <message>
        <source>The weights of the computer players cannot be used.</source>
        <translation>コンピュータの重みデータを使えません。</translation>
    </message>
    <message>
        <source>The work has ended unexpectedly. What has been found stays.</source>
        <translation>作業が予期せず終わりました。これまでの結果は残ります。</translation>
    </message>
    <message>
        <source>The review was made by a newer version of the program.</source>
        <translation>この検討はより新しいバージョンのプログラムで作られました。</translation>
    </message>
    <message>
        <source>The review is not kept: {problem}</source>
        <translation>検討を保存できません：{problem}</translation>
    </message>
    <message>
        <source>The review is being worked out…</source>
        <translation>検討しています…</translation>
    </message>
    <message>
        <source>The review has no result yet.</source>
        <translation>検討の結果はまだありません。</translation>
    </message>
    <message>
        <source>The file of the earlier review is damaged. Everything is looked at anew.</source>
        <translation>以前の検討のファイルが壊れているため、すべて検討し直しています。</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>The review begins…</source>
        <translation>検討を始めます…</translation>
    </message>
    <message numerus="yes">
        <source>A closer look at %n decision(s)</source>
        <translation>
            <numerusform>あと%n個の決定を検討中</numerusform>
        </translation>
    </message>
    <message>
        <source>Found by an earlier version of the computer players.</source>
        <translation>以前のバージョンのコンピュータによる結果です。</translation>
    </message>
    <message>
        <source>No mistake has been found.</source>
        <translation>悪手は見つかっていません。</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>検討し直す</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Score &amp;sheet</source>
        <translation>得点表(&amp;S)</translation>
    </message>
    <message>
        <source>Find &amp;better moves</source>
        <translation>もっといい手を探す(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s): round, and chance lost</source>
        <translation>
            <numerusform>悪手%n個：ラウンドと失った勝率</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {option}, −{points}</source>
        <translation>{round}：{option}、−{points}</translation>
    </message>
    <message>
        <source>{mistake} (found ✓)</source>
        <translation>{mistake}（発見✓）</translation>
    </message>
    <message>
        <source>There is nothing to review yet.</source>
        <translation>まだ検討するものがありません。</translation>
    </message>
    <message>
        <source>As soon as the review is done, you look for better moves at the table. Choose a decision to see the answer now.</source>
        <translation>検討が終わりしだい、盤上でもっといい手を探します。決定を選ぶと、今すぐ答えを見られます。</translation>
    </message>
    <message>
        <source>Mistake {number} of {count}</source>
        <translation>悪手：{number}/{count}</translation>
    </message>
    <message>
        <source>Decision {number} of {count}</source>
        <translation>決定：{number}/{count}</translation>
    </message>
    <message>
        <source>Review of your game</source>
        <translation>ゲームの検討</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Whose review</source>
        <translation>誰の検討か</translation>
    </message>
    <message>
        <source>In a few words</source>
        <translation>ひとことで</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
</context>
<context>
    <name>ReviewPart</name>
    <message>
        <source>&amp;Review this game</source>
        <translation>このゲームを検討する(&amp;R)</translation>
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
        <translation>建築家</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>監督</translation>
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
        <translation>金鉱掘り</translation>
    </message>
    <message>
        <source>Buccaneer</source>
        <translation>バッカニア</translation>
    </message>
</context>
<context>
    <name>Role1897</name>
    <message>
        <source>Planter</source>
        <translation>農園主</translation>
    </message>
    <message>
        <source>Recruiter</source>
        <translation>募集官</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>建築家</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>監督</translation>
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
        <source>Adventurer</source>
        <translation>冒険家</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <translation>密輸人</translation>
    </message>
</context>
<context>
    <name>RoleEffect</name>
    <message>
        <source>Everybody in turn may place one of the face-up plantations on their island. Privilege: the settler may take a quarry instead.</source>
        <translation>全員が順に、場のプランテーションを1枚取って島に置けます。特権：代わりに採石場を取れます。</translation>
    </message>
    <message>
        <source>The colonists on the ship are handed out one by one, then everybody puts their colonists to work anew. Privilege: one more colonist from the supply.</source>
        <translation>入植船の入植者を1人ずつ配り、その後、全員が自分の入植者を配置し直します。特権：ストックから入植者をもう1人得ます。</translation>
    </message>
    <message>
        <source>Everybody in turn may build one building. Occupied quarries lower the price. Privilege: one doubloon less.</source>
        <translation>全員が順に、建物を1つ建設できます。稼動中の採石場があれば安くなります。特権：1ダブロン安く建設できます。</translation>
    </message>
    <message>
        <source>Everybody produces goods with occupied plantations and production buildings. Privilege: one more good of a kind that the craftsman just produced.</source>
        <translation>全員が、稼動中のプランテーションと生産設備で商品を生産します。特権：自分が今生産した種類の商品をもう1個得ます。</translation>
    </message>
    <message>
        <source>Everybody in turn may sell one good to the trading house, of a kind that it does not hold yet. Privilege: one doubloon more for the sale.</source>
        <translation>全員が順に、商船にまだない種類の商品を1個売れます。特権：1ダブロン高く売れます。</translation>
    </message>
    <message>
        <source>Everybody in turn must load goods onto the ships, for one victory point each, until nobody can load any more. Then most goods left over spoil. Privilege: one point more for the first load.</source>
        <translation>誰も積めなくなるまで、全員が順に商品を貿易船に出荷しなければなりません。商品1個につき1勝利点です。その後、余った商品の大半は廃棄されます。特権：最初の出荷で1勝利点を追加で得ます。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the prospector takes one doubloon from the bank.</source>
        <translation>ほかの人は何もしません。特権：1ダブロンを得ます。</translation>
    </message>
    <message>
        <source>Only the buccaneer acts, with one of four deeds: raid a ship, plunder the trading house, poach colonists, or capture a role. Whoever was the buccaneer last cannot choose this role.</source>
        <translation>バッカニアだけが、船の略奪、商船の強奪、入植者の引き抜き、役割の拉致のうちひとつを行います。前回のバッカニアはこの役割を選べません。</translation>
    </message>
</context>
<context>
    <name>RoleEffect1897</name>
    <message>
        <source>Everybody in turn may place one of the face-up estates on their board. Privilege: the planter may take a quarry instead.</source>
        <translation>全員が順に、場の農園を1枚取って郊外に置けます。特権：代わりに採石場を取れます。</translation>
    </message>
    <message>
        <source>The workers on the work register are handed out one by one, then everybody puts their workers to work anew. Privilege: one more worker from the supply.</source>
        <translation>雇用窓口の労働者を1人ずつ配り、その後、全員が自分の労働者を配置し直します。特権：サプライから労働者をもう1人得ます。</translation>
    </message>
    <message>
        <source>Everybody in turn may build one building. Occupied quarries lower the price. Privilege: one coin less.</source>
        <translation>全員が順に、建物を1つ建設できます。稼働中の採石場があれば安くなります。特権：1コイン安く建設できます。</translation>
    </message>
    <message>
        <source>Everybody produces goods with occupied estates and production buildings. Privilege: one more good of a kind that the craftsman just produced.</source>
        <translation>全員が、稼働中の農園と生産施設で商品を生産します。特権：自分が今生産した種類の商品をもう1個得ます。</translation>
    </message>
    <message>
        <source>Everybody in turn may sell one good to the trading house, of a kind that it does not hold yet. Privilege: one coin more for the sale.</source>
        <translation>全員が順に、交易所にまだない種類の商品を1個売れます。特権：1コイン高く売れます。</translation>
    </message>
    <message>
        <source>Everybody in turn must load goods onto the ships, for one VP each, until nobody can load any more. Then most goods left over spoil. Privilege: one point more for the first load.</source>
        <translation>誰も積めなくなるまで、全員が順に商品を貨物船に出荷しなければなりません。商品1個につき1勝利点です。その後、余った商品の大半は廃棄されます。特権：最初の出荷で1勝利点を追加で得ます。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the adventurer takes one coin from the supply.</source>
        <translation>ほかの人は何もしません。特権：1コインを得ます。</translation>
    </message>
    <message>
        <source>Only the smuggler acts, with one of four deeds: raid a ship, plunder the trading house, poach workers, or capture a role. Whoever was the smuggler last cannot choose this role.</source>
        <translation>密輸人だけが、船の略奪、交易所の強奪、労働者の引き抜き、役割の拉致のうちひとつを行います。前回の密輸人はこの役割を選べません。</translation>
    </message>
    <message>
        <source>Only the smuggler acts, with one of three deeds: raid a ship, plunder the trading house, or poach workers. In a game with a Puertoma nobody captures a role. Whoever was the smuggler last cannot choose this role.</source>
        <translation>密輸人だけが、船の略奪、交易所の強奪、労働者の引き抜きのうちひとつを行います。プエルトマがいるゲームでは、役割を拉致できません。前回の密輸人はこの役割を選べません。</translation>
    </message>
</context>
<context>
    <name>RoleStrip</name>
    <message>
        <source>your role</source>
        <translation>選んだ役割</translation>
    </message>
    <message>
        <source>what else you did</source>
        <translation>ほかの行動</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Every player has a board with an island and a city, {island_spaces} and {city_spaces} spaces large, and has, as the figures beside the name tell,</source>
        <translation>各プレイヤーは、{island_spaces}マスの島と{city_spaces}地区の街がある植民地ボードを持ちます。名前の横の数字は、次の持ち物を表します。</translation>
    </message>
    <message>
        <source>doubloons, the coins that pay for buildings,</source>
        <translation>建物の代金となるダブロン。</translation>
    </message>
    <message>
        <source>victory point chips, won by shipping; those of the others are hidden, unless the game was set up so that all lie open,</source>
        <translation>出荷で得た勝利点チップ。ほかの人のチップは、公開するゲームでなければ見えません。</translation>
    </message>
    <message>
        <source>goods that were harvested and are neither sold nor shipped yet,</source>
        <translation>収穫して、まだ売っても出荷してもいない商品。</translation>
    </message>
    <message>
        <source>colonists on the circles, and idle ones in San Juan,</source>
        <translation>枠にいる入植者と、サンファンで待機している入植者。</translation>
    </message>
    <message>
        <source>the role cards chosen in this round; one player is the governor.</source>
        <translation>このラウンドで選んだ役割カード。1人はスタートプレイヤーです。</translation>
    </message>
    <message>
        <source>Apart from the chips nothing is secret. What you have cannot be lent, given away or exchanged.</source>
        <translation>チップのほかに秘密はありません。持ち物を貸したり、あげたり、交換したりはできません。</translation>
    </message>
    <message>
        <source>The island has {island_spaces} spaces for plantations and quarries. Which tile lies where makes no difference.</source>
        <translation>島には、プランテーションと採石場を置くマスが{island_spaces}あります。どのタイルをどこに置いても違いはありません。</translation>
    </message>
    <message>
        <source>Each tile has one circle, for one colonist.</source>
        <translation>タイルには枠が1つあり、入植者を1人置けます。</translation>
    </message>
    <message>
        <source>You may have as many tiles of a kind as you like. In the base game a tile stays to the end.</source>
        <translation>同じ種類のタイルを何枚持ってもかまいません。基本ゲームでは、置いたタイルはゲームの終わりまで残ります。</translation>
    </message>
    <message>
        <source>When all spaces are taken, you take no more tiles, and the {settler} passes you over. A full island does not end the game.</source>
        <translation>マスがすべて埋まると、もうタイルは取れず、{settler}フェイズでは飛ばされます。島が埋まってもゲームは終わりません。</translation>
    </message>
    <message>
        <source>The city has {city_spaces} spaces. A building covers one, a large building {large_spaces}. Which building stands where makes no difference: if the two spaces for a large building lie apart, other buildings move over.</source>
        <translation>街には地区が{city_spaces}あります。建物は1地区、大型建物は{large_spaces}地区を占めます。どこに建てても違いはありません。大型建物を建てるときに空きの2地区が離れていれば、ほかの建物が移って場所を空けます。</translation>
    </message>
    <message>
        <source>Every building can stand in your city once. It stays there to the end.</source>
        <translation>同じ建物は街に1つだけです。建てた建物はゲームの終わりまで残ります。</translation>
    </message>
    <message>
        <source>With one free space you cannot build a large building.</source>
        <translation>空きが1地区だけなら、大型建物は建てられません。</translation>
    </message>
    <message>
        <source>As soon as all spaces of one city are covered, the round that is being played is the last.</source>
        <translation>誰かの街の地区がすべて埋まったら、そのラウンドが最終ラウンドになります。</translation>
    </message>
    <message>
        <source>Tiles and buildings have circles, each for one colonist. A tile or building with at least one colonist is occupied, and only then does it do anything.</source>
        <translation>タイルと建物には、入植者を1人ずつ置く丸い枠があります。入植者が1人でもいるタイルや建物は稼動中です。稼動中でなければ、何の効果もありません。</translation>
    </message>
    <message>
        <source>The victory points printed on a building count in any case. The bonus of a large building counts only if that building is occupied; what the bonus counts need not be.</source>
        <translation>建物に書かれた勝利点は、どんな場合でも入ります。大型建物のボーナス点は、その建物が稼動中のときだけ入りますが、数える対象は稼動中でなくてもかまいません。</translation>
    </message>
    <message>
        <source>Drawing with the {hacienda} and shipping with the {wharf} are up to you. What a building simply adds is added for you, unless the game was set up to ask.</source>
        <translation>{hacienda}で引くか、{wharf}で出荷するかは自由です。建物の効果で何かが加わるだけのときは、尋ねる設定でないかぎり自動で加わります。</translation>
    </message>
    <message>
        <source>A {hospice} that has just been built and has no colonist yet brings none in a settler phase, until a {mayor} comes and somebody moves in.</source>
        <translation>建てたばかりで入植者のいない{hospice}では、次に{mayor}が選ばれて誰かが入るまで、開拓者フェイズで入植者は付いてきません。</translation>
    </message>
    <message>
        <source>Every circle must be filled as long as you have colonists: nobody may be left idle on purpose. You choose which circles stay empty.</source>
        <translation>入植者がいるかぎり、枠をすべて埋めなければなりません。わざと待機させておくことはできません。どの枠を空けておくかは自由です。</translation>
    </message>
    <message>
        <source>Colonists for whom there is no circle wait in San Juan until the next mayor phase. A tile or building that you get before then stays empty in spite of them.</source>
        <translation>枠が足りない入植者は、次の市長フェイズまでサンファンで待機します。それまでに得たタイルや建物は、待機中の入植者がいても空いたままです。</translation>
    </message>
    <message>
        <source>You have 5 colonists, 4 tiles and a {small_market}: everybody has a place. With 6 colonists one waits in San Juan. With 3 you choose which two circles stay empty.</source>
        <translation>入植者5人、タイル4枚、{small_market}：全員に枠があります。入植者が6人なら、1人がサンファンで待機します。3人なら、空けておく2つの枠を選びます。</translation>
    </message>
    <message>
        <source>The ship carries the colonists whom the next {mayor} deals out. At the end of the mayor phase it is filled from the supply:</source>
        <translation>入植船には、次の{mayor}フェイズに配る入植者が乗っています。市長フェイズの終わりに、ストックから次の人数が補充されます。</translation>
    </message>
    <message>
        <source>one colonist for each empty circle on the buildings of all players together. Empty circles on plantations and quarries do not count,</source>
        <translation>全プレイヤーの建物の空き枠1つにつき1人。プランテーションと採石場の空き枠は数えません。</translation>
    </message>
    <message>
        <source>but at least as many colonists as there are players.</source>
        <translation>ただし、少なくともプレイ人数と同じ人数。</translation>
    </message>
    <message>
        <source>If the supply cannot give that many, the ship takes what there is, and the round is the last. If there are exactly enough, the game goes on. When {hospice} or {university} empty the supply, that alone does not end it either.</source>
        <translation>ストックがその人数に足りなければ、いるだけ乗せて、そのラウンドが最終ラウンドになります。ちょうど足りれば、ゲームは続きます。{hospice}や{university}でストックが空になっただけでは、ゲームは終わりません。</translation>
    </message>
    <message>
        <source>Three play. With 5 empty circles on buildings, 5 colonists board the ship; with 1 or none, 3 do. If the supply holds only 2 of these 3, they board, and the game ends after this round.</source>
        <translation>3人プレイで、建物の空き枠が5つなら、5人が入植船に乗ります。1つか0なら3人です。このときストックに2人しかいなければ、その2人が乗り、このラウンドの後にゲームが終わります。</translation>
    </message>
    <message>
        <source>Face-up plantations can be taken in the settler phase; there is one more than there are players. The others lie face down, and nobody knows which comes next.</source>
        <translation>開拓者フェイズでは、場のプランテーションを取れます。場にはプレイ人数より1枚多く並びます。ほかは裏向きで、次に何が出るかは誰にもわかりません。</translation>
    </message>
    <message>
        <source>At the end of the settler phase, the face-up plantations that are left are discarded, and new ones are turned over.</source>
        <translation>開拓者フェイズの終わりに、場に残ったプランテーションは捨てられ、新しいものが表になります。</translation>
    </message>
    <message>
        <source>When the face-down pile runs out at this, the discarded plantations are shuffled and become the new pile. If that is not enough either, fewer are on offer, and somebody may find none.</source>
        <translation>このとき裏向きの山が尽きたら、捨てられたプランテーションを混ぜて新しい山にします。それでも足りなければ場の枚数が減り、取れない人が出ることもあります。</translation>
    </message>
    <message>
        <source>An occupied {hacienda} draws from the face-down pile. While that is empty, there is nothing to draw.</source>
        <translation>稼動中の{hacienda}は、裏向きの山から引きます。山が空の間は引けません。</translation>
    </message>
    <message>
        <source>Each occupied quarry takes one doubloon off the price of a building. How many of them can help depends on the column in which the building stands: one in the first column, up to {columns} in the last.</source>
        <translation>稼動中の採石場は、1つにつき建物の値段を1ダブロン下げます。何個まで使えるかは建物の列で決まり、最初の列では1つ、最後の列では{columns}つまでです。</translation>
    </message>
    <message>
        <source>A quarry is not used up; it helps again with the next building, and in the next phase.</source>
        <translation>採石場は使ってもなくなりません。次の建物にも、次のフェイズでも使えます。</translation>
    </message>
    <message>
        <source>The builder&apos;s privilege comes on top and knows no column. The price never falls below 0.</source>
        <translation>建築家の特権は採石場とは別に効き、列による限度はありません。値段が0未満になることはありません。</translation>
    </message>
    <message>
        <source>The building market shows what you would have to pay at this moment, all this included.</source>
        <translation>建物一覧には、これらをすべて含めた、今払う値段が表示されます。</translation>
    </message>
    <message>
        <source>With 3 occupied quarries you pay {construction_hut_3} for the {construction_hut}, {office_3} for the {office}, {harbor_3} for the {harbor} and {city_hall_3} for the {city_hall}. As the builder you pay {office_builder_3} for the {office}.</source>
        <translation>稼動中の採石場が3つあれば、{construction_hut}は{construction_hut_3}、{office}は{office_3}、{harbor}は{harbor_3}、{city_hall}は{city_hall_3}です。建築家なら{office}は{office_builder_3}です。</translation>
    </message>
    <message>
        <source>They turn the crop of plantations into goods. Every colonist in a building handles the crop of one occupied plantation. Only the {small_indigo_plant} and the {small_sugar_mill} count as small, which matters to the {guild_hall}.</source>
        <translation>プランテーションの作物を商品にする建物です。建物の入植者1人が、稼動中のプランテーション1つの作物を扱います。小さい生産設備に数えるのは{small_indigo_plant}と{small_sugar_mill}だけで、この区別は{guild_hall}に関わります。</translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases, and only while they are occupied. They work in every phase of that kind, whoever has chosen the role.</source>
        <translation>紫の建物は、それぞれ決まったフェイズに、稼動中のときだけ役立ちます。誰が役割を選んでも、そのフェイズのたびに働きます。</translation>
    </message>
    <message>
        <source>Each of them exists once and covers {large_spaces} spaces of the city, but is one building. The points printed on it count in any case; at the end of the game it brings a bonus, if it is occupied then.</source>
        <translation>どれも1枚ずつしかなく、街の{large_spaces}地区を占めますが、1つの建物と数えます。書かれた点はどんな場合でも入り、ゲーム終了時に稼動中ならボーナス点も入ります。</translation>
    </message>
    <message>
        <source>It works beside the {indigo_plant}: with both, all colonists in them count together. It counts as a small production building.</source>
        <translation>{indigo_plant}と合わせて使えます。両方あれば、中の入植者は合計で数えます。小さい生産設備に数えます。</translation>
    </message>
    <message>
        <source>It works beside the {sugar_mill}: with both, all colonists in them count together. It counts as a small production building.</source>
        <translation>{sugar_mill}と合わせて使えます。両方あれば、中の入植者は合計で数えます。小さい生産設備に数えます。</translation>
    </message>
    <message>
        <source>It works beside the {small_indigo_plant}: with both, all colonists in them count together. It counts as a large production building, but covers one space.</source>
        <translation>{small_indigo_plant}と合わせて使えます。両方あれば、中の入植者は合計で数えます。大きい生産設備に数えますが、占めるのは1地区です。</translation>
    </message>
    <message>
        <source>2 colonists in the building, 3 occupied indigo plantations: 2 indigo in a craftsman phase.</source>
        <translation>ここに入植者2人、稼動中のインディゴプランテーション3つ：監督フェイズにインディゴ2個。</translation>
    </message>
    <message>
        <source>It works beside the {small_sugar_mill}: with both, all colonists in them count together. It counts as a large production building, but covers one space.</source>
        <translation>{small_sugar_mill}と合わせて使えます。両方あれば、中の入植者は合計で数えます。大きい生産設備に数えますが、占めるのは1地区です。</translation>
    </message>
    <message>
        <source>3 colonists in the building, 1 occupied sugar plantation: 1 sugar in a craftsman phase.</source>
        <translation>ここに入植者3人、稼動中の砂糖プランテーション1つ：監督フェイズに砂糖1個。</translation>
    </message>
    <message>
        <source>There is no small building for tobacco. This one counts as a large production building, but covers one space.</source>
        <translation>タバコには小さい生産設備がありません。これは大きい生産設備に数えますが、占めるのは1地区です。</translation>
    </message>
    <message>
        <source>There is no small building for coffee. This one counts as a large production building, but covers one space.</source>
        <translation>コーヒーには小さい生産設備がありません。これは大きい生産設備に数えますが、占めるのは1地区です。</translation>
    </message>
    <message>
        <source>With the {large_market} together it is {both_markets_bonus}; the trader&apos;s privilege comes on top. Without a sale there is nothing.</source>
        <translation>{large_market}と合わせると{both_markets_bonus}になります。商人の特権はさらに加わります。売らなければ何も入りません。</translation>
    </message>
    <message>
        <source>Somebody who is not the trader sells sugar: {sugar_small_market}.</source>
        <translation>商人でない人が砂糖を売る：{sugar_small_market}。</translation>
    </message>
    <message>
        <source>You need not draw. But what you have drawn is placed at once; it cannot be exchanged for another tile, not even for a quarry.</source>
        <translation>引かなくてもかまいません。ただし、引いたタイルはすぐに置き、ほかのタイルとは、採石場とも交換できません。</translation>
    </message>
    <message>
        <source>Then you take a face-up tile as usual, or none. If the drawn tile has filled your island, your turn is over.</source>
        <translation>その後、いつもどおり場のタイルを取るか、取らずに済ませます。引いたタイルで島が埋まったら、手番は終わりです。</translation>
    </message>
    <message>
        <source>Once in each settler phase, as long as there is a face-down pile.</source>
        <translation>裏向きの山があるかぎり、開拓者フェイズごとに1回引けます。</translation>
    </message>
    <message>
        <source>You take one tile all the same: one quarry instead of the plantation. As the settler you have no use for it, and do not get a second quarry.</source>
        <translation>取れるのはやはり1枚で、プランテーションの代わりに採石場1枚です。開拓者のときは使い道がなく、2枚目の採石場は取れません。</translation>
    </message>
    <message>
        <source>With no quarry left it does nothing.</source>
        <translation>採石場が残っていなければ、効果はありません。</translation>
    </message>
    <message>
        <source>Together with the {large_warehouse} you keep {both_warehouses_kinds} whole and a single good besides. You still have to load whatever fits on a ship.</source>
        <translation>{large_warehouse}と合わせると、{both_warehouses_kinds}をすべてと、ほかに1個を残せます。それでも、貿易船に積めるものは積まなければなりません。</translation>
    </message>
    <message>
        <source>4 corn, 2 indigo and 1 sugar are left: you keep, say, the corn, and 1 indigo or the sugar.</source>
        <translation>コーン4個、インディゴ2個、砂糖1個が余ったら、たとえばコーンをすべてと、インディゴか砂糖を1個残せます。</translation>
    </message>
    <message>
        <source>The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty too, there is none. A quarry gets one just as well.</source>
        <translation>入植者はストックから来ます。ストックが空なら入植船から来て、それも空なら来ません。採石場にも同じように付いてきます。</translation>
    </message>
    <message>
        <source>The colonist goes onto the new tile, and can move elsewhere in the next mayor phase.</source>
        <translation>入植者は新しいタイルに置かれ、次の市長フェイズでほかへ動かせます。</translation>
    </message>
    <message>
        <source>You still sell one good only in a trader phase, and there must be a free space in the house.</source>
        <translation>1回の商人フェイズで売れるのはやはり1個だけで、商船に空きがなければなりません。</translation>
    </message>
    <message>
        <source>A tobacco lies in the trading house. Two players with an occupied {office} each sell another one; then three of the {house_spaces} spaces are taken.</source>
        <translation>商船にタバコが1個あります。稼動中の{office}を持つ2人がタバコをもう1個ずつ売ると、商船の{house_spaces}マスのうち3マスが埋まります。</translation>
    </message>
    <message>
        <source>With the {small_market} together it is {both_markets_bonus}; the trader&apos;s privilege comes on top. Without a sale there is nothing.</source>
        <translation>{small_market}と合わせると{both_markets_bonus}になります。商人の特権はさらに加わります。売らなければ何も入りません。</translation>
    </message>
    <message>
        <source>The trader with both markets sells coffee: {coffee_trader_markets}.</source>
        <translation>市場を両方持つ商人がコーヒーを売る：{coffee_trader_markets}。</translation>
    </message>
    <message>
        <source>Together with the {small_warehouse} you keep {both_warehouses_kinds} whole and a single good besides. You still have to load whatever fits on a ship.</source>
        <translation>{small_warehouse}と合わせると、{both_warehouses_kinds}をすべてと、ほかに1個を残せます。それでも、貿易船に積めるものは積まなければなりません。</translation>
    </message>
    <message>
        <source>1 indigo, 5 corn and 4 sugar are left: you keep the corn and the sugar, and the indigo as well.</source>
        <translation>インディゴ1個、コーン5個、砂糖4個が余ったら、コーンと砂糖をすべて残し、インディゴも残せます。</translation>
    </message>
    <message>
        <source>What counts are the kinds of which you actually received something, be it one or many. One kind alone pays nothing.</source>
        <translation>数えるのは実際に受け取った商品の種類で、個数は問いません。1種類だけでは何ももらえません。</translation>
    </message>
    <message>
        <source>The good of the craftsman&apos;s privilege is no new kind and adds nothing.</source>
        <translation>監督の特権の商品は新しい種類にはならず、何も加わりません。</translation>
    </message>
    <message>
        <source>3 corn, 2 indigo and 1 coffee are three kinds: {factory_3}.</source>
        <translation>コーン3個、インディゴ2個、コーヒー1個は3種類：{factory_3}。</translation>
    </message>
    <message>
        <source>The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty too, there is none. A building with several circles gets one colonist, too.</source>
        <translation>入植者はストックから来ます。ストックが空なら入植船から来て、それも空なら来ません。枠がいくつもある建物でも、付いてくるのは1人です。</translation>
    </message>
    <message>
        <source>When it is built itself, no colonist comes with it: it is not occupied yet.</source>
        <translation>この建物自身を建てたときは、まだ稼動中ではないので、入植者は付いてきません。</translation>
    </message>
    <message>
        <source>A load with the {wharf} counts too, and so does a load of a single good.</source>
        <translation>{wharf}での出荷も、1個だけの出荷も1回と数えます。</translation>
    </message>
    <message>
        <source>You have 5 tobacco and 2 sugar. 3 tobacco fill their ship: 3 points and 1. Then 2 sugar are loaded: 2 and 1. At last 2 tobacco leave with your {wharf}: 2 and 1. The {harbor} has brought 3 points.</source>
        <translation>タバコ5個と砂糖2個を持っています。タバコ3個で貿易船が満杯になり、3点と1点。次に砂糖2個を積み、2点と1点。最後に{wharf}でタバコ2個を出荷し、2点と1点。{harbor}で得たのは3点です。</translation>
    </message>
    <message>
        <source>Your ship takes a kind that other ships carry as well, and has room for any number. You load all that you have of the kind, 1 victory point each, and it goes to the supply at once.</source>
        <translation>自分専用の貿易船には、ほかの貿易船にある種類も積め、個数の限度もありません。その種類の商品をすべて積み、1個につき1勝利点を得ます。積んだ商品はすぐ在庫に戻ります。</translation>
    </message>
    <message>
        <source>It takes the place of an ordinary load in your turn. In your next turns you have to load what fits on the cargo ships.</source>
        <translation>手番の通常の出荷の代わりに使います。次の手番からは、貿易船に積めるものを積まなければなりません。</translation>
    </message>
    <message>
        <source>When none of your goods fits on a cargo ship, you may use the wharf or wait. You are asked again after others have loaded; when all who are left wait, the phase is over.</source>
        <translation>手元の商品を積める貿易船がないときは、造船所を使っても、待ってもかまいません。ほかの人が出荷した後にまた尋ねられ、残る全員が待つならフェイズは終わります。</translation>
    </message>
    <message>
        <source>The captain&apos;s privilege and the {harbor} count for such a load, too.</source>
        <translation>この出荷にも、船長の特権と{harbor}が効きます。</translation>
    </message>
    <message>
        <source>Small are the {small_indigo_plant} and the {small_sugar_mill}; all other production buildings are large. They need not be occupied.</source>
        <translation>小さい生産設備は{small_indigo_plant}と{small_sugar_mill}です。それ以外の生産設備はすべて大きい生産設備です。どれも稼動中でなくてもかまいません。</translation>
    </message>
    <message>
        <source>{small_indigo_plant}, {small_sugar_mill}, {sugar_mill} and {coffee_roaster} in your city: {guild_hall_example}.</source>
        <translation>街に{small_indigo_plant}、{small_sugar_mill}、{sugar_mill}、{coffee_roaster}：{guild_hall_example}。</translation>
    </message>
    <message>
        <source>Plantations and quarries count alike, occupied or not.</source>
        <translation>プランテーションも採石場も、稼動中でもそうでなくても同じに数えます。</translation>
    </message>
    <message>
        <source>All colonists on your board count: on plantations and quarries, in buildings and in San Juan. What is left over when they are divided by three is lost.</source>
        <translation>植民地ボードの入植者を、プランテーションと採石場、建物、サンファンのどこにいてもすべて数えます。3で割った端数は切り捨てます。</translation>
    </message>
    <message>
        <source>20 colonists: {fortress_20}.</source>
        <translation>入植者20人：{fortress_20}。</translation>
    </message>
    <message>
        <source>Chips count, and points noted after the last chip; points printed on buildings and bonuses do not. What is left over when they are divided by four is lost.</source>
        <translation>チップと、最後のチップの後に記録された点を数えます。建物に書かれた点とボーナス点は数えません。4で割った端数は切り捨てます。</translation>
    </message>
    <message>
        <source>23 points in chips: {customs_house_23}.</source>
        <translation>チップが23点：{customs_house_23}。</translation>
    </message>
    <message>
        <source>Violet are all buildings that do not produce goods, small and large. Those that are counted need not be occupied, only the {city_hall} itself.</source>
        <translation>紫の建物とは、大型建物も含め、生産設備以外の建物すべてです。数える建物は稼動中でなくてもよく、{city_hall}だけが稼動中でなければなりません。</translation>
    </message>
    <message>
        <source>{hacienda}, {construction_hut}, {office}, {large_warehouse}, {harbor}, {residence} and {city_hall}: {city_hall_example}.</source>
        <translation>{hacienda}、{construction_hut}、{office}、{large_warehouse}、{harbor}、{residence}、{city_hall}：{city_hall_example}。</translation>
    </message>
    <message>
        <source>The running round becomes the last one when one of these things happens:</source>
        <translation>次のどれかが起きると、そのラウンドが最終ラウンドになります。</translation>
    </message>
    <message>
        <source>at the end of a mayor phase, the supply has too few colonists to fill the colonist ship,</source>
        <translation>市長フェイズの終わりに、入植船を補充するだけの入植者が残っていない。</translation>
    </message>
    <message>
        <source>in a builder phase, somebody covers the last of the {city_spaces} spaces in a city,</source>
        <translation>建築フェイズに、誰かの街の{city_spaces}地区がすべて埋まる。</translation>
    </message>
    <message>
        <source>in a captain phase, somebody takes the last victory point chip.</source>
        <translation>船長フェイズに、誰かが最後の勝利点チップを取る。</translation>
    </message>
    <message>
        <source>The round is still played to its end: whoever has not chosen yet chooses a role, and every phase is played in full. Then the points are counted.</source>
        <translation>そのラウンドは最後まで行います。まだ選んでいない人も役割を選び、どのフェイズも全員が行います。その後、得点を計算します。</translation>
    </message>
    <message>
        <source>Anna, the governor, chooses the {builder}, and Clara fills her city in that phase. Ben and Clara choose a role as well, and all play these phases. Then the game is over.</source>
        <translation>スタートプレイヤーのアンナが{builder}を選び、そのフェイズにクララの街が埋まりました。ベンとクララも役割を選び、全員がそのフェイズを行います。それでゲームは終わりです。</translation>
    </message>
    <message>
        <source>Everybody adds up:</source>
        <translation>各自、次のものを合計します。</translation>
    </message>
    <message>
        <source>the victory point chips, and points noted when there were no chips left,</source>
        <translation>勝利点チップと、チップがなくなった後に記録された点。</translation>
    </message>
    <message>
        <source>the points printed on all buildings, occupied or not,</source>
        <translation>すべての建物に書かれた点。稼動中でなくても数えます。</translation>
    </message>
    <message>
        <source>the bonuses of large buildings that are occupied.</source>
        <translation>稼動中の大型建物のボーナス点。</translation>
    </message>
    <message>
        <source>The highest sum wins. Doubloons, goods, plantations and colonists bring no points of their own.</source>
        <translation>合計が最も高いプレイヤーが勝利します。ダブロン、商品、プランテーション、入植者そのものは点になりません。</translation>
    </message>
    <message>
        <source>You have 23 points in chips, and in your city an empty {harbor}, a {small_market} and an occupied {customs_house}: 23, and {harbor_points}, {small_market_points} and {customs_house_points} for the buildings, and {customs_house_23} of bonus, {score_example} in all.</source>
        <translation>チップが23点あり、街には入植者のいない{harbor}、{small_market}、稼動中の{customs_house}があります。23点に、建物の{harbor_points}、{small_market_points}、{customs_house_points}とボーナス点の{customs_house_23}を加え、合計{score_example}です。</translation>
    </message>
    <message>
        <source>Among players with equal points, whoever has more doubloons and goods together is ahead; every good, whatever its kind, counts as a doubloon. Who is equal in that, too, shares the place, and if it is the first, the victory.</source>
        <translation>同点のときは、ダブロンと商品の合計が多い方が上になります。商品は種類を問わず、1個を1ダブロンと数えます。それも同じなら順位を分け合い、1位なら勝利を分け合います。</translation>
    </message>
    <message>
        <source>Anna and Ben have 47 points each. Anna has 5 doubloons and no goods, Ben 2 doubloons, 3 corn and 1 coffee: 5 against 6, and Ben wins.</source>
        <translation>アンナとベンは47点ずつです。アンナは5ダブロンで商品なし、ベンは2ダブロンとコーン3個、コーヒー1個です。5対6でベンの勝利です。</translation>
    </message>
    <message>
        <source>A new game can be set up in different ways:</source>
        <translation>新規ゲームでは、次の設定を選べます。</translation>
    </message>
    <message>
        <source>Open points: everybody sees all victory point chips. Otherwise you see only your own.</source>
        <translation>勝利点の公開：全員がすべての勝利点チップを見られます。公開しなければ、見えるのは自分のものだけです。</translation>
    </message>
    <message>
        <source>Moves without a choice: where only one thing can be done, it is done for you. You can also make all these moves yourself.</source>
        <translation>選択の余地がない手：できることが1つだけなら、自動で進みます。この設定を使わずに、すべて自分で操作することもできます。</translation>
    </message>
    <message>
        <source>Taking back without limits: undo goes back past what was revealed, and past other people&apos;s moves. The score sheet tells whenever moves were taken back.</source>
        <translation>無制限に元に戻す：公開された情報や、ほかの人の手より前にも戻れます。手を戻したことは、どの場合も得点表に表示されます。</translation>
    </message>
    <message>
        <source>The quickest way to a harvest: no building, one colonist. Many of them feed the ships; at the trading house corn earns nothing without a bonus.</source>
        <translation>収穫への近道です。建物はいらず、入植者も1人で済みます。たくさんあれば貿易船を埋められますが、商船では、上乗せがなければお金になりません。</translation>
    </message>
    <message>
        <source>The colonist in the building may work in the {small_indigo_plant} or in the {indigo_plant}; each circle there serves one plantation.</source>
        <translation>建物の入植者は、{small_indigo_plant}でも{indigo_plant}でもかまいません。枠1つがプランテーション1つを受け持ちます。</translation>
    </message>
    <message>
        <source>The colonist in the building may work in the {small_sugar_mill} or in the {sugar_mill}; each circle there serves one plantation.</source>
        <translation>建物の入植者は、{small_sugar_mill}でも{sugar_mill}でもかまいません。枠1つがプランテーション1つを受け持ちます。</translation>
    </message>
    <message>
        <source>The colonist in the building works in the {tobacco_storage}; each circle there serves one plantation.</source>
        <translation>建物の入植者は{tobacco_storage}で働きます。枠1つがプランテーション1つを受け持ちます。</translation>
    </message>
    <message>
        <source>The colonist in the building works in the {coffee_roaster}; each circle there serves one plantation. Coffee plantations are the rarest.</source>
        <translation>建物の入植者は{coffee_roaster}で働きます。枠1つがプランテーション1つを受け持ちます。コーヒープランテーションは、プランテーションの中で最も数が少ない種類です。</translation>
    </message>
    <message>
        <source>Only the settler takes quarries, and whoever has an occupied {construction_hut}: one in a phase, instead of a plantation. They are never drawn from the face-down pile.</source>
        <translation>採石場を取れるのは、開拓者と、稼動中の{construction_hut}の持ち主だけです。1フェイズに1枚、プランテーションの代わりに取ります。裏向きの山から引くことはありません。</translation>
    </message>
    <message>
        <source>A quarry takes up a space on the island like a plantation, and counts for the {residence}.</source>
        <translation>採石場はプランテーションと同じく島の1マスを占め、{residence}でも数えます。</translation>
    </message>
    <message>
        <source>With 3 occupied quarries the {office} costs {office_3} instead of {office_cost}: its column lets two of them help.</source>
        <translation>稼動中の採石場が3つあれば、{office}は{office_cost}ではなく{office_3}です。この列では2つまで使えます。</translation>
    </message>
    <message>
        <source>Every plantation that you take or draw can become one, with an occupied {forest_house}. Forests are a kind of their own for the {cloister}, and count for the {residence}.</source>
        <translation>稼動中の{forest_house}があれば、取ったり引いたりしたどのプランテーションも森にできます。森は{cloister}では独立した1種類で、{residence}でも数えます。</translation>
    </message>
    <message>
        <source>A market or the trader&apos;s privilege is paid for corn as well: {corn_trader} for the trader.</source>
        <translation>市場や商人の特権の上乗せは、コーンにも付きます。商人なら{corn_trader}です。</translation>
    </message>
    <message>
        <source>On a ship corn brings 1 victory point, like any other good.</source>
        <translation>貿易船に積めば、コーンもほかの商品と同じく1勝利点です。</translation>
    </message>
    <message>
        <source>The {small_indigo_plant} is the cheapest way to a good that somebody pays for.</source>
        <translation>{small_indigo_plant}は、お金になる商品を作る最も安い方法です。</translation>
    </message>
    <message>
        <source>Fully manned, {small_sugar_mill} and {sugar_mill} make {most_sugar} sugar in one phase.</source>
        <translation>枠をすべて埋めた{small_sugar_mill}と{sugar_mill}は、1フェイズに砂糖を{most_sugar}個作ります。</translation>
    </message>
    <message>
        <source>Worth selling: the trader receives {tobacco_trader} for it, all others {tobacco_price}.</source>
        <translation>売る価値のある商品です。商人なら{tobacco_trader}、ほかの人なら{tobacco_price}で売れます。</translation>
    </message>
    <message>
        <source>The dearest good: the trader receives {coffee_trader} for it, with both markets {coffee_trader_markets}.</source>
        <translation>最も高い商品です。商人なら{coffee_trader}、さらに市場が両方あれば{coffee_trader_markets}で売れます。</translation>
    </message>
    <message>
        <source>The settler is first, the others follow clockwise. Each takes one face-up plantation and puts it on a free space of the island. It comes without a colonist.</source>
        <translation>開拓者から時計回りに行います。各自、場のプランテーションを1枚取り、島の空きマスに置きます。入植者は付いてきません。</translation>
    </message>
    <message>
        <source>The settler may take a quarry instead, as long as there are any. So may whoever has an occupied {construction_hut}.</source>
        <translation>開拓者は、採石場が残っていれば代わりに取れます。稼動中の{construction_hut}の持ち主も同じです。</translation>
    </message>
    <message>
        <source>An occupied {hacienda} brings a second tile, drawn unseen before the other is taken; an occupied {hospice} a colonist for the tile that was chosen.</source>
        <translation>稼動中の{hacienda}があれば、先に裏向きの山からもう1枚引けます。稼動中の{hospice}があれば、選んで取ったタイルに入植者が付いてきます。</translation>
    </message>
    <message>
        <source>You may take nothing. With a full island you are passed over.</source>
        <translation>取らなくてもかまいません。島が埋まっている人は飛ばされます。</translation>
    </message>
    <message>
        <source>When everybody has had a turn, the face-up plantations that nobody took are discarded, and new ones are turned over, one more than there are players.</source>
        <translation>全員の手番が終わると、誰も取らなかった場のプランテーションは捨てられ、プレイ人数より1枚多い新しいプランテーションが表になります。</translation>
    </message>
    <message>
        <source>Four play, and five plantations lie face up. The settler takes a quarry, the other three a plantation each. The last two plantations are discarded, and five new ones are turned over.</source>
        <translation>4人プレイで、場にプランテーションが5枚あります。開拓者は採石場を、ほかの3人はプランテーションを1枚ずつ取ります。残った2枚は捨てられ、新しく5枚が表になります。</translation>
    </message>
    <message>
        <source>First the mayor takes the privilege&apos;s colonist, from the supply and not from the ship. When the supply is empty, there is none.</source>
        <translation>最初に市長が、特権の入植者を入植船からではなくストックから受け取ります。ストックが空ならもらえません。</translation>
    </message>
    <message>
        <source>Then the colonists on the ship are dealt out, one to each player in turn from the mayor on, round after round until the ship is empty.</source>
        <translation>次に入植船の入植者を、市長から順番に1人ずつ、入植船が空になるまで何周でも配ります。</translation>
    </message>
    <message>
        <source>Then everybody places all colonists they have, old and new, in any circles they like: the mayor first, the others clockwise. As long as a circle is empty, no colonist may stay idle. The rest waits in San Juan.</source>
        <translation>その後、市長から時計回りに、全員が新旧すべての入植者を好きな枠に配置します。空き枠があるかぎり、入植者を待機させておくことはできません。余った入植者はサンファンで待機します。</translation>
    </message>
    <message>
        <source>Last, the ship is filled for the next time. If the supply cannot fill it, this round is the last.</source>
        <translation>最後に、次回のために入植船を補充します。ストックが足りなければ、このラウンドが最終ラウンドになります。</translation>
    </message>
    <message>
        <source>Four play, and 6 colonists are on the ship. The mayor receives 2 of them and 1 more from the supply, the next player 2, the other two 1 each.</source>
        <translation>4人プレイで、入植船に6人乗っています。市長は入植船から2人、ストックから1人を受け取り、次の人は2人、ほかの2人は1人ずつ受け取ります。</translation>
    </message>
    <message>
        <source>The builder is first, the others follow clockwise. Each may buy one building, pays the bank, and puts it into the city.</source>
        <translation>建築家から時計回りに行います。各自、建物を1つ買い、代金を払って自分の街に置けます。</translation>
    </message>
    <message>
        <source>You choose what to keep, but you have to keep as much as you may. Where the game asks about benefits, warehouses may be left unused.</source>
        <translation>何を残すかは自由ですが、残せるだけ残さなければなりません。断れるものを確認するゲームでは、倉庫を使わなくてもかまいません。</translation>
    </message>
    <message>
        <source>Nobody may have two of the same building, and there are only a few copies of each.</source>
        <translation>同じ建物を2つ持つことはできません。また、どの建物も枚数が限られています。</translation>
    </message>
    <message>
        <source>Occupied quarries lower the price, up to the limit of the building&apos;s column; the builder pays {builder_saving} less besides. A price never falls below 0, and nothing is paid out.</source>
        <translation>稼動中の採石場があれば、建物の列の限度まで安くなります。建築家はさらに{builder_saving}安くなります。値段が0未満になることはなく、お金が返ってくることもありません。</translation>
    </message>
    <message>
        <source>A new building has no colonists and does nothing before the {mayor} brings some; only an occupied {university} puts one in at once.</source>
        <translation>新しい建物には入植者がおらず、{mayor}フェイズに入植者が来るまで何の効果もありません。稼動中の{university}があるときだけ、すぐに1人置かれます。</translation>
    </message>
    <message>
        <source>You may build nothing. If somebody fills the last space of a city, this round is the last.</source>
        <translation>建設しなくてもかまいません。誰かの街の地区がすべて埋まったら、このラウンドが最終ラウンドになります。</translation>
    </message>
    <message>
        <source>The builder has 4 occupied quarries and wants the {guild_hall} for {guild_hall_cost}. All four help, the privilege as well: {guild_hall_builder_4} to pay.</source>
        <translation>建築家が稼動中の採石場を4つ持ち、{guild_hall_cost}の{guild_hall}を建てます。4つすべてと特権が効き、払うのは{guild_hall_builder_4}です。</translation>
    </message>
    <message>
        <source>The craftsman takes goods from the supply first, the others follow clockwise. Nobody has to choose anything: everybody receives all that they can produce.</source>
        <translation>監督から時計回りに、在庫から商品を受け取ります。選ぶことは何もなく、各自、生産できるものをすべて受け取ります。</translation>
    </message>
    <message>
        <source>Each occupied corn plantation yields a corn. For any other good, an occupied plantation and a colonist in a production building of the kind make one good together.</source>
        <translation>稼動中のコーンプランテーションからは、1つにつきコーン1個。ほかの商品は、稼動中のプランテーション1つと、その種類の生産設備の入植者1人がそろって1個になります。</translation>
    </message>
    <message>
        <source>The supply is limited. Whoever comes too late gets less, or nothing at all.</source>
        <translation>在庫には限りがあります。順番が後になると、少ししかもらえなかったり、まったくもらえなかったりします。</translation>
    </message>
    <message>
        <source>An occupied {factory} pays for several kinds of goods.</source>
        <translation>稼動中の{factory}があれば、何種類も生産したときにダブロンがもらえます。</translation>
    </message>
    <message>
        <source>Last of all, the craftsman takes the privilege&apos;s good: of a kind that the craftsman has just received, and of which there still is one in the supply.</source>
        <translation>最後に監督が特権の商品を取ります。自分が今受け取った種類で、まだ在庫にあるものに限ります。</translation>
    </message>
    <message>
        <source>The craftsman has 2 occupied corn plantations, 3 occupied sugar plantations, and a {sugar_mill} with 2 colonists: 2 corn and 2 sugar. When the others have produced, the craftsman takes a third sugar, or a third corn.</source>
        <translation>監督が、稼動中のコーンプランテーション2つ、稼動中の砂糖プランテーション3つ、入植者2人の{sugar_mill}を持っています。コーン2個と砂糖2個を生産し、ほかの人の生産の後、3個目の砂糖か3個目のコーンを取ります。</translation>
    </message>
    <message>
        <source>The trader is first, the others follow clockwise. Each may sell one good, and no more than one. It is put into the trading house, and the bank pays for it.</source>
        <translation>商人から時計回りに行います。各自、商品を1個だけ売れます。商品は商船に置かれ、代金が手に入ります。</translation>
    </message>
    <message>
        <source>The trading house takes {house_spaces} goods, each of another kind; only an occupied {office} may sell a kind that is there already. When it is full, nobody sells any more.</source>
        <translation>商船には、種類の異なる商品を{house_spaces}個置けます。すでにある種類を売れるのは、稼動中の{office}がある人だけです。満杯になると、もう誰も売れません。</translation>
    </message>
    <message>
        <source>The price depends on the kind. The trader earns {trader_bonus} more, an occupied {small_market} {small_market_bonus} more, an occupied {large_market} {large_market_bonus} more; all of this adds up.</source>
        <translation>売値は種類で決まります。商人なら{trader_bonus}、稼動中の{small_market}があれば{small_market_bonus}、稼動中の{large_market}があれば{large_market_bonus}高くなり、これらはすべて合計されます。</translation>
    </message>
    <message>
        <source>At the end of the phase, a full trading house is emptied; otherwise the goods stay there and are in the way next time.</source>
        <translation>フェイズの終わりに商船が満杯なら、空になります。満杯でなければ商品は残り、次回の邪魔になります。</translation>
    </message>
    <message>
        <source>Corn is worth nothing. But the trader with an occupied {small_market} sells it for {corn_trader_small_market}.</source>
        <translation>コーンの売値は0ダブロンです。それでも、稼動中の{small_market}がある商人なら{corn_trader_small_market}で売れます。</translation>
    </message>
    <message>
        <source>The captain loads first, the others follow clockwise, and so it goes round until nobody can load any more. In a turn you load one kind of goods, onto one ship.</source>
        <translation>船長から時計回りに、誰も積めなくなるまで何周でも出荷します。1回の手番では、1種類の商品を1隻の貿易船に積みます。</translation>
    </message>
    <message>
        <source>Each good brings 1 victory point, corn as much as coffee. The captain receives {captain_bonus} more with the first load of the phase.</source>
        <translation>商品は、コーンもコーヒーも1個につき1勝利点です。船長は、フェイズの最初の出荷で{captain_bonus}を追加で得ます。</translation>
    </message>
    <message>
        <source>Whoever can load has to, and as many as fit: see the rules of loading. An occupied {wharf} offers a ship of one&apos;s own, an occupied {harbor} {harbor_bonus} more for each load.</source>
        <translation>積める人は、積めるだけ積まなければなりません（「出荷の義務」を参照）。稼動中の{wharf}があれば自分専用の貿易船を使え、稼動中の{harbor}があれば出荷のたびに{harbor_bonus}を追加で得ます。</translation>
    </message>
    <message>
        <source>Then everybody keeps a single good, and gives back the others, unless warehouses keep them.</source>
        <translation>その後、各自は商品を1個だけ残し、ほかは廃棄します。倉庫があれば、もっと残せます。</translation>
    </message>
    <message>
        <source>Last, full ships are emptied into the supply. A ship that is not full keeps its load for the next time.</source>
        <translation>最後に、満杯の貿易船が空になり、商品は在庫に戻ります。満杯でない貿易船の商品は、次回まで残ります。</translation>
    </message>
    <message>
        <source>If the last victory point chip is taken, this round is the last; points still count.</source>
        <translation>最後の勝利点チップが取られたら、このラウンドが最終ラウンドになります。その後の点も数えます。</translation>
    </message>
    <message>
        <source>The captain has 6 sugar and 2 corn; a ship with 5 spaces and one with 7 are empty, and the ship with 6 spaces holds 3 corn. Sugar has to go onto the ship with 7 spaces, since all 6 fit there: 6 points, and 1 for the privilege. In the next turn the corn goes to the corn: 2 points.</source>
        <translation>船長が砂糖6個とコーン2個を持っています。5個積みと7個積みの貿易船は空で、6個積みの貿易船にはコーンが3個あります。砂糖は6個すべて積める7個積みの貿易船に積まなければならず、6点と、特権の1点になります。次の手番で、コーンはコーンのある貿易船に積み、2点です。</translation>
    </message>
    <message>
        <source>The prospector takes {prospector_pay} and the doubloons on the card, and the next player chooses a role.</source>
        <translation>選んだ人が{prospector_pay}とカードの上のダブロンを得て、次のプレイヤーが役割を選びます。</translation>
    </message>
    <message>
        <source>How many of these cards are in the game depends on the number of players. Where there are two, each collects doubloons of its own.</source>
        <translation>このカードの枚数は、プレイ人数で変わります。2枚あるときは、ダブロンはカードごとにたまります。</translation>
    </message>
    <message>
        <source>Everybody settles a piece of Puerto Rico: lays out plantations, builds a town, brings in harvests, then sells them for doubloons or ships them for victory points. Whoever has the most victory points at the end wins. Doubloons are only a means to that end.</source>
        <translation>プエルトリコの一角を開拓します。プランテーションを開き、街を築き、収穫した商品を売ってダブロンを得るか、出荷して勝利点を得ます。最後に勝利点が最も高い人が勝利します。ダブロンはそのための手段にすぎません。</translation>
    </message>
    <message>
        <source>Everybody has {cards_each} of {cards_in_all} achievement cards, which only their owner looks at. The moment that you meet the goal of one of them, it is turned over: everybody sees the title, and it stays yours even if you lose what the goal was about. Its points are added at the end of the game. What is not done costs nothing.</source>
        <translation>全員が功績カード{cards_in_all}枚のうち{cards_each}枚を持ち、持ち主だけが見ます。どれかの目標を満たした瞬間に表にします。称号は全員に見え、あとで条件を失っても自分のものです。得点はゲーム終了時に加わります。達成しなくても減点はありません。</translation>
    </message>
    <message>
        <source>An optional rule is to draft them: everybody keeps one of a pack of {cards_each} and hands the others to the left, until all are kept.</source>
        <translation>選択ルールではドラフトします。{cards_each}枚の束から1枚を取り、残りを左へ回すことを、すべて取るまで続けます。</translation>
    </message>
    <message>
        <source>Diego holds the Corn Dispatcher. Six goods lie on the ship with seven spaces, all corn. He loads one corn: the ship is full, and he shows what he holds.</source>
        <translation>ディエゴは「コーン出荷人」を持っています。7個積みの貿易船にコーンが6個あります。コーンを1個積むと船は満杯になり、この功績を公開します。</translation>
    </message>
    <message>
        <source>Three tasks are drawn from twelve festival cards, in place of the three goals of the festival. Their pieces are drawn as those of the festival, and what holds there holds here, too. Point at a task to read what it asks for and what it brings.</source>
        <translation>祝祭の3つの目標の代わりに、12枚の祝祭カードから3つの課題を引きます。必要なものは祝祭と同じように引き、祝祭のルールはここでも同じです。課題を指すと、条件と報酬が読めます。</translation>
    </message>
    <message>
        <source>Nothing happens by itself: everything is set off by a role. Players take turns to choose one, and then everybody does what the role allows, the one who chose it first and with an advantage of their own, the privilege.</source>
        <translation>何ごともひとりでには起こらず、すべては役割から始まります。プレイヤーが順番に役割を選び、そのたびに全員がその役割の行動をします。選んだ人は最初に行い、「特権」という自分だけの利点があります。</translation>
    </message>
    <message>
        <source>What the roles bring</source>
        <translation>役割でできること</translation>
    </message>
    <message>
        <source>{settler}: a plantation or a quarry for the island.</source>
        <translation>{settler}：島に置くプランテーションか採石場。</translation>
    </message>
    <message>
        <source>{mayor}: colonists. A plantation or a building without a colonist does nothing.</source>
        <translation>{mayor}：入植者。入植者のいないプランテーションや建物は、何の効果もありません。</translation>
    </message>
    <message>
        <source>{builder}: a building for doubloons. Some turn crops into goods, others give lasting advantages, and all are worth victory points.</source>
        <translation>{builder}：ダブロンで建てる建物。作物を商品にするものと、ずっと役立つものがあり、どれにも勝利点が付いています。</translation>
    </message>
    <message>
        <source>{craftsman}: the harvest; goods come into your hands.</source>
        <translation>{craftsman}：収穫。商品が手に入ります。</translation>
    </message>
    <message>
        <source>{trader}: one good is sold for doubloons.</source>
        <translation>{trader}：商品を1個売って、ダブロンを得ます。</translation>
    </message>
    <message>
        <source>{captain}: goods are shipped, for a victory point each. Most of what stays behind is lost.</source>
        <translation>{captain}：商品を出荷して、1個につき1勝利点を得ます。余った商品の大半は失われます。</translation>
    </message>
    <message>
        <source>{prospector}: a doubloon for whoever chooses it, nothing for the others.</source>
        <translation>{prospector}：選んだ人だけが1ダブロンを得ます。ほかの人には何もありません。</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>1ラウンドの例</translation>
    </message>
    <message>
        <source>Three play. Anna is the governor and takes the {settler}: she places a quarry, which is her privilege, then Ben and Clara each place a plantation. Now Ben chooses from the cards that are left and takes the {builder}: he builds first and pays less, then Clara and Anna may build. Clara takes the {mayor}, and colonists arrive for everybody. Each card that nobody took gets a doubloon, which will belong to whoever chooses it later. Ben is the next governor.</source>
        <translation>3人プレイ。スタートプレイヤーのアンナが{settler}を選び、特権で採石場を置きます。続いてベンとクララがプランテーションを1枚ずつ置きます。次にベンが残りのカードから{builder}を選び、最初に、安く建てます。続いてクララとアンナも建てられます。クララは{mayor}を選び、全員に入植者が来ます。誰も取らなかったカードには1ダブロンずつ乗り、後でそのカードを選んだ人のものになります。次のスタートプレイヤーはベンです。</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>When the colonists run out, a city is full or the last victory point chip is taken, the round is played to its end and the points are counted: the chips won in the game, the points printed on all buildings, and the bonuses of large buildings.</source>
        <translation>入植者が足りなくなるか、誰かの街が埋まるか、最後の勝利点チップが取られたら、そのラウンドを最後まで行い、得点を計算します。ゲーム中に得たチップ、すべての建物に書かれた点、大型建物のボーナス点を合計します。</translation>
    </message>
    <message>
        <source>For a first game</source>
        <translation>はじめて遊ぶときに</translation>
    </message>
    <message>
        <source>A harvest needs a whole chain: a plantation, its production building (only corn needs none), and a colonist on each of the two.</source>
        <translation>収穫にはひとそろいが必要です。プランテーション、その生産設備（コーンだけは不要）、そしてそのそれぞれに入植者が1人ずつです。</translation>
    </message>
    <message>
        <source>Everybody profits from the role that you choose. Look for one that helps you more than the others, and for cards with doubloons on them.</source>
        <translation>選んだ役割は、全員の役に立ちます。ほかの人より自分の役に立つ役割や、ダブロンの乗ったカードを探しましょう。</translation>
    </message>
    <message>
        <source>Dear goods are for the trading house; on a ship every good counts the same, and corn is the easiest to come by.</source>
        <translation>高い商品は商船向きです。貿易船ではどの商品も価値が同じで、コーンが最も簡単に手に入ります。</translation>
    </message>
    <message>
        <source>The line at the top says who is asked and for what. The pieces that you can take are outlined. There are three ways to move them, and all can do the same.</source>
        <translation>上の行に、誰が何を尋ねられているかが表示されます。取れるものには縁取りが付きます。動かし方は3つあり、どれでも同じことができます。</translation>
    </message>
    <message>
        <source>Nobody works in a forest: if the new tile is a forest, the colonist goes to your other new tile, and without one to San Juan.</source>
        <translation>森では誰も働けません。新しいタイルが森なら、入植者はもう1枚の新しいタイルに置かれ、それもなければサンファンで待機します。</translation>
    </message>
    <message>
        <source>Goods on your board count at any moment, in the middle of a phase, too.</source>
        <translation>自分の植民地ボードの商品は、フェイズの途中でも、いつでも数えます。</translation>
    </message>
    <message>
        <source>Colonists in circles count, nobles included; those in San Juan do not.</source>
        <translation>枠の中の入植者を数えます。貴族も含みます。サンファンにいる人は数えません。</translation>
    </message>
    <message>
        <source>Buildings count whether they are occupied or not. Forests and quarries are tiles, and a large building fills two spaces.</source>
        <translation>建物は稼動中でなくても数えます。森と採石場もタイルで、大型建物は2地区を埋めます。</translation>
    </message>
    <message>
        <source>To fill a cargo ship means to load the last good that it has room for. Private ships are never full; where goods are loaded, they count.</source>
        <translation>貿易船を満杯にするとは、最後の1個を積むことです。自分専用の貿易船が満杯になることはありませんが、積んだ商品としては数えます。</translation>
    </message>
    <message>
        <source>If you want to pay all your doubloons for a large building, you may leave discounts unused, up to its cost.</source>
        <translation>大型建物に手持ちのお金をすべて払いたければ、その値段まで割引を使わずにおけます。</translation>
    </message>
    <message>
        <source>The New Buildings bring {new_kinds} more kinds of buildings. The nobles bring {noble_kinds} kinds, and {nobles} people besides the colonists. The smuggler is one more role, the festival has tasks for everybody, festival cards make them others in every game, and achievements are secret goals. All of them go together; only the festival cards need the festival.</source>
        <translation>「新たな建物」で建物が{new_kinds}種類増えます。貴族で建物が{noble_kinds}種類と、入植者のほかに{nobles}人が加わります。密輸人はもうひとつの役割、祝祭は全員への課題で、祝祭カードを使うと課題がゲームごとに変わります。功績は秘密の目標です。どれも一緒に使えます。祝祭カードだけは祝祭が必要です。</translation>
    </message>
    <message>
        <source>A task or an achievement is done before the buildings of its player act.</source>
        <translation>課題や功績は、そのプレイヤーの建物の効果より先に達成されます。</translation>
    </message>
    <message>
        <source>Three goals lie on the festival board: one with a plantation, one with goods, one with a building. They are drawn when the buildings of the game are known. The first player to fulfil a goal is rewarded at once; nobody else can do it after that.</source>
        <translation>祝祭ボードには3つの目標があります。プランテーション、商品、建物がひとつずつです。ゲームの建物が決まってから引きます。最初に達成したプレイヤーがただちに報酬を得ます。ほかの人はもう達成できません。</translation>
    </message>
    <message>
        <source>The plantation: whoever first owns {festival_estates} plantations of its kind receives {festival_people} from the supply, as many as are there. They may go to empty circles at once, or wait in San Juan.</source>
        <translation>プランテーション：その種類を最初に{festival_estates}枚持った人は、ストックから{festival_people}を、あるだけ得ます。ただちに空き枠に置くか、サンファンに置きます。</translation>
    </message>
    <message>
        <source>The goods: whoever first produces all of them in one craftsman phase receives {festival_doubloons}. Equal goods add up, and the goods of the privilege count. In each phase the order of the turns decides.</source>
        <translation>商品：ひとつの監督フェイズにすべてを最初に生産した人は{festival_doubloons}を得ます。同じ商品は合計し、特権の商品も数えます。フェイズの中では手番の順で決まります。</translation>
    </message>
    <message>
        <source>The building: whoever first builds it receives {festival_points}. Its copies stay on sale.</source>
        <translation>建物：最初に建てた人は{festival_points}を得ます。その建物は引き続き建てられます。</translation>
    </message>
    <message>
        <source>While a goal is open, its plantation is missing in the face-down pile and its goods in the supply. They go back the moment that it is done: those who produce later in the phase may receive them.</source>
        <translation>目標が未達成のあいだ、そのプランテーションは裏向きの山に、商品は在庫にありません。達成した瞬間に戻るので、そのフェイズであとから生産する人が受け取れることもあります。</translation>
    </message>
    <message>
        <source>Forests are no plantations for a goal. Nobody can refuse a goal.</source>
        <translation>森は目標のプランテーションとして数えません。目標の達成を断ることはできません。</translation>
    </message>
    <message>
        <source>Anna, Ben and Clara produce in this order. Ben is the first to produce the two corn and the sugar of the festival, and receives {festival_doubloons}. The three goods go back to the supply, and Clara takes one of them.</source>
        <translation>アンナ、ベン、クララの順に生産します。ベンが祝祭のコーン2個と砂糖1個を最初に生産し、{festival_doubloons}を得ます。その3個は在庫に戻り、クララがそのうち1個を受け取ります。</translation>
    </message>
    <message>
        <source>Own: plantations on your island, occupied or not.</source>
        <translation>持つ：自分の島のプランテーション。稼動中でなくてもかまいません。</translation>
    </message>
    <message>
        <source>Produce: all goods that you receive in one craftsman phase, those of the privilege and of buildings included.</source>
        <translation>生産する：ひとつの監督フェイズに得たすべての商品。特権と建物によるものも含みます。</translation>
    </message>
    <message>
        <source>Load: on any ship, your own included, in one captain phase.</source>
        <translation>積む：ひとつの船長フェイズに、自分専用の貿易船も含むどの船にでも。</translation>
    </message>
    <message>
        <source>Sell: to the trading house. The good has to be the one that fills it.</source>
        <translation>売る：商船に。それを満杯にする商品でなければなりません。</translation>
    </message>
    <message>
        <source>Fill a cargo ship: with the last good that it has room for. Private ships are never full.</source>
        <translation>貿易船を満杯にする：最後の1個を積みます。自分専用の貿易船が満杯になることはありません。</translation>
    </message>
    <message>
        <source>Build: the building that is shown. For it no copy is kept.</source>
        <translation>建てる：示された建物。そのために取り置くことはありません。</translation>
    </message>
    <message>
        <source>Whoever does several tasks at once is rewarded for each of them.</source>
        <translation>一度にいくつもの課題を達成した人は、それぞれの報酬を得ます。</translation>
    </message>
    <message>
        <source>This edition can be played as its rulebook is printed, or with corrections that were reported later. The two differ in five things:</source>
        <translation>この版は、ルールブックに印刷されたとおりにも、後に伝えられた修正を入れても遊べます。違いは次の5つです。</translation>
    </message>
    <message>
        <source>how many people a smuggler may poach. With corrections, one colonist for each player stays on the ship,</source>
        <translation>密輸人が引き抜ける人数。修正を採用すると、入植船にはプレイヤー1人につき入植者1人が残ります。</translation>
    </message>
    <message>
        <source>Only whoever chooses this card does something: one of four deeds, or none. There is no privilege.</source>
        <translation>このカードを選んだ人だけが、4つの行動のうちひとつを行うか、何もしません。特権はありません。</translation>
    </message>
    <message>
        <source>Raid: you empty a cargo ship and keep up to {most_smuggled} of its goods. The others go to the supply.</source>
        <translation>略奪：貿易船1隻を空にし、商品を{most_smuggled}個まで取ります。残りは在庫に戻します。</translation>
    </message>
    <message>
        <source>Plunder: all goods of the trading house go to the supply, and you receive {plunder_points} for each.</source>
        <translation>強奪：商船の商品をすべて在庫に戻し、1個につき{plunder_points}を得ます。</translation>
    </message>
    <message>
        <source>Poach: as many colonists as there are players leave the colonist ship, or all if there are fewer. You may put up to {most_smuggled} of them to work at once, on empty circles of your own. The rest leaves the game, which brings its end no nearer.</source>
        <translation>引き抜き：プレイヤーの人数と同じ数の入植者が（足りなければ全員）入植船を去ります。そのうち{most_smuggled}人までを、ただちに自分の空き枠に置けます。残りはゲームから除かれますが、それでゲームの終わりが近づくことはありません。</translation>
    </message>
    <message>
        <source>Capture: you take the doubloons of a free role card, and your crest hangs on it. Others may still choose it; then the bank pays you {ransom}. If nobody has chosen it when the round ends, you play it with its privilege as if you had chosen it, and everybody takes part as usual.</source>
        <translation>拉致：まだ選ばれていない役割カード1枚の上のお金を取り、自分の紋章を掛けます。ほかの人はそれでもその役割を選べます。その場合、あなたはストックから{ransom}を受け取ります。ラウンドの終わりまで誰も選ばなければ、あなたが選んだものとして特権とともに実行し、全員がいつもどおり参加します。</translation>
    </message>
    <message>
        <source>With the corrections of the rulebook, poaching leaves one colonist for each player on the colonist ship, and the others go. It is possible only where there are more.</source>
        <translation>ルールブックの修正を採用すると、引き抜きのあと入植船にはプレイヤー1人につき入植者1人が残り、ほかは去ります。それより多くいるときだけ行えます。</translation>
    </message>
    <message>
        <source>Whoever chooses the smuggler takes the marker, and cannot choose this card again until somebody else has. The card never gains a doubloon at the end of a round.</source>
        <translation>密輸人を選んだ人は密輸人マーカーを取り、ほかの誰かが選ぶまでこのカードを再び選べません。ラウンドの終わりにこのカードにお金は置きません。</translation>
    </message>
    <message>
        <source>Ben captures the builder with 2 doubloons on it and takes them. Clara wants to build and chooses the builder: Ben receives {ransom}.</source>
        <translation>ベンは2ダブロンの乗った建築家を拉致し、それを取ります。クララは建設したいので建築家を選びます。ベンは{ransom}を受け取ります。</translation>
    </message>
    <message>
        <source>New colonists come with the {mayor}; single ones also with an occupied {hospice} or {university}. In the base game they never leave your board again.</source>
        <translation>新しい入植者は{mayor}フェイズに来ます。稼動中の{hospice}や{university}でも1人ずつ来ます。基本ゲームでは、来た入植者が植民地ボードから去ることはありません。</translation>
    </message>
    <message>
        <source>Only in the mayor phase do you place and move colonists, and then all of them, wherever they are. The guests of a {guesthouse} alone can move later.</source>
        <translation>入植者を配置したり動かしたりできるのは市長フェイズだけです。そのときは、どこにいる入植者でもすべて動かせます。あとから動かせるのは{guesthouse}の客だけです。</translation>
    </message>
    <message>
        <source>an occupied {factory},</source>
        <translation>稼動中の{factory}。</translation>
    </message>
    <message>
        <source>buildings of the expansions, such as the {lighthouse}.</source>
        <translation>拡張の建物（{lighthouse}など）。</translation>
    </message>
    <message>
        <source>The {jeweler} is chosen like a violet building, although it is a production building. With two players, too, there are {two_production} of it.</source>
        <translation>{jeweler}は生産設備ですが、紫の建物と同じように選ばれます。2人プレイでも{two_production}です。</translation>
    </message>
    <message>
        <source>Drag a piece to where it should go: a role card to your board, a plantation to your island, a building to your city, goods to a ship or into the trading house.</source>
        <translation>ドラッグ：置きたい所までドラッグします。役割カードは植民地ボードへ、プランテーションは島へ、建物は街へ、商品は貿易船か商船へ動かします。</translation>
    </message>
    <message>
        <source>Click a piece, then the place. The places where it may go light up. A second click on the piece itself sends it to the only possible place; if there are several, it is put back, as it is by the right mouse button.</source>
        <translation>クリック：動かすもの、置く場所の順にクリックします。置ける場所は光ります。同じものをもう一度クリックすると、置ける場所が1つだけならそこへ置かれ、いくつもあれば元に戻ります。右クリックでも元に戻ります。</translation>
    </message>
    <message>
        <source>With the keyboard, Tab leads from one part of the table to the next, the arrow keys lead from piece to piece. Enter or Space takes a piece and leads you to where it may go; Enter or Space puts it down there, Escape puts it back.</source>
        <translation>キーボード：Tabキーで盤面の次の区画へ、矢印キーで次のものへ移ります。EnterキーかSpaceキーで取ると、置ける場所へ移ります。もう一度EnterキーかSpaceキーで置き、Escキーで元に戻します。</translation>
    </message>
    <message>
        <source>Where something may not go, the reason is shown at the pointer and in the line at the bottom. Where you put a tile or a building on your own board is a matter of taste only.</source>
        <translation>置けない場所では、その理由がポインタの横と下の行に表示されます。タイルや建物を自分のボードのどこに置くかは、好みの問題にすぎません。</translation>
    </message>
    <message>
        <source>Choices in several steps</source>
        <translation>何段階かで選ぶもの</translation>
    </message>
    <message>
        <source>Placing colonists: click circles. A full one sends its colonist to San Juan, an empty one fetches one from there; colonists can also be dragged. With the keyboard, + and − put one on a piece or take one away. “{button_suggest}” fills the circles for you, “{button_undo}” takes back one step, “{button_reset}” all, “{button_confirm}” ends it.</source>
        <translation>入植者の配置：枠をクリックします。埋まった枠の入植者はサンファンへ移り、空き枠にはサンファンから1人来ます。ドラッグもできます。キーボードでは、+で1人置き、−で1人外します。「{button_suggest}」は枠を自動で埋め、「{button_undo}」は1つ前へ、「{button_reset}」は最初まで戻し、「{button_confirm}」で終わります。</translation>
    </message>
    <message>
        <source>Storing goods: each click on a kind goes on to the next possibility: keep all of it, keep one, give it back. “{button_confirm}” ends it.</source>
        <translation>残す商品の選択：商品の種類をクリックするたびに、すべて残す、1個残す、廃棄すると切り替わります。「{button_confirm}」で終わります。</translation>
    </message>
    <message>
        <source>Where you may do nothing, a button beside the line at the top says so.</source>
        <translation>何もしなくてよいときは、上の行の横にそのためのボタンが出ます。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>知っておくと便利なこと</translation>
    </message>
    <message>
        <source>A role that you look at, with the pointer or the keyboard, tells what it would bring everybody, before you choose it. A hint shows what the computer would do in your place.</source>
        <translation>役割をポインタかキーボードで指すと、選んだときに全員が何を得るかが、選ぶ前にわかります。ヒントは、コンピュータならどうするかを示します。</translation>
    </message>
    <message>
        <source>On a touch screen a tap is a click and a finger drags. Held down, it shows what the pointer would show and takes nothing; drawn over a list or a page, it scrolls.</source>
        <translation>タッチスクリーンでは、タップがクリックになり、指でドラッグできます。指を置いたままにすると、ポインタを合わせたときと同じ説明が出て、何も持ち上げません。一覧やページの上で指を滑らせるとスクロールします。</translation>
    </message>
    <message>
        <source>A click on another player&apos;s board shows it as large as your own, until you click again.</source>
        <translation>ほかのプレイヤーのボードをクリックすると、自分のボードと同じ大きさで表示されます。もう一度クリックすると元に戻ります。</translation>
    </message>
    <message>
        <source>“{button_undo}” goes back to the last decision of a person, and takes back what the computer players have done since. It stops where something hidden was revealed, unless the game was set up without that limit.</source>
        <translation>「{button_undo}」は、人間の最後の手まで戻し、その後のコンピュータの手も取り消します。隠れていたものが公開された所で止まりますが、無制限に設定したゲームでは止まりません。</translation>
    </message>
    <message>
        <source>While computer players move, “{button_skip}” leaves out the pauses until somebody is asked. Their speed is set in the menu.</source>
        <translation>コンピュータがプレイしている間、「{button_skip}」を押すと、次に誰かが尋ねられるまでの待ち時間がなくなります。速さはメニューで設定します。</translation>
    </message>
    <message>
        <source>You can look back at every earlier moment of the game and play on from there, or have shown once more what has happened since your last turn.</source>
        <translation>ゲームのどの時点でも振り返ることができ、そこからプレイし直せます。前の自分の手番からの出来事を、もう一度見ることもできます。</translation>
    </message>
    <message>
        <source>The menu Learn has short lessons at the table, the review of a game, puzzles, the game of the day, and the statistics of all your games.</source>
        <translation>メニュー「学ぶ」には、卓上の短いレッスン、ゲームの検討、パズル、今日のゲーム、すべてのゲームの統計があります。</translation>
    </message>
    <message>
        <source>{key_explain} opens the page on what the pointer or the keyboard is at; the right mouse button offers it, too. The menus show which other keys do what.</source>
        <translation>{key_explain}キーで、ポインタやキーボードで指しているもののページが開きます。右クリックからも開けます。ほかのキーはメニューで確かめられます。</translation>
    </message>
    <message>
        <source>In production buildings every colonist counts: each one there makes one good. All others of the base game have a single circle.</source>
        <translation>生産設備では入植者の人数が意味を持ち、1人につき商品を1個作ります。基本ゲームのそれ以外のタイルと建物の枠は1つだけです。</translation>
    </message>
    <message>
        <source>Asking about benefits: what can only be taken or refused is a question, instead of being taken for you. That concerns the colonist of the mayor&apos;s privilege, the doubloon of the {prospector}, the harvest, and what {hospice}, {university}, {factory}, {harbor} and buildings of the expansions bring. The craftsman&apos;s good may then be refused as well, and warehouses may be left unused. To refuse can be clever, when it delays the end.</source>
        <translation>断れるものの確認：受け取るか断るかしかないものを、自動では受け取らずに尋ねます。市長の特権の入植者、{prospector}のダブロン、収穫、そして{hospice}、{university}、{factory}、{harbor}と拡張の建物で得るものが対象です。監督の特権の商品も断れるようになり、倉庫も使わなくてかまいません。断ってゲームの終わりを遅らせるのが得なこともあります。</translation>
    </message>
    <message>
        <source>Much depends on the number of players, as the table shows. Everybody begins with an empty city, some doubloons, and one plantation, which has no colonist yet.</source>
        <translation>表のとおり、多くのことがプレイ人数で変わります。全員が、空の街、いくらかのダブロン、まだ入植者のいないプランテーション1枚で始めます。</translation>
    </message>
    <message>
        <source>The first plantations are dealt in the order of the seats, beginning with the first governor. Whoever moves later gets corn, which needs no building.</source>
        <translation>最初のプランテーションは、最初のスタートプレイヤーから席順に配ります。順番が後の人には、建物のいらないコーンが配られます。</translation>
    </message>
    <message>
        <source>The other plantations are shuffled and lie face down; one more than there are players lie face up beside them. Quarries are a stack of their own.</source>
        <translation>ほかのプランテーションは混ぜて裏向きに積み、その横にプレイ人数より1枚多く表向きに並べます。採石場は別に積みます。</translation>
    </message>
    <message>
        <source>The colonist ship already carries a colonist for each player. The first {mayor} hands them out.</source>
        <translation>入植船には、最初からプレイ人数と同じ人数の入植者が乗っています。最初の{mayor}フェイズに配られます。</translation>
    </message>
    <message>
        <source>The governor chooses one of the role cards, and its phase is played at once. Then the next player clockwise chooses one of the cards that are left, and so on until everybody has chosen. Every card can be taken once a round.</source>
        <translation>スタートプレイヤーが役割カードを1枚選び、すぐにそのフェイズを行います。続いて時計回りに、次のプレイヤーが残りのカードから1枚を選び、全員が選ぶまで続けます。どのカードも1ラウンドに1回しか取れません。</translation>
    </message>
    <message>
        <source>In a phase everybody has a turn, clockwise, beginning with whoever chose the role, not with the governor.</source>
        <translation>フェイズでは、スタートプレイヤーではなく役割を選んだ人から、時計回りに全員が手番を行います。</translation>
    </message>
    <message>
        <source>You have to choose a role when it is your turn to, but then you may forgo what it allows. Only colonists must be placed, goods must be loaded, and goods must be stored as far as possible.</source>
        <translation>自分の番には役割を選ばなければなりませんが、その行動はしなくてもかまいません。ただし、入植者は配置し、商品は出荷し、余った商品は残せるだけ残さなければなりません。</translation>
    </message>
    <message>
        <source>Doubloons on the card are yours at once, whatever happens in the phase.</source>
        <translation>カードの上のダブロンは、フェイズで何が起きても、すぐに自分のものになります。</translation>
    </message>
    <message>
        <source>At the end of the round, one more doubloon is put on every card that nobody chose. It stays there, round after round, until somebody takes the card.</source>
        <translation>ラウンドの終わりに、誰も選ばなかったカードに1ダブロンずつ乗ります。誰かがそのカードを取るまで、ラウンドごとにたまっていきます。</translation>
    </message>
    <message>
        <source>Then all cards can be chosen again, and the next player is the governor.</source>
        <translation>その後、すべてのカードがまた選べるようになり、次のプレイヤーがスタートプレイヤーになります。</translation>
    </message>
    <message>
        <source>Nobody wanted the {prospector} for two rounds: 2 doubloons lie on it. Whoever takes it now has them, and {prospector_pay} more as the privilege.</source>
        <translation>{prospector}は2ラウンドの間選ばれず、2ダブロン乗っています。今取れば、その2ダブロンと、特権の{prospector_pay}が手に入ります。</translation>
    </message>
    <message>
        <source>The governor is the first to choose a role in a round, with all cards to choose from. There is no other advantage in it. At the end of each round the next player clockwise becomes the governor.</source>
        <translation>スタートプレイヤーは、ラウンドの最初に、すべてのカードの中から役割を選びます。ほかに有利な点はありません。ラウンドが終わるたびに、時計回りで次のプレイヤーに移ります。</translation>
    </message>
    <message>
        <source>Of four players Ben is the governor. He chooses first, then Clara, Diego and Anna. When Clara takes the {captain}, she loads first, then Diego, Anna and Ben. In the next round Clara is the governor.</source>
        <translation>4人プレイで、ベンがスタートプレイヤーです。ベン、クララ、ディエゴ、アンナの順に選びます。クララが{captain}を取ると、クララ、ディエゴ、アンナ、ベンの順に出荷します。次のラウンドはクララがスタートプレイヤーです。</translation>
    </message>
    <message>
        <source>Whoever chooses a role has its privilege, and nobody else. It is tied to what one does:</source>
        <translation>役割を選んだ人だけが、その特権を得ます。特権は、自分の行動に付くものです。</translation>
    </message>
    <message>
        <source>{settler}: a quarry instead of a plantation, not besides one. With no quarry left there is no privilege.</source>
        <translation>{settler}：プランテーションの代わりに採石場。両方は取れません。採石場が残っていなければ、特権はありません。</translation>
    </message>
    <message>
        <source>{mayor}: one colonist from the supply, before those on the ship are handed out. With none left in the supply there is no privilege.</source>
        <translation>{mayor}：入植船の入植者が配られる前に、ストックから入植者1人。ストックが空なら、特権はありません。</translation>
    </message>
    <message>
        <source>{builder}: {builder_saving} off the price; none without a building.</source>
        <translation>{builder}：値段が{builder_saving}下がります。建設しなければ、特権はありません。</translation>
    </message>
    <message>
        <source>{craftsman}: after everybody has produced, one more good of a kind that the craftsman has just produced; none without a harvest.</source>
        <translation>{craftsman}：全員の生産の後、自分が今生産した種類の商品をもう1個。収穫がなければ、特権はありません。</translation>
    </message>
    <message>
        <source>{trader}: {trader_bonus} more for the good; none without a sale.</source>
        <translation>{trader}：売値が{trader_bonus}上がります。売らなければ、特権はありません。</translation>
    </message>
    <message>
        <source>{captain}: {captain_bonus} more with the first load of the phase; none without a load.</source>
        <translation>{captain}：フェイズの最初の出荷で、追加の{captain_bonus}。出荷しなければ、特権はありません。</translation>
    </message>
    <message>
        <source>{prospector}: {prospector_pay}.</source>
        <translation>{prospector}：{prospector_pay}。</translation>
    </message>
    <message>
        <source>Two players choose several roles each in a round: the governor takes one and its phase is played, then the other player, and so on in turn, until both have taken {two_roles} of the {two_cards} cards. The last card gets a doubloon, and the other player becomes the governor.</source>
        <translation>2人プレイでは、1ラウンドに1人がいくつもの役割を選びます。スタートプレイヤーが1枚取ってそのフェイズを行い、次にもう1人が1枚取ります。これを交互に続け、全{two_cards}枚のうち2人とも{two_roles}枚ずつ取ったら終わりです。余ったカードに1ダブロンが乗り、もう1人がスタートプレイヤーになります。</translation>
    </message>
    <message>
        <source>There is less of everything: {two_violet} of each violet building, so that whoever builds it is the only one, and {two_production} of each production building.</source>
        <translation>すべての枚数が少なくなります。紫の建物は{two_violet}ずつなので、建てられるのは1人だけです。生産設備は{two_production}ずつです。</translation>
    </message>
    <message>
        <source>There are two cargo ships, with {two_ships} spaces.</source>
        <translation>貿易船は2隻で、積める個数は{two_ships}です。</translation>
    </message>
    <message>
        <source>Apart from that, all rules are the same.</source>
        <translation>そのほかのルールは、すべて同じです。</translation>
    </message>
    <message>
        <source>Anna is the governor. Anna, Ben, Anna, Ben, Anna and Ben choose, in this order, and each of the six phases is played by both. Ben begins the next round.</source>
        <translation>スタートプレイヤーはアンナです。アンナ、ベン、アンナ、ベン、アンナ、ベンの順に選び、6つのフェイズのどれも2人で行います。次のラウンドはベンから始めます。</translation>
    </message>
    <message>
        <source>For each kind count the occupied plantations, and the colonists in production buildings of that kind. The smaller of the two numbers is what you produce. For corn, the plantations alone count.</source>
        <translation>種類ごとに、稼動中のプランテーションの数と、その種類の生産設備にいる入植者の人数を数えます。少ない方が生産する個数です。コーンはプランテーションだけを数えます。</translation>
    </message>
    <message>
        <source>Small and large buildings of a kind work together. A colonist too many, on the field or in the building, achieves nothing.</source>
        <translation>同じ種類の小さい建物と大きい建物は、合わせて働きます。畑でも建物でも、余った入植者は何も生みません。</translation>
    </message>
    <message>
        <source>You receive the goods only as far as the supply has them.</source>
        <translation>受け取れるのは、在庫にある分だけです。</translation>
    </message>
    <message>
        <source>You have 3 occupied indigo plantations, 2 colonists in the {indigo_plant} and 1 in the {small_indigo_plant}: 3 indigo. If the third plantation has no colonist: 2 indigo.</source>
        <translation>稼動中のインディゴプランテーション3つ、{indigo_plant}に入植者2人、{small_indigo_plant}に1人：インディゴ3個。3つ目のプランテーションに入植者がいなければ、インディゴ2個です。</translation>
    </message>
    <message>
        <source>You have 1 occupied coffee plantation and 2 colonists in the {coffee_roaster}: 1 coffee.</source>
        <translation>稼動中のコーヒープランテーション1つ、{coffee_roaster}に入植者2人：コーヒー1個。</translation>
    </message>
    <message>
        <source>There is only a limited number of each good. What is in players&apos; hands, in the trading house and on cargo ships is missing from the supply, and can run short in the craftsman phase.</source>
        <translation>どの商品も数に限りがあります。プレイヤーの手元、商船、貿易船にある分は在庫から減っていて、監督フェイズに足りなくなることがあります。</translation>
    </message>
    <message>
        <source>Goods come back to the supply from the full trading house, from full ships, by way of the {wharf}, and when they are not stored.</source>
        <translation>商品が在庫に戻るのは、満杯の商船や貿易船が空になったとき、{wharf}で出荷したとき、廃棄したときです。</translation>
    </message>
    <message>
        <source>When there is not enough for all, whoever has chosen the {craftsman} is served first, then the others clockwise. The privilege&apos;s good comes after all of them.</source>
        <translation>全員の分がないときは、{craftsman}を選んだ人から時計回りに受け取ります。特権の商品は、その全員の後です。</translation>
    </message>
    <message>
        <source>You could produce 3 corn, 3 sugar and 1 tobacco, but the supply holds 2 sugar and no corn: 2 sugar and 1 tobacco. The {factory} counts two kinds and pays {factory_2}.</source>
        <translation>コーン3個、砂糖3個、タバコ1個を生産できますが、在庫は砂糖2個で、コーンはありません。受け取るのは砂糖2個とタバコ1個です。{factory}では2種類と数え、{factory_2}になります。</translation>
    </message>
    <message>
        <source>The trading house has {house_spaces} spaces for one good each. It buys no kind that it already holds, unless the seller has an occupied {office}.</source>
        <translation>商船には、商品を1個ずつ置くマスが{house_spaces}つあります。すでにある種類は、稼動中の{office}がなければ売れません。</translation>
    </message>
    <message>
        <source>When the last space is taken, nobody sells any more in this phase, with or without an {office}.</source>
        <translation>最後のマスが埋まると、そのフェイズではもう誰も売れません。{office}があっても同じです。</translation>
    </message>
    <message>
        <source>It is emptied at the end of the trader phase, and only if it is full then. With fewer goods in it everything stays, and these kinds cannot be sold next time.</source>
        <translation>商船が空になるのは商人フェイズの終わりで、そのとき満杯の場合だけです。満杯でなければすべて残り、その種類は次回も売れません。</translation>
    </message>
    <message>
        <source>Corn can be sold for nothing, be it to fill the house or because something pays extra.</source>
        <translation>コーンは0ダブロンで売れます。商船を満杯にしたり、上乗せを得たりするのに使えます。</translation>
    </message>
    <message>
        <source>Tobacco, sugar and corn lie in the house. The trader sells coffee for {coffee_trader}; the house is full, and the others sell nothing. Afterwards it is emptied.</source>
        <translation>商船にタバコ、砂糖、コーンがあります。商人がコーヒーを{coffee_trader}で売ると満杯になり、ほかの人は売れません。その後、商船は空になります。</translation>
    </message>
    <message>
        <source>Goods are loaded onto the cargo ships in the captain phase. How many ships there are and how large they are depends on the number of players.</source>
        <translation>船長フェイズには、商品を貿易船に積みます。貿易船の数と大きさは、プレイ人数で変わります。</translation>
    </message>
    <message>
        <source>A ship carries one kind of goods.</source>
        <translation>1隻に積めるのは1種類だけです。</translation>
    </message>
    <message>
        <source>A kind that one ship carries may not go onto another one.</source>
        <translation>ある貿易船に積まれている種類は、ほかの貿易船に積めません。</translation>
    </message>
    <message>
        <source>At the end of the captain phase full ships are emptied into the supply and can then take any kind again. All others stay as they are.</source>
        <translation>船長フェイズの終わりに、満杯の貿易船は空になり、商品は在庫に戻ります。その貿易船には、またどの種類でも積めます。ほかの貿易船はそのままです。</translation>
    </message>
    <message>
        <source>In your turn of the captain phase you load one kind of goods onto one ship. As long as any of your goods fits on a cargo ship, you have to load.</source>
        <translation>船長フェイズの手番では、1種類の商品を1隻の貿易船に積みます。手元の商品を1個でも積める貿易船があるかぎり、積まなければなりません。</translation>
    </message>
    <message>
        <source>Which of the kinds that fit you load is up to you.</source>
        <translation>積める種類のうち、どれを積むかは自由です。</translation>
    </message>
    <message>
        <source>If a ship carries that kind already, the load goes there, as far as there is room. If it is full, the kind cannot be loaded.</source>
        <translation>その種類を積んだ貿易船がすでにあれば、空きがある分だけそこに積みます。満杯なら、その種類は積めません。</translation>
    </message>
    <message>
        <source>Otherwise it goes onto an empty ship, one on which as much of it as possible fits. Where several take the same amount, the choice is yours.</source>
        <translation>なければ、空の貿易船のうち、その種類を最も多く積めるものに積みます。同じ数を積める貿易船がいくつもあれば、自由に選べます。</translation>
    </message>
    <message>
        <source>Of the kind you load all you have, as far as there is room.</source>
        <translation>その種類の商品は、空きがあるかぎりすべて積みます。</translation>
    </message>
    <message>
        <source>With an occupied {wharf} you may, once in the phase, ship a kind on your own instead, even if it would fit on a cargo ship. What fits there afterwards has to be loaded all the same.</source>
        <translation>稼動中の{wharf}があれば、フェイズに1回、代わりに1種類を自分専用の貿易船で出荷できます。貿易船に積める種類でもかまいません。その後も貿易船に積めるものは、やはり積まなければなりません。</translation>
    </message>
    <message>
        <source>The ships with 4, 5 and 6 spaces are empty. 3 indigo may go onto any of them; 5 indigo onto the ship with 5 or the one with 6; 8 indigo must go onto the one with 6, and 2 stay in your hands.</source>
        <translation>4個積み、5個積み、6個積みの貿易船が空です。インディゴ3個なら、どれにでも積めます。5個なら、5個積みか6個積みに積みます。8個なら、6個積みに積まなければならず、2個が手元に残ります。</translation>
    </message>
    <message>
        <source>The ship with 4 spaces carries 3 corn, and you have 6 corn. One corn can be loaded, and no more: the other ships may not take corn. If corn is all you have, it has to be loaded.</source>
        <translation>4個積みの貿易船にコーンが3個あり、自分はコーンを6個持っています。積めるのは1個だけで、ほかの貿易船にコーンは積めません。コーンしか持っていなければ、積まなければなりません。</translation>
    </message>
    <message>
        <source>Goods spoil at the end of the captain phase, and at no other time. When nobody can load any more, everybody keeps one single good; whatever is not stored goes back to the supply.</source>
        <translation>商品が廃棄されるのは、船長フェイズの終わりだけです。誰も積めなくなったら、各自は商品を1個だけ残し、残せない商品は在庫に戻ります。</translation>
    </message>
    <message>
        <source>An occupied {small_warehouse} keeps {small_warehouse_kinds} whole besides, a {large_warehouse} {large_warehouse_kinds}, both together {both_warehouses_kinds}. The single good comes on top.</source>
        <translation>稼動中の{small_warehouse}があれば、そのほかに{small_warehouse_kinds}をすべて残せます。{large_warehouse}なら{large_warehouse_kinds}、両方なら{both_warehouses_kinds}です。1個だけ残せる商品は、これとは別です。</translation>
    </message>
    <message>
        <source>Warehouses do not free anybody from loading: they only protect what fits on no ship.</source>
        <translation>倉庫があっても、出荷の義務はなくなりません。倉庫が守るのは、どの貿易船にも積めない商品だけです。</translation>
    </message>
    <message>
        <source>Full ships are emptied after that.</source>
        <translation>その後、満杯の貿易船が空になります。</translation>
    </message>
    <message>
        <source>4 corn and 3 sugar are left to you. Without a warehouse you keep 1 corn or 1 sugar. With the {small_warehouse} you keep 4 corn and 1 sugar, or 3 sugar and 1 corn. With the {large_warehouse} you keep everything.</source>
        <translation>コーン4個と砂糖3個が余りました。倉庫がなければ、コーン1個か砂糖1個を残します。{small_warehouse}があれば、コーン4個と砂糖1個か、砂糖3個とコーン1個を残します。{large_warehouse}があれば、すべて残します。</translation>
    </message>
    <message>
        <source>Doubloons pay for buildings, and in the base game for nothing else. At the end they are worth no points and only break ties. Everybody sees how many you have, and the bank never runs dry.</source>
        <translation>ダブロンは建物の代金になります。基本ゲームでは、ほかに使い道はありません。ゲーム終了時に点にはならず、同点のときだけ意味を持ちます。持ち金は全員に見えます。ダブロンがなくなることはありません。</translation>
    </message>
    <message>
        <source>They come from</source>
        <translation>ダブロンを得る方法：</translation>
    </message>
    <message>
        <source>role cards on which some have gathered,</source>
        <translation>ダブロンのたまった役割カード。</translation>
    </message>
    <message>
        <source>sales in the trading house,</source>
        <translation>商船での売却。</translation>
    </message>
    <message>
        <source>the {prospector},</source>
        <translation>{prospector}。</translation>
    </message>
    <message>
        <source>For every good that you ship you receive a victory point as a chip: on a cargo ship or with the {wharf}. The captain&apos;s privilege and an occupied {harbor} bring more.</source>
        <translation>貿易船や{wharf}で商品を出荷すると、1個につき1勝利点のチップを受け取ります。船長の特権や稼動中の{harbor}があれば、さらに増えます。</translation>
    </message>
    <message>
        <source>Chips lie face down: you see your own, but not those of the others. A game can also be set up so that all lie open. Everybody sees how many are left in the supply.</source>
        <translation>チップは裏向きです。自分のものは見えますが、ほかの人のものは見えません。すべて公開するゲームにもできます。チップの残りは全員に見えます。</translation>
    </message>
    <message>
        <source>When the last chip is taken, the round is played to its end. Points for which no chip is left are written down and count like chips, also for the {customs_house}.</source>
        <translation>最後のチップが取られたら、そのラウンドを最後まで行います。チップが足りない分の点は記録され、{customs_house}でもチップと同じに数えます。</translation>
    </message>
    <message>
        <source>Corn costs a doubloon at the start: whoever begins with a corn plantation begins with one doubloon less. It is meant to make up for the advantage of corn.</source>
        <translation>最初のコーンには1ダブロンかかります。コーンプランテーションで始める人は、持ち金が1ダブロン少なくなります。コーンの有利さを埋め合わせるためです。</translation>
    </message>
    <message>
        <source>Some buildings of the expansions bring victory points outside the captain phase. If the last chip is taken like that, the running round is the last, too.</source>
        <translation>拡張には、船長フェイズ以外で勝利点を得る建物があります。それで最後のチップが取られたときも、そのラウンドが最終ラウンドになります。</translation>
    </message>
    <message>
        <source>As printed: everybody begins with a corn plantation, and with one doubloon less.</source>
        <translation>印刷どおり：全員がコーンプランテーションで始め、持ち金が1ダブロン少なくなります。</translation>
    </message>
    <message>
        <source>With corrections: the first plantations stay as they are, and whoever begins with corn begins with one doubloon less.</source>
        <translation>修正版：最初のプランテーションはそのままで、コーンで始める人だけ1ダブロン少なくなります。</translation>
    </message>
    <message>
        <source>Some buildings of the expansions bring victory points outside the captain phase. What happens when the last chip is taken like that depends on the reading:</source>
        <translation>拡張には、船長フェイズ以外で勝利点を得る建物があります。それで最後のチップが取られたときの扱いは、解釈によって違います。</translation>
    </message>
    <message>
        <source>As printed: the game goes on. The round in which the next captain phase is played is the last.</source>
        <translation>印刷どおり：ゲームは続きます。次の船長フェイズを行うラウンドが最終ラウンドです。</translation>
    </message>
    <message>
        <source>With corrections: the running round is the last.</source>
        <translation>修正版：そのラウンドが最終ラウンドです。</translation>
    </message>
    <message>
        <source>It is one colonist in a settler phase. If you gain a second tile with the {hacienda} or the {library}, you choose which of them the colonist goes to.</source>
        <translation>開拓者フェイズごとに1人だけです。{hacienda}や{library}で2枚目のタイルを得たら、どちらに置くかを選べます。</translation>
    </message>
    <message>
        <source>By the corrected reading the second tile of the {library} gets no colonist.</source>
        <translation>修正版では、{library}による2枚目のタイルに入植者は付きません。</translation>
    </message>
    <message>
        <source>when victory points run out in another phase than the captain&apos;s,</source>
        <translation>船長以外のフェイズで勝利点が尽きたときの扱い。</translation>
    </message>
    <message>
        <source>whether the colonist of the {hospice} may go to the second tile of the {library},</source>
        <translation>{hospice}の入植者を、{library}による2枚目のタイルに置けるかどうか。</translation>
    </message>
    <message>
        <source>who begins with corn and one doubloon less, if that optional rule is played,</source>
        <translation>その選択ルールを使うとき、誰がコーンと1ダブロン少ない持ち金で始めるか。</translation>
    </message>
    <message>
        <source>how a noble comes to the ship. As printed, the noble takes the place of a colonist who has just come; with corrections, the noble comes first, which matters when colonists are short.</source>
        <translation>貴族がどう加わるか。印刷どおりなら、貴族は来たばかりの入植者1人と入れ替わります。修正版では貴族が先に来ます。違いが出るのは、入植者が足りないときです。</translation>
    </message>
    <message>
        <source>The New Buildings bring {new_kinds} more kinds of buildings. The other expansion brings {noble_kinds} kinds, and {nobles} nobles besides the colonists. A game can have one of them, both or none.</source>
        <translation>「新たな建物」には建物が{new_kinds}種類あります。もう1つの拡張には{noble_kinds}種類の建物と、入植者のほかに貴族が{nobles}人います。どちらか1つでも、両方でも、なしでも遊べます。</translation>
    </message>
    <message>
        <source>There are never more violet buildings than the market has spaces: which ones a game has is found before it begins.</source>
        <translation>紫の建物が、建物一覧のマスより多くなることはありません。どの建物を使うかは、ゲームの前に決まります。</translation>
    </message>
    <message>
        <source>Production buildings are the same in every game.</source>
        <translation>生産設備はどのゲームでも同じです。</translation>
    </message>
    <message>
        <source>Some of these buildings act between the phases of the roles or at their start. They do so in turn, beginning with whoever has chosen the role.</source>
        <translation>フェイズの間や始めに働く建物もあります。そのときは、役割を選んだ人から順に行います。</translation>
    </message>
    <message>
        <source>The market has a space for each kind of violet building, with a price; a building goes to a space of its own price, as the table shows. So buildings of the same price push each other out. There are four ways to choose:</source>
        <translation>建物一覧には、紫の建物の種類ごとに、値段の付いたマスがあります。建物は同じ値段のマスに置きます（表を参照）。そのため、同じ値段の建物は場所を争います。選び方は4つあります。</translation>
    </message>
    <message>
        <source>those of the base game, if no expansion is played,</source>
        <translation>拡張を使わないときは、基本ゲームの建物。</translation>
    </message>
    <message>
        <source>a fixed set, with as many of the new buildings as there are spaces,</source>
        <translation>固定の組。マスのあるかぎり新しい建物を入れたものです。</translation>
    </message>
    <message>
        <source>a random set, drawn from all of them when the game begins,</source>
        <translation>ランダムな組。ゲームの始めに、すべての中から選ばれます。</translation>
    </message>
    <message>
        <source>a draft, in which the players choose.</source>
        <translation>ドラフト。プレイヤーが選びます。</translation>
    </message>
    <message>
        <source>There is one space for {small_wharf_cost}: the {large_warehouse} and the {small_wharf} are never in the same game.</source>
        <translation>{small_wharf_cost}のマスは1つだけです。{large_warehouse}と{small_wharf}が同じゲームに出ることはありません。</translation>
    </message>
    <message>
        <source>No rulebook says which buildings belong together. These sets are our own: they have as many of the new buildings as there are spaces.</source>
        <translation>どの建物を一緒に使うかを決めたルールブックはありません。これらの組は独自のもので、マスのあるかぎり新しい建物を入れてあります。</translation>
    </message>
    <message>
        <source>Before the first round the players choose the buildings of the game. The first governor begins, and it goes on clockwise until the market is full. You put a building on a free space of its own price.</source>
        <translation>最初のラウンドの前に、プレイヤーがゲームの建物を選びます。最初のスタートプレイヤーから時計回りに、建物一覧が埋まるまで続けます。建物は、同じ値段の空きマスに置きます。</translation>
    </message>
    <message>
        <source>All copies of the building are then in the game: two of each, one of a large building. With two players there is {two_violet} of each.</source>
        <translation>選ばれた建物はすべての枚数がゲームに加わります。各2枚、大型建物は1枚です。2人プレイでは各{two_violet}です。</translation>
    </message>
    <message>
        <source>What has found no space stays in the box. Whoever chooses a building has no right to it.</source>
        <translation>マスのなかった建物は箱に残ります。建物を選んだ人に、その建物の優先権はありません。</translation>
    </message>
    <message>
        <source>A forest is a plantation that lies face down. It comes about with an occupied {forest_house}, when you take or draw a plantation.</source>
        <translation>森は裏向きのプランテーションです。稼動中の{forest_house}があれば、プランテーションを取るか引くかしたときに作れます。</translation>
    </message>
    <message>
        <source>It has no circle: nobody works there, and it yields nothing. A colonist of the {hospice} that would come with it goes to San Juan, unless another new tile is there.</source>
        <translation>枠がないので、誰も働かず、何も生みません。{hospice}で付いてくる入植者は、ほかに新しいタイルがなければサンファンで待機します。</translation>
    </message>
    <message>
        <source>It takes up a space of the island and counts for the {residence}. For the {cloister}, forests are a kind of their own.</source>
        <translation>島の1マスを占め、{residence}でも数えます。{cloister}では独立した1種類です。</translation>
    </message>
    <message>
        <source>It stays a forest to the end, unless the {hunting_lodge} discards it.</source>
        <translation>{hunting_lodge}で捨てないかぎり、ゲームの終わりまで森のままです。</translation>
    </message>
    <message>
        <source>Whoever works in the {guesthouse} may go to any empty circle at any time, and stays there until the next {mayor} comes.</source>
        <translation>{guesthouse}で働く人は、いつでも好きな空き枠に移れます。そして次に{mayor}が選ばれるまで、そこにいます。</translation>
    </message>
    <message>
        <source>You are asked where a move can matter: in your own turns, and at moments when your buildings would do something. Only circles that count at that moment are offered.</source>
        <translation>移動に意味があるときに尋ねられます。自分の手番と、自分の建物が働くときです。そのとき役に立つ枠だけが示されます。</translation>
    </message>
    <message>
        <source>Leave the guests where they are, and you are asked again at the next such moment; “{button_stay}” saves you these questions until the next mayor phase.</source>
        <translation>客をそのままにしておくと、次の機会にまた尋ねられます。「{button_stay}」を押せば、次の市長フェイズまで尋ねられません。</translation>
    </message>
    <message>
        <source>Guests on their way are placed like everybody else in the next mayor phase. A noble stays a noble.</source>
        <translation>移った客は、次の市長フェイズにほかの人と同じように配置し直します。貴族は貴族のままです。</translation>
    </message>
    <message>
        <source>With an occupied {black_market} you may build although doubloons are missing, if what you can give back makes up for them. For each doubloon that is missing you give back one of these, each kind once:</source>
        <translation>稼動中の{black_market}があれば、ダブロンが足りなくても、代わりのもので埋め合わせて建設できます。足りない1ダブロンごとに、次のどれかを、それぞれ1回まで戻します。</translation>
    </message>
    <message>
        <source>a colonist or a noble from anywhere on your board, but not the one who works in the {black_market},</source>
        <translation>自分のボードの入植者か貴族1人。ただし{black_market}で働く人は除きます。</translation>
    </message>
    <message>
        <source>a good of your choice,</source>
        <translation>好きな商品1個。</translation>
    </message>
    <message>
        <source>a victory point chip. If chips had run out, the end of the game is not called off.</source>
        <translation>勝利点チップ1点。すでにチップが尽きていても、ゲームの終わりは取り消されません。</translation>
    </message>
    <message>
        <source>You first pay with all your doubloons, and give back exactly as many pieces as doubloons are missing. Where there is nothing to choose it is done for you.</source>
        <translation>まず持っているダブロンをすべて払い、足りない数とちょうど同じだけ戻します。選択の余地がなければ自動で行われます。</translation>
    </message>
    <message>
        <source>Nobles are people like colonists: they fill circles, and a building where only a noble works is occupied. At the end of the game each is worth {noble_point}.</source>
        <translation>貴族も入植者と同じように枠を埋め、貴族だけが働く建物も稼動中です。ゲーム終了時には1人につき{noble_point}になります。</translation>
    </message>
    <message>
        <source>There are {nobles} of them. At the start, and whenever the colonist ship is filled, one of the colonists on it gives way to a noble, as long as there are any.</source>
        <translation>全部で{nobles}人います。ゲームの始めと、入植船を補充するたびに、貴族が残っていれば、入植者1人が貴族1人と入れ替わります。</translation>
    </message>
    <message>
        <source>A click on a colonist in a circle exchanges the colonist for an idle noble; with the keyboard, N puts an idle noble to work.</source>
        <translation>枠にいる入植者をクリックすると、待機中の貴族と入れ替わります。キーボードでは、Nで待機中の貴族を1人置きます。</translation>
    </message>
    <message>
        <source>Some buildings do one thing for a colonist and another for a noble. With nobody but colonists there, the first holds.</source>
        <translation>入植者と貴族で効果が違う建物もあります。入植者だけなら、入植者の効果になります。</translation>
    </message>
    <message>
        <source>With this expansion the game does not end because the ship cannot be filled.</source>
        <translation>この拡張では、入植船を補充できなくてもゲームは終わりません。</translation>
    </message>
    <message>
        <source>Nobles count for the {fortress} like colonists.</source>
        <translation>{fortress}では、貴族も入植者と同じように数えます。</translation>
    </message>
    <message>
        <source>They go onto the spaces of the market instead of buildings of the base game, if the selection or the draft has brought them into play.</source>
        <translation>選ばれたときは、基本ゲームの建物の代わりに建物一覧のマスに置かれます。</translation>
    </message>
    <message>
        <source>They go with the nobles. Some work in one way with a colonist and in another with a noble.</source>
        <translation>貴族と一緒に使う建物です。入植者と貴族で働きが違うものもあります。</translation>
    </message>
    <message>
        <source>What counts is the {indigo_plant} and the {sugar_mill}, each on its own: it has to be occupied and you must have made that good. The small buildings bring nothing extra.</source>
        <translation>対象は{indigo_plant}と{sugar_mill}で、別々に数えます。稼動中で、その商品を生産していなければなりません。小さい生産設備では増えません。</translation>
    </message>
    <message>
        <source>The extra good comes from the supply; when none is left there, you get none. For the {factory} it is no new kind.</source>
        <translation>追加の商品は在庫から来ます。在庫がなければもらえません。{factory}では新しい種類になりません。</translation>
    </message>
    <message>
        <source>You have 2 occupied indigo plantations and 2 colonists in the {indigo_plant}: 2 indigo, and with an occupied {aqueduct} 3.</source>
        <translation>稼動中のインディゴプランテーション2つと、{indigo_plant}に入植者2人：インディゴ2個。稼動中の{aqueduct}があれば3個です。</translation>
    </message>
    <message>
        <source>It concerns the plantation that you take as well as the one that you draw. When you draw, you look at the tile first. Quarries are never turned over.</source>
        <translation>取ったプランテーションでも、引いたものでもかまいません。引くときは、先にタイルを見ます。採石場は裏返せません。</translation>
    </message>
    <message>
        <source>Forests save {forest_saving} for every {forests_needed} of them, on any building: no column limits that. Quarries and the privilege come on top.</source>
        <translation>森{forests_needed}つにつき{forest_saving}、どの建物でも安くなり、列による限度はありません。採石場と特権はさらに効きます。</translation>
    </message>
    <message>
        <source>When its colonist moves away, the forests stay, but save nothing until somebody works here again.</source>
        <translation>ここの入植者がいなくなっても森は残りますが、また誰かが働くまで安くなりません。</translation>
    </message>
    <message>
        <source>With 5 forests and 3 occupied quarries you pay {office_forests} for the {office}.</source>
        <translation>森5つと稼動中の採石場3つがあれば、{office}は{office_forests}です。</translation>
    </message>
    <message>
        <source>It is the last resort, when all your doubloons, quarries and whatever else lowers the price are not enough. How it goes is told on the page about paying in kind.</source>
        <translation>ダブロンも採石場も、ほかの値引きも足りないときの最後の手段です。やり方は「代わりのもので払う」にあります。</translation>
    </message>
    <message>
        <source>A building costs you 6, and you have 4 doubloons: you pay these 4 and give back, say, a colonist and a sugar.</source>
        <translation>6ダブロンの建物に対して4ダブロンしかないとき：4ダブロンを払い、たとえば入植者1人と砂糖1個を戻します。</translation>
    </message>
    <message>
        <source>With the single good that everybody keeps these are {storehouse_goods} goods, of any kinds. Warehouses keep their kinds besides, and you decide what is stored where.</source>
        <translation>誰でも残せる1個と合わせて、種類を問わず{storehouse_goods}個です。倉庫はさらに加わり、どれをどう残すかは自由です。</translation>
    </message>
    <message>
        <source>4 corn, 2 sugar and 2 coffee are left. With the {small_warehouse} and the {storehouse} you keep the corn whole and the other four goods one by one.</source>
        <translation>コーン4個、砂糖2個、コーヒー2個が余りました。{small_warehouse}と{storehouse}があれば、コーンをすべて残し、ほかの4個も1個ずつ残せます。</translation>
    </message>
    <message>
        <source>Its colonists are guests: they wait here for the moment when you need somebody elsewhere. Here they do nothing.</source>
        <translation>ここの入植者は客です。ほかで人が必要になるまで、ここで待ちます。ここでは何の効果もありません。</translation>
    </message>
    <message>
        <source>You have a {small_market} without a colonist and sell coffee. A guest goes over first, and the market adds its bonus.</source>
        <translation>入植者のいない{small_market}があり、コーヒーを売ります。先に客が移れば、市場の上乗せが付きます。</translation>
    </message>
    <message>
        <source>It does not matter whether the trading house is full or already holds that kind. The good goes to the supply.</source>
        <translation>商船が満杯でも、すでにその種類があってもかまいません。商品は在庫に戻ります。</translation>
    </message>
    <message>
        <source>You receive the price of the good, and as the trader the privilege as well. Markets add nothing.</source>
        <translation>商品の売値を得ます。商人なら特権も付きます。市場の上乗せは付きません。</translation>
    </message>
    <message>
        <source>You sell one good in a trader phase, there or here, not two.</source>
        <translation>1回の商人フェイズで売れるのは、どちらかで1個だけです。</translation>
    </message>
    <message>
        <source>The trader sells coffee with the {trading_post}: {coffee_trader}, with or without markets.</source>
        <translation>商人が{trading_post}でコーヒーを売る：市場があってもなくても{coffee_trader}。</translation>
    </message>
    <message>
        <source>What counts is the column in which the building stands: the first brings nothing, the second and the third bring {church_small}, a large building brings {church_large}. Production buildings count as well.</source>
        <translation>建物の列で決まります。最初の列では何も得られず、2列目と3列目で{church_small}、大型建物で{church_large}です。生産設備も数えます。</translation>
    </message>
    <message>
        <source>When the church itself is built, nobody works there yet, and it brings nothing.</source>
        <translation>教会自身を建てたときは、まだ誰も働いていないので、何も得られません。</translation>
    </message>
    <message>
        <source>You build a {coffee_roaster}: {church_small}. You build the {city_hall}: {church_large}.</source>
        <translation>{coffee_roaster}を建てる：{church_small}。{city_hall}を建てる：{church_large}。</translation>
    </message>
    <message>
        <source>The ship takes at least one good, of as many kinds as you like, also such as other ships carry. Every {small_wharf_goods} goods bring a victory point; an odd one brings nothing.</source>
        <translation>小さい船には、ほかの船にある種類も含めて、好きな種類を1個以上積みます。{small_wharf_goods}個につき1勝利点で、端数は切り捨てます。</translation>
    </message>
    <message>
        <source>It takes the place of an ordinary load in your turn. The goods go to the supply.</source>
        <translation>手番の通常の出荷の代わりに使います。商品は在庫に戻ります。</translation>
    </message>
    <message>
        <source>The captain&apos;s privilege, the {harbor} and the {lighthouse} count it as one load.</source>
        <translation>船長の特権、{harbor}、{lighthouse}では、1回の出荷と数えます。</translation>
    </message>
    <message>
        <source>You load 2 corn, 1 indigo and 2 coffee: 2 points for the five of them.</source>
        <translation>コーン2個、インディゴ1個、コーヒー2個を積む：5個で2点。</translation>
    </message>
    <message>
        <source>Loads with the {wharf} and the {small_wharf} count, too.</source>
        <translation>{wharf}や{small_wharf}での出荷も数えます。</translation>
    </message>
    <message>
        <source>The captain&apos;s doubloon comes at the start of the phase, even if the captain loads nothing. Others do not receive it.</source>
        <translation>船長の1ダブロンは、何も積まなくても、フェイズの始めに入ります。ほかの人は得られません。</translation>
    </message>
    <message>
        <source>The captain with an occupied {lighthouse} loads twice: 1 doubloon at the start and 2 for the loads.</source>
        <translation>稼動中の{lighthouse}を持つ船長が2回出荷する：始めに1ダブロン、出荷で2ダブロン。</translation>
    </message>
    <message>
        <source>It concerns every role that you choose while somebody works here:</source>
        <translation>ここで誰かが働いている間に選んだ、すべての役割に効きます。</translation>
    </message>
    <message>
        <source>{settler}: after everybody has had a turn, you take one more face-up plantation, if there is any; a quarry only with an occupied {construction_hut}.</source>
        <translation>{settler}：全員の手番の後、場にプランテーションが残っていれば、もう1枚取れます。採石場は、稼動中の{construction_hut}があるときだけです。</translation>
    </message>
    <message>
        <source>{mayor}: two colonists from the supply.</source>
        <translation>{mayor}：ストックから入植者2人。</translation>
    </message>
    <message>
        <source>{builder}: {library_saving} off the price.</source>
        <translation>{builder}：値段が{library_saving}安くなります。</translation>
    </message>
    <message>
        <source>{craftsman}: two more goods, alike or not, of kinds that you have just produced.</source>
        <translation>{craftsman}：自分が今生産した種類の商品をもう2個。同じ種類でもかまいません。</translation>
    </message>
    <message>
        <source>{trader}: {library_trader} more for the good, also with the {trading_post}.</source>
        <translation>{trader}：{library_trader}高く売れます。{trading_post}でも同じです。</translation>
    </message>
    <message>
        <source>{captain}: {library_captain} more with the first load, and twice the {lighthouse} at the start.</source>
        <translation>{captain}：最初の出荷で{library_captain}多く得て、フェイズの始めの{lighthouse}も2倍になります。</translation>
    </message>
    <message>
        <source>{prospector}: {library_prospector}.</source>
        <translation>{prospector}：{library_prospector}。</translation>
    </message>
    <message>
        <source>Only the kind of which you made most counts, and only what you actually received.</source>
        <translation>最も多く作った種類だけを、実際に受け取った分だけ数えます。</translation>
    </message>
    <message>
        <source>As the craftsman you count the privilege&apos;s good as well.</source>
        <translation>監督なら、特権の商品も数えます。</translation>
    </message>
    <message>
        <source>You produce 4 sugar, 2 indigo and 6 corn: {specialty_4}.</source>
        <translation>砂糖4個、インディゴ2個、コーン6個を生産：{specialty_4}。</translation>
    </message>
    <message>
        <source>Every kind is counted on its own, and an odd good is left out. The goods stay with you and are shipped afterwards.</source>
        <translation>種類ごとに数え、端数は切り捨てます。商品は手元に残り、その後に出荷します。</translation>
    </message>
    <message>
        <source>You have 5 sugar and 3 corn: {union_hall_example} before anybody loads.</source>
        <translation>砂糖5個とコーン3個：誰かが積む前に{union_hall_example}。</translation>
    </message>
    <message>
        <source>It exists once and covers {large_spaces} spaces, like every large building. It has no circle: it always counts, and no colonist is due for it.</source>
        <translation>ほかの大型建物と同じく1枚だけで、{large_spaces}地区を占めます。枠がないので常に数え、そのための入植者も補充されません。</translation>
    </message>
    <message>
        <source>Plantations of each kind, quarries and forests are counted, occupied or not. Tiles that make no set of {set_size} are left out.</source>
        <translation>各種のプランテーション、採石場、森を、稼動中かどうかに関わらず数えます。{set_size}枚に満たない分は数えません。</translation>
    </message>
    <message>
        <source>6 corn plantations, 4 quarries and 2 forests are three sets: {cloister_example}.</source>
        <translation>コーンプランテーション6枚、採石場4枚、森2枚は3組：{cloister_example}。</translation>
    </message>
    <message>
        <source>It is used once in a trader phase, in your turn, besides the sale.</source>
        <translation>商人フェイズごとに1回、自分の手番に、販売とは別に使えます。</translation>
    </message>
    <message>
        <source>With a colonist: you pay {tile_price} and draw a tile from the face-down pile, as long as there is room on your island. With an occupied {forest_house} it may become a forest.</source>
        <translation>入植者がいるとき：島に空きがあれば、{tile_price}を払い、裏向きの山からタイルを1枚引きます。稼動中の{forest_house}があれば森にできます。</translation>
    </message>
    <message>
        <source>With a noble: you discard a plantation and receive {tile_price}. Whoever worked there goes to San Juan. Quarries and forests cannot be sold.</source>
        <translation>貴族がいるとき：プランテーションを1枚捨て、{tile_price}を得ます。そこで働いていた人はサンファンで待機します。採石場と森は売れません。</translation>
    </message>
    <message>
        <source>It works at the start of the craftsman phase, whoever chose the role: {chapel_of_colonist} with a colonist, {chapel_of_noble} with a noble. It never does both.</source>
        <translation>誰が役割を選んでも、監督フェイズの始めに働きます。入植者なら{chapel_of_colonist}、貴族なら{chapel_of_noble}で、両方は得られません。</translation>
    </message>
    <message>
        <source>With a colonist: one plantation or forest of yours may go to the discard pile; whoever worked there goes to San Juan. Quarries stay.</source>
        <translation>入植者がいるとき：自分のプランテーションか森を1枚捨てられます。そこで働いていた人はサンファンで待機します。採石場は捨てられません。</translation>
    </message>
    <message>
        <source>With a noble: {hunting_points}, if every other player has more tiles on the island than you.</source>
        <translation>貴族がいるとき：ほかの全員の島のタイルが自分より多ければ{hunting_points}。</translation>
    </message>
    <message>
        <source>You have 5 tiles, the others 6, 6 and 7: {hunting_points} for your noble. If one of them had 5 as well, there would be nothing.</source>
        <translation>自分が5枚、ほかの人が6枚、6枚、7枚：貴族で{hunting_points}。ほかにも5枚の人がいれば、何も得られません。</translation>
    </message>
    <message>
        <source>With a colonist, buildings that cover one space cost {zoning_small} less; with a noble, large buildings cost {zoning_large} less. It never does both.</source>
        <translation>入植者なら、1地区の建物が{zoning_small}安くなります。貴族なら、大型建物が{zoning_large}安くなります。両方にはなりません。</translation>
    </message>
    <message>
        <source>Quarries and the builder&apos;s privilege come on top, and the price never falls below 0.</source>
        <translation>採石場と建築家の特権はさらに効きます。値段が0未満になることはありません。</translation>
    </message>
    <message>
        <source>For each noble on your board, wherever, one good, and no kind twice. You may deliver fewer.</source>
        <translation>ボードのどこにいても、貴族1人につき商品1個を納めます。同じ種類は2度納められません。少なく納めてもかまいません。</translation>
    </message>
    <message>
        <source>The goods go to the supply. With the {union_hall}, its points come first, for all goods.</source>
        <translation>商品は在庫に戻ります。{union_hall}があれば、先にすべての商品でその勝利点を得ます。</translation>
    </message>
    <message>
        <source>You have 3 nobles, 4 corn and 1 coffee: you deliver a corn and the coffee for 2 points.</source>
        <translation>貴族3人、コーン4個、コーヒー1個：コーン1個とコーヒーを納めて2点。</translation>
    </message>
    <message>
        <source>The noble comes from the supply, not from the ship, before anybody receives colonists, and is placed in the same phase.</source>
        <translation>貴族は船ではなくストックから、入植者が配られる前に来て、同じフェイズに配置します。</translation>
    </message>
    <message>
        <source>When the nobles have run out, a colonist comes instead; when both have, nobody does.</source>
        <translation>貴族が尽きていれば入植者が来ます。どちらも尽きていれば、誰も来ません。</translation>
    </message>
    <message>
        <source>It makes no goods, but is a production building: it counts as a large one for the {guild_hall}, and not for the {city_hall}.</source>
        <translation>商品は作りませんが生産設備です。{guild_hall}では大きい生産設備に数え、{city_hall}では数えません。</translation>
    </message>
    <message>
        <source>Nobles count wherever they are, in San Juan as well, also whoever works here. An optional rule limits the pay.</source>
        <translation>サンファンやここで働く貴族も含め、どこにいても数えます。選択ルールで上限を決められます。</translation>
    </message>
    <message>
        <source>You have 4 nobles: {jeweler_4} in every craftsman phase.</source>
        <translation>貴族が4人いれば、監督フェイズごとに{jeweler_4}。</translation>
    </message>
    <message>
        <source>All your nobles count, in San Juan as well. The point that every noble is worth by itself comes on top.</source>
        <translation>サンファンにいる人も含め、すべての貴族を数えます。貴族そのものの1点は別に入ります。</translation>
    </message>
    <message>
        <source>5 nobles: {royal_garden_5} of bonus, and {nobles_5} for the nobles themselves.</source>
        <translation>貴族5人：ボーナス点が{royal_garden_5}、貴族そのもので{nobles_5}。</translation>
    </message>
    <message>
        <source>These can be agreed on for any game that has the pieces for them, one by one.</source>
        <translation>必要な駒のあるゲームなら、1つずつ選んで使えます。</translation>
    </message>
    <message>
        <source>The {university} costs {university_swapped} instead of {university_cost}, and the {factory} {factory_swapped} instead of {factory_cost}. Nothing else about them changes; in a selection they go to the spaces of their new prices.</source>
        <translation>{university}は{university_cost}から{university_swapped}に、{factory}は{factory_cost}から{factory_swapped}になります。ほかは変わりません。建物を選ぶときは、新しい値段のマスに置きます。</translation>
    </message>
    <message>
        <source>The {jeweler} pays {jeweler_most} at most in a craftsman phase, however many nobles you have.</source>
        <translation>貴族が何人いても、{jeweler}で得られるのは監督フェイズごとに最大{jeweler_most}です。</translation>
    </message>
    <message>
        <source>Where buildings are drawn or drafted, one of two restrictions can be agreed on:</source>
        <translation>建物をランダムかドラフトで選ぶときは、次の制限のどちらか1つを使えます。</translation>
    </message>
    <message>
        <source>the {villa} and the {jeweler} are not both in the game, because together they pay too well,</source>
        <translation>{villa}と{jeweler}を両方は入れません。合わせると稼ぎすぎるからです。</translation>
    </message>
    <message>
        <source>the {hacienda} and the {forest_house} are not both in the game, because together they fill an island with forests. In the classic edition that always holds.</source>
        <translation>{hacienda}と{forest_house}を両方は入れません。合わせるとすぐに森で埋まるからです。クラシック版では常にそうです。</translation>
    </message>
    <message>
        <source>A seat can be given half points before the game begins, or be charged some, to even out the seats or the players. They are added at the end, before places are given, and shown on the score sheet. With half points ties are rarer.</source>
        <translation>席や腕前の差をならすために、ゲームの前に、席に0.5点単位で点を与えたり引いたりできます。順位を決める前に加えられ、得点表に表示されます。0.5点があると、同点は少なくなります。</translation>
    </message>
    <message>
        <source>Whoever takes somebody from the ship while nobles and colonists are there chooses which. The program takes the noble for you, unless the settings say that you are asked. You place all your people as usual, and then say which of them are nobles.</source>
        <translation>入植船に貴族と入植者の両方がいる間に人を受け取るプレイヤーは、どちらかを選びます。設定で自分で選ぶようにしていなければ、プログラムが貴族を受け取ります。いつもどおり全員を配置してから、そのうち誰が貴族かを決めます。</translation>
    </message>
</context>
<context>
    <name>Rules1897</name>
    <message>
        <source>For each level there are {abilities_of_level} ability tiles, of which a Puertoma has one, face down; the table shows them all. The second building on one of the levels below {puertoma_levels} turns up the tile of that level, on level {puertoma_levels} the first. It works from the next role on, and the Puertoma always makes use of it.</source>
        <translation>能力タイルは各レベルに{abilities_of_level}枚あり、プエルトマはそのうち1枚を裏向きに持ちます。すべての能力を一覧表に示します。{puertoma_levels}より低いレベルでは2軒目の建物、レベル{puertoma_levels}では1軒目の建物で、そのレベルのタイルが表になります。能力は次の役割から有効で、プエルトマは必ず使います。</translation>
    </message>
    <message>
        <source>Whatever comes at the end of the captain&apos;s phase comes before goods are stored.</source>
        <translation>船長フェイズの終わりに得るものは、商品を残す前に得ます。</translation>
    </message>
    <message>
        <source>A worker who comes at the end of the recruiter&apos;s phase arrives before the work register is filled, and an ability that pays for workers pays for that one, too.</source>
        <translation>募集官フェイズの終わりに来る労働者は、雇用窓口の補充より前に来ます。労働者ごとにコインを得る能力は、その労働者にも働きます。</translation>
    </message>
    <message>
        <source>Workers from abilities look for empty worker spaces at once.</source>
        <translation>能力で来た労働者は、すぐに空き枠に置かれます。</translation>
    </message>
    <message>
        <source>Goods that it discards for points leave the game.</source>
        <translation>得点のために捨てた商品は、ゲームから除かれます。</translation>
    </message>
    <message>
        <source>Where it stores a kind, that is the dearest one; the single good that everybody may keep is one of the next kind.</source>
        <translation>1種類をすべて残すときは、最も高い種類を残します。誰でも残せる1個は、その次に高い種類の商品です。</translation>
    </message>
    <message>
        <source>A Puertoma is an automatic opponent. It follows rules of its own and never has a choice: the panel above the log says which rules have led to a step. One to {most_puertomas} of them take part, with one or more players. They sit behind the players, so that a player is the first governor.</source>
        <translation>プエルトマは自動プレイヤーです。自分のルールに従い、選択の余地はありません。どのルールでその手になったかは、ログの上のパネルに示されます。1人から{most_puertomas}人のプエルトマが、1人以上のプレイヤーとともに参加します。席はプレイヤーの後なので、最初の総督はプレイヤーです。</translation>
    </message>
    <message>
        <source>Everything is laid out as for so many players; two seats take the pieces for two. All Puertomas share one action board, with its marker on the builder, and one pile of {tie_cards} tie-break cards. Each has a board, a reserve marker, and an ability tile for every level, face down.</source>
        <translation>準備は同じ人数のゲームと同じです。席が2つなら、2人プレイの内容物を使います。すべてのプエルトマが、行動マーカーを建築家に置いた行動ボード1枚と、タイブレークカード{tie_cards}枚の山札1つを共有します。それぞれのプエルトマは、ボード、予約マーカー、レベルごとに裏向きの能力タイル1枚を持ちます。</translation>
    </message>
    <message>
        <source>Its board</source>
        <translation>プエルトマのボード</translation>
    </message>
    <message>
        <source>{estates_of_a_kind} spaces for estates of each kind. The table shows how many worker spaces are below each estate. They are filled from the left, and an estate is active when all of its worker spaces are occupied.</source>
        <translation>農園を置くマスが種類ごとに{estates_of_a_kind}つ。それぞれの農園の下にある枠の数を一覧表に示します。枠は左から埋めます。枠がすべて埋まった農園は稼働中です。</translation>
    </message>
    <message>
        <source>{spaces_of_a_level} spaces for buildings on each of {puertoma_levels} levels. The level of a building is the number of its printed victory points; expanded buildings all belong to level {puertoma_levels}.</source>
        <translation>建物を置くマスが、{puertoma_levels}つのレベルごとに{spaces_of_a_level}つ。建物のレベルは、書かれた勝利点の数です。大型建物はすべてレベル{puertoma_levels}です。</translation>
    </message>
    <message>
        <source>The VP area, which has room for everything else: quarries, a third estate of a kind, and workers who have found no worker space. Nothing ever leaves it.</source>
        <translation>ほかのすべてを置く勝利点エリア。採石場、同じ種類の3つ目の農園、枠のなかった労働者を置きます。ここから出ることはありません。</translation>
    </message>
    <message>
        <source>It needs no production buildings and never builds any. What it builds has no function: its buildings fill spaces, unlock abilities and are worth points. Quarries make nothing cheaper. Apart from all this it plays as everybody does, and takes whatever it may take.</source>
        <translation>プエルトマに生産施設はいらず、建てることもありません。建てた建物に効果はなく、マスを埋め、能力を解放し、得点になるだけです。採石場があっても安くなりません。そのほかはプレイヤーと同じように行い、取れるものはすべて取ります。</translation>
    </message>
    <message>
        <source>It builds commercial buildings only. One comes into question if it is on sale, the Puertoma does not own it and can pay for it, and a space of its level is empty. Whoever has chosen the builder pays {builder_saving} less, as always.</source>
        <translation>商業施設だけを建てます。候補になるのは、建物一覧にあって、まだ持っておらず、支払うことができ、そのレベルのマスが空いている建物です。建築家を選んだときは、いつもどおり{builder_saving}安くなります。</translation>
    </message>
    <message>
        <source>It builds on the highest level that it can pay for.</source>
        <translation>支払える最高のレベルの建物を建てます。</translation>
    </message>
    <message>
        <source>Among several buildings of that level the number of a tie-break card decides.</source>
        <translation>そのレベルに建物がいくつもあれば、タイブレークカードの数字で決めます。</translation>
    </message>
    <message>
        <source>Of level {puertoma_levels} it builds only the building with its own reserve marker, and never as its first one: then it goes down to the next level.</source>
        <translation>レベル{puertoma_levels}では、自分の予約マーカーがある建物だけを建てます。ただし最初の建物にはせず、その場合は1つ下のレベルで建てます。</translation>
    </message>
    <message>
        <source>The reserve marker</source>
        <translation>予約マーカー</translation>
    </message>
    <message>
        <source>After its first building a Puertoma puts its reserve marker on an expanded building that is on sale and has no such marker, by the number of a tie-break card. The marker moves in the same way when somebody else builds that one, and when the Puertoma has built it itself. Without its marker on a building it builds nothing on level {puertoma_levels}. When nothing is left to be reserved, or both of its spaces there are full, the marker leaves the market.</source>
        <translation>最初の建物を建てた後、プエルトマは、建物一覧にあって予約マーカーのない大型建物を1軒、タイブレークカードの数字で決め、自分の予約マーカーを置きます。その建物をほかの誰かが建てたときも、プエルトマ自身が建てたときも、マーカーは同じようにして移ります。自分のマーカーが建物になければ、レベル{puertoma_levels}の建物は建てません。予約できる建物がなくなるか、そのレベルの2マスが両方埋まると、マーカーは建物一覧から外れます。</translation>
    </message>
    <message>
        <source>A Puertoma has 5 coins and a {small_market}. It can pay for buildings of level 2, but not for those of level 3: of the {hospice}, the {office} and the {large_market} a tie-break card finds one.</source>
        <translation>プエルトマが5コインと{small_market}を持っています。支払えるのはレベル2の建物までで、レベル3の建物には足りません。{hospice}、{office}、{large_market}のうち1軒を、タイブレークカードで決めます。</translation>
    </message>
    <message>
        <source>Buildings that are chosen before the game: in its turn the number of a tie-break card decides, counted over all buildings that may join.</source>
        <translation>ゲームの前に建物を選ぶとき：自分の番が来たら、加えられるすべての建物を順に数え、タイブレークカードの数字で決めます。</translation>
    </message>
    <message>
        <source>Citizens: it takes a citizen from the work register whenever there is one. Citizens work like workers, and bring {noble_point} each at the end. It never builds the {jeweler}.</source>
        <translation>市民：雇用窓口に市民がいれば、必ず市民を取ります。市民は労働者と同じように働き、ゲーム終了時に1人につき{noble_point}になります。{jeweler}は決して建てません。</translation>
    </message>
    <message>
        <source>Achievement cards are for players only. Each player looks at {cards_with_puertoma} and keeps {cards_each}; there is no draft.</source>
        <translation>功績カードを使うのはプレイヤーだけです。各プレイヤーは{cards_with_puertoma}枚を見て{cards_each}枚を取っておきます。ドラフトはしません。</translation>
    </message>
    <message>
        <source>The smuggler</source>
        <translation>密輸人</translation>
    </message>
    <message>
        <source>It does what brings most: poached workers whom it can put to work, goods in the trading house to plunder, or goods of a ship to raid, {most_smuggled} at most of workers or of goods from a ship. If several bring the same, it poaches rather than plunders, and plunders rather than raids. It raids a ship with a kind for which it has no active estate; of several that with the most goods, then that with the dearest kind. Nobody captures roles: with a Puertoma that deed is left out.</source>
        <translation>得るものが最も多い行動をします。数えるのは、引き抜いて働かせることができる労働者、強奪できる交易所の商品、略奪できる貨物船の商品です。労働者と貨物船の商品は、それぞれ{most_smuggled}までです。同じなら、強奪より引き抜き、略奪より強奪が先です。略奪するのは、稼働中の農園で作れない種類を積んだ貨物船です。いくつもあれば商品が最も多い貨物船、次に最も高い種類の貨物船です。プエルトマがいるゲームでは、誰も役割を拉致しません。この行動は使いません。</translation>
    </message>
    <message>
        <source>The festival</source>
        <translation>祝祭</translation>
    </message>
    <message>
        <source>It does tasks and is rewarded for them like everybody. While a task is open, these rules come before its others.</source>
        <translation>プレイヤーと同じように課題を達成し、報酬を得ます。まだ達成されていない課題がある間は、次のルールがほかのルールより先です。</translation>
    </message>
    <message>
        <source>Builder: the cheapest building of a task that it can pay for and place, if the space is on no higher level than it could pay for anyway.</source>
        <translation>建築家：課題の建物のうち、支払えて置ける最も安いもの。ただし、置くマスのレベルが、もともと支払えるレベルより高くないときに限ります。</translation>
    </message>
    <message>
        <source>Planter: estates of a kind that a task still asks for; then estates of a good that a task asks for and that it does not grow yet.</source>
        <translation>農園主：課題にまだ必要な種類の農園。次に、課題に必要な商品のうち、まだ育てていないものの農園。</translation>
    </message>
    <message>
        <source>Workers, whatever brings them: to an estate that is not active, of a kind among the goods of open tasks.</source>
        <translation>労働者（どうやって来ても）：まだ達成されていない課題の商品を作る、未稼働の農園に置きます。</translation>
    </message>
    <message>
        <source>Trader: the good of a task, if three goods lie in the trading house and it can sell that one.</source>
        <translation>商人：交易所に商品が3個あり、課題の商品を売れるなら、それを売ります。</translation>
    </message>
    <message>
        <source>Captain: the load that fills the ship of a task with its good, even if it could load more of something else.</source>
        <translation>船長：ほかの商品をもっと多く積めるときでも、課題の商品を積んで課題の貨物船を満杯にします。</translation>
    </message>
    <message>
        <source>The card for deliveries is left out.</source>
        <translation>配達のカードは使いません。</translation>
    </message>
    <message>
        <source>The trading house is empty, and no ship carries anything. Three workers lie on the work register, and two worker spaces of a Puertoma are empty: to poach brings two, and the smuggler is profitable.</source>
        <translation>交易所は空で、どの貨物船にも積荷がありません。雇用窓口に労働者が3人いて、プエルトマの空き枠は2つです。引き抜きで2人を得られるので、密輸人は有益です。</translation>
    </message>
    <message>
        <source>Every active estate makes one good, as long as the supply has some. As the craftsman it takes one more at the end, of the dearest kind that it has produced and that is left in the supply.</source>
        <translation>稼働中の農園は、サプライにあるかぎり、1つにつき商品を1個作ります。監督のときは最後に、生産した種類でまだサプライにあるもののうち、最も高い種類をもう1個取ります。</translation>
    </message>
    <message>
        <source>It sells the dearest good that the trading house takes from it, if that brings {least_pay} at least.</source>
        <translation>交易所に売れる商品のうち最も高いものを、{least_pay}以上になるなら売ります。</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>出荷</translation>
    </message>
    <message>
        <source>It loads as long as it can, whenever its turn comes, as everybody has to.</source>
        <translation>プレイヤーと同じように、手番が来るたびに、積めるかぎり積みます。</translation>
    </message>
    <message>
        <source>It loads the kind of which it can load the most at once.</source>
        <translation>一度に最も多く積める種類を積みます。</translation>
    </message>
    <message>
        <source>Of several kinds it takes the cheapest.</source>
        <translation>いくつもあれば、最も安い種類を積みます。</translation>
    </message>
    <message>
        <source>If that has room on several ships, it takes the smallest.</source>
        <translation>その種類を積める貨物船がいくつもあれば、最も小さい貨物船に積みます。</translation>
    </message>
    <message>
        <source>Of the goods that are left it keeps one, of the dearest kind.</source>
        <translation>余った商品のうち、最も高い種類を1個残します。</translation>
    </message>
    <message>
        <source>A Puertoma has three corn and two sugar. On one ship there is a single space left for sugar, two other ships are empty. It loads the three corn, on the smaller one of the empty ships.</source>
        <translation>プエルトマがコーン3個と砂糖2個を持っています。ある貨物船には砂糖の空きマスが1つだけあり、ほかの2隻は空です。コーン3個を、空の貨物船のうち小さいほうに積みます。</translation>
    </message>
    <message>
        <source>It goes through these rules in their order. Each of them looks only at the roles that the one before it has left, and a rule that would leave none is passed over. Once a single role is left, the Puertoma chooses it.</source>
        <translation>次のルールを順に見ていきます。どのルールも、前のルールで残った役割だけを見ます。1つも残らなくなるルールは飛ばします。役割が1つだけ残ったら、プエルトマはそれを選びます。</translation>
    </message>
    <message>
        <source>Of the free roles those that are profitable. If none is, all of them count, and the next rule is left out.</source>
        <translation>選べる役割のうち、有益なもの。有益な役割がなければ、すべてを対象とし、次のルールは飛ばします。</translation>
    </message>
    <message>
        <source>Roles to which an arrow leads from the place of the action marker. Both adventurers are one place.</source>
        <translation>行動マーカーの場所から矢印が通じている役割。2つの冒険家は1つの場所と見なします。</translation>
    </message>
    <message>
        <source>Roles with the most coins on them. The smuggler counts as if {smuggler_doubloons} lay there, and goes before others with as many.</source>
        <translation>上のコインが最も多い役割。密輸人は{smuggler_doubloons}があるものと数え、同数のほかの役割より優先されます。</translation>
    </message>
    <message>
        <source>The next tie-break card is turned up, and its first role that is left is chosen, from top to bottom.</source>
        <translation>次のタイブレークカードをめくり、残っている役割のうち、上から見て最初のものを選びます。</translation>
    </message>
    <message>
        <source>What is profitable</source>
        <translation>有益かどうか</translation>
    </message>
    <message>
        <source>{builder}: it can place a building and pay for it, with the coins that lie on the role, the privilege and its abilities.</source>
        <translation>{builder}：建物を1軒置けて、役割の上のコイン、特権、能力を含めて支払えるとき。</translation>
    </message>
    <message>
        <source>{settler}: it has a free space for one of the estates that lie open. Quarries do not count.</source>
        <translation>{settler}：場の農園のどれかを置ける空きマスがあるとき。採石場は数えません。</translation>
    </message>
    <message>
        <source>{mayor}: a worker space below one of its estates is empty.</source>
        <translation>{mayor}：自分の農園の下に空き枠があるとき。</translation>
    </message>
    <message>
        <source>{craftsman}: it would receive a good of a kind of which it has none.</source>
        <translation>{craftsman}：持っていない種類の商品を得られるとき。</translation>
    </message>
    <message>
        <source>{trader}: it can sell a good for {least_pay} at least, with what the privilege adds.</source>
        <translation>{trader}：特権で加わる分も含めて、商品を{least_pay}以上で売れるとき。</translation>
    </message>
    <message>
        <source>{captain}: it can load something.</source>
        <translation>{captain}：何か積めるとき。</translation>
    </message>
    <message>
        <source>{prospector}: always.</source>
        <translation>{prospector}：いつでも。</translation>
    </message>
    <message>
        <source>{smuggler}: a deed brings something. A Puertoma that holds the smuggler&apos;s marker does not look at this role.</source>
        <translation>{smuggler}：行動で何か得られるとき。密輸人マーカーを持つプエルトマは、この役割を見ません。</translation>
    </message>
    <message>
        <source>The marker goes on</source>
        <translation>マーカーの移動</translation>
    </message>
    <message>
        <source>When a Puertoma acts in a role to which an arrow leads from the marker, the marker goes there, whoever has chosen the role. To act means to build, take a tile, receive workers, produce, sell or load; as adventurer and smuggler only the one who has chosen the role acts. Where two Puertomas act, the first one moves it, and the second looks from there.</source>
        <translation>マーカーから矢印が通じている役割でプエルトマが行動すると、誰がその役割を選んだときでも、マーカーはそこへ移ります。行動とは、建設する、タイルを取る、労働者を受け取る、生産する、売る、積むことです。冒険家と密輸人では、役割を選んだ人だけが行動します。2人のプエルトマが行動するときは、1人目がマーカーを動かし、2人目はその場所から見ます。</translation>
    </message>
    <message>
        <source>The marker stands on the builder. For a Puertoma the builder, the planter, the recruiter and the captain are profitable. Arrows lead from the builder to the planter and the recruiter: the builder and the captain fall out. A coin lies on the recruiter and none on the planter: it chooses the recruiter, and the marker goes there.</source>
        <translation>マーカーは建築家にあります。プエルトマにとって、建築家、農園主、募集官、船長が有益です。建築家からは農園主と募集官に矢印が通じているので、建築家と船長は外れます。募集官には1コインあり、農園主にはありません。プエルトマは募集官を選び、マーカーはそこへ移ります。</translation>
    </message>
    <message>
        <source>Its points lie open. The game ends, too, when a Puertoma has buildings on all of its {puertoma_spaces} spaces. Then it adds up:</source>
        <translation>プエルトマの得点は公開です。プエルトマの{puertoma_spaces}マスすべてに建物が建ったときも、ゲームは終わります。その後、次のものを合計します。</translation>
    </message>
    <message>
        <source>its VP tokens, and the points printed on its buildings,</source>
        <translation>勝利点トークンと、建物に書かれた点。</translation>
    </message>
    <message>
        <source>{large_bonus} more for each expanded building, whatever that says,</source>
        <translation>大型建物1軒につき、書かれた効果に関係なく、さらに{large_bonus}。</translation>
    </message>
    <message>
        <source>1 for each citizen, and 1 for each worker or citizen in the VP area,</source>
        <translation>市民1人につき1点、勝利点エリアの労働者か市民1人につき1点。</translation>
    </message>
    <message>
        <source>{tile_aside} for each quarry and each third estate of a kind,</source>
        <translation>採石場と、同じ種類の3つ目の農園、1つにつき{tile_aside}点。</translation>
    </message>
    <message>
        <source>{active_pair} for each kind of which both estates are active,</source>
        <translation>農園が2つとも稼働中の種類、1つにつき{active_pair}点。</translation>
    </message>
    <message>
        <source>1 for every {pieces_for_point} goods and coins together, rounded up,</source>
        <translation>商品とコインを合わせて{pieces_for_point}つにつき1点（端数切り上げ）。</translation>
    </message>
    <message>
        <source>the points of all achievement cards that players have kept and not done. Every Puertoma scores them; players score nothing for achievements.</source>
        <translation>プレイヤーが取っておき、達成しなかったすべての功績カードの点。どのプエルトマもこの点を得ます。プレイヤーは功績では得点しません。</translation>
    </message>
    <message>
        <source>The highest sum wins; a single player has to beat every Puertoma.</source>
        <translation>合計が最も高い者が勝利します。プレイヤーが1人なら、すべてのプエルトマに勝たなければなりません。</translation>
    </message>
    <message>
        <source>At the end a Puertoma has 4 coins and 3 goods: {left_over_example}.</source>
        <translation>ゲーム終了時に、プエルトマが4コインと商品3個を持っています：{left_over_example}。</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Easy: once it has unlocked {easy_abilities} abilities, the others leave the game.</source>
        <translation>やさしい：能力を{easy_abilities}つ解放すると、ほかの能力はゲームから除かれます。</translation>
    </message>
    <message>
        <source>Normal: everything as it is told here.</source>
        <translation>ふつう：すべて、ここに書いたとおりです。</translation>
    </message>
    <message>
        <source>Hard: its first ability works from the beginning. One that begins with fruit receives a building of level 1, a worker on its estate and one corn. One that begins with corn receives a building of level 2 and one sugar, but has only {corn_doubloons} left. The building is found by the number of a tie-break card, counts as its first one, and does no task.</source>
        <translation>難しい：最初の能力が始めから有効です。果物で始めるプエルトマは、レベル1の建物、農園に置く労働者1人、コーン1個を得ます。コーンで始めるプエルトマは、レベル2の建物と砂糖1個を得ますが、コインは{corn_doubloons}しか残りません。建物はタイブレークカードの数字で決めます。これは1軒目の建物と数えますが、課題の達成にはなりません。</translation>
    </message>
    <message>
        <source>As planter, and whenever somebody else is the planter, it looks at the estates that lie open and for which it has a free space.</source>
        <translation>農園主のときも、ほかの誰かが農園主のときも、場の農園のうち、空きマスに置けるものを見ます。</translation>
    </message>
    <message>
        <source>It takes one of a kind of which it has one already.</source>
        <translation>すでに1つ持っている種類を取ります。</translation>
    </message>
    <message>
        <source>Among several, and where there is none, it takes the dearest kind.</source>
        <translation>いくつもあるとき、またはその種類がないときは、最も高い種類を取ります。</translation>
    </message>
    <message>
        <source>If no estate has a free space, it takes a quarry, even if somebody else is the planter. It goes to the VP area.</source>
        <translation>空きマスに置ける農園がなければ、ほかの誰かが農園主でも、採石場を取ります。採石場は勝利点エリアに置きます。</translation>
    </message>
    <message>
        <source>If there is no quarry either, it takes nothing.</source>
        <translation>採石場もなければ、何も取りません。</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>労働者</translation>
    </message>
    <message>
        <source>It receives as many as everybody, and one more as the recruiter. They go one by one.</source>
        <translation>プレイヤーと同じ人数を受け取り、募集官ならもう1人受け取ります。1人ずつ配置します。</translation>
    </message>
    <message>
        <source>Each goes to the estate that is not active and has the fewest empty worker spaces.</source>
        <translation>未稼働の農園のうち、空き枠が最も少ない農園に置きます。</translation>
    </message>
    <message>
        <source>Among several it is the dearest kind.</source>
        <translation>いくつもあれば、最も高い種類の農園に置きます。</translation>
    </message>
    <message>
        <source>When all its estates are active, workers go to the VP area, where they stay.</source>
        <translation>すべての農園が稼働中なら、勝利点エリアに置きます。そこから動くことはありません。</translation>
    </message>
    <message>
        <source>When the work register is filled, the empty worker spaces on buildings of players count, and of each Puertoma the empty worker spaces below a single estate, where it has the most. At least one worker for every seat comes, as always.</source>
        <translation>雇用窓口を補充するときは、プレイヤーの建物の空き枠と、それぞれのプエルトマの、空き枠が最も多い農園1つの空き枠を数えます。いつもどおり、少なくとも席の数と同じ人数が来ます。</translation>
    </message>
    <message>
        <source>A Puertoma has an empty coffee estate, which has three worker spaces, and a sugar estate with one of its two occupied. Of two workers the first goes to the sugar estate, which is active now, and the second to the coffee estate.</source>
        <translation>プエルトマに、枠が3つある空のコーヒー農園と、2つの枠のうち1つが埋まった砂糖農園があります。労働者が2人来ると、1人目は砂糖農園に置かれ、砂糖農園は稼働します。2人目はコーヒー農園に置かれます。</translation>
    </message>
    <message>
        <source>Where the rules of a Puertoma leave several ways that are equal, the next of {tie_cards} tie-break cards decides. Of roles it takes the one that stands uppermost on the card.</source>
        <translation>プエルトマのルールで同等のものがいくつも残るときは、{tie_cards}枚のタイブレークカードのうち次の1枚で決めます。役割なら、カードのいちばん上にあるものを選びます。</translation>
    </message>
    <message>
        <source>Of everything else it takes the one to which the number of the card counts: from the first to the last, and round and round. Buildings are counted by their cost, the cheapest first, and of equal cost as they lie in the market; estates and goods from corn to coffee. Where a single one is left, no card is turned up.</source>
        <translation>そのほかは、カードの数字の数だけ、最初から最後まで順に、繰り返し数え、当たったものを選びます。建物は値段の安い順、同じ値段なら建物一覧に並ぶ順に数えます。農園と商品は、コーンからコーヒーの順に数えます。1つしか残っていないときは、カードをめくりません。</translation>
    </message>
    <message>
        <source>When the pile is empty, all the tie-break cards are shuffled for a new one.</source>
        <translation>山札が尽きたら、タイブレークカードをすべて混ぜて新しい山札にします。</translation>
    </message>
    <message>
        <source>A Puertoma may build the {hospice}, the {office}, the {large_market} or the {large_warehouse}. Card 6 is turned up, and counts one, two, three, four, one, two: it builds the {office}.</source>
        <translation>プエルトマは{hospice}、{office}、{large_market}、{large_warehouse}のどれかを建てられます。カード6がめくられ、1、2、3、4、1、2と数え、{office}を建てます。</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search ({key})</source>
        <translation>検索（{key}）</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Pages of the rules</source>
        <translation>ルールの目次</translation>
    </message>
    <message>
        <source>Page of the rules</source>
        <translation>ルールのページ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>No page was found for “{words}”. Try fewer or other words.</source>
        <translation>「{words}」を含むページは見つかりませんでした。言葉を減らすか、変えてみてください。</translation>
    </message>
</context>
<context>
    <name>RulesFact</name>
    <message>
        <source>Price</source>
        <translation>売値</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>値段</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>枠</translation>
    </message>
    <message>
        <source>Quarries at most</source>
        <translation>採石場の限度</translation>
    </message>
    <message>
        <source>City spaces</source>
        <translation>占める地区</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>{copies} ({fewer} for two)</source>
        <translation>{copies}（2人プレイでは{fewer}）</translation>
    </message>
    <message>
        <source>Doubloons for each</source>
        <translation>各自の最初の持ち金</translation>
    </message>
    <message>
        <source>First plantations</source>
        <translation>最初のプランテーション</translation>
    </message>
    <message>
        <source>Role cards</source>
        <translation>役割カード</translation>
    </message>
    <message>
        <source>Prospectors among them</source>
        <translation>うち金鉱掘り</translation>
    </message>
    <message>
        <source>Roles for each player in a round</source>
        <translation>1ラウンドに各自が選ぶ役割</translation>
    </message>
    <message>
        <source>Cards left over in a round</source>
        <translation>1ラウンドに余るカード</translation>
    </message>
    <message>
        <source>Face-up plantations</source>
        <translation>場のプランテーション</translation>
    </message>
    <message>
        <source>Quarries</source>
        <translation>採石場</translation>
    </message>
    <message>
        <source>Colonists on the ship at first</source>
        <translation>最初に入植船に乗る入植者</translation>
    </message>
    <message>
        <source>Colonists in the supply</source>
        <translation>最初の入植者の残り</translation>
    </message>
    <message>
        <source>Victory points in chips</source>
        <translation>勝利点チップの合計</translation>
    </message>
    <message>
        <source>Spaces on the cargo ships</source>
        <translation>貿易船の大きさ</translation>
    </message>
    <message>
        <source>Copies of a small violet building</source>
        <translation>大型でない紫の建物の枚数</translation>
    </message>
    <message>
        <source>Copies of a large building</source>
        <translation>大型建物の枚数</translation>
    </message>
    <message>
        <source>Copies of a production building</source>
        <translation>生産設備の枚数</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>プレイ人数</translation>
    </message>
    <message>
        <source>Tiles in the game</source>
        <translation>ゲームにあるタイル</translation>
    </message>
    <message>
        <source>{good} in the game</source>
        <translation>ゲームにある{good}</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>Kinds produced</source>
        <translation>生産した種類</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation>ダブロン</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Tiles on the island</source>
        <translation>島のタイル</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>メニューの項目</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Sets of three</source>
        <translation>3枚組の数</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Price of a building</source>
        <translation>建物の値段</translation>
    </message>
    <message>
        <source>New Buildings</source>
        <translation>新たな建物</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>貴族</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Expansions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>農園</translation>
    </message>
    <message>
        <source>From</source>
        <translation>出発点</translation>
    </message>
    <message>
        <source>Arrows lead to</source>
        <translation>矢印の先</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>上から順に</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
</context>
<context>
    <name>RulesGroup</name>
    <message>
        <source>To begin with</source>
        <translation>はじめに</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>ルールの詳細</translation>
    </message>
    <message>
        <source>The end, and options</source>
        <translation>ゲームの終わりと設定</translation>
    </message>
    <message>
        <source>Plantations and quarries</source>
        <translation>プランテーションと採石場</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>Production buildings</source>
        <translation>生産設備</translation>
    </message>
    <message>
        <source>Violet buildings</source>
        <translation>紫の建物</translation>
    </message>
    <message>
        <source>Large buildings</source>
        <translation>大型建物</translation>
    </message>
    <message>
        <source>Expansions and optional rules</source>
        <translation>拡張と選択ルール</translation>
    </message>
    <message>
        <source>New Buildings</source>
        <translation>新たな建物</translation>
    </message>
    <message>
        <source>Buildings for nobles</source>
        <translation>貴族の建物</translation>
    </message>
    <message>
        <source>Alone: Puertoma</source>
        <translation>1人で：プエルトマ</translation>
    </message>
</context>
<context>
    <name>RulesModel</name>
    <message>
        <source>In the title</source>
        <translation>題名にある</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>本文にある</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Try it at the table</source>
        <translation>テーブルで試す</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>関連項目</translation>
    </message>
</context>
<context>
    <name>RulesPart</name>
    <message>
        <source>Expansions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>選択ルール</translation>
    </message>
    <message>
        <source>Bu&amp;ildings</source>
        <translation>建物(&amp;I)</translation>
    </message>
    <message>
        <source>1897 rulin&amp;gs</source>
        <translation>1897の解釈(&amp;G)</translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>What a player has</source>
        <translation>プレイヤーの持ち物</translation>
    </message>
    <message>
        <source>The island</source>
        <translation>島</translation>
    </message>
    <message>
        <source>The city</source>
        <translation>街</translation>
    </message>
    <message>
        <source>Occupied or not</source>
        <translation>稼動中かどうか</translation>
    </message>
    <message>
        <source>Colonists and San Juan</source>
        <translation>入植者とサンファン</translation>
    </message>
    <message>
        <source>The colonist ship</source>
        <translation>入植船</translation>
    </message>
    <message>
        <source>The plantations on offer</source>
        <translation>場のプランテーション</translation>
    </message>
    <message>
        <source>Quarries and prices</source>
        <translation>採石場と値段</translation>
    </message>
    <message>
        <source>Production buildings at a glance</source>
        <translation>生産設備の一覧</translation>
    </message>
    <message>
        <source>Violet buildings at a glance</source>
        <translation>紫の建物の一覧</translation>
    </message>
    <message>
        <source>Large buildings at a glance</source>
        <translation>大型建物の一覧</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>得点計算</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>同点のとき</translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation>選べる設定</translation>
    </message>
    <message>
        <source>How the game goes</source>
        <translation>ゲームの流れ</translation>
    </message>
    <message>
        <source>How to move the pieces</source>
        <translation>操作のしかた</translation>
    </message>
    <message>
        <source>What lies ready</source>
        <translation>ゲームの準備</translation>
    </message>
    <message>
        <source>The round and its roles</source>
        <translation>ラウンドと役割</translation>
    </message>
    <message>
        <source>The governor</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>特権</translation>
    </message>
    <message>
        <source>The game for two</source>
        <translation>2人プレイ</translation>
    </message>
    <message>
        <source>How much one produces</source>
        <translation>生産する個数</translation>
    </message>
    <message>
        <source>The supply of goods</source>
        <translation>商品の在庫</translation>
    </message>
    <message>
        <source>The trading house</source>
        <translation>商船</translation>
    </message>
    <message>
        <source>The cargo ships</source>
        <translation>貿易船</translation>
    </message>
    <message>
        <source>What must be loaded</source>
        <translation>出荷の義務</translation>
    </message>
    <message>
        <source>Storing and spoiling</source>
        <translation>残す商品と廃棄</translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation>ダブロン</translation>
    </message>
    <message>
        <source>Victory point chips</source>
        <translation>勝利点チップ</translation>
    </message>
    <message>
        <source>Other beginnings</source>
        <translation>最初の持ち物の変更</translation>
    </message>
    <message>
        <source>When points run out in another phase</source>
        <translation>ほかのフェイズで点が尽きたとき</translation>
    </message>
    <message>
        <source>The two readings</source>
        <translation>2つの解釈</translation>
    </message>
    <message>
        <source>What is different in 1897</source>
        <translation>1897での違い</translation>
    </message>
    <message>
        <source>What the expansions bring</source>
        <translation>拡張で加わるもの</translation>
    </message>
    <message>
        <source>Which buildings a game has</source>
        <translation>ゲームで使う建物</translation>
    </message>
    <message>
        <source>The fixed sets</source>
        <translation>固定の組</translation>
    </message>
    <message>
        <source>Abilities of Puertoma</source>
        <translation>プエルトマの能力</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>功績</translation>
    </message>
    <message>
        <source>The festival</source>
        <translation>祝祭</translation>
    </message>
    <message>
        <source>Festival cards</source>
        <translation>祝祭カード</translation>
    </message>
    <message>
        <source>Puertoma</source>
        <translation>プエルトマ</translation>
    </message>
    <message>
        <source>How Puertoma builds</source>
        <translation>プエルトマの建設</translation>
    </message>
    <message>
        <source>Puertoma and the expansions</source>
        <translation>プエルトマと拡張</translation>
    </message>
    <message>
        <source>How Puertoma produces, sells and loads</source>
        <translation>プエルトマの生産、販売、出荷</translation>
    </message>
    <message>
        <source>How Puertoma chooses a role</source>
        <translation>プエルトマの役割の選び方</translation>
    </message>
    <message>
        <source>Points and levels of Puertoma</source>
        <translation>プエルトマの得点と難易度</translation>
    </message>
    <message>
        <source>How Puertoma takes tiles and places workers</source>
        <translation>プエルトマのタイルと労働者</translation>
    </message>
    <message>
        <source>Tie-break card</source>
        <translation>タイブレークカード</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>建物のドラフト</translation>
    </message>
    <message>
        <source>Forests</source>
        <translation>森について</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>客</translation>
    </message>
    <message>
        <source>Paying in kind</source>
        <translation>代わりのもので払う</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>貴族</translation>
    </message>
    <message>
        <source>New Buildings at a glance</source>
        <translation>新たな建物の一覧</translation>
    </message>
    <message>
        <source>Buildings for nobles at a glance</source>
        <translation>貴族の建物の一覧</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>選択ルール</translation>
    </message>
    <message>
        <source>Costs swapped</source>
        <translation>値段の変更</translation>
    </message>
    <message>
        <source>A limit for the jeweler</source>
        <translation>宝石商の上限</translation>
    </message>
    <message>
        <source>Buildings that exclude each other</source>
        <translation>両方は使えない建物</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>ハンデ</translation>
    </message>
</context>
<context>
    <name>SanJuanAdvice</name>
    <message>
        <source>Brings you about {points} VP more from buildings.</source>
        <translation>建物で約{points}点多くなります。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more under buildings.</source>
        <translation>建物の下のカードで約{points}点多くなります。</translation>
    </message>
    <message>
        <source>Brings you about {points} VP more from large buildings.</source>
        <translation>コスト6の建物のボーナスで約{points}点多くなります。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from buildings.</source>
        <translation>{player}は建物で約{points}点少なくなります。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less under buildings.</source>
        <translation>{player}は建物の下のカードで約{points}点少なくなります。</translation>
    </message>
    <message>
        <source>{player} gets about {points} VP less from large buildings.</source>
        <translation>{player}はコスト6の建物のボーナスで約{points}点少なくなります。</translation>
    </message>
    <message>
        <source>Keeps the {role} from {player}.</source>
        <translation>{role}を{player}に渡しません。</translation>
    </message>
    <message>
        <source>If you took the {other} instead, {player} would take the {role}.</source>
        <translation>代わりに{other}を取ると、{player}が{role}を取るでしょう。</translation>
    </message>
    <message>
        <source>Ends the game while you lead.</source>
        <translation>自分がリードしているうちにゲームを終わらせます。</translation>
    </message>
    <message>
        <source>Does not end the game while {player} leads.</source>
        <translation>{player}がリードしているあいだはゲームを終わらせません。</translation>
    </message>
    <message>
        <source>Worth least to you: {cards}.</source>
        <translation>いちばん価値が低いカード：{cards}。</translation>
    </message>
    <message>
        <source>The adviser sees no clear difference between them.</source>
        <translation>どれも、はっきりした差はありません。</translation>
    </message>
    <message>
        <source>Examined most: where the list shows a higher chance, it is less certain.</source>
        <translation>いちばん詳しく調べた手です。もっと勝率が高いものは、確かさが劣ります。</translation>
    </message>
    <message>
        <source>Pay with {cards}.</source>
        <translation>{cards}で支払います。</translation>
    </message>
    <message>
        <source>Pay with the goods of {goods}.</source>
        <translation>{goods}の商品で支払います。</translation>
    </message>
    <message>
        <source>Pay with {cards}, and the goods of {goods}.</source>
        <translation>{cards}と、{goods}の商品で支払います。</translation>
    </message>
</context>
<context>
    <name>SanJuanAmount</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>カード%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>商品%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n勝利点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanBenefit</name>
    <message>
        <source>{player}, adventurer&apos;s privilege: draw?</source>
        <translation>{player}（冒険家の特権）：カードを引きますか？</translation>
    </message>
    <message>
        <source>{player}, recruiter phase: draw?</source>
        <translation>{player}（募集官フェイズ）：カードを引きますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: turn up four cards?</source>
        <translation>{player}（{building}）：カードを4枚めくりますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: turn up a card?</source>
        <translation>{player}（{building}）：カードを1枚めくりますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: keep one of the goods under it?</source>
        <translation>{player}（{building}）：商品1個を下に置きますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: put a good onto it?</source>
        <translation>{player}（{building}）：商品を1個置きますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: keep one card more?</source>
        <translation>{player}（{building}）：カードをもう1枚残しますか？</translation>
    </message>
    <message>
        <source>{player}, {building}: draw a card?</source>
        <translation>{player}（{building}）：カードを1枚引きますか？</translation>
    </message>
</context>
<context>
    <name>SanJuanBuilding</name>
    <message>
        <source>Corn Granary</source>
        <translation>コーン倉庫</translation>
    </message>
    <message>
        <source>Fruit Depot</source>
        <translation>果物倉庫</translation>
    </message>
    <message>
        <source>Sugar Mill</source>
        <translation>製糖所</translation>
    </message>
    <message>
        <source>Tobacco Storage</source>
        <translation>タバコ倉庫</translation>
    </message>
    <message>
        <source>Coffee Roaster</source>
        <translation>焙煎所</translation>
    </message>
    <message>
        <source>Distillery</source>
        <translation>蒸留所</translation>
    </message>
    <message>
        <source>Gold Mine</source>
        <translation>金鉱</translation>
    </message>
    <message>
        <source>Notary</source>
        <translation>公証役場</translation>
    </message>
    <message>
        <source>Hospital</source>
        <translation>病院</translation>
    </message>
    <message>
        <source>Hidden Market</source>
        <translation>裏市場</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>交易拠点</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>工場</translation>
    </message>
    <message>
        <source>Small Market</source>
        <translation>市場(小)</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>クレーン</translation>
    </message>
    <message>
        <source>Chapel</source>
        <translation>礼拝堂</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>灯台</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>運河</translation>
    </message>
    <message>
        <source>Lumberyard</source>
        <translation>製材所</translation>
    </message>
    <message>
        <source>Villa</source>
        <translation>別荘</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>彫像</translation>
    </message>
    <message>
        <source>Large Market</source>
        <translation>市場(大)</translation>
    </message>
    <message>
        <source>Builder&apos;s Yard</source>
        <translation>資材置き場</translation>
    </message>
    <message>
        <source>Triumphal Arch</source>
        <translation>凱旋門</translation>
    </message>
    <message>
        <source>Publishing House</source>
        <translation>出版社</translation>
    </message>
    <message>
        <source>Hero</source>
        <translation>偉人像</translation>
    </message>
    <message>
        <source>Assembly Hall</source>
        <translation>会議場</translation>
    </message>
    <message>
        <source>City Hall</source>
        <translation>市役所</translation>
    </message>
    <message>
        <source>Customs House</source>
        <translation>税関</translation>
    </message>
    <message>
        <source>Town Square</source>
        <translation>街の広場</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>砦</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>事務所</translation>
    </message>
    <message>
        <source>Bohío</source>
        <translation>ボイオ(農家)</translation>
    </message>
    <message>
        <source>School</source>
        <translation>学校</translation>
    </message>
    <message>
        <source>Park Authority</source>
        <translation>公園管理局</translation>
    </message>
    <message>
        <source>Zoning Office</source>
        <translation>区画事務所</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>港</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>教会</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>銀行</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>公邸</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>大聖堂</translation>
    </message>
</context>
<context>
    <name>SanJuanBuildingEffect</name>
    <message>
        <source>Craftsman phase: makes corn if no good lies on it.</source>
        <translation>監督フェイズ：商品がなければ、コーンを作れます。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes fruit if no good lies on it.</source>
        <translation>監督フェイズ：商品がなければ、果物を作れます。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes sugar if no good lies on it.</source>
        <translation>監督フェイズ：商品がなければ、砂糖を作れます。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes tobacco if no good lies on it.</source>
        <translation>監督フェイズ：商品がなければ、タバコを作れます。</translation>
    </message>
    <message>
        <source>Craftsman phase: makes coffee if no good lies on it.</source>
        <translation>監督フェイズ：商品がなければ、コーヒーを作れます。</translation>
    </message>
    <message>
        <source>Builder phase: production buildings cost you 1 card less.</source>
        <translation>建築フェイズ：生産施設を建てるとき、支払いが1枚減ります。</translation>
    </message>
    <message>
        <source>Adventurer phase: turn up 4 cards. If all four costs are different, you keep the cheapest card; otherwise all are discarded.</source>
        <translation>冒険家フェイズ：カード4枚をめくります。コストがすべて違えば、いちばん安いカードをもらえます。同じものがあれば、すべて捨て札になります。</translation>
    </message>
    <message>
        <source>Recruiter phase: the cards that you draw go into your hand, and what goes you choose from your whole hand.</source>
        <translation>募集官フェイズ：引いたカードを手札に加え、捨てるカードを手札全体から選びます。</translation>
    </message>
    <message>
        <source>Builder phase: if you build and then have 0 or 1 card left, you draw 1 card.</source>
        <translation>建築フェイズ：建てた後の手札が0枚か1枚なら、カードを1枚引きます。</translation>
    </message>
    <message>
        <source>Builder phase: up to 2 of your goods may pay for a building, 1 card less for each.</source>
        <translation>建築フェイズ：商品2個までを支払いに使えます。1個がカード1枚の代わりになります。</translation>
    </message>
    <message>
        <source>Trader phase: you may sell 1 good more.</source>
        <translation>商人フェイズ：商品をもう1個売れます。</translation>
    </message>
    <message>
        <source>Craftsman phase: if you make at least 2 goods, you draw 1 card.</source>
        <translation>監督フェイズ：商品を2個以上作ると、カードを1枚引きます。</translation>
    </message>
    <message>
        <source>Trader phase: if you sell at least 2 goods, you draw 1 card more.</source>
        <translation>商人フェイズ：商品を2個以上売ると、カードをもう1枚引きます。</translation>
    </message>
    <message>
        <source>Builder phase: you may build over one of your buildings and pay only the difference in cost.</source>
        <translation>建築フェイズ：自分の建物を建て替えられます。支払うのはコストの差だけです。</translation>
    </message>
    <message>
        <source>Round start: you may put 1 card from your hand under it. Each card there is worth 1 point at the end.</source>
        <translation>ラウンドの始め：手札1枚を下に置けます。下のカード1枚が、ゲーム終了時に1勝利点になります。</translation>
    </message>
    <message>
        <source>Round start: your hand limit is 12 cards.</source>
        <translation>ラウンドの始め：手札を12枚まで残せます。</translation>
    </message>
    <message>
        <source>Craftsman phase: you may make 1 good more.</source>
        <translation>監督フェイズ：商品をもう1個作れます。</translation>
    </message>
    <message>
        <source>Builder phase: if you build a commercial building, you draw 1 card after paying.</source>
        <translation>建築フェイズ：都市施設を建てると、支払った後にカードを1枚引きます。</translation>
    </message>
    <message>
        <source>Recruiter phase: you keep 2 of the drawn cards instead of 1.</source>
        <translation>募集官フェイズ：引いたカードのうち、1枚ではなく2枚を残せます。</translation>
    </message>
    <message>
        <source>A monument: it does nothing but bring points.</source>
        <translation>記念建造物です。効果はなく、勝利点だけがあります。</translation>
    </message>
    <message>
        <source>Trader phase: if you sell at least 1 good, you draw 1 card more.</source>
        <translation>商人フェイズ：商品を1個でも売ると、カードをもう1枚引きます。</translation>
    </message>
    <message>
        <source>Builder phase: commercial buildings cost you 1 card less.</source>
        <translation>建築フェイズ：都市施設を建てるとき、支払いが1枚減ります。</translation>
    </message>
    <message>
        <source>Every role: your privilege counts twice.</source>
        <translation>すべての役割：特権が2倍になります。</translation>
    </message>
    <message>
        <source>End of the game: 1 point for each of your production buildings, and 1 for each kind of them.</source>
        <translation>ゲーム終了時：生産施設1軒につき1勝利点、その1種類につきさらに1勝利点です。</translation>
    </message>
    <message>
        <source>End of the game: 1 point for each of your commercial buildings, itself included.</source>
        <translation>ゲーム終了時：都市施設1軒につき1勝利点です。これ自身も数えます。</translation>
    </message>
    <message>
        <source>End of the game: 1 point for every 4 points that you have from everything else.</source>
        <translation>ゲーム終了時：ほかで得た4勝利点ごとに、もう1勝利点です。</translation>
    </message>
    <message>
        <source>End of the game: 4, 6 or 8 points for 1, 2 or 3 monuments of yours.</source>
        <translation>ゲーム終了時：自分の記念建造物が1、2、3軒なら、4、6、8勝利点です。</translation>
    </message>
    <message>
        <source>Round start: players who have neither Fortress nor Lighthouse keep only 6 cards; your limit stays 7.</source>
        <translation>ラウンドの始め：砦も灯台も持たない人は、手札を6枚までしか残せません。あなたは7枚のままです。</translation>
    </message>
    <message>
        <source>Round start: you may discard 1 or 2 cards and draw as many.</source>
        <translation>ラウンドの始め：手札1枚か2枚を捨て、同じ枚数を引けます。</translation>
    </message>
    <message>
        <source>Trader phase: if nobody sells anything, you draw 1 card.</source>
        <translation>商人フェイズ：誰も商品を売らなければ、カードを1枚引きます。</translation>
    </message>
    <message>
        <source>End of the builder phase: if nobody has fewer buildings than you and somebody has more, you draw 1 card.</source>
        <translation>建築フェイズの終わり：建物の数があなたより少ない人がなく、多い人がいれば、カードを1枚引きます。</translation>
    </message>
    <message>
        <source>Builder phase: built over with a Crane, it saves 6 cards instead of 3.</source>
        <translation>建築フェイズ：クレーンで建て替えると、3枚ではなく6枚の節約になります。</translation>
    </message>
    <message>
        <source>Recruiter phase: it gets a good if it is empty. That good always sells for 2 cards.</source>
        <translation>募集官フェイズ：商品がなければ1個置きます。この商品は、いつでもカード2枚で売れます。</translation>
    </message>
    <message>
        <source>Trader phase: one of the goods that you sell goes under it. Each card there is worth 1 point at the end.</source>
        <translation>商人フェイズ：売った商品のうち1個を下に置きます。下のカード1枚が、ゲーム終了時に1勝利点になります。</translation>
    </message>
    <message>
        <source>Round start, once a game: you may put any number of cards from your hand under it. Each card there is worth 1 point at the end.</source>
        <translation>ラウンドの始め、ゲーム中1回だけ：手札を何枚でも下に置けます。下のカード1枚が、ゲーム終了時に1勝利点になります。</translation>
    </message>
    <message>
        <source>Adventurer phase: turn up 1 card. You keep it if nobody has built such a building.</source>
        <translation>冒険家フェイズ：カード1枚をめくります。その建物を誰も建てていなければ、手札に加えます。</translation>
    </message>
    <message>
        <source>End of the game: 4, 3, 2 and 1 points for up to four sets of three different buildings of yours that cost the same.</source>
        <translation>ゲーム終了時：コストが同じで種類の違う自分の建物3軒の組に、順に4、3、2、1勝利点です。</translation>
    </message>
    <message>
        <source>End of the game: 4, 3, 2 and 1 points for the first four buildings of cost 6 that the other players have. It lies beside the roles, and whoever comes first may build it.</source>
        <translation>ゲーム終了時：ほかの人のコスト6の建物4軒までに、順に4、3、2、1勝利点です。役割カードの横にあり、早い者勝ちで建てられます。</translation>
    </message>
</context>
<context>
    <name>SanJuanBuildingShort</name>
    <message>
        <source>Makes corn</source>
        <translation>コーンを作る</translation>
    </message>
    <message>
        <source>Makes fruit</source>
        <translation>果物を作る</translation>
    </message>
    <message>
        <source>Makes sugar</source>
        <translation>砂糖を作る</translation>
    </message>
    <message>
        <source>Makes tobacco</source>
        <translation>タバコを作る</translation>
    </message>
    <message>
        <source>Makes coffee</source>
        <translation>コーヒーを作る</translation>
    </message>
    <message>
        <source>Production buildings cost 1 less</source>
        <translation>生産施設のコスト−1</translation>
    </message>
    <message>
        <source>Turn up 4: costs all differ? Cheapest</source>
        <translation>4枚めくり、全部違えば最安を得る</translation>
    </message>
    <message>
        <source>Discard from your whole hand</source>
        <translation>手札全体から捨てる</translation>
    </message>
    <message>
        <source>Built, and 0 or 1 card left? Draw 1</source>
        <translation>建てて手札が1枚以下なら1枚引く</translation>
    </message>
    <message>
        <source>Pay with up to 2 goods</source>
        <translation>商品2個まで支払いに使える</translation>
    </message>
    <message>
        <source>Sell 1 good more</source>
        <translation>商品をもう1個売れる</translation>
    </message>
    <message>
        <source>Made 2 goods? Draw 1 card</source>
        <translation>商品を2個作れば1枚引く</translation>
    </message>
    <message>
        <source>Sold 2 goods? Draw 1 more</source>
        <translation>商品を2個売ればもう1枚</translation>
    </message>
    <message>
        <source>Build over an old building</source>
        <translation>古い建物を建て替えられる</translation>
    </message>
    <message>
        <source>Tuck 1 card a round: 1 VP each</source>
        <translation>毎ラウンド1枚下に置く、各1点</translation>
    </message>
    <message>
        <source>Hand limit 12</source>
        <translation>手札は12枚まで</translation>
    </message>
    <message>
        <source>Make 1 good more</source>
        <translation>商品をもう1個作れる</translation>
    </message>
    <message>
        <source>Built commercial? Draw 1 card</source>
        <translation>都市施設を建てたら1枚引く</translation>
    </message>
    <message>
        <source>Keep 2 cards, not 1</source>
        <translation>1枚でなく2枚残せる</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>記念建造物</translation>
    </message>
    <message>
        <source>Sold 1 good? Draw 1 more</source>
        <translation>商品を売ればもう1枚</translation>
    </message>
    <message>
        <source>Commercial buildings cost 1 less</source>
        <translation>都市施設のコスト−1</translation>
    </message>
    <message>
        <source>Your privilege counts twice</source>
        <translation>特権が2倍になる</translation>
    </message>
    <message>
        <source>1 VP per production building, 1 per kind</source>
        <translation>生産施設1軒に1点、1種類に1点</translation>
    </message>
    <message>
        <source>1 VP per commercial building</source>
        <translation>都市施設1軒に1点</translation>
    </message>
    <message>
        <source>1 VP per 4 other VP</source>
        <translation>ほかの4点ごとに1点</translation>
    </message>
    <message>
        <source>4, 6, 8 VP for 1, 2, 3 monuments</source>
        <translation>記念建造物1、2、3軒で4、6、8点</translation>
    </message>
    <message>
        <source>Hand limit of the others 6</source>
        <translation>ほかの人の手札は6枚まで</translation>
    </message>
    <message>
        <source>Swap 1 or 2 cards</source>
        <translation>手札を2枚まで交換</translation>
    </message>
    <message>
        <source>Nobody sold? Draw 1 card</source>
        <translation>誰も売らなければ1枚引く</translation>
    </message>
    <message>
        <source>Fewest buildings? Draw 1 card</source>
        <translation>建物が最も少なければ1枚引く</translation>
    </message>
    <message>
        <source>Built over, it saves 6</source>
        <translation>建て替えると6枚の節約</translation>
    </message>
    <message>
        <source>Gets a good worth 2</source>
        <translation>2枚で売れる商品を得る</translation>
    </message>
    <message>
        <source>Keeps 1 sold good: 1 VP each</source>
        <translation>売った商品1個を下に置く、各1点</translation>
    </message>
    <message>
        <source>Once: tuck any cards, 1 VP each</source>
        <translation>1回だけ何枚でも下に置く、各1点</translation>
    </message>
    <message>
        <source>Turn up 1: keep it if nobody has built it</source>
        <translation>1枚めくり、誰も建てていなければ得る</translation>
    </message>
    <message>
        <source>4, 3, 2, 1 VP for sets of 3 of equal cost</source>
        <translation>同じコスト3軒の組に4、3、2、1点</translation>
    </message>
    <message>
        <source>4, 3, 2, 1 VP for cost 6 of others</source>
        <translation>ほかの人のコスト6に4、3、2、1点</translation>
    </message>
</context>
<context>
    <name>SanJuanButton</name>
    <message>
        <source>Build nothing</source>
        <translation>建てない</translation>
    </message>
    <message>
        <source>Make nothing</source>
        <translation>作らない</translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation>売らない</translation>
    </message>
    <message>
        <source>Exchange nothing</source>
        <translation>交換しない</translation>
    </message>
    <message>
        <source>Put nothing there</source>
        <translation>置かない</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>建てる</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>売る</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>交換する</translation>
    </message>
    <message>
        <source>Put under it</source>
        <translation>下に置く</translation>
    </message>
    <message>
        <source>Twice the privilege</source>
        <translation>特権を2倍にする</translation>
    </message>
    <message>
        <source>Once, keep it for later</source>
        <translation>2倍は後に取っておく</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>元に戻せる手がありません。</translation>
    </message>
    <message>
        <source>Cards have been seen since the last move: it cannot be taken back any more.</source>
        <translation>前の手の後にカードが見られたので、もう元に戻せません。</translation>
    </message>
    <message>
        <source>The move before this one is another player&apos;s: only they can take it back.</source>
        <translation>1つ前の手はほかの人のものです。元に戻せるのはその人だけです。</translation>
    </message>
    <message>
        <source>One try counts in the game of the day: nothing is taken back.</source>
        <translation>今日のゲームは1回だけの勝負です。手は戻せません。</translation>
    </message>
</context>
<context>
    <name>SanJuanCount</name>
    <message>
        <source>What is left</source>
        <translation>残りのカード</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>建設済み</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Seen elsewhere</source>
        <translation>ほかで見た</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>見ていない</translation>
    </message>
    <message>
        <source>&amp;What is left…</source>
        <translation>残りのカード(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>SanJuanDetails</name>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>For you now</source>
        <translation>今のあなたのコスト</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>今の点数</translation>
    </message>
    <message>
        <source>Points if you built it now</source>
        <translation>今建てた場合の点数</translation>
    </message>
    <message>
        <source>Points at the end</source>
        <translation>終了時の点数</translation>
    </message>
    <message>
        <source>Points if it had been built</source>
        <translation>建てていた場合の点数</translation>
    </message>
    <message>
        <source>A good lies on it</source>
        <translation>商品が置かれている</translation>
    </message>
    <message>
        <source>No good lies on it</source>
        <translation>商品は置かれていない</translation>
    </message>
    <message>
        <source>Price of its good</source>
        <translation>商品の売値</translation>
    </message>
    <message>
        <source>Next price of its good</source>
        <translation>商品の次の売値</translation>
    </message>
    <message>
        <source>Cards under it</source>
        <translation>下に置かれたカード</translation>
    </message>
    <message>
        <source>Built by {players}</source>
        <translation>建設済み：{players}</translation>
    </message>
    <message>
        <source>Built by nobody yet</source>
        <translation>まだ誰も建てていない</translation>
    </message>
    <message>
        <source>Unseen copies</source>
        <translation>見ていない枚数</translation>
    </message>
    <message>
        <source>{unseen} of {copies}</source>
        <translation>{copies}枚中{unseen}枚</translation>
    </message>
    <message>
        <source>{key}: its page in the rules</source>
        <translation>{key}：ルールのページ</translation>
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
        <translation>コスト</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>Price card</source>
        <translation>商館カード</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝利点</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>効果</translation>
    </message>
</context>
<context>
    <name>SanJuanForecast</name>
    <message>
        <source>{role}: what it would bring now</source>
        <translation>{role}：今選ぶと</translation>
    </message>
    <message>
        <source>If everybody sells the dearest goods.</source>
        <translation>全員がいちばん高い商品を売る場合です。</translation>
    </message>
    <message>
        <source>If the cards in hand are enough.</source>
        <translation>手札の枚数だけで見ています。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>up to cost {cost}</source>
        <translation>コスト{cost}まで</translation>
    </message>
    <message>
        <source>production buildings up to cost {production}</source>
        <translation>生産施設はコスト{production}まで</translation>
    </message>
    <message>
        <source>commercial buildings up to cost {cost}</source>
        <translation>都市施設はコスト{cost}まで</translation>
    </message>
    <message>
        <source>up to cost {cost}, production buildings {production}</source>
        <translation>コスト{cost}まで、生産施設は{production}まで</translation>
    </message>
    <message>
        <source>{least}–{most}</source>
        <translation>{least}～{most}</translation>
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
        <translation>+{least}～{most}、平均{mean}</translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s), keeps {kept}</source>
        <translation>
            <numerusform>%n枚引いて{kept}枚残す</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>could build: {buildings}</source>
        <translation>建てられる：{buildings}</translation>
    </message>
    <message>
        <source>makes goods: {goods}</source>
        <translation>商品を作る：{goods}</translation>
    </message>
    <message numerus="yes">
        <source>makes %n good(s)</source>
        <translation>
            <numerusform>商品を%n個作る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sells %n good(s), cards: {cards}</source>
        <translation>
            <numerusform>商品を%n個売る、カード{cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n card(s)</source>
        <translation>
            <numerusform>カードを%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: {chance} for a card</source>
        <translation>{building}：{chance}でカード</translation>
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
        <translation>コーン</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>果物</translation>
    </message>
    <message>
        <source>sugar</source>
        <translation>砂糖</translation>
    </message>
    <message>
        <source>tobacco</source>
        <translation>タバコ</translation>
    </message>
    <message>
        <source>coffee</source>
        <translation>コーヒー</translation>
    </message>
    <message>
        <source>the good of the {building}</source>
        <translation>{building}の商品</translation>
    </message>
</context>
<context>
    <name>SanJuanHint</name>
    <message>
        <source>Choose the {role} with twice the privilege</source>
        <translation>{role}を選び、特権を2倍にする</translation>
    </message>
    <message>
        <source>Choose the {role}</source>
        <translation>{role}を選ぶ</translation>
    </message>
    <message>
        <source>Pay {cards}</source>
        <translation>{cards}を支払う</translation>
    </message>
    <message>
        <source>Make goods: {goods}</source>
        <translation>商品を作る：{goods}</translation>
    </message>
    <message numerus="yes">
        <source>Sell {goods} for %n card(s)</source>
        <translation>
            <numerusform>{goods}をカード%n枚で売る</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation>{cards}を残す</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>{cards}を捨てる</translation>
    </message>
    <message>
        <source>Exchange {cards}</source>
        <translation>{cards}を交換する</translation>
    </message>
    <message>
        <source>Put {cards} under the {building}</source>
        <translation>{cards}を{building}の下に置く</translation>
    </message>
    <message>
        <source>Build the {building} for nothing</source>
        <translation>{building}を無料で建てる</translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} for %n card(s)</source>
        <translation>
            <numerusform>{building}をカード%n枚で建てる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build the {building} over the {covered} for %n card(s)</source>
        <translation>
            <numerusform>{covered}をカード%n枚で{building}に建て替える</numerusform>
        </translation>
    </message>
    <message>
        <source>Build the {building} over the {covered} for nothing</source>
        <translation>{covered}を無料で{building}に建て替える</translation>
    </message>
    <message>
        <source>{hint}; its good is lost</source>
        <translation>{hint}（商品は失われます）</translation>
    </message>
</context>
<context>
    <name>SanJuanLog</name>
    <message>
        <source>{player} builds nothing.</source>
        <translation>{player}は建てなかった。</translation>
    </message>
    <message>
        <source>{player} makes nothing.</source>
        <translation>{player}は何も作らなかった。</translation>
    </message>
    <message>
        <source>{player} sells nothing.</source>
        <translation>{player}は何も売らなかった。</translation>
    </message>
    <message>
        <source>{player} does not use the Office.</source>
        <translation>{player}は事務所を使わなかった。</translation>
    </message>
    <message>
        <source>{number} {card}</source>
        <translation>{card}{number}枚</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>カード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} {good}</source>
        <translation>{good}{number}個</translation>
    </message>
    <message>
        <source>Round {round} begins, {player} is the governor.</source>
        <translation>ラウンド{round}が始まった。総督は{player}。</translation>
    </message>
    <message>
        <source>{player} chooses the {role} with twice the privilege.</source>
        <translation>{player}は{role}を選び、特権を2倍にした。</translation>
    </message>
    <message>
        <source>{player} chooses the {role}.</source>
        <translation>{player}は{role}を選んだ。</translation>
    </message>
    <message>
        <source>The phase of the {role} is over.</source>
        <translation>{role}のフェイズが終わった。</translation>
    </message>
    <message>
        <source>{player} does not want what the {cause} gives.</source>
        <translation>{player}は{cause}の効果を断った。</translation>
    </message>
    <message numerus="yes">
        <source>The discards, %n card(s), are shuffled and become the deck.</source>
        <translation>
            <numerusform>捨て札%n枚を混ぜ、新しい山札にした。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws {cards}.</source>
        <translation>{player}は{cards}を引いた。</translation>
    </message>
    <message>
        <source>{player} draws {cards} ({cause}).</source>
        <translation>{player}は{cards}を引いた（{cause}）。</translation>
    </message>
    <message>
        <source>{player} draws {cards} to choose from.</source>
        <translation>{player}は選ぶために{cards}を引いた。</translation>
    </message>
    <message>
        <source>{player} keeps {cards}.</source>
        <translation>{player}は{cards}を残した。</translation>
    </message>
    <message>
        <source>{player} keeps {cards} and discards {others}.</source>
        <translation>{player}は{cards}を残し、{others}を捨てた。</translation>
    </message>
    <message>
        <source>{player} held too many cards and discards {cards}.</source>
        <translation>{player}は手札の上限を超え、{cards}を捨てた。</translation>
    </message>
    <message>
        <source>{player} discards {cards} ({cause}).</source>
        <translation>{player}は{cards}を捨てた（{cause}）。</translation>
    </message>
    <message>
        <source>{player} discards {cards} and keeps the first hand.</source>
        <translation>{player}は{cards}を捨て、最初の手札を残した。</translation>
    </message>
    <message>
        <source>{player} puts {cards} under the {building}.</source>
        <translation>{player}は{cards}を{building}の下に置いた。</translation>
    </message>
    <message>
        <source>{player} puts no card under the {building}.</source>
        <translation>{player}は{building}の下にカードを置かなかった。</translation>
    </message>
    <message>
        <source>{player}, {cause}: turns up {cards}, and keeps none.</source>
        <translation>{player}、{cause}：{cards}をめくり、すべて捨てた。</translation>
    </message>
    <message>
        <source>{player}, {cause}: turns up {cards}, and keeps {kept}.</source>
        <translation>{player}、{cause}：{cards}をめくり、{kept}を手札に加えた。</translation>
    </message>
    <message>
        <source>{player} builds over the {building}, and loses its good.</source>
        <translation>{player}は{building}を建て替え、その商品を失った。</translation>
    </message>
    <message>
        <source>{player} builds over the {building}.</source>
        <translation>{player}は{building}を建て替えた。</translation>
    </message>
    <message>
        <source>{player} builds: {building}, for nothing.</source>
        <translation>{player}は{building}を無料で建てた。</translation>
    </message>
    <message numerus="yes">
        <source>{player} builds: {building}, for %n card(s).</source>
        <translation>
            <numerusform>{player}は{building}を建て、カード%n枚を支払った。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} builds: {building}, for %n: {paid}.</source>
        <translation>
            <numerusform>{player}は{building}を建て、%n枚分を支払った：{paid}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, {building}: gets a good.</source>
        <translation>{player}、{building}：商品を1個置いた。</translation>
    </message>
    <message>
        <source>{player} makes goods: {goods}.</source>
        <translation>{player}は商品を作った：{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} for %n card(s).</source>
        <translation>
            <numerusform>{player}は{goods}をカード%n枚で売った。</numerusform>
        </translation>
    </message>
    <message>
        <source>The prices, from corn to coffee: {prices}.</source>
        <translation>売値、コーンからコーヒーまで：{prices}。</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} for %n card(s): {cards}.</source>
        <translation>
            <numerusform>{player}は{goods}をカード%n枚で売った：{cards}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} keeps one of the goods under the {building}.</source>
        <translation>{player}は商品1個を{building}の下に置いた。</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>ゲーム終了。{winners}が勝利を分け合った。</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>ゲーム終了。{winner}の勝ち。</translation>
    </message>
    <message>
        <source>{player} has no cards and builds nothing.</source>
        <translation>{player}は手札がなく、建てなかった。</translation>
    </message>
    <message>
        <source>{player} has no empty production building.</source>
        <translation>{player}には空いた生産施設がない。</translation>
    </message>
    <message>
        <source>{player} has no goods to sell.</source>
        <translation>{player}には売る商品がない。</translation>
    </message>
    <message>
        <source>There is no card left for {player}.</source>
        <translation>{player}が引くカードは残っていない。</translation>
    </message>
    <message>
        <source>{players} have no cards and build nothing.</source>
        <translation>{players}は手札がなく、建てなかった。</translation>
    </message>
    <message>
        <source>{players} have no empty production building.</source>
        <translation>{players}には空いた生産施設がない。</translation>
    </message>
    <message>
        <source>{players} have no goods to sell.</source>
        <translation>{players}には売る商品がない。</translation>
    </message>
    <message>
        <source>There is no card left for {players}.</source>
        <translation>{players}が引くカードは残っていない。</translation>
    </message>
</context>
<context>
    <name>SanJuanMeter</name>
    <message>
        <source>Fullest city: {player}, {count} of {spaces}. A full one ends the game after the builder phase.</source>
        <translation>いちばん埋まった街：{player}、{spaces}のうち{count}。埋まると、建築フェイズの後にゲームが終わります。</translation>
    </message>
</context>
<context>
    <name>SanJuanNewGameDialog</name>
    <message>
        <source>With two players the governor chooses a first and a third role.</source>
        <translation>2人プレイでは、総督が1番目と3番目の役割を選びます。</translation>
    </message>
    <message>
        <source>The expansion, optional rules, and what is handy at the table.</source>
        <translation>拡張、選択ルールと、遊びやすくする設定。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>&amp;New Buildings</source>
        <translation>新たな建物(&amp;N)</translation>
    </message>
    <message>
        <source>Ten more kinds of buildings and the Cathedral, which lies open.</source>
        <translation>建物がさらに10種類と、公開で置かれる大聖堂が加わります。</translation>
    </message>
    <message>
        <source>C&amp;hoose the first hand</source>
        <translation>最初の手札を選ぶ(&amp;H)</translation>
    </message>
    <message>
        <source>Everybody draws 5 cards, each further player one more, and keeps 4 of them.</source>
        <translation>最初の人はカードを5枚引き、後の人ほど1枚ずつ多く引きます。全員が4枚を残します。</translation>
    </message>
    <message>
        <source>Everybody sees how many cards lie under Chapels, Churches and Harbors.</source>
        <translation>礼拝堂、教会、港の下にあるカードの枚数が、全員に見えます。</translation>
    </message>
    <message>
        <source>The same seed deals the same cards in the same order.</source>
        <translation>同じシードなら、同じカードが同じ順に出ます。</translation>
    </message>
</context>
<context>
    <name>SanJuanNews</name>
    <message>
        <source>Last phase</source>
        <translation>最終フェイズ</translation>
    </message>
    <message>
        <source>{player} has filled the city: the game ends with this phase.</source>
        <translation>{player}の街が埋まった。このフェイズでゲームが終わる。</translation>
    </message>
</context>
<context>
    <name>SanJuanPhase</name>
    <message>
        <source>works in the builder phase</source>
        <translation>建築フェイズに働く</translation>
    </message>
    <message>
        <source>works in the craftsman phase</source>
        <translation>監督フェイズに働く</translation>
    </message>
    <message>
        <source>works in the trader phase</source>
        <translation>商人フェイズに働く</translation>
    </message>
    <message>
        <source>works in the recruiter phase</source>
        <translation>募集官フェイズに働く</translation>
    </message>
    <message>
        <source>works in the adventurer phase</source>
        <translation>冒険家フェイズに働く</translation>
    </message>
    <message>
        <source>works when a round starts</source>
        <translation>ラウンド開始時に働く</translation>
    </message>
    <message>
        <source>works in every phase</source>
        <translation>すべてのフェイズで働く</translation>
    </message>
    <message>
        <source>counts at the end</source>
        <translation>ゲーム終了時に得点</translation>
    </message>
    <message>
        <source>production building</source>
        <translation>生産施設</translation>
    </message>
    <message>
        <source>commercial building</source>
        <translation>都市施設</translation>
    </message>
</context>
<context>
    <name>SanJuanPlace</name>
    <message>
        <source>pays</source>
        <translation>支払う</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>tucked</source>
        <translation>下に置く</translation>
    </message>
    <message>
        <source>built</source>
        <translation>建てる</translation>
    </message>
    <message>
        <source>Price card</source>
        <translation>商館カード</translation>
    </message>
    <message>
        <source>The next card is turned in the trader phase: so many cards each good sells for. Their order never changes.</source>
        <translation>商人フェイズに次の1枚をめくります。商品はその枚数のカードで売れます。順番は変わりません。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Cards and goods come from it. When it is empty, the discards are shuffled.</source>
        <translation>カードも商品もここから引きます。なくなると、捨て札を混ぜて使います。</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Face down: what was paid, sold or discarded. Nobody may look through them.</source>
        <translation>裏向きです。支払ったり売ったり捨てたりしたカードで、誰も中を見られません。</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>空き地区</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>伏せたカード</translation>
    </message>
    <message>
        <source>sells for {price}</source>
        <translation>売値{price}</translation>
    </message>
    <message>
        <source>sells for {price} next</source>
        <translation>次の売値{price}</translation>
    </message>
    <message>
        <source>of {spaces}</source>
        <translation>/{spaces}</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>手札</translation>
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
        <translation>コスト−1</translation>
    </message>
    <message>
        <source>1 good more</source>
        <translation>商品がもう1個</translation>
    </message>
    <message>
        <source>1 sale more</source>
        <translation>もう1個売れる</translation>
    </message>
    <message>
        <source>Sees 3 more</source>
        <translation>あと3枚見る</translation>
    </message>
    <message>
        <source>Draws 1 card</source>
        <translation>1枚引く</translation>
    </message>
    <message>
        <source>Costs 2 less</source>
        <translation>コスト−2</translation>
    </message>
    <message>
        <source>2 goods more</source>
        <translation>商品がもう2個</translation>
    </message>
    <message>
        <source>2 sales more</source>
        <translation>もう2個売れる</translation>
    </message>
    <message>
        <source>Sees 6 more</source>
        <translation>あと6枚見る</translation>
    </message>
    <message>
        <source>Draws 2 cards</source>
        <translation>2枚引く</translation>
    </message>
</context>
<context>
    <name>SanJuanProgress</name>
    <message numerus="yes">
        <source>You draw %n card(s) to choose from.</source>
        <translation>
            <numerusform>カードを%n枚引いて選べます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>カードを%n枚引けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{picked} chosen, up to %n good(s).</source>
        <translation>
            <numerusform>{picked}個を選択中、商品%n個まで。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n good(s).</source>
        <translation>
            <numerusform>商品%n個まで。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{picked} chosen, up to %n card(s).</source>
        <translation>
            <numerusform>{picked}枚を選択中、カード%n枚まで。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %n card(s).</source>
        <translation>
            <numerusform>カード%n枚まで。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell {goods} for %n card(s)</source>
        <translation>
            <numerusform>{goods}をカード%n枚で売る</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SanJuanPrompt</name>
    <message>
        <source>{player}: choose a role</source>
        <translation>{player}：役割を選んでください</translation>
    </message>
    <message>
        <source>{player}, builder phase: build</source>
        <translation>{player}（建築フェイズ）：建物を建ててください</translation>
    </message>
    <message>
        <source>{player}, builder phase: pay for the {building}</source>
        <translation>{player}（建築フェイズ）：{building}のコストを支払ってください</translation>
    </message>
    <message>
        <source>{player}, craftsman phase: make goods</source>
        <translation>{player}（監督フェイズ）：商品を作ってください</translation>
    </message>
    <message>
        <source>{player}, trader phase: sell goods</source>
        <translation>{player}（商人フェイズ）：商品を売ってください</translation>
    </message>
    <message>
        <source>{player}, recruiter phase: choose what you keep</source>
        <translation>{player}（募集官フェイズ）：残すカードを選んでください</translation>
    </message>
    <message>
        <source>{player}, recruiter phase: discard from your hand</source>
        <translation>{player}（募集官フェイズ）：手札から捨ててください</translation>
    </message>
    <message>
        <source>{player}, {building}: exchange cards</source>
        <translation>{player}（{building}）：カードを交換できます</translation>
    </message>
    <message>
        <source>{player}, {building}: put a card under it</source>
        <translation>{player}（{building}）：カードを下に置けます</translation>
    </message>
    <message>
        <source>{player}, builder phase: build the {building} for nothing</source>
        <translation>{player}（建築フェイズ）：{building}を無料で建ててください</translation>
    </message>
    <message>
        <source>{player}, {building}, once a game: put cards under it</source>
        <translation>{player}（{building}、ゲーム中1回）：カードを下に置けます</translation>
    </message>
    <message>
        <source>{player}: discard down to your first hand</source>
        <translation>{player}：最初の手札になるまで捨ててください</translation>
    </message>
    <message>
        <source>{player}: more cards than the hand limit of {limit}</source>
        <translation>{player}：手札が上限の{limit}枚を超えています</translation>
    </message>
    <message>
        <source>Put a role card on your board; its phase is played by everybody, you first.</source>
        <translation>役割カードを自分のボードに置きます。全員がそのフェイズを行い、最初はあなたです。</translation>
    </message>
    <message>
        <source>Put a card into your city, or build nothing.</source>
        <translation>カードを自分の街に置きます。建てなくてもかまいません。</translation>
    </message>
    <message>
        <source>Drag cards onto it, or click them.</source>
        <translation>カードをそこへドラッグするか、クリックします。</translation>
    </message>
    <message>
        <source>Click the buildings on which a good is made.</source>
        <translation>商品を作る建物をクリックします。</translation>
    </message>
    <message>
        <source>Click goods, or drag them onto the prices.</source>
        <translation>商品をクリックするか、売値へドラッグします。</translation>
    </message>
    <message>
        <source>Click the cards that you keep; the others are discarded.</source>
        <translation>残すカードをクリックします。ほかは捨て札になります。</translation>
    </message>
    <message>
        <source>Click cards, or drag them onto the discards.</source>
        <translation>カードをクリックするか、捨て札へドラッグします。</translation>
    </message>
    <message>
        <source>Discard one or two cards and draw as many, or leave it.</source>
        <translation>カード1枚か2枚を捨て、同じ枚数を引きます。しなくてもかまいません。</translation>
    </message>
    <message>
        <source>Each card under it is worth a victory point and does not come back.</source>
        <translation>下のカードは1枚1勝利点になり、戻ってきません。</translation>
    </message>
    <message>
        <source>You may refuse it.</source>
        <translation>断ることもできます。</translation>
    </message>
    <message>
        <source>You can pay for none of the cards in your hand.</source>
        <translation>手札に、支払えるカードがありません。</translation>
    </message>
    <message>
        <source>It costs you nothing.</source>
        <translation>支払いは不要です。</translation>
    </message>
    <message>
        <source>All is paid.</source>
        <translation>支払いがそろいました。</translation>
    </message>
    <message>
        <source>{paid} of {price} paid.</source>
        <translation>支払い：{paid}/{price}枚分。</translation>
    </message>
    <message>
        <source>It costs you nothing; nothing counts before you build.</source>
        <translation>支払いは不要です。「建てる」を押すまでは決まりません。</translation>
    </message>
    <message>
        <source>All is paid; nothing counts before you build.</source>
        <translation>支払いがそろいました。「建てる」を押すまでは決まりません。</translation>
    </message>
    <message>
        <source>{paid} of {price} paid; nothing counts before you build.</source>
        <translation>支払い：{paid}/{price}枚分。「建てる」を押すまでは決まりません。</translation>
    </message>
    <message>
        <source>The good on the {building} is lost.</source>
        <translation>{building}の商品は失われます。</translation>
    </message>
    <message>
        <source>Your city is full with it: the game ends with this phase.</source>
        <translation>これで街が埋まり、このフェイズでゲームが終わります。</translation>
    </message>
    <message>
        <source>{sum}: {progress}</source>
        <translation>{sum}。{progress}</translation>
    </message>
    <message>
        <source>{picked} of {wanted} chosen.</source>
        <translation>選んだカード：{picked}/{wanted}枚。</translation>
    </message>
    <message>
        <source>Under it: {picked}. In your hand: {left}, the limit is {limit}.</source>
        <translation>下に置く：{picked}枚。手札：{left}枚（上限{limit}枚）。</translation>
    </message>
    <message>
        <source>{role}: “{twice}” instead of “{once}”? The Publishing House works once in a round.</source>
        <translation>{role}：「{once}」を「{twice}」にしますか？出版社はラウンドに1回だけ働きます。</translation>
    </message>
</context>
<context>
    <name>SanJuanReason</name>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>That cannot be done now. {asked}</source>
        <translation>今はそれはできません。{asked}</translation>
    </message>
    <message>
        <source>{player} has already taken the {role} this round.</source>
        <translation>{player}がこのラウンドですでに{role}を選んでいます。</translation>
    </message>
    <message>
        <source>The privilege cannot be doubled by choice here.</source>
        <translation>ここでは、特権を2倍にするかどうかは選べません。</translation>
    </message>
    <message>
        <source>You have to choose a role.</source>
        <translation>役割を選ばなければなりません。</translation>
    </message>
    <message>
        <source>The {card} is not in this game.</source>
        <translation>このゲームに{card}はありません。</translation>
    </message>
    <message>
        <source>You have no such {card} in your hand.</source>
        <translation>手札に{card}はありません。</translation>
    </message>
    <message>
        <source>The Cathedral has been built already.</source>
        <translation>大聖堂はすでに建てられています。</translation>
    </message>
    <message>
        <source>Your city has a {card} already; one of each commercial building is all.</source>
        <translation>すでに{card}があります。同じ都市施設は1軒しか建てられません。</translation>
    </message>
    <message>
        <source>Only with a Crane can a building be covered.</source>
        <translation>建て替えられるのは、クレーンがあるときだけです。</translation>
    </message>
    <message>
        <source>A Crane cannot be covered.</source>
        <translation>クレーンは建て替えられません。</translation>
    </message>
    <message>
        <source>A {card} cannot be covered by another one.</source>
        <translation>{card}を同じ種類の建物に建て替えることはできません。</translation>
    </message>
    <message>
        <source>There is no {card} in your city.</source>
        <translation>自分の街に{card}はありません。</translation>
    </message>
    <message>
        <source>It costs you {price} now, and you have {cards} to pay with.</source>
        <translation>今のコストは{price}で、支払えるのは{cards}だけです。</translation>
    </message>
    <message>
        <source>There are no cards in hand.</source>
        <translation>手札がありません。</translation>
    </message>
    <message>
        <source>The building has to be paid for.</source>
        <translation>建物のコストを支払わなければなりません。</translation>
    </message>
    <message>
        <source>Goods pay only with a Hidden Market.</source>
        <translation>商品で支払えるのは、裏市場があるときだけです。</translation>
    </message>
    <message>
        <source>The price is {price}: no more goods can pay.</source>
        <translation>コストは{price}です。これ以上の商品では支払えません。</translation>
    </message>
    <message>
        <source>{given} chosen, {wanted} wanted.</source>
        <translation>{given}枚選びました。必要なのは{wanted}枚です。</translation>
    </message>
    <message>
        <source>The {card} makes no goods.</source>
        <translation>{card}は商品を作りません。</translation>
    </message>
    <message>
        <source>There is a good on the {card} already.</source>
        <translation>{card}にはすでに商品があります。</translation>
    </message>
    <message>
        <source>There is no good on the {card}.</source>
        <translation>{card}に商品はありません。</translation>
    </message>
    <message>
        <source>No more than {limit} now.</source>
        <translation>今は{limit}個までです。</translation>
    </message>
    <message>
        <source>No production building is empty.</source>
        <translation>空いた生産施設がありません。</translation>
    </message>
    <message>
        <source>There are no goods to sell.</source>
        <translation>売る商品がありません。</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>引けるカードが残っていません。</translation>
    </message>
    <message>
        <source>You have not drawn such a {card}.</source>
        <translation>引いたカードに{card}はありません。</translation>
    </message>
    <message>
        <source>You have to choose what you keep.</source>
        <translation>残すカードを選ばなければなりません。</translation>
    </message>
    <message>
        <source>You have to discard.</source>
        <translation>カードを捨てなければなりません。</translation>
    </message>
    <message>
        <source>Nothing goes under the {card} now.</source>
        <translation>今は{card}の下に置けません。</translation>
    </message>
    <message>
        <source>One card a round goes under the Chapel.</source>
        <translation>礼拝堂の下に置けるのは、ラウンドに1枚です。</translation>
    </message>
    <message>
        <source>The Church can be used once in a game.</source>
        <translation>教会を使えるのは、ゲーム中1回だけです。</translation>
    </message>
    <message>
        <source>Nothing has been chosen yet.</source>
        <translation>まだ何も選んでいません。</translation>
    </message>
</context>
<context>
    <name>SanJuanReplay</name>
    <message>
        <source>{player} wants to build the {building} and has yet to pay for it.</source>
        <translation>{player}は{building}を建てる。支払いはこれから。</translation>
    </message>
    <message>
        <source>{player} goes on.</source>
        <translation>{player}は先へ進んだ。</translation>
    </message>
</context>
<context>
    <name>SanJuanRole</name>
    <message>
        <source>Builder</source>
        <translation>建築家</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>監督</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>商人</translation>
    </message>
    <message>
        <source>Recruiter</source>
        <translation>募集官</translation>
    </message>
    <message>
        <source>Adventurer</source>
        <translation>冒険家</translation>
    </message>
</context>
<context>
    <name>SanJuanRoleEffect</name>
    <message>
        <source>Everybody in turn may build one building and pays for it with cards from the hand. Privilege: 1 card less.</source>
        <translation>全員が順に建物を1軒建てられ、手札で支払います。特権：支払いが1枚減ります。</translation>
    </message>
    <message>
        <source>Everybody in turn may make one good on an empty production building. Privilege: 1 good more.</source>
        <translation>全員が順に、空いた生産施設で商品を1個作れます。特権：商品をもう1個作れます。</translation>
    </message>
    <message>
        <source>The top price card is turned up. Everybody in turn may sell one good for as many cards as it says. Privilege: 1 sale more.</source>
        <translation>いちばん上の商館カードをめくります。全員が順に商品を1個、その売値の枚数のカードに替えられます。特権：商品をもう1個売れます。</translation>
    </message>
    <message>
        <source>Everybody in turn draws 2 cards, looks at them and keeps 1. Privilege: 3 cards more to choose from.</source>
        <translation>全員が順にカード2枚を引いて見て、1枚を残します。特権：あと3枚多く引いて選べます。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the adventurer draws 1 card. Then Gold Mines and Banks work.</source>
        <translation>誰も行動しません。特権：冒険家はカードを1枚引きます。その後、金鉱と銀行が働きます。</translation>
    </message>
    <message>
        <source>Nobody does anything. Privilege: the adventurer draws 1 card. Then Gold Mines work.</source>
        <translation>誰も行動しません。特権：冒険家はカードを1枚引きます。その後、金鉱が働きます。</translation>
    </message>
</context>
<context>
    <name>SanJuanRules</name>
    <message>
        <source>A monument: {arch_points} for {arch_cost}.</source>
        <translation>記念建造物です。{arch_cost}の支払いで{arch_points}になります。</translation>
    </message>
    <message>
        <source>Several of a kind count one by one, but the kind only once. A {zoning_office} is no production building.</source>
        <translation>同じ種類も1軒ずつ数えますが、種類としては1つだけです。{zoning_office}は生産施設ではありません。</translation>
    </message>
    <message>
        <source>It works in every adventurer phase, after the {gold_mine} of the same player.</source>
        <translation>冒険家フェイズのたびに、同じ人の{gold_mine}の後で働きます。</translation>
    </message>
    <message>
        <source>A building counts as built while it stands uncovered in any city, your own too. The card is turned up for all to see; if it is not kept, it is discarded.</source>
        <translation>自分も含め、誰かの街に覆われずに立っていれば、建てられていると見ます。めくったカードは全員が見ます。もらえなければ捨て札です。</translation>
    </message>
    <message>
        <source>It asks only whether goods were sold in this phase. Whether anybody had a good to sell does not matter.</source>
        <translation>そのフェイズで商品が売られたかどうかだけを見ます。売れる商品があったかどうかは関係ありません。</translation>
    </message>
    <message>
        <source>The saving adds to that of the builder and of a {crane}. The {cathedral} becomes cheaper too. For production buildings it does nothing.</source>
        <translation>建築家の特権や{crane}の節約に加わります。{cathedral}も安くなります。生産施設には効きません。</translation>
    </message>
    <message>
        <source>The builder, with a {builders_yard}, pays {yard_example} for a {crane}.</source>
        <translation>{builders_yard}を持つ建築家が{crane}を建てると、支払いは{yard_example}です。</translation>
    </message>
    <message>
        <source>It needs an empty production building for every good. By itself it makes a {factory} work in every craftsman phase.</source>
        <translation>商品1個ごとに、空いた生産施設が必要です。これだけで、監督フェイズのたびに{factory}が働くようになります。</translation>
    </message>
    <message>
        <source>You make up to {canal_other}; as the craftsman up to {canal_craftsman}, and with a {publishing_house} up to {canal_doubled}.</source>
        <translation>作れるのは{canal_other}まで、監督なら{canal_craftsman}まで、さらに{publishing_house}があれば{canal_doubled}までです。</translation>
    </message>
    <message>
        <source>It is built from the middle of the table instead of a card from the hand, and is the only building of your turn. There is one.</source>
        <translation>手札の代わりに場の中央から建て、その番に建てるのはこれだけです。1軒しかありません。</translation>
    </message>
    <message>
        <source>It costs {cathedral_cost}, and the whole hand can pay. As a commercial building it gets cheaper with a {builders_yard} and gives a card with a {lumberyard}.</source>
        <translation>コストは{cathedral_cost}で、手札はすべて支払いに使えます。都市施設なので、{builders_yard}で安くなり、{lumberyard}で引けます。</translation>
    </message>
    <message>
        <source>Buildings of cost {hall_cost} of all the others together count, also several of a kind; your own do not, and the cathedral itself is none.</source>
        <translation>ほかの全員のコスト{hall_cost}の建物を合わせて数え、同じ種類も数えます。自分のものは数えません。大聖堂自身も含みません。</translation>
    </message>
    <message>
        <source>The others have six of them: {cathedral_example}. With two of them it would be {cathedral_two}.</source>
        <translation>ほかの人が合わせて6軒持っていれば{cathedral_example}、2軒なら{cathedral_two}です。</translation>
    </message>
    <message>
        <source>One card each round, before the hands are counted, so it helps with the hand limit too.</source>
        <translation>毎ラウンド1枚で、手札を数える前なので、手札の上限にも役立ちます。</translation>
    </message>
    <message>
        <source>The cards never come back. If the chapel is covered, they stay and count.</source>
        <translation>カードは戻りません。礼拝堂が覆われても、カードは残って数えます。</translation>
    </message>
    <message>
        <source>{chapel_turns} rounds with a chapel: {chapel_example}, and the chapel&apos;s own {chapel_points} besides.</source>
        <translation>礼拝堂を{chapel_turns}ラウンド使うと{chapel_example}になり、礼拝堂そのものの{chapel_points}も加わります。</translation>
    </message>
    <message>
        <source>To put nothing there does not use it up; you are asked again in the next round.</source>
        <translation>1枚も置かなければ使ったことにならず、次のラウンドでまた尋ねられます。</translation>
    </message>
    <message>
        <source>Once a game means once for each player: a second church, built after the first was covered, cannot be used again.</source>
        <translation>ゲーム中1回とは、プレイヤーごとに1回です。覆われた後に建て直した教会を、もう一度使うことはできません。</translation>
    </message>
    <message>
        <source>If the church is covered, the cards stay and count.</source>
        <translation>教会が覆われても、カードは残って数えます。</translation>
    </message>
    <message>
        <source>It comes before the hand limit: what would have to be discarded can go there.</source>
        <translation>手札の上限より前なので、捨てることになるカードを置けます。</translation>
    </message>
    <message>
        <source>Every building that is no production building counts: monuments, those of cost {hall_cost}, the {cathedral}, and the city hall itself.</source>
        <translation>生産施設でない建物はすべて数えます。記念建造物、コスト{hall_cost}の建物、{cathedral}、そして市役所自身もです。</translation>
    </message>
    <message>
        <source>{hospital}, {canal}, {lumberyard}, {chapel}, {builders_yard}, {publishing_house}, {statue}, {customs_house} and {city_hall}: {city_hall_example}.</source>
        <translation>{hospital}、{canal}、{lumberyard}、{chapel}、{builders_yard}、{publishing_house}、{statue}、{customs_house}、{city_hall}：{city_hall_example}です。</translation>
    </message>
    <message>
        <source>Coffee sells for {coffee_least} to {coffee_most} cards, depending on the price card. It never sells for less than another good on the same card.</source>
        <translation>コーヒーの売値は、商館カードによって{coffee_least}枚から{coffee_most}枚です。同じカードの中で、ほかの商品より安いことはありません。</translation>
    </message>
    <message>
        <source>Everybody begins with one. Its corn is the cheapest good, but even the cheapest one brings a card and counts for a {factory} or a {small_market}.</source>
        <translation>全員がこれを1軒持って始めます。コーンは最も安い商品ですが、それでもカードになり、{factory}や{small_market}の個数にも数えます。</translation>
    </message>
    <message>
        <source>You may cover any building of yours but a {crane}, and not with one of the same kind.</source>
        <translation>{crane}以外なら、自分のどの建物でも建て替えられます。ただし同じ種類では建て替えられません。</translation>
    </message>
    <message>
        <source>The covered building is gone: no effect, no points, and you may build it again. It does not even make the building that covers it cheaper, apart from its own cost.</source>
        <translation>覆われた建物はなくなったものとします。効果も勝利点もなく、もう一度建てられます。自分のコストの分を除けば、その上の建物を安くすることもありません。</translation>
    </message>
    <message>
        <source>A good on it is lost. Cards under a {chapel}, a {church} or a {harbor} stay there and count at the end, and the new building counts its own points.</source>
        <translation>上の商品は失われます。{chapel}、{church}、{harbor}の下のカードは残り、終わりに数えます。新しい建物の勝利点も数えます。</translation>
    </message>
    <message>
        <source>What costs less than the old building is free; you get nothing back.</source>
        <translation>古い建物より安いものは無料ですが、差額は戻りません。</translation>
    </message>
    <message>
        <source>A {customs_house} over a {chapel}: {customs_house_cost} less {chapel_cost} leaves {crane_example} to pay.</source>
        <translation>{chapel}を{customs_house}に建て替える：{customs_house_cost}から{chapel_cost}を引いて、支払いは{crane_example}です。</translation>
    </message>
    <message>
        <source>It is counted last, when everything else has been added up: buildings, cards under buildings, and the other bonuses. Fractions are dropped.</source>
        <translation>建物、建物の下のカード、ほかのボーナスをすべて足してから、最後に数えます。端数は切り捨てます。</translation>
    </message>
    <message>
        <source>{customs_others} from everything else: {customs_bonus} more, {customs_total} in all.</source>
        <translation>ほかの合計が{customs_others}：さらに{customs_bonus}が加わり、全部で{customs_total}です。</translation>
    </message>
    <message>
        <source>The saving adds to that of the builder and of a {crane}. For commercial buildings it does nothing.</source>
        <translation>建築家の特権や{crane}の節約に加わります。都市施設には効きません。</translation>
    </message>
    <message>
        <source>The builder, with a {publishing_house} and a {distillery}, pays {coffee_roaster_example} for a {coffee_roaster}.</source>
        <translation>{publishing_house}と{distillery}を持つ建築家が{coffee_roaster}を建てると、支払いは{coffee_roaster_example}です。</translation>
    </message>
    <message>
        <source>Only what you make in the same phase counts; you need not be the craftsman.</source>
        <translation>数えるのは同じフェイズで作った商品だけです。監督でなくてもかまいません。</translation>
    </message>
    <message>
        <source>With more than {factory_goods} it is still one card.</source>
        <translation>{factory_goods}より多く作っても、引くのは1枚です。</translation>
    </message>
    <message>
        <source>Several fortresses lower the limit of the others no further.</source>
        <translation>砦が何軒あっても、ほかの人の上限がさらに下がることはありません。</translation>
    </message>
    <message>
        <source>It does nothing to owners of a {lighthouse} or of another fortress.</source>
        <translation>{lighthouse}や別の砦を持つ人には影響しません。</translation>
    </message>
    <message>
        <source>Ben has a fortress, Clara a {lighthouse}, Anna neither: Ben keeps {hand_limit}, Clara {lighthouse_limit}, Anna {fortress_limit}.</source>
        <translation>ベンには砦、クララには{lighthouse}があり、アンナにはどちらもありません。残せるのは、ベンが{hand_limit}、クララが{lighthouse_limit}、アンナが{fortress_limit}です。</translation>
    </message>
    <message>
        <source>Fruit sells for {fruit_least} to {fruit_most} cards, depending on the price card.</source>
        <translation>果物の売値は、商館カードによって{fruit_least}枚から{fruit_most}枚です。</translation>
    </message>
    <message>
        <source>It works in every adventurer phase, whoever took the role, after the adventurer&apos;s own card.</source>
        <translation>誰が役割を取っても、冒険家フェイズのたびに、冒険家の特権の後で働きます。</translation>
    </message>
    <message>
        <source>You do not choose: it is always the cheapest of the four. If two cost the same, all four are discarded, face up for everybody to see.</source>
        <translation>選ぶことはできず、必ず4枚のうち最も安いものです。同じコストが2枚あれば、4枚とも捨て札になり、全員に見えます。</translation>
    </message>
    <message>
        <source>With fewer than {gold_mine_cards} in deck and discards, nothing is turned up.</source>
        <translation>山札と捨て札が合わせて{gold_mine_cards}より少なければ、何もめくりません。</translation>
    </message>
    <message>
        <source>{publishing_house}, {lumberyard}, {distillery} and {sugar_mill}: two of them cost {lumberyard_cost}, so all go. With a {builders_yard} instead of the {lumberyard} you keep the {distillery}.</source>
        <translation>{publishing_house}、{lumberyard}、{distillery}、{sugar_mill}：2枚のコストが{lumberyard_cost}なので、すべて捨て札です。{lumberyard}でなく{builders_yard}なら、{distillery}が手に入ります。</translation>
    </message>
    <message>
        <source>One good in each trader phase in which you sell, however many. You still draw the cards for it.</source>
        <translation>売った商人フェイズごとに、何個売っても1個です。その商品の代金のカードも引きます。</translation>
    </message>
    <message>
        <source>Nobody looks at the card. If the harbor is covered, the cards stay and count.</source>
        <translation>そのカードは誰も見ません。港が覆われても、カードは残って数えます。</translation>
    </message>
    <message>
        <source>The dearest monument: {hero_points} for {hero_cost}. No other card has so many points printed on it.</source>
        <translation>最も高い記念建造物です。{hero_cost}の支払いで{hero_points}になります。これほどの勝利点が書かれたカードはほかにありません。</translation>
    </message>
    <message>
        <source>At most {hidden_market_goods}, and never more than the price. They go to the discards unseen.</source>
        <translation>{hidden_market_goods}までで、値段を超えて使うことはできません。見ずに捨て札にします。</translation>
    </message>
    <message>
        <source>The good of a {zoning_office} can pay too. The good on a building that is being covered is lost before and cannot pay.</source>
        <translation>{zoning_office}の商品も使えます。覆われる建物の商品は先に失われるので、支払いには使えません。</translation>
    </message>
    <message>
        <source>A {publishing_house} costs {publishing_house_cost}: you pay two goods and {hidden_market_example}.</source>
        <translation>{publishing_house}のコストは{publishing_house_cost}です。商品2個と{hidden_market_example}で支払えます。</translation>
    </message>
    <message>
        <source>It counts what is left after paying, and after the card of a {lumberyard}.</source>
        <translation>数えるのは、支払いの後、{lumberyard}で引いた後に残った手札です。</translation>
    </message>
    <message>
        <source>If you build nothing, it gives nothing. The phase in which it is built itself does not count either.</source>
        <translation>建てなければ引けません。病院自身を建てたフェイズでも引けません。</translation>
    </message>
    <message>
        <source>When the deck is empty, the discards are shuffled and become the new deck. If that is not enough either, you draw what there is.</source>
        <translation>山札がなくなると、捨て札を切り直して新しい山札にします。それでも足りなければ、引ける分だけ引きます。</translation>
    </message>
    <message>
        <source>If at the start of a round no card is left to draw, no good lies on a building and nobody can build, the game is over too.</source>
        <translation>ラウンドの始めに引けるカードがなく、どの建物にも商品がなく、誰も建てられない場合も、ゲームは終わります。</translation>
    </message>
    <message>
        <source>“{button_suggest}” makes a choice for you, which you can still change; pressed again, it offers the next best one. Nothing counts before you press the button that says what will be done.</source>
        <translation>「{button_suggest}」は代わりに選びます。その後で変えることもできます。もう一度押すと、次に良い選び方を示します。することが書かれたボタンを押すまでは、何も決まりません。</translation>
    </message>
    <message>
        <source>Looking at cards</source>
        <translation>カードを見る</translation>
    </message>
    <message>
        <source>Put your hand in order with a stroke to the left or right, or with {key_card_left} and {key_card_right}. The menu View sorts it again. A dot marks the cards that have come since your last decision.</source>
        <translation>手札は、カードを左右へ動かすか、{key_card_left}と{key_card_right}で並べられます。「表示」メニューで並べ直せます。点は、前回の決定の後に来たカードの印です。</translation>
    </message>
    <message>
        <source>“What is left” in the menu View counts the cards of each kind. Who wants to play from memory switches that off in the settings.</source>
        <translation>「表示」メニューの「残りのカード」は、各カードの枚数を数えます。記憶だけで遊びたい人は、設定でオフにできます。</translation>
    </message>
    <message>
        <source>On a touch screen a tap is a click and a finger drags. Held down, it shows what the pointer would show and takes nothing; drawn over a list or a page, it scrolls.</source>
        <translation>タッチスクリーンでは、タップがクリックになり、指でドラッグできます。指を置いたままにすると、ポインタを合わせたときと同じ説明が出て、何も持ち上げません。一覧やページの上で指を滑らせるとスクロールします。</translation>
    </message>
    <message>
        <source>The menu Learn has short lessons at the table, the review of a game, puzzles, the game of the day, and the statistics of all your games.</source>
        <translation>メニュー「学ぶ」には、卓上の短いレッスン、ゲームの検討、パズル、今日のゲーム、すべてのゲームの統計があります。</translation>
    </message>
    <message>
        <source>{adventurer}: {adventurer_draw}. There is no action for the others.</source>
        <translation>{adventurer}：{adventurer_draw}を引きます。ほかの人に行動はありません。</translation>
    </message>
    <message>
        <source>A role is taken once a round. What is left over gathers nothing: there are no coins here.</source>
        <translation>1つの役割は1ラウンドに1回だけ取れます。残った役割には何もたまりません。</translation>
    </message>
    <message>
        <source>How many goods you sell, and of which kinds, makes no difference: it is one card. With a {small_market} you may draw for both.</source>
        <translation>何個売っても、どの種類でも、引くのは1枚です。{small_market}もあれば、両方で引けることがあります。</translation>
    </message>
    <message>
        <source>A fruit for {market_fruit} and a tobacco for {market_tobacco}, sold with a {large_market}: {market_example}.</source>
        <translation>{large_market}を持ち、果物1個を{market_fruit}で、タバコ1個を{market_tobacco}で売ると、合わせて{market_example}です。</translation>
    </message>
    <message>
        <source>More cards kept from round to round give more choice, and pay for dear buildings in one go. A {fortress} of somebody else does not lower your limit.</source>
        <translation>多くの手札を持ち越せると、選べるものが増え、高い建物も一度に建てられます。ほかの人の{fortress}でも上限は下がりません。</translation>
    </message>
    <message>
        <source>The card is drawn after paying: it does not pay for the same building.</source>
        <translation>引くのは支払いの後なので、同じ建物の支払いには使えません。</translation>
    </message>
    <message>
        <source>The {cathedral} and what is built with a {crane} count too; the lumberyard itself does not.</source>
        <translation>{cathedral}も、{crane}での建て替えも数えます。製材所自身は数えません。</translation>
    </message>
    <message>
        <source>You discard as many cards as you would have without it, but any of your hand, old or new ones.</source>
        <translation>捨てる枚数は、これがないときと同じです。ただし、前からの手札も含めて、どれでも選べます。</translation>
    </message>
    <message>
        <source>The others see how many cards you discard, not which.</source>
        <translation>ほかの人に見えるのは捨てた枚数だけで、何を捨てたかは見えません。</translation>
    </message>
    <message>
        <source>The recruiter with a {villa} and a {notary} draws {recruiter_all} and discards {notary_example} of the whole hand.</source>
        <translation>{villa}と{notary}を持つ募集官は{recruiter_all}を引き、手札全体から{notary_example}を捨てます。</translation>
    </message>
    <message>
        <source>You discard first and then see what you draw. It comes before {chapel}, {church} and the hand limit, so a new card can be put under a building at once.</source>
        <translation>先に捨て、それから引いたカードを見ます。{chapel}、{church}、手札の上限より前に働くので、新しいカードをすぐ建物の下に置くこともできます。</translation>
    </message>
    <message>
        <source>You need a {crane} to cover it. The other savings come off besides, and nothing is paid back.</source>
        <translation>建て替えるには{crane}が必要です。ほかの節約も加わりますが、差額は戻りません。</translation>
    </message>
    <message>
        <source>A {publishing_house} over it is free; the {cathedral} over it costs {park_cathedral}, as the builder {park_cathedral_builder}.</source>
        <translation>{publishing_house}への建て替えは無料です。{cathedral}への建て替えは{park_cathedral}、建築家なら{park_cathedral_builder}です。</translation>
    </message>
    <message>
        <source>It works only when you take the role yourself.</source>
        <translation>自分がその役割を取ったときだけ働きます。</translation>
    </message>
    <message>
        <source>As the builder you save {builder_doubled}, as the craftsman you make {craftsman_doubled} more, as the trader you sell {trader_doubled} more, as the recruiter you draw {recruiter_all_doubled}, as the adventurer {adventurer_doubled}.</source>
        <translation>建築家なら{builder_doubled}の節約になり、監督ならあと{craftsman_doubled}作り、商人ならあと{trader_doubled}売り、募集官なら{recruiter_all_doubled}、冒険家なら{adventurer_doubled}を引きます。</translation>
    </message>
    <message>
        <source>With two players the governor may use it for one of the two roles in a round only.</source>
        <translation>2人プレイでは、総督が使えるのは1ラウンドに2つの役割の一方だけです。</translation>
    </message>
    <message>
        <source>A set is three buildings of the same cost and of three different kinds. Each building is in one set only.</source>
        <translation>1組とは、コストが同じで種類がすべて違う3軒です。1軒は1つの組にしか入りません。</translation>
    </message>
    <message>
        <source>Several sets may have the same cost. The order does not matter: the first set brings the most, a fifth one nothing.</source>
        <translation>同じコストの組がいくつあってもかまいません。順番は関係なく、1組目が最も多く、5組目は何ももたらしません。</translation>
    </message>
    <message>
        <source>The program finds the best division.</source>
        <translation>最もよい分け方は、プログラムが見つけます。</translation>
    </message>
    <message>
        <source>Several players may have the fewest buildings: each of them draws with a school. If all have the same number, nobody does.</source>
        <translation>最も少ない人が何人いても、学校があればそれぞれ引きます。全員が同じ数なら、誰も引きません。</translation>
    </message>
    <message>
        <source>In the phase in which it is built it gives nothing yet.</source>
        <translation>学校を建てたフェイズでは、まだ引けません。</translation>
    </message>
    <message>
        <source>Buildings at the end of the phase: Anna {school_fewest}, Ben {school_fewest}, Clara {school_more}. Anna and Ben would draw, Clara would not.</source>
        <translation>フェイズの終わりの建物は、アンナが{school_fewest}軒、ベンが{school_fewest}軒、クララが{school_more}軒です。アンナとベンは引けますが、クララは引けません。</translation>
    </message>
    <message>
        <source>Goods of one kind count as well. With a {large_market} you draw for both.</source>
        <translation>同じ種類の商品でもかまいません。{large_market}もあれば、両方で引けます。</translation>
    </message>
    <message>
        <source>You need a second sale for it: as the trader, or with a {trading_post}.</source>
        <translation>2個目を売るには、商人であるか、{trading_post}が必要です。</translation>
    </message>
    <message>
        <source>The cheapest monument: {statue_points} for {statue_cost}.</source>
        <translation>最も安い記念建造物です。{statue_cost}の支払いで{statue_points}になります。</translation>
    </message>
    <message>
        <source>Sugar sells for {sugar_least} to {sugar_most} cards, depending on the price card.</source>
        <translation>砂糖の売値は、商館カードによって{sugar_least}枚から{sugar_most}枚です。</translation>
    </message>
    <message>
        <source>Tobacco sells for {tobacco_least} to {tobacco_most} cards, depending on the price card.</source>
        <translation>タバコの売値は、商館カードによって{tobacco_least}枚から{tobacco_most}枚です。</translation>
    </message>
    <message>
        <source>The monuments are {statue}, {arch} and {hero}. Their own points count besides. Without a monument the town square brings nothing.</source>
        <translation>記念建造物は{statue}、{arch}、{hero}です。それぞれの勝利点は別に数えます。1軒もなければ、街の広場は何ももたらしません。</translation>
    </message>
    <message>
        <source>{statue} and {arch}: {square_example}, and {square_printed} for the monuments themselves.</source>
        <translation>{statue}と{arch}：{square_example}のほかに、記念建造物そのものの{square_printed}があります。</translation>
    </message>
    <message>
        <source>The additional good may be of any kind, also of the same.</source>
        <translation>追加の商品は何でもよく、同じ種類でもかまいません。</translation>
    </message>
    <message>
        <source>You sell up to {post_other}; as the trader up to {post_trader}, and with a {publishing_house} up to {post_doubled}.</source>
        <translation>売れるのは{post_other}まで、商人なら{post_trader}まで、さらに{publishing_house}があれば{post_doubled}までです。</translation>
    </message>
    <message>
        <source>Without the privilege you keep both cards that you draw. With a {notary} you discard one card less from your hand.</source>
        <translation>特権がなければ、引いた2枚をどちらも残せます。{notary}があれば、手札から捨てる枚数が1枚減ります。</translation>
    </message>
    <message>
        <source>It gets the good at the beginning of the recruiter phase, whoever took the role. No {craftsman} can fill it, for it is no production building.</source>
        <translation>誰が役割を取っても、募集官フェイズの最初に商品を得ます。生産施設ではないので、{craftsman}では埋まりません。</translation>
    </message>
    <message>
        <source>Its good is sold like others: it counts for the markets, a {harbor} can keep it, and a {hidden_market} takes it. It counts in a tie.</source>
        <translation>その商品は、ほかの商品と同じように売れます。市場の個数に数え、{harbor}の下に置け、{hidden_market}でも使えます。同点のときにも数えます。</translation>
    </message>
    <message>
        <source>What a card is depends on where it lies.</source>
        <translation>カードが何であるかは、どこにあるかで決まります。</translation>
    </message>
    <message>
        <source>Face up in a city it is a building. Only there its name, its effect and its points count.</source>
        <translation>街に表向きにあれば、建物です。名前、効果、勝利点が意味を持つのはここだけです。</translation>
    </message>
    <message>
        <source>In a hand it is money: it pays as much as any other card, whatever its own cost.</source>
        <translation>手札にあれば、お金です。自分のコストに関係なく、どのカードも1枚分の支払いになります。</translation>
    </message>
    <message>
        <source>Under a {chapel}, a {church} or a {harbor} it is worth {tucked_point} at the end, whatever is printed on it.</source>
        <translation>{chapel}、{church}、{harbor}の下にあれば、何が書かれていても、終わりに{tucked_point}になります。</translation>
    </message>
    <message>
        <source>Whoever comes from Puerto Rico knows the roles, but not everything is as there.</source>
        <translation>プエルトリコを知っている人には役割はおなじみですが、すべてが同じではありません。</translation>
    </message>
    <message>
        <source>There are no plantations, no workers and no ships. A production building makes its good alone, one at a time.</source>
        <translation>農園も労働者も船もありません。生産施設はそれだけで商品を作り、1回に1個です。</translation>
    </message>
    <message>
        <source>Cards take the place of money: to build one you give away others. Roles that nobody takes gather no coins.</source>
        <translation>お金の代わりはカードです。1枚を建てるには、ほかのカードを手放します。取られなかった役割にコインはたまりません。</translation>
    </message>
    <message>
        <source>The {recruiter} brings cards here, not workers. The {trader} buys from everybody, also several of a kind, and the price changes from phase to phase.</source>
        <translation>ここの{recruiter}がもたらすのは労働者ではなくカードです。{trader}のフェイズでは全員が売れ、同じ種類も何個でも売れ、売値は毎回変わります。</translation>
    </message>
    <message>
        <source>Buildings with names that you know do something else: read the {harbor}, the {church}, the {bank} and the {hospital}.</source>
        <translation>名前は同じでも効果の違う建物があります。{harbor}、{church}、{bank}、{hospital}を読んでください。</translation>
    </message>
    <message>
        <source>The game ends at once after the builder phase with the full city, not after the round.</source>
        <translation>街が埋まると、ラウンドの終わりではなく、その建築フェイズの後ですぐに終わります。</translation>
    </message>
    <message>
        <source>There are secrets: hands, goods, and what lies under buildings.</source>
        <translation>秘密があります。手札、商品、建物の下のカードです。</translation>
    </message>
    <message>
        <source>The game ends with the builder phase in which somebody has {city_spaces} buildings. Everybody still has their turn in that phase; no further role is taken.</source>
        <translation>誰かの建物が{city_spaces}軒になった建築フェイズで、ゲームは終わります。そのフェイズは全員が行いますが、もう役割は取りません。</translation>
    </message>
    <message>
        <source>A building that is built over an old one does not add to the number of buildings.</source>
        <translation>建て替えでは、建物の数は増えません。</translation>
    </message>
    <message>
        <source>A {school} draws its card before the game ends: it can count in a tie.</source>
        <translation>{school}のカードは、ゲームが終わる前に引きます。同点のときに効くことがあります。</translation>
    </message>
    <message>
        <source>Whoever has the most victory points wins. In a tie the cards in the hand and the goods on the buildings are added up, the good of a {zoning_office} too; the most of them wins. If that is equal too, the victory is shared.</source>
        <translation>勝利点が最も多い人が勝ちます。同点なら、手札の枚数と建物の上の商品（{zoning_office}の商品も含む）を合計し、多い方が勝ちます。それも同じなら、勝利を分け合います。</translation>
    </message>
    <message>
        <source>Paying: the card stands in your city as a building site with a slot for every card of its price. Put cards there, or goods with a {hidden_market}; a stroke along the hand pays with all cards that it passes. When the last slot is filled, the building can stand; a setting builds it at once.</source>
        <translation>支払い：カードは建設中の建物として街に立ち、値段の枚数だけ空きがあります。そこへ手札を置きます。{hidden_market}があれば商品も置けます。手札に沿ってなぞると、通ったカードで支払います。最後の空きが埋まると建てられます。設定で、すぐに建てるようにもできます。</translation>
    </message>
    <message>
        <source>Rest the pointer on a card, or press {key_large} where the keyboard is: the card is shown large, with its price, its points now, who has built it, and how many copies you have not seen.</source>
        <translation>カードの上でポインタを止めるか、キーボードで選んだカードで{key_large}を押すと、カードが大きく表示されます。コスト、今の点数、誰が建てたか、自分がまだ見ていない枚数がわかります。</translation>
    </message>
    <message>
        <source>No source tells what {bohio} and {school} cost, nor the points of these two and the {bank}: this program has chosen them itself.</source>
        <translation>{bohio}と{school}のコスト、この2つと{bank}の勝利点は、どの資料にもないので、このプログラムで決めています。</translation>
    </message>
    <message>
        <source>There are five goods: {corn}, {fruit}, {sugar}, {tobacco} and {coffee}. A good is a card that lies face down on the building that makes it; what is printed on it does not matter.</source>
        <translation>商品は{corn}、{fruit}、{sugar}、{tobacco}、{coffee}の5種類です。商品とは、それを作る建物の上に裏向きに置かれたカードのことで、何が書かれていても関係ありません。</translation>
    </message>
    <message>
        <source>There are {price_cards} price cards; each gives a price for every good. The dearer the building, the dearer its good, or at least no cheaper.</source>
        <translation>商館カードは{price_cards}枚あり、それぞれに全商品の売値があります。高い建物の商品ほど高く売れます（少なくとも安くはなりません）。</translation>
    </message>
    <message>
        <source>The card that was turned up goes under the pile, so the prices come again in the same order. The table shows all that have been seen; the last unseen one follows from the others.</source>
        <translation>めくったカードは山の下に入るので、売値は同じ順番でまた現れます。場には、これまでに見えたものがすべて示されます。最後に残った1枚は、ほかから分かります。</translation>
    </message>
    <message>
        <source>A good of a {zoning_office} sells for {zoning_price} whatever the price card says.</source>
        <translation>{zoning_office}の商品は、商館カードに関係なく{zoning_price}になります。</translation>
    </message>
    <message>
        <source>A good stays where it is until it is sold, paid or lost under a {crane}. No rule takes it away.</source>
        <translation>商品は、売るか、支払うか、{crane}で失うまで、そのまま残ります。</translation>
    </message>
    <message>
        <source>The price card says {price_corn} for corn, {price_sugar} for sugar and {price_coffee} for coffee. The trader sells one of each with a {trading_post} and a {large_market}, and draws {sale_example}.</source>
        <translation>商館カードの売値は、コーンが{price_corn}、砂糖が{price_sugar}、コーヒーが{price_coffee}です。{trading_post}と{large_market}を持つ商人が1個ずつ売ると、{sale_example}を引きます。</translation>
    </message>
    <message>
        <source>The governor takes the first role of the round and is the first at its start. After the round the governor card goes to the next player clockwise.</source>
        <translation>総督はラウンドの最初の役割を取り、ラウンドの始めにも最初に行います。ラウンドが終わると、総督カードは時計回りで隣の人に渡ります。</translation>
    </message>
    <message>
        <source>{corn_granary} three times, {fruit_depot} once and {sugar_mill} twice: six buildings of three kinds, {assembly_example}.</source>
        <translation>{corn_granary}3軒、{fruit_depot}1軒、{sugar_mill}2軒：6軒で3種類なので、{assembly_example}です。</translation>
    </message>
    <message>
        <source>You have both and pay for a commercial building with your last card. The {lumberyard} gives you one; with this single card left you draw one more.</source>
        <translation>両方を持ち、最後の1枚で都市施設の支払いをしました。{lumberyard}で1枚引き、手札がその1枚だけなので、さらに1枚引きます。</translation>
    </message>
    <message>
        <source>{corn_granary} and {sugar_mill} twice each, {fruit_depot}, {hidden_market}, {factory}, {canal}, {customs_house}, {assembly_hall} and {residence} once: a set with the {fruit_depot} and a set with the {residence}, {residence_example}. The {sugar_mill} and the {canal} are only two kinds.</source>
        <translation>{corn_granary}2軒、{fruit_depot}、{hidden_market}、{factory}、{sugar_mill}2軒、{canal}、{customs_house}、{assembly_hall}、{residence}：{fruit_depot}の組と{residence}の組で、{residence_example}です。{sugar_mill}と{canal}は2種類しかありません。</translation>
    </message>
    <message>
        <source>You keep {villa_keep} out of {recruiter_draw}; as the recruiter {villa_keep} out of {recruiter_all}, and with a {publishing_house} {villa_keep} out of {recruiter_all_doubled}.</source>
        <translation>{recruiter_draw}のうち{villa_keep}を残します。募集官なら{recruiter_all}のうち{villa_keep}、さらに{publishing_house}があれば{recruiter_all_doubled}のうち{villa_keep}です。</translation>
    </message>
    <message>
        <source>Face down on a production building it is a good, of the kind that the building makes. Nobody looks at it, not even its owner.</source>
        <translation>生産施設の上に裏向きにあれば、その施設が作る商品です。持ち主も含め、誰も見られません。</translation>
    </message>
    <message>
        <source>All other buildings are commercial buildings, those of cost {hall_cost} and the {cathedral} too. Nobody may have two of the same kind. Nobody has to use what a building does.</source>
        <translation>それ以外の建物はすべて都市施設です。コスト{hall_cost}の建物と{cathedral}もそうです。同じ種類を2軒持つことはできません。効果は使わなくてもかまいません。</translation>
    </message>
    <message>
        <source>In a phase the governor has no advantage: it begins with whoever took the role.</source>
        <translation>フェイズの中では総督に有利なことはなく、役割を取った人から始まります。</translation>
    </message>
    <message>
        <source>They have no points printed on them, and do nothing during the game. At the end each counts something of your city, whatever is covered left out. There are only {hall_copies} copies of each.</source>
        <translation>勝利点は書かれておらず、ゲーム中は何もしません。終わりに、それぞれが街の何かを数えます（覆われたものは数えません）。1種類につき{hall_copies}枚だけです。</translation>
    </message>
    <message>
        <source>Each of them is a commercial building as well, so a {city_hall} counts it.</source>
        <translation>どれも都市施設なので、{city_hall}が数えます。</translation>
    </message>
    <message>
        <source>At the start of a round nobody may have more than {hand_limit} in the hand. Whoever has more chooses what to discard. During the round there is no limit.</source>
        <translation>ラウンドの始めには、手札は{hand_limit}までです。多い人は、捨てるカードを選びます。ラウンドの途中には上限はありません。</translation>
    </message>
    <message>
        <source>With a {lighthouse} the limit is {lighthouse_limit}, whatever others have.</source>
        <translation>{lighthouse}があれば、ほかの人に関係なく{lighthouse_limit}までです。</translation>
    </message>
    <message>
        <source>While anybody has a {fortress}, those who have neither keep {fortress_limit}. Its owner keeps {hand_limit}.</source>
        <translation>誰かが{fortress}を持っている間、どちらも持たない人は{fortress_limit}までです。砦の持ち主は{hand_limit}のままです。</translation>
    </message>
    <message>
        <source>The {office}, the {chapel} and the {church} come first, and can save you from discarding.</source>
        <translation>{office}、{chapel}、{church}が先に働くので、捨てる枚数を減らせます。</translation>
    </message>
    <message>
        <source>The line at the top says who is asked and for what. What you can take is outlined, and there are three ways to do everything.</source>
        <translation>上の行に、誰が何を尋ねられているかが出ます。手に取れるものは枠で囲まれます。どの操作にも3つの方法があります。</translation>
    </message>
    <message>
        <source>Drag a piece to where it should go: a role to your board, a card into your city, goods onto the price cards, cards to the discards.</source>
        <translation>置きたい所へドラッグします。役割は自分のボードへ、カードは街へ、商品は商館カードへ、捨てるカードは捨て札へ運びます。</translation>
    </message>
    <message>
        <source>Click a piece, then the place. Places where it may go light up.</source>
        <translation>物をクリックし、次に場所をクリックします。置ける場所は光ります。</translation>
    </message>
    <message>
        <source>With the keyboard, Tab leads from one part of the table to the next and the arrow keys from piece to piece. Enter or Space takes a piece and puts it down, Escape puts it back.</source>
        <translation>キーボードでは、Tabで場の次の部分へ、矢印キーで次の物へ移ります。Enterかスペースで取って置き、Escで戻します。</translation>
    </message>
    <message>
        <source>Choices in several steps</source>
        <translation>何段階かで選ぶとき</translation>
    </message>
    <message>
        <source>Discarding, keeping and selling: click each card or good, once more takes it back. The line at the top counts.</source>
        <translation>捨てる、残す、売る：カードや商品を1つずつクリックし、もう一度クリックすると戻ります。上の行が数えます。</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>知っておくと便利</translation>
    </message>
    <message>
        <source>What cannot be done says why, at the pointer and in the line at the bottom.</source>
        <translation>できないことの理由は、ポインタの横と下の行に出ます。</translation>
    </message>
    <message>
        <source>A role that you look at tells what it would bring everybody, as far as you can know. A hint shows what the computer would do with your cards.</source>
        <translation>役割を見ると、それが各プレイヤーに何をもたらすかを、あなたに分かる範囲で示します。ヒントは、コンピュータならあなたのカードでどうするかを示します。</translation>
    </message>
    <message>
        <source>“{button_undo}” goes back to your last decision, unless a card has been seen since.</source>
        <translation>「{button_undo}」は、その後にカードが見られていなければ、あなたの前回の決定に戻ります。</translation>
    </message>
    <message>
        <source>Several people at one screen: hands lie face down except that of whoever decides, and a cover comes before a hand is shown.</source>
        <translation>1つの画面を何人かで使うとき：決める人のほかは手札が裏向きになり、手札が見える前に画面が隠されます。</translation>
    </message>
    <message>
        <source>Your hand is seen by you alone. How many cards everybody holds is known to all.</source>
        <translation>手札は持ち主だけが見ます。枚数は全員に分かります。</translation>
    </message>
    <message>
        <source>Nobody knows what a good is or what lies under a {harbor}, not even the owner.</source>
        <translation>商品が何のカードか、{harbor}の下に何があるかは、持ち主を含め誰も知りません。</translation>
    </message>
    <message>
        <source>What lies under your {chapel} and your {church} you know; others saw each card go there, but not which. How many there are is shown to you alone, or to all if the points are played openly.</source>
        <translation>自分の{chapel}と{church}の下のカードは分かります。ほかの人には、置いたことだけが見え、何を置いたかは見えません。枚数は自分にだけ示され、勝利点を公開する設定では全員に示されます。</translation>
    </message>
    <message>
        <source>A card gained with a {gold_mine} or a {bank} was seen by everybody. It is shown to them until its owner next gives away a card face down.</source>
        <translation>{gold_mine}や{bank}で得たカードは全員が見ています。持ち主が次に手札を裏向きに手放すまで、ほかの人にも示されます。</translation>
    </message>
    <message>
        <source>The computer players know no more than a person in their place.</source>
        <translation>コンピュータが知っているのは、その席の人間が知りうることだけです。</translation>
    </message>
    <message>
        <source>The {statue}, the {arch} and the {hero} are the monuments. They do nothing, but have as many points as they cost, and the {town_square} counts them. They are commercial buildings: one of each kind, and a {builders_yard} makes them cheaper.</source>
        <translation>{statue}、{arch}、{hero}が記念建造物です。効果はありませんが、コストと同じ勝利点があり、{town_square}がこれらを数えます。都市施設なので1種類につき1軒だけで、{builders_yard}があれば安くなります。</translation>
    </message>
    <message>
        <source>The expansion shuffles {new_cards} cards of {new_pack_kinds} more kinds into the deck. All are commercial buildings. The {cathedral} lies open beside the roles.</source>
        <translation>拡張では、{new_pack_kinds}種類、{new_cards}枚のカードを山札に混ぜます。すべて都市施設です。{cathedral}は役割カードの横に表向きに置きます。</translation>
    </message>
    <message>
        <source>A variant of the rulebook: before the first round the players draw {opening_draws} cards in turn order, beginning with the first governor. Everybody looks at them, keeps {start_hand} and discards the others.</source>
        <translation>ルールブックの変則ルールです。第1ラウンドの前に、最初の総督から手番順に{opening_draws}枚のカードを引きます。各自それを見て、{start_hand}を残し、ほかは捨てます。</translation>
    </message>
    <message>
        <source>It makes the beginning less a matter of luck, and makes up for a late turn.</source>
        <translation>始まりが運に左右されにくくなり、手番が後の人の埋め合わせにもなります。</translation>
    </message>
    <message>
        <source>A new game can be set up in several ways:</source>
        <translation>新規ゲームでは、次の設定を選べます。</translation>
    </message>
    <message>
        <source>New Buildings: {new_kinds} more kinds of buildings are in the game.</source>
        <translation>新たな建物：{new_kinds}種類の建物が加わります。</translation>
    </message>
    <message>
        <source>The opening choice: everybody draws more cards at first and keeps some of them.</source>
        <translation>最初の手札の選択：最初に多めに引き、その中から残します。</translation>
    </message>
    <message>
        <source>Open points: everybody sees how many cards lie under Chapels, Churches and Harbors.</source>
        <translation>勝利点の公開：礼拝堂、教会、港の下にあるカードの枚数が、全員に見えます。</translation>
    </message>
    <message>
        <source>Ask before taking what can be refused: a building may always be left unused, and then you are asked each time. Otherwise whatever only helps you comes by itself.</source>
        <translation>断れるものの確認：建物の効果はいつも使わなくてよく、この設定では毎回尋ねられます。設定しなければ、得になるだけのものは自動で受け取ります。</translation>
    </message>
    <message>
        <source>Play moves without a choice at once: where only one thing can be done, the program does it. Otherwise you make these moves yourself.</source>
        <translation>選択の余地がない手は自動で進める：できることが1つだけのとき、プログラムが代わりに進めます。設定しなければ、その手も自分で行います。</translation>
    </message>
    <message>
        <source>You build a city out of cards, and whoever has the most victory points at the end wins. Every card of your hand can become a building; what you do not build pays for what you do.</source>
        <translation>カードで街を作り、終わりに勝利点が最も多い人が勝ちます。手札はどれも建物になり、建てないカードは建てるカードの支払いに使います。</translation>
    </message>
    <message>
        <source>In every round each player takes one of the five roles, and then everybody does what the role allows. Whoever took it has its privilege besides.</source>
        <translation>各ラウンドで、各プレイヤーが5つの役割から1つを取り、そのたびに全員がその行動をします。役割を取った人には特権も付きます。</translation>
    </message>
    <message>
        <source>The {builder} builds, the {craftsman} makes goods, and the {trader} turns goods into cards. The {recruiter} and the {adventurer} bring cards without goods.</source>
        <translation>{builder}は建物を建て、{craftsman}は商品を作り、{trader}は商品をカードに替えます。{recruiter}と{adventurer}は商品なしでカードをもたらします。</translation>
    </message>
    <message>
        <source>Buildings have points and help with a role. Those of cost {hall_cost} count something at the end.</source>
        <translation>建物には勝利点があり、役割の助けにもなります。コスト{hall_cost}の建物は、終わりに何かを数えます。</translation>
    </message>
    <message>
        <source>When somebody has {city_spaces} buildings, the game is over at the end of that builder phase.</source>
        <translation>誰かの建物が{city_spaces}軒になると、その建築フェイズの終わりにゲームも終わります。</translation>
    </message>
    <message>
        <source>First you choose what to build, then what pays for it. The price is the cost printed on the card, less whatever you save.</source>
        <translation>まず何を建てるかを選び、次に何で支払うかを選びます。値段は、カードのコストから節約できる分を引いたものです。</translation>
    </message>
    <message>
        <source>The builder saves {builder_saving}, or {builder_doubled} with a {publishing_house}.</source>
        <translation>建築家は{builder_saving}、{publishing_house}があれば{builder_doubled}の節約になります。</translation>
    </message>
    <message>
        <source>A {distillery} saves {distillery_saving} for a production building, a {builders_yard} {builders_yard_saving} for a commercial building.</source>
        <translation>{distillery}は生産施設で{distillery_saving}、{builders_yard}は都市施設で{builders_yard_saving}の節約になります。</translation>
    </message>
    <message>
        <source>With a {crane} the cost of the building that is covered comes off.</source>
        <translation>{crane}を使うと、覆われる建物のコストの分だけ安くなります。</translation>
    </message>
    <message>
        <source>A {hidden_market} lets goods pay, as much as a card each.</source>
        <translation>{hidden_market}があれば、商品もカード1枚として支払いに使えます。</translation>
    </message>
    <message>
        <source>The price never falls below 0, and nothing is given back. The card that is built pays nothing itself, so a price of {example_price} takes a hand of {example_hand} at least.</source>
        <translation>値段が0より下がることはなく、お釣りもありません。建てるカード自身は支払いに使えないので、値段が{example_price}なら、手札は少なくとも{example_hand}必要です。</translation>
    </message>
    <message>
        <source>The builder has a {publishing_house} and a {distillery}: a {fruit_depot} costs {fruit_depot_cost}, the savings come to more, and it is free. Nothing is paid back.</source>
        <translation>建築家に{publishing_house}と{distillery}があります。{fruit_depot}のコストは{fruit_depot_cost}で、節約の方が多いので無料です。差額は戻りません。</translation>
    </message>
    <message>
        <source>Discards lie face down. You know those that you discarded yourself and those that were turned up, until the pile is shuffled.</source>
        <translation>捨て札は裏向きです。切り直されるまで、自分が捨てたカードと、めくられたカードは分かります。</translation>
    </message>
    <message>
        <source>How many cards lie in the deck and in the discards is known to all.</source>
        <translation>山札と捨て札の枚数は全員に分かります。</translation>
    </message>
    <message>
        <source>Cards that pay and goods that are sold are discarded before anything is drawn for them.</source>
        <translation>支払ったカードと売った商品を捨ててから、カードを引きます。</translation>
    </message>
    <message>
        <source>Whoever takes a role may do more than the others in its phase.</source>
        <translation>役割を取った人は、そのフェイズでほかの人より多くのことができます。</translation>
    </message>
    <message>
        <source>{builder}: {builder_saving} less to pay.</source>
        <translation>{builder}：支払いが{builder_saving}分減ります。</translation>
    </message>
    <message>
        <source>{craftsman}: {craftsman_more} more.</source>
        <translation>{craftsman}：あと{craftsman_more}作れます。</translation>
    </message>
    <message>
        <source>{trader}: {trader_more} more.</source>
        <translation>{trader}：あと{trader_more}売れます。</translation>
    </message>
    <message>
        <source>{recruiter}: {recruiter_more} more to choose from.</source>
        <translation>{recruiter}：あと{recruiter_more}引いて選べます。</translation>
    </message>
    <message>
        <source>A {publishing_house} doubles each of them.</source>
        <translation>{publishing_house}は、どの特権も2倍にします。</translation>
    </message>
    <message>
        <source>Each kind makes one good and holds one at a time. You may have several of a kind, and each works alone. A {distillery} makes them cheaper.</source>
        <translation>1種類の生産施設は1種類の商品を作り、1度に1個だけ置けます。同じものを何軒持ってもよく、1軒ずつ別々に働きます。{distillery}があれば安く建てられます。</translation>
    </message>
    <message>
        <source>The governor takes one of the five roles, and its phase is played at once. Then the next player clockwise takes one of those that are left, until everybody has taken one. Then the next player is the governor.</source>
        <translation>総督が5つの役割から1つを取り、そのフェイズをすぐに行います。次に時計回りで隣の人が残った役割から1つを取り、全員が取るまで続けます。その後、隣の人が総督になります。</translation>
    </message>
    <message>
        <source>In a phase everybody has a turn, clockwise, beginning with whoever took the role, not with the governor.</source>
        <translation>フェイズでは、総督ではなく役割を取った人から始めて、時計回りに全員の番が来ます。</translation>
    </message>
    <message>
        <source>You have to take a role, but you may forgo what it allows, and its privilege too.</source>
        <translation>役割は必ず取りますが、その行動も特権も、使わなくてかまいません。</translation>
    </message>
    <message>
        <source>A building works from the phase after the one in which it was built.</source>
        <translation>建物は、建てたフェイズの次のフェイズから働きます。</translation>
    </message>
    <message>
        <source>Before the governor takes the first role, buildings work that say so, and hands are counted. One step is done by everybody, in turn order from the governor, before the next step begins. In the first round all this is left out.</source>
        <translation>総督が最初の役割を取る前に、この時に働く建物の効果を行い、手札を数えます。総督から順に全員が1つの段階を終えてから、次の段階に進みます。第1ラウンドではすべて省きます。</translation>
    </message>
    <message>
        <source>The {office}: discard 1 or 2 cards and draw as many.</source>
        <translation>{office}：手札1枚か2枚を捨て、同じ枚数を引きます。</translation>
    </message>
    <message>
        <source>The {chapel} and the {church}: cards from the hand go under them.</source>
        <translation>{chapel}と{church}：手札を下に置きます。</translation>
    </message>
    <message>
        <source>The hand limit: whoever has too many cards discards some.</source>
        <translation>手札の上限：多すぎる人は捨てます。</translation>
    </message>
    <message>
        <source>Anna holds 9 cards. She puts one under her {chapel}, so one less is to be discarded.</source>
        <translation>アンナの手札は9枚です。1枚を{chapel}の下に置けば、捨てるカードが1枚減ります。</translation>
    </message>
    <message>
        <source>The points printed on all your buildings. What is covered by another building counts no more.</source>
        <translation>自分の建物すべてに書かれた勝利点です。覆われた建物は数えません。</translation>
    </message>
    <message>
        <source>{tucked_point} for each card under your {chapel}, your {church} and your {harbor}.</source>
        <translation>自分の{chapel}、{church}、{harbor}の下のカード1枚につき{tucked_point}です。</translation>
    </message>
    <message>
        <source>What {assembly_hall}, {city_hall}, {town_square}, {residence} and {cathedral} count.</source>
        <translation>{assembly_hall}、{city_hall}、{town_square}、{residence}、{cathedral}が数える勝利点です。</translation>
    </message>
    <message>
        <source>Last of all, the {customs_house} counts the sum of all this.</source>
        <translation>最後に、{customs_house}が以上の合計を数えます。</translation>
    </message>
    <message>
        <source>Cards in the hand and goods bring no points.</source>
        <translation>手札と商品は勝利点になりません。</translation>
    </message>
    <message>
        <source>Everybody begins with a {corn_granary} in the city, and with {start_hand} drawn from the deck.</source>
        <translation>全員、{corn_granary}1軒が街にある状態で始め、山札から{start_hand}を引きます。</translation>
    </message>
    <message>
        <source>The base game has {base_cards} cards: {production_cards} production buildings and {commercial_cards} commercial buildings. {new_cards} more come with the New Buildings.</source>
        <translation>基本ゲームのカードは{base_cards}枚で、生産施設が{production_cards}枚、都市施設が{commercial_cards}枚です。「新たな建物」では、さらに{new_cards}枚が加わります。</translation>
    </message>
    <message>
        <source>The {price_cards} price cards are shuffled once and lie face down. Their order stays the same during the whole game.</source>
        <translation>商館カード{price_cards}枚は最初に一度だけ切り、裏向きに置きます。順番はゲーム中ずっと変わりません。</translation>
    </message>
    <message>
        <source>Whoever sits first is the first governor.</source>
        <translation>最初の席の人が最初の総督です。</translation>
    </message>
    <message>
        <source>In a round of two, {two_roles} of the five roles are played: the governor takes one, then the other player, then the governor once more.</source>
        <translation>2人のときは、1ラウンドに5つの役割のうち{two_roles}つを行います。総督が1つ、相手が1つ、そして総督がもう1つ取ります。</translation>
    </message>
    <message>
        <source>A {publishing_house} of the governor doubles only one of the two roles. The first time the governor says whether it is to be doubled; if not, the second role is doubled by itself.</source>
        <translation>総督の{publishing_house}が2倍にするのは、2つの役割の一方だけです。最初の役割を取るときに2倍にするかどうかを決め、しなければ2つ目が自動的に2倍になります。</translation>
    </message>
    <message>
        <source>There is no action. The adventurer draws {adventurer_draw}, with a {publishing_house} {adventurer_doubled}.</source>
        <translation>行動はありません。冒険家は{adventurer_draw}を引き、{publishing_house}があれば{adventurer_doubled}を引きます。</translation>
    </message>
    <message>
        <source>Then the {gold_mine} and the {bank} work for everybody who has one, in turn order from the adventurer, whoever took the role.</source>
        <translation>その後、役割を取った人だけでなく、{gold_mine}や{bank}を持つ全員が、冒険家から順にその効果を行います。</translation>
    </message>
    <message>
        <source>Whoever has both uses the {gold_mine} first.</source>
        <translation>両方を持つ人は{gold_mine}が先です。</translation>
    </message>
    <message>
        <source>Everybody in turn may build one card from the hand, and pays for it with other cards: they go to the discards. You may build nothing.</source>
        <translation>全員が順に、手札から1枚を建てられます。ほかの手札で支払い、払ったカードは捨て札になります。建てなくてもかまいません。</translation>
    </message>
    <message>
        <source>The builder pays {builder_saving} less, with a {publishing_house} {builder_doubled} less.</source>
        <translation>建築家は支払いが{builder_saving}分減り、{publishing_house}があれば{builder_doubled}分減ります。</translation>
    </message>
    <message>
        <source>Production buildings may be built any number of times, a commercial building only once by each player.</source>
        <translation>生産施設は同じものを何軒でも建てられますが、都市施設は種類ごとに1人1軒だけです。</translation>
    </message>
    <message>
        <source>After paying, the {lumberyard} gives its card, then the {hospital}. At the end of the phase the {school} does.</source>
        <translation>支払いの後、まず{lumberyard}、次に{hospital}が働きます。フェイズの終わりには{school}が働きます。</translation>
    </message>
    <message>
        <source>The builder wants a {tobacco_storage}, which costs {tobacco_storage_cost}, and pays {tobacco_storage_builder}.</source>
        <translation>コストが{tobacco_storage_cost}の{tobacco_storage}を建築家が建てると、支払いは{tobacco_storage_builder}です。</translation>
    </message>
    <message>
        <source>Everybody in turn puts one card from the deck face down onto an empty production building. Nobody looks at it.</source>
        <translation>全員が順に、山札のカード1枚を裏向きのまま空いた生産施設に置きます。誰も見ません。</translation>
    </message>
    <message>
        <source>The craftsman makes {craftsman_more} more, with a {publishing_house} {craftsman_doubled} more. A {canal} adds {canal_more}.</source>
        <translation>監督はあと{craftsman_more}、{publishing_house}があればあと{craftsman_doubled}作れます。{canal}があれば、さらに{canal_more}作れます。</translation>
    </message>
    <message>
        <source>A building holds one good. Without an empty production building you make nothing.</source>
        <translation>1軒に置ける商品は1個です。空いた生産施設がなければ、何も作れません。</translation>
    </message>
    <message>
        <source>Where all empty buildings can be filled, the program does it; otherwise you choose which.</source>
        <translation>空きがすべて埋まるときは自動で行われ、そうでなければどこで作るかを選びます。</translation>
    </message>
    <message>
        <source>First every empty {zoning_office} gets a good.</source>
        <translation>最初に、空いている{zoning_office}に商品が1個ずつ置かれます。</translation>
    </message>
    <message>
        <source>Everybody in turn draws {recruiter_draw} and looks at them. One is kept, the others go to the discards.</source>
        <translation>全員が順に{recruiter_draw}を引いて見ます。1枚を残し、ほかは捨てます。</translation>
    </message>
    <message>
        <source>The recruiter draws {recruiter_all}, with a {publishing_house} {recruiter_all_doubled}, and still keeps one.</source>
        <translation>募集官は{recruiter_all}、{publishing_house}があれば{recruiter_all_doubled}を引きますが、残すのはやはり1枚です。</translation>
    </message>
    <message>
        <source>With a {villa} you keep two. With a {notary} the cards go into your hand, and you discard from all of it.</source>
        <translation>{villa}があれば2枚残せます。{notary}があればカードは手札に加わり、手札全体から捨てます。</translation>
    </message>
    <message>
        <source>The top price card is turned up. Everybody in turn may sell one good and draws as many cards as the price card says.</source>
        <translation>いちばん上の商館カードをめくります。全員が順に商品を1個売り、そこに示された枚数のカードを引けます。</translation>
    </message>
    <message>
        <source>The trader sells {trader_more} more, with a {publishing_house} {trader_doubled} more. A {trading_post} adds {trading_post_more}.</source>
        <translation>商人はあと{trader_more}、{publishing_house}があればあと{trader_doubled}売れます。{trading_post}があれば、さらに{trading_post_more}売れます。</translation>
    </message>
    <message>
        <source>Goods of one kind can all be sold, and to everybody at the same price. Sold goods go to the discards unseen, before you draw.</source>
        <translation>同じ種類の商品も全部売れ、売値は全員同じです。売った商品は見ずに捨て札にしてから、カードを引きます。</translation>
    </message>
    <message>
        <source>Then the price card goes under its pile, also if nobody has sold.</source>
        <translation>その後、誰も売らなくても、商館カードは山の下に戻ります。</translation>
    </message>
</context>
<context>
    <name>SanJuanRulesGroup</name>
    <message>
        <source>To begin with</source>
        <translation>はじめに</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation>ルールの詳細</translation>
    </message>
    <message>
        <source>The end, and options</source>
        <translation>ゲームの終わりと設定</translation>
    </message>
    <message>
        <source>Production buildings</source>
        <translation>生産施設</translation>
    </message>
    <message>
        <source>Commercial buildings</source>
        <translation>都市施設</translation>
    </message>
    <message>
        <source>Buildings of cost 6</source>
        <translation>コスト6の建物</translation>
    </message>
    <message>
        <source>New Buildings</source>
        <translation>新たな建物</translation>
    </message>
</context>
<context>
    <name>SanJuanRulesTitle</name>
    <message>
        <source>A card is three things</source>
        <translation>カードの3つの使い道</translation>
    </message>
    <message>
        <source>Commercial buildings at a glance</source>
        <translation>都市施設の一覧</translation>
    </message>
    <message>
        <source>What is different from Puerto Rico</source>
        <translation>プエルトリコとの違い</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>ゲームの終わり</translation>
    </message>
    <message>
        <source>Goods and prices</source>
        <translation>商品と売値</translation>
    </message>
    <message>
        <source>The governor</source>
        <translation>総督</translation>
    </message>
    <message>
        <source>Buildings of cost 6 at a glance</source>
        <translation>コスト6の建物の一覧</translation>
    </message>
    <message>
        <source>The hand limit</source>
        <translation>手札の上限</translation>
    </message>
    <message>
        <source>How to move the cards</source>
        <translation>操作のしかた</translation>
    </message>
    <message>
        <source>What is hidden</source>
        <translation>隠れているもの</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>記念建造物</translation>
    </message>
    <message>
        <source>New Buildings at a glance</source>
        <translation>新たな建物の一覧</translation>
    </message>
    <message>
        <source>The opening choice</source>
        <translation>最初の手札の選択</translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation>選べる設定</translation>
    </message>
    <message>
        <source>How the game goes</source>
        <translation>ゲームの流れ</translation>
    </message>
    <message>
        <source>Building and paying</source>
        <translation>建てる・支払う</translation>
    </message>
    <message>
        <source>Deck and discards</source>
        <translation>山札と捨て札</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>特権</translation>
    </message>
    <message>
        <source>Production buildings at a glance</source>
        <translation>生産施設の一覧</translation>
    </message>
    <message>
        <source>The round and its roles</source>
        <translation>ラウンドと役割</translation>
    </message>
    <message>
        <source>The start of a round</source>
        <translation>ラウンドの始め</translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation>得点計算</translation>
    </message>
    <message>
        <source>What lies ready</source>
        <translation>ゲームの準備</translation>
    </message>
    <message>
        <source>The game for two</source>
        <translation>2人プレイ</translation>
    </message>
</context>
<context>
    <name>SanJuanSaves</name>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation>{edition}、ラウンド{round}で終了</translation>
    </message>
    <message>
        <source>{edition}, round {round}</source>
        <translation>{edition}、ラウンド{round}</translation>
    </message>
    <message>
        <source>San Juan 1897</source>
        <translation>サンファン1897</translation>
    </message>
</context>
<context>
    <name>SanJuanScore</name>
    <message>
        <source>No space was left in the city of {players}.</source>
        <translation>{players}の街が埋まりました。</translation>
    </message>
    <message>
        <source>No space was left in the cities of {players}.</source>
        <translation>{players}の街が埋まりました。</translation>
    </message>
    <message>
        <source>A city was full.</source>
        <translation>誰かの街が埋まりました。</translation>
    </message>
    <message>
        <source>No card was left to draw, and nobody could build.</source>
        <translation>引けるカードがなくなり、誰も建てられませんでした。</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>Cards under the {building}</source>
        <translation>{building}の下のカード</translation>
    </message>
    <message>
        <source>{building}: {points}</source>
        <translation>{building}：{points}</translation>
    </message>
    <message>
        <source>{building}: {points} (round {rounds})</source>
        <translation>{building}：{points}（ラウンド{rounds}）</translation>
    </message>
    <message>
        <source>Buildings and &amp;hands</source>
        <translation>建物と手札(&amp;H)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>ラウンド{round}</translation>
    </message>
    <message>
        <source>Hand at the end</source>
        <translation>残った手札</translation>
    </message>
    <message>
        <source>Under the {building}</source>
        <translation>{building}の下</translation>
    </message>
    <message>
        <source>Goods at the end</source>
        <translation>残った商品</translation>
    </message>
    <message>
        <source>{name} ×{number}</source>
        <translation>{name}×{number}</translation>
    </message>
    <message>
        <source>over the {building}</source>
        <translation>{building}から建て替え</translation>
    </message>
    <message>
        <source>covered in round {round}</source>
        <translation>ラウンド{round}に建て替え</translation>
    </message>
    <message>
        <source>Hand: {cards}</source>
        <translation>手札：{cards}</translation>
    </message>
    <message>
        <source>Goods: {goods}</source>
        <translation>商品：{goods}</translation>
    </message>
    <message>
        <source>Bonus of the {building}</source>
        <translation>{building}のボーナス点</translation>
    </message>
    <message>
        <source>Production buildings: {buildings}, kinds of them: {kinds}</source>
        <translation>生産施設：{buildings}、その種類：{kinds}</translation>
    </message>
    <message>
        <source>Commercial buildings: {buildings}</source>
        <translation>都市施設：{buildings}</translation>
    </message>
    <message>
        <source>Monuments: {monuments}</source>
        <translation>記念建造物：{monuments}</translation>
    </message>
    <message>
        <source>Sets of three that count: {sets}</source>
        <translation>数える3軒の組：{sets}</translation>
    </message>
    <message>
        <source>Buildings of cost 6 of the others that count: {buildings}</source>
        <translation>数えるほかの人のコスト6の建物：{buildings}</translation>
    </message>
    <message>
        <source>A quarter of all other points: {points}</source>
        <translation>ほかの点の4分の1：{points}</translation>
    </message>
    <message>
        <source>Cards in hand and goods</source>
        <translation>手札と商品</translation>
    </message>
    <message>
        <source>By what is printed on buildings</source>
        <translation>建物に印刷された点による</translation>
    </message>
    <message>
        <source>By both</source>
        <translation>両方による</translation>
    </message>
    <message>
        <source>By what buildings count besides</source>
        <translation>建物の追加点による</translation>
    </message>
</context>
<context>
    <name>SanJuanSettings</name>
    <message>
        <source>Show how many cards of each kind are le&amp;ft</source>
        <translation>各カードの残り枚数を表示する(&amp;F)</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;kind (otherwise: by cost)</source>
        <translation>手札を種類順に並べる（オフならコスト順）(&amp;K)</translation>
    </message>
    <message>
        <source>B&amp;uild at once with the last payment</source>
        <translation>最後の支払いと同時に建てる(&amp;U)</translation>
    </message>
    <message>
        <source>Pla&amp;y moves without a choice at once</source>
        <translation>選択の余地がない手は自動で進める(&amp;Y)</translation>
    </message>
    <message>
        <source>Numbers of hidden points lie &amp;open</source>
        <translation>隠れた得点の枚数を公開する(&amp;O)</translation>
    </message>
    <message>
        <source>Ask &amp;before taking what may be refused</source>
        <translation>断れるものは受け取る前に尋ねる(&amp;B)</translation>
    </message>
</context>
<context>
    <name>SanJuanSlip</name>
    <message>
        <source>{role}, your privilege</source>
        <translation>{role}、自分の特権</translation>
    </message>
    <message>
        <source>{building}, built over</source>
        <translation>{building}を建て替え</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>支払い済み</translation>
    </message>
    <message>
        <source>Left in your hand</source>
        <translation>残る手札</translation>
    </message>
    <message>
        <source>{words}: {figure}.</source>
        <translation>{words}：{figure}。</translation>
    </message>
    <message>
        <source>Price of the building</source>
        <translation>建物の費用</translation>
    </message>
</context>
<context>
    <name>SanJuanSpeech</name>
    <message>
        <source>{role}: free. Privilege: {privilege}.</source>
        <translation>{role}：未選択。特権：{privilege}。</translation>
    </message>
    <message>
        <source>{role}: chosen by {player}, the phase is running.</source>
        <translation>{role}：{player}が選択、フェイズ進行中。</translation>
    </message>
    <message>
        <source>{role}: taken by {player}.</source>
        <translation>{role}：{player}が選択済み。</translation>
    </message>
    <message>
        <source>A price card that nobody has seen yet.</source>
        <translation>まだ誰も見ていない商館カード。</translation>
    </message>
    <message>
        <source>The prices now, from corn to coffee: {prices}.</source>
        <translation>今の売値、コーンからコーヒーまで：{prices}。</translation>
    </message>
    <message>
        <source>The next prices, from corn to coffee: {prices}.</source>
        <translation>次の売値、コーンからコーヒーまで：{prices}。</translation>
    </message>
    <message>
        <source>Prices, from corn to coffee: {prices}.</source>
        <translation>売値、コーンからコーヒーまで：{prices}。</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s).</source>
        <translation>
            <numerusform>{pile}：カード%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}, costs {cost}, for you {price}, worth {points} points now.</source>
        <translation>{building}、コスト{cost}、あなたには{price}、今は{points}点。</translation>
    </message>
    <message>
        <source>Free space.</source>
        <translation>空き地区。</translation>
    </message>
    <message>
        <source>{building}, to be built for nothing.</source>
        <translation>{building}を無料で建てます。</translation>
    </message>
    <message>
        <source>Paying for {building}: {paid} of {price}.</source>
        <translation>{building}の支払い：{price}枚分のうち{paid}枚分。</translation>
    </message>
    <message>
        <source>holds a good</source>
        <translation>商品あり</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>sells for {price} at the next price</source>
        <translation>次の売値は{price}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it</source>
        <translation>
            <numerusform>下にカード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden cards under it</source>
        <translation>下に伏せたカード</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}。</translation>
    </message>
    <message>
        <source>A hidden card.</source>
        <translation>伏せたカード。</translation>
    </message>
    <message>
        <source>{building}, costs {cost}, for you {price}</source>
        <translation>{building}、コスト{cost}、あなたには{price}</translation>
    </message>
    <message>
        <source>{building}, costs {cost}</source>
        <translation>{building}、コスト{cost}</translation>
    </message>
    <message numerus="yes">
        <source>would bring %n point(s) now</source>
        <translation>
            <numerusform>今なら%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>新しいカード</translation>
    </message>
    <message>
        <source>governor</source>
        <translation>総督</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番中</translation>
    </message>
    <message>
        <source>took: {roles}</source>
        <translation>選択：{roles}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n building(s)</source>
        <translation>
            <numerusform>建物%n軒</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {points}</source>
        <translation>{points}以上</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>商品%n個</numerusform>
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
        <translation>{player}：状況</translation>
    </message>
    <message>
        <source>{player}: city</source>
        <translation>{player}：街</translation>
    </message>
    <message>
        <source>Drawn: choose what you keep</source>
        <translation>引いたカード：残すものを選んでください</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>あなたの手札：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>選べるカード</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>売値</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Deck and discards</source>
        <translation>山札と捨て札</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>大聖堂</translation>
    </message>
    <message>
        <source>L&amp;arge view of a card</source>
        <translation>カードを拡大(&amp;A)</translation>
    </message>
    <message>
        <source>Sort my &amp;hand</source>
        <translation>手札を並べ替える(&amp;H)</translation>
    </message>
    <message>
        <source>My city</source>
        <translation>自分の街</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>自分の手札</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>ほかのプレイヤー</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>選択ボタン</translation>
    </message>
    <message>
        <source>What only this player may see is hidden: nobody else should look at the screen now.</source>
        <translation>このプレイヤーだけが見てよいものは伏せてあります。今はほかの人が画面を見ないようにしてください。</translation>
    </message>
    <message>
        <source>The hand is hidden: nobody else should look at the screen now.</source>
        <translation>手札は伏せてあります。今はほかの人が画面を見ないようにしてください。</translation>
    </message>
</context>
<context>
    <name>SanJuanTask</name>
    <message>
        <source>Which role to choose?</source>
        <translation>どの役割を選ぶか</translation>
    </message>
    <message>
        <source>What to build?</source>
        <translation>何を建てるか</translation>
    </message>
    <message>
        <source>Which cards to pay with?</source>
        <translation>どのカードで支払うか</translation>
    </message>
    <message>
        <source>Where to make goods?</source>
        <translation>どこで商品を作るか</translation>
    </message>
    <message>
        <source>Which goods to sell?</source>
        <translation>どの商品を売るか</translation>
    </message>
    <message>
        <source>Which cards to keep?</source>
        <translation>どのカードを残すか</translation>
    </message>
    <message>
        <source>Which cards to discard?</source>
        <translation>どのカードを捨てるか</translation>
    </message>
    <message>
        <source>Which cards to exchange?</source>
        <translation>どのカードを交換するか</translation>
    </message>
    <message>
        <source>Which cards to put under a building?</source>
        <translation>どのカードを建物の下に置くか</translation>
    </message>
    <message>
        <source>Take what is offered?</source>
        <translation>受け取るか</translation>
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
        <translation>{player}、{building}：{outcome}</translation>
    </message>
    <message>
        <source>Nobody has built {card}: it is kept.</source>
        <translation>{card}はまだ誰も建てていないので、手札に加えます。</translation>
    </message>
    <message>
        <source>{card} is built already: it goes.</source>
        <translation>{card}はすでに建てられているので、捨て札にします。</translation>
    </message>
    <message>
        <source>Four different costs: the cheapest one, {card}, is kept.</source>
        <translation>コストがすべて違うので、最も安い{card}を手札に加えます。</translation>
    </message>
    <message>
        <source>Equal costs ({costs}): all four go.</source>
        <translation>コストが同じカードがある（{costs}）ので、4枚とも捨て札にします。</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Kept automatically</source>
        <translation>自動保存</translation>
    </message>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation>{edition}、ラウンド{round}で終了</translation>
    </message>
    <message>
        <source>{edition}, round {round}</source>
        <translation>{edition}、ラウンド{round}</translation>
    </message>
    <message>
        <source>Saved {date}</source>
        <translation>保存：{date}</translation>
    </message>
    <message>
        <source>being played in another window</source>
        <translation>別のウィンドウでプレイ中</translation>
    </message>
    <message>
        <source>branched off</source>
        <translation>途中から分岐</translation>
    </message>
    <message>
        <source>moves were taken back</source>
        <translation>手を戻したゲーム</translation>
    </message>
    <message>
        <source>accuracy {accuracy}</source>
        <translation>正確さ{accuracy}</translation>
    </message>
    <message>
        <source>accuracy of {player}: {accuracy}</source>
        <translation>{player}の正確さ：{accuracy}</translation>
    </message>
    <message numerus="yes">
        <source>Won by {leaders} with %n point(s)</source>
        <translation>
            <numerusform>{leaders}が%n点で勝利</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leaders} ahead with %n point(s)</source>
        <translation>
            <numerusform>{leaders}が%n点でリード</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name}（コンピュータ）</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>破損</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>1897</source>
        <translation>1897</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>今日{time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>昨日{time}</translation>
    </message>
</context>
<context>
    <name>Saves1897</name>
    <message>
        <source>{edition}, round {round}</source>
        <translation>{edition}、ラウンド{round}</translation>
    </message>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation>{edition}、ラウンド{round}で終了</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>There were not enough colonists left to fill the ship.</source>
        <translation>入植船を補充するだけの入植者が残っていませんでした。</translation>
    </message>
    <message>
        <source>A city was full.</source>
        <translation>誰かの街が埋まりました。</translation>
    </message>
    <message>
        <source>The last victory point chip was taken.</source>
        <translation>最後の勝利点チップが取られました。</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>貴族</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>市民</translation>
    </message>
    <message>
        <source>People in the VP area</source>
        <translation>勝利点エリアの人</translation>
    </message>
    <message>
        <source>Tiles in the VP area</source>
        <translation>勝利点エリアのタイル</translation>
    </message>
    <message>
        <source>Pairs of active estates</source>
        <translation>稼働中の農園の組</translation>
    </message>
    <message>
        <source>Goods and coins left over</source>
        <translation>余った商品とコイン</translation>
    </message>
    <message>
        <source>Achievements not done</source>
        <translation>達成しなかった功績</translation>
    </message>
    <message>
        <source>1 for each worker and citizen in the VP area.</source>
        <translation>勝利点エリアの労働者と市民1人につき1点。</translation>
    </message>
    <message>
        <source>{tile} for each quarry and each third estate of a kind.</source>
        <translation>採石場と、同じ種類の3つ目の農園、1つにつき{tile}点。</translation>
    </message>
    <message>
        <source>{pair} for each kind of which both estates are active.</source>
        <translation>農園が2つとも稼働中の種類、1つにつき{pair}点。</translation>
    </message>
    <message>
        <source>1 for every {pieces} goods and coins together, rounded up.</source>
        <translation>商品とコインを合わせて{pieces}つにつき1点（端数切り上げ）。</translation>
    </message>
    <message>
        <source>The achievement cards that players have kept and not done.</source>
        <translation>プレイヤーが取っておき、達成しなかった功績カード。</translation>
    </message>
    <message>
        <source>With a Puertoma players score no achievements: it scores those that they have not done.</source>
        <translation>プエルトマがいると、プレイヤーは功績で得点しません。達成しなかった分は、プエルトマの得点になります。</translation>
    </message>
    <message>
        <source>No space was left in the city of {players}.</source>
        <translation>{players}の街が埋まりました。</translation>
    </message>
    <message>
        <source>No space was left in the cities of {players}.</source>
        <translation>{players}の街が埋まりました。</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>功績</translation>
    </message>
    <message>
        <source>Buildin&amp;gs</source>
        <translation>建物(&amp;G)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>ラウンド{round}</translation>
    </message>
    <message>
        <source>Moves were taken back in this game.</source>
        <translation>このゲームでは手を戻しました。</translation>
    </message>
    <message>
        <source>This game went on from decision {number} of another one.</source>
        <translation>このゲームは、別のゲームの{number}手目から始めたものです。</translation>
    </message>
    <message>
        <source>{winners} share the victory: {points} points each, with the handicaps.</source>
        <translation>{winners}がハンデ込みの{points}点ずつで勝利を分け合いました。</translation>
    </message>
    <message>
        <source>{winner} wins: {points} points, with the handicap.</source>
        <translation>{winner}がハンデ込みの{points}点で勝利しました。</translation>
    </message>
    <message numerus="yes">
        <source>{winners} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{winners}が%n点ずつで勝利を分け合いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation>
            <numerusform>{winner}が%n点で勝利しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Victory point chips</source>
        <translation>勝利点チップ</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>{building}: {points}</source>
        <translation>{building}：{points}</translation>
    </message>
    <message>
        <source>Bonus of the {building}</source>
        <translation>{building}のボーナス点</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Tie-break: {what}</source>
        <translation>同点のとき：{what}</translation>
    </message>
    <message>
        <source>Handicap of the seat</source>
        <translation>席のハンデ</translation>
    </message>
    <message>
        <source>Total with handicap</source>
        <translation>ハンデ込みの合計</translation>
    </message>
    <message>
        <source>Doubloons and goods</source>
        <translation>ダブロンと商品</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>{player}, {source}: {value}</source>
        <translation>{player}、{source}：{value}</translation>
    </message>
    <message>
        <source>{name} ({points})</source>
        <translation>{name}（{points}）</translation>
    </message>
    <message>
        <source>{place}. {player}: {points}</source>
        <translation>{place}位・{player}：{points}点</translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s): {sources}.</source>
        <translation>
            <numerusform>{player}は%n点（{sources}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The handicap of the seat is {points}.</source>
        <translation>席のハンデは{points}です。</translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation>{source}：{points}点</translation>
    </message>
    <message numerus="yes">
        <source>{player} at the beginning: %n point(s)</source>
        <translation>
            <numerusform>{player}、開始時：%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} after round {round}: %n point(s)</source>
        <translation>
            <numerusform>{player}、ラウンド{round}終了時：%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, points at the beginning and after each round: {figures}.</source>
        <translation>{player}、開始時と各ラウンド終了時の得点：{figures}。</translation>
    </message>
    <message>
        <source>{player}, points after round {round} and each one that followed: {figures}.</source>
        <translation>{player}、ラウンド{round}とその後の各ラウンド終了時の得点：{figures}。</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>&amp;Table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation>得点(&amp;P)</translation>
    </message>
    <message>
        <source>Co&amp;urse of the game</source>
        <translation>ゲームの経過(&amp;U)</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Final score</source>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>To&amp;day&apos;s game</source>
        <translation>今日のゲーム(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Same seats again</source>
        <translation>同じ席でもう一度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新規ゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>検討(&amp;R)</translation>
    </message>
    <message>
        <source>Find &amp;better moves</source>
        <translation>もっといい手を探す(&amp;B)</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Points by source</source>
        <translation>内訳別の得点</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Name of player {number}</source>
        <translation>プレイヤー{number}の名前</translation>
    </message>
    <message>
        <source>Who is player {number}</source>
        <translation>プレイヤー{number}の種類</translation>
    </message>
    <message>
        <source>Style of player {number}</source>
        <translation>プレイヤー{number}のスタイル</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Another program…</source>
        <translation>ほかのプログラム…</translation>
    </message>
    <message>
        <source>Automatic opponent</source>
        <translation>自動プレイヤー</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>プレイヤー{number}の難易度</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>すべてのプレイヤーに名前が必要です。</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>同じ名前のプレイヤーが2人います。</translation>
    </message>
    <message>
        <source>Every player needs a name that can be seen.</source>
        <translation>すべてのプレイヤーに目に見える名前が必要です。</translation>
    </message>
    <message>
        <source>The name of player {number} has marks that turn the direction of writing: type it anew.</source>
        <translation>プレイヤー{number}の名前に文字の向きを変える記号が含まれています。もう一度入力してください。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>No</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Size of &amp;texts: {percent} %</source>
        <translation>文字の大きさ(&amp;T)：{percent}%</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Looks and sounds</source>
        <translation>表示と音</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>New games</source>
        <translation>新規ゲーム</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pieces travel</source>
        <translation>駒の動き(&amp;P)</translation>
    </message>
    <message>
        <source>Pac&amp;e of the other players</source>
        <translation>ほかのプレイヤーのペース(&amp;E)</translation>
    </message>
    <message>
        <source>Time to think about a move, ha&amp;rd</source>
        <translation>1手を考える時間、難しい(&amp;R)</translation>
    </message>
    <message>
        <source>e&amp;xpert</source>
        <translation>達人(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>音量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>効果音(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Hints, and forecasts while a role is looked at</source>
        <translation>ヒントと、役割を指している間の予測(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Ask again before I pass although I could act</source>
        <translation>できることがあるのにパスするときは、もう一度確認する(&amp;A)</translation>
    </message>
    <message>
        <source>Cover the table between the turns of &amp;different people</source>
        <translation>別の人の手番に替わるとき、盤面を隠す(&amp;D)</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
    </message>
    <message>
        <source>Other programs that play have as long as the expert.</source>
        <translation>席に着いたほかのプログラムの時間は、達人と同じです。</translation>
    </message>
    <message>
        <source>Only in games with hidden victory points and two people or more on one screen.</source>
        <translation>勝利点が非公開で、1つの画面に人間が2人以上いるゲームだけで使います。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
</context>
<context>
    <name>ShortEffect</name>
    <message>
        <source>+1 when you sell</source>
        <translation>売却時に+1</translation>
    </message>
    <message>
        <source>draws one more tile</source>
        <translation>タイルをもう1枚引く</translation>
    </message>
    <message>
        <source>lets you take quarries</source>
        <translation>採石場を取れる</translation>
    </message>
    <message>
        <source>keeps one kind of goods</source>
        <translation>商品1種類を残す</translation>
    </message>
    <message>
        <source>new tiles come occupied</source>
        <translation>新しいタイルに1人付く</translation>
    </message>
    <message>
        <source>sells what is sold already</source>
        <translation>同じ商品も売れる</translation>
    </message>
    <message>
        <source>+2 when you sell</source>
        <translation>売却時に+2</translation>
    </message>
    <message>
        <source>keeps two kinds of goods</source>
        <translation>商品2種類を残す</translation>
    </message>
    <message>
        <source>money for kinds produced</source>
        <translation>生産した種類で収入</translation>
    </message>
    <message>
        <source>new buildings come occupied</source>
        <translation>新しい建物に1人付く</translation>
    </message>
    <message>
        <source>+1 point for each loading</source>
        <translation>出荷のたびに+1点</translation>
    </message>
    <message>
        <source>a ship of your own</source>
        <translation>自分専用の貿易船</translation>
    </message>
    <message>
        <source>end: 1 or 2 for producers</source>
        <translation>終了時：生産設備1か2点</translation>
    </message>
    <message>
        <source>end: 4 to 7 for tiles</source>
        <translation>終了時：タイルで4～7点</translation>
    </message>
    <message>
        <source>end: 1 for three people</source>
        <translation>終了時：3人につき1点</translation>
    </message>
    <message>
        <source>end: 1 for four points</source>
        <translation>終了時：4点につき1点</translation>
    </message>
    <message>
        <source>end: 1 for each non-producer</source>
        <translation>終了時：紫の建物に1点</translation>
    </message>
    <message>
        <source>large plants make 1 more</source>
        <translation>大きい生産設備は+1個</translation>
    </message>
    <message>
        <source>two forests save 1</source>
        <translation>森2枚で1安い</translation>
    </message>
    <message>
        <source>pay with other pieces</source>
        <translation>ほかの物で支払える</translation>
    </message>
    <message>
        <source>keeps three single goods</source>
        <translation>商品3個を残す</translation>
    </message>
    <message>
        <source>two people who may move</source>
        <translation>動ける客2人</translation>
    </message>
    <message>
        <source>sells past the trading house</source>
        <translation>商船を通さず売る</translation>
    </message>
    <message>
        <source>points for new buildings</source>
        <translation>新しい建物で得点</translation>
    </message>
    <message>
        <source>own ship, 1 point a pair</source>
        <translation>自分の船、2個で1点</translation>
    </message>
    <message>
        <source>money for each loading</source>
        <translation>出荷のたびに収入</translation>
    </message>
    <message>
        <source>privileges count twice</source>
        <translation>特権が2倍</translation>
    </message>
    <message>
        <source>money for your main crop</source>
        <translation>最多の商品で収入</translation>
    </message>
    <message>
        <source>points for stocks of goods</source>
        <translation>手元の商品で得点</translation>
    </message>
    <message>
        <source>points and nothing else</source>
        <translation>得点だけ</translation>
    </message>
    <message>
        <source>end: tiles in threes</source>
        <translation>終了時：同種タイル3枚組</translation>
    </message>
    <message>
        <source>buy or sell a tile</source>
        <translation>タイルを売買</translation>
    </message>
    <message>
        <source>a little in every production</source>
        <translation>生産のたびに小さな収入</translation>
    </message>
    <message>
        <source>discard tiles for points</source>
        <translation>タイルを捨てて得点</translation>
    </message>
    <message>
        <source>buildings cost 1 or 2 less</source>
        <translation>建物が1か2安い</translation>
    </message>
    <message>
        <source>points for delivered goods</source>
        <translation>商品を納めて得点</translation>
    </message>
    <message>
        <source>one more person arrives</source>
        <translation>もう1人来る</translation>
    </message>
    <message>
        <source>money for each noble</source>
        <translation>貴族1人につき1ダブロン</translation>
    </message>
    <message>
        <source>end: 1 for each noble</source>
        <translation>終了時：貴族1人につき1点</translation>
    </message>
    <message>
        <source>makes up to {goods}</source>
        <translation>{goods}まで生産</translation>
    </message>
</context>
<context>
    <name>Skip</name>
    <message>
        <source>{player} finds no tile to take.</source>
        <translation>{player}には取れるタイルがない。</translation>
    </message>
    <message>
        <source>{player} has a full island and takes no tile.</source>
        <translation>{player}は島が埋まっていて、タイルを取れない。</translation>
    </message>
    <message>
        <source>{player} has no colonists to place.</source>
        <translation>{player}には配置する入植者がいない。</translation>
    </message>
    <message>
        <source>{player} can build nothing.</source>
        <translation>{player}に建てられる建物はない。</translation>
    </message>
    <message>
        <source>{player} has a full city and builds nothing.</source>
        <translation>{player}は街が埋まっていて、建設できない。</translation>
    </message>
    <message>
        <source>{player} produces nothing.</source>
        <translation>{player}は何も生産できない。</translation>
    </message>
    <message>
        <source>{player} finds no good left in the supply for the privilege.</source>
        <translation>{player}には、特権で取れる商品の在庫がない。</translation>
    </message>
    <message>
        <source>{player} has no goods.</source>
        <translation>{player}には商品がない。</translation>
    </message>
    <message>
        <source>{player} finds the trading house full.</source>
        <translation>{player}は商船が満杯で、売れない。</translation>
    </message>
    <message>
        <source>{player} has nothing that the trading house takes.</source>
        <translation>{player}には商船で売れる商品がない。</translation>
    </message>
    <message>
        <source>{player} has nothing that a ship takes.</source>
        <translation>{player}には貿易船に積める商品がない。</translation>
    </message>
    <message>
        <source>{player} finds no tile that fits.</source>
        <translation>{player}には置けるタイルがない。</translation>
    </message>
    <message>
        <source>{player} finds nothing to smuggle.</source>
        <translation>{player}には密輸で得られるものがない。</translation>
    </message>
    <message>
        <source>{player} is passed over. {reason}</source>
        <translation>{player}の手番は飛ばされる。{reason}</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There are no sounds: a library that plays them is missing on this computer.</source>
        <translation>音は出ません。再生に必要なライブラリがこのコンピュータにありません。</translation>
    </message>
    <message>
        <source>There are no sounds: this computer has found nothing to play them on.</source>
        <translation>音は出ません。このコンピュータに、音を出す機器が見つかりません。</translation>
    </message>
</context>
<context>
    <name>SourcesChart</name>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Points by source as bars</source>
        <translation>内訳別の得点の棒グラフ</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>{role}: chosen by {player}, the phase is running.</source>
        <translation>{role}：{player}が選択、フェイズ進行中。</translation>
    </message>
    <message>
        <source>{role}: taken by {player}.</source>
        <translation>{role}：{player}が選択済み。</translation>
    </message>
    <message numerus="yes">
        <source>{role}: free, with %n doubloon(s).</source>
        <translation>
            <numerusform>{role}：未選択、%nダブロン付き。</numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: free.</source>
        <translation>{role}：未選択。</translation>
    </message>
    <message>
        <source>Captured by {player}.</source>
        <translation>{player}に拉致されています。</translation>
    </message>
    <message>
        <source>{player} may not choose it.</source>
        <translation>{player}は選べません。</translation>
    </message>
    <message numerus="yes">
        <source>Face-down plantations: %n left.</source>
        <translation>
            <numerusform>裏向きのプランテーション：残り%n枚。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quarries: %n left.</source>
        <translation>
            <numerusform>採石場：残り%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Just drawn: {tile}.</source>
        <translation>今引いたタイル：{tile}。</translation>
    </message>
    <message>
        <source>Face-up {tile}.</source>
        <translation>場の{tile}。</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <translation>
            <numerusform>残り%n枚。</numerusform>
        </translation>
    </message>
    <message>
        <source>Just drawn.</source>
        <translation>今引いたタイル。</translation>
    </message>
    <message>
        <source>Face up.</source>
        <translation>表向き。</translation>
    </message>
    <message>
        <source>Private ships: {cargo}.</source>
        <translation>専用船：{cargo}。</translation>
    </message>
    <message>
        <source>Your own small ship, empty.</source>
        <translation>自分の小さい船、空。</translation>
    </message>
    <message>
        <source>Your own small ship: {cargo}.</source>
        <translation>自分の小さい船：{cargo}。</translation>
    </message>
    <message>
        <source>Your own ship at the wharf, empty.</source>
        <translation>造船所の自分専用の貿易船、空。</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces, empty.</source>
        <translation>{spaces}個積みの貿易船、空。</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces: {cargo}, about to be raided.</source>
        <translation>{spaces}個積みの貿易船：{cargo}、略奪の対象。</translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces: {cargo}, full.</source>
        <translation>{spaces}個積みの貿易船：{cargo}、満杯。</translation>
    </message>
    <message numerus="yes">
        <source>Ship with {spaces} spaces: {cargo}, %n space(s) free.</source>
        <translation>
            <numerusform>{spaces}個積みの貿易船：{cargo}、空きマス%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house: a free space.</source>
        <translation>商船：空きマス。</translation>
    </message>
    <message>
        <source>Trading house: {good}.</source>
        <translation>商船：{good}。</translation>
    </message>
    <message>
        <source>In the trading house.</source>
        <translation>商船の中。</translation>
    </message>
    <message>
        <source>{task}: still open.</source>
        <translation>{task}：まだ誰も達成していません。</translation>
    </message>
    <message>
        <source>{task}: done by {player}.</source>
        <translation>{task}：{player}が達成しました。</translation>
    </message>
    <message>
        <source>{card}: done.</source>
        <translation>{card}：達成しました。</translation>
    </message>
    <message>
        <source>{card}: not done yet.</source>
        <translation>{card}：まだ達成していません。</translation>
    </message>
    <message>
        <source>{card}: {have} of {need}.</source>
        <translation>{card}：{need}のうち{have}。</translation>
    </message>
    <message>
        <source>Supply: no {good}.</source>
        <translation>在庫：{good}なし。</translation>
    </message>
    <message>
        <source>Supply: {goods}.</source>
        <translation>在庫：{goods}。</translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) for you now</source>
        <translation>
            <numerusform>今の値段は%nダブロン</numerusform>
        </translation>
    </message>
    <message>
        <source>quarries −{count}</source>
        <translation>採石場−{count}</translation>
    </message>
    <message>
        <source>buildings −{count}</source>
        <translation>建物−{count}</translation>
    </message>
    <message>
        <source>{role} −{count}</source>
        <translation>{role}−{count}</translation>
    </message>
    <message>
        <source>{price} (printed {cost}, {helps})</source>
        <translation>{price}（元の値段{cost}、{helps}）</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n勝利点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation>
            <numerusform>枠%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: {facts}.</source>
        <translation>{building}：{facts}。</translation>
    </message>
    <message>
        <source>Free space for a building that costs {cost}.</source>
        <translation>値段{cost}の建物の空きマス。</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>値段{cost}</translation>
    </message>
    <message>
        <source>Empty island space.</source>
        <translation>島の空きマス。</translation>
    </message>
    <message>
        <source>{tile}.</source>
        <translation>{tile}。</translation>
    </message>
    <message>
        <source>{tile}, occupied by a noble.</source>
        <translation>{tile}、貴族がいます。</translation>
    </message>
    <message>
        <source>{tile}, occupied.</source>
        <translation>{tile}、稼動中。</translation>
    </message>
    <message>
        <source>{tile}, without a colonist.</source>
        <translation>{tile}、入植者なし。</translation>
    </message>
    <message>
        <source>Covered by a large building.</source>
        <translation>大型建物の一部。</translation>
    </message>
    <message>
        <source>Empty city space.</source>
        <translation>街の空き地区。</translation>
    </message>
    <message>
        <source>{building}, without circles.</source>
        <translation>{building}、枠なし。</translation>
    </message>
    <message numerus="yes">
        <source>{building}, {colonists} of %n circle(s) occupied.</source>
        <translation>
            <numerusform>{building}、枠%nに入植者{colonists}人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them noble(s).</source>
        <translation>
            <numerusform>うち貴族%n人。</numerusform>
        </translation>
    </message>
    <message>
        <source>{goods}, all kept.</source>
        <translation>{goods}、すべて残す。</translation>
    </message>
    <message>
        <source>{goods}: {kept} kept, {rest} to be given back.</source>
        <translation>{goods}：{kept}個残し、{rest}個戻す。</translation>
    </message>
    <message numerus="yes">
        <source>%n space(s) free in all.</source>
        <translation>
            <numerusform>空き地区は全部で%n。</numerusform>
        </translation>
    </message>
    <message>
        <source>No {good}.</source>
        <translation>{good}なし。</translation>
    </message>
    <message>
        <source>{goods}.</source>
        <translation>{goods}。</translation>
    </message>
    <message>
        <source>{goods}, to be given back.</source>
        <translation>{goods}、廃棄予定。</translation>
    </message>
    <message>
        <source>governor</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番中</translation>
    </message>
    <message>
        <source>role: {roles}</source>
        <translation>役割：{roles}</translation>
    </message>
    <message>
        <source>smuggler&apos;s marker</source>
        <translation>密輸人マーカー</translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation>
            <numerusform>%nダブロン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <translation>
            <numerusform>入植者%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle in San Juan</source>
        <translation>
            <numerusform>うち%n人はサンファンで待機</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n noble(s) among them</source>
        <translation>
            <numerusform>うち貴族%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>{used} of 12 island spaces</source>
        <translation>島12マスのうち{used}</translation>
    </message>
    <message>
        <source>{used} of 12 city spaces</source>
        <translation>街12地区のうち{used}</translation>
    </message>
    <message>
        <source>{player}: {facts}.</source>
        <translation>{player}：{facts}。</translation>
    </message>
    <message>
        <source>{player} ({bot}): {facts}.</source>
        <translation>{player}、{bot}：{facts}。</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>The settings could not be read.</source>
        <translation>設定を読み込めませんでした。</translation>
    </message>
    <message>
        <source>What could not be read is set as it was in the beginning.</source>
        <translation>読めなかった設定は初期値に戻しました。</translation>
    </message>
    <message>
        <source>The damaged file has been put aside: {path}</source>
        <translation>壊れたファイルは別に保管しました：{path}</translation>
    </message>
    <message>
        <source>The file stays as it is; what you change is forgotten when you quit.</source>
        <translation>ファイルはそのままです。変更した設定は、プログラムを終了すると失われます。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Shipping</source>
        <translation>出荷</translation>
    </message>
    <message>
        <source>By buildings</source>
        <translation>建物による</translation>
    </message>
    <message>
        <source>By both</source>
        <translation>両方による</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>祝祭</translation>
    </message>
    <message>
        <source>By shipping</source>
        <translation>出荷による</translation>
    </message>
    <message>
        <source>Computers of several levels</source>
        <translation>複数のレベルのコンピュータ</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>人間のみ</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>ほかのプログラム</translation>
    </message>
    <message>
        <source>Free games</source>
        <translation>自由なゲーム</translation>
    </message>
    <message>
        <source>Games of the day</source>
        <translation>今日のゲーム</translation>
    </message>
    <message>
        <source>Games by code</source>
        <translation>コードのゲーム</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>最高点</translation>
    </message>
    <message>
        <source>Largest margin</source>
        <translation>最大の点差</translation>
    </message>
    <message>
        <source>Highest accuracy</source>
        <translation>最高の正確さ</translation>
    </message>
    <message>
        <source>Most points above par</source>
        <translation>基準を最も上回った点</translation>
    </message>
    <message>
        <source>Quickest victory</source>
        <translation>最速の勝利</translation>
    </message>
    <message>
        <source>Win a game</source>
        <translation>ゲームに勝つ</translation>
    </message>
    <message>
        <source>Win from every seat of a table</source>
        <translation>同じ人数のゲームで、すべての席から勝つ</translation>
    </message>
    <message>
        <source>Win at tables of three sizes</source>
        <translation>3通りの人数で勝つ</translation>
    </message>
    <message>
        <source>Win in three editions</source>
        <translation>3つの版で勝つ</translation>
    </message>
    <message>
        <source>Win by shipping</source>
        <translation>出荷で勝つ</translation>
    </message>
    <message>
        <source>Win by buildings</source>
        <translation>建物で勝つ</translation>
    </message>
    <message>
        <source>Win in each of three ways</source>
        <translation>3通りの勝ち方でそれぞれ勝つ</translation>
    </message>
    <message>
        <source>Win against hard computers</source>
        <translation>「難しい」コンピュータに勝つ</translation>
    </message>
    <message>
        <source>Win against expert computers</source>
        <translation>「達人」コンピュータに勝つ</translation>
    </message>
    <message>
        <source>Leave goods of all others ashore but none of yours</source>
        <translation>ほかの全員の商品を岸に残し、自分の商品はひとつも残さない</translation>
    </message>
    <message>
        <source>Finish twelve lessons without hints</source>
        <translation>ヒントなしで12のレッスンを終える</translation>
    </message>
    <message>
        <source>Win within twelve rounds</source>
        <translation>12ラウンド以内に勝つ</translation>
    </message>
    <message>
        <source>Win with two of the largest buildings</source>
        <translation>いちばん大きな建物を2つ持って勝つ</translation>
    </message>
    <message>
        <source>Play with an accuracy of 85 or more</source>
        <translation>正確さ85以上でプレイする</translation>
    </message>
    <message>
        <source>Beat par in a game of the day</source>
        <translation>今日のゲームで基準を上回る</translation>
    </message>
    <message>
        <source>Solve twenty puzzles at the first try</source>
        <translation>20問のパズルを最初の手で解く</translation>
    </message>
    <message>
        <source>Milestones reached: {names}</source>
        <translation>達成したマイルストーン：{names}</translation>
    </message>
    <message>
        <source>{name} ({game})</source>
        <translation>{name}（{game}）</translation>
    </message>
    <message>
        <source>Under other rules</source>
        <translation>別のルールのゲーム</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>{low} to {high} %</source>
        <translation>{low}～{high}%</translation>
    </message>
    <message>
        <source>{rounds} rounds</source>
        <translation>{rounds}ラウンド</translation>
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
        <translation>版</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Revie&amp;w</source>
        <translation>検討(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>テーブルに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>Tha&amp;t is me</source>
        <translation>これは私です(&amp;T)</translation>
    </message>
    <message>
        <source>That is me &amp;too</source>
        <translation>これも私です(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新規ゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>Here you see how you play, as soon as a game is over. Games with a person are counted automatically.</source>
        <translation>ゲームが終わると、ここにあなたの成績が表示されます。人間が参加したゲームは自動的に数えられます。</translation>
    </message>
    <message>
        <source>Accuracy: {accuracy}.</source>
        <translation>正確さ：{accuracy}。</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>インポート(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;All saved games</source>
        <translation>保存したゲームすべて(&amp;A)</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>Se&amp;parate names</source>
        <translation>名前を分ける(&amp;P)</translation>
    </message>
    <message>
        <source>Bring the cop&amp;y back</source>
        <translation>コピーを元に戻す(&amp;Y)</translation>
    </message>
    <message>
        <source>Le&amp;ave it</source>
        <translation>そのままにする(&amp;A)</translation>
    </message>
    <message>
        <source>{game}: it will be gone from the statistics for good. Files of saved games stay.</source>
        <translation>{game}：統計から完全に消えます。保存したゲームのファイルは残ります。</translation>
    </message>
    <message>
        <source>&amp;Keep it</source>
        <translation>残す(&amp;K)</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>このゲームを削除しますか？</translation>
    </message>
    <message>
        <source>Games: {games}. Won: {share} ({interval}), the even share is {even}.</source>
        <translation>ゲーム数：{games}。勝率：{share}（{interval}）、均等なら{even}。</translation>
    </message>
    <message>
        <source>Mean place: {place}, mean points: {points}.</source>
        <translation>平均順位：{place}、平均得点：{points}。</translation>
    </message>
    <message>
        <source>{edition}, {count} players: mean place {place}, mean points {points}.</source>
        <translation>{edition}、{count}人：平均順位{place}、平均得点{points}。</translation>
    </message>
    <message>
        <source>The file with your games was missing. A copy of {date} with {games} games lies beside your saves.</source>
        <translation>ゲームの記録ファイルがありませんでした。保存したゲームの隣に{date}のコピー（{games}ゲーム）があります。</translation>
    </message>
    <message>
        <source>Who are you? Choose your name above.</source>
        <translation>あなたは誰ですか？上で名前を選んでください。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>数える</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Do not &amp;count</source>
        <translation>数えない(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Count again</source>
        <translation>再び数える(&amp;C)</translation>
    </message>
    <message>
        <source>Saved games are read: {done} of {known}</source>
        <translation>保存したゲームを読んでいます：{done}/{known}</translation>
    </message>
    <message>
        <source>New games: {new}.</source>
        <translation>新しいゲーム：{new}。</translation>
    </message>
    <message>
        <source>Could not be read: {count} ({files}).</source>
        <translation>読めませんでした：{count}（{files}）。</translation>
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
        <translation>壊れたファイルは別に保管しました：{path}</translation>
    </message>
    <message>
        <source>The copy beside your saves has taken its place.</source>
        <translation>保存したゲームの隣にあるコピーで置き換えました。</translation>
    </message>
    <message>
        <source>There was no copy beside your saves.</source>
        <translation>保存したゲームの隣にコピーはありませんでした。</translation>
    </message>
    <message>
        <source>Finished games that are still saved are counted again.</source>
        <translation>保存が残っている終了済みのゲームはもう一度数えます。</translation>
    </message>
    <message>
        <source>The file with your games is damaged.</source>
        <translation>ゲームの記録ファイルが壊れています。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>What happens in your games is not counted at present.</source>
        <translation>現在、ゲームの結果を統計に記録できません。</translation>
    </message>
    <message>
        <source>Finished games that are still saved are counted later.</source>
        <translation>保存が残っている終了済みのゲームは後で数えます。</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>ゲームをインポート</translation>
    </message>
    <message>
        <source>Games, exported statistics and copies</source>
        <translation>ゲーム、エクスポートした統計、コピー</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>統計をエクスポート</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>購入</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
</context>
<context>
    <name>StatisticsTabs</name>
    <message>
        <source>Trend</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>対戦相手</translation>
    </message>
    <message>
        <source>Editions</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>建物</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>自己ベスト</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>マイルストーン</translation>
    </message>
    <message>
        <source>Win a game, and here you see how.</source>
        <translation>ゲームに勝つと、どう勝ったかがここに出ます。</translation>
    </message>
    <message>
        <source>Here you see what you have bought in five games or more.</source>
        <translation>5ゲーム以上で買った建物がここに出ます。</translation>
    </message>
    <message>
        <source>Too little was at stake in the reviewed games to say how accurately you play.</source>
        <translation>検討したゲームでは勝敗に関わる選択が少なく、正確さは出せません。</translation>
    </message>
    <message>
        <source>Review a game, and here you see how accurately you play each role.</source>
        <translation>ゲームを検討すると、役割ごとの正確さがここに出ます。</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Mean points</source>
        <translation>平均得点</translation>
    </message>
    <message>
        <source>Personal best</source>
        <translation>自己ベスト</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>マイルストーン</translation>
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
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Mean of the last ten</source>
        <translation>直近10ゲームの平均</translation>
    </message>
    <message>
        <source>Won of the last ten</source>
        <translation>直近10ゲームの勝率</translation>
    </message>
    <message>
        <source>Game {number}: {points} points, mean of the last ten {mean}</source>
        <translation>ゲーム{number}：{points}点、直近10ゲームの平均{mean}</translation>
    </message>
    <message>
        <source>Games that compare with the last one: {edition}, {count} players. Choose others above.</source>
        <translation>最後のゲームと比べられるゲーム：{edition}、{count}人。ほかのゲームは上で選べます。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%区間</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>均等な勝率</translation>
    </message>
    <message>
        <source>{name}: {games} games, {share} won, {interval}</source>
        <translation>{name}：{games}ゲーム、勝率{share}、{interval}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Plantations</source>
        <translation>プランテーション</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <translation>入植船</translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation>貿易船</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>商船</translation>
    </message>
    <message>
        <source>Buildings to choose from</source>
        <translation>選べる建物</translation>
    </message>
    <message>
        <source>Festival</source>
        <translation>祝祭</translation>
    </message>
    <message>
        <source>Achievement cards to choose from</source>
        <translation>選べる功績カード</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Plantations and quarries</source>
        <translation>プランテーションと採石場</translation>
    </message>
    <message>
        <source>Supply of goods</source>
        <translation>商品の在庫</translation>
    </message>
    <message>
        <source>Buildings on sale</source>
        <translation>建物一覧</translation>
    </message>
    <message>
        <source>Log, round {round}</source>
        <translation>ログ（ラウンド{round}）</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>corn plantation</source>
        <translation>コーンプランテーション</translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <translation>インディゴプランテーション</translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <translation>砂糖プランテーション</translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <translation>タバコプランテーション</translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <translation>コーヒープランテーション</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>採石場</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>森</translation>
    </message>
</context>
<context>
    <name>Tile1897</name>
    <message>
        <source>corn estate</source>
        <translation>コーン農園</translation>
    </message>
    <message>
        <source>fruit estate</source>
        <translation>果物農園</translation>
    </message>
    <message>
        <source>sugar estate</source>
        <translation>砂糖農園</translation>
    </message>
    <message>
        <source>tobacco estate</source>
        <translation>タバコ農園</translation>
    </message>
    <message>
        <source>coffee estate</source>
        <translation>コーヒー農園</translation>
    </message>
    <message>
        <source>quarry</source>
        <translation>採石場</translation>
    </message>
    <message>
        <source>forest</source>
        <translation>森</translation>
    </message>
</context>
<context>
    <name>TileEffect</name>
    <message>
        <source>Produces one corn if a colonist works here; corn needs no building.</source>
        <translation>ここに入植者がいれば、コーンを1個生産します。コーンに建物はいりません。</translation>
    </message>
    <message>
        <source>Produces one indigo if a colonist works here and another one in an indigo plant.</source>
        <translation>ここに入植者が1人、インディゴ加工場にもう1人いれば、インディゴを1個生産します。</translation>
    </message>
    <message>
        <source>Produces one sugar if a colonist works here and another one in a sugar mill.</source>
        <translation>ここに入植者が1人、砂糖加工場にもう1人いれば、砂糖を1個生産します。</translation>
    </message>
    <message>
        <source>Produces one tobacco if a colonist works here and another one in a tobacco storage.</source>
        <translation>ここに入植者が1人、タバコ加工場にもう1人いれば、タバコを1個生産します。</translation>
    </message>
    <message>
        <source>Produces one coffee if a colonist works here and another one in a coffee roaster.</source>
        <translation>ここに入植者が1人、コーヒー加工場にもう1人いれば、コーヒーを1個生産します。</translation>
    </message>
    <message>
        <source>Lowers the price of a building by one doubloon if a colonist works here. The column of the building says how many quarries may help at most.</source>
        <translation>ここに入植者がいれば、建物の値段が1ダブロン下がります。採石場を何個まで使えるかは、建物の列で決まります。</translation>
    </message>
    <message>
        <source>A plantation that lies face down: nobody works here. With an occupied forest house two of them save 1 doubloon.</source>
        <translation>裏向きのプランテーションです。ここでは誰も働きません。稼動中の木こり小屋があれば、2つで1ダブロン安くなります。</translation>
    </message>
</context>
<context>
    <name>TileEffect1897</name>
    <message>
        <source>Produces one corn if a worker works here; corn needs no building.</source>
        <translation>ここに労働者がいれば、コーンを1個生産します。コーンに建物はいりません。</translation>
    </message>
    <message>
        <source>Produces one fruit if a worker works here and another one in a fruit depot.</source>
        <translation>ここに労働者が1人、果物倉庫にもう1人いれば、果物を1個生産します。</translation>
    </message>
    <message>
        <source>Produces one sugar if a worker works here and another one in a sugar mill.</source>
        <translation>ここに労働者が1人、製糖所にもう1人いれば、砂糖を1個生産します。</translation>
    </message>
    <message>
        <source>Produces one tobacco if a worker works here and another one in a tobacco storage.</source>
        <translation>ここに労働者が1人、タバコ倉庫にもう1人いれば、タバコを1個生産します。</translation>
    </message>
    <message>
        <source>Produces one coffee if a worker works here and another one in a coffee roaster.</source>
        <translation>ここに労働者が1人、焙煎所にもう1人いれば、コーヒーを1個生産します。</translation>
    </message>
    <message>
        <source>Lowers the price of a building by one coin if a worker works here. The points printed on the building say how many quarries may help at most.</source>
        <translation>ここに労働者がいれば、建物の値段が1コイン下がります。採石場を何個まで使えるかは、建物に書かれた点で決まります。</translation>
    </message>
    <message>
        <source>An estate that lies face down: nobody works here. With an occupied lumberyard two of them save 1 coin.</source>
        <translation>裏向きの農園です。ここでは誰も働きません。稼働中の製材所があれば、2つで1コイン安くなります。</translation>
    </message>
</context>
<context>
    <name>Tries</name>
    <message>
        <source>Show it on the table</source>
        <translation>盤面で見る</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Play it &amp;out</source>
        <translation>最後まで試す(&amp;O)</translation>
    </message>
    <message>
        <source>Try another move</source>
        <translation>ほかの手を試す</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>検討に戻る</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>The quick games agree with the review.</source>
        <translation>高速対局の結果は検討と一致しています。</translation>
    </message>
    <message>
        <source>The quick games decide nothing: so small a difference may be luck.</source>
        <translation>高速対局では決められません。この差は運かもしれません。</translation>
    </message>
    <message>
        <source>The quick games contradict the review.</source>
        <translation>高速対局の結果は検討と逆です。</translation>
    </message>
    <message>
        <source>Round {round}: you are {player}. This is about: {part}. You played: {move} ({mark}).</source>
        <translation>ラウンド{round}。あなたは{player}です。テーマ：{part}。そのときの手：{move}（{mark}）。</translation>
    </message>
    <message>
        <source>Round {round}: you are {player}. This is about: {part}. You played: {move}.</source>
        <translation>ラウンド{round}。あなたは{player}です。テーマ：{part}。そのときの手：{move}。</translation>
    </message>
    <message>
        <source>{move}: {mark}.</source>
        <translation>{move}：{mark}。</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>どこが悪い？</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>その後は？</translation>
    </message>
    <message>
        <source>After {move} this would likely follow:</source>
        <translation>{move}の後、おそらくこうなります：</translation>
    </message>
    <message>
        <source>After {move} you are asked again at once.</source>
        <translation>{move}の後、すぐまたあなたの番です。</translation>
    </message>
    <message>
        <source>{move}: what would follow is being worked out.</source>
        <translation>{move}：その後の展開を調べています。</translation>
    </message>
    <message>
        <source>{move}: what would follow could not be worked out.</source>
        <translation>{move}：その後の展開を調べられませんでした。</translation>
    </message>
    <message>
        <source>{done} of {games} quick games with each of the two moves</source>
        <translation>2つの手それぞれの高速対局：{games}回中{done}回</translation>
    </message>
    <message>
        <source>{games} quick games each, all seats playing by rules of thumb: {preferred} wins {share}, {other} {other_share}. Difference: {points} points of chance, ± {reach}.</source>
        <translation>高速対局を{games}回ずつ、全席が経験則でプレイ：{preferred}の勝率は{share}、{other}は{other_share}。差は{points}ポイント（±{reach}）。</translation>
    </message>
</context>
<context>
    <name>Victory</name>
    <message>
        <source>{winners} are equal in points and in what decides then ({tie_break}): {value}.</source>
        <translation>{winners}は得点が同じで、勝敗を決める「{tie_break}」も同じです：{value}。</translation>
    </message>
    <message>
        <source>{winner} and {second} have equally many points; the tie-break decides ({tie_break}): {a} to {b}.</source>
        <translation>{winner}と{second}は得点が同じで、「{tie_break}」で勝敗が決まりました：{a}対{b}。</translation>
    </message>
    <message>
        <source>The handicaps of the seats decide: with them {winner} has {a} points and {second} {b}.</source>
        <translation>席のハンデが勝敗を決めました：加えると{winner}は{a}点、{second}は{b}点です。</translation>
    </message>
    <message>
        <source>“{source}” decided it: {a} of the {total} points of {winner}, but only {b} of the {other} of {second}.</source>
        <translation>「{source}」が勝敗を決めました：{winner}は{total}点のうち{a}点、{second}は{other}点のうち{b}点だけです。</translation>
    </message>
    <message>
        <source>{winner} has most points from “{main}” ({most} of {total}); “{source}” made the difference to {second}: {a} to {b}.</source>
        <translation>{winner}の得点で最も多いのは「{main}」です（{total}点のうち{most}点）。{second}との差をつけたのは「{source}」でした：{a}対{b}。</translation>
    </message>
    <message>
        <source>{source}: {gains}.</source>
        <translation>{source}：{gains}。</translation>
    </message>
    <message>
        <source>The game is over: the points are counted</source>
        <translation>ゲーム終了：得点を数えます</translation>
    </message>
    <message>
        <source>Any key or a click goes on</source>
        <translation>任意のキーまたはクリックで先へ進みます</translation>
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
        <translation>スタート画面(&amp;T)…</translation>
    </message>
    <message>
        <source>The program ended unexpectedly.</source>
        <translation>プログラムが予期せず終了しました。</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>ようこそ！</translation>
    </message>
    <message>
        <source>Welcome back!</source>
        <translation>おかえりなさい！</translation>
    </message>
    <message>
        <source>No game has been played here yet. Begin where you like.</source>
        <translation>ここではまだ一度もゲームが遊ばれていません。お好きなところからどうぞ。</translation>
    </message>
    <message>
        <source>The last moves could not be saved automatically. They are in this file: {path}</source>
        <translation>最後の手は自動保存できませんでした。次のファイルに保存されています：{path}</translation>
    </message>
    <message>
        <source>{game} at once, with the players and the rules of last time.</source>
        <translation>前回と同じプレイヤーとルールで、{game}をすぐに始めます。</translation>
    </message>
    <message>
        <source>A game for beginners at once: its computer players are easy to beat.</source>
        <translation>初心者向けのゲームをすぐに始めます。コンピュータは弱めです。</translation>
    </message>
    <message>
        <source>&amp;Just play</source>
        <translation>すぐに遊ぶ(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新規ゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose the game, the players and the rules.</source>
        <translation>ゲーム、プレイヤー、ルールを選びます。</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>A game that was saved, by you or automatically.</source>
        <translation>保存したゲームと自動保存されたゲーム。</translation>
    </message>
    <message>
        <source>Your game, where you left it: {players}, round {round}.</source>
        <translation>前回の続きから：{players}、ラウンド{round}。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
</context>
</TS>
