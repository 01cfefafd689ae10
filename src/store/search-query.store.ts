import type { AccessNeed } from '#src/domain/catalogue/access-need.ts';
import type { IndexAnswer, IndexQuery } from '#src/domain/search/index-query.ts';
import { daysKept, specialBit } from '#src/domain/search/indexed-document.ts';
import { specialOptions } from '#src/domain/search/filter.ts';
import type { SoughtWord } from '#src/domain/search/tokenise.ts';
import { statement, type Queryable } from '#src/store/db.ts';

// Which filters refuse a row is worked out once, as bits (1 destination, 2 category, 4 others, 8 price), as the index does.
const found = statement(
  'search_items_found',
  `with matched as materialized (
     select i.product_id, i.renown, i.destination_id, i.category, i.specials, i.score, i.reviews, i.currency, i.price_minor,
       i.price_minor * m.factor as worth,
       case when $1::text = '' then 0 else ts_rank('{0.125, 0.25, 0.5, 1}', i.tokens, $1::tsquery) end as relevance,
       case when cardinality($2::int[]) = 0 or i.destination_id = any($2::int[]) then 0 else 1 end
       | case when cardinality($3::text[]) = 0 or i.category = any($3::text[]) then 0 else 2 end
       | case when (cardinality($4::text[]) = 0 or i.country = any($4::text[])) and i.specials & $5::int = $5::int
           and ($6::int is null or get_bit(i.days, $6::int) = 1) then 0 else 4 end
       | case when not $7::boolean or coalesce(i.price_minor between m.low and m.high, false) then 0 else 8 end as refused
     from search_item i
     join unnest($8::text[], $9::float8[], $10::float8[], $11::float8[]) as m (currency, low, high, factor) on m.currency = i.currency
     where $1::text = '' or i.tokens @@ $1::tsquery
     limit $15::bigint
   ), page as (
     select product_id, row_number() over (order by
       case $12::text when 'most_relevant' then -relevance when 'price_low' then worth when 'price_high' then -worth
         else -score end nulls last,
       case $12::text when 'best_rated' then -reviews else 0 end, renown desc, product_id) as place
     from matched where refused = 0
     order by place limit $14::int offset $13::int
   )
   select 'hit' as kind, product_id::text as name, place as count, null::bigint as low, null::bigint as high from page
   union all select 'total', '', count(*), null, null from matched where refused = 0
   union all select 'destination', destination_id::text, count(*), null, null from matched where refused & ~1 = 0 group by destination_id
   union all select 'category', category, count(*), null, null from matched where refused & ~2 = 0 group by category
   union all select 'special', specials::text, count(*), null, null from matched where refused = 0 group by specials
   union all select 'price', currency, count(*), min(price_minor), max(price_minor) from matched
     where refused & ~8 = 0 and price_minor is not null group by currency`,
);

const currencyNames = statement('search_items_currencies', 'select distinct currency from search_item');

type FoundRow = { kind: string; name: string; count: bigint; low: bigint | null; high: bigint | null };

/**
 * The index's answer, worked out by the database: the same totals and counts, though no slip of the keyboard is
 * forgiven. At most `cap` documents are looked at, when it is given: then total and counts may be too low.
 */
export async function findItems(db: Queryable, query: IndexQuery, cap: number | null = null): Promise<IndexAnswer> {
  const answer = nothingFound(query);
  if (query.impossible) return answer;
  const { rows: currencies } = await db.query<{ currency: string }>(currencyNames);
  const codes = currencies.map((row) => row.currency);
  const terms = codes.map((code) => query.termsOf(code));
  const { rows } = await db.query<FoundRow>(found, [
    wordsText(query.words),
    query.destinations,
    query.categories,
    query.countries,
    query.specials.reduce((bits, option) => bits | specialBit(option), 0),
    query.day === null ? null : query.day % daysKept,
    query.priced,
    codes,
    terms.map((one) => one.from),
    terms.map((one) => one.to),
    terms.map((one) => one.factor),
    query.sort,
    query.skip,
    query.take,
    cap,
  ]);
  for (const row of rows.toSorted((a, b) => Number(a.count - b.count))) collect(answer, row);
  return answer;
}

type Found = {
  hits: { id: number; key: number }[];
  total: number;
  destinations: Map<number, number>;
  categories: Map<string, number>;
  specials: Map<(typeof specialOptions)[number], number>;
  languages: Map<string, number>;
  access: Map<AccessNeed, number>;
  openDays: number[];
  prices: { currency: string; from: number; to: number }[];
  priceCounts: number[];
};

function nothingFound({ priceSteps }: IndexQuery): Found {
  return {
    hits: [],
    total: 0,
    destinations: new Map(),
    categories: new Map(),
    specials: new Map(),
    languages: new Map(),
    access: new Map(),
    openDays: [],
    prices: [],
    priceCounts: priceSteps.map(() => 0),
  };
}

function collect(answer: Found, { kind, name, count, low, high }: FoundRow): void {
  const number = Number(count);
  if (kind === 'hit') answer.hits.push({ id: Number(name), key: -number });
  if (kind === 'total') answer.total = number;
  if (kind === 'destination') answer.destinations.set(Number(name), number);
  if (kind === 'category') answer.categories.set(name, number);
  if (kind === 'price') answer.prices.push({ currency: name, from: Number(low), to: Number(high) });
  if (kind === 'special')
    for (const option of specialOptions)
      if ((Number(name) & specialBit(option)) !== 0)
        answer.specials.set(option, (answer.specials.get(option) ?? 0) + number);
}

/** `'tokyo' & 'dis':*`: all words; the last perhaps unfinished. */
function wordsText(words: readonly SoughtWord[]): string {
  return words
    .map(({ text, prefix }) => `'${text.replaceAll("'", "''").replaceAll('\\', '\\\\')}'${prefix ? ':*' : ''}`)
    .join(' & ');
}
