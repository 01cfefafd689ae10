import type { Names } from '#src/domain/catalogue/destination.ts';
import type { DealTerms } from '#src/domain/catalogue/prices/deal-price.ts';
import type { CampaignWords, DealKind } from '#src/domain/marketing/deals/deal.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement } from '#src/store/shared/database/statement.ts';

/**
 * Counts a use of each of these deals for an order in one conditional statement each, whose lock on the deal's row
 * makes the next one wait; in the order of their ids. Returns the first that is no longer available, or null when all
 * were counted.
 */
export async function takeDeals(
  tx: Queryable,
  orderId: string,
  uses: readonly { readonly id: string; readonly dealId: number }[],
): Promise<number | null> {
  for (const { id, dealId } of uses.toSorted((a, b) => a.dealId - b.dealId)) {
    const { rowCount } = await tx.query(
      `update deal set used = used + 1
       where id = $1 and live and (usage_limit is null or used < usage_limit) and (ends_at is null or ends_at > now())`,
      [dealId],
    );
    if (rowCount === 0) return dealId;
    await tx.query(`insert into deal_use (id, deal_id, order_id, state) values ($1, $2, $3, 'reserved')`, [
      id,
      dealId,
      orderId,
    ]);
  }
  return null;
}

const readReleasedDeals = sql(
  'read-released-deals',
  `select deal_id as "dealId" from deal_use where order_id = $1 and state = 'released' order by deal_id`,
);

/** Takes the deals of a released order again, for money that arrived late; false when one is used up meanwhile. */
export async function retakeDeals(tx: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await tx.query(readReleasedDeals, [orderId]);
  for (const { dealId } of rows) {
    const { rowCount } = await tx.query(
      'update deal set used = used + 1 where id = $1 and (usage_limit is null or used < usage_limit)',
      [dealId],
    );
    if (rowCount === 0) return false;
  }
  if (rows.length > 0)
    await tx.query(`update deal_use set state = 'reserved' where order_id = $1 and state = 'released'`, [orderId]);
  return true;
}

const lockDealsOfOrder = sql(
  'lock-deals-of-order',
  `select d.id from deal d join deal_use u on u.deal_id = d.id
   where u.order_id = $1 and u.state = $2 order by d.id for no key update of d`,
);

/** Moves the deals of an order from one state to the next; what is not used any more may be had again. */
export async function moveDealUses(
  tx: Queryable,
  orderId: string,
  from: 'reserved' | 'redeemed',
  to: 'redeemed' | 'released' | 'restored',
): Promise<void> {
  // In the order of their ids, as everybody locks them.
  const { rows } = await tx.query(lockDealsOfOrder, [orderId, from]);
  if (rows.length === 0) return;
  await tx.query('update deal_use set state = $3 where order_id = $1 and state = $2', [orderId, from, to]);
  if (to === 'redeemed') return;
  await tx.query('update deal set used = used - 1 where id = any($1::int[])', [rows.map((row) => row.id)]);
}

export type SeededDeal = {
  readonly id: number;
  readonly slug: string;
  readonly kind: DealKind;
  readonly campaignId: number | null;
  /** ISO 8601 in UTC; the end is not in it, and null is none. */
  readonly begins: string;
  readonly ends: string | null;
  readonly usageLimit: number | null;
  readonly terms: DealTerms;
  readonly content: { readonly titles: Names; readonly texts: Names };
  /** The options it is for. */
  readonly options: readonly { readonly product: number; readonly option: string }[];
};

/** Writes campaigns and changes only what differs; those that the list lacks are taken away, their rows stay. */
export async function saveCampaigns(tx: Queryable, campaigns: readonly CampaignWords[]): Promise<void> {
  const rows = campaigns.map(({ id, slug, titles, texts }, position) => ({
    id,
    slug,
    position,
    content: { titles, texts },
  }));
  await tx.query(
    `with gone as (update deal_campaign set live = false where live and not id = any($2::int[]))
     insert into deal_campaign as old (id, slug, position, content)
     select id, slug, position, content
     from jsonb_to_recordset($1::jsonb) as new (id int, slug text, position int, content jsonb)
     on conflict (id) do update set slug = excluded.slug, position = excluded.position, content = excluded.content, live = true
     where (old.slug, old.position, old.content, old.live)
       is distinct from (excluded.slug, excluded.position, excluded.content, true)`,
    [JSON.stringify(rows), rows.map(({ id }) => id)],
  );
}

