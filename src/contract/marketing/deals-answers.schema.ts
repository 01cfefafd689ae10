import * as z from 'zod/mini';

import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { count, id, instant, named, text } from '#src/contract/wire.schema.ts';
import { dealKinds } from '#src/domain/marketing/deals/deal.ts';

const place = z.strictObject({ id, slug: z.string(), name: text });
const day = z.string();

export const dealAnswer = named('Deal', 'A deal that may be had now, with what it is for.', {
  id,
  slug: z.string(),
  kind: z.enum(dealKinds),
  title: text,
  text,
  ends: z.nullable(instant),
  daysLeft: z.nullable(count),
  left: z.nullable(count),
  terms: z.strictObject({
    visit: z.nullable(z.strictObject({ from: day, to: day })),
    days: z.nullable(z.array(z.int().check(z.minimum(1), z.maximum(7)))),
    lead: z.nullable(z.strictObject({ least: count, most: z.nullable(count) })),
    stacks: z.boolean(),
  }),
  places: z.array(place),
  products: z.array(productCard),
});

const places = z.array(z.strictObject({ place, deals: count }));

export const dealAnswers = {
  dealList: z.strictObject({
    deals: z.array(dealAnswer),
    coming: z.array(z.strictObject({ id, slug: z.string(), title: text, text, begins: instant })),
    places,
    campaigns: count,
    packs: z.array(
      z.strictObject({ id, slug: z.string(), title: text, picture: z.string(), percentOff: count, items: count }),
    ),
  }),
  dealsOfPlace: z.strictObject({
    deals: z.array(dealAnswer),
    places,
    place: z.strictObject({ id, slug: z.string(), name: z.nullable(text), country: z.string() }),
  }),
  dealCampaigns: z.strictObject({
    campaigns: z.array(
      z.strictObject({
        id,
        slug: z.string(),
        title: text,
        text,
        daysLeft: z.nullable(count),
        deals: z.array(dealAnswer),
      }),
    ),
  }),
} as const;
