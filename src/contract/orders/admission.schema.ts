import * as z from 'zod/mini';

const token = z.string().check(z.minLength(1), z.maxLength(100));

export const gateSchemas = {
  voucherKeys: z.object({}),
  scanner: z.strictObject({ token }),
  redeem: z.strictObject({
    token,
    code: z.string().check(z.minLength(1), z.maxLength(300)),
    scannedAt: z.iso.datetime(),
  }),
} as const;
