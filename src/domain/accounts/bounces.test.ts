import { describe, expect, it } from 'vitest';

import { readBounces } from '#src/domain/accounts/bounces.ts';

const one = { id: 'b-1', address: 'traveller@example.com', reason: 'no such mailbox' };

describe('the reports of an email service', () => {
  it('is read, and what else it says is left out', () => {
    expect(readBounces(JSON.stringify({ bounces: [{ ...one, more: 1 }], at: 'now' }))).toEqual([one]);
    expect(readBounces(JSON.stringify({ bounces: [{ ...one, reason: 7 }] }))).toEqual([{ ...one, reason: '' }]);
    expect(readBounces('{"bounces":[]}')).toEqual([]);
  });

  it.each([
    { bounces: [one, { ...one, address: 'nobody' }] },
    { bounces: [{ ...one, id: 'x'.repeat(201) }] },
    { bounces: [null] },
    { bounces: Array.from({ length: 1001 }, () => one) },
  ])('is refused as a whole when a part is wrong', (body) => {
    expect(readBounces(JSON.stringify(body))).toBeNull();
  });
});
