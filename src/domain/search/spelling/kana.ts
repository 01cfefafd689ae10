/** Vowels of kana by row, as the long vowel mark repeats them; おお is written so, and all other long o with う. */
const rows: readonly (readonly [vowel: string, kana: string])[] = [
  ['あ', 'あかがさざただなはばぱまやらわぁゃゎ'],
  ['い', 'いきぎしじちぢにひびぴみりぃえけげせぜてでねへべぺめれぇ'],
  ['う', 'うくぐすずつづぬふぶぷむゆるぅゅゔこごそぞとどのほぼぽもよろをょ'],
  ['お', 'おぉ'],
];

const longVowels = new Map(rows.flatMap(([vowel, kana]) => Array.from(kana, (sign) => [sign, vowel] as const)));

const borrowed: Readonly<Record<string, string>> = { ヴァ: 'バ', ヴィ: 'ビ', ヴェ: 'ベ', ヴォ: 'ボ', ヴ: 'ブ' };

/** Returns text with ヴ as it is also spelled: ルーヴル as ルーブル. */
export function foldBorrowedKana(text: string): string {
  return text.replace(/ヴ[ァィェォ]?/gu, (part) => borrowed[part] ?? part);
}

/**
 * Returns text, as long as it was, with katakana as hiragana and a long vowel mark as the vowel that it stands for.
 */
export function foldKana(text: string): string {
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text;
  let folded = '';
  let before = '';
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const kana = code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : sign;
    before = kana === 'ー' ? (longVowels.get(before) ?? kana) : kana;
    folded += before;
  }
  return folded;
}

/**
 * Syllables of the romanization of Hepburn, in the order of the kana of each row. Those of Kunrei-shiki and of keyboards that
 * differ are in `typed`.
 */
const hepburn = `
あ a い i う u え e お o か ka き ki く ku け ke こ ko が ga ぎ gi ぐ gu げ ge ご go
さ sa し shi す su せ se そ so ざ za じ ji ず zu ぜ ze ぞ zo た ta ち chi つ tsu て te と to
だ da ぢ ji づ zu で de ど do な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho
ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ま ma み mi む mu め me も mo
や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa を o ん n
きゃ kya きゅ kyu きょ kyo ぎゃ gya ぎゅ gyu ぎょ gyo しゃ sha しゅ shu しょ sho じゃ ja じゅ ju じょ jo
ちゃ cha ちゅ chu ちょ cho にゃ nya にゅ nyu にょ nyo ひゃ hya ひゅ hyu ひょ hyo びゃ bya びゅ byu びょ byo
ぴゃ pya ぴゅ pyu ぴょ pyo みゃ mya みゅ myu みょ myo りゃ rya りゅ ryu りょ ryo
ふぁ fa ふぃ fi ふぇ fe ふぉ fo てぃ ti でぃ di しぇ she じぇ je ちぇ che うぃ wi うぇ we うぉ wo
`;

const typed = `
し si ち ti つ tu ふ hu じ zi ぢ di づ du を wo しゃ sya しゅ syu しょ syo じゃ zya じゅ zyu じょ zyo じゃ jya じゅ jyu じょ jyo
ちゃ tya ちゅ tyu ちょ tyo ん nn
`;

function pairsOf(table: string): readonly (readonly [kana: string, latin: string])[] {
  const words = table.trim().split(/\s+/u);
  return words.flatMap((kana, at) => (at % 2 === 0 ? [[kana, words[at + 1] ?? ''] as const] : []));
}

const latinOfKana = new Map(pairsOf(hepburn));
const kanaOfLatin = new Map(
  [...pairsOf(typed), ...pairsOf(hepburn).toReversed()].map(([kana, latin]) => [latin, kana]),
);

const longest = 3;

/** Returns romaji (Hepburn, Kunrei-shiki or as typed on a keyboard) as hiragana, or null for what is no Japanese. */
export function kanaOf(romaji: string): string | null {
  let kana = '';
  let at = 0;
  while (at < romaji.length) {
    const letter = romaji[at] ?? '';
    const next = romaji[at + 1] ?? '';
    const doubled = letter === next ? /[kstpgdbzjfrchm]/u.test(letter) : letter === 't' && romaji.startsWith('tch', at);
    const nasal = (letter === 'n' && !/[aiueoy]/u.test(next)) || (letter === 'm' && /[bpm]/u.test(next));
    const length = doubled || nasal ? 1 : syllableLength(romaji, at);
    if (length === 0) return null;
    kana += nasal ? 'ん' : doubled ? 'っ' : (kanaOfLatin.get(romaji.slice(at, at + length)) ?? '');
    at += length;
  }
  return kana === '' ? null : kana;
}

function syllableLength(romaji: string, at: number): number {
  for (let length = longest; length > 0; length -= 1)
    if (at + length <= romaji.length && kanaOfLatin.has(romaji.slice(at, at + length))) return length;
  return 0;
}

/** Returns hiragana as its names are written abroad: Hepburn without marks of length, or null where a sign is no kana. */
export function romajiOf(hiragana: string): string | null {
  const letters = Array.from(hiragana);
  let latin = '';
  let at = 0;
  let isDoubled = false;
  while (at < letters.length) {
    const two = latinOfKana.get(letters.slice(at, at + 2).join(''));
    const syllable = letters[at] === 'っ' ? '' : (two ?? latinOfKana.get(letters[at] ?? ''));
    if (syllable === undefined) return null;
    latin += isDoubled ? doubled(syllable) : syllable;
    isDoubled = letters[at] === 'っ';
    at += two === undefined || letters.length - at === 1 ? 1 : 2;
  }
  return latin.replace(/o[ou]+/gu, 'o').replace(/uu+/gu, 'u');
}

function doubled(syllable: string): string {
  return (syllable.startsWith('ch') ? 't' : syllable.slice(0, 1)) + syllable;
}
