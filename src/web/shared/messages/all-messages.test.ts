import { afterEach, expect, it, vi } from 'vitest';

import { orElse, wholeWords, wordsComeFrom } from '#src/web/shared/messages/all-messages.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads messages in their own language', async () => {
  const english = vi.fn<() => Promise<string>>();
  expect(await orElse(async () => 'ja', english)).toBe('ja');
  expect(english).not.toHaveBeenCalled();
});

it('reports messages that fail to load, and continues in English', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
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
  vi.stubGlobal('reportError', () => undefined);
  const lost = async (): Promise<string> => Promise.reject(new TypeError('no such file'));
  const words = orElse(lost, () => orElse(lost, async () => 'en'));
  expect(await words).toBe('en');
  expect(await orElse(lost, async () => orElse(async () => 'zh-TW', lost))).toBe('zh-TW');
});

it('requests the messages of an area once, with those of its parents, and again after a failure', async () => {
  await wholeWords('buy');
  const asked: string[] = [];
  wordsComeFrom(async (area) => {
    asked.push(area);
    if (asked.length === 1) throw new Error('offline');
  });
  await expect(wholeWords()).rejects.toThrow('offline');
  await Promise.all([wholeWords('buy'), wholeWords('buy')]);
  await wholeWords();
  expect(asked).toEqual(['frame', 'frame', 'buy']);
});
