import type { Deps } from '#src/actions/deps.ts';
import { utcDayAt } from '#src/domain/shared/time/day-number.ts';
import { syntheticDestination } from '#src/demo/synthetic/synthetic-destination.ts';
import { syntheticSupplier, type SyntheticBy } from '#src/demo/synthetic/synthetic-product.ts';
import { syntheticCities, type CityRow, type SyntheticCity } from '#src/demo/synthetic/synthetic-cities.ts';
import { syntheticListings } from '#src/demo/synthetic/synthetic-listing.ts';
import { syntheticItem, type SyntheticItem } from '#src/demo/synthetic/synthetic-item.ts';
import { syntheticWords } from '#src/demo/synthetic/synthetic-terms.ts';
import { noticeCatalogue, saveDestinations, saveSuppliers } from '#src/store/catalogue/catalogue-writing.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { takeSyntheticOffSale } from '#src/store/catalogue/synthetic.store.ts';
import { refillSearchItems } from '#src/store/search/search-items.store.ts';
import { allowPauses } from '#src/store/catalogue/slots.store.ts';

export type SyntheticSettings = {
  readonly cities: readonly CityRow[];
  readonly count: number;
  /** Another seed gives another catalogue. */
  readonly seed: number;
};

const batchSize = 500;
const citiesAtOnce = 1_000;

/**
 * Fills the search with a synthetic catalogue, the same on every machine for the same cities, seed and day, and writes
 * its cities. Former contents are removed. Products get their own rows when they are first viewed (see
 * `stockSynthetic`).
 */
export async function seedSynthetic(deps: Pick<Deps, 'db' | 'clock'>, settings: SyntheticSettings): Promise<void> {
  const by = { seed: settings.seed, firstDay: utcDayAt(deps.clock()) };
  const cities = syntheticCities(settings.cities);
  await deps.db.transaction((tx) => saveGround(tx, cities), { cause: 'write the cities of a synthetic catalogue' });
  await refillSearchItems(deps.db, batches(cities, settings.count, by), takeSyntheticOffSale);
}

async function saveGround(tx: Queryable, cities: readonly SyntheticCity[]): Promise<void> {
  await allowPauses(tx);
  for (let first = 0; first < cities.length; first += citiesAtOnce)
    await saveDestinations(tx, cities.slice(first, first + citiesAtOnce).map(syntheticDestination));
  await saveSuppliers(tx, new Map([[syntheticSupplier, null]]));
  await noticeCatalogue(tx, []);
}

function* batches(cities: readonly SyntheticCity[], count: number, by: SyntheticBy): Generator<SyntheticItem[]> {
  const listing = syntheticListings(by.seed, cities, by.firstDay);
  const wordsOf = syntheticWords();
  for (let first = 1; first <= count; first += batchSize) {
    const length = Math.min(batchSize, count - first + 1);
    yield Array.from({ length }, (_, at) => {
      const one = listing(first + at);
      return syntheticItem(one, wordsOf(one), by);
    });
  }
}
