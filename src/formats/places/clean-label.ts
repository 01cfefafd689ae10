/** A label as it may be shown, with the tag of the language that its letters indicate; or why it cannot be. */
export type CleanLabel =
  | { readonly ok: true; readonly text: string; readonly script: LabelScript }
  | { readonly ok: false; readonly reason: string };

/** `null` is Latin or none that we distinguish; the tag is that of the language most written so. */
export type LabelScript = string | null;

const longest = 200;
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/** Cyrillic letters that look like Latin ones, and are among them by a typing error; one for one. */
const cyrillic = 'аеорсухіѕАВЕКМНОРСТУХІЅ';
const latin = 'aeopcyxisABEKMHOPCTYXIS';

const scripts: readonly (readonly [tag: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['el', /\p{Script=Greek}/u],
  ['ru', /\p{Script=Cyrillic}/u],
];

/**
 * Makes a label of a public list fit to be shown: one Unicode form, no control and direction marks, no halves of
 * ligatures, single spaces, a capital at its beginning, no shouting, Latin look-alikes for stray Cyrillic letters.
 */
export function cleanLabel(raw: unknown): CleanLabel {
  if (typeof raw !== 'string') return { ok: false, reason: 'it has no name' };
  const plain = unquoted(
    raw
      .normalize('NFC')
      .replace(/&(amp|quot|apos|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
      .replace(/[\u0360-\u0362\uFE20-\uFE2F]/gu, '')
      .replace(/\s+/gu, ' ')
      .replace(/\p{C}+/gu, ''),
  ).trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return { ok: false, reason: 'it has no name' };
  if (/^Q\d+$/.test(plain)) return { ok: false, reason: 'its name is only a number' };
  if (/<[a-z!/]|https?:/i.test(plain)) return { ok: false, reason: 'its name contains markup or an address' };
  if (plain.length > longest) return { ok: false, reason: `its name has more than ${longest} characters` };
  const text = calm(plain.split(' ').map(oneScript).join(' '));
  return { ok: true, text, script: scriptOf(text) };
}

const quotes = new Set('"“”«» ');

/** Returns a text without the quotes around it; one that has them at only one end is unchanged. */
function unquoted(text: string): string {
  let start = 0;
  let end = text.length;
  while (quotes.has(text[start] ?? '')) start += 1;
  while (end > start && quotes.has(text[end - 1] ?? '')) end -= 1;
  const isWrapped = start === text.length ? text.length > 1 : start > 0 && end < text.length;
  return isWrapped ? text.slice(start, end) : text;
}

/** A word of Latin letters with a few Cyrillic ones that look like them is Latin. */
function oneScript(word: string): string {
  const strange = word.match(/\p{Script=Cyrillic}/gu) ?? [];
  const plain = word.match(/\p{Script=Latin}/gu) ?? [];
  if (strange.length === 0 || strange.length >= plain.length) return word;
  if (!strange.every((letter) => cyrillic.includes(letter))) return word;
  return word.replace(/\p{Script=Cyrillic}/gu, (letter) => latin[cyrillic.indexOf(letter)] ?? letter);
}

/** "GRAND OLD PALACE" is lowered; one word of capitals may be a name by itself. */
function calm(text: string): string {
  const long = text.split(' ').filter((word) => word.length > 3);
  const shouts = long.length > 1 && long.every((word) => /^[\p{Lu}\p{P}]+$/u.test(word));
  const lowered = shouts ? text.replace(/\p{Lu}+/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase()) : text;
  return lowered.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function scriptOf(text: string): LabelScript {
  if (/\p{Script=Latin}/u.test(text)) return null;
  return scripts.find(([, letters]) => letters.test(text))?.[0] ?? null;
}
