import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, date, id, money, text } from '#src/contract/wire.schema.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import { fareClasses } from '#src/domain/rail/fares/passenger.ts';

const station = z.string().check(z.regex(/^s[1-9]\d{0,8}$/), z.describe('The id of a station: “s12”.'));

const coachesInput = z
  .object({
    trip: idText.check(z.describe('The trip id of a leg.')),
    date: z.string().check(
      z.regex(/^20\d{2}-\d{2}-\d{2}$/),
      z.refine((day) => isDate(day)),
      z.describe('The service day of the leg, YYYY-MM-DD.'),
    ),
    from: station,
    to: station,
    class: z.enum(fareClasses).check(z.describe('The class of the fare.')),
  })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'] }));

/** What a fare is put into the cart with (`addChoice`, vertical "rails", no venue); seats are added to its question. */
export const railChoice = z.strictObject({
  offerId: z.string(),
  question: z.record(z.string(), z.string()),
  units: z.record(z.string(), count).check(z.describe('The number of travelers by kind.')),
  seats: count.check(
    z.describe(
      'The maximum number of seats to select per leg: one per paying traveler, adults first; none for infants.',
    ),
  ),
});
export type RailChoice = Inferred<typeof railChoice>;

export const seating = z
  .enum(['open', 'counted', 'reserved'])
  .check(
    z.describe(
      '`open` without a limit, `counted` by number in a class, `reserved` with seat selection (`railCoaches`).',
    ),
  );

const seat = z.strictObject({
  name: z.string(),
  row: count,
  letter: z.string(),
  faces: z.enum(['forwards', 'backwards']),
  table: z.boolean(),
  place: z.enum(['window', 'aisle', 'middle']),
  wheelchair: z.boolean(),
  free: z
    .boolean()
    .check(
      z.describe('Whether the seat is free for the whole ride; seats of the caller’s own unpaid order count as free.'),
    ),
});

const coach = z.strictObject({
  name: z.string().check(z.describe('The coach number as written on the door: “7”.')),
  rows: count,
  letters: z.string().check(z.describe('Seat letters from one side to the other, with “-” for the aisle: “AB-CD”.')),
  quiet: z.boolean(),
  power: z.boolean().check(z.describe('Whether the coach has power outlets.')),
  seats: z.array(seat).check(z.describe('The seats by row; the grid can have gaps.')),
});

const coaches = z.strictObject({
  trip: id,
  date,
  class: z.enum(fareClasses),
  seating,
  left: z
    .nullable(z.int())
    .check(z.describe('Places left in the class for the whole ride; null when they are not counted.')),
  coaches: z
    .array(coach)
    .check(z.describe('The coaches from the front of the train; empty unless `seating` is `reserved`.')),
});

/** A pass for some days on some lines; its first day is chosen when it is bought, or later. */
const pass = z.strictObject({
  id: z.string(),
  name: text,
  class: z.enum(fareClasses),
  days: count.check(z.describe('The number of consecutive days.')),
  lines: z.array(text),
  units: z.array(
    z.strictObject({
      id: z.string().check(z.describe('The unit id for `units` of `addChoice`.')),
      title: text,
      minAge: count,
      maxAge: count,
      each: money.check(z.describe('The price for one traveler, in the caller’s currency.')),
    }),
  ),
  offerId: z
    .string()
    .check(
      z.describe(
        'The offer id for `addChoice`. Optional `start` in its question is the first day; without it, any day until `latest`.',
      ),
    ),
  timeZone: z.string(),
  earliest: date.check(z.describe('The earliest first day.')),
  latest: date.check(z.describe('The latest first day.')),
  picture: z.string(),
});
const passes = z.strictObject({ passes: z.array(pass) });

/** Queries about rides before they are bought; buying itself is `addChoice`, the cart and the checkout. */
export const railSaleEndpoints = {
  railCoaches: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/coaches',
    summary: 'Returns the coaches of a ride and the seats that are free for the whole ride.',
    example: { trip: '1', date: '2027-03-01', from: 's5', to: 's6', class: 'standard' },
    auth: 'everyone',
    vertical: 'rails',
    input: coachesInput,
    output: coaches,
  }),
  railPasses: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/passes',
    summary: 'Returns rail passes with their lines, days and prices.',
    auth: 'everyone',
    vertical: 'rails',
    input: z.object({}),
    output: passes,
  }),
} as const;

export type RailCoachesAnswer = OutputOf<typeof railSaleEndpoints.railCoaches>;
export type RailCoach = RailCoachesAnswer['coaches'][number];
export type RailSeat = RailCoach['seats'][number];
export type RailPass = OutputOf<typeof railSaleEndpoints.railPasses>['passes'][number];
