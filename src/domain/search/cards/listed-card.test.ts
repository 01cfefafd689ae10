import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import type { BesidePrice } from '#src/domain/catalogue/prices/product-card-price.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';
import { cardOfListed, listedCard, type Listed, type ListedCard } from '#src/domain/search/cards/listed-card.ts';
import { money } from '#src/domain/shared/money/money.ts';

const picture = { scene: 'museum', time: 'day', seed: 1 } as const;
const product = {
  id: 1,
  slug: 'louvre',
  titles: { en: 'Louvre' },
  summary: 'Art.',
  text: 'Much more about it.',
  category: 'museum',
  picture,
  instantConfirmation: true,
  meetingPoint: { name: 'Pyramid', address: 'Rue de Rivoli', lat: 48.86, lng: 2.34 },
  options: [{ cancellation: [{ hoursBefore: 24, refundPercent: 100 }] }],
  // The rest is on the page of the product.
} as unknown as LiveProduct;
const paris = { id: 3, slug: 'paris', names: { en: 'Paris' }, text: 'A city.' } as unknown as Destination;
const deal = { id: 5, titles: { en: 'Winter deal' } } as unknown as Deal;

const plain: ListedCard = {
  product: {
    slug: 'louvre',
    titles: { en: 'Louvre' },
    summary: 'Art.',
    category: 'museum',
    picture,
    instantConfirmation: true,
    meetingPoint: { lat: 48.86, lng: 2.34 },
  },
  destination: { id: 3, slug: 'paris', names: { en: 'Paris' } },
  freeCancelHours: 24,
};

describe('listedCard', () => {
  const cardOf = (lowest: bigint | undefined, beside: BesidePrice | undefined, byGuests = false): ListedCard =>
    listedCard(product, paris, { byGuests, lowest, beside });

  it('stores what a card shows and nothing else of the product', () => {
    expect(cardOf(1000n, undefined)).toEqual(plain);
  });

  it('says that guests gave the score', () => {
    expect(cardOf(1000n, undefined, true)).toEqual({ ...plain, byGuests: true });
  });

  it('stores the deal and the price to strike through with the price that they belong to', () => {
    const struck = { priceMinor: 1200n, untilMs: 99 };
    expect(cardOf(1000n, { deal, struck }).beside).toEqual({
      price: '1000',
      deal: { en: 'Winter deal' },
      struck: { price: '1200', untilMs: 99 },
    });
    expect(cardOf(1000n, { deal: null, struck: null }).beside).toEqual({ price: '1000', deal: null, struck: null });
  });

  it('stores neither where nothing is on sale', () => {
    expect(cardOf(undefined, { deal, struck: null })).toEqual(plain);
  });
});

describe('cardOfListed', () => {
  const beside = { price: '1000', deal: { en: 'Winter deal' }, struck: { price: '1200', untilMs: 5_000 } };
  const listed: Listed = {
    id: 1,
    score: 88,
    reviews: 12,
    currency: 'EUR',
    price: 1000n,
    card: { ...plain, byGuests: true },
  };
  const showing = {
    open: { atMs: 5_000 },
    currency: 'HKD',
    rates: { date: '2026-12-01', hkdPerUnit: { EUR: 900_000_000n, HKD: 100_000_000n } },
    sampleData: false,
    booked: new Map([[1, 60]]),
  } as unknown as Showing;

  it('shows the price in the currency of the visitor, with rating, deadline and bookings', () => {
    expect(cardOfListed(showing, listed)).toEqual({
      product: { ...plain.product, id: 1 },
      destination: plain.destination,
      rating: { score: 88, count: 12, sample: false },
      from: money(9000n, 'HKD'),
      wished: null,
      before: null,
      deal: null,
      freeCancelHours: 24,
      booked: 60,
    });
  });

  it.each<[string, Partial<Listed>]>([
    ['nothing is on sale', { price: null }],
    ['its currency is unknown to us', { currency: 'XXX' }],
    ['its currency has no rate', { currency: 'GBP' }],
  ])('shows no price where %s', (_, facts) => {
    expect(cardOfListed(showing, { ...listed, ...facts }).from).toBeNull();
  });

  it('shows the deal and the former price until its last instant', () => {
    const card = { ...listed, card: { ...plain, beside } };
    expect(cardOfListed(showing, card)).toMatchObject({ before: money(10_800n, 'HKD'), deal: { en: 'Winter deal' } });
    const later = { ...showing, open: { ...showing.open, atMs: 5_001 } };
    expect(cardOfListed(later, card)).toMatchObject({ before: null, deal: { en: 'Winter deal' } });
  });

  it('shows neither beside another price', () => {
    const card = { ...listed, price: 1100n, card: { ...plain, beside } };
    expect(cardOfListed(showing, card)).toMatchObject({ before: null, deal: null });
  });

  it('shows ratings of samples only where they are wanted (RU-32)', () => {
    const samples = { ...listed, card: plain };
    expect(cardOfListed(showing, samples).rating).toBeNull();
    expect(cardOfListed({ ...showing, sampleData: true }, samples).rating).toEqual({
      score: 88,
      count: 12,
      sample: true,
    });
  });

  it('shows no rating without reviews, and no number of bookings that is too small', () => {
    expect(cardOfListed(showing, { ...listed, reviews: 0 }).rating).toBeNull();
    expect(cardOfListed(showing, { ...listed, id: 2 }).booked).toBeNull();
  });
});
