import { describe, expect, it } from 'vitest';

import { readAcriss } from '#src/domain/cars/acriss.ts';
import { carTitle } from '#src/verticals/car-rentals/car-title.details.ts';

describe('carTitle', () => {
  it('returns a title in every language, the English one in American words', () => {
    const electric = readAcriss('CDAE');
    const van = readAcriss('GVMD');
    expect(electric === null ? null : carTitle(electric)).toMatchObject({
      en: 'Compact · Automatic · Electric',
      ja: 'コンパクト · オートマ車 · 電気',
      ar: 'مدمجة · أوتوماتيك · كهربائية',
    });
    const petrol = readAcriss('ECMV');
    expect(petrol === null ? null : carTitle(petrol)).toMatchObject({
      en: 'Economy · Manual · Gasoline',
      de: expect.stringContaining('Benzin'),
    });
    expect(van === null ? null : carTitle(van).en).toBe('Full-size + · Van · Manual · Diesel');
  });
});
