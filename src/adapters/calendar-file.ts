import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';

import { addDays } from '#src/domain/shared/time/local-time.ts';
import { zonedMoment } from '#src/domain/shared/time/zoned-moment.ts';
import type { CalendarStretch } from '#src/domain/orders/vouchers/calendar-stretch.ts';

const prodId = { company: 'Meander', product: 'visit', language: 'EN' } as const;

/** A booking as a calendar event; times are shown in `timeZone`. */
export type CalendarVisit = CalendarStretch & {
  /** The same for all files of one booking, so that a second import updates the event instead of duplicating it. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly place: { readonly name: string; readonly address: string; readonly lat: number; readonly lng: number };
  readonly url: string;
  /** How often the booking has changed: the highest number wins, in whatever order files are opened. */
  readonly changes: number;
  /** A cancelled visit is removed from the calendar. */
  readonly cancelled: boolean;
  /** When the file was made. */
  readonly stampedAt: string;
};

/** Returns several visits as one calendar; each time zone is described once. */
export function calendarOfVisits(visits: readonly CalendarVisit[]): string {
  const files = visits.map(entryOf);
  const entries = files.flatMap((file) => file.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? []);
  const [head = ''] = (files[0] ?? ical({ prodId }).toString()).split(/BEGIN:VTIMEZONE|BEGIN:VEVENT|END:VCALENDAR/, 1);
  const parts = [head.trimEnd(), ...zonesOf(visits), ...entries, 'END:VCALENDAR'];
  return `${parts.join('\r\n')}\r\n`;
}

/**
 * Returns the visit as an iCalendar file (RFC 5545) with the rules of its time zone, escaped and folded by the library.
 */
export function calendarFile(visit: CalendarVisit): string {
  return calendarOfVisits([visit]);
}

/** Returns one visit as the library writes it; the rules of its time zones are written separately. */
function entryOf(visit: CalendarVisit): string {
  const { uid, title, description, place, url, changes, cancelled, stampedAt } = visit;
  const calendar = ical({ prodId });
  calendar.method(cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  // Set on the event alone: a time zone of the whole calendar would move DTSTAMP out of UTC.
  calendar.timezone({ name: null, generator: () => '' });
  calendar
    .createEvent({
      id: uid,
      sequence: changes * 2 + (cancelled ? 1 : 0),
      stamp: stampedAt,
      ...timesOf(visit),
      summary: title,
      description,
      location: { title: place.name, address: place.address, geo: { lat: place.lat, lon: place.lng } },
      url,
    })
    .status(cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED);
  return withEndZone(calendar.toString(), visit);
}

/** Returns the first and the last day of what fills whole days: the day after its end, as the format has it. */
function timesOf({
  startsAt,
  endsAt,
  timeZone,
  days,
}: CalendarVisit): Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'allDay'> {
  if (days === null)
    return { start: zonedMoment(startsAt, timeZone), end: zonedMoment(endsAt, timeZone), timezone: timeZone };
  const noon = (date: string) => zonedMoment(`${date}T12:00:00Z`, 'UTC');
  return { start: noon(days.from), end: noon(addDays(days.to, 1)), allDay: true };
}

/** The library has one time zone per event; this sets the end of a trip that arrives in another. */
function withEndZone(file: string, { endsAt, endZone }: CalendarVisit): string {
  if (endZone === null) return file;
  const clock = clockText(zonedMoment(endsAt, endZone).toPlainDateTime());
  return file.replace(
    /^DTEND;TZID=[^\r\n]*/m,
    endZone === 'UTC' ? `DTEND:${clock}Z` : `DTEND;TZID=${endZone}:${clock}`,
  );
}

type Moment = ReturnType<typeof zonedMoment>;

/** Returns the local time: "20261201T113000". */
function clockText(moment: ReturnType<Moment['toPlainDateTime']>): string {
  return moment.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

/**
 * Returns the zones that the visits name, each with every rule that is in force between its first and its last moment.
 */
function zonesOf(visits: readonly CalendarVisit[]): readonly string[] {
  const moments = new Map<string, string[]>();
  for (const { startsAt, endsAt, timeZone, endZone, days } of visits) {
    if (days !== null) continue;
    for (const [zone, at] of [
      [timeZone, startsAt],
      [endZone ?? timeZone, endsAt],
    ] as const)
      if (zone !== 'UTC') moments.set(zone, [...(moments.get(zone) ?? []), at]);
  }
  return [...moments].map(([zone, all]) => {
    const sorted = all.map((at) => zonedMoment(at, zone)).toSorted((a, b) => a.epochMilliseconds - b.epochMilliseconds);
    const [first] = sorted;
    const rules = first === undefined ? [] : rulesBetween(first, sorted.at(-1) ?? first);
    return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules, 'END:VTIMEZONE'].join('\r\n');
  });
}

/**
 * Returns the rule in force at the first moment and each that begins until the last one, as observances with their own
 * onset: a client that uses only the file is right before and after a change of the clock.
 */
function rulesBetween(first: Moment, last: Moment): readonly string[] {
  const before = first.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  const rules = before === null ? fixedRule(first) : rule(before);
  let next = first.getTimeZoneTransition('next');
  while (next !== null && next.epochMilliseconds <= last.epochMilliseconds) {
    rules.push(...rule(next));
    next = next.getTimeZoneTransition('next');
  }
  return rules;
}

/** Returns a zone whose clock was never changed. */
function fixedRule({ offset }: Moment): string[] {
  return observance('STANDARD', '19700101T000000', offset, offset);
}

/**
 * Returns the rule that begins with a change of the clock; its onset is expressed in the clock before the change (RFC
 * 5545, 3.6.5).
 */
function rule(change: Moment): string[] {
  const before = change.subtract({ nanoseconds: 1 });
  const onset = change.toPlainDateTime().add({ nanoseconds: before.offsetNanoseconds - change.offsetNanoseconds });
  const kind = change.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD';
  return observance(kind, clockText(onset), before.offset, change.offset);
}

/** Offsets such as "+01:00"; those of local mean time have seconds, which the format writes too. */
function observance(kind: 'STANDARD' | 'DAYLIGHT', onset: string, from: string, to: string): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    `END:${kind}`,
  ];
}
