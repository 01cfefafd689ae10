import { shownFor } from '#src/actions/content/shown-for.ts';
import { showTo } from '#src/actions/catalogue/show-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { cardView, type CardView } from '#src/domain/search/cards/card.ts';
import type { SpokenContent } from '#src/domain/content/content-item.ts';
import { destinationOf } from '#src/domain/search/cards/open-catalogue.ts';
import { preferredProducts } from '#src/domain/marketing/programmes/preferred-products.ts';

export type PreferredQuery = {
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly cities: readonly number[];
  /** Counts from 1. */
  readonly page: number;
  readonly limit: number;
};

export type PreferredView = {
  readonly total: number;
  readonly cards: readonly CardView[];
  /** Where preferred activities are, before the filter; the countries with the most first. */
  readonly ranges: readonly {
    readonly country: string;
    readonly count: number;
    readonly cities: readonly { readonly destination: Destination; readonly count: number }[];
  }[];
  /** The ratings are samples (RU-32). */
  readonly sample: boolean;
  /** What editors call the list and say of it; null without an entry. The rule comes from the ranking itself. */
  readonly words: SpokenContent | null;
};

/** Which item of content names the list. */
const wordsSlot = { type: 'web-config', slot: 'preferred' } as const;

/** Returns the activities that meet the rule of preferred ones, best rated first, computed on each call. */
export async function listPreferred(deps: Deps, caller: Caller, query: PreferredQuery): Promise<PreferredView> {
  const [showing, words] = await Promise.all([showTo(deps, caller), shownFor(deps, caller, wordsSlot)]);
  const all = preferredProducts(showing).map((product) => ({
    product,
    destination: destinationOf(showing.open, product),
  }));
  const found = all.filter(
    ({ destination }) => fits(query.countries, destination.country) && fits(query.cities, destination.id),
  );
  const first = (query.page - 1) * query.limit;
  return {
    total: found.length,
    cards: found.slice(first, first + query.limit).map(({ product }) => cardView(showing, product)),
    ranges: rangesOf(all),
    sample: all.some(({ product }) => showing.open.ratings.get(product.id)?.summary.sample === true),
    words,
  };
}

function fits<Value>(values: readonly Value[], value: Value): boolean {
  return values.length === 0 || values.includes(value);
}

type Placed = { readonly destination: Destination };

function rangesOf(some: readonly Placed[]): PreferredView['ranges'] {
  const byCountry = Map.groupBy(some, ({ destination }) => destination.country);
  return [...byCountry.entries()]
    .map(([country, inside]) => ({ country, count: inside.length, cities: citiesOf(inside) }))
    .toSorted((a, b) => b.count - a.count || (a.country < b.country ? -1 : 1));
}

function citiesOf(some: readonly Placed[]): PreferredView['ranges'][number]['cities'] {
  return [...Map.groupBy(some, ({ destination }) => destination).entries()]
    .map(([destination, inside]) => ({ destination, count: inside.length }))
    .toSorted((a, b) => b.count - a.count || a.destination.id - b.destination.id);
}
