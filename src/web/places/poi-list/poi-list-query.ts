import type { PoiListInput, PoiListType } from '#src/contract/places/places.ts';
import { poiKinds, type PoiKind } from '#src/domain/places/place.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { href } from '#src/web/shared/page/href.ts';
import { pageIn } from '#src/web/shared/lists/list-window.ts';

/** What the address of a list requests. */
export type PoiListQuery = {
  readonly type: PoiListType;
  readonly place: number | null;
  readonly kind: PoiKind | null;
  readonly query: string;
  readonly page: number;
};

const longestQuery = 100;
const largestId = 2_147_483_647;

/** Reads the address; what it cannot mean is left out. */
export function readPoiListQuery(type: string, query: URLSearchParams): PoiListQuery {
  const place = Number(query.get('place') ?? '');
  return {
    type: typeOf(type),
    place: Number.isInteger(place) && place > 0 && place <= largestId ? place : null,
    kind: poiKinds.find((one) => one === query.get('kind')) ?? null,
    query: (query.get('query') ?? '').trim().slice(0, longestQuery),
    page: pageIn(query),
  };
}

function typeOf(text: string): PoiListType {
  return text === 'activityList' || text === 'nearbyList' || text === 'searchList' ? text : 'poiList';
}

/** Returns the address of a list, with the parameters that its type supports. */
export function poiListHref(
  site: Pick<SitePart, 'language'>,
  now: PoiListQuery,
  change: Partial<PoiListQuery>,
): string {
  const { type, place, kind, query, page } = { ...now, page: 1, ...change };
  const searches = type === 'searchList';
  return href(
    site,
    'poi-list',
    { type },
    {
      place: searches ? null : place,
      kind: type === 'poiList' || searches ? kind : null,
      query: searches ? query : null,
      page: page === 1 ? null : page,
    },
  );
}

/** Returns the input of the call; null while the list has neither a place nor search terms. */
export function poiListInput(now: PoiListQuery): PoiListInput | null {
  const place = now.place === null ? {} : { place_id: now.place };
  const kind = now.kind === null ? {} : { kind: now.kind };
  switch (now.type) {
    case 'activityList':
      return { type: now.type, ...place };
    case 'nearbyList':
      return now.place === null ? null : { type: now.type, ...place };
    case 'poiList':
      return { type: now.type, ...place, ...kind };
    case 'searchList':
      return now.query === '' ? null : { type: now.type, query: now.query, ...kind };
  }
}
