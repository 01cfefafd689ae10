import { isEnglish, type EnglishCode } from '#src/domain/shared/english/spell-english.ts';
import { numberPattern, numberOf } from '#src/domain/shared/english/english-numbers.ts';

/** What a length is stated in besides: miles on roads alone, as in Britain, or everything as in America. */
type Measures = 'american' | 'british' | 'metric';

/** Plain English shows measures as they are written (RU-44). */
const measuresOf: Readonly<Record<Exclude<EnglishCode, 'en'>, Measures>> = {
  'en-US': 'american',
  'en-GB': 'british',
  'en-AU': 'metric',
  'en-CA': 'metric',
  'en-HK': 'metric',
  'en-IN': 'metric',
  'en-MY': 'metric',
  'en-NZ': 'metric',
  'en-PH': 'metric',
  'en-SG': 'metric',
};

type UnitName = { readonly short: string; readonly one: string; readonly many: string };

const names = {
  mile: { short: 'mi', one: 'mile', many: 'miles' },
  foot: { short: 'ft', one: 'foot', many: 'feet' },
  inch: { short: 'in', one: 'inch', many: 'inches' },
  pound: { short: 'lb', one: 'pound', many: 'pounds' },
  ounce: { short: 'oz', one: 'ounce', many: 'ounces' },
  ton: { short: 'tons', one: 'ton', many: 'tons' },
  acre: { short: 'acres', one: 'acre', many: 'acres' },
  gallon: { short: 'gal', one: 'gallon', many: 'gallons' },
  squareFoot: { short: 'sq ft', one: 'square foot', many: 'square feet' },
  squareMile: { short: 'sq mi', one: 'square mile', many: 'square miles' },
  mileAnHour: { short: 'mph', one: 'mile an hour', many: 'miles an hour' },
  kilometre: { short: 'km', one: 'kilometre', many: 'kilometres' },
  kilometreAnHour: { short: 'km/h', one: 'kilometre an hour', many: 'kilometres an hour' },
  metre: { short: 'm', one: 'metre', many: 'metres' },
} as const satisfies Readonly<Record<string, UnitName>>;

/** A unit of the texts: what it is written as there and stated in for which readers. */
type Unit = {
  readonly written: string;
  /** In parentheses behind the other measure. */
  readonly short: string;
  readonly for: readonly Measures[];
  /** What must follow a word that has other meanings. */
  readonly before?: RegExp;
  /** The other unit for a value of this one, how many of it are one of these, and how far rounding may go. */
  readonly to: (value: number) => { readonly name: UnitName; readonly each: number; readonly tolerance?: number };
};

const met = 'met(?:er|re)s?';
const units: readonly Unit[] = [
  {
    written: `km/h|kph|kilo${met} (?:an|per) hour`,
    short: 'km/h',
    for: ['american', 'british'],
    to: () => ({ name: names.mileAnHour, each: 1 / 1.609344 }),
  },
  {
    written: `square kilo${met}|km²`,
    short: 'km²',
    for: ['american', 'british'],
    to: () => ({ name: names.squareMile, each: 1 / 2.589988 }),
  },
  {
    written: `square ${met}|m²`,
    short: 'm²',
    for: ['american'],
    to: () => ({ name: names.squareFoot, each: 10.76391 }),
  },
  {
    written: `kilo${met}|km`,
    short: 'km',
    for: ['american', 'british'],
    to: () => ({ name: names.mile, each: 1 / 1.609344 }),
  },
  {
    written: `${met}|m`,
    short: 'm',
    for: ['american'],
    // People and what they may carry are measured in inches.
    to: (value) =>
      value < 2 ? { name: names.inch, each: 39.37008, tolerance: 0.01 } : { name: names.foot, each: 3.28084 },
  },
  {
    written: `centi${met}|cm`,
    short: 'cm',
    for: ['american'],
    to: (value) =>
      value < 300
        ? { name: names.inch, each: 0.3937008, tolerance: value < 50 ? 0.04 : 0.015 }
        : { name: names.foot, each: 0.0328084 },
  },
  {
    written: 'kilograms?|kilos?|kg',
    short: 'kg',
    for: ['american'],
    to: () => ({ name: names.pound, each: 2.204623, tolerance: 0.015 }),
  },
  { written: 'grams?|g', short: 'g', for: ['american'], to: () => ({ name: names.ounce, each: 0.03527396 }) },
  { written: 'tonnes?', short: 't', for: ['american'], to: () => ({ name: names.ton, each: 1.102311 }) },
  { written: 'hectares?', short: 'ha', for: ['american', 'british'], to: () => ({ name: names.acre, each: 2.471054 }) },
  { written: 'lit(?:er|re)s?', short: 'L', for: ['american'], to: () => ({ name: names.gallon, each: 0.2641721 }) },
  {
    written: 'mph|miles (?:an|per) hour',
    short: 'mph',
    for: ['metric'],
    to: () => ({ name: names.kilometreAnHour, each: 1.609344 }),
  },
  { written: 'miles?', short: 'mi', for: ['metric'], to: () => ({ name: names.kilometre, each: 1.609344 }) },
  {
    written: 'feet|foot|ft',
    short: 'ft',
    for: ['metric'],
    before: /^ (?:high|tall|long|deep|wide|above|up)\b/,
    to: () => ({ name: names.metre, each: 0.3048 }),
  },
];

