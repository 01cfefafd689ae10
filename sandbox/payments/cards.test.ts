import { describe, expect, it } from 'vitest';
import { presented, presentedToken, readCard, testCards } from '#sandbox/payments/cards.ts';

const now = Date.UTC(2026, 10, 21) / 1_000;
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', name: 'A Traveller' };

describe('readCard', () => {
  it.each(testCards.map((card) => card.number))('takes the test card %s', (number) => {
    const { typed, faults } = readCard({ ...good, number, cvc: number.startsWith('37') ? '1234' : '123' }, now);
    expect(faults).toEqual({});
    expect(typed?.number).toBe(number);
  });

  it.each(['12/30', '12 / 30', '1230', '12/2030', '12-30', '１２／３０', '١٢/٣٠'])('reads the expiry %s', (expiry) => {
    expect(readCard({ ...good, expiry }, now).typed).toMatchObject({ expMonth: 12, expYear: 2030 });
  });

  it('takes a card to the end of its month and not beyond', () => {
    expect(readCard({ ...good, expiry: '11/26' }, now).faults).toEqual({});
    expect(readCard({ ...good, expiry: '10/26' }, now).faults).toEqual({ expiry: 'expiry_past' });
    expect(readCard({ ...good, expiry: '11/26' }, Date.UTC(2026, 11, 2) / 1_000).faults).toEqual({
      expiry: 'expiry_past',
    });
  });

  it('reports every error at once', () => {
    expect(readCard({ number: '', expiry: '', cvc: '', name: '' }, now).faults).toEqual({
      number: 'number_missing',
      expiry: 'expiry_missing',
      cvc: 'cvc_missing',
      name: 'name_missing',
    });
    expect(readCard({ number: '4242424242424241', expiry: '00/30', cvc: '12a', name: 'x' }, now).faults).toEqual({
      number: 'number_invalid',
      expiry: 'expiry_invalid',
      cvc: 'cvc_invalid',
    });
  });

  it('requires a four-digit code for American Express only', () => {
    expect(readCard({ ...good, number: '378282246310005', cvc: '123' }, now).faults).toEqual({ cvc: 'cvc_invalid' });
    expect(readCard({ ...good, cvc: '1234' }, now).faults).toEqual({ cvc: 'cvc_invalid' });
  });
});

describe('presented', () => {
  const typed = { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' };

  it('stores four digits and a fingerprint that changes with the key', () => {
    const { card } = presented(typed, 'one');
    expect(JSON.stringify(card)).not.toContain('424242424');
    expect(card.last4).toBe('4242');
    expect(presented(typed, 'one').card.fingerprint).toBe(card.fingerprint);
    expect(presented(typed, 'two').card.fingerprint).not.toBe(card.fingerprint);
  });

  it('declines every number that is no test card', () => {
    expect(presented({ ...typed, number: '4111111111111111' }, 'one').behaviour).toMatchObject({
      does: 'decline',
      declineCode: 'test_mode_live_card',
    });
  });

  it('knows the cards of the API by name', () => {
    expect(presentedToken('pm_card_visa', 'one', 2026)?.card).toMatchObject({ last4: '4242', expYear: 2030 });
    expect(presentedToken('pm_card_nobody', 'one', 2026)).toBeNull();
  });
});
