import { archetypeLines, modifierLines, summaryLines } from '#src/demo/synthetic/archetypes.data.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { edgeCountry, edgeOf, type Edge } from '#src/demo/synthetic/edge-rows.ts';
import { lastRealProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { daysOfPlan, syntheticPlan, type SyntheticPlan } from '#src/demo/synthetic/synthetic-plan.ts';
import { syntheticSubject } from '#src/demo/synthetic/synthetic-subject.ts';
import { bell, scatter, weightedDraw } from '#src/demo/synthetic/scatter.ts';
import type { SyntheticCity } from '#src/demo/synthetic/synthetic-cities.ts';
import { mostReviews, sampleDistribution, summaryOf } from '#src/demo/reviews/sample-reviews.ts';
import { currencies } from '#src/domain/shared/money/currency.ts';

/** The languages that synthetic titles are written in. */
export const syntheticLanguages = ['en', 'de', 'es', 'fr', 'zh'] as const;
export type SyntheticLanguage = (typeof syntheticLanguages)[number];
type Words = Readonly<Record<SyntheticLanguage, string>>;

export type Archetype = {
  readonly category: Category;
  readonly dollars: number;
  readonly minutes: number;
  readonly words: Words;
};
export type Modifier = { readonly factor: number; readonly words: Words };

/** A synthetic product. Ids begin at 1,000,001. */
export type SyntheticListing = {
  readonly id: number;
  readonly city: SyntheticCity;
  readonly archetype: Archetype;
  readonly modifier: Modifier;
  readonly titles: Words;
  /** Another name, in its own script. */
  readonly localName: string | null;
  /** Places in `summaries`. */
  readonly sentences: readonly [number, number];
  readonly lat: number;
  readonly lng: number;
  /** Minor units of the city's currency; null when it is sold out for ever. */
  readonly price: number | null;
  readonly reviews: number;
  /** 20 to 100, 0 without reviews: that of as many sample reviews. */
  readonly score: number;
  /** Days of the 180 from the first on which it has a place. */
  readonly openDays: readonly number[];
  /** Bits: free cancellation, instant, mobile ticket. */
  readonly specials: number;
  readonly picture: number | null;
};

/** The closed lists that the synthetic is made of. */
export const summaries = summaryLines.trim().split('\n');
export const archetypes = archetypeLines
  .trim()
  .split('\n')
  .map((line): Archetype => {
    const [category = '', dollars, minutes, ...names] = line.split('|');
    return {
      category: categoryOf(category),
      dollars: Number(dollars),
      minutes: Number(minutes),
      words: wordsOf(names),
    };
  });
export const modifiers = modifierLines
  .trim()
  .split('\n')
  .map((line): Modifier => {
    const [factor, ...names] = line.split('|');
    return { factor: Number(factor), words: wordsOf(names) };
  });

function categoryOf(name: string): Category {
  const found = categories.find((one) => one === name);
  if (found === undefined)
    throw new Error(` synthetic products were requested in the category "${name}", which is not there`);
  return found;
}

function wordsOf([en = '', de = '', es = '', fr = '', zh = '']: readonly string[]): Words {
  return { en, de, es, fr, zh };
}

const field = {
  city: 1,
  archetype: 3,
  modifier: 4,
  place: 5,
  price: 9,
  reviews: 11,
  score: 13,
  days: 14,
  specials: 15,
};
const sentence = 16;
const picture = 18;
const rightToLeft = ['برج المدينة القديمة', 'سوق الحرفيين', 'حديقة النخيل'];

/** The parts of a row that do not depend on its position. */
export type Recipe = Pick<SyntheticListing, 'archetype' | 'modifier' | 'sentences'> & {
  readonly edge: Edge | undefined;
  readonly plan: SyntheticPlan;
};

/** The recipe of a row counted from 1, whichever cities there are. */
export function recipeOf(seed: number, row: number, firstDay: number): Recipe {
  const chance = (of: number): number => scatter(seed, row, of);
  const edge = edgeOf(row);
  const archetype = itemOf(archetypes, chance(field.archetype));
  return {
    archetype,
    modifier: itemOf(modifiers, chance(field.modifier)),
    sentences: [Math.floor(chance(sentence) * summaries.length), Math.floor(chance(sentence + 1) * summaries.length)],
    edge,
    plan: syntheticPlan(firstDay, chance(field.days), { category: archetype.category, edge }),
  };
}

/** Returns one listing for each row, counted from 1: always the same, on any machine and in any order. */
export function syntheticListings(
  seed: number,
  cities: readonly SyntheticCity[],
  firstDay: number,
): (row: number) => SyntheticListing {
  const draw = weightedDraw(cities.map((city) => city.weight));
  const byCountry = Map.groupBy(cities, (city) => city.country);
  return (row) => {
    const chance = (of: number): number => scatter(seed, row, of);
    const { archetype, modifier, sentences, edge, plan } = recipeOf(seed, row, firstDay);
    const some = byCountry.get(edgeCountry(edge) ?? '') ?? [];
    const city =
      some.length > 0
        ? itemOf(some, chance(field.city))
        : itemAt(cities, draw(chance(field.city), chance(field.city + 1)));
    const reviews = edge === 'no reviews' ? 0 : reviewsOf(bell(seed, row, field.reviews));
    const id = lastRealProduct + row;
    const dollars = archetype.dollars * modifier.factor * Math.exp(0.35 * bell(seed, row, field.price));
    const localName = edge === 'right-to-left name' ? itemOf(rightToLeft, chance(field.place)) : null;
    return {
      id,
      city,
      archetype,
      modifier,
      titles: titlesOf(city, { archetype, modifier, edge, localName }),
      localName,
      sentences,
      lat: city.lat + bell(seed, row, field.place) * 0.027,
      lng: acrossDateLine(city.lng + bell(seed, row, field.place + 2) * 0.027),
      price: edge === 'sold out for ever' ? null : edge === 'free' ? 0 : printedPrice(city, dollars),
      reviews,
      score: summaryOf(sampleDistribution(syntheticSubject({ id, reviews, category: archetype.category })), true).score,
      openDays: daysOfPlan(plan, firstDay),
      specials: Math.floor(chance(field.specials) * 8),
      picture: edge === 'no picture' ? null : Math.floor(chance(picture) * 600),
    };
  };
}

/** Log-normal, and no more than samples pretend to. */
function reviewsOf(normal: number): number {
  return Math.min(mostReviews, Math.floor(Math.exp(1.2 + 2.1 * normal)));
}

/** Wraps a longitude beyond the date line into the range from -180 to 180. */
function acrossDateLine(lng: number): number {
  if (lng > 180) return lng - 360;
  return lng < -180 ? lng + 360 : lng;
}

function itemOf<Item>(items: readonly Item[], chance: number): Item {
  return itemAt(items, Math.floor(chance * items.length));
}

function itemAt<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new Error('a synthetic catalog needs at least one item of every kind');
  return item;
}

