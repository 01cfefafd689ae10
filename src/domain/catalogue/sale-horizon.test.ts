import { describe, expect, it } from 'vitest';

import { saleDaysOf, soldFrom } from '#src/domain/catalogue/sale-horizon.ts';

describe('the horizon of what is sold', () => {
  it('is a year, and opens one day after the other', () => {
    expect(soldFrom('2027-11-28', '2026-11-28')).toBeNull();
    expect(soldFrom('2027-11-29', '2026-11-28')).toBe('2026-11-29');
    expect(soldFrom('2037-01-01', '2026-11-28')).toBe('2036-01-02');
    expect(soldFrom('2026-12-09', '2026-11-28', 10)).toBe('2026-11-29');
    expect(soldFrom('2026-12-08', '2026-11-28', 10)).toBeNull();
  });

  it('is that of the setting, and no further than that of the operator', () => {
    expect(saleDaysOf(undefined, 'rails')).toBe(365);
    expect(saleDaysOf({ rails: 120 }, 'rails')).toBe(120);
    expect(saleDaysOf({ rails: 120 }, 'hotels')).toBe(365);
    expect(saleDaysOf({ activities: 400 }, 'activities', 180)).toBe(180);
    expect(saleDaysOf({ hotels: 500 }, 'hotels')).toBe(500);
    expect(saleDaysOf({ hotels: 500 }, 'hotels', 365)).toBe(365);
    expect(saleDaysOf({}, 'lounges')).toBe(365);
  });
});
