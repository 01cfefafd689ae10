import { describe, expect, it } from 'vitest';

import type { BookingProfile, OptionTerms } from '#src/domain/search/documents/booking-profile.ts';
import { firstDayOf, profileRefusal, refusedBy } from '#src/domain/search/documents/refused-by.ts';
import type { FreeDays } from '#src/domain/search/query/index-query.ts';

/** The terms of an option for adults, for so many people at most. */
function terms(maxParty: number, facts: Partial<OptionTerms> = {}): OptionTerms {
  const adult = { id: 'adult', minAge: 18, maxAge: 99, pax: 1, accompanied: false, maxQuantity: null };
  return { freeHours: 24, firstMinute: 600, party: { minParty: 1, maxParty, units: [adult] }, ...facts };
}

describe('firstDayOf', () => {
  const horizon = { from: 100, to: 200 };
  const requested: unknown[] = [];
  const freeFrom = (day: number | null): FreeDays => ({
    atMs: 0,
    firstDay: (...question) => {
      requested.push(question);
      return day;
    },
  });

  it.each<[string, OptionTerms, readonly number[], FreeDays | null, number | null]>([
    ['the horizon where nothing is asked', terms(1), [], null, 100],
    ['the horizon where the party can book', terms(2), [30, 30], null, 100],
    ['no day where the party is too large', terms(1), [30, 30], null, null],
    ['no day where a ticket for somebody is missing', terms(2), [30, 8], null, null],
    ['the first day with free cancellation', terms(1), [], freeFrom(120), 120],
    ['no day before the horizon', terms(1), [], freeFrom(90), 100],
    ['no day where cancelling is free on none', terms(1), [], freeFrom(null), null],
    ['no day where cancelling is never free', terms(1, { freeHours: null }), [], freeFrom(120), null],
  ])('is %s', (_, option, party, free, day) => {
    expect(firstDayOf(option, 3, { party, free, horizon })).toBe(day);
  });

  it('queries with the hours and the first start of the option', () => {
    requested.length = 0;
    firstDayOf(terms(1, { freeHours: 48, firstMinute: 540 }), 3, { party: [], free: freeFrom(120), horizon });
    expect(requested).toEqual([[3, 48, 540]]);
  });
});

describe('profileRefusal', () => {
  const profile: BookingProfile = {
    languages: ['de', 'en'],
    access: ['step_free', 'accessible_toilet'],
    options: [terms(1), terms(4)],
  };
  const nothing = { languages: [], access: [], party: [] } as const;
  const { language, other } = refusedBy;

  it.each<[string, Partial<Parameters<typeof profileRefusal>[0]>, number]>([
    ['nothing where nothing is asked', {}, 0],
    ['nothing where one of the languages is spoken', { languages: ['fr', 'de'] }, 0],
    ['languages that nobody speaks', { languages: ['fr'] }, language],
    ['nothing where all needs are met', { access: ['step_free', 'accessible_toilet'] }, 0],
    ['needs of which one is not met', { access: ['step_free', 'wheelchair_loan'] }, other],
    ['nothing where one option takes the party', { party: [30, 30, 30] }, 0],
    ['a party that no option takes', { party: [30, 30, 30, 30, 30] }, other],
    ['by both filters', { languages: ['fr'], access: ['wheelchair_loan'] }, language | other],
  ])('refuses %s', (_, query, bits) => {
    expect(profileRefusal({ ...nothing, ...query }, profile)).toBe(bits);
  });

  it('refuses no party where the options are not known', () => {
    expect(profileRefusal({ ...nothing, party: [1, 2, 3] }, { ...profile, options: [] })).toBe(0);
  });
});