/** A city's name in a language, else its English one. */
export function cityName(city: SyntheticCity, language: SyntheticLanguage): string {
  return city.names[language] ?? city.names['en'] ?? city.name;
}

type Titled = Pick<SyntheticListing, 'archetype' | 'modifier' | 'localName'> & { readonly edge: Edge | undefined };

function titlesOf(city: SyntheticCity, { archetype, modifier, edge, localName }: Titled): Words {
  const title = (language: SyntheticLanguage): string => {
    const text = `${cityName(city, language)} ${archetype.words[language]}: ${modifier.words[language]}`;
    if (edge === 'long title') return `${text} ${'and once more '.repeat(20)}`.slice(0, 200).trim();
    if (edge === 'emoji') return `${text} 🎡👩🏽‍🍳🏳️‍🌈`;
    return localName === null ? text : `${localName} · ${text}`;
  };
  return { en: title('en'), de: title('de'), es: title('es'), fr: title('fr'), zh: title('zh') };
}

/** Dollars per unit, roughly: only so that prices look like those of the place. */
const perDollar: Readonly<Record<string, number>> = {
  JPY: 150,
  KRW: 1350,
  TWD: 32,
  HKD: 7.8,
  CNY: 7.2,
  THB: 35,
  MYR: 4.5,
  IDR: 16_000,
  VND: 25_000,
  PHP: 57,
  INR: 84,
  TRY: 34,
  MXN: 18,
  CZK: 23,
  HUF: 360,
  ISK: 138,
  NOK: 10.8,
  SEK: 10.5,
  DKK: 6.9,
  PLN: 4,
  RON: 4.6,
  EGP: 49,
  ZAR: 18,
  AED: 3.7,
  SAR: 3.75,
  QAR: 3.6,
  KWD: 0.31,
  BHD: 0.38,
  JOD: 0.71,
  ILS: 3.7,
  BRL: 5.5,
  CLP: 950,
  LKR: 300,
  KHR: 4100,
  MOP: 8,
  MUR: 46,
  SGD: 1.35,
  AUD: 1.5,
  NZD: 1.65,
  CAD: 1.37,
  CHF: 0.88,
  EUR: 0.92,
  GBP: 0.78,
};

/** Converts dollars to a typical retail price in minor units: large amounts in whole tens, others ending in 90. */
export function printedPrice(city: Pick<SyntheticCity, 'currency' | 'priceLevel'>, dollars: number): number {
  const amount = dollars * city.priceLevel * (perDollar[city.currency] ?? 1);
  const minor = 10 ** currencies[city.currency].digits;
  if (amount >= 1000) return Math.round(amount / 10) * 10 * minor;
  return minor === 1 ? Math.round(amount) : Math.round((Math.floor(amount) + 0.9) * minor);
}
