import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { wordsComeFrom } from '#src/web/shared/messages/all-messages.ts';
import { onMissingPart } from '#src/web/shared/page/missing-part.ts';
import { NoConnection } from '#src/web/shared/page/no-connection-error.ts';

const fault = new TypeError('Failed to fetch dynamically imported module: /assets/sign-in-1.js');
const address = location.href;
// Of the page at hand, so that the browser goes there without leaving the test.
const to = '#signin';

let answer: () => Promise<Response>;

const hasLeft = (): boolean => location.hash === to;

beforeEach(() => {
  sessionStorage.removeItem('release');
  wordsComeFrom(() => Promise.resolve());
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => {
  history.replaceState(null, '', address);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const serves = (entry: string) => () => Promise.resolve(new Response(`<script type="module" src="${entry}"></script>`));

/** What came of it; `leaving` where the browser is on its way to another page. */
async function outcome(): Promise<unknown> {
  const settled = onMissingPart(fault, to, '/assets/entry-old.js').catch((error: unknown) => error);
  await vi.waitFor(async () => {
    const first = await Promise.race([settled, new Promise((resolve) => setTimeout(() => resolve('open')))]);
    if (first === 'open' && !hasLeft()) throw new Error('not yet');
  });
  return hasLeft() ? 'leaving' : settled;
}

describe('a file of this release that did not arrive', () => {
  it('loads the page from a newer release, once', async () => {
    answer = serves('/assets/entry-new.js');
    expect(await outcome()).toBe('leaving');
    history.replaceState(null, '', address);
    expect(await outcome()).toBe(fault);
    expect(hasLeft()).toBe(false);
  });

  it('is an error where the server still has this release', async () => {
    answer = serves('/assets/entry-old.js');
    expect(await outcome()).toBe(fault);
    expect(hasLeft()).toBe(false);
  });

  it('is a missing connection where the server does not answer', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const came = await outcome();
    expect(came).toBeInstanceOf(NoConnection);
    expect(came).toMatchObject({ message: 'client_network_failure', cause: fault });
  });

  it('is left to the browser where its message failed to load too', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    wordsComeFrom(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await outcome()).toBe('leaving');
  });

  it('is never reloaded for ever where a browser stores nothing', async () => {
    // As Chromium answers where a visitor has blocked what sites store.
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    answer = serves('/assets/entry-new.js');
    expect(await outcome()).toBe(fault);
  });
});
