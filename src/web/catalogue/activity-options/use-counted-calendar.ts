import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { CalendarView } from '#src/web/shared/prices/price-calendar.load.ts';
import type { BookingView } from '#src/web/catalogue/activity-options/options-view.ts';
import { readCalendar } from '#src/web/catalogue/activity-options/options-calendar.ts';
import { countsIn, countsText } from '#src/web/catalogue/activity-options/tickets/unit-mix.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { wholeWords } from '#src/web/shared/messages/all-messages.ts';
import { areaOf } from '#src/web/shared/messages/message-areas.ts';

/** The debounce of requests for prices, since counters are often pressed several times. */
const pauseMs = 250;

/**
 * Returns the calendar with prices for the selected tickets. The page has the calendar for its initial selection; for
 * others it is loaded again, and meanwhile the former one stays, with the note that says which tickets its prices are
 * for. Only the answer for the latest selection is shown.
 */
export function useCountedCalendar(view: BookingView, counts: UnitCounts, site: SitePart): CalendarView | null {
  const { i18n } = useLingui();
  const api = useApi();
  const [found, setFound] = useState<{ readonly view: BookingView; readonly calendar: CalendarView } | null>(null);
  const counted = inOrder(view, counts);
  const isFirst = counted === inOrder(view, view.first.counts);
  useEffect(() => {
    if (isFirst) return undefined;
    const tickets = { counts: countsIn(counted, view.rules) ?? {}, units: view.units };
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(() => {
      wholeWords(areaOf('activity-options'))
        .then(() => readCalendar({ api, site, i18n, signal }, view.calendarGround, tickets))
        .then(
          (calendar) => (signal.aborted || calendar === null ? undefined : setFound({ view, calendar })),
          () => undefined,
        );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, i18n, site, view, counted, isFirst]);
  return found !== null && found.view === view && !isFirst ? found.calendar : view.calendar;
}

/** Returns counts as a text that is equal for equal counts. */
function inOrder({ rules }: BookingView, counts: UnitCounts): string {
  return countsText(Object.fromEntries(rules.units.map(({ id }) => [id, counts[id] ?? 0])));
}
