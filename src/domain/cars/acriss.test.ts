import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readAcriss } from '#src/domain/cars/acriss.ts';

describe('the code of a class of cars', () => {
  it('returns category, doors, gears, fuel and air', () => {
    expect(readAcriss('EDAR')).toEqual({
      code: 'EDAR',
      category: 'economy',
      elite: false,
      type: 'four_or_five_doors',
      transmission: 'automatic',
      drive: 'unspecified',
      fuel: 'unspecified',
      airConditioning: true,
    });
    expect(readAcriss('MBMN')).toMatchObject({ category: 'mini', transmission: 'manual', airConditioning: false });
    expect(readAcriss('WFDI')).toMatchObject({ category: 'luxury', elite: true, drive: 'all_wheel', fuel: 'plug_in' });
    expect(readAcriss('CDAE')).toMatchObject({ fuel: 'electric', airConditioning: true });
  });

  it('reads every class that the shop has', () => {
    const codes = 'MBMR EDMR EDAR CDMR CDAR CDAE IDAR SDAR FDAR IFAR SFAR PFAR FVAR LDAR'.split(' ');
    expect(codes.filter((code) => readAcriss(code) === null)).toEqual([]);
  });

  it('is refused with a letter unknown at its position, and with too few or too many', () => {
    expect(['', 'EDA', 'EDARR', 'edar', 'ADAR', 'EAAR', 'EDER', 'EDAY', 'ED4R'].map(readAcriss)).toEqual(
      Array.from({ length: 9 }, () => null),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), (text) => {
        const read = readAcriss(text);
        expect(read === null || read.code === text).toBe(true);
      }),
    );
  });
});
