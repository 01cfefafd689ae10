import { describe, expect, it } from 'vitest';

import { soughtWords, storedWords } from '#src/domain/search/text/tokenise.ts';
import { unknownProfile, type BookingProfile, type OptionTerms } from '#src/domain/search/documents/booking-profile.ts';
import { dayRing, specialBit, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import type { PartyTerms } from '#src/domain/search/party-fit.ts';
import { buildIndex } from '#src/search-index/build/build-index.ts';
import { emptyIndexQuery, type IndexAnswer, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import { searchIndex } from '#src/search-index/search-index.ts';

type Line = readonly [id: number, title: string, place: string, text: string];

function documentOf([id, title, place, text]: Line): IndexedDocument {
  const words = new Map<string, number>();
  [title, place, '', text].forEach((field, bit) => {
    for (const word of storedWords(field)) words.set(word, (words.get(word) ?? 0) | (1 << bit));
  });
  const category = title.includes('Museum') ? 'museum' : 'attraction';
  const specials = id % 2 === 0 ? (['instant', 'free_cancellation'] as const) : (['instant'] as const);
  return {
    id,
    destinationId: Math.floor(id / 100),
    country: place.includes('Paris') ? 'FR' : 'JP',
    category,
    specials: specials.reduce((bits, option) => bits | specialBit(option), 0),
    currency: 'EUR',
    price: prices[id] ?? null,
    days: dayRing(days[id] ?? []),
    profile: profiles[id] ?? unknownProfile,
    score: 80 + (id % 7),
    reviews: id,
    popularity: -id,
    words,
  };
}

const anybody: PartyTerms = { minParty: 1, maxParty: 9, units: [] };
const freeFor = (freeHours: number): OptionTerms => ({ freeHours, firstMinute: 0, party: anybody });
const days: Readonly<Record<number, readonly number[]>> = { 301: [20_800, 20_805], 1104: [20_800], 1101: [20_803] };
const profiles: Readonly<Record<number, BookingProfile>> = {
  301: { ...unknownProfile, languages: ['en', 'ja'], options: [freeFor(48)] },
  1101: { ...unknownProfile, languages: ['fr'], access: ['step_free'], options: [freeFor(24)] },
  1104: { ...unknownProfile, languages: ['en', 'fr'], access: ['step_free', 'wheelchair_loan'] },
};
const prices: Readonly<Record<number, number>> = { 302: 2100, 301: 7900, 1101: 3670, 1102: 2200 };
const lines: readonly Line[] = [
  [302, 'Tokyo Skytree 東京スカイツリー', 'Tokyo 東京', 'See as far as Mount Fuji.'],
  [301, 'Tokyo Disneyland 東京ディズニーランド', 'Tokyo 東京', 'A park of seven lands.'],
  [1101, 'Eiffel Tower برج إيفل', 'Paris باريس パリ', 'The lift climbs to the summit.'],
  [1102, 'Louvre Museum متحف اللوفر', 'Paris باريس パリ', 'Near the tower of Saint-Jacques.'],
  [1104, 'Seine cruise', 'Paris باريس パリ', 'Past the Eiffel Tower and the Louvre.'],
];
const index = buildIndex(lines.map(documentOf));
const find = (query: string, more: Partial<IndexQuery> = {}) =>
  plain(searchIndex(index, { ...emptyIndexQuery, take: 10, words: soughtWords(query), ...more }));

/** The answer with ids alone, as most of these tests look at it. */
function plain(answer: IndexAnswer) {
  return { ...answer, ids: answer.hits.map((hit) => hit.id) };
}

describe('the search index', () => {
  it('returns everything by popularity without a query', () => {
    expect(find('').ids).toEqual([302, 301, 1101, 1102, 1104]);
  });

  it('puts title before place before text', () => {
    expect(find('eiffel tower').ids).toEqual([1101, 1104]);
    expect(find('louvre').ids).toEqual([1102, 1104]);
    expect(find('tower ').ids).toEqual([1101, 1102, 1104]);
  });

  it('finds in English, Japanese and Arabic', () => {
    expect(find('Tokyo').ids).toEqual([302, 301]);
    expect(find('東京ディズニー').ids).toEqual([301]);
    expect(find('スカイツリー').ids).toEqual([302]);
    expect(find('برج ايفل').ids).toEqual([1101]);
    expect(find('لوفر').ids).toEqual([1102]);
    expect(find('東京 skytree').ids).toEqual([302]);
  });

  it('completes the last word and corrects typos', () => {
    expect(find('disn').ids).toEqual([301]);
    expect(find('tokio disnyland').ids).toEqual([301]);
    expect(find('dinseyland tokyo').ids).toEqual([301]);
    expect(find('loubre').ids).toEqual([1102, 1104]);
    expect(find('xyzzy').ids).toEqual([]);
    expect(find('tokyo louvre').ids).toEqual([]);
  });

  it('filters, and counts what each filter would leave beside its own choice', () => {
    const museums = find('', { destinations: [11], categories: ['museum'] });
    expect(museums.ids).toEqual([1102]);
    expect(museums.destinations).toEqual(new Map([[11, 1]]));
    expect(museums.categories).toEqual(
      new Map([
        ['attraction', 2],
        ['museum', 1],
      ]),
    );
    expect(find('', { countries: ['JP'] }).ids).toEqual([302, 301]);
    expect(find('', { specials: ['free_cancellation', 'instant'] }).ids).toEqual([302, 1102, 1104]);
    expect(find('paris').specials).toEqual(
      new Map([
        ['free_cancellation', 2],
        ['instant', 3],
      ]),
    );
    expect(find('', { day: 20_800 }).ids).toEqual([301, 1104]);
    expect(find('', { destinations: [99] }).ids).toEqual([]);
  });

  it('limits prices, ends included, and returns their range before the limit', () => {
    const cheap = find('', { priced: true, termsOf: () => ({ from: 2100, to: 2200, factor: 1 }) });
    expect(cheap.ids).toEqual([302, 1102]);
    expect(cheap.prices).toEqual([{ currency: 'EUR', from: 2100, to: 7900 }]);
    expect(find('seine').prices).toEqual([]);
  });

  it('filters by what listings share, and counts it', () => {
    const english = find('', { languages: ['en'] });
    expect(english.ids).toEqual([301, 1104]);
    expect(Object.fromEntries(english.languages)).toEqual({ en: 2, ja: 1, fr: 2 });
    expect(Object.fromEntries(english.access)).toEqual({ step_free: 1, wheelchair_loan: 1 });
    expect(find('', { access: ['step_free', 'wheelchair_loan'] }).ids).toEqual([1104]);
    expect(find('', { among: [1102, 301, 77] }).ids).toEqual([301, 1102]);
    expect(find('', { among: [] }).ids).toEqual([]);
  });

  it('returns the days with places, ignoring its own day filter', () => {
    const horizon = { from: 20_799, to: 20_804 };
    expect(find('', { horizon }).openDays).toEqual([20_800, 20_803]);
    expect(find('', { horizon, day: 20_800 })).toMatchObject({ ids: [301, 1104], openDays: [20_800, 20_803] });
    expect(find('louvre', { horizon }).openDays).toEqual([20_800]);
  });

  it('filters by the days with free cancellation', () => {
    const free = { atMs: 0, firstDay: (_place: number, hours: number) => 20_801 + hours / 24 };
    const horizon = { from: 20_799, to: 20_806 };
    expect(find('', { free, horizon })).toMatchObject({ ids: [301, 1101], openDays: [20_803, 20_805] });
    expect(find('', { free, horizon, day: 20_800 }).ids).toEqual([]);
    expect(find('', { free, horizon, day: 20_803 })).toMatchObject({ ids: [1101], openDays: [20_803, 20_805] });
    expect(find('', { free, horizon: { from: 20_799, to: 20_804 } }).ids).toEqual([1101]);
  });

  it('counts prices by steps in the money of the visitor, before the limit', () => {
    const priceSteps = [0, 2000, 4000, 10_000];
    const termsOf = () => ({ from: 0, to: 2500, factor: 1 });
    expect(find('', { priceSteps, priced: true, termsOf }).priceCounts).toEqual([0, 3, 1, 0]);
    expect(find('', { priceSteps, termsOf: () => ({ from: 0, to: 0, factor: 0.5 }) }).priceCounts).toEqual([
      3, 1, 0, 0,
    ]);
  });

  it('omits counts that are not requested', () => {
    const plainly = find('paris', { counted: false, languages: ['en'] });
    expect(plainly).toMatchObject({ ids: [1104], total: 1, destinations: new Map(), prices: [] });
  });

  it('sorts by price and rating; what has no price comes last', () => {
    expect(find('', { sort: 'price_low' }).ids).toEqual([302, 1102, 1101, 301, 1104]);
    expect(find('', { sort: 'price_high' }).ids).toEqual([301, 1101, 1102, 302, 1104]);
    expect(find('', { sort: 'best_rated' }).ids).toEqual([1104, 1102, 1101, 302, 301]);
  });

  it('answers for an empty shop', () => {
    const empty = buildIndex([]);
    expect(searchIndex(empty, { ...emptyIndexQuery, words: soughtWords('tokyo'), take: 10 })).toMatchObject({
      hits: [],
      total: 0,
      prices: [],
    });
  });
});

describe('a rough search', () => {
  const plain = documentOf([302, 'Tokyo Skytree', 'Tokyo', '']);
  const large = buildIndex(
    Array.from({ length: 60_000 }, (_, at) => ({
      ...plain,
      id: at + 1,
      words: [
        [at % 2 === 0 ? 'tower' : 'temple', 1],
        [at === 59_998 ? 'hidden' : 'known', 8],
      ] as const,
    })),
  );
  const roughly = (query: string) =>
    searchIndex(large, { ...emptyIndexQuery, take: 6, counted: false, roughly: true, words: soughtWords(query) });

  it('looks at the best known where these are enough', () => {
    expect(roughly('t').total).toBe(50_000);
    expect(roughly('tower').total).toBe(25_000);
    expect(roughly('known t').hits.map((hit) => hit.id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('looks at all where they are not, or where more has been typed', () => {
    expect(roughly('hidden').hits.map((hit) => hit.id)).toEqual([59_999]);
    expect(roughly('hidden to').hits.map((hit) => hit.id)).toEqual([59_999]);
    expect(roughly('tower known').total).toBe(29_999);
  });
});