/** One number, or two of a range, and their unit. */
const measures = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£¥/:#-])(?<!\\bages? |\\byears |[×x] ?|[$€£¥] |\\b[A-Z]{3} |\\bNo\\. |\\b(?:Gate|Bay|Exit|Line) |\\b[Ee]arn |Miles: )(?<article>an? (?=\\d[\\d,.]*-))?(?<from>${numberPattern})` +
    `(?:(?<between> ?[–×-] ?| (?:to|or|and) )(?<to>${numberPattern}))?` +
    `(?<joint>[ \\u00a0-]?)(?<unit>${units.map(({ written }) => `(?:${written})`).join('|')})(?![\\p{L}\\p{N}²/])`,
  'gu',
);
const unitTests = units.map((unit) => ({ unit, is: new RegExp(`^(?:${unit.written})$`) }));

const degrees = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(?<from>${numberPattern})(?:(?<between> ?[–-] ?| (?:to|or|and) )(?<to>${numberPattern}))?` +
    `(?<unit>[ \\u00a0]?°C| degrees(?: Celsius)?(?! Fahrenheit))(?: (?<than>cooler|colder|warmer|hotter|more|less))?(?![\\p{L}\\p{N}])`,
  'gu',
);
const warmth =
  /°C|Celsius|\b(?:summer|winter|water|heated|cave|inside|damp|drops|drink|jacket|year|city|cool|warm|cold|hot|winds|thermometer)/i;
const angle = /\b(?:drop|gradients?|angle|slopes?|turns?|steep|bends?|views?|circle|wide)\b/i;

const imperial =
  '(?:miles?|mi|mph|degrees|feet|foot|ft|inch(?:es)?|in|pounds?|lb|ounces?|oz|tons?|acres?|gallons?|gal|°F|sq mi|sq ft)';
const metric = '(?:km|m|cm|kg|km/h|°C|ha|kilomet(?:er|re)s?|met(?:er|re)s?)';
const statedBefore = new RegExp(`(?:${imperial}|${metric})\\b(?: an hour| Fahrenheit)? ?[(/] ?$`);
const statedAfter = new RegExp(
  `^ ?[(/] ?(?:about |approx\\. )?[\\d.,–-]+[ \\u00a0]?(?:${imperial}|${metric})(?![\\p{L}])`,
  'u',
);

/**
 * Returns a text with the measures that the readers of a variant of English know, those of the text in parentheses:
 * "3 miles (5 km)". A figure that the text states twice already is left alone, and so is one that further numbers
 * without a unit follow.
 */
export function measureEnglish(text: string, language: string): string {
  if (!isEnglish(language) || language === 'en') return text;
  const own = measuresOf[language];
  const measured = replaceEach(text, measures, ({ 0: found, index: at, groups = {} }) => {
    const unit = unitTests.find(({ is }) => is.test(groups['unit'] ?? ''))?.unit;
    if (unit === undefined || !unit.for.includes(own) || isStated(text, at, found)) return found;
    if (groups['unit'] !== unit.short && unit.before?.test(text.slice(at + found.length)) === false) return found;
    return inOther(unit, groups, isInParentheses(text, at)) ?? found;
  });
  return own === 'american' ? inFahrenheit(measured) : measured;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Replaces each place that a pattern finds in a text. */
function replaceEach(text: string, pattern: RegExp, change: (found: RegExpExecArray) => string): string {
  let said = '';
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    said += text.slice(from, found.index) + change(found);
    from = found.index + found[0].length;
  }
  return said + text.slice(from);
}

/** Whether a text says a figure in both measures, or goes on with numbers that share its unit. */
function isStated(text: string, at: number, found: string): boolean {
  const after = text.slice(at + found.length);
  return statedBefore.test(text.slice(0, at)) || statedAfter.test(after) || goesOn.test(after);
}

/** "twenty-three metres by eight", "at 150 metres and a ride to 250", "six metres wide and forty deep". */
const goesOn = new RegExp(
  `^(?:(?!\\b(?:ages?|hours?|minutes?|seconds?|years?)\\b)[^.;:!?])*?\\b(?:by|and|or|to|than|of|then) (?:(?!\\d)[a-z-]+ ){0,4}?(?<!\\bages? )(?!1[5-9]\\d\\d|20\\d\\d)(?:${numberPattern})(?=$|[.,;:]| (?:deep|high|wide|long|tall|above|below|up|down|out)\\b)`,
  'u',
);

function isInParentheses(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at - 1);
}

/** A measure in the other unit, and as it was: "a 115-foot (35 m)"; null where a number cannot be read. */
function inOther(unit: Unit, groups: Groups, isInside: boolean): string | null {
  const { from = '', to: second, between = '', joint = ' ', unit: written = '', article } = groups;
  const values = [from, ...(second === undefined ? [] : [second])].map(numberOf);
  const [first] = values;
  if (first === undefined || values.some((one) => one === null || one.value === 0)) return null;
  const read = values.flatMap((one) => one ?? []);
  const { name, each, tolerance } = unit.to(Math.max(...read.map(({ value }) => value)));
  const other = read.map(({ value, step }) =>
    rounded(value * each, step * each, tolerance ?? (isRound(value, step) ? 0.04 : 0.025)),
  );
  const isShort = written === unit.short || written === 'kph';
  const hyphen = joint === '-';
  const said = other.map(written1).join(between);
  const label = hyphen
    ? `-${name.one.replaceAll(' ', '-')}`
    : ` ${isShort ? name.short : other.at(-1) === 1 ? name.one : name.many}`;
  const was = `${read.map(({ value }) => written1(value)).join(between)} ${unit.short}`;
  const lead = article === undefined ? '' : `${articleOf(said)} `;
  return isInside ? `${lead}${said}${label} / ${was}` : `${lead}${said}${label} (${was})`;
}

/** Whether a number has one figure that counts, as "5", "300" and "a thousand" have. */
function isRound(value: number, step: number): boolean {
  return value / step < 10;
}

/** Nice steps, the coarsest first. */
const steps = [5e5, 1e5, 5e4, 1e4, 5e3, 1e3, 500, 100, 50, 10, 5, 1, 0.5, 0.1, 0.05, 0.01];

/**
 * Rounds to the coarsest nice step that is about as exact as the source and changes the value by no more than the
 * tolerance: 5 km are 3 miles, 2 km are 1.2, 134 m are 440 feet.
 */
export function rounded(value: number, exactness: number, tolerance: number): number {
  const coarsest = steps.findLastIndex((step) => step >= exactness);
  const fitting = steps
    .slice(Math.max(coarsest, 0))
    .find((step) => Math.abs(Math.round(value / step) * step - value) <= tolerance * value);
  const step = fitting ?? 0.01;
  return Number((Math.round(value / step) * step).toFixed(2));
}

/** "1,500", "3.5 million". */
function written1(value: number): string {
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(2))} million`;
  const [whole = '', part] = String(value).split('.');
  const heads = whole.length % 3;
  const groups = [whole.slice(0, heads), ...(whole.slice(heads).match(/\d{3}/g) ?? [])];
  const grouped = groups.filter((group) => group !== '').join(',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

function articleOf(number: string): 'a' | 'an' {
  return /^(?:8|1[18](?:\D|,|$|\d{3}))/.test(number) && !/^1[18]\d(?!\d)/.test(number) ? 'an' : 'a';
}

/** Degrees Celsius as degrees Fahrenheit, where degrees are those of warmth. */
function inFahrenheit(text: string): string {
  return replaceEach(text, degrees, ({ 0: found, index: at, groups = {} }) => {
    const { from = '', to, between = '', unit = '', than }: Groups = groups;
    const sentence = text.slice(
      Math.max(text.lastIndexOf('.', at), text.lastIndexOf(';', at)) + 1,
      at + found.length + (/^[^.;]*/.exec(text.slice(at + found.length))?.[0].length ?? 0),
    );
    if (isStated(text, at, found) || (!unit.includes('C') && (!warmth.test(sentence) || angle.test(sentence))))
      return found;
    const read = [from, ...(to === undefined ? [] : [to])].flatMap((one) => numberOf(one)?.value ?? []);
    if (read.length !== (to === undefined ? 1 : 2)) return found;
    const other = read.map((value) => fahrenheit(value, than !== undefined)).join(between);
    const label = unit.includes('°') ? ' °F' : ' degrees Fahrenheit';
    const was = `${read.join(between)} °C`;
    const stated = isInParentheses(text, at) ? `${other}${label} / ${was}` : `${other}${label} (${was})`;
    return than === undefined ? stated : `${stated} ${than}`;
  });
}

function fahrenheit(celsius: number, isDifference: boolean): number {
  const exact = celsius * 1.8 + (isDifference ? 0 : 32);
  const step = celsius % 5 === 0 ? 5 : 1;
  return Math.round(exact / step) * step;
}
