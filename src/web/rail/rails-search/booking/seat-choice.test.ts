import { describe, expect, it } from 'vitest';

import type { SeatsView, TakenView } from '#src/web/rail/rails-search/rails-search-view.ts';
import { pickSeat, rideKey, seatsWord } from '#src/web/rail/rails-search/booking/seat-choice.ts';

const ride = (key: string): SeatsView => ({ key, title: key, lang: 'en', left: null, coaches: [] });

function journey(seats: readonly (SeatsView | null)[]): Pick<TakenView, 'way' | 'seats' | 'choice'> {
  return { way: 'out', seats, choice: { offerId: 'standard', question: {}, units: { adult: 2 }, seats: 2 } };
}

describe('selecting seats', () => {
  it('are taken, let go, and give way to the last one when there are enough', () => {
    expect(pickSeat([], 'A', 2)).toEqual(['A']);
    expect(pickSeat(['A'], 'B', 2)).toEqual(['A', 'B']);
    expect(pickSeat(['A', 'B'], 'C', 2)).toEqual(['B', 'C']);
    expect(pickSeat(['A', 'B'], 'A', 2)).toEqual(['B']);
    expect(pickSeat(['A'], 'B', 1)).toEqual(['B']);
  });

  it('are all of a ride or none of it', () => {
    const two = journey([ride('1'), null, ride('3')]);
    const of = (key: string, ...seats: string[]) => ({ [rideKey('out', key)]: seats });
    expect(seatsWord(two, {})).toBe('');
    expect(seatsWord(two, of('1', '7-1A', '7-1B'))).toBe('7-1A,7-1B~~');
    expect(seatsWord(two, { ...of('1', '7-1A', '7-1B'), ...of('3', '2-4C', '2-4D') })).toBe('7-1A,7-1B~~2-4C,2-4D');
    expect(seatsWord(two, of('1', '7-1A'))).toBeNull();
    // Seats of the way back are not those of the way there.
    expect(seatsWord(two, { [rideKey('back', '1')]: ['7-1A'] })).toBe('');
  });
});
