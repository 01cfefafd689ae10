import { searchSorts } from '#src/domain/search/query/filter.ts';
import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import { priceSteps } from '#src/domain/search/query/price-steps.ts';
import { soughtWords } from '#src/domain/search/text/tokenise.ts';

/** Days after the first day of the catalogue's, and the ids of the cities in the mix. */
export type MixGround = { readonly firstDay: number; readonly cityIds: readonly number[] };

const page = { ...emptyIndexQuery, take: 10 };

function requested(query: string, more: Partial<IndexQuery> = {}): IndexQuery {
  return { ...page, words: soughtWords(query), ...more };
}

function between(from: number, to: number): Partial<IndexQuery> {
  return { priced: true, termsOf: () => ({ from, to, factor: 1 }) };
}

/**
 * Returns forty queries as visitors send them: words in five scripts, filters, sorts, typing errors, and none of these
 * at all.
 */
export function searchMix({ firstDay, cityIds }: MixGround): IndexQuery[] {
  const horizon = { from: firstDay - 1, to: firstDay + 179 };
  const [city = 0, other = 0, third = 0] = cityIds;
  const words = [
    'tokyo tower',
    'paris museum',
    'new york observation wheel',
    'cooking class barcelona',
    'river cruise london ',
    'bangkok street food',
    'airport express hong kong',
    'water park dubai',
    'rom museum',
    'madrid cata de vinos',
    'weinprobe wien',
    'croisière fluviale paris',
    'musée des beaux-arts',
    'excursión al desierto',
    '纽约 观鲸',
    '巴黎博物馆',
    '首尔 烹饪课',
    '温泉',
    'Токио',
    'متحف',
    'スパ 温泉',
    'usj',
    'tokio disnyland',
    'barcelna cooking',
    'observaton whel',
    'private tour singapore',
    'sunset catamaran',
    'jazz night new orleans',
    'vip opera vienna',
    'tok',
    'mus',
  ].map((query) => requested(query));
  const mix = [
    ...words,
    requested('', { destinations: [city] }),
    requested('', { destinations: [other, third], categories: ['museum', 'tour'] }),
    requested('', { countries: ['FR'], sort: 'best_rated' }),
    requested('museum ', { day: firstDay + 40, ...between(500, 3000) }),
    requested('tour ', { specials: ['free_cancellation', 'instant'], sort: 'price_low' }),
    requested('', { categories: ['cruise'], day: firstDay + 7, specials: ['instant'], sort: 'price_high' }),
    requested('ticket ', { ...between(0, 100_000), skip: 190 }),
    requested('', { sort: searchSorts[0] }),
    requested('', { specials: ['mobile_ticket'], ...between(1000, 1_000_000) }),
  ];
  // As the shop queries: with the days on which there are places, and bars of prices.
  return mix.map((query) => ({ ...query, horizon, priceSteps: priceSteps.map((step) => step * 100) }));
}

/** Returns what a visitor has typed so far, letter by letter. */
export function typedSoFar(): IndexQuery[] {
  return ['tokyo tower', 'paris lou', '東京タワー', 'museo nac', 'خليفة'].flatMap((text) =>
    Array.from(text, (_, at) => requested(text.slice(0, at + 1), { take: 6, counted: false, roughly: true })),
  );
}
