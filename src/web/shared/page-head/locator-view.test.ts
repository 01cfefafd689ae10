import { describe, expect, it } from 'vitest';

import { loadContext } from '../../../../tests/load-context.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { distanceWords } from '#src/verticals/distance.words.ts';
import { pointOf, radiusOf, readable, scaleFor } from '#src/web/shared/page-head/locator-view.ts';

describe('the card of where it is', () => {
  it('puts the four winds where a map has them', () => {
    expect(pointOf(0, 40)).toEqual({ x: 50, y: 10 });
    expect(pointOf(90, 40)).toEqual({ x: 75, y: 50 });
    expect(pointOf(180, 40)).toEqual({ x: 50, y: 90 });
    expect(pointOf(270, 40)).toEqual({ x: 25, y: 50 });
  });

  it('fits the farthest neighbor, and separates the near ones', () => {
    const scale = scaleFor([{ metres: 320 }, { metres: 3600 }]);
    expect(scale).toBe(4000);
    expect(radiusOf(3600, scale)).toBeLessThan(44);
    expect(radiusOf(scale / 4, scale)).toBe(22);
  });

  it('shows the nearest of neighbours that would cover each other', () => {
    const [near, same, apart] = [
      { metres: 400, bearing: 90 },
      { metres: 410, bearing: 92 },
      { metres: 400, bearing: 270 },
    ];
    expect(readable([near, same, apart])).toEqual([near, apart]);
  });

  it('has a scale without neighbours and for very far ones', () => {
    expect(scaleFor([])).toBe(400);
    expect(scaleFor([{ metres: 250_000 }])).toBe(250_000);
  });
});

describe('how far it is', () => {
  it.each([
    [0, 'en-US', '10 ft'],
    [76, 'en-US', '250 ft'],
    [160, 'en-US', '520 ft'],
    [161, 'en-US', '0.1 mi'],
    [1_200, 'en-US', '0.7 mi'],
    [3, 'en-GB', '10 yd'],
    [76, 'en-GB', '80 yd'],
    [402, 'en-GB', '0.2 mi'],
    [3, 'en', '10 m'],
    [76, 'en-AU', '80 m'],
    [1_200, 'de', '1,2 km'],
  ] as const satisfies readonly (readonly [number, LanguageCode, string])[])(
    '%d metres in %s are %s, and never none',
    async (metres, language, words) => {
      const { context } = await loadContext({ page: 'activity', language, answers: {} });
      expect(distanceWords(context.i18n, metres, language).replace(/\s/g, ' ')).toBe(words);
    },
  );
});
