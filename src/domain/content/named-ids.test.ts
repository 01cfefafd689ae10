import { describe, expect, it } from 'vitest';

import type { ContentBlock, CardsOf } from '#src/domain/content/blocks/content-block.ts';
import { unknownIds } from '#src/domain/content/named-ids.ts';

const cards = (of: CardsOf, ...ids: readonly number[]): ContentBlock => ({ kind: 'cards', of, ids });
const text = (...blocks: readonly ContentBlock[]) => ({ title: 'Title', summary: 'Summary', blocks });
const nameable = {
  products: new Set([1]),
  destinations: new Set([2]),
  themes: new Set([3]),
  deals: new Set([4]),
  articles: new Set([5]),
};

describe('unknownIds', () => {
  it('reports each id that the shop lacks, by the kind of its cards, once for all languages', () => {
    const item = {
      type: 'billboard' as const,
      key: 'after-dark',
      texts: {
        en: text(cards('products', 1, 999), cards('themes', 1, 3)),
        ja: text(cards('products', 999)),
      },
    };
    expect(unknownIds([item], nameable)).toEqual([
      'billboard/after-dark names products 999',
      'billboard/after-dark names themes 1',
    ]);
  });

  it('reports nothing when the shop has every id, or no block has cards', () => {
    const all = text(
      cards('products', 1),
      cards('destinations', 2),
      cards('themes', 3),
      cards('deals', 4),
      cards('articles', 5),
    );
    const none = text({ kind: 'listing', of: 'top', most: 999 });
    expect(unknownIds([{ type: 'faq', key: 'a', texts: { en: all, ja: none } }], nameable)).toEqual([]);
  });
});
