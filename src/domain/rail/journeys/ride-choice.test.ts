import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fareClasses } from '#src/domain/rail/fares/passenger.ts';
import {
  mostLegs,
  readRideQuestion,
  writeRideQuestion,
  type RideQuestion,
} from '#src/domain/rail/journeys/ride-choice.ts';

const whole = { legs: '7.2026-12-01.s1.s2', class: 'standard' };

const questions: fc.Arbitrary<RideQuestion> = fc
  .record({
    legs: fc.array(
      fc.record({
        tripId: fc.integer({ min: 1, max: 999_999_999 }),
        date: fc.constantFrom('2026-12-31', '2028-02-29'),
        from: fc.integer({ min: 1, max: 99 }),
        to: fc.integer({ min: 100, max: 999_999 }),
      }),
      { minLength: 1, maxLength: mostLegs },
    ),
    class: fc.constantFrom(...fareClasses),
    fares: fc.option(fc.constantFrom('gyeongbu-first', 'a~b~c')),
    adults: fc.integer({ min: 1, max: 4 }),
    adultAges: fc.array(fc.option(fc.integer({ min: 18, max: 120 })), { maxLength: 4 }),
    cards: fc.array(fc.constantFrom('youth', 'half-fare', null), { maxLength: 4 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
  })
  .map(({ legs, class: fareClass, fares, adults, adultAges, cards, ages }) => ({
    legs,
    class: fareClass,
    fares,
    travellers: [
      ...Array.from({ length: adults }, (_, adult) => ({ age: adultAges[adult] ?? null, card: cards[adult] ?? null })),
      ...ages.map((age) => ({ age, card: null })),
    ],
    seats: legs.map(() => null),
  }));

function fieldOf(changed: Readonly<Record<string, string>>): string {
  const read = readRideQuestion({ ...whole, ...changed });
  if (read.ok) return 'read';
  expect(read.failure.code).toBe('bad_request');
  return `${read.failure.field}`;
}

describe('the labels of a journey', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(readRideQuestion(writeRideQuestion(question))).toEqual({ ok: true, value: question });
      }),
    );
  });

  it('name a seat for each traveller of a leg, or leave the leg to us', () => {
    const two = { legs: '7.2026-12-01.s1.s2~8.2026-12-01.s2.s3', adults: '2', class: 'first' };
    const read = readRideQuestion({ ...two, seats: '7-12A,7-12B~' });
    expect(read.ok && read.value.seats).toEqual([['7-12A', '7-12B'], null]);
    const ours = readRideQuestion({ ...two, seats: '~' });
    expect(ours.ok && ours.value.seats).toEqual([null, null]);
  });

  it('give the age and card of each adult, or neither, as the former format does', () => {
    const of = (more: Readonly<Record<string, string>>) => {
      const read = readRideQuestion({ ...whole, adults: '2', ...more });
      return read.ok && read.value.travellers;
    };
    expect(of({ adult_ages: ',70', cards: 'youth' })).toEqual([
      { age: null, card: 'youth' },
      { age: 70, card: null },
    ]);
    expect(of({ cards: ',youth' })).toEqual([
      { age: null, card: null },
      { age: null, card: 'youth' },
    ]);
    expect(of({ children: '1', child_ages: '17', adult_ages: '18,120' })).toEqual([
      { age: 18, card: null },
      { age: 120, card: null },
      { age: 17, card: null },
    ]);
    expect(of({})).toEqual([
      { age: null, card: null },
      { age: null, card: null },
    ]);
  });

  it('omit unknown facts', () => {
    const question = (more: Partial<RideQuestion>): RideQuestion => ({
      legs: [{ tripId: 7, date: '2026-12-01', from: 1, to: 2 }],
      class: 'standard',
      fares: null,
      travellers: [
        { age: null, card: null },
        { age: null, card: null },
      ],
      seats: [null],
      ...more,
    });
    const words = { ...whole, adults: '2' };
    expect(writeRideQuestion(question({}))).toEqual(words);
    const said = [
      { age: 70, card: 'half-fare' },
      { age: null, card: null },
      { age: 18, card: null },
      { age: 17, card: null },
    ];
    expect(writeRideQuestion(question({ travellers: said }))).toEqual({
      ...words,
      adults: '3',
      adult_ages: '70,,18',
      cards: 'half-fare',
      children: '1',
      child_ages: '17',
    });
    const fares = 'a'.repeat(500);
    expect(writeRideQuestion(question({ fares }))).toEqual({ ...words, fares });
    expect(writeRideQuestion(question({ fares: `${fares}a` }))).toEqual(words);
  });

  it('are refused by the name of the field that cannot be', () => {
    const leg = '7.2026-12-01.s1.s2';
    const cases: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
      [{}, 'read'],
      [{ legs: '' }, 'legs'],
      [{ legs: '0.2026-12-01.s1.s2' }, 'legs'],
      [{ legs: '7.2026-02-29.s1.s2' }, 'legs'],
      [{ legs: '7.2026-12-01.s1.s1' }, 'legs'],
      [{ legs: '7.2026-12-01.g1.s2' }, 'legs'],
      [{ legs: `x${leg}` }, 'legs'],
      [{ legs: `${leg}x` }, 'legs'],
      [{ legs: `${leg}~` }, 'legs'],
      [{ legs: [leg, leg, leg, leg, leg].join('~') }, 'legs'],
      [{ class: 'third' }, 'class'],
      [{ class: '' }, 'class'],
      [{ fares: 'a'.repeat(501) }, 'fares'],
      [{ fares: 'a'.repeat(500) }, 'read'],
      [{ adults: '2x' }, 'adults'],
      [{ adults: 'x2' }, 'adults'],
      [{ adults: 'x', children: '1', child_ages: '5' }, 'adults'],
      [{ children: '1x', child_ages: '5' }, 'children'],
      [{ adults: '0', children: '1', child_ages: '5' }, 'read'],
      [{ seats: '1234-12345' }, 'read'],
      [{ seats: '12345-12A' }, 'seats'],
      [{ seats: '7-123456' }, 'seats'],
      [{ seats: 'x 7-12A' }, 'seats'],
      [{ adults: '0' }, 'adults'],
      [{ adults: '10' }, 'adults'],
      [{ adults: '-1' }, 'adults'],
      [{ adults: '9', children: '1', child_ages: '5' }, 'adults'],
      [{ children: 'one' }, 'children'],
      [{ children: '1' }, 'child_ages'],
      [{ children: '1', child_ages: '18' }, 'child_ages'],
      [{ children: '1', child_ages: '5,6' }, 'child_ages'],
      [{ child_ages: '5' }, 'child_ages'],
      [{ cards: 'youth,youth' }, 'cards'],
      [{ cards: 'Gold' }, 'cards'],
      [{ adult_ages: '17' }, 'adult_ages'],
      [{ adult_ages: '121' }, 'adult_ages'],
      [{ adult_ages: '20,20' }, 'adult_ages'],
      [{ adult_ages: 'old' }, 'adult_ages'],
      [{ seats: '7-12A,7-12B' }, 'seats'],
      [{ seats: '~' }, 'seats'],
      [{ seats: '12A' }, 'seats'],
      [{ adults: '2', seats: '7-12A,7-12A' }, 'seats'],
      [{ adults: '2', seats: '7-12A' }, 'read'],
      [{ adults: '2', seats: '7-12A,12B' }, 'seats'],
    ];
    for (const [changed, field] of cases) expect([changed, fieldOf(changed)]).toEqual([changed, field]);
  });
});
