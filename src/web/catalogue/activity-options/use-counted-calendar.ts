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

/** Counters are often pressed several times: prices are requested once nobody has pressed for so long. */
const pauseMs = 250;

/**
 * Returns the calendar with the prices of the tickets that are counted now. The page brings the one for the tickets that it
 * opens with; for others it is read again, and until the answer is here the former one stays, with the note that says whose
 * prices it shows. Only the answer for the last counts is shown.
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
