import { afterEach, expect, it, vi } from 'vitest';

import { orEnglish, wholeWords, wordsComeFrom } from '#src/web/whole-words.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads words in their own language', async () => {
  const english = vi.fn<() => Promise<string>>();
  expect(await orEnglish(async () => 'ja', english)).toBe('ja');
  expect(english).not.toHaveBeenCalled();
});

it('reports words that do not come, and goes on in English', async () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const lost = new TypeError('no such file');
  expect(
    await orEnglish(
      async () => Promise.reject(lost),
      async () => 'en',
    ),
  ).toBe('en');
  expect(reported).toEqual([lost]);
});

it('asks for the other words once, and anew after a failure', async () => {
  await wholeWords();
  let asked = 0;
  wordsComeFrom(async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
  });
  await expect(wholeWords()).rejects.toThrow('offline');
  await Promise.all([wholeWords(), wholeWords()]);
  await wholeWords();
  expect(asked).toBe(2);
});
