import * as z from 'zod/mini';

const reference = z.string().check(z.regex(/^[A-Z0-9]{10}$/));

/** Seats of a booking, counted from 0: in a query joined by commas, in a body as a list. */
const position = z.int().check(z.nonnegative(), z.maximum(98));
const positions = z.array(position).check(z.minLength(1), z.maxLength(99));
const joinedPositions = z.string().check(z.regex(/^\d{1,2}(?:,\d{1,2}){0,98}$/));

const slotId = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
const unitId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const joinedUnits = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}:\d{1,2}(?:,[A-Za-z0-9_-]{1,64}:\d{1,2}){0,19}$/));

export const orderSchemas = {
  reference: z.object({ reference }),
  cancelQuote: z.object({ reference, positions: z.optional(joinedPositions) }),
  cancelBooking: z.strictObject({
    reference,
    refundMinor: z.int().check(z.nonnegative()),
    positions: z.optional(positions),
  }),
  amendQuote: z.object({ reference, slotId, units: joinedUnits }),
  amendBooking: z.strictObject({
    reference,
    slotId,
    units: z.record(unitId, z.int().check(z.nonnegative(), z.maximum(99))),
    differenceMinor: z.int(),
  }),
  /** A damaged link is treated like a wrong one: it opens nothing and says nothing else. */
  voucher: z.object({ reference, key: z.optional(z.string().check(z.maxLength(100))) }),
} as const;
