import { openCatalogue } from '#src/actions/catalogue/open-catalogue.ts';
import type { Deps } from '#src/actions/deps.ts';
import { destinationView, type DestinationView } from '#src/domain/search/cards/card.ts';
import type { Town } from '#src/domain/places/place.ts';
import { regionNames, regionOfCountry, type RegionName } from '#src/domain/places/regions.ts';
import { findLargestTowns } from '#src/store/places/towns.store.ts';

export type CountryPlaces = {
  readonly code: string | null;
  readonly destinations: readonly DestinationView[];
  readonly towns: readonly Town[];
  readonly townTotal: number;
};

export type RegionPlaces = { readonly region: RegionName; readonly countries: readonly CountryPlaces[] };

const townsShown = 12;

/** Every destination and the largest towns besides, by region and country; regions without either are left out. */
export async function readDestinationList(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
): Promise<readonly RegionPlaces[]> {
  const [open, towns] = await Promise.all([openCatalogue(deps), findLargestTowns(deps.db, townsShown)]);
  const destinations = Map.groupBy(open.live.destinations.values(), ({ country }) => country);
  const townsOf = new Map(towns.map((one) => [one.country, one]));
  const codes = new Set<string | null>([...destinations.keys(), ...townsOf.keys()]);
  const countries = [...codes].map((code) => ({
    code,
    destinations: (code === null ? [] : (destinations.get(code) ?? [])).map((one) => destinationView(open, one)),
    towns: townsOf.get(code)?.towns ?? [],
    townTotal: townsOf.get(code)?.total ?? 0,
  }));
  const byRegion = Map.groupBy(countries, ({ code }) => regionOfCountry(code));
  return regionNames.flatMap((region) => {
    const found = byRegion.get(region);
    return found === undefined ? [] : [{ region, countries: found }];
  });
}
