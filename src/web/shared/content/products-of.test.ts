import { expect, it } from 'vitest';

import type { BlockView } from '#src/web/shared/content/block-view.ts';
import { productsOf, showsSome } from '#src/web/shared/content/products-of.ts';

// The functions use only the id of a card.
const cards = [{ id: 3 }, { id: 5 }] as unknown as Extract<BlockView, { readonly kind: 'products' }>['cards'];
const block: BlockView = { kind: 'products', title: 'Together', cards };
const words: BlockView = { kind: 'action', title: 'Go', text: [], href: '/', label: 'Go' };

it('a carousel is shown as long as the party can book anything in it', () => {
  expect(productsOf(block)).toEqual([3, 5]);
  expect(showsSome(block, new Set())).toBe(true);
  expect(showsSome(block, new Set([3]))).toBe(true);
  expect(showsSome(block, new Set([3, 5]))).toBe(false);
});

it('sections without products are shown for every party', () => {
  expect(showsSome(words, new Set([3, 5]))).toBe(true);
});
