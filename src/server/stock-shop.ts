import { fileURLToPath } from 'node:url';

import type { Deps } from '#src/actions/deps.ts';
import { materialiseSlots } from '#src/actions/supply/materialise-slots.ts';
import { seedCatalogue } from '#src/actions/supply/seed-catalogue.ts';

export const catalogueFolder = fileURLToPath(new URL('../../catalogue', import.meta.url));

/** Fills a new shop with the shipped catalogue, and lays out the days that came into reach since the last start. */
export async function stockShop(deps: Deps, say: (line: string) => void): Promise<void> {
  const seeding = await seedCatalogue(deps, catalogueFolder, { onlyWhenNew: true });
  if (!seeding.ok) {
    const faults = seeding.faults.map((fault) => `${fault.file}:${fault.line}: ${fault.reason}`);
    throw new Error(`the catalogue has faults and was not loaded:\n${faults.join('\n')}`);
  }
  if (seeding.seeded) return say(`seeded ${seeding.products} products in ${seeding.destinations} destinations`);
  await materialiseSlots(deps);
}
