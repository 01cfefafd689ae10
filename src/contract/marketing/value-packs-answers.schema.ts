import * as z from 'zod/mini';

import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { count, date, id, money, text } from '#src/contract/wire.schema.ts';

export const valuePackAnswers = {
  valuePack: z.strictObject({
    id,
    slug: z.string(),
    title: text,
    text,
    destination: z.strictObject({ id, slug: z.string(), name: text }),
    items: z.array(z.strictObject({ card: productCard, optionTitle: text, tickets: count })),
    each: money,
    alone: money,
    percentOff: count,
    validDays: count,
    mostTravellers: count,
  }),
  packTickets: z.strictObject({
    reference: z.string(),
    validUntil: date,
    valid: z.boolean(),
    items: z.array(
      z.strictObject({
        position: count,
        productId: id,
        slug: z.string(),
        title: text,
        picture: z.string(),
        optionId: z.string(),
        optionTitle: text,
        tickets: count,
        left: count,
        nextDate: z.nullable(date),
      }),
    ),
  }),
} as const;
