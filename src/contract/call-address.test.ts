import { describe, expect, it } from 'vitest';

import { callAddress } from '#src/contract/call-address.ts';
import { checkoutEndpoints } from '#src/contract/checkout/checkout.ts';
import { giftCardEndpoints } from '#src/contract/marketing/gifts/gift-cards.ts';

describe('the body of a call', () => {
  it('clears coupon and gift card of the checkout', () => {
    const { body } = callAddress(checkoutEndpoints.openCheckout, { couponCodes: [], giftCard: '' }, null);
    expect(JSON.parse(body ?? '')).toEqual({ couponCodes: [], giftCard: '' });
  });

  it('omits undefined fields', () => {
    expect(callAddress(checkoutEndpoints.openCheckout, {}, null).body).toBe('{}');
  });

  it('leaves out empty fields of other calls', () => {
    const wish = { reference: 'K7QX2M9DPA', recipient: '', email: 'mia@example.com' };
    const { url, body } = callAddress(giftCardEndpoints.changeGiftRecipient, wish, null);
    expect(url).toContain('K7QX2M9DPA');
    expect(JSON.parse(body ?? '')).toEqual({ email: 'mia@example.com' });
  });
});
