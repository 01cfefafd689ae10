import { cyrillicOf, latinOf } from '#src/domain/search/spelling/cyrillic.ts';
import { signsOf, type SignSets } from '#src/domain/search/spelling/han.ts';
import { beginsHangul, isHangul, syllableRange } from '#src/domain/search/spelling/hangul.ts';
import { kanaOf, romajiOf } from '#src/domain/search/spelling/kana.ts';

/**
 * Another way in which what was typed may be written: as other text, as signs that are read so, or as Hangul that is still
 * typed. What was typed and what is compared are both folded by `searchSpelling`.
 */
export type Spelling =
  | { readonly as: 'text'; readonly text: string }
  | { readonly as: 'signs'; readonly signs: SignSets }
  | { readonly as: 'hangul'; readonly text: string };

/** No name has so many letters, and no longer word is transliterated. */
const longestWord = 40;

/** Returns the other spellings of a word, the likeliest first; the word may be `unfinished`. */
export function otherSpellings(word: string, unfinished: boolean): readonly Spelling[] {
  if (word.length > longestWord) return [];
  if (isHangul(word)) return unfinished ? [{ as: 'hangul', text: word }] : [];
  if (word.length < 2) return [];
  const texts = new Set(textsOf(word));
  texts.delete(word);
  const signs = /^[a-z]+$/u.test(word) ? signsOf(word, unfinished) : [];
  return [
    ...[...texts].map((text) => ({ as: 'text', text }) as const),
    ...signs.map((one) => ({ as: 'signs', signs: one }) as const),
  ];
}

/**
 * Returns the other spellings of what was typed of a name: word by word in scripts with spaces, and as one word, as Chinese and
 * Japanese are written.
 */
export function spellingsOfName(typed: string, unfinished: boolean): readonly Spelling[] {
  const words = typed.split(' ');
  if (words.length === 1) return otherSpellings(typed, unfinished);
  const texts = [umlautsOf, japaneseOf, latinTextsOf].flatMap((spell) => {
    const spelled = words.map((word) => spell(word)[0] ?? word).join(' ');
    return spelled === typed ? [] : [{ as: 'text', text: spelled } as const];
  });
  const asOne = words.join('');
  return [...texts, { as: 'text', text: asOne }, ...otherSpellings(asOne, unfinished)];
}

function latinTextsOf(word: string): readonly string[] {
  if (/^[а-я]+$/u.test(word)) return [latinOf(word)];
  return /^[a-z]+$/u.test(word) ? cyrillicOf(word) : [];
}

function textsOf(word: string): readonly string[] {
  if (/^[a-z]+$/u.test(word)) return [...umlautsOf(word), ...japaneseOf(word), ...cyrillicOf(word)];
  if (/^[а-я]+$/u.test(word)) return [latinOf(word)];
  if (/^[ぁ-ゖ]+$/u.test(word)) return namesInLatin(word);
  if (/^\p{Script=Arabic}+$/u.test(word)) return arabicOf(word);
  return [];
}

/** German, Danish and Swedish letters as they are written without them: Koeln, Aarhus. */
function umlautsOf(word: string): readonly string[] {
  return [word.replace(/([aou])e/gu, '$1').replaceAll('aa', 'a')];
}

function japaneseOf(romaji: string): readonly string[] {
  const kana = kanaOf(romaji.replace(/oh(?![aiueoy])/gu, 'ou'));
  return kana === null ? [] : [...namesInLatin(kana), kana];
}

/** Both habits for ん before b, m and p: Shinbashi and Shimbashi. */
function namesInLatin(kana: string): readonly string[] {
  const latin = romajiOf(kana);
  return latin === null ? [] : [latin, latin.replace(/n(?=[bmp])/gu, 'm')];
}

/** With and without the article and the conjunction, which are written as one with their word. */
function arabicOf(word: string): readonly string[] {
  const bare = word.replace(/^(?:و?ال|لل)(?=\p{L}{3})/u, '');
  return [bare, `ال${bare}`, `و${bare}`, `وال${bare}`];
}

/** Whether a name begins with this spelling. */
export function beginsSo(name: string, spelling: Spelling): boolean {
  if (spelling.as === 'text') return name.startsWith(spelling.text);
  if (spelling.as === 'hangul') return beginsHangul(name, spelling.text);
  return holdsSigns(name, spelling.signs);
}

/** Whether a whole name is this spelling; one that is still typed is no whole name. */
export function isSpelled(name: string, spelling: Spelling): boolean {
  if (spelling.as === 'text') return name === spelling.text;
  return (
    spelling.as === 'signs' && Array.from(name).length === spelling.signs.length && holdsSigns(name, spelling.signs)
  );
}

function holdsSigns(name: string, signs: SignSets): boolean {
  const letters = Array.from(name);
  return signs.every((set, at) => set.has(letters[at] ?? ''));
}

/** Returns the parts of a sorted list in which names that begin with a spelling can be, each from one text to another. */
export function rangesOf(spelling: Spelling): readonly (readonly [from: string, to: string])[] {
  if (spelling.as === 'text') return [beginning(spelling.text)];
  if (spelling.as === 'signs') return [...(spelling.signs[0] ?? [])].map(beginning);
  const range = syllableRange(spelling.text);
  return range === null ? [] : [[range[0], beginning(range[1])[1]]];
}

function beginning(text: string): readonly [from: string, to: string] {
  return [text, `${text}\uffff`];
}
