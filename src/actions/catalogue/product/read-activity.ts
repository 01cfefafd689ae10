import { showTo } from '#src/actions/catalogue/show-to.ts';
import { reviewsOf } from '#src/actions/catalogue/reviews-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { dateOfDay, dayNumber, localDateAt } from '#src/domain/shared/time/local-time.ts';
import { galleryOf } from '#src/domain/catalogue/media/gallery.ts';
import type { LiveOption, LiveProduct, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import { struckBeside } from '#src/domain/catalogue/prices/product-card-price.ts';
import { fromUnits } from '#src/domain/catalogue/prices/lead-units.ts';
import type { PictureRef } from '#src/domain/catalogue/media/picture.ts';
import { aroundOf, similarTo, type AroundView } from '#src/domain/search/cards/around.ts';
import { cardView, type CardView, type Showing } from '#src/domain/search/cards/card.ts';
import { destinationOf, lowestOf, optionKey } from '#src/domain/search/cards/open-catalogue.ts';
import type { PublicReview } from '#src/domain/reviews/review.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { allReviews } from '#src/store/reviews/reviews-reading.store.ts';

export type UnitView = {
  readonly unit: LiveUnit;
  readonly from: Money;
  /** What may be struck through beside it (see `priceBefore`), or null. */
  readonly before: Money | null;
};

export type OptionView = {
  readonly option: LiveOption;
  readonly units: readonly UnitView[];
  readonly from: Money | null;
  /** The next local date with a place free, or null. */
  readonly nextDate: string | null;
};

export type ActivityView = {
  readonly card: CardView;
  /** Today at the place. */
  readonly today: string;
  readonly pictures: readonly PictureRef[];
  readonly options: readonly OptionView[];
  readonly around: readonly AroundView[];
  readonly similar: readonly CardView[];
  readonly reviews: readonly PublicReview[];
  /** How many reviews gave 20, 40, 60, 80 and 100. */
  readonly distribution: readonly number[];
};

const firstReviews = { ...allReviews, sort: 'helpful', page: 1, limit: 12 } as const;

/** All that a product's page shows of it, except its days. `not_found` for an unknown id and for what is off sale. */
export async function readActivity(
  deps: Deps,
  caller: Caller,
  input: { readonly id: number },
): Promise<Result<ActivityView>> {
  const showing = await showTo(deps, caller, [input.id]);
  const { open } = showing;
  const product = open.live.products.get(input.id);
  if (product === undefined) return fail('not_found');
  const card = cardView(showing, product);
  const now = new Date(deps.clock()).toISOString();
  const today = localDateAt(now, card.destination.timeZone);
  const written = await reviewsOf(deps, product, today, { ...firstReviews, reader: caller.language });
  return ok({
    card: { ...card, rating: written.rating },
    today,
    pictures: galleryOf(product.picture),
    options: product.options.map((option) => optionView(showing, product, option, today)),
    around: aroundOf(open, product),
    similar: similarTo(open, product).map((other) => cardView(showing, other)),
    reviews: written.reviews,
    distribution: written.rating === null ? [] : written.facets.distribution,
  });
}

function optionView(showing: Showing, product: LiveProduct, option: LiveOption, today: string): OptionView {
  const days = showing.open.openDays.get(optionKey(product.id, option.id))?.days ?? [];
  // The cached data may date from before midnight at the place.
  const first = dayNumber(today);
  const next = days.find((day) => day >= first);
  const lowest = lowestOf(showing.open, product, option, fromUnits(option));
  const { currency } = destinationOf(showing.open, product);
  return {
    option,
    units: option.units.map((unit) => unitView(showing, product, option, unit)),
    from: lowest === null ? null : convert(money(lowest, currency), showing.currency, showing.rates),
    nextDate: next === undefined ? null : dateOfDay(next),
  };
}

/**
 * A unit's lowest price on the days with places, else its base price; in the place's currency when no rate is known. A
 * former price is given for the base price only: prices of certain days have no history.
 */
function unitView(showing: Showing, product: LiveProduct, option: LiveOption, unit: LiveUnit): UnitView {
  const { currency } = destinationOf(showing.open, product);
  const lowest = lowestOf(showing.open, product, option, [unit]) ?? unit.priceMinor;
  const local = money(lowest, currency);
  const from = convert(local, showing.currency, showing.rates);
  const before = from === null ? null : struckBeside(unit, option, lowest, { currency }, showing.open.atMs);
  return {
    unit,
    from: from ?? local,
    before: before === null ? null : convert(money(before.priceMinor, currency), showing.currency, showing.rates),
  };
}
