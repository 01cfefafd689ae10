import type { Visit } from '#src/domain/catalogue/offers/offer.ts';
import type { ServiceSpan } from '#src/domain/catalogue/offers/service.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';

/** How long something fills a calendar: from moment to moment (ISO 8601 in UTC), or whole days. */
export type CalendarStretch = {
  readonly startsAt: string;
  readonly endsAt: string;
  /** IANA zone whose clock it begins by. */
  readonly timeZone: string;
  /** The one it ends by, where that is another; `UTC` where none is given. */
  readonly endZone: string | null;
  /** First and last day of what fills whole days, both of them within it. */
  readonly days: { readonly from: string; readonly to: string } | null;
};

type Timed = Pick<Visit, 'startsAt' | 'endsAt' | 'timeZone' | 'service'>;

/**
 * A stay fills its days from check-in to check-out, a pass for any train its own; a ride ends by the clock of where it
 * arrives.
 */
export function calendarStretch({ startsAt, endsAt, timeZone, service }: Timed): CalendarStretch {
  const spans = spansOf(service?.details);
  const [first, last] = [spans[0], spans.at(-1)];
  const isOpen = service?.details.some((detail) => detail.kind === 'fact' && detail.code === 'open_ticket') === true;
  const ends = last?.to.timeZone ?? (first?.from.offset === last?.to.offset ? timeZone : 'UTC');
  return {
    startsAt,
    endsAt,
    timeZone,
    endZone: isOpen || first?.as !== 'ride' || ends === timeZone ? null : ends,
    days:
      (isOpen || first?.as === 'stay') && first !== undefined && last !== undefined
        ? { from: first.from.date, to: last.to.date }
        : null,
  };
}

/**
 * A line for each ride in names and figures alone, which need no words: "Kodama 705, 10:05 Tokyo – 12:30 Shin-Osaka,
 * 7-12A".
 */
export function rideLines({ service }: Pick<Visit, 'service'>, language: string): readonly string[] {
  return spansOf(service?.details).map(({ from, to, label, seats }) =>
    [
      ...(label === null ? [] : [nameIn(label, language).text]),
      `${from.time} ${nameIn(from.place, language).text} – ${to.time} ${nameIn(to.place, language).text}`,
      ...seats,
    ].join(', '),
  );
}

function spansOf(details: NonNullable<Visit['service']>['details'] = []): readonly ServiceSpan[] {
  return details.filter((detail) => detail.kind === 'span');
}
