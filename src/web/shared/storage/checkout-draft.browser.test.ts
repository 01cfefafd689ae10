import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { changedPrice, rememberPrices } from '#src/web/shared/storage/seen-prices.ts';
import {
  forgetTyped,
  saveTyped,
  savePaymentOptions,
  savedPaymentOptions,
  onTyped,
  typedBy,
  typedText,
} from '#src/web/shared/storage/checkout-draft.ts';

const ada = { name: 'Ada', email: 'ada@example.com', phone: '' };
const eve = { name: 'Eve', email: 'eve@example.com', phone: '' };

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  forgetTyped();
  vi.unstubAllGlobals();
});

it('stores what was typed, including the address, and notifies listeners', () => {
  let reported = 0;
  const end = onTyped(() => {
    reported += 1;
  });
  saveTyped(ada, { contact: { email: 'ada@mail.example' } });
  saveTyped(ada, { notes: 'by the window', lines: { one: { booking: { pickup: 'own' }, travellers: [] } } });
  end();
  saveTyped(ada, { isForOther: true });
  expect(reported).toBe(2);
  expect(typedBy(ada, typedText())).toEqual({
    contact: { email: 'ada@mail.example' },
    notes: 'by the window',
    lines: { one: { booking: { pickup: 'own' }, travellers: [] } },
    isForOther: true,
  });
});

it('stores each field of the contact beside earlier ones', () => {
  saveTyped(ada, { contact: { phone: '+44 20 7946 0000' } });
  saveTyped(ada, { contact: { name: 'Ada L.' } });
  expect(typedBy(ada, typedText()).contact).toEqual({ phone: '+44 20 7946 0000', name: 'Ada L.' });
});

it('is not readable by another visitor', () => {
  saveTyped(ada, { notes: 'by the window' });
  expect(typedBy(eve, typedText())).toEqual({});
});

it('forgets it', () => {
  saveTyped(ada, { notes: 'by the window' });
  savePaymentOptions({ couponCodes: ['SPRING'] });
  expect(savedPaymentOptions()).toEqual({ couponCodes: ['SPRING'] });
  forgetTyped();
  expect(savedPaymentOptions()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it('does not fail without storage, and lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveTyped(ada, { notes: 'by the window' });
  expect(typedBy(ada, typedText())).toEqual({ notes: 'by the window' });
  expect(() => forgetTyped()).not.toThrow();
  expect(typedText()).toBe(null);
  expect(() => savePaymentOptions({ useCredits: true })).not.toThrow();
  expect(savedPaymentOptions()).toEqual({});
  expect(() => rememberPrices([])).not.toThrow();
  expect(changedPrice({ itemId: 'one', price: { minor: 1, currency: 'EUR' } })).toBe(null);
});

it('knows what a line cost when it was shown, in the same currency', () => {
  rememberPrices([{ itemId: 'one', price: { minor: 900, currency: 'EUR' } }]);
  expect(changedPrice({ itemId: 'one', price: { minor: 900, currency: 'EUR' } })).toBe(null);
  expect(changedPrice({ itemId: 'one', price: { minor: 950, currency: 'EUR' } })).toEqual({
    minor: 900,
    currency: 'EUR',
  });
  expect(changedPrice({ itemId: 'one', price: { minor: 950, currency: 'USD' } })).toBe(null);
  expect(changedPrice({ itemId: 'two', price: { minor: 950, currency: 'EUR' } })).toBe(null);
});
