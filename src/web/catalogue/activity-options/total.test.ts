import { describe, expect, it } from 'vitest';

import type { UnitChoice, UnitPrice } from '#src/web/catalogue/activity-options/options-view.ts';
import { totalOf } from '#src/web/catalogue/activity-options/total.ts';

const unit = (id: string, title: string): UnitChoice => ({
  id,
  title: { text: title, lang: 'en' },
  hint: '',
  from: '',
  max: 9,
});
const price = (unitId: string, minor: number, local: number): UnitPrice => ({
  unitId,
  text: '',
  price: { minor, currency: 'USD' },
  local: { minor: local, currency: 'JPY' },
});
const units = [unit('adult', 'Adult'), unit('child', 'Child')];
const slot = { prices: [price('adult', 2533, 3800), price('child', 1011, 1500)] };

describe('the total of a booking', () => {
  it('adds unit prices to the cent, in both currencies', () => {
    const total = totalOf(slot, units, { adult: 3, child: 2 }, 'en');
    expect(total?.amount).toBe('US$96.21');
    expect(total?.local).toBe('¥14,400');
    expect(total?.lines.map((line) => `${line.label}: ${line.amount}`)).toEqual([
      '3 × Adult: US$75.99',
      '2 × Child: US$20.22',
    ]);
  });

  it('omits units without a count, and returns null for an empty party', () => {
    expect(totalOf(slot, units, { adult: 1, child: 0 }, 'en')?.lines).toHaveLength(1);
    expect(totalOf(slot, units, { adult: 0 }, 'en')).toBeNull();
  });

  it('says no total while one price is unknown', () => {
    expect(totalOf({ prices: [price('adult', 2533, 3800)] }, units, { adult: 1, child: 1 }, 'en')).toBeNull();
  });

  it('names no second amount where the place has the same money', () => {
    const dollars = {
      prices: [
        { unitId: 'adult', text: '', price: { minor: 2500, currency: 'USD' }, local: { minor: 2500, currency: 'USD' } },
      ],
    } as const;
    expect(totalOf(dollars, units, { adult: 2 }, 'en')?.local).toBeNull();
    expect(totalOf(dollars, units, { adult: 2 }, 'en')?.amount).toBe('US$50');
  });
});
