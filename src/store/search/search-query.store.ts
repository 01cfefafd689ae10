import type { IndexAnswer, IndexQuery } from '#src/domain/search/query/index-query.ts';
import { cellColumns, cellRows, gridOf, perDegree } from '#src/domain/search/query/map-cells.ts';
import { indexedDays, specialBit } from '#src/domain/search/documents/indexed-document.ts';
import { answerOf, daysText } from '#src/store/search/search-answer.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement } from '#src/store/shared/database/statement.ts';
import { findGround } from '#src/store/search/search-ground.store.ts';
import { wordsText } from '#src/store/search/search-tokens.ts';

/** Returns a degree of a listing's position as it is counted (see `map-cells.ts`). */
function counted(name: 'lat' | 'lng'): string {
  return `floor((i.content #>> '{product,meetingPoint,${name}}')::float8 * ${perDegree} + 0.5)::bigint`;
}

// Which filters refuse a row is worked out once, as bits (see `refusedBy`), as the index does. `open` are its days with
// places that count, as 192 bits: those of the options that are offered, where that is requested. With a limit only the
// best known that pass the filters of their own columns are examined.
const found = statement(
  'search_items_found',
  `with best as (
     select i.product_id from search_item i
     where ($1::text = '' or i.tokens @@ $1::tsquery) and ($21::bigint is null or (
       (cardinality($2::int[]) = 0 or i.destination_id = any($2::int[])) and (cardinality($3::text[]) = 0 or i.category = any($3::text[]))
       and (cardinality($4::text[]) = 0 or i.country = any($4::text[])) and i.specials & $5::int = $5::int
       and ($6::int[] is null or i.product_id = any($6::int[])) and ($8::int is null or get_bit(i.days, $8::int) = 1)))
     order by i.popularity desc, i.product_id limit $21::bigint
   ), asked as materialized (
     select i.product_id, i.popularity, i.destination_id, i.category, i.specials, i.score, i.reviews, i.currency, coalesce(w.minor, i.price_minor) as price_minor, i.profile, a.x, a.y,
       coalesce(w.minor, i.price_minor) * m.factor as worth, coalesce(p.refused, 0) as by_profile,
       case when $1::text = '' then 0 else ts_rank('{0.125, 0.25, 0.5, 1}', i.tokens, $1::tsquery) end as relevance,
       case when cardinality($2::int[]) = 0 or i.destination_id = any($2::int[]) then 0 else 1 end
       | case when cardinality($3::text[]) = 0 or i.category = any($3::text[]) then 0 else 2 end
       | case when (cardinality($4::text[]) = 0 or i.country = any($4::text[])) and i.specials & $5::int = $5::int
           and ($6::int[] is null or i.product_id = any($6::int[]))
           and ($26::bigint is null or coalesce(a.x <= $28::bigint and a.y between 0 and $29::bigint, false)) then 0 else 4 end
       | case when not $7::boolean or coalesce(coalesce(w.minor, i.price_minor) between m.low and m.high, false) then 0 else 8 end
       | case when $8::int is null or get_bit(i.days, $8::int) = 1 then 0 else 16 end as by_columns,
       case when $9::boolean then coalesce(o.days, repeat('0', 192)::bit(192))
         when $10::boolean then ('x' || encode(i.days, 'hex'))::bit(192) & $11::text::bit(192) end as open
     from best join search_item i on i.product_id = best.product_id
     join unnest($12::text[], $13::float8[], $14::float8[], $15::float8[]) as m (currency, low, high, factor) on m.currency = i.currency
     left join unnest($31::int[], $32::bigint[]) as w (product_id, minor) on w.product_id = i.product_id
     left join unnest($16::text[], $17::int[]) as p (profile, refused) on p.profile = i.profile
     left join unnest($18::int[], $19::text[], $20::text[]) as f (destination_id, profile, masks)
       on f.destination_id = i.destination_id and f.profile = i.profile
     left join lateral (
       select bit_or(('x' || coalesce(i.content -> 'optionDays' ->> (m.place - 1)::int, encode(i.days, 'hex')))::bit(192) & m.mask::bit(192)) as days
       from unnest(string_to_array(f.masks, ',')) with ordinality as m (mask, place) where m.mask <> ''
     ) as o on true
     left join lateral (
       select mod(mod(${counted('lng')} - $26::bigint, 36000000) + 36000000, 36000000) as x, ${counted('lat')} - $27::bigint as y
       where $26::bigint is not null
     ) as a on true
   ), matched as materialized (
     select *, by_columns | by_profile | case when $30::boolean and open = repeat('0', 192)::bit(192) then 4 else 0 end
       | case when $9::boolean and $8::int is not null and get_bit(open, $8::int / 8 * 8 + 7 - $8::int % 8) = 0 then 16 else 0 end as refused
     from asked
   ), page as (
     select product_id, row_number() over (order by
       case $22::text when 'most_relevant' then -relevance when 'price_low' then worth when 'price_high' then -worth
         else -score end nulls last,
       case $22::text when 'best_rated' then -reviews else 0 end, popularity desc, product_id) as place
     from matched where refused = 0
     order by place limit $24::int offset $23::int
   )
   , cells as (
     select least(${cellRows - 1}, y * ${cellRows} / $29::bigint) * ${cellColumns} + least(${cellColumns - 1}, x * ${cellColumns} / $28::bigint) as cell,
       x, y, product_id, popularity
     from matched where refused = 0 and $26::bigint is not null
   )
   select 'hit' as kind, product_id::text as name, place as count, null::bigint as low, null::bigint as high from page
   union all select 'total', '', count(*), null, null from matched where refused = 0
   union all select 'destination', destination_id::text, count(*), null, null from matched where $10::boolean and refused & ~1 = 0 group by destination_id
   union all select 'category', category, count(*), null, null from matched where $10::boolean and refused & ~2 = 0 group by category
   union all select 'special', specials::text, count(*), null, null from matched where $10::boolean and refused = 0 group by specials
   union all select 'spoken', profile, count(*), null, null from matched where $10::boolean and refused & ~32 = 0 group by profile
   union all select 'profile', profile, count(*), null, null from matched where $10::boolean and refused = 0 group by profile
   union all select 'days', bit_or(open)::text, 0, null, null from matched where $10::boolean and refused & ~16 = 0 having bit_or(open) is not null
   union all select 'price', currency, count(*), min(price_minor), max(price_minor) from matched
     where $10::boolean and refused & ~8 = 0 and price_minor is not null group by currency
   union all select 'step', (width_bucket(worth, $25::float8[]) - 1)::text, count(*), null, null from matched
     where $10::boolean and cardinality($25::float8[]) > 0 and refused & ~8 = 0 and worth >= 0 and worth <> 'NaN'
     group by width_bucket(worth, $25::float8[])
   union all select 'cell', cell || ':' || (array_agg(product_id order by popularity desc, product_id))[1], count(*), sum(y)::bigint, sum(x)::bigint
     from cells group by cell`,
  { notNull: ['kind', 'name', 'count'] },
);

