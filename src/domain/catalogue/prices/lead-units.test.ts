import { describe, expect, it } from 'vitest';

import { fromOptions, fromUnits, leadUnits, type LeadUnit } from '#src/domain/catalogue/prices/lead-units.ts';
import { unitTypes, type UnitType } from '#src/domain/catalogue/product.ts';

type Unit = LeadUnit & { readonly id: string };

const unit = (id: string, type: UnitType, more: Partial<LeadUnit> = {}): Unit => ({
  id,
  type,
  minAge: 0,
  maxAge: 99,
  pax: 1,
  accompanied: false,
  ...more,
});
const adult = unit('adult', 'ADULT', { minAge: 18, maxAge: 64 });
const child = unit('child', 'CHILD', { minAge: 6, maxAge: 12 });
const senior = unit('senior', 'SENIOR', { minAge: 65 });
const infant = unit('infant', 'INFANT', { maxAge: 5, accompanied: true });
const car = unit('car', 'OTHER', { pax: 6 });
const ids = (units: readonly Unit[]): string[] => units.map(({ id }) => id);

describe('the units of a "from" price', () => {
  it('are those of one adult, whatever else is cheaper or free', () => {
    expect(ids(leadUnits([child, senior, infant, adult, car]))).toEqual(['adult']);
    expect(ids(leadUnits([unit('pair', 'ADULT', { pax: 2 }), adult]))).toEqual(['adult']);
    expect(ids(leadUnits([unit('pair', 'ADULT', { pax: 2 }), child]))).toEqual(['pair']);
  });

  it('are otherwise those that can be bought alone', () => {
    expect(ids(leadUnits([child, car, unit('family', 'FAMILY', { pax: 4 })]))).toEqual(['car', 'family']);
    expect(ids(leadUnits([unit('grown', 'OTHER', { minAge: 25 }), unit('late', 'OTHER', { minAge: 26 })]))).toEqual([
      'grown',
    ]);
    expect(ids(leadUnits([unit('to', 'OTHER', { maxAge: 54 }), unit('before', 'OTHER', { maxAge: 53 })]))).toEqual([
      'to',
    ]);
    expect(leadUnits([unit('bound', 'OTHER', { accompanied: true })])).toEqual([]);
  });

  it.each(unitTypes.filter((type) => !['ADULT', 'FAMILY', 'OTHER'].includes(type)))('are never of type %s', (type) => {
    expect(leadUnits([unit('some', type)])).toEqual([]);
    expect(ids(fromUnits({ units: [unit('some', type), car] }))).toEqual(['car']);
  });

  it('are all that can be bought alone where an adult can buy nothing', () => {
    expect(ids(fromUnits({ units: [child, infant, senior] }))).toEqual(['child', 'senior']);
  });

  it('are of the options that an adult can buy, or of all where there is none', () => {
    const grown = { units: [adult, child] };
    const young = { units: [child] };
    expect(fromOptions([young, grown])).toEqual([grown]);
    expect(fromOptions([young])).toEqual([young]);
  });
});
