import { describe, expect, it } from 'vitest';

import type { RatePlan, RoomType } from '#src/domain/stays/hotel-content.ts';
import { nightPrice, nightPriceStep } from '#src/domain/stays/night-price.ts';

const hotel = { season: [0, -10, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0], breakfast: '15' };
// Only what prices need.
const room = { price: '100', included: 2, extraAdult: '30', extraChild: '20' } as unknown as RoomType;
const plan = (meals: RatePlan['meals'] = 'none', percent = 0) => ({ meals, percent }) as unknown as RatePlan;
const couple = { adults: 2, children: 0 };
/** 2027-05-05 is a Wednesday. */
const night = { date: '2027-05-05', daysAhead: 30, currency: 'EUR' } as const;
const roomPrice = (more: Partial<{ date: string; daysAhead: number }>, party = couple, of = plan()): bigint =>
  nightPrice(hotel, room, of, party, { ...night, ...more }).room;

describe('a night of a room', () => {
  it('costs more on Friday and Saturday nights', () => {
    const week = [3, 4, 5, 6, 7, 8, 9].map((day) => roomPrice({ date: `2027-05-0${day}` }));
    expect(week).toEqual([100_00n, 100_00n, 100_00n, 100_00n, 115_00n, 115_00n, 100_00n]);
  });

  it('depends on the month', () => {
    const months = ['01', '02', '07', '12'].map((month) => roomPrice({ date: `2027-${month}-06` }));
    expect(months).toEqual([100_00n, 104_00n, 120_00n, 100_00n]);
  });

  it('costs more for tonight to the day after tomorrow', () => {
    expect([0, 2, 3].map((daysAhead) => roomPrice({ daysAhead }))).toEqual([110_00n, 110_00n, 100_00n]);
    // 100 × 1.2 × 1.15 × 1.1 = 151.8
    expect(roomPrice({ date: '2027-07-02', daysAhead: 0 })).toBe(152_00n);
  });

  it('costs more for guests beyond those included, children before adults', () => {
    const parties = [
      { adults: 1, children: 0 },
      { adults: 2, children: 1 },
      { adults: 3, children: 0 },
      { adults: 3, children: 1 },
      { adults: 1, children: 3 },
      { adults: 1, children: 1 },
    ];
    expect(parties.map((party) => roomPrice({}, party))).toEqual([
      100_00n,
      120_00n,
      130_00n,
      150_00n,
      140_00n,
      100_00n,
    ]);
  });

  it('depends on the plan, with extra guests', () => {
    expect(roomPrice({}, { adults: 3, children: 0 }, plan('none', -10))).toBe(117_00n);
    expect(roomPrice({}, couple, plan('none', 10))).toBe(110_00n);
  });

  it('has meals for adults, half of them for children, and half board for two and a half breakfasts', () => {
    const meals = (of: RatePlan['meals'], party = couple): bigint =>
      nightPrice(hotel, room, plan(of), party, night).meals;
    expect([meals('none'), meals('breakfast'), meals('half_board')]).toEqual([0n, 30_00n, 75_00n]);
    // 2 × 15 + 7.5 is a half, and goes to the even euro; 2.5 times as much is 93.75.
    const family = { adults: 2, children: 1 };
    expect([meals('breakfast', family), meals('half_board', family)]).toEqual([38_00n, 94_00n]);
  });

  it('is in the steps in which people print prices of a currency', () => {
    expect([nightPriceStep('EUR'), nightPriceStep('JPY'), nightPriceStep('HKD'), nightPriceStep('KWD')]).toEqual([
      1_00n,
      100n,
      10_00n,
      1_000n,
    ]);
    const yen = { ...room, price: '10000', extraAdult: '3333' } as unknown as RoomType;
    const priced = nightPrice(hotel, yen, plan(), { adults: 3, children: 0 }, { ...night, currency: 'JPY' });
    expect(priced.room).toBe(13_300n);
  });

  it('is refused where the content has no amount of the currency', () => {
    const yen = { ...night, currency: 'JPY' } as const;
    const odd = { ...room, price: '0.50' } as unknown as RoomType;
    expect(() => nightPrice(hotel, odd, plan(), couple, yen)).toThrow('"0.50" is not an amount in JPY');
  });
});
