import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Offer, OfferUnit, PackContent } from '#src/domain/catalogue/offers/offer.ts';
import { packSlot } from '#src/domain/catalogue/offers/offer.ts';
import type { LeadUnit } from '#src/domain/catalogue/prices/lead-units.ts';
import { taxFor } from '#src/domain/catalogue/tax/tax-for.ts';
import { sharedTax, type TaxOverride } from '#src/domain/catalogue/tax/tax.ts';
import { packPrice } from '#src/domain/marketing/value-packs/pack-price.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, statement, type RowOf } from '#src/store/shared/database/statement.ts';

type Item = PackContent['items'][number] & {
  readonly live: boolean;
  readonly category: string;
  readonly tax: TaxOverride | null;
  readonly units: readonly (LeadUnit & { readonly priceMinor: string })[];
};
// The last day is counted from today at the place; it ends with it.
const readPacks = statement(
  'read-pack-offers',
  `select v.id, v.slug, v.live, v.content -> 'titles' as titles, (v.content ->> 'percentOff')::int as "percentOff",
     (v.content ->> 'mostTravellers')::int as "mostTravellers", d.id as "destinationId", d.content -> 'names' as destination,
     d.time_zone as "timeZone", d.currency, d.country, d.tax as "destinationTax", t.today::text as "soldOn", t.last_day::text as "localDate", (t.last_day + 1)::timestamp at time zone d.time_zone as "endsAt",
     i.picture, i.items
   from value_pack v
   join destination d on d.id = v.destination_id
   cross join lateral (select (now() at time zone d.time_zone)::date as today,
     (now() at time zone d.time_zone)::date + (v.content ->> 'validDays')::int as last_day) t
   cross join lateral (
     select (array_agg(p.picture order by i.position))[1] as picture,
       json_agg(json_build_object('productId', p.id, 'slug', p.slug, 'titles', p.content -> 'titles', 'optionId', o.id,
         'optionTitle', o.content ->> 'title',
         'optionTitles', coalesce(o.content -> 'titles', jsonb_build_object('en', o.content ->> 'title')), 'tickets', i.quantity, 'live', p.live and o.live,
         'category', p.category, 'tax', p.tax,
         'units', (select json_agg(json_build_object('type', n.type, 'minAge', n.min_age, 'maxAge', n.max_age, 'pax', n.pax,
           'accompanied', n.accompanied, 'priceMinor', n.price_minor::text) order by n.position)
                   from unit n where n.product_id = o.product_id and n.option_id = o.id)) order by i.position) as items
     from value_pack_item i
     join product p on p.id = i.product_id
     join option o on o.product_id = i.product_id and o.id = i.option_id
     where i.value_pack_id = v.id
   ) i
   where v.id = any($1::int[]) and i.items is not null`,
  {
    notNull: [
      'titles',
      'percentOff',
      'mostTravellers',
      'destination',
      'soldOn',
      'localDate',
      'endsAt',
      'picture',
      'items',
    ],
    narrower: columns<{
      titles: Names;
      destination: Names;
      destinationTax: TaxOverride;
      items: readonly Item[];
    }>(),
  },
);

/** What is offered of some packs at this moment: one unit for each traveller, nothing that runs out, all back until used. */
export async function packOffers(on: Queryable, packIds: readonly number[]): Promise<readonly Offer[]> {
  const { rows } = await on.query(readPacks, [packIds]);
  return rows.map(offerOf);
}

function offerOf(row: RowOf<typeof readPacks>): Offer {
  const {
    id,
    items,
    currency,
    percentOff,
    mostTravellers,
    live,
    localDate,
    endsAt,
    country,
    destinationTax,
    soldOn,
    ...place
  } = row;
  const units = new Map(items.map((item) => [`${item.productId} ${item.optionId}`, item.live ? item.units : []]));
  const price = packPrice(
    {
      percentOff,
      items: items.map(({ productId, optionId, tickets }) => ({
        product: productId,
        option: optionId,
        quantity: tickets,
      })),
    },
    (product, option) =>
      units.get(`${product} ${option}`)?.map((unit) => ({ ...unit, priceMinor: BigInt(unit.priceMinor) })),
    currency,
  );
  return {
    ...place,
    ...noStart(id, localDate, endsAt),
    productId: id,
    optionId: 'pack',
    optionTitle: 'Value pack',
    pack: { items: items.map(({ live: _live, units: _units, category: _category, tax: _tax, ...item }) => item) },
    // What it may be used for is settled with it, so its tax is due when it is sold, where that is one for all of it.
    tax: sharedTax(
      items.map(({ category, tax }) => taxFor({ country, category, date: soldOn, productTax: tax, destinationTax })),
    ),
    currency,
    priceRules: [],
    deals: [],
    today: '',
    units: price === null ? [] : [travellerUnit(price.each.minor, mostTravellers)],
    minParty: 1,
    maxParty: mostTravellers,
    free: mostTravellers,
    over: false,
    closed: !live || price === null,
  };
}

/** A pack has no start: it begins and ends with its last day, until which it is fully refundable. */
function noStart(id: number, localDate: string, endsAt: string) {
  return {
    slotId: packSlot(id),
    stock: [],
    localDate,
    localStart: '00:00',
    localEnd: '23:59',
    allDay: true,
    startsAt: endsAt,
    endsAt,
    policy: [{ hoursBefore: 0, refundPercent: 100 }],
    instant: true,
    redemption: 'DIGITAL',
    perPersonTicket: false,
    supplierId: '',
    supplier: '',
    meetingPoint: { name: '', address: '', lat: 0, lng: 0 },
    goodToKnow: [],
  } as const satisfies Partial<Offer>;
}

function travellerUnit(priceMinor: bigint, most: number): OfferUnit {
  return {
    id: 'traveller',
    title: 'Traveller',
    type: 'ADULT',
    pax: 1,
    accompanied: false,
    maxQuantity: most,
    priceMinor,
  };
}
