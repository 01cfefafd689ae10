import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { idText, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, id, instant, named, text } from '#src/contract/wire.schema.ts';
import { dealKinds } from '#src/domain/marketing/deals/deal.ts';

const place = z.strictObject({ id, slug: z.string(), name: text });
const day = z.string().check(z.describe('A local date, YYYY-MM-DD.'));

export const dealAnswer = named('Deal', 'A deal that is available now, with its terms and products.', {
  id,
  slug: z.string(),
  kind: z.enum(dealKinds),
  title: text,
  text,
  ends: z.nullable(instant).check(z.describe('The end of the deal (UTC, exclusive); null when it does not end.')),
  daysLeft: z
    .nullable(count)
    .check(z.describe('Whole days until the deal ends; null when more than a month away or never.')),
  left: z.nullable(count).check(z.describe('The number of orders that can still use the deal; null for no limit.')),
  terms: z
    .strictObject({
      visit: z
        .nullable(z.strictObject({ from: day, to: day }))
        .check(z.describe('Local dates of the visit, both inclusive.')),
      days: z
        .nullable(z.array(z.int().check(z.minimum(1), z.maximum(7))))
        .check(z.describe('ISO weekdays of the visit, 1 (Monday) to 7.')),
      lead: z
        .nullable(z.strictObject({ least: count, most: z.nullable(count) }))
        .check(z.describe('Days from the local today to the visit, both inclusive.')),
      stacks: z.boolean().check(z.describe('Whether coupons can lower the price further.')),
    })
    .check(z.describe('The conditions of the visit; null for no condition.')),
  places: z.array(place),
  products: z.array(productCard),
});

const comingDeal = z.strictObject({ id, slug: z.string(), title: text, text, begins: instant });
const places = z.array(
  z.strictObject({ place, deals: count.check(z.describe('The number of deals of the destination.')) }),
);

const dealList = z.strictObject({
  deals: z.array(dealAnswer).check(z.describe('The deals, each with its first activities only.')),
  coming: z.array(comingDeal).check(z.describe('Upcoming deals.')),
  places,
  campaigns: count.check(z.describe('The number of campaigns with deals.')),
  packs: z
    .array(
      z.strictObject({
        id,
        slug: z.string(),
        title: text,
        picture: z.string().check(z.describe('The name of an illustration: “harbour-dusk-12”.')),
        percentOff: count.check(
          z.describe('The discount in percent of the price of the same tickets bought separately.'),
        ),
        items: count.check(z.describe('The number of activities in the pack.')),
      }),
    )
    .check(z.describe('Value packs on sale.')),
});

const placeInput = z.object({
  scope: z.enum(['coureg', 'city']).check(z.describe('`city` for a destination, `coureg` for a country or region.')),
  id: idText.check(z.describe('The id of the destination, or the numeric id of the country or region.')),
});

const placeDeals = z.strictObject({
  deals: z.array(dealAnswer).check(z.describe('The deals, each with all of its activities.')),
  places,
  place: z
    .strictObject({
      id,
      slug: z.string(),
      name: z.nullable(text).check(z.describe('The name; null for a country, which `country` identifies.')),
      country: z.string().check(z.describe('Country code (ISO 3166-1 alpha-2).')),
    })
    .check(z.describe('The requested place.')),
});

const campaign = z.strictObject({
  id,
  slug: z.string(),
  title: text,
  text,
  daysLeft: z
    .nullable(count)
    .check(z.describe('Whole days until the last deal ends; null when more than a month away or never.')),
  deals: z.array(dealAnswer),
});

/** Deals and their campaigns (spec §2 "Promo path", "Destination deals"; paths by RU-17). */
export const dealEndpoints = {
  dealList: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/deals/list',
    summary: 'Returns the current and upcoming deals and their destinations.',
    auth: 'everyone',
    vertical: 'deals',
    input: z.object({}),
    output: dealList,
  }),
  /** Countries and regions have numeric ids (RU-11, RU-16). Fails with `not_found` for an unknown id. */
  dealsOfPlace: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/deals/place',
    summary: 'Returns the deals of a destination or country, with all their activities.',
    example: { scope: 'city', id: '13' },
    auth: 'everyone',
    vertical: 'deals',
    input: placeInput,
    output: placeDeals,
  }),
  dealCampaigns: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/deals/campaigns',
    summary: 'Returns the campaigns with their deals.',
    auth: 'everyone',
    vertical: 'deals',
    input: z.object({}),
    output: z.strictObject({ campaigns: z.array(campaign) }),
  }),
} as const;

export type DealAnswer = Inferred<typeof dealAnswer>;
export type DealPlace = Inferred<typeof place>;
export type ComingDeal = Inferred<typeof comingDeal>;
export type DealsAnswer = OutputOf<typeof dealEndpoints.dealList>;
export type PlaceDealsAnswer = OutputOf<typeof dealEndpoints.dealsOfPlace>;
export type CampaignsAnswer = OutputOf<typeof dealEndpoints.dealCampaigns>;
