import { afterEach, expect, it, vi } from 'vitest';

import { partOf } from '#src/web/shared/messages/browser-messages.ts';

const gone = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const file = (tag: string): string => `../../../locales/${tag}/messages.po`;
const reported = vi.fn<(error: unknown) => void>();
vi.stubGlobal('reportError', reported);
afterEach(() => reported.mockClear());

it('uses the nearest language where a file fails to load, and reports it', async () => {
  const english = { a: 'Home' };
  expect(await partOf({ [file('ja')]: gone, [file('en')]: async () => english }, 'ja')).toEqual(english);
  expect(reported).toHaveBeenCalledTimes(1);
});

it.each(['en', 'en-GB', 'ja'] as const)(
  'is an error, not a page of message ids, where none loads in %s',
  async (language) => {
    await expect(partOf({ [file('ja')]: gone, [file('en')]: gone }, language)).rejects.toThrow('dynamically imported');
  },
);
