import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import { liveCatalogue, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { categoryCounts } from '#src/domain/search/documents/category-counts.ts';
import { popularDestinations, popularTitles } from '#src/domain/search/popular-terms.ts';

type Sold = {
  readonly id: number;
  readonly at: number;
  readonly rank: number;
  readonly reviews?: number;
  readonly sample?: true;
  readonly category?: Category;
};

/** As much of a catalogue as popular words are taken from. */
function openOf(...sold: readonly Sold[]): OpenCatalogue {
  const destinations = [1, 2, 3, 4].map((id) => ({ id })) as unknown as Destination[];
  const products = sold.map(({ id, at, rank, category }) => ({
    id,
    destinationId: at,
    rank,
    category,
    titles: { en: `Title ${id}` },
  })) as unknown as LiveProduct[];
  const ratings = new Map(
    sold.map(({ id, reviews = 0, sample = false }) => [id, { summary: { score: 90, count: reviews, sample } }]),
  );
  return { live: liveCatalogue(destinations, products), ratings } as unknown as OpenCatalogue;
}

const open = openOf(
  { id: 1, at: 1, rank: 1, reviews: 5 },
  { id: 2, at: 2, rank: 2, reviews: 3 },
  { id: 3, at: 2, rank: 1, reviews: 20, sample: true },
  { id: 4, at: 3, rank: 1 },
);

describe('popularDestinations', () => {
  it('has the most reviewed first and leaves out those that offer nothing', () => {
    expect(popularDestinations(open, false).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('counts samples only where they are shown (RU-32)', () => {
    expect(popularDestinations(open, true).map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('has by what they offer, then by id, what nobody reviewed', () => {
    const quiet = openOf(
      { id: 1, at: 3, rank: 1 },
      { id: 2, at: 4, rank: 1 },
      { id: 3, at: 4, rank: 2 },
      { id: 4, at: 2, rank: 1 },
    );
    expect(popularDestinations(quiet, false).map(({ id }) => id)).toEqual([4, 2, 3]);
  });
});

describe('popularTitles', () => {
  const titles = (sampleData: boolean): string[] => popularTitles(open, sampleData).map(({ names }) => names.en);

  it('has the best known of each destination, the most reviewed first', () => {
    expect(titles(true)).toEqual(['Title 3', 'Title 1', 'Title 4']);
    expect(titles(false)).toEqual(['Title 1', 'Title 3', 'Title 4']);
  });

  it('has words of no destination', () => {
    expect(popularTitles(open, true).map(({ destination }) => destination)).toEqual([null, null, null]);
  });
});

describe('categoryCounts', () => {
  it('counts what is sold by category, in the order of menus, and leaves out empty ones', () => {
    const sold = openOf(
      { id: 1, at: 1, rank: 1, category: 'pass' },
      { id: 2, at: 1, rank: 2, category: 'tour' },
      { id: 3, at: 2, rank: 1, category: 'pass' },
      { id: 4, at: 2, rank: 2, category: 'attraction' },
    );
    expect(categoryCounts(sold)).toEqual([
      { id: 'attraction', count: 1 },
      { id: 'tour', count: 1 },
      { id: 'pass', count: 2 },
    ]);
  });
});
