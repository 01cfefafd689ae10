import type { Deps } from '#src/actions/deps.ts';
import { layOutSlots, slotDays } from '#src/actions/catalogue/slots/lay-out-slots.ts';
import { isSyntheticProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { syntheticProduct, type SyntheticListingRow } from '#src/demo/synthetic/synthetic-product.ts';
import { saveOptions, saveProducts, saveUnits } from '#src/store/catalogue/catalogue-writing.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findSyntheticListings, findStanding, leaveUntouched } from '#src/store/catalogue/synthetic.store.ts';

/**
 * Creates the rows of synthetic products on their first view: product, option, units, starts and places, as they follow from
 * their listings. Done once, however many look at the same moment; ids that nothing was made up for are passed over. So a
 * million of them cost no more than what is looked at, and what is sold is guarded like all stock.
 */
export async function stockSynthetic(deps: Pick<Deps, 'db' | 'clock'>, ids: readonly number[]): Promise<void> {
  const requested = [...new Set(ids.filter(isSyntheticProduct))];
  if (requested.length === 0) return;
  const standing = await findStanding(deps.db, requested);
  const missing = requested.filter((id) => !standing.has(id)).toSorted((a, b) => a - b);
  if (missing.length === 0) return;
  const listings = await findSyntheticListings(deps.db, missing);
  if (listings.length === 0) return;
  await deps.db.transaction((tx) => write(tx, listings, deps.clock()), { cause: 'stock what is made up' });
}

async function write(tx: Queryable, listings: readonly SyntheticListingRow[], nowMs: number): Promise<void> {
  const products = listings.map(syntheticProduct);
  const currencies = new Map(listings.map(({ id, currency }) => [id, currency]));
  const ids = products.map(({ id }) => id);
  // The second caller waits here for the first, and finds everything written.
  await saveProducts(tx, products);
  const { moved } = await saveOptions(tx, products);
  await saveUnits(tx, products, ({ id }) => currencies.get(id) ?? 'USD');
  await layOutSlots(tx, nowMs, slotDays, { moved, of: ids });
  await leaveUntouched(tx, ids);
}