/**
 * Writes deals and changes only what differs; counters stay, a limit never falls below them, and deals that the list
 * lacks end at once. Their products and options must exist.
 */
export async function saveDeals(tx: Queryable, deals: readonly SeededDeal[]): Promise<void> {
  const ids = deals.map(({ id }) => id);
  await tx.query(
    `with gone as (update deal set live = false where live and not id = any($2::int[]))
     insert into deal as old (id, slug, kind, campaign_id, begins_at, ends_at, usage_limit, terms, content)
     select id, slug, kind, "campaignId", begins, ends, "usageLimit", terms, content
     from jsonb_to_recordset($1::jsonb) as new (id int, slug text, kind text, "campaignId" int, begins timestamptz,
       ends timestamptz, "usageLimit" int, terms jsonb, content jsonb)
     on conflict (id) do update set slug = excluded.slug, kind = excluded.kind, campaign_id = excluded.campaign_id,
       begins_at = excluded.begins_at, ends_at = excluded.ends_at, usage_limit = case when excluded.usage_limit is not null then greatest(excluded.usage_limit, old.used) end,
       terms = excluded.terms, content = excluded.content, live = true
     where (old.slug, old.kind, old.campaign_id, old.begins_at, old.ends_at, old.usage_limit, old.terms, old.content, old.live)
       is distinct from (excluded.slug, excluded.kind, excluded.campaign_id, excluded.begins_at, excluded.ends_at,
         case when excluded.usage_limit is not null then greatest(excluded.usage_limit, old.used) end, excluded.terms, excluded.content, true)`,
    [JSON.stringify(deals), ids],
  );
  const rows = deals.flatMap(({ id, options }) => options.map(({ product, option }) => ({ id, product, option })));
  const values = [ids, rows.map(({ id }) => id), rows.map(({ product }) => product), rows.map(({ option }) => option)];
  await tx.query(
    `delete from deal_option where deal_id = any($1::int[])
       and not (deal_id, product_id, option_id) in (select * from unnest($2::int[], $3::int[], $4::text[]))`,
    values,
  );
  await tx.query(
    `insert into deal_option (deal_id, product_id, option_id) select * from unnest($1::int[], $2::int[], $3::text[])
     on conflict (product_id, option_id, deal_id) do nothing`,
    values.slice(1),
  );
}

const changedSpans = statement(
  'changed-deal-spans',
  `with due as (
     select l.id as deal_id, x.product_id, x.option_id, l.terms
     from deal l join deal_option x on x.deal_id = l.id
     where l.live and l.begins_at <= now() and (l.ends_at is null or l.ends_at > now())
       and (l.usage_limit is null or l.used < l.usage_limit)
   ), ended as (
     update deal_span s set until = now()
     where s.until is null and not exists (
       select from due where due.deal_id = s.deal_id and due.product_id = s.product_id and due.option_id = s.option_id and due.terms = s.terms)
     returning s.product_id, s.deal_id, s.option_id
   )
   select product_id as "productId", deal_id as "dealId", option_id as "optionId", null::jsonb as terms from ended
   union all
   select due.product_id, due.deal_id, due.option_id, due.terms from due where not exists (
     select from deal_span s where s.until is null and s.deal_id = due.deal_id and s.product_id = due.product_id
       and s.option_id = due.option_id and s.terms = due.terms)`,
  { notNull: ['productId', 'dealId', 'optionId'], narrower: columns<{ terms: DealTerms }>() },
);

/**
 * Brings what the shop shows in line with the deals that may be had at this moment, by the database's clock: spans
 * begin and end. Returns the products whose shown prices change.
 */
export async function updateDealSpans(tx: Queryable): Promise<readonly number[]> {
  const { rows } = await tx.query(changedSpans);
  const begun = rows.filter((row) => row.terms !== null);
  if (begun.length > 0)
    await tx.query(
      `insert into deal_span (deal_id, product_id, option_id, terms)
       select "dealId", "productId", "optionId", terms
       from jsonb_to_recordset($1::jsonb) as new ("dealId" int, "productId" int, "optionId" text, terms jsonb)`,
      [JSON.stringify(begun)],
    );
  return [...new Set(rows.map((row) => row.productId))].toSorted((a, b) => a - b);
}
