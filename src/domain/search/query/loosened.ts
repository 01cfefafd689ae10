import type { SearchFilter } from '#src/domain/search/query/filter.ts';

/**
 * The filters that may be let go of when next to nothing is found, the least dear first. Who travels and what they need
 * to get about is never given up for them.
 */
export const loosenable = [
  'area',
  'price_to',
  'price_from',
  'free_cancel_until',
  'special_option_ids',
  'instant',
  'guide_languages',
  'start_time',
  'frontend_ids',
  'program_id',
  'query',
  'city_ids',
  'country_ids',
] as const satisfies readonly (keyof SearchFilter)[];
export type LoosenedField = (typeof loosenable)[number];

/** Fewer hits than this are next to nothing. */
export const fewHits = 3;

/** A filter with something let go of. */
export type Loosened = { readonly fields: readonly LoosenedField[]; readonly filter: SearchFilter };

/**
 * What to try: each filter that is set alone, the least dear first, then more and more of them together. Of several
 * words each is left out by itself before all are.
 */
export function loosenings(filter: SearchFilter): Loosened[] {
  const set = loosenable.filter((field) => isSet(filter[field]));
  const alone = set.flatMap((field): Loosened[] =>
    field === 'query'
      ? fewerWords(filter.query ?? '').map((query) => ({ fields: ['query'], filter: { ...filter, query } }))
      : [{ fields: [field], filter: without(filter, [field]) }],
  );
  const together = set.slice(1).map((_field, at) => set.slice(0, at + 2));
  return [...alone, ...together.map((fields) => ({ fields, filter: without(filter, fields) }))].filter(hasQuery);
}

function isSet(value: SearchFilter[keyof SearchFilter]): boolean {
  return value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** Without anything left to look for, what is found is unrelated to the search. */
function hasQuery({ filter }: Loosened): boolean {
  return loosenable.some((field) => isSet(filter[field]));
}

function fewerWords(query: string): string[] {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  if (words.length < 2 || words.length > 6) return [];
  return words.map((_word, at) => words.filter((_other, place) => place !== at).join(' '));
}

function without(filter: SearchFilter, fields: readonly LoosenedField[]): SearchFilter {
  const rest: { -readonly [Field in keyof SearchFilter]: SearchFilter[Field] } = { ...filter };
  for (const field of fields) delete rest[field];
  return rest;
}
