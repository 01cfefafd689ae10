import { afterEach, expect, it, vi } from 'vitest';

import { checkoutCalls } from '#src/contract/checkout/checkout.calls.ts';
import { lazyClient } from '#src/web/shared/client/lazy-client.ts';
import { testDoor } from '../../../../tests/site.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends requests at once while a page is being left', async () => {
  const asked: string[] = [];
  vi.stubGlobal('document', { cookie: 'csrf_token=t; csrf_valid=1; device_id=d' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json({ success: true, result: { secondsLeft: 60 } }));
  });
  const client = lazyClient({ ...testDoor.site, currencyRate: {}, menu: [] });
  const leave = () =>
    client.call(
      checkoutCalls.attendCheckout,
      { reference: 'K7QX2M9DPA', page: 'a-page', here: false },
      { keepalive: true },
    );
  await leave();
  asked.length = 0;
  const later = leave();
  expect(asked).toHaveLength(1);
  await later;
});
