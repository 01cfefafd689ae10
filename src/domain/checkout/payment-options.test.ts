import { describe, expect, it } from 'vitest';

import { base32, base32Number, bytesOf, numberOf } from '#src/domain/orders/vouchers/base32.ts';
import { documentVoice } from '#src/domain/orders/documents/voucher-document.ts';
import { noPaymentOptions, mergePaymentOptions } from '#src/domain/checkout/payment-options.ts';

describe('wishesOver', () => {
  const former = { codes: ['SPRING'], useCredits: true, giftCardId: '7' };

  it('preserves what is not named', () => {
    expect(mergePaymentOptions(former, {})).toEqual(former);
    expect(mergePaymentOptions(noPaymentOptions, {})).toEqual({ codes: [], useCredits: false, giftCardId: null });
  });

  it('takes what is named, each code once, and no gift card where it is empty', () => {
    expect(mergePaymentOptions(former, { couponCodes: ['A', 'B', 'A'], useCredits: false, giftCard: '' })).toEqual({
      codes: ['A', 'B'],
      useCredits: false,
      giftCardId: null,
    });
    expect(mergePaymentOptions(former, { couponCodes: [], giftCard: '9' })).toEqual({
      codes: [],
      useCredits: true,
      giftCardId: '9',
    });
  });
});

describe('paperVoice', () => {
  it.each([
    ['zh-TW', 'zh', 'TW'],
    ['ja', 'ja', ''],
  ])('splits %s into language and region', (tag, language, region) => {
    expect(documentVoice(tag, 'ltr')).toEqual({ language, region, dir: 'ltr' });
  });
});

describe('characters of base 32', () => {
  it('stand for five bits each, the highest first', () => {
    expect(base32(new Uint8Array([0, 0, 0, 0, 1]))).toBe('00000001');
    expect(base32(new Uint8Array([0b00001_000, 0b10_00011_0, 0b0100_0010, 0b1_00110_00, 0b111_01000]))).toBe(
      '12345678',
    );
    expect(base32(new Uint8Array([255, 255, 255, 255, 255]))).toBe('ZZZZZZZZ');
  });

  it('are decoded into the requested number of bytes, ignoring invalid characters', () => {
    const bytes = new Uint8Array([1, 2, 253, 254, 255]);
    expect(bytesOf(base32(bytes), 5)).toEqual(bytes);
    expect(bytesOf('10', 2)).toEqual(new Uint8Array([0, 32]));
    expect(bytesOf('1U', 2)).toEqual(new Uint8Array([0, 32]));
  });

  it('write a whole number with leading zeros, and read it again', () => {
    expect([base32Number(0, 2), base32Number(33, 3), base32Number(1023, 2)]).toEqual(['00', '011', 'ZZ']);
    expect([numberOf('00'), numberOf('011'), numberOf('ZZ')]).toEqual([0, 33, 1023]);
  });
});
