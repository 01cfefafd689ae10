import { expect, it } from 'vitest';

import { answersFrom, answersToEmpty, wouldReplace } from '#src/web/checkout/checkout/form/fill-traveller.ts';

const noPassport = { familyName: null, givenName: null };
const ana = {
  id: '1',
  fullName: 'Ana Example',
  ...noPassport,
  birthDate: '1990-05-17',
  nationality: null,
  diet: 'vegan',
};

it('fills required fields that are known, and nothing else', () => {
  expect(answersFrom(ana, ['fullName', 'birthDate', 'nationality', 'passport'])).toEqual({
    fullName: 'Ana Example',
    birthDate: '1990-05-17',
  });
  expect(answersFrom(ana, ['weight'])).toEqual({});
});

it.each([
  [
    { familyName: 'Example', givenName: 'Ana' },
    // Takes back that an earlier person had one name only.
    { familyName: 'Example', givenName: 'Ana', oneName: '' },
  ],
  [
    { familyName: 'Sukarno', givenName: null },
    { familyName: 'Sukarno', oneName: 'yes' },
  ],
  [noPassport, {}],
])('fills the name of the passport as it is saved: %j', (names, answers) => {
  expect(answersFrom({ ...ana, ...names }, ['familyName', 'givenName', 'oneName'])).toEqual(answers);
});

it.each([
  [{}, false],
  [{ fullName: ' ', diet: 'halal' }, false],
  [{ fullName: 'Ana Example' }, false],
  [{ fullName: 'Ben Example' }, true],
  [{ fullName: 'Ana Example', birthDate: '2001-01-01' }, true],
])('confirms before it replaces: %j is %s', (present, requiredFields) => {
  expect(wouldReplace(present, answersFrom(ana, ['fullName', 'birthDate']))).toBe(requiredFields);
});

it('fills empty fields, and never takes back a given name that was typed', () => {
  const given = { familyName: 'Sukarno', oneName: 'yes', diet: 'halal' };
  expect(answersToEmpty({ givenName: 'Noor', diet: 'vegan' }, given)).toEqual({ familyName: 'Sukarno' });
  expect(answersToEmpty({ givenName: ' ' }, given)).toEqual(given);
});

it('requires confirmation before a person of two names replaces one with a single name', () => {
  const noor = answersFrom({ ...ana, familyName: 'Haddad', givenName: 'Noor' }, ['familyName', 'givenName', 'oneName']);
  expect(wouldReplace({ oneName: 'yes' }, noor)).toBe(true);
});
