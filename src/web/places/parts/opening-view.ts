import { msg } from '@lingui/core/macro';

import type { OpeningHours, OpeningState } from '#src/contract/places/places.ts';
import { formatDate, formatList, formatTime, formatTimeRange } from '#src/domain/site/language/formats.ts';
import { solarWriting } from '#src/domain/site/language/formatting-locale.ts';
import type { OpeningDay } from '#src/ui/content/opening-hours.tsx';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n'>;

/** The current state of a place, and the next one with its start (milliseconds since 1970, UTC). */
export type OpeningStateView = {
  readonly text: string;
  readonly open: boolean;
  readonly next: { readonly at: number; readonly text: string; readonly open: boolean } | null;
};

export type OpeningView = {
  readonly state: OpeningStateView;
  readonly days: readonly OpeningDay[];
  readonly notes: readonly string[];
};

/** The opening hours of a place: its own clock, seven days from today, and its days off. */
export function openingView(voice: Voice, place: string, opening: OpeningHours): OpeningView {
  const { site, i18n } = voice;
  const offDays = opening.closed.map((day) => dayOff(day, voice));
  const days = formatList(offDays, site.writing);
  return {
    state: stateView(voice, opening.now, opening.today),
    days: opening.days.map((day) => dayView(voice, day, opening.today)),
    notes: [
      i18n._(msg`Times are local to ${place}.`),
      ...(offDays.length === 0 ? [] : [i18n._(msg`Closed on ${days}.`)]),
    ],
  };
}

function stateView({ site, i18n }: Voice, now: OpeningState, today: string): OpeningStateView {
  switch (now.state) {
    case 'open': {
      if (now.until === null || now.at === null) return { text: i18n._(msg`Open 24 hours`), open: true, next: null };
      const time = formatTime(now.until, site.writing);
      const next = { at: Date.parse(now.at), text: i18n._(msg`Closed now`), open: false };
      return { text: i18n._(msg`Open until ${time}`), open: true, next };
    }
    case 'opens': {
      const time = formatTime(now.from, site.writing);
      const day = formatDate(now.date, site.writing, 'weekdayName');
      const text =
        now.date === today ? i18n._(msg`Closed, opens at ${time}`) : i18n._(msg`Closed, opens on ${day} at ${time}`);
      return { text, open: false, next: { at: Date.parse(now.at), text: i18n._(msg`Open now`), open: true } };
    }
    case 'closed':
      return { text: i18n._(msg`Closed for the next 2 weeks`), open: false, next: null };
  }
}

function dayView({ site, i18n }: Voice, { date, hours }: OpeningHours['days'][number], today: string): OpeningDay {
  const base = { id: date, day: formatDate(date, site.writing, 'weekdayName'), today: date === today };
  if (hours === null) return { ...base, hours: i18n._(msg`Closed`) };
  if (hours.from === hours.to) return { ...base, hours: i18n._(msg`Open all day`) };
  const last = hours.lastEntry === null ? null : formatTime(hours.lastEntry, site.writing);
  return {
    ...base,
    hours: formatTimeRange(hours.from, hours.to, site.writing),
    ...(last === null ? {} : { note: i18n._(msg`Last entry ${last}`) }),
  };
}

/** Formats a day off: "12-25" recurs every year, "2026-12-08" does not. */
function dayOff(day: string, { site }: Voice): string {
  return day.length === 5
    ? formatDate(`2024-${day}`, solarWriting(site.writing), 'short')
    : formatDate(day, site.writing, 'medium');
}
