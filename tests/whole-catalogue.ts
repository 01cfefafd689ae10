import { seedCatalogue } from '#src/actions/operations/seed-catalogue.ts';
import { catalogueFolder } from '#src/server/database/stock-shop.ts';
import { openFilledDatabase, type TestDatabase } from './database.ts';

/** When the catalogue of `openWholeCatalogue` was seeded: its slots begin on this day. */
export const seededAtMs = Date.UTC(2026, 10, 21, 12);

/** The whole catalogue of the shop with half a million slots, seeded once for all test files that request it. */
export function openWholeCatalogue(): Promise<TestDatabase> {
  return openFilledDatabase([catalogueFolder], async (db) => {
    const seeding = await seedCatalogue({ db, clock: () => seededAtMs }, catalogueFolder);
    if (!seeding.ok) throw new Error(JSON.stringify(seeding.faults));
  });
}
