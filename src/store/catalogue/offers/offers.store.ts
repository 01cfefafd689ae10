import type { Names } from '#src/domain/catalogue/destination.ts';
import { giftOfSlot, packOfSlot, type Offer, type OfferUnit } from '#src/domain/catalogue/offers/offer.ts';
import { giftOffers } from '#src/store/catalogue/offers/gift-offers.store.ts';
import { packOffers } from '#src/store/catalogue/offers/pack-offers.store.ts';
import { taxFor } from '#src/domain/catalogue/tax/tax-for.ts';
import type { TaxOverride } from '#src/domain/catalogue/tax/tax.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';
import { ownHeld } from '#src/store/catalogue/offers/own-held.ts';

// One row per slot. A caller's own live holds are added back. The parameters are in separate selects: a planner that
// sees their values plans all these joins again each time, which costs six times what the reading does.
const readOffers = statement(
  'read-offers',
  `with mine as (
     ${ownHeld}
   )
   select s.id::text as "slotId", s.local_date as "localDate", s.local_start as "localStart", s.local_end as "localEnd",
     s.all_day as "allDay", s.starts_at as "startsAt", s.ends_at as "endsAt", s.inventory_id::text as "inventoryId",
     i.total - i.held - i.sold + coalesce(m.qty, 0) as free,
     now() >= case when s.all_day then s.ends_at else s.starts_at end as over,
     s.closed or not p.live or now() >= s.cutoff_at as closed,
     p.id as "productId", p.slug, p.content -> 'titles' as titles, p.picture, p.instant_confirmation as instant,
     p.redemption, p.per_person_ticket as "perPersonTicket", p.content -> 'meetingPoint' || jsonb_build_object('lat', p.lat, 'lng', p.lng) as "meetingPoint",
     coalesce(p.content -> 'goodToKnow', '[]') as "goodToKnow",
     coalesce((select jsonb_object_agg(w.key, w.value -> 'goodToKnow') from jsonb_each(p.content -> 'words') w), '{}') as "goodToKnowWords",
     o.id as "optionId", o.content ->> 'title' as "optionTitle",
     coalesce(o.content -> 'titles', jsonb_build_object('en', o.content ->> 'title')) as "optionTitles", o.cancellation as policy, o.price_rules as "priceRules",
     (now() at time zone d.time_zone)::date as today,
     coalesce((select json_agg(l.terms || jsonb_build_object('id', l.id, 'titles', l.content -> 'titles', 'limited', l.usage_limit is not null) order by l.id)
       from deal_option x join deal l on l.id = x.deal_id
       where x.product_id = s.product_id and x.option_id = s.option_id and l.live
         and l.begins_at <= now() and (l.ends_at is null or l.ends_at > now())
         and (l.usage_limit is null or l.used < l.usage_limit + (
           select count(*) from deal_use v join orders w on w.id = v.order_id
           where v.deal_id = l.id and v.state = 'reserved' and w.account_id = (select $2::uuid)))), '[]') as deals,
     o.min_party as "minParty", o.max_party as "maxParty",
     d.id as "destinationId", d.content -> 'names' as destination, d.time_zone as "timeZone", d.currency,
     d.country, p.category, p.tax as "productTax", d.tax as "destinationTax",
     u.id as "supplierId", u.name as supplier,
     case when o.asks <> '{}' then o.asks || jsonb_build_object('ages',
       (select json_object_agg(n.id, json_build_object('from', n.min_age, 'to', n.max_age))
        from unit n where n.product_id = o.product_id and n.option_id = o.id)) end as asks,
     (select json_agg(json_build_object('id', n.id, 'title', n.title,
         'titles', coalesce(o.content -> 'unitTitles' -> n.id, jsonb_build_object('en', n.title)), 'type', n.type, 'pax', n.pax, 'accompanied', n.accompanied,
         'maxQuantity', n.max_quantity, 'priceMinor', n.price_minor::text) order by n.position)
       from unit n where n.product_id = o.product_id and n.option_id = o.id) as units
   from slot s
   join inventory i on i.id = s.inventory_id
   left join mine m on m.inventory_id = i.id
   join option o on o.product_id = s.product_id and o.id = s.option_id
   join product p on p.id = s.product_id
   join destination d on d.id = p.destination_id
   join supplier u on u.id = p.supplier_id
   where s.id = any((select $1::bigint[])::bigint[])`,
  {
    notNull: ['titles', 'meetingPoint', 'optionTitle', 'today', 'destination'],
    narrower: columns<{
      titles: Offer['titles'];
      meetingPoint: Offer['meetingPoint'];
      goodToKnow: Offer['goodToKnow'];
      goodToKnowWords: NonNullable<Offer['goodToKnowWords']>;
      optionTitles: Names;
      policy: Offer['policy'];
      priceRules: Offer['priceRules'];
      deals: Offer['deals'];
      destination: Names;
      productTax: TaxOverride;
      destinationTax: TaxOverride;
      asks: NonNullable<Offer['asks']>;
      units: readonly (Omit<OfferUnit, 'priceMinor'> & { readonly priceMinor: string })[];
    }>(),
  },
);

/**
 * Returns what is offered in these slots at this moment, by slot id; places that `accountId` holds itself count as
 * free.
 */
export async function offersOf(
  on: Queryable,
  slotIds: readonly string[],
  accountId: string | null,
): Promise<ReadonlyMap<string, Offer>> {
  const packs = slotIds.flatMap((slotId) => packOfSlot(slotId) ?? []);
  const gifts = slotIds.flatMap((slotId) => giftOfSlot(slotId) ?? []);
  // What verticals sell is offered by their rules (`offers-for-choices`).
  const slots = slotIds.filter((slotId) => /^\d+$/.test(slotId));
  const { rows } = slots.length === 0 ? { rows: [] } : await on.query(readOffers, [slots, accountId]);
  const offers = [
    ...rows.map(offerOf),
    ...(packs.length === 0 ? [] : await packOffers(on, packs)),
    ...(gifts.length === 0 ? [] : await giftOffers(on, gifts)),
  ];
  return new Map(offers.map((offer) => [offer.slotId, offer]));
}

function offerOf({
  country,
  category,
  productTax,
  destinationTax,
  inventoryId,
  ...row
}: RowOf<typeof readOffers>): Offer {
  const units = (row.units ?? []).map((unit) => ({ ...unit, priceMinor: BigInt(unit.priceMinor) }));
  const stock = [{ inventoryId, free: row.free, position: null }];
  return { ...row, stock, units, tax: taxFor({ country, category, date: row.localDate, productTax, destinationTax }) };
}

export type UnitAges = { readonly minAge: number; readonly maxAge: number };

const readAges = sql(
  'read-unit-ages',
  'select id, min_age as "minAge", max_age as "maxAge" from unit where product_id = $1 and option_id = $2',
);

/** Returns whom the units of an option admit, in years of age, by unit id. */
export async function unitAgesOf(
  on: Queryable,
  productId: number,
  optionId: string,
): Promise<ReadonlyMap<string, UnitAges>> {
  const { rows } = await on.query(readAges, [productId, optionId]);
  return new Map(rows.map(({ id, ...ages }) => [id, ages]));
}
