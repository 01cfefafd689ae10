import { expect, it } from 'vitest';

import { voiceOf } from '#src/web/entry-server.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';

it.each(['cart_empty', 'order_not_payable'])('%s mentions a cart only where there is one', async (code) => {
  const i18n = await voiceOf('en');
  expect(failureWords(i18n, { code })).toContain('cart');
  expect(failureWords(i18n, { code }, false)).not.toContain('cart');
});

it('says the same of all else', async () => {
  const i18n = await voiceOf('en');
  expect(failureWords(i18n, { code: 'hold_expired' }, false)).toBe(failureWords(i18n, { code: 'hold_expired' }));
});
