import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Deal, DealTerms } from '#src/domain/catalogue/prices/deal-price.ts';
import type { DealSpan } from '#src/domain/catalogue/prices/price-history.ts';
import type { CampaignWords, DealFacts, DealKind } from '#src/domain/marketing/deals/deal.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement } from '#src/store/shared/database/statement.ts';

/** The deals of an option that the shop shows, and all that it has shown within two months. */
export type OptionDeals = { readonly deals: readonly Deal[]; readonly spans: readonly DealSpan[] };

// A fall may have begun thirty days ago, and the thirty days before it count.
const spans = statement(
  'deal_spans',
  `select s.product_id as "productId", s.option_id as "optionId", d.id, d.content -> 'titles' as titles,
     d.usage_limit is not null as limited, s.terms, (extract(epoch from s.since) * 1000)::float8 as "sinceMs",
     (extract(epoch from s.until) * 1000)::float8 as "untilMs"
   from deal_span s join deal d on d.id = s.deal_id
   where (s.until is null or s.until > now() - interval '61 days') and ($1::int[] is null or s.product_id = any($1::int[]))
   order by s.product_id, s.option_id, d.id, s.since`,
  { notNull: ['titles', 'sinceMs'], narrower: columns<{ titles: Names; terms: DealTerms }>() },
);

/** Returns the deals of options by "product option"; of all products, or of some. */
export async function findOptionDeals(
  db: Queryable,
  ids: readonly number[] | undefined,
): Promise<ReadonlyMap<string, OptionDeals>> {
  const { rows } = await db.query(spans, [ids ?? null]);
  const byOption = Map.groupBy(rows, (row) => `${row.productId} ${row.optionId}`);
  return new Map(
    [...byOption].map(([key, some]) => [
      key,
      {
        deals: some
          .filter((row) => row.untilMs === null)
          .map(({ id, titles, limited, terms }) => ({ ...terms, id, titles, limited })),
        spans: some.map(({ terms, sinceMs, untilMs }) => ({ effect: terms.effect, sinceMs, untilMs })),
      },
    ]),
  );
}

const deals = statement(
  'deals_live',
  `select d.id, d.slug, d.kind, d.campaign_id as "campaignId", d.begins_at as begins, d.ends_at as ends, d.usage_limit as "usageLimit",
     d.used, d.terms, d.content,
     array(select distinct x.product_id from deal_option x where x.deal_id = d.id order by x.product_id) as products
   from deal d where d.live order by d.id`,
  {
    narrower: columns<{
      kind: DealKind;
      terms: DealTerms;
      content: { readonly titles: Names; readonly texts: Names };
    }>(),
  },
);

/** Returns all deals that have not been taken away, over ones and coming ones too, in the order of their ids. */
export async function findDeals(db: Queryable): Promise<DealFacts[]> {
  const { rows } = await db.query(deals);
  return rows.map(({ content, usageLimit, used, ...row }) => ({
    ...row,
    ...content,
    left: usageLimit === null ? null : Math.max(0, usageLimit - used),
  }));
}

const campaigns = sql(
  'read-campaigns',
  'select id, slug, content from deal_campaign where live order by position, id',
  { narrower: columns<{ content: Pick<CampaignWords, 'titles' | 'texts'> }>() },
);

/** Returns all campaigns in their order. */
export async function findCampaigns(db: Queryable): Promise<CampaignWords[]> {
  const { rows } = await db.query(campaigns);
  return rows.map(({ content, ...row }) => ({ ...row, ...content }));
}

const known = sql('has-deals', 'select exists (select from deal) as known');

/** Returns whether the shop has ever had a deal: what is taken away leaves its row. */
export async function hasDeals(db: Queryable): Promise<boolean> {
  const { rows } = await db.query(known);
  return rows[0]?.known === true;
}
