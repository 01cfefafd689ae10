import { describe, expect, it } from 'vitest';

import { pages } from '#src/contract/pages.ts';
import { hotelsHref, hotelWords, questionOf, readHotelQuery, stayQuery, withFacet } from './hotel-query.ts';

const en = { language: 'en' } as const;
const read = (text: string) => readHotelQuery(new URLSearchParams(text));
const full =
  'destination=5&check_in=2027-03-01&check_out=2027-03-03&rooms=2&adults=3&children=1&child_ages=4&stars=4%2C5' +
  '&score=45&meals=breakfast&cancellation=free&district=Gion&facilities=hot_spring&access=lift&price_from=100' +
  '&price_to=900&free_until=2027-02-20&sort=price&page=2&view=map';

describe('the address of a search for hotels', () => {
  it('reads back unchanged, for any query', () => {
    expect(hotelsHref(en, read(full), { page: 2 })).toBe(`/hotels/search/?${full}`);
  });

  it('uses only keys that its page watches', () => {
    const watched = [...pages['hotels-search'].watched, 'hotel'];
    expect(Object.keys(hotelWords(read(full))).toSorted()).toEqual(watched.toSorted());
  });

  it('begins again at the first page when something changes, and turns a value on and off', () => {
    const now = read(full);
    const without = { ...now, facets: withFacet(now, 'stars', '4') };
    expect(without.facets.stars).toEqual(['5']);
    expect(hotelsHref(en, without)).not.toContain('page=');
    expect(withFacet(without, 'stars', '4').stars).toEqual(['5', '4']);
  });

  it('leaves out what is no number, no day, no order and no view', () => {
    expect(read('price_from=cheap&free_until=2027-02-31&sort=best&page=0&view=globe')).toMatchObject({
      limits: { from: null, freeUntil: null },
      sort: 'recommended',
      page: 1,
      view: 'list',
    });
  });

  it('hands the question on to the API, and without its place to a hotel', () => {
    const { stay } = read('destination=5&check_in=2027-03-01&check_out=2027-03-03');
    expect(questionOf(stay)).toBe('destination=5&check_in=2027-03-01&check_out=2027-03-03');
    expect(stayQuery(stay)).toBe('check_in=2027-03-01&check_out=2027-03-03');
  });
});
