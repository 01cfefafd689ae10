import { expect, it } from 'vitest';

import { requestedPrices } from '#src/actions/search/requested-prices.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';

it('prices a party once for concurrent searches, and again when days with places change', async () => {
  const product = { id: 1, options: [] } as unknown as LiveProduct;
  const open = {
    openDays: new Map(),
    lowest: new Map(),
    live: { products: new Map([[1, product]]) },
  } as unknown as OpenCatalogue;
  const query = { party: [30, 8], day: null };
  const [first, second] = await Promise.all([
    requestedPrices(open, query),
    requestedPrices(open, { ...query, party: [8, 30] }),
  ]);
  expect(second).toBe(first);
  expect(await requestedPrices(open, query)).toBe(first);
  expect(await requestedPrices({ ...open, openDays: new Map() }, query)).not.toBe(first);
});
