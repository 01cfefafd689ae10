import { afterEach, expect, it } from 'vitest';

import { unreachable, type Answer, type ApiClient } from '#src/contract/client.ts';
import { pages, type PageName } from '#src/contract/pages.ts';
import { loggedOut } from '#src/domain/site/page/visitor-part.ts';
import { utilConfigOf } from '#src/partners/partners.ts';
import { wantsSignIn } from '#src/web/shared/tracking/sign-in-prompt.ts';
import { learn } from '#src/web/shared/visitor/visitor-state.ts';

afterEach(() => learn({ user: loggedOut }));

/** Whether the page redirects to sign-in, and how often the profile was requested. */
async function moved(page: PageName, said: Answer<unknown>, isGuestCheckout = false) {
  let requested = 0;
  const call = async (): Promise<Answer<unknown>> => {
    requested += 1;
    return said;
  };
  const sent = await wantsSignIn({
    row: pages[page],
    api: { call } as ApiClient,
    site: { util: { ...utilConfigOf('meander'), isGuestCheckout } },
    signal: new AbortController().signal,
  });
  return [sent, requested];
}

const nobody: Answer<unknown> = { ok: true, value: null };
const somebody: Answer<unknown> = { ok: true, value: { global_id: '1' } };

it('sends who is found to be signed out to the sign-in page', async () => {
  expect(await moved('user-order', nobody)).toEqual([true, 1]);
  expect(await moved('checkout', nobody)).toEqual([true, 1]);
  expect(await moved('user-order', somebody)).toEqual([false, 1]);
});

it('opens pages without sign-in for everyone, and guests pay on their sites', async () => {
  expect(await moved('cart', nobody)).toEqual([false, 0]);
  expect(await moved('not-found', nobody)).toEqual([false, 0]);
  expect(await moved('checkout', nobody, true)).toEqual([false, 0]);
  expect(await moved('user-order', nobody, true)).toEqual([true, 1]);
});

it('sends no request for a known visitor, and leaves it to the page without a response', async () => {
  expect(await moved('user-order', unreachable)).toEqual([false, 1]);
  learn({ user: { ...loggedOut, isLoggedIn: true } });
  expect(await moved('user-order', nobody)).toEqual([false, 0]);
});
