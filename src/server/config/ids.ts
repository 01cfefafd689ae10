import { randomBytes, randomInt, randomUUID } from 'node:crypto';

import type { Ids } from '#src/actions/deps.ts';

const readable = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Random things from the system's generator; the only place that makes any. */
export const systemIds: Ids = {
  uuid: randomUUID,
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  reference: () => Array.from({ length: 10 }, () => readable[randomInt(readable.length)] ?? '2').join(''),
};
