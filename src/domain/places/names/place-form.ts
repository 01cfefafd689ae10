import { irregularForms } from '#src/domain/places/names/irregular-forms.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** What is said of a place: being there, going there, coming from there. */
export type PlaceForm = 'in' | 'to' | 'from';

/**
 * Returns the name of a place with its preposition or particle and in its case, as messages put it beside a noun: "in
 * Tokyo", "à Tokyo", "в Токио", "東京の". Irregular forms are data, by the name in that language; the rule serves all others.
 */
export function placeForm(name: string, form: PlaceForm, language: LanguageCode): string {
  // "Hong Kong, China": what follows the comma stays as it is.
  const comma = name.search(/[,،] /);
  if (comma > 0) return placeForm(name.slice(0, comma), form, language) + name.slice(comma);
  const known = irregularForms[tableOf(language)]?.[name];
  if (known !== undefined) return known[order.indexOf(form)] ?? name;
  return ruleOf(language)(name, form);
}

const order: readonly PlaceForm[] = ['in', 'to', 'from'];

type Rule = (name: string, form: PlaceForm) => string;

function tableOf(language: LanguageCode): string {
  return language.split('-')[0] ?? language;
}

/** A word before the name for each form. */
function before(place: string, way: string, origin: string): Rule {
  const words = { in: place, to: way, from: origin };
  return (name, form) => `${words[form]}${name}`;
}

const rules: Readonly<Record<string, Rule>> = {
  en: before('in ', 'to ', 'from '),
  ar: before('في ', 'إلى ', 'من '),
  de: before('in ', 'nach ', 'aus '),
  es: before('en ', 'a ', 'de '),
  fr: (name, form) =>
    form === 'from' ? `${/^(?!Hong)[AEIOUÀÂÉÈÊÎÔÛH]/i.test(name) ? 'd’' : 'de '}${name}` : `à ${name}`,
  id: before('di ', 'ke ', 'dari '),
  it: (name, form) => (form === 'from' ? `da ${name}` : `${/^A/i.test(name) ? 'ad' : 'a'} ${name}`),
  ja: (name, form) => `${name}${{ in: 'の', to: 'への', from: 'からの' }[form]}`,
  ko: (name, form) => `${name}${{ in: '', to: koreanTo(name), from: '에서 온' }[form]}`,
  ms: before('di ', 'ke ', 'dari '),
  ru: russian,
  th: (name, form) =>
    `${{ in: 'ใน', to: 'ไปยัง', from: 'จาก' }[form]}${/^\p{Script=Thai}/u.test(name) ? '' : ' '}${name}`,
  vi: before('tại ', 'đến ', 'từ '),
  'zh-CN': before('', '前往', '来自'),
  'zh-HK': before('', '前往', '來自'),
  'zh-TW': before('', '前往', '來自'),
};

function ruleOf(language: LanguageCode): Rule {
  const rule = rules[language] ?? rules[tableOf(language)] ?? rules['en'];
  if (rule === undefined) throw new Error(`no forms of places in ${language}`);
  return rule;
}

/** 로 after a vowel or ㄹ, 으로 after another consonant, and both where the sound is unknown. */
export function koreanTo(name: string): string {
  const last = (name.codePointAt(name.length - 1) ?? 0) - 0xac00;
  if (last < 0 || last > 11_171) return '(으)로';
  const final = last % 28;
  return final === 0 || final === 8 ? '로' : '으로';
}

/**
 * Cases of regular names of one word. All other unknown names stay in the nominative after a noun: "в районе Нижний
 * Новгород".
 */
function russian(name: string, form: PlaceForm): string {
  const preposition = form === 'from' ? 'из' : 'в';
  const at = order.indexOf(form);
  for (const [ending, cut, endings] of russianEndings)
    if (ending.test(name)) return `${preposition} ${name.slice(0, name.length - cut)}${endings[at] ?? ''}`;
  return `${{ in: 'в районе', to: 'в район', from: 'из района' }[form]} ${name}`;
}

const russianEndings: readonly (readonly [RegExp, number, readonly string[]])[] = [
  [/^[А-ЯЁ][а-яё-]*[бвгджзклмнпрстфхцчшщ]$/i, 0, ['е', '', 'а']],
  [/^[А-ЯЁ][а-яё-]*й$/i, 1, ['е', 'й', 'я']],
  [/^[А-ЯЁ][а-яё-]*ия$/i, 1, ['и', 'ю', 'и']],
  [/^[А-ЯЁ][а-яё-]*[гкхжшчщ]а$/i, 1, ['е', 'у', 'и']],
  [/^[А-ЯЁ][а-яё-]*а$/i, 1, ['е', 'у', 'ы']],
  [/^[А-ЯЁ][а-яё-]*[оеиуэю]$/i, 0, ['', '', '']],
];
