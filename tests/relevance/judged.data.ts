/**
 * Judged queries against our own catalogue, one a line: language | kind | query | product:grade … (3 exactly it, 2 good,
 * 1 may do). `name` queries have one right answer, which must come first; `list` queries have several. The file grows
 * with every bug of the search.
 */
export const judgedLines = `
en|name|Tokyo Skytree|301:3
en|name|skytree tokyo|301:3
en|name|shibuya sky|302:3
en|name|teamlab|303:3
en|name|team lab planets|303:3
en|name|tokyo disneyland|304:3
en|name|disneyland tokyo|304:3
en|name|tokyo disnyland|304:3
en|name|tokio disneyland|304:3
en|name|tokyo dinseyland|304:3
en|name|tokyo tower|305:3
en|name|mount fuji|306:3
en|name|mt fuji day tour|306:3
en|name|narita express|308:3
en|name|NRT train|308:3
en|name|USJ|401:3
en|name|universal studios japan|401:3
en|name|universal studios osaka|401:3
en|name|universal studio singapore|802:3
en|name|uss singapore|802:3
en|name|osaka castle|404:3
en|name|osaka aquarium|403:3
en|name|kaiyukan|403:3
en|name|umeda sky|402:3
en|name|harukas|407:3
en|name|osaka amazing pass|405:3
en|name|dotonbori food|406:3
en|name|KIX train|408:3
en|name|golden pavilion|503:3
en|name|kinkakuji|503:3
en|name|fushimi inari|502:3
en|name|fushimi inary|502:3
en|name|nijo castle|508:3
en|name|kyoto tea ceremony|504:3
en|name|kimono kyoto|501:3
en|name|sagano train|505:3
en|name|hong kong disneyland|203:3
en|name|disneyland HK|203:3
en|name|HK airport express|207:3
en|name|victoria peak|201:3
en|name|peak tram|201:3
en|name|ngong ping|202:3
en|name|ocean park|204:3
en|name|star ferry|205:3
en|name|big bus hong kong|208:3
en|name|sky100|206:3
en|name|n seoul tower|602:3
en|name|seoul tower|602:3
en|name|lotte world|601:3
en|name|everland|604:3
en|name|everlnad|604:3
en|name|dmz|605:3
en|name|nami island|607:3
en|name|arex|608:3
en|name|ICN airport train|608:3
en|name|taipei 101|701:3
en|name|national palace museum|704:3
en|name|jiufen|702:3
en|name|maokong gondola|703:3
en|name|beitou|705:3
en|name|gardens by the bay|801:3
en|name|night safari|804:3
en|name|singapore flyer|808:3
en|name|singapore flier|808:3
en|name|marina bay sands|805:3
en|name|river wonders|806:3
en|name|grand palace bangkok|901:3
en|name|wat arun|903:3
en|name|muay thai|908:3
en|name|mahanakhon|902:3
en|name|ayutthaya|905:3
en|name|ayuthaya tour|905:3
en|name|floating market|907:3
en|name|mount batur|1003:3
en|name|kecak|1005:3
en|name|nusa penida|1002:3
en|name|waterbom|1004:3
en|name|bali swing|1006:3
en|name|tanah lot|1008:3
en|name|eiffel tower|1101:3
en|name|eifel towr|1101:3
en|name|paris eiffel tower|1101:3
en|name|louvre|1102:3
en|name|loubre museum|1102:3
en|name|disneyland paris|1103:3
en|name|versailles|1104:3
en|name|versaille palace|1104:3
en|name|seine cruise|1105:3
en|name|orsay|1106:3
en|name|arc de triomphe|1107:3
en|name|sainte chapelle|1108:3
en|name|london eye|1201:3
en|name|tower of london|1202:3
en|name|harry potter studio|1203:3
en|name|shard|1204:3
en|name|westminster abbey|1205:3
en|name|westminister abbey|1205:3
en|name|stonehenge|1206:3
en|name|heathrow express|1208:3
en|name|burj khalifa|1301:3
en|name|burj kalifa|1301:3
en|name|desert safari dubai|1302:3
en|name|dubai frame|1305:3
en|name|museum of the future|1303:3
en|name|aquaventure|1304:3
en|name|miracle garden|1308:3
ja|name|東京スカイツリー|301:3
ja|name|スカイツリー|301:3
ja|name|東京ディズニー|304:3
ja|name|ディズニーランド 東京|304:3
ja|name|ユニバーサルスタジオジャパン|401:3
ja|name|海遊館|403:3
ja|name|大阪城|404:3
ja|name|金閣寺|503:3
ja|name|伏見稲荷|502:3
ja|name|エッフェル塔|1101:3
ja|name|ルーヴル|1102:3
ja|name|ロンドン塔|1202:3
ja|name|渋谷スカイ|302:3
ja|name|富士山|306:3
ar|name|برج إيفل|1101:3
ar|name|برج ايفل|1101:3
ar|name|بُرْج إيفل|1101:3
ar|name|متحف اللوفر|1102:3
ar|name|برج خليفة|1301:3
ar|name|برج خليفه|1301:3
ar|name|متحف المستقبل|1303:3
ar|name|برواز دبي|1305:3
ar|name|عين لندن|1201:3
zh|name|东京迪士尼|304:3
zh|name|东京晴空塔|301:3
zh|name|香港迪士尼樂園|203:3
zh|name|香港迪士尼|203:3
zh|name|日本环球影城|401:3
zh|name|新加坡环球影城|802:3
zh|name|埃菲尔铁塔|1101:3
zh|name|艾菲爾鐵塔|1101:3
zh|name|卢浮宫|1102:3
zh|name|故宮博物院|704:3
zh|name|台北101|701:3
zh|name|機場快綫|207:3
zh|name|哈利法塔|1301:3
zh|name|滨海湾花园|801:3
ko|name|도쿄 스카이트리|301:3
ko|name|도쿄 디즈니랜드|304:3
ko|name|에펠탑|1101:3
ko|name|롯데월드|601:3
ko|name|에버랜드|604:3
ko|name|남산타워|602:3
ko|name|N서울타워|602:3
ko|name|남이섬|607:3
ko|name|경복궁 한복|603:3
th|name|วัดอรุณ|903:3
th|name|พระบรมมหาราชวัง|901:3
th|name|หอไอเฟล|1101:3
th|name|โตเกียวดิสนีย์แลนด์|304:3
th|name|ล่องเรือดินเนอร์เจ้าพระยา|904:3
th|name|ซาฟารีเวิลด์|906:3
fr|name|tour eiffel|1101:3
fr|name|musée du louvre|1102:3
fr|name|musee d'orsay|1106:3
fr|name|château de versailles|1104:3
fr|name|croisière sur la seine|1105:3
fr|name|tour de londres|1202:3
es|name|torre eiffel|1101:3
es|name|museo del louvre|1102:3
es|name|torre de tokio|305:3
es|name|abadía de westminster|1205:3
es|name|palacio de versalles|1104:3
de|name|eiffelturm|1101:3
de|name|schloss versailles|1104:3
de|name|triumphbogen|1107:3
ru|name|Эйфелева башня|1101:3
ru|name|Лувр|1102:3
ru|name|Бурдж-Халифа|1301:3
ru|name|Гарри Поттер|1203:3
id|name|Gunung Batur|1003:3
id|name|menara eiffel|1101:3
ko|name|앙코르와트 일출|3101:3
ko|name|사그라다 파밀리아|3701:3
ko|name|콜로세움|3601:3
ko|name|제주 아쿠아플라넷|1803:3
ko|name|바나힐|2801:3
ko|name|그랜드 캐니언|4701:3
ko|name|하롱베이 크루즈|2601:3
ja|name|サグラダ・ファミリア|3701:3
ja|name|美ら海水族館|1601:3
ja|name|コロッセオ|3601:3
ja|name|ハロン湾|2601:3
ja|name|ユングフラウヨッホ|3901:3
zh|name|故宫 北京|2101:3
zh|name|上海迪士尼|2001:3
zh|name|圣家堂|3701:3
zh|name|美麗海水族館|1601:3
zh|name|巴拿山|2801:3
zh|name|自由女神像|4003:3
zh|name|東方明珠|2003:3
th|name|เกาะพีพี|2501:3
th|name|ตึกแฝดเปโตรนาส|2201:3
th|name|โคลอสเซียม|3601:3
th|name|อ่าวฮาลอง|2601:3
vi|name|Bà Nà Hills|2801:3
vi|name|địa đạo Củ Chi|2701:3
vi|name|vịnh Hạ Long|2601:3
vi|name|Đấu trường La Mã|3601:3
vi|name|Vạn Lý Trường Thành|2102:3
ru|name|Колизей|3601:3
ru|name|Статуя Свободы|4003:3
ru|name|Айя-София|3501:3
ru|name|Музеи Ватикана|3602:3
ru|name|Великая стена|2102:3
fr|name|statue de la liberté|4003:3
fr|name|colisée|3601:3
fr|name|musées du vatican|3602:3
fr|name|chutes du rhin|3906:3
fr|name|tour de galata|3505:3
es|name|museo del prado|4201:3
es|name|coliseo|3601:3
es|name|gran muralla|2102:3
es|name|estatua de la libertad|4003:3
es|name|cataratas del rin|3906:3
de|name|freiheitsstatue|4003:3
de|name|rheinfall|3906:3
de|name|kolosseum|3601:3
de|name|chinesische mauer|2102:3
de|name|verbotene stadt|2101:3
it|name|colosseo|3601:3
it|name|musei vaticani|3602:3
it|name|statua della libertà|4003:3
it|name|grande muraglia|2102:3
it|name|città proibita|2101:3
id|name|menara kembar petronas|2201:3
id|name|tembok besar|2102:3
id|name|patung liberty|4003:3
ms|name|menara berkembar petronas|2201:3
ms|name|bukit bendera|2301:3
ar|name|برج غلطة|3505:3
ar|name|آيا صوفيا|3501:3
ar|name|ساغرادا فاميليا|3701:3
ar|name|تمثال الحرية|4003:3
ms|name|feri macau|1407:3
ko|name|앙코르와트|3101:3
en|list|disneyland|304:3 203:3 1103:3
en|list|universal studios|401:3 802:3
en|list|museum paris|1102:3 1106:3
en|list|paris museum|1102:3 1106:3
en|list|zoo|803:3 707:3 804:2 806:2
en|list|airport train|308:3 207:3 608:3 1208:3 408:3 706:3
en|list|dinner cruise|904:3 1307:3
en|list|zoo singapore|803:3 804:2 806:2
en|list|palace|901:3 1104:3 704:2 603:2 508:2
ja|list|ディズニーランド|304:3 203:3 1103:3
zh|list|迪士尼|304:3 203:3 1103:3
ar|list|ديزني لاند|304:3 203:3 1103:3
`;
