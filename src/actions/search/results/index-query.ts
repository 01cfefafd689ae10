import { aheadDays } from '#src/actions/catalogue/catalogue-ages.ts';
import { utcDayAt } from '#src/domain/shared/time/day-number.ts';
import { placeOf } from '#src/domain/catalogue/live-product.ts';
import type { Showing } from '#src/domain/search/cards/card.ts';
import { currencies } from '#src/domain/shared/money/currency.ts';
import { currencyTerms } from '#src/domain/search/currency-terms.ts';
import { searchPageSize, type SearchFilter, type SearchPage } from '#src/domain/search/query/filter.ts';
import { firstFreeDay } from '#src/domain/search/documents/free-until.ts';
import type { FreeDays, IndexQuery, RequestedPrices } from '#src/domain/search/query/index-query.ts';
import { priceSteps } from '#src/domain/search/query/price-steps.ts';
import { soughtWords } from '#src/domain/search/text/tokenise.ts';
import { priceQueryOf } from '#src/domain/search/party-price.ts';

/** What only some listings have to do with. */
type OfProducts = {
  /** The products of the requested program, null when none is. */
  readonly among: readonly number[] | null;
  /** What the cards of this search show (see `requestedPrices`). */
  readonly prices: RequestedPrices;
};

/** Returns a filter as a query of the index. */
export function indexQuery(
  showing: Showing,
  input: SearchFilter & SearchPage,
  { among, prices }: OfProducts,
): IndexQuery {
  const minor = 10 ** currencies[showing.currency].digits;
  const size = input.page_size ?? searchPageSize;
  const specials = new Set([
    ...(input.special_option_ids ?? []),
    ...(input.instant === true ? (['instant'] as const) : []),
  ]);
  const { party, day } = priceQueryOf(input);
  const horizon = horizonOf(showing);
  const limits = {
    from: input.price_from === undefined ? null : input.price_from * minor,
    to: input.price_to === undefined ? null : input.price_to * minor,
  };
  const words = soughtWords(input.query ?? '');
  return {
    words,
    destinations: input.city_ids ?? [],
    categories: input.frontend_ids ?? [],
    countries: input.country_ids ?? [],
    specials: [...specials],
    languages: input.guide_languages ?? [],
    access: input.accessibility ?? [],
    party,
    among,
    area: input.area ?? null,
    day,
    horizon,
    free: input.free_cancel_until === undefined ? null : freeDays(showing, Date.parse(input.free_cancel_until)),
    // Nothing is sold so far ahead, or in the past; nothing is named by signs without a word.
    impossible:
      (day !== null && (day < horizon.from || day > horizon.to)) ||
      (words.length === 0 && (input.query ?? '').trim() !== ''),
    priced: limits.from !== null || limits.to !== null,
    termsOf: currencyTerms(showing.rates, showing.currency, limits),
    requestedPrices: prices,
    priceSteps: priceSteps.map((step) => step * minor),
    counted: true,
    roughly: false,
    sort: input.sort ?? 'most_relevant',
    skip: (input.page_num - 1) * size,
    take: input.is_only_total === true ? 0 : size,
  };
}

/** The days whose places are known: from yesterday, which is today somewhere. */
function horizonOf({ open }: Pick<Showing, 'open'>): IndexQuery['horizon'] {
  const yesterday = utcDayAt(open.atMs) - 1;
  return { from: yesterday, to: yesterday + aheadDays };
}

function freeDays({ open }: Showing, atMs: number): FreeDays {
  const zoneOf = (destination: number): string | undefined => placeOf(open.live, destination)?.timeZone;
  return {
    atMs,
    firstDay: (destination, freeHours, firstMinute) => {
      const zone = zoneOf(destination);
      return zone === undefined ? null : firstFreeDay(atMs, { freeHours, firstMinute }, zone);
    },
  };
}
