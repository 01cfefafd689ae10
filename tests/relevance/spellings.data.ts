/**
 * Queries in other spellings than those of our names, one a line: language | what is looked for | query | what comes first: the
 * English name of a place (typed so far or whole) or of a station, or the id of a product.
 */
export const spelledLines = `
ja|place|東京|Tokyo
ja|place|とうきょう|Tokyo
ja|place|トウキョウ|Tokyo
ja|place|ﾄｳｷｮｳ|Tokyo
ja|place|トーキョー|Tokyo
ja|place|とーきょー|Tokyo
ja|place|toukyou|Tokyo
ja|place|tōkyō|Tokyo
ja|place|tokyo|Tokyo
ja|place|toukyo|Tokyo
ja|place|オーサカ|Osaka
ja|place|oosaka|Osaka
ja|place|ohsaka|Osaka
ja|place|ōsaka|Osaka
ja|place|kyouto|Kyoto
ja|place|キョート|Kyoto
ja|place|ｷｮｳﾄ|Kyoto
ja|place|okinawa|Okinawa
ja|place|ﾊﾞﾘ|Bali
ja|place|ﾛﾝﾄﾞﾝ|London
ja|place|シンガポ|Singapore
ja|place|honkon|Hong Kong
ja|place|pekin|Beijing
ja|place|rondon|London
ja|place|ろんどん|London
ja|place|にゅーよーく|New York
ja|place|札幌|Sapporo and Hokkaido
ja|place|ほっかいどう|Sapporo and Hokkaido
ja|place|ホッカイドー|Sapporo and Hokkaido
ja|product|スカイツリー|301
ja|product|ｽｶｲﾂﾘｰ|301
ja|product|すかいつりい|301
ja|product|toukyou tawaa|305
ja|product|toukyou sukaitsurii|301
ja|product|oosakajou|404
ja|product|おおさかじょう|404
ja|product|オーサカジョー|404
ja|product|kinkakuji|503
ja|product|きんかくじ|503
ja|product|ルーブル|1102
ja|product|ルーヴル|1102
zh-CN|place|东京|Tokyo
zh-CN|place|dongjing|Tokyo
zh-CN|place|dōngjīng|Tokyo
zh-CN|place|dong jing|Tokyo
zh-CN|place|dongj|Tokyo
zh-CN|place|xianggang|Hong Kong
zh-CN|place|xiangg|Hong Kong
zh-CN|place|xinjiapo|Singapore
zh-CN|place|bali dao|Bali
zh-CN|place|balidao|Bali
zh-CN|place|shouer|Seoul
zh-CN|place|mangu|Bangkok
zh-CN|place|lundun|London
zh-CN|place|niuyue|New York
zh-CN|place|chongsheng|Okinawa
zh-CN|place|taibei|Taipei
zh-CN|place|臺北|Taipei
zh-CN|place|台北|Taipei
zh-CN|place|首爾|Seoul
zh-CN|place|紐約|New York
zh-CN|place|濟州|Jeju
zh-CN|place|済州|Jeju
zh-CN|product|東京迪士尼|304
zh-CN|product|迪士尼 东京|304
zh-CN|product|盧浮宮|1102
zh-CN|product|dongjing dishini|304
zh-CN|product|lufugong|1102
zh-CN|product|halifata|1301
zh-CN|product|aifeiertieta|1101
zh-TW|place|东京|Tokyo
zh-TW|place|纽约|New York
zh-TW|place|沖绳|Okinawa
zh-TW|product|艾菲尔铁塔|1101
zh-TW|product|哈里发塔|1301
zh-TW|product|東京铁塔|305
zh-HK|place|hoenggong|Hong Kong
zh-HK|place|dungging|Tokyo
zh-HK|place|toibak|Taipei
zh-HK|place|oumun|Macau
zh-HK|product|香港机场快线|207
zh-HK|product|昂坪360|202
ko|place|도쿄|Tokyo
ko|place|도ㅋ|Tokyo
ko|place|돜|Tokyo
ko|place|ㄷㅋ|Tokyo
ko|place|ㅅㅇ|Seoul
ko|place|서우|Seoul
ko|place|ㅂㅋ|Bangkok
ko|place|방ㅋ|Bangkok
ko|place|오ㅅㅋ|Osaka
ko|place|ㅅㄱㅍㄹ|Singapore
ko|product|롯데ㅇ|601
ko|product|에버래|604
ko|product|남산타ㅇ|602
ko|product|에펠ㅌ|1101
ar|place|طوكيو|Tokyo
ar|place|طُوكِيُو|Tokyo
ar|place|طوكيـــو|Tokyo
ar|place|اسطنبول|Istanbul
ar|place|إسطنبول|Istanbul
ar|place|أمستردام|Amsterdam
ar|place|امستردام|Amsterdam
ar|place|اوساکا|Osaka
ar|place|هوكايدو|Sapporo and Hokkaido
ar|place|فلورنسا|Rome and Florence
ar|place|الدبي|Dubai
ar|product|برج ايفل|1101
ar|product|البرج إيفل|1101
ar|product|متحف المستقبل|1303
ar|product|برج خلیفه|1301
ar|product|تايبيه ١٠١|701
th|place|โตเกียว|Tokyo
th|place|กรุงเทพ|Bangkok
th|product|วัดอรุณ|903
th|product|พิพิธภัณฑ์ลูฟวร์|1102
th|product|ตลาดน้ำ|907
th|product|ตลาดนํ้า|907
th|product|ตลาดนำ้|907
th|product|ไทเป ๑๐๑|701
vi|place|Đà Nẵng|Da Nang and Hoi An
vi|place|da nang|Da Nang and Hoi An
vi|place|đà nẵng|Da Nang and Hoi An
vi|place|Dai Bac|Taipei
vi|place|Luan Don|London
vi|place|Hà Nội|Hanoi
vi|place|ha noi|Hanoi
vi|product|dia dao cu chi|2701
vi|product|địa đạo củ chi|2701
vi|product|vinh ha long|2601
vi|product|dau truong la ma|3601
ru|place|Токио|Tokyo
ru|place|tokio|Tokyo
ru|place|parizh|Paris
ru|place|londo|London
ru|place|gonkong|Hong Kong
ru|place|pekin|Beijing
ru|place|stambul|Istanbul
ru|place|shveytsariya|Switzerland
ru|place|лас вегас|Las Vegas
ru|product|kolizey|3601
ru|product|колизей|3601
ru|product|eyfeleva bashnya|1101
ru|product|Эйфелёва башня|1101
ru|product|Э́йфелева ба́шня|1101
ru|product|statuya svobody|4003
de|place|tokio|Tokyo
de|product|Koenigspalast Bangkok|901
de|product|Königspalast Bangkok|901
de|product|Wuestensafari|1302
de|product|wustensafari|1302
tr|place|ISTANBUL|Istanbul
tr|place|İstanbul|Istanbul
tr|place|ıstanbul|Istanbul
en|place|ＴＯＫＹＯ|Tokyo
en|place|hongkong|Hong Kong
en|product|ｓｋｙ１００|206
en|product|eiffel tower|1101
en|product|tokyo skytree|301
ja|station|品川|Shinagawa
ja|station|しながわ|Shinagawa
ja|station|sinagawa|Shinagawa
ja|station|なごや|Nagoya
ja|station|shin-oosaka|Shin-Osaka
ja|station|きょうと|Kyoto
zh-CN|station|xindaban|Shin-Osaka
zh-CN|station|pinchuan|Shinagawa
zh-CN|station|guangzhounan|Guangzhou South
zh-CN|station|新横滨|Shin-Yokohama
zh-TW|station|廣州南|Guangzhou South
zh-TW|station|嘉義|Chiayi
zh-HK|station|gaulung|Kowloon
ko|station|도쿄ㅇ|Tokyo Station
ko|station|ㄴㄱㅇ|Nagoya
ko|station|시나가ㅇ|Shinagawa
de|station|Zuerich|Zurich Main Station
ru|station|tsyurikh|Zurich Main Station
`;
