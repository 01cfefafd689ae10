import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, date, id, money, text } from '#src/contract/wire.schema.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import { fareClasses } from '#src/domain/rail/fares/passenger.ts';

const station = z.string().check(z.regex(/^s[1-9]\d{0,8}$/), z.describe('A station: “s12”.'));

const coachesInput = z
  .object({
    trip: idText.check(z.describe('The trip of a leg.')),
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
  units: z.record(z.string(), count).check(z.describe('How many of each kind of traveler.')),
  seats: count.check(
    z.describe(
      'How many seats may be chosen for a leg: one for each traveler who pays, adults first; infants have none.',
    ),
  ),
});
export type RailChoice = Inferred<typeof railChoice>;

export const seating = z
  .enum(['open', 'counted', 'reserved'])
  .check(
    z.describe(
      'How places are sold: without any limit, by their number in a class, or as seats that may be chosen (`railCoaches`).',
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
    .check(z.describe('Free for all of the ride; seats of the caller’s own unpaid order are free for them.')),
});

const coach = z.strictObject({
  name: z.string().check(z.describe('As it is written on the door: “7”.')),
  rows: count,
  letters: z.string().check(z.describe('From one side to the other, with “-” for the aisle: “AB-CD”.')),
  quiet: z.boolean(),
  power: z.boolean().check(z.describe('It has sockets.')),
  seats: z.array(seat).check(z.describe('Row by row; not every place of the grid has a seat.')),
});

const coaches = z.strictObject({
  trip: id,
  date,
  class: z.enum(fareClasses),
  seating,
  left: z
    .nullable(z.int())
    .check(z.describe('Places left in the class for all of the ride; null where they are not counted.')),
  coaches: z.array(coach).check(z.describe('From the front of the train; empty unless `seating` is `reserved`.')),
});

/** A pass for some days on some lines; its first day is chosen when it is bought, or later. */
const pass = z.strictObject({
  id: z.string(),
  name: text,
  class: z.enum(fareClasses),
  days: count.check(z.describe('Consecutive days.')),
  lines: z.array(text),
  units: z.array(
    z.strictObject({
      id: z.string().check(z.describe('What `addChoice` counts in its units.')),
      title: text,
      minAge: count,
      maxAge: count,
      each: money.check(z.describe('For one traveler, in the caller’s currency.')),
    }),
  ),
  offerId: z
    .string()
    .check(
      z.describe('For `addChoice`. Its question has `start`, the first day, or nothing for any day until `latest`.'),
    ),
  timeZone: z.string(),
  earliest: date.check(z.describe('The earliest first day.')),
  latest: date.check(z.describe('The latest first day.')),
  picture: z.string(),
});
const passes = z.strictObject({ passes: z.array(pass) });

/** What is asked about rides before they are bought; buying itself is `addChoice`, the cart and the checkout. */
export const railSaleEndpoints = {
  railCoaches: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/coaches',
    summary: 'Coaches of a ride with the seats that are free for all of it.',
    example: { trip: '1', date: '2027-03-01', from: 's5', to: 's6', class: 'standard' },
    auth: 'everyone',
    vertical: 'rails',
    input: coachesInput,
    output: coaches,
  }),
  railPasses: defineEndpoint({
    method: 'GET',
    path: '/v1/railsrv/passes',
    summary: 'Passes for some days on some lines.',
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
