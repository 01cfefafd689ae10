import { otherSpelling } from '#src/domain/shared/english/spell-english.ts';
import { storedWords } from '#src/domain/search/text/tokenise.ts';

/** A document with all the words of `of` is also found by those of `also`. */
type Synonym = { readonly of: readonly string[]; readonly also: readonly string[] };

/**
 * What people call a thing otherwise: short names, codes of airports, and the names of well-known things in languages
 * that no title is written in.
 */
const written: Readonly<Record<string, string>> = {
  'universal studios japan': 'USJ ユニバ 日本环球影城 日本環球影城 유니버설 스튜디오 재팬',
  'universal studios singapore': 'USS 新加坡环球影城 新加坡環球影城',
  'universal studios': '环球影城 環球影城 유니버설 스튜디오 ยูนิเวอร์แซล',
  'tokyo disneyland': 'TDL TDR 东京迪士尼 도쿄 디즈니랜드 โตเกียวดิสนีย์แลนด์',
  'hong kong disneyland': 'HKDL',
  'disneyland paris': 'DLP Eurodisney',
  disneyland: 'Disney 迪士尼乐园 迪士尼樂園 디즈니랜드 ดิสนีย์แลนด์ Диснейленд',
  'gardens by the bay': 'GBTB 滨海湾花园 濱海灣花園 가든스 바이 더 베이',
  'marina bay sands': 'MBS 滨海湾金沙 濱海灣金沙 마리나베이 샌즈',
  'night safari singapore': '夜间野生动物园 夜間野生動物園 나이트 사파리',
  'singapore flyer': '新加坡摩天轮 新加坡摩天輪',
  'eiffel tower':
    'Tour Eiffel Torre Eiffel Eiffelturm 埃菲尔铁塔 艾菲爾鐵塔 에펠탑 หอไอเฟล Эйфелева башня Tháp Eiffel Menara Eiffel',
  'louvre museum': 'Museo del Louvre 卢浮宫 羅浮宮 루브르 박물관 พิพิธภัณฑ์ลูฟวร์ Лувр',
  'palace versailles': 'Palacio de Versalles Schloss 凡尔赛宫 凡爾賽宮 베르사유 궁전 พระราชวังแวร์ซาย Версаль',
  'arc triomphe': 'Arco del Triunfo Triumphbogen 凯旋门 凱旋門 개선문 Триумфальная арка',
  'seine cruise': 'Crucero por el Sena Seine-Schifffahrt 塞纳河游船 塞納河遊船 센강 유람선 Круиз по Сене',
  'musee orsay': 'Museo de Orsay 奥赛博物馆 奧賽博物館 오르세 미술관',
  'tower of london': 'Torre de Londres Tour de Londres 伦敦塔 倫敦塔 런던탑 Тауэр',
  'london eye': '伦敦眼 倫敦眼 런던아이 ลอนดอนอาย Лондонский глаз',
  'westminster abbey': 'Abadía de Westminster Abbaye 威斯敏斯特教堂 西敏寺 웨스트민스터 사원',
  'harry potter': '哈利波特 해리포터 แฮร์รี่ พอตเตอร์ Гарри Поттер',
  stonehenge: '巨石阵 巨石陣 스톤헨지 Стоунхендж',
  'burj khalifa': '哈利法塔 哈里發塔 부르즈 할리파 เบิร์จคาลิฟา Бурдж-Халифа',
  'desert safari dubai': '沙漠冲沙 사막 사파리 Сафари в пустыне Safari por el desierto Wüstensafari',
  'grand palace bangkok': '大皇宫 大皇宮 왕궁 Gran Palacio Grand Palais Königspalast Большой дворец',
  'wat arun': '黎明寺 鄭王廟 왓아룬 Ват Арун',
  'tokyo skytree': '东京晴空塔 晴空塔 도쿄 스카이트리 โตเกียวสกายทรี Токийское небесное дерево とうきょうすかいつりー',
  'tokyo tower':
    '东京塔 東京鐵塔 도쿄 타워 โตเกียวทาวเวอร์ Torre de Tokio Tour de Tokyo Токийская башня とうきょうたわー',
  'shibuya sky': '涩谷天空 澀谷 시부야 스카이 しぶや',
  mount: 'Mt',
  movie: 'film',
  'round trip': 'return',
  teamlab: 'team lab',
  'mount fuji': 'Fujisan Monte Fuji Mont Fuji 富士山 후지산 ภูเขาไฟฟูจิ Фудзи ふじさん',
  'narita express': 'NEX N’EX 成田特快 나리타 익스프레스',
  'osaka castle': '大阪城 오사카성 ปราสาทโอซาก้า Castillo de Osaka Château d’Osaka おおさかじょう',
  'osaka aquarium': '海游馆 海遊館 가이유칸 かいゆうかん',
  'fushimi inari': '伏见稻荷 伏見稻荷 후시미 이나리 ฟูชิมิอินาริ ふしみいなり',
  'golden pavilion kinkaku': '金阁寺 金閣寺 금각사 วัดคินคะคุจิ Pabellón Dorado Pavillon d’or きんかくじ',
  kimono: '和服 기모노 กิโมโน Кимоно きもの',
  'victoria peak': '太平山 山顶缆车 빅토리아 피크 Пик Виктория',
  'ocean park hong kong': '海洋公园 香港海洋公园 오션파크',
  'ngong ping': '昂坪 天壇大佛 옹핑',
  'star ferry': '天星小轮 스타페리',
  'taipei 101': '台北一〇一 타이베이 101 ไทเป 101',
  'national palace museum': '故宫 故宫博物院 고궁박물원',
  'taipei zoo': '台北动物园 타이베이 동물원',
  jiufen: '九份 지우펀 จิ่วเฟิ่น',
  'seoul tower': '首尔塔 南山塔 首爾塔 남산타워 โซลทาวเวอร์',
  'lotte world': '乐天世界 樂天世界 ล็อตเต้เวิลด์',
  everland: '爱宝乐园 愛寶樂園 เอเวอร์แลนด์',
  'nami island': '南怡岛 南怡島 เกาะนามิ',
  'kecak dance': '凯卡克舞 케착 댄스 Danza Kecak',
  'mount batur': '巴杜尔火山 바투르산 Monte Batur Mont Batur',
  'uluwatu temple': '乌鲁瓦图寺 울루와뚜 사원',
  'great wall mutianyu': 'Chinesische Mauer',
  'angkor temple': 'Angkor Wat 앙코르와트 アンコールワット 吴哥窟 吳哥窟 นครวัด',
  'hong kong': 'HK HKG Гонконг ฮ่องกง ほんこん',
  tokyo: 'TYO Tokio Токио โตเกียว Tóquio とうきょう',
  osaka: 'OSA Осака โอซาก้า おおさか',
  kyoto: 'Kioto Киото เกียวโต きょうと',
  seoul: 'SEL Seúl Séoul Сеул โซล そうる',
  taipei: 'Taipéi Тайбэй ไทเป 台北 たいぺい',
  singapore: 'SG Singapur Singapour Сингапур สิงคโปร์',
  bangkok: 'BKK Бангкок กรุงเทพ',
  bali: 'DPS Бали บาหลี 巴厘岛',
  paris: 'Париж ปารีส París',
  london: 'LDN Londres Londra Лондон ลอนดอน Luân Đôn',
  dubai: 'DXB Дубай ดูไบ Dubái',
  'united arab emirates': 'UAE',
  'united kingdom': 'UK GB England',
  okinawa: 'おきなわ',
  sapporo: 'さっぽろ',
  hokkaido: 'ほっかいどう',
  asakusa: 'あさくさ 浅草',
  sumida: 'すみだがわ',
  narita: 'NRT なりた',
  haneda: 'HND はねだ',
  kansai: 'KIX かんさい',
  heathrow: 'LHR',
  incheon: 'ICN',
  taoyuan: 'TPE',
  aquarium: 'Acuario Acquario 水族馆 水族館 수족관',
  museum: 'Museo Musée 博物馆 박물관 พิพิธภัณฑ์ Музей',
  tower: 'Torre Turm 塔 타워 Башня',
  zoo: 'Zoológico 动物园 動物園 동물원 สวนสัตว์ Зоопарк',
  cruise: 'Crucero Croisière Kreuzfahrt 游船 크루즈 ล่องเรือ Круиз',
  'cable car': 'Gondola Ropeway Teleférico Téléphérique Seilbahn 缆车 纜車 케이블카',
  gondola: 'Ropeway',
  'observation deck': 'Viewpoint Mirador Observatory 观景台 展望台 전망대',
  observatory: 'Viewpoint Mirador',
  'hot spring': 'Onsen Thermal 温泉 溫泉 온천 おんせん',
  'airport train': 'Zug Tren Flughafen Aeropuerto Aéroport 机场快线 공항철도',
};

const synonyms: readonly Synonym[] = Object.entries(written).map(([of, also]) => ({
  of: storedWords(of),
  also: storedWords(also),
}));

/**
 * Adds to a product's words (each with bits for its fields, the earlier the better) the other names of what they name.
 * Another name gets the best field of its lowest-ranked word. English words are found in American and British spelling.
 */
export function addSynonyms(words: Map<string, number>): void {
  const found: (readonly [word: string, field: number])[] = [];
  for (const { of, also } of synonyms) {
    let poorest = 0;
    for (const word of of) {
      const fields = words.get(word) ?? 0;
      poorest = fields === 0 ? Number.POSITIVE_INFINITY : Math.max(poorest, fields & -fields);
      if (poorest === Number.POSITIVE_INFINITY) break;
    }
    if (poorest !== Number.POSITIVE_INFINITY) for (const word of also) found.push([word, poorest]);
  }
  for (const [word, fields] of words) {
    const other = otherSpelling(word);
    if (other !== null) found.push([other, fields]);
  }
  for (const [word, field] of found) words.set(word, (words.get(word) ?? 0) | field);
}
