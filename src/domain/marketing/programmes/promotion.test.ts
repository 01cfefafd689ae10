import { describe, expect, it } from 'vitest';

import { listingCodes, listingState } from '#src/domain/marketing/programmes/programme-listing.ts';
import { byRating, isPreferred, preferredRule } from '#src/domain/marketing/programmes/preferred.ts';
import { programPhase, programProducts } from '#src/domain/marketing/programmes/programme.ts';
import { wholePromotions } from '#src/domain/marketing/programmes/promotions.ts';
import { packFor, type ValuePack } from '#src/domain/marketing/value-packs/value-pack.ts';

const names = { en: 'A name' };

describe('a programme', () => {
  const window = { begins: '2026-10-01T00:00:00Z', ends: '2027-03-01T00:00:00Z' };

  it.each([
    ['2026-09-30T23:59:59Z', 'coming'],
    ['2026-10-01T00:00:00Z', 'running'],
    ['2027-02-28T23:59:59Z', 'running'],
    ['2027-03-01T00:00:00Z', 'over'],
  ])('is at %s %s', (now, phase) => {
    expect(programPhase(window, Date.parse(now))).toBe(phase);
  });

  it('without an end is never over', () => {
    expect(programPhase({ begins: window.begins, ends: null }, Date.parse('2199-01-01'))).toBe('running');
  });

  it('has what it names and is on sale, then what its places have, nothing twice', () => {
    const onSale = new Set([7, 3, 4]);
    const byPlace = (place: number) => (place === 1 ? [3, 4] : []);
    const found = programProducts({ places: [1, 2], products: [9, 7, 3] }, (id) => onSale.has(id), byPlace);
    expect(found).toEqual([7, 3, 4]);
  });
});

describe('the pack for a list', () => {
  const pack = (id: number, destinationId: number, products: readonly number[]): ValuePack => ({
    id,
    slug: `pack-${id}`,
    destinationId,
    titles: names,
    texts: names,
    percentOff: 10,
    validDays: 30,
    mostTravellers: 4,
    items: products.map((product) => ({ product, option: 'entry', quantity: 1 })),
  });
  const packs = [pack(1, 3, [31, 32]), pack(2, 4, [41, 42]), pack(3, 4, [43, 44])];

  it.each([
    ['shares most products', { places: [3], products: [41, 42, 31] }, 2],
    ['lies in the place when products say nothing', { places: [3], products: [99] }, 1],
    ['has the lowest id among equals', { places: [4], products: [] }, 2],
    ['prefers the place among equals', { places: [4], products: [31, 43] }, 3],
  ])('%s', (_what, wish, id) => {
    expect(packFor(packs, wish)?.id).toBe(id);
  });

  it('is none when nothing fits', () => {
    expect(packFor(packs, { places: [5], products: [99] })).toBeNull();
  });
});

it('only complete promotions are shown', () => {
  const program = {
    id: 1,
    slug: 'a',
    titles: names,
    texts: names,
    begins: '',
    ends: null,
    places: [1],
    products: [11],
  };
  const theme = { id: 1, slug: 'a', titles: names, descriptions: names, items: [11, 12] };
  const pack = {
    id: 1,
    slug: 'a',
    destinationId: 1,
    titles: names,
    texts: names,
    percentOff: 10,
    validDays: 30,
    mostTravellers: 4,
    items: [{ product: 11, option: 'day', quantity: 1 }],
  };
  const promotions = {
    programs: [program, { ...program, places: [2] }, { ...program, products: [11, 13] }],
    themes: [theme, { ...theme, items: [13] }],
    valuePacks: [
      pack,
      { ...pack, destinationId: 2 },
      { ...pack, items: [{ product: 11, option: 'night', quantity: 1 }] },
      { ...pack, items: [{ product: 13, option: 'day', quantity: 1 }] },
    ],
  };
  const stands = {
    destination: (id: number) => id === 1,
    product: (id: number) => id < 13,
    option: (_product: number, option: string) => option === 'day',
  };
  expect(wholePromotions(promotions, stands)).toEqual({ programs: [program], themes: [theme], valuePacks: [pack] });
});

describe("a programme's page (RU-35)", () => {
  it('shows what was found, and says when nothing was', () => {
    expect(listingState({ ok: true, cards: 3 }, true)).toEqual({ status: 'success', code: null, retry: false });
    expect(listingState({ ok: true, cards: 0 }, false)).toEqual({ status: 'no-data', code: null, retry: false });
  });

  it.each(listingCodes)('has no data and returns %s, of the first page and of later ones', (code) => {
    for (const isFirst of [true, false])
      expect(listingState({ ok: false, code }, isFirst)).toEqual({ status: 'no-data', code, retry: false });
  });

  it.each(['bad_request', '990001', '0509P0002'])('is not found when its first page fails with %s', (code) => {
    expect(listingState({ ok: false, code }, true)).toBe('not-found');
  });

  it('offers to try again when a later page or a filter fails otherwise', () => {
    const failed = listingState({ ok: false, code: '990001' }, false);
    expect(failed).toEqual({ status: 'no-data', code: null, retry: true });
  });
});

describe('a preferred activity', () => {
  const rating = { ...preferredRule, count: preferredRule.reviews, sample: false };
  const liked = { rating, instant: true, freeCancelHours: null, onSale: true };

  it.each([
    [true, {}],
    [true, { instant: false, freeCancelHours: 24 }],
    [false, { instant: false }],
    [false, { onSale: false }],
    [false, { rating: null }],
    [false, { rating: { ...rating, score: preferredRule.score - 1 } }],
    [false, { rating: { ...rating, count: preferredRule.reviews - 1 } }],
  ])('%s: %o', (expected, change) => {
    expect(isPreferred({ ...liked, ...change })).toBe(expected);
  });

  it('is listed by its score, then by how many gave one', () => {
    const many = { score: 90, count: 900, sample: false };
    const few = { score: 90, count: 300, sample: false };
    const lower = { score: 86, count: 5000, sample: false };
    expect([null, lower, few, many].toSorted(byRating)).toEqual([many, few, lower, null]);
    expect([byRating(many, few) < 0, byRating(few, many) > 0, byRating(few, lower) < 0]).toEqual([true, true, true]);
  });

  it('is listed behind all others without a rating', () => {
    const rated = { score: 1, count: 1, sample: false };
    const unrated = { score: 0, count: 0, sample: false };
    expect([byRating(rated, null), byRating(null, rated), byRating(null, null)].map(Math.sign)).toEqual([-1, 1, 0]);
    expect([byRating(unrated, null), byRating(null, unrated)].map(Math.abs)).toEqual([0, 0]);
    const counted = { ...unrated, count: 2 };
    expect([byRating(counted, null), byRating(null, counted)]).toEqual([-2, 2]);
  });
});
