import { msg } from '@lingui/core/macro';

import { userCentreCalls } from '#src/contract/orders/user-centre.calls.ts';
import type { ClashView, TripPart, TripView } from '#src/contract/orders/user-centre.ts';
import type { TripsAnswer } from '#src/contract/orders/user-centre.ts';
import { formatDate, formatDuration } from '#src/domain/site/language/formats.ts';
import { deadlineWords } from '#src/web/shared/moments/moment-labels.ts';
import { href } from '#src/web/shared/page/href.ts';
import { lineWords, type LineWords } from '#src/web/shared/prices/line-view.ts';
import { ownAnswer } from '#src/web/shared/labels/own-answer.ts';
import { stateWords, type BookingWords } from '#src/web/shared/orders/order-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A booking on the timeline, in ready strings. */
export type TripWords = LineWords & {
  readonly reference: string;
  readonly state: string;
  readonly tone: BookingWords['tone'];
  readonly voucherHref: string | null;
  readonly orderHref: string;
  readonly receiptHref: string;
  /** It has begun or is called off: nothing about it can be changed any more. */
  readonly isOver: boolean;
  readonly closure: string | null;
  readonly clashes: readonly string[];
};

/** One day of a place, and what is booked on it. */
export type TripDay = { readonly key: string; readonly title: string; readonly trips: readonly TripWords[] };

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

/** A page of the user's trips; null without a session. */
export async function loadTrips(
  { api }: Pick<LoadContext, 'api'>,
  part: TripPart,
  page: number,
): Promise<TripsAnswer | null> {
  return ownAnswer(await api.call(userCentreCalls.trips, { part, page_num: page }), 'trips');
}

/** Trips under the days on which they are, in the order in which they came. */
export function tripDays(voice: Voice, trips: readonly TripView[], part: TripPart): readonly TripDay[] {
  const days = [...new Set(trips.map((trip) => trip.localDate))];
  return days.map((day) => ({
    key: day,
    title: formatDate(day, voice.site.writing, 'long'),
    trips: trips.filter((trip) => trip.localDate === day).map((trip) => tripWords(voice, trip, part)),
  }));
}

function tripWords(voice: Voice, trip: TripView, part: TripPart): TripWords {
  const { site, i18n } = voice;
  const [state, tone] = stateWords(voice, trip.state);
  return {
    ...lineWords(voice, trip),
    reference: trip.reference,
    state,
    tone,
    voucherHref: trip.hasVoucher ? href(site, 'voucher', { reference: trip.reference }) : null,
    orderHref: href(site, 'user-order', { reference: trip.orderReference }),
    receiptHref: href(site, 'order-receipt', {}, { order: trip.orderReference }),
    isOver: part !== 'coming',
    closure:
      trip.closedUntil === null
        ? null
        : i18n._(
            msg`Your date is no longer available. By ${deadlineWords(voice, trip.closedUntil, { timeZone: trip.timeZone, place: trip.destination.text })}, choose another date or request a full refund.`,
          ),
    clashes: trip.clashes.map((clash) => clashWords(voice, clash)),
  };
}

function clashWords({ site, i18n }: Voice, { kind, title, spareMinutes, wayMinutes }: ClashView): string {
  if (kind === 'overlap') return i18n._(msg`Overlaps with “${title.text}”`);
  const way = formatDuration(wayMinutes, site.writing);
  if (spareMinutes === 0)
    return i18n._(msg`Not enough time between this and “${title.text}”: getting there takes about ${way}`);
  const spare = formatDuration(spareMinutes, site.writing);
  return i18n._(msg`Only ${spare} between this and “${title.text}”; getting there takes about ${way}`);
}
