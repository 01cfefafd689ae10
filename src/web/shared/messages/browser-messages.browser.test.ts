import { afterEach, beforeEach, expect, it } from 'vitest';

import { partOf } from '#src/web/shared/messages/browser-messages.ts';

const gone = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const file = (tag: string): string => `../../../locales/${tag}/messages.po`;
const reported: unknown[] = [];
const hear = (event: ErrorEvent): void => {
  event.preventDefault();
  reported.push(event.error);
};

beforeEach(() => {
  reported.length = 0;
  addEventListener('error', hear);
});
afterEach(() => removeEventListener('error', hear));

it('uses the nearest language where a file fails to load, and reports it', async () => {
  const english = { a: 'Home' };
  expect(await partOf({ [file('ja')]: gone, [file('en')]: async () => english }, 'ja')).toEqual(english);
  expect(reported).toHaveLength(1);
});

it.each(['en', 'en-GB', 'ja'] as const)(
  'is an error, not a page of message ids, where none loads in %s',
  async (language) => {
    await expect(partOf({ [file('ja')]: gone, [file('en')]: gone }, language)).rejects.toThrow('dynamically imported');
  },
);
