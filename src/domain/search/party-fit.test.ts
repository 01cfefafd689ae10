import { expect, it } from 'vitest';

import { fitsParty, partyRefusal, type PartyTerms } from '#src/domain/search/party-fit.ts';

const adult = { id: 'adult', pax: 1, accompanied: false, maxQuantity: null, minAge: 12, maxAge: 64 };
const child = { id: 'child', pax: 1, accompanied: true, maxQuantity: 2, minAge: 3, maxAge: 11 };
const senior = { ...adult, id: 'senior', minAge: 65, maxAge: 99 };
const tour: PartyTerms = { minParty: 1, maxParty: 4, units: [adult, child, senior] };
const car: PartyTerms = {
  minParty: 1,
  maxParty: 12,
  units: [{ id: 'car', pax: 6, accompanied: false, maxQuantity: 2, minAge: 0, maxAge: 99 }],
};

it.each([
  ['a couple', [30, 34], true],
  ['a family', [41, 40, 8, 3], true],
  ['grandparents with a child', [70, 66, 9], true],
  ['a child alone', [9], false],
  ['a baby, for whom there is no unit', [30, 1], false],
  ['more than may book together', [30, 30, 30, 30, 30], false],
  ['more children than are taken', [30, 5, 6, 7], false],
] as const)('returns whether %s may book', (_who, ages, fits) => {
  expect(fitsParty(ages, tour)).toBe(fits);
});

it('requires company where one person may not book alone', () => {
  expect(fitsParty([30], { ...tour, minParty: 2 })).toBe(false);
  expect(fitsParty([30, 31], { ...tour, minParty: 2 })).toBe(true);
});

it('says whether it is their number or their ages that an option does not take', () => {
  expect(partyRefusal([30, 30], tour)).toBeNull();
  expect(partyRefusal([30, 30, 30, 30, 30], tour)).toBe('size');
  expect(partyRefusal([30], { ...tour, minParty: 2 })).toBe('size');
  expect(partyRefusal([30, 1], tour)).toBe('ages');
  expect(partyRefusal([9], tour)).toBe('ages');
});

it('fills cars with all travelers', () => {
  expect(fitsParty([30, 1, 80], car)).toBe(true);
  expect(
    fitsParty(
      Array.from({ length: 12 }, () => 30),
      car,
    ),
  ).toBe(true);
  expect(fitsParty([30, 5], { ...car, units: car.units.map((unit) => ({ ...unit, minAge: 18 })) })).toBe(false);
});
