import {
  american,
  americanInContext,
  british,
  britishInContext,
  fall,
  footpath,
  hire,
  postcode,
  pram,
  protectedNames,
  pushchair,
  single,
  washroom,
  zipCode,
  type OwnWords,
  type WordInContext,
} from '#src/domain/shared/english/english-words.data.ts';
import { onlyAmerican, spellingPairs, type SpellingGroup } from '#src/domain/shared/english/english-spellings.data.ts';
import { BoundedMap } from '#src/domain/bounded-map.ts';

/** A variant of English: the groups that it spells as in Britain, its words, and those that depend on their company. */
type Variant = {
  readonly british: readonly SpellingGroup[];
  readonly words: readonly OwnWords[];
  readonly inContext: readonly WordInContext[];
};

const everyGroup: readonly SpellingGroup[] = ['our', 're', 'll', 'ence', 'ogue', 'ise', 'other'];
const asInAmerica: Variant = {
  british: [],
  words: [onlyAmerican, american, fall, zipCode],
  inContext: americanInContext,
};
const asInBritain: Variant = { british: everyGroup, words: [british], inContext: britishInContext };

/** What a variant says for the only word, or both its numbers, where it does not follow its neighbors. */
const canadian: OwnWords = {
  cheque: 'cheque',
  cheques: 'cheques',
  metre: 'metre',
  metres: 'metres',
  storey: 'storey',
  storeys: 'storeys',
};
const driversLicence: OwnWords = {
  'driver’s license': 'driver’s licence',
  'driver’s licenses': 'driver’s licences',
  'driving licence': 'driver’s licence',
  'driving licences': 'driver’s licences',
};
const program: OwnWords = { programme: 'program', programmes: 'programs' };
const withMetres = britishInContext.filter(({ say }) => 'meter' in say);
const withPrograms = britishInContext.filter(({ say }) => !('program' in say));

/** Canada doubles its l and writes "centre", but organizes programs. Australia says "program" too. */
const variants = {
  en: asInAmerica,
  'en-US': asInAmerica,
  'en-PH': asInAmerica,
  'en-CA': {
    british: ['our', 're', 'll', 'ence', 'ogue'],
    words: [onlyAmerican, american, canadian, driversLicence, fall, washroom],
    inContext: [...americanInContext, ...withMetres],
  },
  'en-AU': {
    ...asInBritain,
    words: [british, driversLicence, program, hire, pram, footpath, postcode],
    inContext: withPrograms,
  },
  'en-NZ': { ...asInBritain, words: [british, driversLicence, hire, pram, footpath, postcode] },
  'en-GB': { ...asInBritain, words: [british, hire, single, pushchair, postcode] },
  'en-IN': { ...asInBritain, words: [british, { 'round-trip': 'return', 'round trip': 'return trip' }] },
  'en-SG': asInBritain,
  'en-HK': asInBritain,
  'en-MY': asInBritain,
} as const satisfies Readonly<Record<string, Variant>>;

export type EnglishCode = keyof typeof variants;

/** Returns whether a language is English or one of its variants. */
export function isEnglish(language: string): language is EnglishCode {
  return Object.hasOwn(variants, language);
}

/** Replacements of a variant: single words by their small letters, and what finds its phrases. */
type Replacements = {
  readonly words: ReadonlyMap<string, string>;
  readonly phrases: RegExp;
  readonly phraseWords: ReadonlyMap<string, string>;
  readonly inContext: readonly WordInContext[];
};

const replacements = new BoundedMap<EnglishCode, Replacements>({
  maxBytes: Object.keys(variants).length * 2 ** 18,
  bytesOf: () => 2 ** 18,
});

function replacementsOf(language: EnglishCode): Replacements {
  const known = replacements.get(language);
  if (known !== undefined) return known;
  const { british: groups, words, inContext }: Variant = variants[language];
  const spelled = new Map<string, string>();
  for (const { group, american: one, british: other } of spellingPairs) {
    if (groups.includes(group)) spelled.set(one, other);
    else spelled.set(other, one);
  }
  const own = new Map(words.flatMap((table) => Object.entries(table)));
  const phraseWords = new Map([...own].filter(([from]) => /[^\p{L}]/u.test(from)));
  for (const [from, to] of own) if (!phraseWords.has(from)) spelled.set(from, to);
  // The longest first, or "car rental" would be taken out of "car rentals".
  const phrases = [...phraseWords.keys()].toSorted((one, other) => other.length - one.length);
  const made: Replacements = {
    words: spelled,
    phraseWords,
    phrases: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    inContext,
  };
  replacements.set(language, made);
  return made;
}

