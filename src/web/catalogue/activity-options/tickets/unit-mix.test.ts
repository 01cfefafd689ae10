import { expect, test } from 'vitest';

import { countsIn, countsText, readAges } from '#src/web/catalogue/activity-options/tickets/unit-mix.ts';

test.each([
  ['34, 36, 8', [34, 36, 8]],
  ['34 and 36; 8 years', [34, 36, 8]],
  ['٣٤، ٨', [34, 8]],
  ['３４、８', [34, 8]],
  ['0', [0]],
  ['', null],
  ['nobody', null],
  ['34, 120', null],
  ['1 2 3 4 5 6 7 8 9 10', null],
] as const)('ages in %j', (text, ages) => {
  expect(readAges(text)).toEqual(ages);
});

test('tickets are written to an address, and only those of the package are read from it', () => {
  const unit = { pax: 1, accompanied: false };
  const rules = {
    minParty: 1,
    maxParty: 8,
    units: [
      { ...unit, id: 'adult', maxQuantity: null },
      { ...unit, id: 'child', maxQuantity: 2 },
    ],
  };
  expect(countsText({ adult: 2, child: 1, senior: 0 })).toBe('adult:2,child:1');
  expect(countsIn('adult:2,child:1', rules)).toEqual({ adult: 2, child: 1 });
  expect(countsIn('adult:99,child:9,senior:1', rules)).toEqual({ adult: 8, child: 2 });
  for (const none of [null, '', 'adult:0', 'adult:-1', 'adult:x', 'adult:1.5', 'senior:2'])
    expect(countsIn(none, rules)).toBeNull();
});
