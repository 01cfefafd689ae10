import type { Caller, Deps } from '#src/actions/deps.ts';
import { findRailPlaces } from '#src/actions/rail/journeys/find-rail-places.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { railName } from '#src/domain/rail/rail-name.ts';
import { isAgreed, type MenuVertical } from '#src/domain/site/affiliate.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { venuesNamed, verticalsIn } from '#src/store/catalogue/venues.store.ts';
import { allVerticals } from '#src/verticals/rules.ts';

/** Something of a vertical that may be meant: all of it in a place, one of its venues, or a station. */
export type Elsewhere = {
  readonly vertical: MenuVertical;
  readonly kind: 'place' | 'venue' | 'station';
  /** A destination's, a venue's or a station's. */
  readonly id: string;
  readonly slug: string;
  readonly name: { readonly text: string; readonly lang: string };
  readonly place: { readonly text: string; readonly lang: string } | null;
};

const mostVenues = 3;
const mostStations = 2;

/**
 * What else may be meant by what was typed so far, of the verticals that this visitor is shown: those that sell in the places
 * that were found, venues by name, stations.
 */
export async function suggestElsewhere(
  deps: Deps,
  caller: Pick<Caller, 'language' | 'menu'>,
  query: string,
  places: readonly { readonly id: number; readonly slug: string; readonly names: Names }[],
): Promise<readonly Elsewhere[]> {
  const { language, menu } = caller;
  const open = allVerticals.filter((vertical) => isAgreed(menu, vertical.menu));
  const venueKeys = open.filter((vertical) => vertical.kind === 'venue').map((vertical) => vertical.key);
  const [sold, named, stations] = await Promise.all([
    verticalsIn(
      deps.db,
      places.map((place) => place.id),
    ),
    venuesNamed(deps.db, venueKeys, query, mostVenues),
    open.some((vertical) => vertical.kind === 'ride') ? findRailPlaces(deps, caller, { query }) : [],
  ]);
  return open.flatMap(({ key, kind, menu: vertical }): Elsewhere[] => {
    if (kind === 'ride')
      return stations
        .slice(0, mostStations)
        .map(({ place }) => stationOf(vertical, place.id, railName(place.names, language)));
    const here = places.filter((place) => sold.some((one) => one.destinationId === place.id && one.vertical === key));
    return [
      ...here.map(({ id, slug, names }) => ({
        vertical,
        kind: 'place' as const,
        id: String(id),
        slug,
        name: nameIn(names, language),
        place: null,
      })),
      ...named
        .filter((venue) => venue.vertical === key)
        .map(({ id, slug, titles, destination }) => ({
          vertical,
          kind: 'venue' as const,
          id: String(id),
          slug,
          name: nameIn(titles, language),
          place: nameIn(destination, language),
        })),
    ];
  });
}

function stationOf(vertical: MenuVertical, id: string, name: ReturnType<typeof railName>): Elsewhere {
  return { vertical, kind: 'station', id, slug: '', name, place: null };
}
