import { expect, it } from 'vitest';

import { structuredFaults, structuredTypes } from './schema-org.ts';

const offer = { '@type': 'AggregateOffer', lowPrice: '12.50', priceCurrency: 'USD', offerCount: 2 };
const url = 'https://shop.example/activity/1-a/';
const product = { '@type': 'Product', name: 'A', url, image: [url], offers: offer };
const step = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' };

function page(...graph: readonly object[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<p>…</p><script type="application/ld+json">${text}</script>`;
}

it('lets pass what the vocabulary knows', () => {
  const html = page(
    { ...product, '@type': ['Product', 'TouristTrip'] },
    { '@type': 'BreadcrumbList', itemListElement: [step] },
  );
  expect(structuredFaults(html)).toEqual([]);
  expect(structuredTypes(html)).toEqual(['Product+TouristTrip', 'BreadcrumbList']);
});

it.each([
  ['a type that is none', { '@type': 'Activity', name: 'A' }, 'no type Activity'],
  ['a property of another type', { ...product, geo: { '@type': 'GeoCoordinates', latitude: 1, longitude: 2 } }, 'geo'],
  ['a value of another type', { ...product, offers: { '@type': 'Organization', name: 'A' } }, 'none of Offer'],
  ['a price with its currency in it', { ...product, offers: { ...offer, lowPrice: 'US$12' } }, 'no Price'],
  ['a number as text', { ...product, offers: { ...offer, offerCount: '2' } }, 'no Integer'],
  ['a path instead of an address', { ...product, url: '/activity/1-a/' }, 'no URL'],
  ['an offer without a price', { ...product, offers: { '@type': 'AggregateOffer', priceCurrency: 'USD' } }, 'lowPrice'],
  ['an empty name', { ...product, name: ' ' }, 'no Text'],
  ['a list that begins with two', { '@type': 'ItemList', itemListElement: [{ ...step, position: 2 }] }, 'not count'],
  ['a list that miscounts', { '@type': 'ItemList', numberOfItems: 3, itemListElement: [step] }, 'not count'],
  ['an empty list', { '@type': 'ItemList', itemListElement: [] }, 'not count'],
])('finds %s', (_name, planted, reported) => {
  expect(structuredFaults(page(planted)).join('\n')).toContain(reported);
});

it('finds what speaks another language', () => {
  expect(structuredFaults('<script type="application/ld+json">{"@graph":[]}</script>')).toHaveLength(1);
});
