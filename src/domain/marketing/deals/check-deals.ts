import { repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { Filed, FiledFault } from '#src/domain/catalogue/checks/check-catalogue.ts';
import { checkNames } from '#src/domain/catalogue/checks/check-texts.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { isOnPriceStep } from '#src/domain/shared/money/currency.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import { isWithin, optionsOf, type DealScope, type DealEntry } from '#src/domain/marketing/deals/deal-scope.ts';
import type { CampaignWords } from '#src/domain/marketing/deals/deal.ts';

export type FiledDeals = {
  readonly deals: readonly Filed<DealEntry>[];
  readonly campaigns: readonly Filed<CampaignWords>[];
};

type Known = { readonly products: readonly Product[]; readonly destinations: ReadonlyMap<number, Destination> };

/** All rules of deals and campaigns beyond their shape, over a catalogue that is in order by itself. */
export function checkDeals(
  { deals, campaigns }: FiledDeals,
  destinations: readonly Destination[],
  products: readonly Product[],
): FiledFault[] {
  const known = { products, destinations: new Map(destinations.map((one) => [one.id, one])) };
  const groups = new Set(campaigns.map(({ item }) => item.id));
  return [
    ...twice(deals, 'id'),
    ...twice(deals, 'slug'),
    ...twice(campaigns, 'id'),
    ...campaigns.flatMap(({ file, item }) => checkWords(item).map((fault) => ({ ...fault, file }))),
    ...deals.flatMap(({ file, item }) => checkDeal(item, known, groups).map((fault) => ({ ...fault, file }))),
  ];
}

function twice(
  items: readonly Filed<{ readonly id: number; readonly slug: string }>[],
  field: 'id' | 'slug',
): FiledFault[] {
  return repeated(items.map(({ item }) => item[field])).flatMap(({ index, value }) => {
    const file = items[index]?.file;
    return file === undefined ? [] : [{ file, path: [field], reason: `${value} also occurs in another file` }];
  });
}

function checkWords({ titles, texts }: Pick<DealEntry, 'titles' | 'texts'>): ItemFault[] {
  return [...checkNames(titles, 'titles'), ...checkNames(texts, 'texts')];
}

function checkDeal(deal: DealEntry, known: Known, campaigns: ReadonlySet<number>): ItemFault[] {
  const { begins, ends, terms, campaign } = deal;
  return [
    ...checkWords(deal),
    ...(ends !== null && Date.parse(begins) >= Date.parse(ends)
      ? [{ path: ['ends'], reason: `it ends before it begins at ${begins}` }]
      : []),
    ...(campaign !== null && !campaigns.has(campaign)
      ? [{ path: ['campaign'], reason: `there is no campaign ${campaign}` }]
      : []),
    ...(terms.visit !== null && terms.visit.from > terms.visit.to
      ? [{ path: ['terms', 'visit'], reason: 'its last day is before its first' }]
      : []),
    ...(terms.lead !== null && terms.lead.most !== null && terms.lead.least > terms.lead.most
      ? [{ path: ['terms', 'lead'], reason: 'the two booking limits exclude each other' }]
      : []),
    ...checkScope(deal.for, known),
    ...checkEffect(deal, known),
  ];
}

function checkScope(scope: DealScope, known: Known): ItemFault[] {
  const ids = new Set(known.products.map((one) => one.id));
  const unknown = [
    ...(scope.destinations ?? []).filter((id) => !known.destinations.has(id)).map((id) => `destination ${id}`),
    ...(scope.products ?? []).filter((id) => !ids.has(id)).map((id) => `product ${id}`),
  ].map((name) => ({ path: ['for'], reason: `there is no ${name}` }));
  if (scope.destinations === undefined && scope.products === undefined && scope.categories === undefined)
    return [...unknown, { path: ['for'], reason: 'it has neither places nor products' }];
  return optionsOf(scope, known.products).length === 0
    ? [...unknown, { path: ['for'], reason: 'nothing fits' }]
    : unknown;
}

/** An amount is off prices in the currency of their place, and off all of them something is left. */
function checkEffect({ terms: { effect }, for: scope }: DealEntry, known: Known): ItemFault[] {
  if (effect.kind === 'percent') return [];
  const path = ['terms', 'effect'];
  const { amount, currency } = effect;
  const off = parseMajor(amount, currency);
  if (off === null) return [{ path, reason: `"${amount}" is not an amount in ${currency}` }];
  if (!isOnPriceStep(off.minor, currency))
    return [{ path, reason: `"${amount}" is not in whole coins of ${currency}` }];
  const places = new Set(known.products.filter((one) => isWithin(scope, one)).map((one) => one.destinationId));
  const foreign = [...places].filter((id) => known.destinations.get(id)?.currency !== currency);
  return foreign.map((id) => ({ path, reason: `prices in destination ${id} are not in ${currency}` }));
}
