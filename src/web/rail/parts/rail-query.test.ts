import { describe, expect, it } from 'vitest';

import { hasQuery, railHref, readRailQuery } from '#src/web/rail/parts/rail-query.ts';

const site = { language: 'en' } as const;
const read = (query: string) => readRailQuery(new URLSearchParams(query));

describe('the address of a search for trains', () => {
  it('says the same after it was read and written', () => {
    const query =
      'from=Tokyo&from_id=g1&to=Osaka&to_id=g2&trip=return&date=2026-12-01&time=09%3A00&return_date=2026-12-03&adults=2&children=1&child_ages=7&adult_ages=%2C70&cards=youth&sort=price&out=7.2026-12-01.s1.s2&out_class=first&out_fares=a~b';
    expect(new URL(railHref(site, read(query)), 'http://here').search.slice(1).replaceAll('%7E', '~')).toBe(
      query.replaceAll('%7E', '~'),
    );
  });

  it('takes ages from fields that a browser without script sends, and knows which were left empty', () => {
    expect(read('children=2&child_age=4&child_age=').ages).toEqual([4, null]);
    expect(read('children=2').ages).toEqual([null, null]);
    expect(read('child_ages=4,17').ages).toEqual([4, 17]);
    expect(read('child_ages=18').ages).toEqual([null]);
    expect(read('children=1&child_age=4&child_age=5').ages).toEqual([4]);
    expect(read('').ages).toEqual([]);
  });

  it('assigns ages and cards to travelers, and preserves an invalid age as typed', () => {
    expect(read('adults=3&adult_age=&adult_age=17&adult_age=&card=&card=&card=youth')).toMatchObject({
      adultAges: ['', '17'],
      cards: ['', '', 'youth'],
    });
    expect(read('adult_ages=old,30&cards=Gold,youth')).toMatchObject({
      adultAges: ['old', '30'],
      cards: ['', 'youth'],
    });
    expect(read('adult_age=1,8').adultAges).toEqual(['1.8']);
    expect(read('adult_age=&card=')).toMatchObject({ adultAges: [], cards: [] });
  });

  it('forgets the way back of a journey in one direction', () => {
    expect(railHref(site, { ...read('return_date=2026-12-03&date=2026-12-01'), trip: 'one' })).toBe(
      '/rails/search/?date=2026-12-01',
    );
    expect(read('return_date=2026-12-03').trip).toBe('return');
    expect(read('return_date=2026-12-03&trip=one').trip).toBe('one');
  });

  it('is empty without parameters, and ignores an impossible place', () => {
    expect(hasQuery(read('adults=2'))).toBe(false);
    expect(hasQuery(read('from=Tokyo'))).toBe(true);
    expect(read('from_id=x1&to_id=g0')).toMatchObject({ from: { id: null }, to: { id: null } });
  });
});
