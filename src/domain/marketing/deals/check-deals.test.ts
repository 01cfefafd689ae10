import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { CampaignWords } from '#src/domain/marketing/deals/deal.ts';
import { checkDeals } from '#src/domain/marketing/deals/check-deals.ts';
import { optionsOf, type DealScope, type DealEntry } from '#src/domain/marketing/deals/deal-scope.ts';

// Only what deals look at.
const product = (id: number, destinationId: number, category: string, ...options: readonly string[]) =>
  ({ id, destinationId, category, options: options.map((option) => ({ id: option })) }) as unknown as Product;
const products = [
  product(1, 3, 'museum', 'day', 'night'),
  product(2, 3, 'food', 'day'),
  product(3, 4, 'museum', 'day'),
  // Its destination is not known.
  product(4, 5, 'tour', 'day'),
];
const destinations = [
  { id: 3, currency: 'JPY' },
  { id: 4, currency: 'EUR' },
] as unknown as readonly Destination[];
const names = {
  en: 'Less',
  ja: '割引',
  ar: 'خصم',
  de: 'Rabatt',
  fr: 'Remise',
  es: 'Descuento',
  'zh-CN': '优惠',
  ko: '할인',
};

const deal = (more: Partial<DealEntry> = {}): DealEntry => ({
  id: 1,
  slug: 'less',
  kind: 'season',
  campaign: null,
  titles: names,
  texts: names,
  begins: '2027-05-01T00:00:00Z',
  ends: '2027-06-01T00:00:00Z',
  usageLimit: null,
  for: { destinations: [3] },
  terms: { effect: { kind: 'percent', percent: 10 }, visit: null, days: null, lead: null, stacks: true },
  ...more,
});

const summer: CampaignWords = { id: 7, slug: 'summer', titles: names, texts: names };

/** Everything that is wrong with deals beside campaigns. */
function faultsBeside(deals: readonly DealEntry[], campaigns: readonly CampaignWords[]): string[] {
  return checkDeals(
    {
      deals: deals.map((item, at) => ({ file: `${at}.json`, item })),
      campaigns: campaigns.map((item, at) => ({ file: `c${at}.json`, item })),
    },
    destinations,
    products,
  ).map(({ file, path, reason }) => `${file} ${path.join('.')}: ${reason}`);
}

const faultsOf = (...deals: readonly DealEntry[]): string[] => faultsBeside(deals, [summer]);

describe('the options of a deal', () => {
  const of = (scope: DealScope): string[] =>
    optionsOf(scope, products).map(({ product: id, option }) => `${id} ${option}`);

  it('are those of products that fit all that is named', () => {
    expect(of({ destinations: [3] })).toEqual(['1 day', '1 night', '2 day']);
    expect(of({ destinations: [3], categories: ['museum'] })).toEqual(['1 day', '1 night']);
    expect(of({ products: [3, 1], options: ['day'] })).toEqual(['1 day', '3 day']);
    expect(of({ categories: ['food'], products: [1] })).toEqual([]);
    expect(of({})).toHaveLength(5);
  });
});

describe('a deal as it is written', () => {
  it('is in order', () => {
    expect(faultsOf(deal(), deal({ id: 2, slug: 'more', campaign: 7, ends: null }))).toEqual([]);
    const terms = { ...deal().terms, effect: { kind: 'amount', amount: '500', currency: 'JPY' } } as const;
    expect(faultsOf(deal({ terms }))).toEqual([]);
    const narrow = { ...deal().terms, visit: { from: '2027-05-01', to: '2027-05-01' }, lead: { least: 3, most: 3 } };
    expect(faultsOf(deal({ terms: narrow }))).toEqual([]);
    expect(faultsOf(deal({ terms: { ...deal().terms, lead: { least: 3, most: null } } }))).toEqual([]);
  });

  it('is the only one of its number and name', () => {
    expect(faultsOf(deal(), deal())).toEqual([
      '1.json id: 1 also occurs in another file',
      '1.json slug: less also occurs in another file',
    ]);
  });

  it('has texts in the languages of every file, and so has its campaign', () => {
    const { ar: _ar, ...without } = names;
    expect(faultsOf(deal({ titles: without }))).toEqual(['0.json titles: no name in "ar"']);
    expect(faultsOf(deal({ texts: without }))).toEqual(['0.json texts: no name in "ar"']);
    expect(faultsBeside([], [{ ...summer, titles: without, texts: without }])).toEqual([
      'c0.json titles: no name in "ar"',
      'c0.json texts: no name in "ar"',
    ]);
  });

  it('is refused beside two campaigns of one number, and not of one name', () => {
    expect(faultsBeside([], [summer, summer])).toEqual(['c1.json id: 7 also occurs in another file']);
    expect(faultsBeside([], [summer, { ...summer, id: 8 }])).toEqual([]);
  });

  it('ends after it begins, has an existing campaign, and requires future days', () => {
    expect(faultsOf(deal({ ends: '2027-05-01T00:00:00Z' }))).toEqual([
      '0.json ends: it ends before it begins at 2027-05-01T00:00:00Z',
    ]);
    expect(faultsOf(deal({ campaign: 8 }))).toEqual(['0.json campaign: there is no campaign 8']);
    const terms = { ...deal().terms, visit: { from: '2027-05-02', to: '2027-05-01' }, lead: { least: 4, most: 3 } };
    expect(faultsOf(deal({ terms }))).toEqual([
      '0.json terms.visit: its last day is before its first',
      '0.json terms.lead: the two booking limits exclude each other',
    ]);
  });

  it('is for something that there is', () => {
    expect(faultsOf(deal({ for: { destinations: [3, 9], products: [1, 99] } }))).toEqual([
      '0.json for: there is no destination 9',
      '0.json for: there is no product 99',
    ]);
    expect(faultsOf(deal({ for: { options: ['day'] } }))).toEqual(['0.json for: it has neither places nor products']);
    expect(faultsOf(deal({ for: { categories: ['show'] } }))).toEqual(['0.json for: nothing fits']);
    expect(faultsOf(deal({ for: { categories: ['food'] } }))).toEqual([]);
    expect(faultsOf(deal({ for: { products: [1] } }))).toEqual([]);
  });

  it('takes an amount off in the currency of each place', () => {
    const off = (amount: string, scope: DealScope): string[] =>
      faultsOf(deal({ for: scope, terms: { ...deal().terms, effect: { kind: 'amount', amount, currency: 'JPY' } } }));
    expect(off('500', { destinations: [3] })).toEqual([]);
    expect(off('0.50', { destinations: [3] })).toEqual(['0.json terms.effect: "0.50" is not an amount in JPY']);
    const fraction = { kind: 'amount', amount: '10.50', currency: 'THB' } as const;
    expect(faultsOf(deal({ terms: { ...deal().terms, effect: fraction } }))).toEqual([
      '0.json terms.effect: "10.50" is not in whole coins of THB',
    ]);
    expect(off('500', { categories: ['museum'] })).toEqual([
      '0.json terms.effect: prices in destination 4 are not in JPY',
    ]);
    expect(off('500', { products: [4] })).toEqual(['0.json terms.effect: prices in destination 5 are not in JPY']);
  });
});
