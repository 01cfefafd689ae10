import type { ReferralDefinition, ReferralEntry } from '#src/domain/marketing/referral/referral.ts';
import type { PhoneCouponEntry } from '#src/domain/marketing/referral/phone-coupon.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, type RowOf } from '#src/store/shared/database/statement.ts';

const offerColumns = `o.id, o.slug, o.definition, o.ends_at as "endsAt",
  case when o.begins_at > now() then 'coming' when o.ends_at <= now() then 'over' else 'open' end as phase`;
const asOffer = {
  narrower: columns<{ definition: ReferralDefinition; phase: 'coming' | 'open' | 'over' }>(),
};

const readOffer = sql(
  'read-referral-offer',
  `select ${offerColumns} from referral_offer o where o.id = $1 and o.active`,
  asOffer,
);

/** An offer as it is at this moment, by the database's clock; `endsAt` is ISO 8601 in UTC. */
export type OfferRow = RowOf<typeof readOffer>;

/** The offer with a number; null when there is none. */
export async function findOffer(on: Queryable, id: number): Promise<OfferRow | null> {
  const { rows } = await on.query(readOffer, [id]);
  return rows[0] ?? null;
}

const readOfferBySlug = sql(
  'read-referral-offer-by-slug',
  `select ${offerColumns} from referral_offer o where o.slug = $1 and o.active`,
  asOffer,
);

/** The offer under a name; null when there is none. */
export async function findOfferBySlug(on: Queryable, slug: string): Promise<OfferRow | null> {
  const { rows } = await on.query(readOfferBySlug, [slug]);
  return rows[0] ?? null;
}

const readOffers = sql('read-referral-offers', `select ${offerColumns} from referral_offer o order by o.id`, asOffer);

/** All that there are or were, in the order of their numbers. */
export async function allOffers(on: Queryable): Promise<readonly OfferRow[]> {
  const { rows } = await on.query(readOffers);
  return rows;
}

/** Writes offers and changes only what differs; those that the list lacks are taken away, what people have of them stays. */
export async function saveReferrals(tx: Queryable, offers: readonly ReferralEntry[]): Promise<void> {
  await tx.query(
    `with l as (
       select * from jsonb_to_recordset($1::jsonb) as l (id int, slug text, definition jsonb, begins timestamptz, ends timestamptz)
     ), gone as (
       update referral_offer o set active = false where o.active and o.id not in (select id from l)
     )
     insert into referral_offer as o (id, slug, kind, definition, begins_at, ends_at)
     select id, slug, definition->>'kind', definition, begins, ends from l
     on conflict (id) do update set slug = excluded.slug, definition = excluded.definition, begins_at = excluded.begins_at,
       ends_at = excluded.ends_at, active = true
     where (o.slug, o.definition, o.begins_at, o.ends_at, o.active)
       is distinct from (excluded.slug, excluded.definition, excluded.begins_at, excluded.ends_at, true)`,
    [JSON.stringify(offers)],
  );
}

/** The same for coupons for phone numbers; what was given of a budget stays given. */
export async function savePhoneCoupons(tx: Queryable, events: readonly PhoneCouponEntry[]): Promise<void> {
  await tx.query(
    `with l as (
       select * from jsonb_to_recordset($1::jsonb) as l (key text, definition jsonb, budget int, begins timestamptz, ends timestamptz)
     ), gone as (
       update phone_coupon_event e set active = false where e.active and e.key not in (select key from l)
     )
     insert into phone_coupon_event as e (key, definition, budget, begins_at, ends_at)
     select key, definition, budget, begins, ends from l
     on conflict (key) do update set definition = excluded.definition, budget = greatest(excluded.budget, e.given),
       begins_at = excluded.begins_at, ends_at = excluded.ends_at, active = true
     where (e.definition, e.budget, e.begins_at, e.ends_at, e.active)
       is distinct from (excluded.definition, greatest(excluded.budget, e.given), excluded.begins_at, excluded.ends_at, true)`,
    [JSON.stringify(events)],
  );
}
