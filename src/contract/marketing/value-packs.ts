import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { idText, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, date, id, money, text } from '#src/contract/wire.schema.ts';

const valuePack = z.strictObject({
  id,
  slug: z.string(),
  title: text,
  text,
  destination: z.strictObject({ id, slug: z.string(), name: text }),
  items: z.array(
    z.strictObject({
      card: productCard,
      optionTitle: text,
      tickets: count.check(z.describe('The number of tickets per traveler.')),
    }),
  ),
  each: money.check(z.describe('The price for one traveler.')),
  alone: money.check(z.describe('The price of the same tickets bought separately.')),
  percentOff: count.check(z.describe('The discount of `each` compared with `alone`, in percent.')),
  validDays: count.check(z.describe('Days after the purchase within which every visit must begin.')),
  mostTravellers: count.check(z.describe('The maximum number of travelers per booking.')),
});

const packTickets = z.strictObject({
  reference: z.string(),
  validUntil: date.check(z.describe('The last local date of a visit, YYYY-MM-DD.')),
  valid: z.boolean().check(z.describe('Whether the pack can be used; false when canceled or expired.')),
  items: z.array(
    z.strictObject({
      position: count.check(z.describe('The position of the item in the pack, from 0.')),
      productId: id,
      slug: z.string(),
      title: text,
      picture: z.string().check(z.describe('The name of an illustration: “harbour-dusk-12”.')),
      optionId: z.string(),
      optionTitle: text,
      tickets: count.check(z.describe('The number of tickets bought.')),
      left: count.check(z.describe('The number of unused tickets.')),
      nextDate: z
        .nullable(date)
        .check(z.describe('The next local date with availability; null when it is not on sale now.')),
    }),
  ),
});

/** Value packs: what is on sale, and what is left of one that was bought (spec §2; paths by RU-17). */
export const valuePackEndpoints = {
  valuePack: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/value_pack/detail',
    summary: 'Returns a value pack with its contents, price and limits.',
    example: { id: '303' },
    auth: 'everyone',
    vertical: 'value-packs',
    input: z.object({ id: idText.check(z.describe('The id of a value pack.')) }),
    output: valuePack,
  }),
  packTickets: defineEndpoint({
    method: 'GET',
    path: '/v1/ordersrv/packs/:reference(key)',
    summary: 'Returns the remaining tickets of a purchased value pack.',
    example: { reference: 'K7QX2M9DPA' },
    auth: 'owner',
    input: z.object({
      reference: z
        .string()
        .check(z.regex(/^[A-Z0-9]{10}$/), z.describe('The reference of the pack’s booking: ten letters and digits.')),
    }),
    output: packTickets,
  }),
} as const;

export type ValuePackAnswer = OutputOf<typeof valuePackEndpoints.valuePack>;
export type PackTicketsAnswer = OutputOf<typeof valuePackEndpoints.packTickets>;
