import { shapeOf, type Choice, type Shape } from './message-shape.ts';
import { compile, type Word } from './compile.ts';
import { forbidden, overLong, type Rule } from './house-style.ts';

export type FaultKind =
  | 'missing'
  | 'unreadable'
  | 'placeholders'
  | 'elements'
  | 'plural forms'
  | 'forbidden'
  | 'signs'
  | 'over-long'
  | 'same as English';

export type WordFault = { readonly kind: FaultKind; readonly word: Word; readonly why: string };

/** Worth a look, but not an error by itself: a long word is right where its language has no shorter one. */
export const hints: ReadonlySet<FaultKind> = new Set(['over-long', 'same as English']);

/** Numbers that meet every form that whole numbers have in any language of ours. */
export const sampleNumbers: readonly number[] = [
  ...Array.from({ length: 202 }, (_, n) => n),
  999,
  1000,
  1001,
  10_000,
  100_000,
];

/** Returns the plural forms that a language has for the whole numbers that a shop counts, by CLDR. */
export function formsOf(tag: string, kind: 'cardinal' | 'ordinal' = 'cardinal'): ReadonlySet<string> {
  const rules = new Intl.PluralRules(tag, { type: kind });
  return new Set([...sampleNumbers.map((number) => rules.select(number)), 'other']);
}

/** Returns all that is wrong with one message of a language, in words. */
export function wordFaults(tag: string, word: Word, rules: readonly Rule[] = forbidden(tag)): readonly WordFault[] {
  const fault = (kind: FaultKind, why: string): WordFault => ({ kind, word, why });
  if (word.text === '') return [fault('missing', 'is not translated')];
  const [source, own] = [compile(word.source), compile(word.text)];
  if (!own.ok) return [fault('unreadable', own.why)];
  if (!source.ok) return [fault('unreadable', `the English: ${source.why}`)];
  const [there, here] = [shapeOf(source.message), shapeOf(own.message)];
  return [
    ...argFaults(there, here).map((why) => fault('placeholders', why)),
    ...tagFaults(there, here).map((why) => fault('elements', why)),
    ...choiceFaults(tag, there, here).map((why) => fault('plural forms', why)),
    ...signFaults(word.text).map((why) => fault('signs', why)),
    ...rules
      .filter(({ found }) => here.texts.some((text) => found.test(text)))
      .map(({ why }) => fault('forbidden', why)),
    ...lengthFaults(tag, there, here).map((why) => fault('over-long', why)),
    ...(isLeftEnglish(tag, word, there) ? [fault('same as English', 'reads as it was written')] : []),
  ];
}

function argFaults(there: Shape, here: Shape): string[] {
  return [
    ...[...there.args].filter((arg) => !here.args.has(arg)).map((arg) => `{${arg}} is left out`),
    ...[...here.args].filter((arg) => !there.args.has(arg)).map((arg) => `nobody fills in {${arg}}`),
    ...here.choices.flatMap(({ arg, branches }) => {
      // A number that is written out in one branch alone, "one place", is right; any other name is in all or none.
      const names = new Set([...branches.values()].flatMap(({ args }) => [...args]));
      // Of none at all there may be nothing more to say.
      const counted = [...branches].filter(([form]) => form !== 'zero' && form !== '0');
      return counted.flatMap(([form, branch]) =>
        [...names]
          .filter((name) => name !== arg && !branch.args.has(name))
          .map((name) => `{${name}} is left out where {${arg}} is ${form}`),
      );
    }),
  ];
}

/** Inner elements, a link or something bold: each is there as often as in English, and closes what it opens. */
function tagFaults(there: Shape, here: Shape): string[] {
  const counted = (tags: readonly string[]): string => tags.toSorted().join(' ');
  const expected = counted(there.tags);
  const ways = [here.tags, ...here.choices.flatMap(({ branches }) => waysOf(here, branches))];
  return [
    ...(ways.every((tags) => counted(tags) === expected)
      ? []
      : [`has ${counted(here.tags) || 'none'} where English has ${expected || 'none'}`]),
    ...(ways.every(isNested) ? [] : ['does not close what it opens']),
  ];
}

/** Returns the elements along the way through each branch, those outside of it included. */
function waysOf(whole: Shape, branches: Choice['branches']): (readonly string[])[] {
  const usual = branches.get('other')?.tags ?? [];
  return [...branches.values()]
    .filter(({ tags }) => tags.join() !== usual.join())
    .map(({ tags }) => [...minus(whole.tags, usual), ...tags]);
}

function minus(all: readonly string[], some: readonly string[]): string[] {
  const left = [...some];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

function isNested(tags: readonly string[]): boolean {
  const open: string[] = [];
  for (const tag of tags) {
    const number = tag.replaceAll(/\D/g, '');
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(number);
    else if (open.pop() !== number) return false;
  }
  return open.length === 0;
}

function choiceFaults(tag: string, there: Shape, here: Shape): string[] {
  const kinds = new Map(there.choices.map(({ arg, kind }) => [arg, kind]));
  return here.choices.flatMap(({ arg, kind, branches }) => {
    const english = there.choices.find((choice) => choice.arg === arg);
    if (kinds.has(arg) && kinds.get(arg) !== kind) return [`{${arg}} is no ${kind} in English`];
    const found = [...branches.keys()];
    const expected =
      kind === 'select'
        ? (english?.branches.keys().toArray() ?? [])
        : [...formsOf(tag, kind === 'plural' ? 'cardinal' : 'ordinal')];
    const isExact = (form: string): boolean => /^\d+$/.test(form);
    const known =
      kind === 'select'
        ? expected
        : new Intl.PluralRules(tag, { type: kind === 'plural' ? 'cardinal' : 'ordinal' }).resolvedOptions()
            .pluralCategories;
    const other = branches.get('other');
    return [
      ...expected.filter((form) => !branches.has(form)).map((form) => `{${arg}} lacks “${form}”`),
      ...found
        .filter((form) => !isExact(form) && !known.some((one) => one === form))
        .map((form) => `{${arg}} never is “${form}”`),
      ...(kind !== 'select' &&
      english?.branches.get('other')?.hash === true &&
      other?.hash === false &&
      !other.args.has(arg)
        ? [`{${arg}} is not said`]
        : []),
    ];
  });
}

const badSigns: readonly (readonly [RegExp, string])[] = [
  [/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59]/, 'digits that are not ours; the site writes 0 to 9'],
  [/[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/, 'an invisible sign'],
  [/\ufffd/, 'a letter that was lost'],
  [/\S {2,}\S/, 'two spaces'],
  [/^\s|\s$/, 'a space at its edge'],
  [/\p{Cc}/u, 'a control character'],
];

function signFaults(text: string): string[] {
  return badSigns.filter(([found]) => found.test(text)).map(([, why]) => why);
}

function lengthFaults(tag: string, there: Shape, here: Shape): string[] {
  const why = overLong(tag, there.longest, here.longest);
  return why === null ? [] : [why];
}

/** Returns whether two words or more are not translated into the language. */
function isLeftEnglish(tag: string, { source, text }: Word, there: Shape): boolean {
  return tag !== 'en' && text === source && (there.longest.match(/\p{L}{3,}/gu) ?? []).length > 1;
}
