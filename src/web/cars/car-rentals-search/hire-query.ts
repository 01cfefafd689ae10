import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/shared/page/href.ts';
import { hireFields } from '#src/contract/cars/hire-fields.ts';
import { limitWords, noLimits, readLimits, type Limits } from '#src/web/shared/filters/limits-view.ts';

/** The facets of the panel in their order, as addresses and the call name them. */
export const hireFacets = ['category', 'transmission', 'seats', 'fuel', 'company', 'mileage', 'station'] as const;
export type HireFacet = (typeof hireFacets)[number];

export const hireSorts = ['price', 'price_down', 'recommended'] as const;
export type HireSort = (typeof hireSorts)[number];

/** The query in an address of the list. */
export type HireQuery = {
  /** The words of the form as they are in the address. */
  readonly words: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<HireFacet, readonly string[]>>;
  readonly limits: Limits;
  readonly sort: HireSort;
  /** From 1 on. */
  readonly page: number;
};

export function readHireQuery(query: URLSearchParams): HireQuery {
  const words = hireFields.flatMap((name) => {
    const value = query.get(name) ?? '';
    return value === '' ? [] : [[name, value.slice(0, 60)]];
  });
  const page = Number(query.get('page') ?? '1');
  const of = (facet: HireFacet): readonly string[] => listed(query.get(facet));
  return {
    words: Object.fromEntries(words),
    filters: {
      category: of('category'),
      transmission: of('transmission'),
      seats: of('seats'),
      fuel: of('fuel'),
      company: of('company'),
      mileage: of('mileage'),
      station: of('station'),
    },
    limits: readLimits(query),
    sort: hireSorts.find((one) => one === query.get('sort')) ?? 'price',
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

function listed(text: string | null): readonly string[] {
  return (text ?? '')
    .split(',')
    .filter((value) => value !== '')
    .slice(0, 20);
}

/** The address of the list with a change; whatever changes, it begins at the first page again. */
export function hireHref(
  site: Pick<SitePart, 'language'>,
  query: HireQuery,
  change: Partial<Omit<HireQuery, 'words'>> = {},
): string {
  return href(site, 'car-rentals-search', {}, hireWords({ ...query, page: 1, ...change }));
}

/** The words of an address by name. */
export function hireWords({ words, filters, limits, sort, page }: HireQuery): Record<string, string | number | null> {
  return {
    ...words,
    ...Object.fromEntries(hireFacets.map((facet) => [facet, filters[facet].join(',')])),
    ...limitWords(limits),
    sort: sort === 'price' ? null : sort,
    page: page === 1 ? null : page,
  };
}

/** The same question without any filter. */
export function withoutFilters(query: HireQuery): HireQuery {
  return { ...query, filters: readHireQuery(new URLSearchParams()).filters, limits: noLimits };
}

/** A facet's values with one of them turned on or off. */
export function turned(query: HireQuery, facet: HireFacet, value: string): HireQuery['filters'] {
  const values = query.filters[facet];
  const changed = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...query.filters, [facet]: changed };
}

/** The question as the vertical reads it: "p3" is all of a destination, a number a station. */
export function hireQuestion({ words }: Pick<HireQuery, 'words'>): Readonly<Record<string, string>> {
  const { pick_up: at = '', ...others } = words;
  return at.startsWith('p') ? { destination: at.slice(1), ...others } : { pick_up: at, ...others };
}
