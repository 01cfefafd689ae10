import { expect, test } from 'vitest';
import { checkParty, unitCountsIn, type PartyRules } from '#src/domain/catalogue/offers/party.ts';

const rules: PartyRules = {
  minParty: 2,
  maxParty: 6,
  units: [
    { id: 'adult', pax: 1, accompanied: false, maxQuantity: null },
    { id: 'child', pax: 1, accompanied: true, maxQuantity: 2 },
    { id: 'infant', pax: 0, accompanied: true, maxQuantity: null },
    { id: 'family', pax: 4, accompanied: false, maxQuantity: 1 },
  ],
};

test('counts people, not units, and drops zeros', () => {
  expect(checkParty({ family: 1, adult: 1, infant: 2, child: 0 }, rules)).toEqual({
    ok: true,
    value: { counts: { family: 1, adult: 1, infant: 2 }, people: 5 },
  });
});

test.each([
  [{}, 'party_too_small', 'units'],
  [{ adult: 1 }, 'party_too_small', 'units'],
  [{ adult: 7 }, 'party_too_large', 'units'],
  [{ family: 1, adult: 3 }, 'party_too_large', 'units'],
  [{ adult: 1, child: 3 }, 'party_too_large', 'child'],
  [{ child: 2 }, 'unit_needs_company', 'units'],
  [{ adult: 2, student: 1 }, 'unit_unknown', 'student'],
  [{ adult: -1 }, 'quantity_invalid', 'adult'],
  [{ adult: 1.5 }, 'quantity_invalid', 'adult'],
  [{ adult: 100 }, 'quantity_invalid', 'adult'],
  [{ adult: Number.NaN }, 'quantity_invalid', 'adult'],
])('%o is refused: %s at %s', (counts, code, field) => {
  expect(checkParty(counts, rules)).toMatchObject({ ok: false, failure: { code, field } });
});

test('takes as many of a unit as may be counted, and reports the limit that was passed', () => {
  const wide = { ...rules, maxParty: 200 };
  expect(checkParty({ adult: 99 }, wide)).toMatchObject({ ok: true, value: { people: 99 } });
  expect(checkParty({ adult: 1 }, rules)).toMatchObject({ failure: { facts: { limit: 2 } } });
  expect(checkParty({ adult: 7 }, rules)).toMatchObject({ failure: { facts: { limit: 6 } } });
  expect(checkParty({ adult: 1, child: 3 }, { ...rules, maxParty: 9 })).toMatchObject({
    failure: { field: 'child', facts: { limit: 2 } },
  });
});

test.each([
  ['adult:2,child:1', { adult: 2, child: 1 }],
  ['adult:0', { adult: 0 }],
  ['adult', { adult: Number.NaN }],
  ['adult:two', { adult: Number.NaN }],
])('unitCountsIn reads "%s" as %j', (text, counts) => {
  expect(unitCountsIn(text)).toEqual(counts);
});
