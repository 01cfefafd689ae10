import { isPlausible } from '#src/domain/content/translation/check/language-signs.ts';
import { numbersOf, saysNumbers } from '#src/domain/content/translation/check/numbers-in.ts';
import { fixedParts } from '#src/domain/content/translation/split-segments.ts';
import type { Segment } from '#src/domain/content/translation/translator.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Why a translation is not used. The codes are stored and listed for operators. */
type TranslationFault =
  | 'empty'
  | 'placeholder_changed'
  | 'markup_changed'
  | 'name_changed'
  | 'number_changed'
  | 'length_implausible'
  | 'untranslated'
  | 'other_language';

type Checked = {
  /** What was sent, with names in the form of the target language. */
  readonly segments: readonly Segment[];
  readonly source: string;
  readonly target: LanguageCode;
};

/**
 * Returns why a translation of one text is not used, or null. It is compared with what was sent: a service may translate
 * words, and nothing else.
 */
export function checkTranslation(translation: string, { segments, source, target }: Checked): TranslationFault | null {
  const sent = segments.map(({ text }) => text).join('');
  const text = translation.trim();
  if (text === '') return 'empty';
  const [before, after] = [sent.length, text.length];
  if (after > before * 3 + 40 || after < Math.floor(before / 10)) return 'length_implausible';
  if (!areEqual(partsIn(sent, fixedParts), partsIn(text, fixedParts))) return 'placeholder_changed';
  if (!areEqual(marksIn(sent), marksIn(text))) return 'markup_changed';
  const names = segments
    .filter(({ text: name, isFixed }) => isFixed && !name.match(fixedParts))
    .map((segment) => segment.text);
  if (names.some((name) => !text.includes(stemOf(name)))) return 'name_changed';
  if (!hasNumbersOf(sent, text, source)) return 'number_changed';
  const words = withoutFixed(sent, names);
  if (text === sent.trim()) return isSentence(words) ? 'untranslated' : null;
  return isPlausible(withoutFixed(text, names.map(stemOf)), target) ? null : 'other_language';
}

const tags = /<\/?[a-z!?][^<>]{0,300}>|&(?:#x?[\da-f]{1,6}|[a-z]{2,8});|```/gi;
const marks = /\*\*|\]\(|^#{1,6} |^[-*] /gm;

function marksIn(text: string): readonly string[] {
  return [...partsIn(text, tags), ...partsIn(text, marks), ...(text.includes('\n') ? ['\n'] : [])];
}

function partsIn(text: string, pattern: RegExp): readonly string[] {
  return (text.match(pattern) ?? []).toSorted();
}

function areEqual(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}

/** Languages inflect names: of a long one, two letters at its end may change. */
function stemOf(name: string): string {
  return /^\p{L}{5}$/u.test(name.slice(-5)) ? name.slice(0, -2) : name;
}

/** A service may write "sixty" as 60 and "the car" as "1 car". Otherwise it must not lose or invent a number. */
function hasNumbersOf(sent: string, text: string, source: string): boolean {
  const left = [...numbersOf(text)];
  for (const number of numbersOf(sent)) {
    const at = left.indexOf(number);
    if (at === -1) return false;
    left.splice(at, 1);
  }
  return left.every((number) => number === '1') || saysNumbers(sent, source);
}

function withoutFixed(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll(fixedParts, ' '));
}

/** Names and single words may be the same in two languages; what has two words in small letters is a sentence. */
function isSentence(text: string): boolean {
  const small = text.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) ?? [];
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu) ?? [];
  return small.length >= 2 || unspaced.length >= 4;
}
