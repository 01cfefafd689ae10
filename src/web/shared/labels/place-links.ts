import type { PlaceCategory, PlaceLink } from '#src/contract/places/places.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { UrlParams } from '#src/domain/site/addresses/url-pattern.ts';
import { href } from '#src/web/shared/page/href.ts';

type Site = Pick<SitePart, 'language'>;
type Linked = Pick<PlaceLink, 'id' | 'slug'>;
type Category = Pick<PlaceCategory, 'id' | 'category'>;

/** Params of `{id}{path?}` pages of places, some of which have no name in Latin letters and so no slug. */
function idAndPath({ id, slug }: Linked): UrlParams {
  return slug === null ? { id: String(id) } : { id: String(id), path: slug };
}

export function poiHref(site: Site, poi: Linked): string {
  return href(site, 'poi', idAndPath(poi));
}

/** The page of a destination of ours, with its facts. */
export function cityHref(site: Site, city: Linked): string {
  return href(site, 'city', idAndPath(city));
}

/** The destination page of any place, or of one kind of things to do there; `page` from the second on. */
export function placeHref(site: Site, place: Linked, category: Category | null = null, page = 1): string {
  const params = { poiId: String(place.id), ...(place.slug === null ? {} : { poiPath: place.slug }) };
  const query = page === 1 ? {} : { page };
  if (category === null) return href(site, 'destination', params, query);
  const kind = { categoryId: String(category.id), categoryPath: category.category };
  return href(site, 'destination-category', { ...params, ...kind }, query);
}

/** The path of a place's page, without prefix and slash, as its head and a redirect name it. */
export function pathOf(start: string, { id, slug }: Linked): string {
  return slug === null ? `${start}${id}` : `${start}${id}-${slug}`;
}
