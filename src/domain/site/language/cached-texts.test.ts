import { expect, it } from 'vitest';

import { textCache } from '#src/domain/site/language/cached-texts.ts';

it('writes a text once, and again after many others', () => {
  let written = 0;
  const keep = textCache();
  const send = (key: string): string => keep(key, () => `${key} ${(written += 1)}`);
  expect([send('a'), send('a'), send('b')]).toEqual(['a 1', 'a 1', 'b 2']);
  for (let n = 0; n < 5_000; n += 1) send(`${n}`);
  expect(send('a')).toBe('a 5003');
});
