import { describe, expect, it } from 'vitest';

import { cityTaxOf } from './city-tax.ts';

const couple = { adults: 2, children: 0, infants: 0, ages: [] };
const nothing = { bands: [], basisPoints: 0, vatBasisPoints: 0, fromAge: 0, mostNights: 366 };

describe('pay-at-property fees', () => {
  it('is so much an adult and night, for so many nights', () => {
    const rome = {
      ...nothing,
      basis: 'person',
      bands: [{ from: '0', amount: '7.50' }],
      fromAge: 10,
      mostNights: 3,
    } as const;
    const family = { adults: 2, children: 2, infants: 0, ages: [9, 10] };
    expect(cityTaxOf(rome, [{ party: family, nights: [100_00n, 100_00n, 100_00n, 100_00n] }], 'EUR')).toBe(67_50n);
  });

  it('counts infants, who have no bed, as people from the age on at which the place taxes', () => {
    const family = { adults: 2, children: 0, infants: 1, ages: [1] };
    const bands = [
      { from: '0', amount: '1' },
      { from: '50', amount: '2' },
    ];
    const due = (fromAge: number): bigint =>
      cityTaxOf({ ...nothing, basis: 'person', bands, fromAge }, [{ party: family, nights: [100_00n] }], 'EUR');
    // The price of a night is shared by the two who have a bed, so it is in the second band.
    expect([due(0), due(1), due(2)]).toEqual([6_00n, 6_00n, 4_00n]);
    const alone = { adults: 0, children: 0, infants: 1, ages: [0] };
    const none = cityTaxOf(
      { ...nothing, basis: 'person', bands, fromAge: 2 },
      [{ party: alone, nights: [100_00n] }],
      'EUR',
    );
    expect(none).toBe(0n);
  });

  it('rises with what the night costs a person', () => {
    const kyoto = {
      ...nothing,
      basis: 'person',
      bands: [
        { from: '0', amount: '200' },
        { from: '6000', amount: '400' },
        { from: '20000', amount: '1000' },
      ],
    } as const;
    const due = (night: bigint): bigint => cityTaxOf(kyoto, [{ party: couple, nights: [night] }], 'JPY');
    expect([due(11_900n), due(12_000n), due(39_998n), due(40_000n)]).toEqual([400n, 800n, 800n, 2000n]);
  });

  it('is nothing below the first band, and once a room where the room is taxed', () => {
    const tokyo = { ...nothing, basis: 'person', bands: [{ from: '10000', amount: '100' }] } as const;
    expect(cityTaxOf(tokyo, [{ party: couple, nights: [19_900n] }], 'JPY')).toBe(0n);
    const dubai = { ...nothing, basis: 'room', bands: [{ from: '0', amount: '15' }], mostNights: 30 } as const;
    const rooms = [
      { party: couple, nights: [500_00n, 500_00n] },
      { party: couple, nights: [500_00n, 500_00n] },
    ];
    expect(cityTaxOf(dubai, rooms, 'AED')).toBe(60_00n);
  });

  it('is a share of the price without value added tax', () => {
    const amsterdam = { ...nothing, basis: 'share', basisPoints: 1250, vatBasisPoints: 2100 } as const;
    expect(cityTaxOf(amsterdam, [{ party: couple, nights: [121_00n] }], 'EUR')).toBe(12_50n);
  });

  it('throws where an amount of the tax has too many decimals for the currency', () => {
    const wrong = { ...nothing, basis: 'room', bands: [{ from: '0', amount: '1.5' }] } as const;
    expect(() => cityTaxOf(wrong, [{ party: couple, nights: [10_000n] }], 'JPY')).toThrow(
      '"1.5" is not an amount in JPY',
    );
  });
});
