import { searchSorts } from '#src/domain/search/query/filter.ts';
import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';
import { priceSteps } from '#src/domain/search/query/price-steps.ts';
import { soughtWords } from '#src/domain/search/text/tokenise.ts';

/** Days after the first day of the catalogue's, and the ids of the cities in the mix. */
export type MixGround = { readonly firstDay: number; readonly cityIds: readonly number[] };

const page = { ...emptyIndexQuery, take: 10 };

function asked(query: string, more: Partial<IndexQuery> = {}): IndexQuery {
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
  ].map((query) => asked(query));
  const mix = [
    ...words,
    asked('', { destinations: [city] }),
    asked('', { destinations: [other, third], categories: ['museum', 'tour'] }),
    asked('', { countries: ['FR'], sort: 'best_rated' }),
    asked('museum ', { day: firstDay + 40, ...between(500, 3000) }),
    asked('tour ', { specials: ['free_cancellation', 'instant'], sort: 'price_low' }),
    asked('', { categories: ['cruise'], day: firstDay + 7, specials: ['instant'], sort: 'price_high' }),
    asked('ticket ', { ...between(0, 100_000), skip: 190 }),
    asked('', { sort: searchSorts[0] }),
    asked('', { specials: ['mobile_ticket'], ...between(1000, 1_000_000) }),
  ];
  // As the shop queries: with the days on which there are places, and bars of prices.
  return mix.map((query) => ({ ...query, horizon, priceSteps: priceSteps.map((step) => step * 100) }));
}

/** Returns what a visitor has typed so far, letter by letter. */
export function typedSoFar(): IndexQuery[] {
  return ['tokyo tower', 'paris lou', '東京タワー', 'museo nac', 'خليفة'].flatMap((text) =>
    Array.from(text, (_, at) => asked(text.slice(0, at + 1), { take: 6, counted: false, roughly: true })),
  );
}
