import type { Caller, Deps } from '#src/actions/deps.ts';
import { findOffers } from '#src/actions/catalogue/offers/find-offers.ts';
import { openVertical } from '#src/actions/catalogue/offers/open-vertical.ts';
import { addDays, daysBetween, localDateAt } from '#src/domain/shared/time/local-time.ts';
import { saleDaysOf } from '#src/domain/catalogue/sale-horizon.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { dayOfVenue, type VenueDay } from '#src/domain/search/venues/venue-day.ts';
import type { RawQuestion } from '#src/domain/vertical.ts';
import { venuesById } from '#src/store/catalogue/venues.store.ts';

/** The most days of one call. */
const mostDays = 62;

export type VenueDays = {
  readonly days: readonly VenueDay[];
  readonly today: string;
  /** The last day that may be requested. */
  readonly lastDate: string;
};

/**
 * The lowest price of a venue if a question begins on another day, each day of a span from `from` on; the days that have
 * passed there, and those too far ahead, are left out.
 */
export async function readVenueDays(
  deps: Deps,
  caller: Caller,
  query: {
    readonly id: number;
    readonly vertical: string;
    readonly question: RawQuestion;
    readonly from: string;
    readonly days: number;
  },
): Promise<Result<VenueDays>> {
  const opened = openVertical(caller, query.vertical);
  if (!opened.ok) return opened;
  const vertical = opened.value;
  const [venue] = await venuesById(deps.db, [query.id]);
  if (vertical.kind !== 'venue' || venue === undefined || venue.vertical !== vertical.key || !venue.live)
    return fail('not_found', { field: 'id' });
  const { calendar } = vertical;
  if (calendar === undefined) return fail('not_found', { field: 'vertical' });
  const question = vertical.readQuestion(query.question, null);
  if (!question.ok) return question;
  const nowMs = deps.clock();
  const today = localDateAt(new Date(nowMs).toISOString(), venue.timeZone);
  const from = query.from < today ? today : query.from;
  const end = addDays(query.from, Math.min(query.days, mostDays));
  const dates = Array.from({ length: Math.max(0, daysBetween(from, end)) }, (_, at) => addDays(from, at));
  const daysAhead = saleDaysOf(deps.saleDays, vertical.key, calendar.daysAhead);
  const lastDate = addDays(today, daysAhead);
  const moved = dates.flatMap((date) => {
    if (date > lastDate) return [];
    const on = calendar.questionFrom(question.value, date, nowMs);
    return on === null ? [] : [{ date, question: on }];
  });
  const found = await findOffers(
    deps,
    caller,
    vertical,
    moved.map((one) => ({ venue, question: one.question })),
  );
  if (!found.ok) return found;
  const days = found.value.map((one, at) => dayOfVenue(moved[at]?.date ?? from, one.offers));
  return ok({ days, today, lastDate });
}
