import { expect, it } from 'vitest';

import { agentText, maskEmail, withoutPersons } from '#src/domain/accounts/privacy/mask.ts';

it.each([
  ['lee@mail.example', 'l•••@mail.example'],
  ['a@b.example', 'a•••@b.example'],
  ['nobody', 'n•••'],
])('masks %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

it.each([
  ['failed for lee.wong@mail.example', 'failed for …'],
  ['call +852 9123-4567 now', 'call … now'],
  ['order 12345 of 2026', 'order 12345 of 2026'],
  ['card 4242 4242 4242 4242', 'card …'],
  ['one\r\n{"level":60} two\u2028three\u0000', 'one {"level":60} two three '],
])('masks names and addresses in %j', (text, expected) => {
  expect(withoutPersons(text)).toBe(expected);
});

it('reads a hostile text in one go', { timeout: 10_000 }, () => {
  // A pattern that tries every way would not end within the day.
  for (const text of ['a'.repeat(100_000), '1'.repeat(100_000), '1-'.repeat(50_000), '@'.repeat(100_000)])
    expect(withoutPersons(text).length).toBeLessThanOrEqual(100_000);
});

it('retains the versions in the name of a browser', () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 Chrome/140.0.0.0';
  expect(agentText(`${agent}\nlevel=60 me@mail.example`)).toBe(`${agent} level=60 …`);
});
