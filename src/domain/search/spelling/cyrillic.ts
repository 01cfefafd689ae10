/** BGN/PCGN romanization of Russian, without apostrophes for the signs. */
const romanized: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** What Latin letters stand for in BGN/PCGN and, where that leaves them free, in ISO 9 without marks; longer ones first. */
const cyrillicLetters: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ye', 'е'],
  ['yo', 'е'],
  ['h', 'х'],
  ['c', 'ц'],
  ['j', 'й'],
  ['w', 'в'],
  ...Object.entries(romanized)
    .filter(([letter, latin]) => latin.length === 1 && !'йыэ'.includes(letter))
    .map(([letter, latin]) => [latin, letter] as const),
];

/** Returns Cyrillic text in Latin letters. */
export function latinOf(cyrillic: string): string {
  return cyrillic.replace(/[а-я]/gu, (letter) => romanized[letter] ?? letter);
}

/**
 * Returns the Russian spellings that a Latin word may stand for: y is й after a vowel and ы elsewhere, e at the beginning
 * may be э, and a soft sign at the end is not written in Latin. None for a word with other letters.
 */
export function cyrillicOf(latin: string): readonly string[] {
  let text = '';
  let at = 0;
  while (at < latin.length) {
    const found = cyrillicLetters.find(([letters]) => latin.startsWith(letters, at));
    if (found !== undefined) text += found[1];
    else if (latin[at] === 'y') text += /[аеиоуыюя]$/u.test(text) ? 'й' : 'ы';
    else return [];
    at += found?.[0].length ?? 1;
  }
  const starts = text.startsWith('е') ? [text, `э${text.slice(1)}`] : [text];
  return /[бвдзлмнпрстфшщ]$/u.test(text) ? starts.flatMap((one) => [one, `${one}ь`]) : starts;
}
