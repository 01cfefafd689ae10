import { foldArabic, foldCyrillic, foldDigits, foldLatin, foldThai } from '#src/domain/search/spelling/fold-scripts.ts';
import { foldHan } from '#src/domain/search/spelling/han.ts';
import { foldBorrowedKana, foldKana } from '#src/domain/search/spelling/kana.ts';

/**
 * Words as the search knows them, made the same way when a product is written and when it is searched for. Raise
 * `tokeniserVersion` with every change, be it of how words are made or of what they are made from (`search-doc.ts`,
 * `category-words.data.ts`): stored words of another version are made again.
 */
export const tokeniserVersion = 5;

const run = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu;
const spaced = new Intl.Segmenter('en', { granularity: 'word' });
const japanese = new Intl.Segmenter('ja', { granularity: 'word' });

/** Text that no rule but that of case changes. */
// oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
const ascii = /^[\u0000-\u007f]*$/;

/** Signs of the scripts behind Latin, Greek and Cyrillic, and of Chinese and Japanese alone. */
const otherScripts = /[\u0600-\u1dff\u200c-\uffff]/;
const signScripts = /[\u3005-\u30ff\u3400-\uffff]/;

/**
 * One spelling for what readers take as the same: width and ligatures (NFKC), case, Latin diacritics and letters without
 * decomposition, Russian ё and stress marks, Arabic vowel marks and variants of letters, the order of Thai marks, digits.
 */
export function normalise(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  const bare = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/(\p{Script=Cyrillic})[\u0300\u0301]+/gu, '$1');
  if (!otherScripts.test(bare)) return foldLatin(foldCyrillic(bare.normalize('NFC')));
  return foldDigits(foldThai(foldLatin(foldCyrillic(foldArabic(bare).normalize('NFC')))));
}

/** The spelling by which whole names are compared: that of words, with one form of each kana and of each Chinese sign. */
export function searchSpelling(text: string): string {
  return foldSigns(foldBorrowedKana(normalise(text)));
}

function foldSigns(plain: string): string {
  return signScripts.test(plain) ? foldHan(foldKana(plain)) : plain;
}

/**
 * The words to store for a text: words of spaced scripts, Thai and Korean without the little ones; for Chinese and
 * Japanese pairs of signs and the last sign.
 */
export function storedWords(text: string): string[] {
  const plain = normalise(text);
  const words = [...plain.matchAll(run)].flatMap(([signs]) => pairs(foldSigns(foldBorrowedKana(signs)), true));
  const rest = tellingWords(spacedWords(plain.replace(run, ' ')));
  return [...new Set([...words, ...rest])];
}

/** Adjacent words of a text written as one, so that "hongkong" finds what is called Hong Kong. */
export function joinedWords(text: string): string[] {
  const words = tellingWords(spacedWords(normalise(text).replace(run, ' ')));
  return words.slice(1).flatMap((word, index) => joined(words[index] ?? '', word) ?? []);
}

/**
 * A word that is looked for; `prefix`: longer words that begin with it will do. `joined` are the word and a neighbor as
 * one, which represent both: a search for "sky tree" finds "Skytree".
 */
export type SoughtWord = {
  readonly text: string;
  readonly prefix: boolean;
  readonly correctable: boolean;
  readonly joined?: readonly Pick<SoughtWord, 'text' | 'prefix'>[];
};

/** Lengths of words that are written as one, in letters: shorter ones make other words by chance. */
const joinable = { part: 2, least: 5, most: 24 } as const;

/** Two words as one; null where one of them is no word of letters, or the whole is too short or too long. */
function joined(first: string, second: string): string | null {
  const both = first + second;
  const isWord = [first, second].every((one) => one.length >= joinable.part && /^\p{L}+$/u.test(one));
  return isWord && both.length >= joinable.least && both.length <= joinable.most ? both : null;
}

function tellingWords(words: readonly string[]): string[] {
  return words.filter((word) => !littleWords.has(word));
}

