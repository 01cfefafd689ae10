import { afterEach, expect, it, vi } from 'vitest';

import { checkoutCalls } from '#src/contract/checkout/checkout.calls.ts';
import { lazyClient } from '#src/web/shared/client/lazy-client.ts';
import { testSitePart } from '../../../../tests/site-part.ts';

const signed = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
const cookies = { csrf_token: signed, csrf_valid: '1', device_id: signed };

afterEach(() => {
  for (const name of Object.keys(cookies)) document.cookie = `${name}=; Max-Age=0; Path=/`;
  vi.unstubAllGlobals();
});

it('sends requests at once while a page is being left', async () => {
  const requested: string[] = [];
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/`;
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return Promise.resolve(Response.json({ success: true, result: { secondsLeft: 60 } }));
  });
  const client = lazyClient({ ...testSitePart, currencyRate: {}, menu: [] });
  const leave = () =>
    client.call(
      checkoutCalls.attendCheckout,
      { reference: 'K7QX2M9DPA', page: 'a-page', here: false },
      { keepalive: true },
    );
  await leave();
  requested.length = 0;
  const later = leave();
  expect(requested).toHaveLength(1);
  await later;
});
