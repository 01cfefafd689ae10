import type { Deps } from '#src/actions/deps.ts';
import { syntheticCities, type CityRow } from '#src/domain/catalogue/synthetic/synthetic-cities.ts';
import { syntheticItem, type SyntheticItem } from '#src/domain/search/synthetic-item.ts';
import { syntheticListings } from '#src/domain/catalogue/synthetic/synthetic-listing.ts';
import { syntheticWords } from '#src/domain/search/synthetic-words.ts';
import { refillSearchItems } from '#src/store/search-items.store.ts';

export type SyntheticSettings = {
  readonly cities: readonly CityRow[];
  readonly count: number;
  /** Another seed gives another catalogue. */
  readonly seed: number;
};

const batchSize = 500;

/**
 * Fills the search with a made-up catalogue, the same on every machine for the same cities, seed and day. What stood
 * there before goes.
 */
export async function seedSynthetic(deps: Pick<Deps, 'db' | 'clock'>, settings: SyntheticSettings): Promise<void> {
  await refillSearchItems(deps.db, batches(settings, Math.floor(deps.clock() / 86_400_000)));
}

function* batches({ cities, count, seed }: SyntheticSettings, firstDay: number): Generator<SyntheticItem[]> {
  const listing = syntheticListings(seed, syntheticCities(cities), firstDay);
  const wordsOf = syntheticWords();
  for (let first = 1; first <= count; first += batchSize) {
    const length = Math.min(batchSize, count - first + 1);
    yield Array.from({ length }, (_, at) => {
      const one = listing(first + at);
      return syntheticItem(one, wordsOf(one));
    });
  }
}
