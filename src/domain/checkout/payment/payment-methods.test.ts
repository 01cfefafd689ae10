import { expect, test } from 'vitest';
import { isMethod, methodIds, methodOf, methodsFor } from '#src/domain/checkout/payment/payment-methods.ts';
import { currencyCodes } from '#src/domain/shared/money/currency.ts';

const all = (): boolean => true;
const idsIn = (...about: Parameters<typeof methodsFor>): string[] => methodsFor(...about).map((one) => one.id);

test('a card pays in every currency of both markets, and is first', () => {
  for (const market of ['global', 'cn'] as const)
    for (const currency of currencyCodes) expect(idsIn(market, currency, all)[0]).toBe('card');
});

test('a wallet or a bank is offered where its currency is charged, and nowhere else', () => {
  expect(idsIn('global', 'EUR', all)).toEqual(['card', 'alipay', 'bancontact', 'ideal', 'p24']);
  expect(idsIn('global', 'KRW', all)).toEqual(['card', 'kakao_pay']);
  expect(idsIn('cn', 'CNY', all)).toEqual(['card', 'alipay', 'wechat_pay']);
  expect(idsIn('global', 'CNY', all)).toEqual(['card', 'alipay']);
  expect(idsIn('cn', 'KRW', all)).toEqual(['card']);
  expect(idsIn('global', 'KWD', all)).toEqual(['card']);
});

test('what the account cannot do is not offered', () => {
  expect(idsIn('global', 'EUR', (id) => id !== 'alipay' && id !== 'p24')).toEqual(['card', 'bancontact', 'ideal']);
});

test('every way has a kind, a name unless it is a card, and a text is one only by its exact name', () => {
  for (const id of methodIds) {
    const { kind, name } = methodOf(id);
    expect(name === null).toBe(kind === 'card');
  }
  expect(['ideal', 'iDEAL', 'constructor', ''].map(isMethod)).toEqual([true, false, false, false]);
});
