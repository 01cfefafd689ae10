import { presentRates } from '#src/actions/site/present-rates.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { passesOf, type SoldPass } from '#src/actions/rail/offers/passes-of.ts';
import { openTimetable } from '#src/actions/rail/timetable/open-timetable.ts';
import type { OfferUnit } from '#src/domain/catalogue/offers/offer.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { passDays } from '#src/domain/rail/fares/pass-days.ts';
import { passUnits } from '#src/domain/rail/fares/pass-units.ts';
import { travellerNames } from '#src/actions/rail/ride-names.data.ts';

export type PassView = SoldPass & {
  readonly earliest: string;
  readonly latest: string;
  /** In the order of `passUnits`, in the caller's currency. */
  readonly units: readonly (Pick<OfferUnit, 'id' | 'title' | 'titles'> & { readonly each: Money })[];
};

/** All rail passes with their prices; fails when a rate is unknown (D-15). */
export async function listPasses(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log' | 'oldestRateDays'>,
  { currency }: Pick<Caller, 'currency'>,
): Promise<Result<readonly PassView[]>> {
  const [open, rates] = await Promise.all([openTimetable(deps), presentRates(deps)]);
  const views: PassView[] = [];
  for (const sold of passesOf(open)) {
    const units = passUnits(sold.pass, travellerNames).flatMap(({ priceMinor, ...unit }) => {
      const each = convert(money(priceMinor, sold.pass.currency), currency, rates);
      return each === null ? [] : [{ ...unit, each }];
    });
    if (units.length < 2) return fail('payment_unavailable');
    views.push({ ...sold, ...passDays(sold.pass, deps.clock()), units });
  }
  return ok(views);
}
