import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { destinationView, type DestinationView } from '#src/domain/search/cards/card.ts';

export type CountryGuide = { readonly code: string; readonly destinations: readonly DestinationView[] };

/** Every country that we go to, with its destinations; countries in the order of their codes. */
export async function readDestinationGuide(deps: Deps): Promise<readonly CountryGuide[]> {
  const open = await openCatalogue(deps);
  const byCountry = Map.groupBy(open.live.destinations.values(), ({ country }) => country);
  return [...byCountry.entries()]
    .map(([code, places]) => ({ code, destinations: places.map((place) => destinationView(open, place)) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
