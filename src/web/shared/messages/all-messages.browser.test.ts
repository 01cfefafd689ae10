import { afterEach, beforeEach, expect, it } from 'vitest';

import { orElse } from '#src/web/shared/messages/all-messages.ts';

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

it('reports messages that fail to load, and continues in English', async () => {
  const lost = new TypeError('no such file');
  expect(
    await orElse(
      async () => Promise.reject(lost),
      async () => 'en',
    ),
  ).toBe('en');
  expect(reported).toEqual([lost]);
});

it('goes on to English only where the nearest language does not come either', async () => {
  const lost = async (): Promise<string> => Promise.reject(new TypeError('no such file'));
  const words = orElse(lost, () => orElse(lost, async () => 'en'));
  expect(await words).toBe('en');
  expect(await orElse(lost, async () => orElse(async () => 'zh-TW', lost))).toBe('zh-TW');
});