const moreThan = statement(
  'search_items_more_than',
  'select exists (select from search_item order by product_id offset $1::bigint) as more',
);

/**
 * Returns the index's answer, worked out by the database: the same totals and counts, though no slip of the keyboard is
 * forgiven. `most` bounds the work where there are more listings than that: only so many of the best known that pass
 * are looked at, totals end there, and choices of place, category and day are not counted as if they were not made.
 */
export async function findItems(db: Queryable, query: IndexQuery, most: number | null = null): Promise<IndexAnswer> {
  if (query.impossible) return answerOf(query, []);
  const cap = most !== null && (await hasMoreThan(db, most)) ? most : null;
  const { terms, profiles, masks } = await findGround(db, query);
  const grid = query.area === null ? null : gridOf(query.area);
  const { rows } = await db.query(found, [
    wordsText(query.words),
    query.destinations,
    query.categories,
    query.countries,
    query.specials.reduce((bits, option) => bits | specialBit(option), 0),
    query.among,
    query.priced,
    query.day === null ? null : query.day % indexedDays,
    query.free !== null || query.party.length > 0,
    query.counted,
    daysText(query.horizon.from, query.horizon.to),
    terms.map((one) => one.currency),
    terms.map((one) => one.from),
    terms.map((one) => one.to),
    terms.map((one) => one.factor),
    profiles.map((one) => one.profile),
    profiles.map((one) => one.refused),
    masks.map((one) => one.destination),
    masks.map((one) => one.profile),
    masks.map((one) => one.masks),
    cap,
    query.sort,
    query.skip,
    query.take,
    query.priceSteps,
    grid?.west ?? null,
    grid?.south ?? null,
    grid?.width ?? null,
    grid?.height ?? null,
    query.free !== null,
    query.requestedPrices.map(([id]) => id),
    query.requestedPrices.map(([, minor]) => minor),
  ]);
  return answerOf(query, rows);
}

async function hasMoreThan(db: Queryable, most: number): Promise<boolean> {
  return (await db.query(moreThan, [most])).rows[0]?.more === true;
}
