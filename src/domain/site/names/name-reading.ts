/**
 * Readings of the kanji in names of countries, currencies and cities. The table has what our lists show; a name that is not in
 * it is sorted behind those in kana, as the collation of Japanese does it.
 */
const readings: Readonly<Record<string, string>> = {
  日本: 'にほん',
  中国: 'ちゅうごく',
  中華: 'ちゅうか',
  人民: 'じんみん',
  共和国: 'きょうわこく',
  連邦: 'れんぽう',
  諸島: 'しょとう',
  特別: 'とくべつ',
  行政区: 'ぎょうせいく',
  合衆国: 'がっしゅうこく',
  首長国: 'しゅちょうこく',
  領有小離島: 'りょうゆうしょうりとう',
  極南: 'きょくなん',
  米領: 'べいりょう',
  英領: 'えいりょう',
  仏領: 'ふつりょう',
  韓国: 'かんこく',
  北朝鮮: 'きたちょうせん',
  台湾: 'たいわん',
  南極: 'なんきょく',
  赤道: 'せきどう',
  英国: 'えいこく',
  米: 'べい',
  新: 'しん',
  中央: 'ちゅうおう',
  東: 'ひがし',
  西: 'にし',
  南: 'みなみ',
  北: 'きた',
  東京: 'とうきょう',
  大阪: 'おおさか',
  京都: 'きょうと',
  札幌: 'さっぽろ',
  北海道: 'ほっかいどう',
  沖縄: 'おきなわ',
  名古屋: 'なごや',
  横浜: 'よこはま',
  神戸: 'こうべ',
  福岡: 'ふくおか',
  広島: 'ひろしま',
  奈良: 'なら',
  仙台: 'せんだい',
  那覇: 'なは',
  金沢: 'かなざわ',
  鎌倉: 'かまくら',
  箱根: 'はこね',
  日光: 'にっこう',
  富士山: 'ふじさん',
  長崎: 'ながさき',
  成田: 'なりた',
  羽田: 'はねだ',
  関西: 'かんさい',
  品川: 'しながわ',
  香港: 'ほんこん',
  台北: 'たいぺい',
  台中: 'たいちゅう',
  台南: 'たいなん',
  高雄: 'たかお',
  北京: 'ぺきん',
  上海: 'しゃんはい',
  広州: 'こうしゅう',
  深圳: 'しんせん',
  釜山: 'ぷさん',
  仁川: 'いんちょん',
  慶州: 'きょんじゅ',
  済州島: 'ちぇじゅとう',
  空港: 'くうこう',
  駅: 'えき',
  島: 'とう',
  円: 'えん',
  元: 'げん',
};

const longest = Math.max(...Object.keys(readings).map((kanji) => kanji.length));

/** Returns a Japanese name with its kanji as kana, as far as their reading is known. */
export function nameReading(name: string): string {
  let reading = '';
  let at = 0;
  while (at < name.length) {
    const kanji = knownAt(name, at);
    reading += kanji === null ? name.slice(at, at + 1) : (readings[kanji] ?? '');
    at += kanji?.length ?? 1;
  }
  return reading;
}

/** The longest entry of the table that is in a name from a place on. */
function knownAt(name: string, at: number): string | null {
  for (let length = longest; length > 0; length -= 1) {
    const part = name.slice(at, at + length);
    if (Object.hasOwn(readings, part)) return part;
  }
  return null;
}

/** Signs at the beginning of names that are read otherwise than the collation takes them, with a sign that sounds the same. */
const soundAlikes: Readonly<Record<string, string>> = {
  重庆: '崇庆',
  长城: '常城',
  长春: '常春',
  长崎: '常崎',
  长沙: '常沙',
  长滩: '常滩',
  厦门: '夏门',
};

/** Returns a Chinese name by whose signs the order of pinyin is right. */
export function pinyinReading(name: string): string {
  const start = name.slice(0, 2);
  return (soundAlikes[start] ?? start) + name.slice(2);
}
