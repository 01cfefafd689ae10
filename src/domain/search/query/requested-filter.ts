import type { SearchFilter } from '#src/domain/search/query/filter.ts';

/** Lowest and highest price of what is found, in whole major units: rounded down and up. */
export type PriceRange = { readonly from: number; readonly to: number };

/**
 * The filter as it is sent (spec §5): empty values are dropped, and the price range when it is the whole range of what
 * is found. Of a range that begins or ends outside it, that end is no condition and is dropped alone.
 */
export function requestedFilter(filter: SearchFilter, range: PriceRange | null): SearchFilter {
  const { price_from: from, price_to: to, ...rest } = filter;
  return {
    ...withoutEmpty(rest),
    ...(from === undefined || (range !== null && from <= range.from) ? {} : { price_from: from }),
    ...(to === undefined || (range !== null && to >= range.to) ? {} : { price_to: to }),
  };
}

/** Lowest and highest price in minor units as whole major units: `digits` of them are behind the point. */
export function wholeRange(from: bigint, to: bigint, digits: number): PriceRange {
  const unit = 10 ** digits;
  return { from: Math.floor(Number(from) / unit), to: Math.ceil(Number(to) / unit) };
}

/**
 * The filter without a price range that holds everything that has a price (spec §5). Such a range is no condition, so
 * that what has no price at the moment stays too; any narrower range leaves it out.
 */
export function withoutWholeRange<Rest>(
  filter: Rest & Pick<SearchFilter, 'price_from' | 'price_to'>,
  range: PriceRange | null,
): Omit<Rest, 'price_from' | 'price_to'> & Pick<SearchFilter, 'price_from' | 'price_to'> {
  const { price_from: from, price_to: to, ...rest } = filter;
  if (range === null || (from !== undefined && from > range.from) || (to !== undefined && to < range.to)) return filter;
  return rest;
}

function withoutEmpty(filter: SearchFilter): SearchFilter {
  const reduced: { -readonly [Field in keyof SearchFilter]: SearchFilter[Field] } = { ...filter };
  for (const field of fieldsOf(reduced)) {
    const value = reduced[field];
    const bare = typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
    if (bare || value === undefined || value === false) delete reduced[field];
  }
  return reduced;
}

function fieldsOf(filter: SearchFilter): (keyof SearchFilter)[] {
  const known: Readonly<Record<keyof SearchFilter, true>> = {
    sort: true,
    query: true,
    city_ids: true,
    frontend_ids: true,
    country_ids: true,
    start_time: true,
    price_from: true,
    price_to: true,
    instant: true,
    special_option_ids: true,
    program_id: true,
    guide_languages: true,
    accessibility: true,
    free_cancel_until: true,
    party: true,
    area: true,
  };
  return Object.keys(filter).filter((name): name is keyof SearchFilter => Object.hasOwn(known, name));
}
