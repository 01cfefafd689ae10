import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { wordsComeFrom } from '#src/web/shared/messages/all-messages.ts';
import { isMissingFile, onMissingPart } from '#src/web/shared/page/missing-part.ts';
import { NoConnection } from '#src/web/shared/page/no-connection-error.ts';

const fault = new TypeError('Failed to fetch dynamically imported module: /assets/sign-in-1.js');
const to = new URL('http://shop.test/signin/?signin_jump=%2F');

let answer: () => Promise<Response>;
let went: string[];
let stored: Map<string, string>;

beforeEach(() => {
  went = [];
  stored = new Map();
  wordsComeFrom(() => Promise.resolve());
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('location', { assign: (url: string) => went.push(url) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const serves = (entry: string) => () => Promise.resolve(new Response(`<script type="module" src="${entry}"></script>`));

/** What came of it; `leaving` where the browser is on its way to another page. */
async function outcome(): Promise<unknown> {
  const settled = onMissingPart(fault, to.href, '/assets/entry-old.js').catch((error: unknown) => error);
  await vi.waitFor(async () => {
    const first = await Promise.race([settled, new Promise((resolve) => setImmediate(() => resolve('open')))]);
    if (first === 'open' && went.length === 0) throw new Error('not yet');
  });
  return went.length > 0 ? 'leaving' : settled;
}

describe('a file of this release that did not arrive', () => {
  it('loads the page from a newer release, once', async () => {
    answer = serves('/assets/entry-new.js');
    expect(await outcome()).toBe('leaving');
    expect(went).toEqual([to.href]);
    went = [];
    expect(await outcome()).toBe(fault);
    expect(went).toEqual([]);
  });

  it('is an error where the server still has this release', async () => {
    answer = serves('/assets/entry-old.js');
    expect(await outcome()).toBe(fault);
    expect(went).toEqual([]);
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
    expect(went).toEqual([to.href]);
  });

  it('is never reloaded for ever where a browser stores nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    answer = serves('/assets/entry-new.js');
    expect(await outcome()).toBe(fault);
  });
});

it.each([
  ['Failed to fetch dynamically imported module: https://shop.test/assets/a.js', true],
  ['error loading dynamically imported module: https://shop.test/assets/a.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/kit.css', true],
  ['city: server_error', false],
])('distinguishes a missing file from an error of ours: %s', (message, isMissing) => {
  expect(isMissingFile(new TypeError(message))).toBe(isMissing);
});
