<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
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
</context>
<context>
    <name>Benefit</name>
    <message>
        <source>{player}, mayor&apos;s privilege: take one more colonist from the supply?</source>
        <translation>{player}（市長の特権）：残りから入植者をもう1人受け取りますか？</translation>
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
        <translation>インディゴ加工場（小）</translation>
    </message>
    <message>
        <source>Small Sugar Mill</source>
        <translation>砂糖加工場（小）</translation>
    </message>
    <message>
        <source>Indigo Plant</source>
        <translation>インディゴ加工場（大）</translation>
    </message>
    <message>
        <source>Sugar Mill</source>
        <translation>砂糖加工場（大）</translation>
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
        <translation>市場（小）</translation>
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
        <translation>倉庫（小）</translation>
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
        <translation>市場（大）</translation>
    </message>
    <message>
        <source>Large Warehouse</source>
        <translation>倉庫（大）</translation>
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
        <source>Confirm</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>受け取る</translation>
    </message>
    <message>
        <source>Suggest</source>
        <translation>おまかせ配置</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>最初の状態に戻す</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
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
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>{answer}: sure?</source>
        <translation>本当に「{answer}」？</translation>
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
        <source>The victory points are hidden: nobody else should look at the screen now.</source>
        <translation>勝利点は非公開です。ほかの人は今、画面を見ないでください。</translation>
    </message>
    <message>
        <source>&amp;Never cover</source>
        <translation>今後は隠さない(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;I am {player}</source>
        <translation>{player}です(&amp;I)</translation>
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
            <numerusform>最も埋まっている街：{player}、空き地区%n。</numerusform>
        </translation>
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
    <message>
        <source>How near the end is</source>
        <translation>ゲーム終了までの目安</translation>
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
    <message>
        <source>Puerto Rico</source>
        <translation>プエルトリコ</translation>
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
        <source>loses {goods}</source>
        <translation>{goods}を廃棄</translation>
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
        <source>&amp;How one plays here…</source>
        <translation>操作のしかた(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Draw a tile from the face-down pile</source>
        <translation>裏向きの山からタイルを引く</translation>
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
        <source>Load {goods}: {gains}</source>
        <translation>{goods}を出荷する：{gains}</translation>
    </message>
</context>
<context>
    <name>LoadGameDialog</name>
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
        <source>{player} does not want the colonist for the new tile.</source>
        <translation>{player}は新しいタイルの入植者を断った。</translation>
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
        <translation>{player}は特権で、残りから入植者1人を得た。</translation>
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
        <source>One more doubloon on each role that nobody chose: {roles}.</source>
        <translation>選ばれなかった役割に1ダブロンずつ乗った：{roles}。</translation>
    </message>
    <message>
        <source>The game is over. {winners} share the victory.</source>
        <translation>ゲームが終わった。{winners}が勝利を分け合った。</translation>
    </message>
    <message>
        <source>The game is over. {winner} wins.</source>
        <translation>ゲームが終わった。{winner}が勝利した。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
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
        <source>&amp;Speed of the computer players</source>
        <translation>コンピュータの速さ(&amp;S)</translation>
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
        <source>Begin again</source>
        <translation>最初の状態に戻す</translation>
    </message>
    <message>
        <source>Skip the pauses until my turn</source>
        <translation>自分の手番まで待ち時間を飛ばす</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
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
        <source>The computer players do not answer; a simpler one moves in their place from now on.</source>
        <translation>コンピュータが応答しません。これからは、より単純なコンピュータが代わりにプレイします。</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
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
        <translation>席順（1番目から始める）</translation>
    </message>
    <message>
        <source>&amp;Shuffle the seats</source>
        <translation>席順をシャッフル(&amp;S)</translation>
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
        <source>The same seed lays out the same plantations in the same order.</source>
        <translation>同じシードなら、同じプランテーションが同じ順に並びます。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Victory points lie &amp;open</source>
        <translation>勝利点を公開する(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Ask before taking what may be refused</source>
        <translation>断れるものは受け取る前に尋ねる(&amp;A)</translation>
    </message>
    <message>
        <source>Play moves without a choice at &amp;once</source>
        <translation>選択の余地がない手は自動で進める(&amp;O)</translation>
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
    <message numerus="yes">
        <source>The seed has at most %n digit(s).</source>
        <translation>
            <numerusform>シードは%n桁以内にしてください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opening</name>
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
        <source>The game is open.</source>
        <translation>ゲームを開きました。</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
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
        <source>The program ended unexpectedly.</source>
        <translation>プログラムが予期せず終了しました。</translation>
    </message>
    <message>
        <source>Welcome back!</source>
        <translation>おかえりなさい！</translation>
    </message>
    <message>
        <source>Your game is here as it was after the last decision: {players}, round {round}.</source>
        <translation>ゲームは最後の手の直後のまま残っています：{players}、ラウンド{round}。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新規ゲーム(&amp;N)…</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>Face-down plantations</source>
        <translation>裏向きのプランテーション</translation>
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
        <translation>種類の異なる商品を4個、0（コーン）〜4（コーヒー）ダブロンで買い取ります。商人フェイズの後に満杯なら空になります。</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>島</translation>
    </message>
    <message>
        <source>City</source>
        <translation>街</translation>
    </message>
    <message>
        <source>San Juan</source>
        <translation>サンファン</translation>
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
        <source>If you replace it, what is there now becomes its backup.</source>
        <translation>上書きすると、今の内容はバックアップになります。</translation>
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
        <source>The saved game is of an edition that this version of the program does not know.</source>
        <translation>このゲームは、このバージョンのプログラムが知らないルール版のものです。</translation>
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
        <source>The folder is not there any more.</source>
        <translation>フォルダーがなくなっています。</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>ファイルに書き込めません。</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened here.</source>
        <translation>ここで開いた後に、別のプログラムがファイルを変更しました。</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>%n colonist(s) still to place.</source>
        <translation>
            <numerusform>まだ配置していない入植者：%n人。</numerusform>
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
        <translation>{player}（市長フェイズ）：入植者を配置してください</translation>
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
        <source>Drag a role card onto your board. The doubloons on it are yours; then its phase begins for everybody.</source>
        <translation>役割カードを自分の植民地ボードにドラッグしてください。カードの上のダブロンを得て、全員がそのフェイズを行います。</translation>
    </message>
    <message>
        <source>Drag a tile onto your island, or take none.</source>
        <translation>タイルを自分の島にドラッグしてください。取らなくてもかまいません。</translation>
    </message>
    <message>
        <source>Click circles or drag colonists; only occupied tiles and buildings work.</source>
        <translation>枠をクリックするか、入植者をドラッグしてください。稼動中のタイルと建物だけが働きます。</translation>
    </message>
    <message>
        <source>Drag a building into your city, or build nothing.</source>
        <translation>建物を自分の街にドラッグしてください。建設しなくてもかまいません。</translation>
    </message>
    <message>
        <source>Drag a good of a kind that you have just produced from the supply to your goods.</source>
        <translation>今生産した種類の商品を1個、在庫から自分の商品へドラッグしてください。</translation>
    </message>
    <message>
        <source>Drag one good into the trading house, or sell nothing.</source>
        <translation>商品を1個、商船にドラッグしてください。売らなくてもかまいません。</translation>
    </message>
    <message>
        <source>Drag goods onto a ship. Whoever can load must load, as much of the kind as fits.</source>
        <translation>商品を貿易船にドラッグしてください。積める人は必ず、その種類を積めるだけ積みます。</translation>
    </message>
    <message>
        <source>Click your goods; what is not kept goes back to the supply.</source>
        <translation>自分の商品をクリックしてください。残さない商品は廃棄され、在庫に戻ります。</translation>
    </message>
    <message>
        <source>You may refuse it; that can delay the end of the game.</source>
        <translation>断ることもできます。断ると、ゲームの終わりが遅くなることがあります。</translation>
    </message>
    <message>
        <source>{player} is moving</source>
        <translation>{player}がプレイ中です</translation>
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
        <source>There are colonists for every circle that is left; confirm fills them all.</source>
        <translation>残りの枠をすべて埋めるだけの入植者がいます。「決定」ですべて埋まります。</translation>
    </message>
    <message>
        <source>All colonists are placed.</source>
        <translation>入植者はすべて配置しました。</translation>
    </message>
    <message>
        <source>Choose 1 good to keep.</source>
        <translation>残す商品を1個選んでください。</translation>
    </message>
    <message>
        <source>Everything is chosen.</source>
        <translation>すべて選びました。</translation>
    </message>
    <message>
        <source>Hint: {words}</source>
        <translation>ヒント：{words}</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わっています。</translation>
    </message>
    <message>
        <source>Something else is asked now. {asked}</source>
        <translation>今は別のことを選ぶ番です。{asked}</translation>
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
        <translation>サンファンに入植者を残せるのは、枠がすべて埋まっているときだけです。まだ{free}つ空いています。</translation>
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
        <source>{number} of {count}: {decided}</source>
        <translation>{number}/{count}：{decided}</translation>
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
    <name>Retelling</name>
    <message>
        <source>&amp;What happened since my last turn</source>
        <translation>前の自分の手番からの出来事(&amp;W)</translation>
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
</context>
<context>
    <name>RoleEffect</name>
    <message>
        <source>Everybody in turn may place one of the face-up plantations on their island. Privilege: the settler may take a quarry instead.</source>
        <translation>全員が順に、場のプランテーションを1枚取って島に置けます。特権：代わりに採石場を取れます。</translation>
    </message>
    <message>
        <source>The colonists on the ship are handed out one by one, then everybody puts their colonists to work anew. Privilege: one more colonist from the supply.</source>
        <translation>入植船の入植者を1人ずつ配り、その後、全員が自分の入植者を配置し直します。特権：残りから入植者をもう1人得ます。</translation>
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
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Every player has a board with an island and a city, {island_spaces} and {city_spaces} spaces large, and has, as the figures beside the name tell,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubloons, the coins that pay for buildings,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>victory point chips, won by shipping; those of the others are hidden, unless the game was set up so that all lie open,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goods that were harvested and are neither sold nor shipped yet,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colonists on the circles, and idle ones in San Juan,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the role cards chosen in this round; one player is the governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apart from the chips nothing is secret. What you have cannot be lent, given away or exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The island has {island_spaces} spaces for plantations and quarries. Which tile lies where makes no difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tile has one circle, for one colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may have as many tiles of a kind as you like. A tile stays to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all spaces are taken, you take no more tiles, and the {settler} passes you over. A full island does not end the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city has {city_spaces} spaces. A building covers one, a large building {large_spaces}. Which building stands where makes no difference: if the two spaces for a large building lie apart, other buildings move over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every building can stand in your city once. It stays there to the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one free space you cannot build a large building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as all spaces of one city are covered, the round that is being played is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles and buildings have circles, each for one colonist. A tile or building with at least one colonist is occupied, and only then does it do anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In production buildings every colonist counts: each one there makes one good. All others have a single circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The victory points printed on a building count in any case. The bonus of a large building counts only if that building is occupied; what the bonus counts need not be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing with the {hacienda} and shipping with the {wharf} are up to you. What a building simply adds is added for you, unless the game was set up to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A {hospice} that was built in this round stands empty. In a settler phase it brings no colonist, until a {mayor} comes and somebody moves in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New colonists come with the {mayor}; single ones also with an occupied {hospice} or {university}. They never leave your board again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the mayor phase do you place and move colonists, and then all of them, wherever they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every circle must be filled as long as you have colonists: nobody may be left idle on purpose. You choose which circles stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists for whom there is no circle wait in San Juan until the next mayor phase. A tile or building that you get before then stays empty in spite of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 5 colonists, 4 tiles and a {small_market}: everybody has a place. With 6 colonists one waits in San Juan. With 3 you choose which two circles stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship carries the colonists whom the next {mayor} deals out. At the end of the mayor phase it is filled from the supply:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one colonist for each empty circle on the buildings of all players together. Empty circles on plantations and quarries do not count,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>but at least as many colonists as there are players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the supply cannot give that many, the ship takes what there is, and the round is the last. If there are exactly enough, the game goes on. When {hospice} or {university} empty the supply, that alone does not end it either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three play. With 5 empty circles on buildings, 5 colonists board the ship; with 1 or none, 3 do. If the supply holds only 2 of these 3, they board, and the game ends after this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-up plantations can be taken in the settler phase; there is one more than there are players. The others lie face down, and nobody knows which comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the settler phase, the face-up plantations that are left are discarded, and new ones are turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the face-down pile runs out at this, the discarded plantations are shuffled and become the new pile. If that is not enough either, fewer are on offer, and somebody may find none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An occupied {hacienda} draws from the face-down pile. While that is empty, there is nothing to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each occupied quarry takes one doubloon off the price of a building. How many of them can help depends on the column in which the building stands: one in the first column, up to {columns} in the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quarry is not used up; it helps again with the next building, and in the next phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The builder&apos;s privilege comes on top and knows no column. The price never falls below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The building market shows what you would have to pay at this moment, all this included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 3 occupied quarries you pay {construction_hut_3} for the {construction_hut}, {office_3} for the {office}, {harbor_3} for the {harbor} and {city_hall_3} for the {city_hall}. As the builder you pay {office_builder_3} for the {office}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They turn the crop of plantations into goods. Every colonist in a building handles the crop of one occupied plantation. Only the {small_indigo_plant} and the {small_sugar_mill} count as small, which matters to the {guild_hall}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet buildings help in one of the phases, and only while they are occupied. They work in every phase of that kind, whoever has chosen the role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of them exists once and covers {large_spaces} spaces of the city, but is one building. The points printed on it count in any case; at the end of the game it brings a bonus, if it is occupied then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It works beside the {indigo_plant}: with both, all colonists in them count together. It counts as a small production building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It works beside the {sugar_mill}: with both, all colonists in them count together. It counts as a small production building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It works beside the {small_indigo_plant}: with both, all colonists in them count together. It counts as a large production building, but covers one space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 colonists in the building, 3 occupied indigo plantations: 2 indigo in a craftsman phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It works beside the {small_sugar_mill}: with both, all colonists in them count together. It counts as a large production building, but covers one space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 colonists in the building, 1 occupied sugar plantation: 1 sugar in a craftsman phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no small building for tobacco. This one counts as a large production building, but covers one space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no small building for coffee. This one counts as a large production building, but covers one space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the {large_market} together it is {both_markets_bonus}; the trader&apos;s privilege comes on top. Without a sale there is nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody who is not the trader sells sugar: {sugar_small_market}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need not draw. But what you have drawn is placed at once; it cannot be exchanged for another tile, not even for a quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you take a face-up tile as usual, or none. If the drawn tile has filled your island, your turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once in each settler phase, as long as there is a face-down pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take one tile all the same: one quarry instead of the plantation. As the settler you have no use for it, and do not get a second quarry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With no quarry left it does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together with the {large_warehouse} you keep {both_warehouses_kinds} whole and a single good besides. You still have to load whatever fits on a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 corn, 2 indigo and 1 sugar are left: you keep, say, the corn, and 1 indigo or the sugar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty too, there is none. A quarry gets one just as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist goes onto the new tile, and can move elsewhere in the next mayor phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You still sell one good only in a trader phase, and there must be a free space in the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tobacco lies in the trading house. Two players with an occupied {office} each sell another one; then three of the {house_spaces} spaces are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the {small_market} together it is {both_markets_bonus}; the trader&apos;s privilege comes on top. Without a sale there is nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trader with both markets sells coffee: {coffee_trader_markets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together with the {small_warehouse} you keep {both_warehouses_kinds} whole and a single good besides. You still have to load whatever fits on a ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 indigo, 5 corn and 4 sugar are left: you keep the corn and the sugar, and the indigo as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counts are the kinds of which you actually received something, be it one or many. One kind alone pays nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The good of the craftsman&apos;s privilege is no new kind and adds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 corn, 2 indigo and 1 coffee are three kinds: {factory_3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist comes from the supply; if that is empty, from the colonist ship; if that is empty too, there is none. A building with several circles gets one colonist, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is built itself, no colonist comes with it: it is not occupied yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A load with the {wharf} counts too, and so does a load of a single good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 5 tobacco and 2 sugar. 3 tobacco fill their ship: 3 points and 1. Then 2 sugar are loaded: 2 and 1. At last 2 tobacco leave with your {wharf}: 2 and 1. The {harbor} has brought 3 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ship takes a kind that other ships carry as well, and has room for any number. You load all that you have of the kind, 1 victory point each, and it goes to the supply at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the place of an ordinary load in your turn. In your next turns you have to load what fits on the cargo ships.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When none of your goods fits on a cargo ship, you may use the wharf or wait. You are asked again after others have loaded; when all who are left wait, the phase is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The captain&apos;s privilege and the {harbor} count for such a load, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small are the {small_indigo_plant} and the {small_sugar_mill}; all other production buildings are large. They need not be occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{small_indigo_plant}, {small_sugar_mill}, {sugar_mill} and {coffee_roaster} in your city: {guild_hall_example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plantations and quarries count alike, occupied or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All colonists on your board count: on plantations and quarries, in buildings and in San Juan. What is left over when they are divided by three is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 colonists: {fortress_20}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips count, and points noted after the last chip; points printed on buildings and bonuses do not. What is left over when they are divided by four is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>23 points in chips: {customs_house_23}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet are all buildings that do not produce goods, small and large. Those that are counted need not be occupied, only the {city_hall} itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hacienda}, {construction_hut}, {office}, {large_warehouse}, {harbor}, {residence} and {city_hall}: {city_hall_example}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running round becomes the last one when one of these things happens:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of a mayor phase, the supply has too few colonists to fill the colonist ship,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a builder phase, somebody covers the last of the {city_spaces} spaces in a city,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a captain phase, somebody takes the last victory point chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is still played to its end: whoever has not chosen yet chooses a role, and every phase is played in full. Then the points are counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna, the governor, chooses the {builder}, and Clara fills her city in that phase. Ben and Clara choose a role as well, and all play these phases. Then the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody adds up:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the victory point chips, and points noted when there were no chips left,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the points printed on all buildings, occupied or not,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bonuses of large buildings that are occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest sum wins. Doubloons, goods, plantations and colonists bring no points of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 23 points in chips, and in your city an empty {harbor}, a {small_market} and an occupied {customs_house}: 23, and {harbor_points}, {small_market_points} and {customs_house_points} for the buildings, and {customs_house_23} of bonus, {score_example} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among players with equal points, whoever has more doubloons and goods together is ahead; every good, whatever its kind, counts as a doubloon. Who is equal in that, too, shares the place, and if it is the first, the victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna and Ben have 47 points each. Anna has 5 doubloons and no goods, Ben 2 doubloons, 3 corn and 1 coffee: 5 against 6, and Ben wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game can be set up in different ways:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open points: everybody sees all victory point chips. Otherwise you see only your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking about benefits: what can only be taken or refused is a question, instead of being taken for you. That concerns the colonist of the mayor&apos;s privilege, the doubloon of the {prospector}, the harvest, and what {hospice}, {university}, {factory} and {harbor} bring. The craftsman&apos;s good may then be refused as well. To refuse can be clever, when it delays the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves without a choice: where only one thing can be done, it is done for you. You can also make all these moves yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking back without limits: undo goes back past what was revealed, and past other people&apos;s moves. The score sheet tells whenever moves were taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quickest way to a harvest: no building, one colonist. Many of them feed the ships; at the trading house corn earns nothing without a bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist in the building may work in the {small_indigo_plant} or in the {indigo_plant}; each circle there serves one plantation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist in the building may work in the {small_sugar_mill} or in the {sugar_mill}; each circle there serves one plantation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist in the building works in the {tobacco_storage}; each circle there serves one plantation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist in the building works in the {coffee_roaster}; each circle there serves one plantation. Coffee plantations are the rarest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the settler takes quarries, and whoever has an occupied {construction_hut}: one in a phase, instead of a plantation. They are never drawn from the face-down pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quarry takes up a space on the island like a plantation, and counts for the {residence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 3 occupied quarries the {office} costs {office_3} instead of {office_cost}: its column lets two of them help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A market or the trader&apos;s privilege is paid for corn as well: {corn_trader} for the trader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a ship corn brings 1 victory point, like any other good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {small_indigo_plant} is the cheapest way to a good that somebody pays for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fully manned, {small_sugar_mill} and {sugar_mill} make {most_sugar} sugar in one phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth selling: the trader receives {tobacco_trader} for it, all others {tobacco_price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dearest good: the trader receives {coffee_trader} for it, with both markets {coffee_trader_markets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settler is first, the others follow clockwise. Each takes one face-up plantation and puts it on a free space of the island. It comes without a colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settler may take a quarry instead, as long as there are any. So may whoever has an occupied {construction_hut}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An occupied {hacienda} brings a second tile, drawn unseen before the other is taken; an occupied {hospice} a colonist for the tile that was chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may take nothing. With a full island you are passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When everybody has had a turn, the face-up plantations that nobody took are discarded, and new ones are turned over, one more than there are players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four play, and five plantations lie face up. The settler takes a quarry, the other three a plantation each. The last two plantations are discarded, and five new ones are turned over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the mayor takes the privilege&apos;s colonist, from the supply and not from the ship. When the supply is empty, there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the colonists on the ship are dealt out, one to each player in turn from the mayor on, round after round until the ship is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then everybody places all colonists they have, old and new, in any circles they like: the mayor first, the others clockwise. As long as a circle is empty, no colonist may stay idle. The rest waits in San Juan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last, the ship is filled for the next time. If the supply cannot fill it, this round is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four play, and 6 colonists are on the ship. The mayor receives 2 of them and 1 more from the supply, the next player 2, the other two 1 each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The builder is first, the others follow clockwise. Each may buy one building, pays the bank, and puts it into the city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may have two of the same building, and there are only a few copies of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupied quarries lower the price, up to the limit of the building&apos;s column; the builder pays {builder_saving} less besides. A price never falls below 0, and nothing is paid out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new building has no colonists and does nothing before the {mayor} brings some; only an occupied {university} puts one in at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may build nothing. If somebody fills the last space of a city, this round is the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The builder has 4 occupied quarries and wants the {guild_hall} for {guild_hall_cost}. All four help, the privilege as well: {guild_hall_builder_4} to pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The craftsman takes goods from the supply first, the others follow clockwise. Nobody has to choose anything: everybody receives all that they can produce.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each occupied corn plantation yields a corn. For any other good, an occupied plantation and a colonist in a production building of the kind make one good together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The supply is limited. Whoever comes too late gets less, or nothing at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An occupied {factory} pays for several kinds of goods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last of all, the craftsman takes the privilege&apos;s good: of a kind that the craftsman has just received, and of which there still is one in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The craftsman has 2 occupied corn plantations, 3 occupied sugar plantations, and a {sugar_mill} with 2 colonists: 2 corn and 2 sugar. When the others have produced, the craftsman takes a third sugar, or a third corn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trader is first, the others follow clockwise. Each may sell one good, and no more than one. It is put into the trading house, and the bank pays for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trading house takes {house_spaces} goods, each of another kind; only an occupied {office} may sell a kind that is there already. When it is full, nobody sells any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price depends on the kind. The trader earns {trader_bonus} more, an occupied {small_market} {small_market_bonus} more, an occupied {large_market} {large_market_bonus} more; all of this adds up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the phase, a full trading house is emptied; otherwise the goods stay there and are in the way next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corn is worth nothing. But the trader with an occupied {small_market} sells it for {corn_trader_small_market}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The captain loads first, the others follow clockwise, and so it goes round until nobody can load any more. In a turn you load one kind of goods, onto one ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each good brings 1 victory point, corn as much as coffee. The captain receives {captain_bonus} more with the first load of the phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can load has to, and as many as fit: see the rules of loading. An occupied {wharf} offers a ship of one&apos;s own, an occupied {harbor} {harbor_bonus} more for each load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then everybody keeps a single good, and gives back the others, unless warehouses keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last, full ships are emptied into the supply. A ship that is not full keeps its load for the next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the last victory point chip is taken, this round is the last; points still count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The captain has 6 sugar and 2 corn; a ship with 5 spaces and one with 7 are empty, and the ship with 6 spaces holds 3 corn. Sugar has to go onto the ship with 7 spaces, since all 6 fit there: 6 points, and 1 for the privilege. In the next turn the corn goes to the corn: 2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no phase. The prospector takes {prospector_pay} and the doubloons on the card, and the next player chooses a role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of these cards are in the game depends on the number of players. Where there are two, each collects doubloons of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody settles a piece of Puerto Rico: lays out plantations, builds a town, brings in harvests, then sells them for doubloons or ships them for victory points. Whoever has the most victory points at the end wins. Doubloons are only a means to that end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happens by itself: everything is set off by a role. Players take turns to choose one, and then everybody does what the role allows, the one who chose it first and with an advantage of their own, the privilege.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the roles bring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{settler}: a plantation or a quarry for the island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mayor}: colonists. A plantation or a building without a colonist does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{builder}: a building for doubloons. Some turn crops into goods, others give lasting advantages, and all are worth victory points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{craftsman}: the harvest; goods come into your hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trader}: one good is sold for doubloons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{captain}: goods are shipped, for a victory point each. Most of what stays behind is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prospector}: a doubloon for whoever chooses it, nothing for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three play. Anna is the governor and takes the {settler}: she places a quarry, which is her privilege, then Ben and Clara each place a plantation. Now Ben chooses from the cards that are left and takes the {builder}: he builds first and pays less, then Clara and Anna may build. Clara takes the {mayor}, and colonists arrive for everybody. Each card that nobody took gets a doubloon, which will belong to whoever chooses it later. Ben is the next governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the colonists run out, a city is full or the last victory point chip is taken, the round is played to its end and the points are counted: the chips won in the game, the points printed on all buildings, and the bonuses of large buildings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A harvest needs a whole chain: a plantation, its production building (only corn needs none), and a colonist on each of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody profits from the role that you choose. Look for one that helps you more than the others, and for cards with doubloons on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dear goods are for the trading house; on a ship every good counts the same, and corn is the easiest to come by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line at the top says who is asked and for what. The pieces that you can take are outlined. There are three ways to move them, and all can do the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a piece to where it should go: a role card to your board, a plantation to your island, a building to your city, goods to a ship or into the trading house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a piece, then the place. The places where it may go light up. A second click on the piece itself sends it to the only possible place; if there are several, it is put back, as it is by the right mouse button.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the keyboard, Tab leads from one part of the table to the next, the arrow keys lead from piece to piece. Enter or Space takes a piece and leads you to where it may go; Enter or Space puts it down there, Escape puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where something may not go, the reason is shown at the pointer and in the line at the bottom. Where you put a tile or a building on your own board is a matter of taste only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices in several steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing colonists: click circles. A full one sends its colonist to San Juan, an empty one fetches one from there; colonists can also be dragged. With the keyboard, + and − put one on a piece or take one away. “{button_suggest}” fills the circles for you, “{button_undo}” takes back one step, “{button_reset}” all, “{button_confirm}” ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storing goods: each click on a kind goes on to the next possibility: keep all of it, keep one, give it back. “{button_confirm}” ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where you may do nothing, a button beside the line at the top says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A role that you look at, with the pointer or the keyboard, tells what it would bring everybody, before you choose it. A hint shows what the computer would do in your place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click on another player&apos;s board shows it as large as your own, until you click again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{button_undo}” goes back to the last decision of a person, and takes back what the computer players have done since. It stops where something hidden was revealed, unless the game was set up without that limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While computer players move, “{button_skip}” leaves out the pauses until somebody is asked. Their speed is set in the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can look back at every earlier moment of the game and play on from there, or have shown once more what has happened since your last turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1 opens the page on what the pointer or the keyboard is at; the right mouse button offers it, too. The menus show which other keys do what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Much depends on the number of players, as the table shows. Everybody begins with an empty city, some doubloons, and one plantation, which has no colonist yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first plantations are dealt in the order of the seats, beginning with the first governor. Whoever moves later gets corn, which needs no building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other plantations are shuffled and lie face down; one more than there are players lie face up beside them. Quarries are a stack of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist ship already carries a colonist for each player. The first {mayor} hands them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The governor chooses one of the role cards, and its phase is played at once. Then the next player clockwise chooses one of the cards that are left, and so on until everybody has chosen. Every card can be taken once a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a phase everybody has a turn, clockwise, beginning with whoever chose the role, not with the governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have to choose a role when it is your turn to, but then you may forgo what it allows. Only colonists must be placed, goods must be loaded, and goods must be stored as far as possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubloons on the card are yours at once, whatever happens in the phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the round, one more doubloon is put on every card that nobody chose. It stays there, round after round, until somebody takes the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then all cards can be chosen again, and the next player is the governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wanted the {prospector} for two rounds: 2 doubloons lie on it. Whoever takes it now has them, and {prospector_pay} more as the privilege.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The governor is the first to choose a role in a round, with all cards to choose from. There is no other advantage in it. At the end of each round the next player clockwise becomes the governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of four players Ben is the governor. He chooses first, then Clara, Diego and Anna. When Clara takes the {captain}, she loads first, then Diego, Anna and Ben. In the next round Clara is the governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever chooses a role has its privilege, and nobody else. It is tied to what one does:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{settler}: a quarry instead of a plantation, not besides one. With no quarry left there is no privilege.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mayor}: one colonist from the supply, before those on the ship are handed out. With none left in the supply there is no privilege.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{builder}: {builder_saving} off the price; none without a building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{craftsman}: after everybody has produced, one more good of a kind that the craftsman has just produced; none without a harvest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trader}: {trader_bonus} more for the good; none without a sale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{captain}: {captain_bonus} more with the first load of the phase; none without a load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{prospector}: {prospector_pay}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players choose several roles each in a round: the governor takes one and its phase is played, then the other player, and so on in turn, until both have taken {two_roles} of the {two_cards} cards. The last card gets a doubloon, and the other player becomes the governor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is less of everything: {two_violet} of each violet building, so that whoever builds it is the only one, and {two_production} of each production building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two cargo ships, with {two_ships} spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apart from that, all rules are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna is the governor. Anna, Ben, Anna, Ben, Anna and Ben choose, in this order, and each of the six phases is played by both. Ben begins the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each kind count the occupied plantations, and the colonists in production buildings of that kind. The smaller of the two numbers is what you produce. For corn, the plantations alone count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small and large buildings of a kind work together. Where a colonist is too many, on the field or in the building, that colonist achieves nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You receive the goods only as far as the supply has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 3 occupied indigo plantations, 2 colonists in the {indigo_plant} and 1 in the {small_indigo_plant}: 3 indigo. If the third plantation has no colonist: 2 indigo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have 1 occupied coffee plantation and 2 colonists in the {coffee_roaster}: 1 coffee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only a limited number of each good. What is in players&apos; hands, in the trading house and on cargo ships is missing from the supply, and can run short in the craftsman phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods come back to the supply from the full trading house, from full ships, by way of the {wharf}, and when they are not stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When there is not enough for all, whoever has chosen the {craftsman} is served first, then the others clockwise. The privilege&apos;s good comes after all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You could produce 3 corn, 3 sugar and 1 tobacco, but the supply holds 2 sugar and no corn: 2 sugar and 1 tobacco. The {factory} counts two kinds and pays {factory_2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trading house has {house_spaces} spaces for one good each. It buys no kind that it already holds, unless the seller has an occupied {office}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the last space is taken, nobody sells any more in this phase, with or without an {office}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is emptied at the end of the trader phase, and only if it is full then. With fewer goods in it everything stays, and these kinds cannot be sold next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corn can be sold for nothing, be it to fill the house or because something pays extra.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tobacco, sugar and corn lie in the house. The trader sells coffee for {coffee_trader}; the house is full, and the others sell nothing. Afterwards it is emptied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods are loaded onto the cargo ships in the captain phase. How many ships there are and how large they are depends on the number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ship carries one kind of goods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kind that one ship carries may not go onto another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end of the captain phase full ships are emptied into the supply and can then take any kind again. All others stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your turn of the captain phase you load one kind of goods onto one ship. As long as any of your goods fits on a cargo ship, you have to load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the kinds that fit you load is up to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a ship carries that kind already, the load goes there, as far as there is room. If it is full, the kind cannot be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it goes onto an empty ship, one on which as much of it as possible fits. Where several take the same amount, the choice is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the kind you load all you have, as far as there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With an occupied {wharf} you may, once in the phase, ship a kind on your own instead, even if it would fit on a cargo ship. What fits there afterwards has to be loaded all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ships with 4, 5 and 6 spaces are empty. 3 indigo may go onto any of them; 5 indigo onto the ship with 5 or the one with 6; 8 indigo must go onto the one with 6, and 2 stay in your hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ship with 4 spaces carries 3 corn, and you have 6 corn. One corn can be loaded, and no more: the other ships may not take corn. If corn is all you have, it has to be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods spoil at the end of the captain phase, and at no other time. When nobody can load any more, everybody keeps one single good; whatever is not stored goes back to the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An occupied {small_warehouse} keeps {small_warehouse_kinds} whole besides, a {large_warehouse} {large_warehouse_kinds}, both together {both_warehouses_kinds}. The single good comes on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose what to keep, but you have to keep as much as you may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warehouses do not free anybody from loading: they only protect what fits on no ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full ships are emptied after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 corn and 3 sugar are left to you. Without a warehouse you keep 1 corn or 1 sugar. With the {small_warehouse} you keep 4 corn and 1 sugar, or 3 sugar and 1 corn. With the {large_warehouse} you keep everything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubloons pay for buildings, and for nothing else. At the end they are worth no points and only break ties. Everybody sees how many you have, and the bank never runs dry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role cards on which some have gathered,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sales in the trading house,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {prospector},</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an occupied {factory}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every good that you ship you receive a victory point as a chip: on a cargo ship or with the {wharf}. The captain&apos;s privilege and an occupied {harbor} bring more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips lie face down: you see your own, but not those of the others. A game can also be set up so that all lie open. Everybody sees how many are left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the last chip is taken, the round is played to its end. Points for which no chip is left are written down and count like chips, also for the {customs_house}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished">ルール</translation>
    </message>
    <message>
        <source>Search ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No page was found for “{words}”. Try fewer or other words.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesFact</name>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarries at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{copies} ({fewer} for two)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubloons for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First plantations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prospectors among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles for each player in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left over in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-up plantations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists on the ship at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists in the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points in chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spaces on the cargo ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of a small violet building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of a large building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies of a production building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{good} in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds produced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">得点</translation>
    </message>
    <message>
        <source>Tiles on the island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesGroup</name>
    <message>
        <source>To begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles</source>
        <translation type="unfinished">役割</translation>
    </message>
    <message>
        <source>Rules in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end, and options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plantations and quarries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large buildings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesModel</name>
    <message>
        <source>In the title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>What a player has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupied or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colonists and San Juan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colonist ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plantations on offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarries and prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production buildings at a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet buildings at a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large buildings at a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be agreed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the game goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How one plays here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round and its roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The governor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much one produces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The supply of goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trading house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cargo ships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must be loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storing and spoiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubloons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory point chips</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Kept automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edition}, finished in round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{edition}, round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being played in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves were taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Won by {leaders} with %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{leaders} ahead with %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Choose another &amp;place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is not kept by itself any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save in another &amp;place…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last moves are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit without saving</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>There were not enough colonists left to fill the ship.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city was full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last victory point chip was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves were taken back in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game went on from decision {number} of another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{winners} share the victory with %n point(s) each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Victory point chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus of the {building}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubloons and goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, {source}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}. {player}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s): {sources}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{source} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} at the beginning: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} after round {round}: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, points at the beginning and after each round: {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, points after round {round} and each one that followed: {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;urse of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Final score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Same seats again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished">エクスポート(&amp;E)</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Points by source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Size of &amp;texts: {percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks and sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished">配色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pieces travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp&amp;eed of the computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hints, and forecasts while a role is looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ask again before I pass although I could act</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the table between the turns of &amp;different people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;moves without a choice at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points lie &amp;open</source>
        <translation type="unfinished">勝利点を公開する(&amp;O)</translation>
    </message>
    <message>
        <source>Ask &amp;before taking what may be refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in games with hidden victory points and two people or more on one screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Skip</name>
    <message>
        <source>{player} finds no tile to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has a full island and takes no tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no colonists to place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} can pay for no building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has a full city and builds nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} produces nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} finds no good left in the supply for the privilege.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no goods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} finds the trading house full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has nothing that the trading house takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has nothing that a ship takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is passed over. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There are no sounds: a library that plays them is missing on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no sounds: this computer has found nothing to play them on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourcesChart</name>
    <message>
        <source>Points</source>
        <translation type="unfinished">得点</translation>
    </message>
    <message>
        <source>Points by source as bars</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>{role}: chosen by {player}, the phase is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role}: taken by {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{role}: free, with %n doubloon(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{role}: free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Face-down plantations: %n left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Quarries: %n left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Face-up {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own ship at the wharf, empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces, empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ship with {spaces} spaces: {cargo}, full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ship with {spaces} spaces: {cargo}, %n space(s) free.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house: a free space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading house: {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply: no {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply: {goods}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s) for you now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>quarries −{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{role} −{count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{price} (printed {cost}, {helps})</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation type="unfinished">
            <numerusform>%n勝利点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{building}: {facts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty island space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, occupied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile}, without a colonist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covered by a large building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty city space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{building}, {colonists} of %n circle(s) occupied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No {good}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goods}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goods}, {kept} kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{goods}, to be given back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>governor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role: {roles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n doubloon(s)</source>
        <translation type="unfinished">
            <numerusform>%nダブロン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colonist(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle in San Juan</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{used} of 12 island spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{used} of 12 city spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {facts}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>The settings could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damaged file has been put aside, and everything is set as it was in the beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished">OK(&amp;O)</translation>
    </message>
    <message>
        <source>There is no screen to open the window on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Plantations</source>
        <translation type="unfinished">プランテーション</translation>
    </message>
    <message>
        <source>Colonist ship</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cargo ships</source>
        <translation type="unfinished">貿易船</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation type="unfinished">商船</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation type="unfinished">役割</translation>
    </message>
    <message>
        <source>Plantations and quarries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply of goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buildings on sale</source>
        <translation type="unfinished">建物一覧</translation>
    </message>
    <message>
        <source>Log, round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>corn plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>indigo plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sugar plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tobacco plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coffee plantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quarry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tile} ({count})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TileEffect</name>
    <message>
        <source>Produces one corn if a colonist works here; corn needs no building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Produces one indigo if a colonist works here and another one in an indigo plant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Produces one sugar if a colonist works here and another one in a sugar mill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Produces one tobacco if a colonist works here and another one in a tobacco storage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Produces one coffee if a colonist works here and another one in a coffee roaster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowers the price of a building by one doubloon if a colonist works here. The column of the building says how many quarries may help at most.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished">続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Write a bug report…</source>
        <translation type="unfinished">バグ報告を作成(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished">終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Something went wrong in the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game is kept up to the last decision. A bug report helps to mend it; nothing is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a bug report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
