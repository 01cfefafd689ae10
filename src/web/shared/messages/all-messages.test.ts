import { expect, it, vi } from 'vitest';

import { orElse, wholeWords, wordsComeFrom } from '#src/web/shared/messages/all-messages.ts';

it('reads messages in their own language', async () => {
  const english = vi.fn<() => Promise<string>>();
  expect(await orElse(async () => 'ja', english)).toBe('ja');
  expect(english).not.toHaveBeenCalled();
});

it('requests the messages of an area once, with those of its parents, and again after a failure', async () => {
  await wholeWords('buy');
  const requested: string[] = [];
  wordsComeFrom(async (area) => {
    requested.push(area);
    if (requested.length === 1) throw new Error('offline');
  });
  await expect(wholeWords()).rejects.toThrow('offline');
  await Promise.all([wholeWords('buy'), wholeWords('buy')]);
  await wholeWords();
  expect(requested).toEqual(['frame', 'frame', 'buy']);
});
