import { describe, expect, it } from 'vitest';

import { contentPages } from '#src/contract/content/content-pages.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { unmetDemands } from '#src/domain/content/content-demands.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import { pagesWithPlaces, placesOf } from '#src/domain/content/slots-around.ts';

const blocks = [{ kind: 'questions', items: [{ question: 'A', answer: 'B' }] }] as const;

/** What is wrong with the place alone. */
const misplaced = (type: CmsType, slot: string): boolean =>
  unmetDemands({ type, slot, link: '/deals/', date: '2026-01-01', language: 'en', blocks }).some(
    ({ fact }) => fact === 'slot',
  );

describe('no required slot is rejected', () => {
  const around = pagesWithPlaces.flatMap((page) =>
    categories.flatMap((kind) =>
      placesOf(page, { id: 7, kind }).flatMap(({ type, slots }) => slots.map((slot) => [type, slot] as const)),
    ),
  );
  const whole = Object.values(contentPages).map(({ type, slot }) => [type, slot] as const);
  const beside = [
    ['seasonal-theme', 'home'],
    ['seo-link', 'home'],
    ['notice', 'site'],
    ['web-config', 'menu'],
    ['web-config', 'preferred'],
  ] as const;
  const all = new Map([...around, ...whole, ...beside].map((one) => [one.join(' '), one]));

  it.each([...all.values()])('%s in %s', (type, slot) => expect(misplaced(type, slot)).toBe(false));

  it('and a city is no theme', () => {
    expect(misplaced('city-theme', 'theme-7')).toBe(true);
    expect(misplaced('city-theme', 'city-07')).toBe(true);
    expect(misplaced('city-theme', 'city')).toBe(true);
  });
});
