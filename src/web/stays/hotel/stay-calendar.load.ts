import { msg } from '@lingui/core/macro';

import { verticalCalls } from '#src/contract/shared/verticals/verticals.calls.ts';
import type { VenueView } from '#src/contract/shared/verticals/verticals.ts';
import { addDays } from '#src/domain/shared/time/day-number.ts';
import { stayWords, type StayQuestion } from '#src/domain/stays/stay-query.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { nightsWords } from '#src/web/shared/labels/hotel-labels.ts';
import { calendarView, type CalendarView } from '#src/web/shared/prices/price-calendar.load.ts';
import { isMonth, monthOf } from '#src/web/shared/prices/price-calendar-months.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** Two whole months. */
const days = 62;

/**
 * Loads months with the lowest price of the stay from each day; one night for two without a query. Null if a call
 * fails, since the page works without it.
 */
export async function stayCalendar(
  context: LoadContext,
  venue: VenueView,
  requested: StayQuestion | null,
): Promise<CalendarView | null> {
  const { api, site, query, signal, i18n } = context;
  const month = query.get('month') ?? '';
  const shownMonth = isMonth(month) ? month : requested === null ? null : monthOf(requested.checkIn);
  // Without a month the calendar begins with the current one, which the answer gives.
  const from = shownMonth === null ? '2020-01-01' : `${shownMonth}-01`;
  const request = (start: string) => {
    const question = requested === null ? nightFrom(start, venue.id) : requested;
    const words = new URLSearchParams(stayWords(question)).toString();
    return api.call(
      verticalCalls.venueDays,
      { id: venue.id, vertical: 'hotels', question: words, from: start, days },
      { signal },
    );
  };
  const first = await request(from);
  if (!first.ok) return null;
  const shown =
    shownMonth === null || shownMonth < monthOf(first.value.today) ? monthOf(first.value.today) : shownMonth;
  const answer = shown === shownMonth ? first : await request(`${shown}-01`);
  if (!answer.ok) return null;
  const { today } = answer.value;
  const params = idAndSlug(venue);
  const party = requested ?? nightFrom(today, venue.id);
  const { hotel: _, ...same } = stayWords(party);
  const view = calendarView(
    context,
    { ...answer.value, option: '' },
    {
      month: shown,
      today,
      chosen: requested?.checkIn ?? null,
      // The note below says for which party the price is.
      of: 'ticket',
      dayHref: (date) =>
        `${href(site, 'hotel', params, { ...same, check_in: date, check_out: addDays(date, party.nights) })}#rooms`,
      monthHref: (next) => `${href(site, 'hotel', params, { ...(requested === null ? {} : same), month: next })}#dates`,
    },
  );
  const nights = nightsWords(i18n, party.nights);
  return {
    ...view,
    note: i18n._(msg`Prices in ${site.currency} for ${nights} starting on each date, for the cheapest room`),
  };
}

/** One night for two. */
function nightFrom(date: string, hotelId: number): StayQuestion {
  const checkOut = addDays(date, 1);
  return { destinationId: null, hotelId, checkIn: date, checkOut, nights: 1, rooms: 1, adults: 2, childAges: [] };
}