const mostSought = 40;

/**
 * The words of a query, all of which must be found. Chinese and Japanese are cut into words before pairs are made,
 * because pairs across two words appear in no text. The last word may be unfinished. Little words are left out, unless
 * there are no others.
 */
export function soughtWords(query: string): SoughtWord[] {
  const plain = normalise(query);
  const words: SoughtWord[] = [...plain.matchAll(run)].flatMap(([signs]) => signWords(signs));
  const rest = spacedWords(plain.replace(run, ' '));
  const telling = tellingWords(rest);
  const unfinished = /[\p{L}\p{N}]$/u.test(plain) ? rest.at(-1) : undefined;
  const requested = telling.length + words.length > 0 ? telling : rest;
  for (const [index, word] of requested.entries()) {
    const isLast = index === requested.length - 1 && word === unfinished;
    const before = joined(requested[index - 1] ?? '', word);
    const after = joined(word, requested[index + 1] ?? '');
    const all = [
      ...(before === null ? [] : [{ text: before, prefix: isLast }]),
      ...(after === null
        ? []
        : [{ text: after, prefix: index === requested.length - 2 && requested.at(-1) === unfinished }]),
    ];
    words.push({
      text: word,
      prefix: word === unfinished,
      correctable: /^\p{L}+$/u.test(word),
      ...(all.length === 0 ? {} : { joined: all }),
    });
  }
  return words.filter((word, index) => words.findIndex((one) => one.text === word.text) === index).slice(0, mostSought);
}

function spacedWords(plain: string): string[] {
  const words: string[] = [];
  let end = -1;
  for (const { segment, index, isWordLike } of spaced.segment(plain)) {
    if (isWordLike !== true) continue;
    // The segmenter cuts before a consonant of a syllable that is still typed.
    if (index === end && /^[\u1100-\u1112]+$/u.test(segment)) words.push(`${words.pop() ?? ''}${segment}`);
    else words.push(...partsOf(segment));
    end = index + segment.length;
  }
  return words;
}

/** "d'orsay" is looked for as "orsay" and "tower's" as "tower"; plural s and the Arabic article fall. */
function partsOf(word: string): string[] {
  return word.split(/['’._]/u).flatMap((part) => {
    if (!/[\p{L}\p{N}]/u.test(part)) return [];
    if (/^[a-z]{4,}[^aius]s$/.test(part)) return [part.slice(0, -1)];
    if (/^ال\p{L}{3,}$/u.test(part)) return [part.slice(2)];
    return part.length === 1 && word.length > 1 && /[a-z]/.test(part) ? [] : [part];
  });
}

/** Words are found in the signs as they are typed, and compared as they are folded in the whole run. */
function signWords(signs: string): SoughtWord[] {
  const plain = foldBorrowedKana(signs);
  const folded = foldSigns(plain);
  const words: string[] = [];
  let single = '';
  const flush = (): void => {
    if (single !== '') words.push(single);
    single = '';
  };
  for (const { segment, index } of japanese.segment(plain)) {
    const word = folded.slice(index, index + segment.length);
    if (/^[のをにはがとでへもや]$/u.test(segment)) flush();
    else if (segment.length === 1) single += word;
    else {
      flush();
      words.push(word);
    }
  }
  flush();
  return words.flatMap((word): SoughtWord[] => {
    if (word.length === 1) return [{ text: word, prefix: true, correctable: false }];
    return pairs(word, false).map((text) => ({ text, prefix: false, correctable: false }));
  });
}

function pairs(signs: string, withLast: boolean): string[] {
  const letters = Array.from(signs);
  const made = letters.slice(0, -1).map((letter, index) => letter + (letters[index + 1] ?? ''));
  const last = letters.at(-1);
  return withLast && last !== undefined ? [...made, last] : made;
}

const littleWords = new Set(
  'a an the in of for to and at on with from by near best top thing do go what where is are me my visit la le les de du des et في من إلى على الى'.split(
    ' ',
  ),
);
