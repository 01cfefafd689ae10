import { describe, expect, it } from 'vitest';

import { readSoldQuestion } from '#src/actions/catalogue/offers/read-sold-question.ts';
import { carRentals } from '#src/verticals/car-rentals/car-rentals.rules.ts';
import { hotels } from '#src/verticals/hotels/hotels.rules.ts';

const clock = (): number => Date.parse('2026-11-22T12:00:00Z');

const stay = (check_in: string, check_out: string) => ({ destination: '1', check_in, check_out });
const hire = (from_date: string, to_date: string) => ({
  destination: '1',
  from_date,
  from_time: '10:00',
  to_date,
  to_time: '10:00',
  age: '30',
  country: 'JP',
});

describe('a question beyond the horizon', () => {
  it('of rooms is refused with the day from which they are sold, by the default and by a setting', () => {
    const far = readSoldQuestion({ clock }, hotels, stay('2037-01-10', '2037-01-12'));
    expect(far).toMatchObject({
      failure: { code: 'date_not_offered', field: 'check_in', facts: { reason: 'date_far', soldFrom: '2036-01-11' } },
    });
    expect(readSoldQuestion({ clock }, hotels, stay('2027-11-20', '2027-11-22')).ok).toBe(true);
    const set = { clock, saleDays: { hotels: 100 } };
    expect(readSoldQuestion(set, hotels, stay('2027-11-20', '2027-11-22'))).toMatchObject({
      failure: { code: 'date_not_offered', field: 'check_in', facts: { reason: 'date_far', soldFrom: '2027-08-12' } },
    });
    // The day that begins first anywhere is 23 November: nothing that is sold there is refused.
    expect(readSoldQuestion(set, hotels, stay('2027-03-03', '2027-03-05')).ok).toBe(true);
    expect(readSoldQuestion(set, hotels, stay('2027-03-04', '2027-03-05')).ok).toBe(false);
  });

  it('of cars is refused with the day from which they are sold', () => {
    expect(readSoldQuestion({ clock }, carRentals, hire('2037-01-10', '2037-01-12'))).toMatchObject({
      failure: { field: 'from_date', facts: { reason: 'too_far_ahead', soldFrom: '2036-02-15' } },
    });
    const set = { clock, saleDays: { 'car-rentals': 30 } };
    expect(readSoldQuestion(set, carRentals, hire('2027-01-10', '2027-01-12'))).toMatchObject({
      failure: { code: 'date_not_offered', field: 'from_date', facts: { soldFrom: '2026-12-11' } },
    });
    expect(readSoldQuestion({ clock }, carRentals, hire('2027-01-10', '2027-01-12')).ok).toBe(true);
  });
});
