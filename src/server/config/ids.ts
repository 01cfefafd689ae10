import { randomBytes, randomFillSync, randomInt, randomUUID } from 'node:crypto';

import type { Ids } from '#src/actions/deps.ts';

const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Random bytes that no token has used yet: the generator of the system is called once for many tokens. */
const pool = Buffer.alloc(4_096);
let used = pool.length;

/** Returns so many random bytes as base64url. A byte is used once, and does not stay in memory. */
function token(bytes: number): string {
  if (bytes > pool.length) return randomBytes(bytes).toString('base64url');
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const taken = pool.subarray(used, used + bytes);
  used += bytes;
  const text = taken.toString('base64url');
  taken.fill(0);
  return text;
}

/** Random things from the system's generator; the only place that makes any. */
export const systemIds: Ids = {
  uuid: randomUUID,
  token,
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  reference: () => Array.from({ length: 10 }, () => readable[randomInt(readable.length)] ?? '2').join(''),
};