/** What is never spelled otherwise: addresses of pages and of mail, targets of links, tags, placeholders, names. */
const untouched = new RegExp(
  [
    '(?:https?:\\/\\/|www\\.)\\S+',
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    '\\b[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|org|net|io|example|test)\\b\\S*',
    '\\]\\([^)\\s]*\\)',
    '<[^<>]*>',
    '\\{[^{}]*\\}',
    '(?:^|(?<=\\s))\\/[\\w-]+(?:\\/[\\w.-]*)+',
    ...protectedNames,
  ].join('|'),
  'gu',
);

/**
 * Returns a text in the spelling and the words of a variant of English, whichever spelling it is written in; a text for
 * any other language as it is. Capitals stay. A capital inside a sentence or before another one belongs to a name, and
 * names are left alone.
 */
export function spellEnglish(text: string, language: string): string {
  if (!isEnglish(language)) return text;
  const own = replacementsOf(language);
  return betweenUntouched(text, (part, before) => {
    let said = part.replace(own.phrases, (word, at: number) =>
      replaced(part, before, word, at, own.phraseWords.get(word.toLowerCase())),
    );
    for (const { find, say, unless } of own.inContext) {
      const here = said;
      said = here.replace(find, (word, at: number) =>
        unless?.test(sentenceAt(here, at)) === true ? word : replaced(here, before, word, at, say[word.toLowerCase()]),
      );
    }
    const there = said;
    // Letters beside digits belong to a code.
    return there.replace(/(?<![\p{L}\p{N}_])\p{L}+(?![\p{N}_])/gu, (word, at: number) =>
      replaced(there, before, word, at, own.words.get(word.toLowerCase())),
    );
  });
}

/** Changes what is between the untouched parts of a text; `before` is what precedes each part. */
function betweenUntouched(text: string, change: (part: string, before: string) => string): string {
  let said = '';
  let from = 0;
  for (const found of text.matchAll(untouched)) {
    const part = text.slice(from, found.index);
    said += change(part, text.slice(0, from)) + found[0];
    from = found.index + found[0].length;
  }
  return said + change(text.slice(from), text.slice(0, from));
}

/** The sentence of a text that a place in it belongs to. */
function sentenceAt(text: string, at: number): string {
  const begins = Math.max(...['.', '!', '?', '\n'].map((end) => text.lastIndexOf(end, at - 1) + 1));
  return /^[^.!?\n]*/.exec(text.slice(begins))?.[0] ?? '';
}

/** The other word for one that was found, unless it is a name; `before` is what precedes the part it was found in. */
function replaced(part: string, before: string, word: string, at: number, other: string | undefined): string {
  if (other === undefined || isName(before + part.slice(0, at), word, part.slice(at + word.length))) return word;
  return cased(other, word);
}

/** True for a capital inside a sentence, and for one at its beginning that another capital follows. */
function isName(before: string, word: string, after: string): boolean {
  const [head = ''] = word;
  if (head === head.toLowerCase() || (word.length > 1 && word === word.toUpperCase())) return false;
  if (/\p{Ll}\p{Lu}/u.test(word)) return true;
  const begins = isBeginning(before);
  const goesOn = /^(?:cent|theat|harb)/i.test(word) ? goesOnAsPlace : goesOnAsName;
  return !begins || goesOn.test(after);
}

/** Marks that may stand between the beginning of a sentence and its first word, and those that end what precedes it. */
const opening = new Set(' \t\u00a0“‘"(#*_');
const ending = new Set('.!?:;•·|–—\n/([“‘"#*>+-');

function isBeginning(before: string): boolean {
  let at = before.length - 1;
  let isOpened = false;
  while (at >= 0 && opening.has(before[at] ?? '')) {
    isOpened ||= ending.has(before[at] ?? '');
    at -= 1;
  }
  // A hyphen is one of a list, with a space behind it, and not of "mid-Centre".
  const isHyphen = before[at] === '-' && at === before.length - 1;
  return at < 0 || isOpened || (ending.has(before[at] ?? '') && !isHyphen);
}

const goesOnAsName = /^[ \u00a0-](?!I\b)\p{Lu}/u;
const goesOnAsPlace = /^[ \u00a0-](?:(?:of|for) )?(?!I\b)\p{Lu}/u;

function cased(word: string, like: string): string {
  const [head = ''] = like;
  if (head === head.toLowerCase()) return word;
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns the other spelling of a word in small letters, American or British; null for most words. */
export function otherSpelling(word: string): string | null {
  return otherSpellings.get(word) ?? null;
}

const otherSpellings: ReadonlyMap<string, string> = new Map([
  ...spellingPairs.flatMap(({ american: one, british: other }): [string, string][] => [
    [one, other],
    [other, one],
  ]),
  ['metre', 'meter'],
  ['meter', 'metre'],
]);
