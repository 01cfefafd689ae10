import { venueSorts, type VenueSort } from '#src/domain/search/venues/arrange-venues.ts';
import { stayFields, type StayField } from '#src/domain/stays/stay-query.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { wholeKey } from '#src/web/shared/page/address-keys.ts';
import { href } from '#src/web/shared/page/href.ts';
import { hotelFacets, type HotelFacet } from '#src/web/shared/labels/hotel-labels.ts';
import { limitWords, readLimits, type Limits } from '#src/web/shared/filters/limits-view.ts';
import { stayWordsOf } from '#src/web/stays/parts/stay-form-view.ts';

/** What the address of a search for hotels says. */
export type HotelQuery = {
  readonly stay: Readonly<Record<StayField, string>>;
  readonly facets: Readonly<Record<HotelFacet, readonly string[]>>;
  readonly limits: Limits;
  readonly sort: VenueSort;
  readonly page: number;
  readonly view: 'list' | 'map';
};

export function readHotelQuery(query: URLSearchParams): HotelQuery {
  const words = (name: string): readonly string[] =>
    (query.get(name) ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '' && word.length <= 60)
      .slice(0, 30);
  const [stars, score, meals, cancellation, district, facilities, access] = hotelFacets.map(words);
  return {
    stay: stayWordsOf(query),
    facets: {
      stars: stars ?? [],
      score: score ?? [],
      meals: meals ?? [],
      cancellation: cancellation ?? [],
      district: district ?? [],
      facilities: facilities ?? [],
      access: access ?? [],
    },
    limits: readLimits(query),
    sort: venueSorts.find((sort) => sort === query.get('sort')) ?? 'recommended',
    page: wholeKey(query.get('page'), 1000) ?? 1,
    view: query.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The words of an address by name; empty ones are left out of it. */
export function hotelWords(now: HotelQuery): Readonly<Record<string, string | number | null>> {
  return {
    ...now.stay,
    ...Object.fromEntries(hotelFacets.map((facet) => [facet, now.facets[facet].join(',')])),
    ...limitWords(now.limits),
    sort: now.sort === 'recommended' ? null : now.sort,
    page: now.page === 1 ? null : now.page,
    view: now.view === 'list' ? null : now.view,
  };
}

/** The same search with something changed, from its first page on. */
export function hotelsHref(
  site: Pick<SitePart, 'language'>,
  now: HotelQuery,
  change: Partial<HotelQuery> = {},
): string {
  return href(site, 'hotels-search', {}, hotelWords({ ...now, page: 1, ...change }));
}

/** Returns the query string for a hotel's own page. */
export function stayQuery(stay: HotelQuery['stay']): string {
  const words = stayFields.flatMap((field) =>
    field === 'destination' || field === 'hotel' || stay[field] === ''
      ? []
      : [[field, stay[field]] as [string, string]],
  );
  return new URLSearchParams(words).toString();
}

/** Returns the query string for the API. */
export function questionOf(stay: HotelQuery['stay']): string {
  const words = stayFields.flatMap((field) => (stay[field] === '' ? [] : [[field, stay[field]] as [string, string]]));
  return new URLSearchParams(words).toString();
}

/** A facet with a value on or off. */
export function withFacet(now: HotelQuery, facet: HotelFacet, value: string): HotelQuery['facets'] {
  const held = now.facets[facet];
  return { ...now.facets, [facet]: held.includes(value) ? held.filter((one) => one !== value) : [...held, value] };
}
