import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';

import { addDays } from '#src/domain/availability/local-time.ts';
import { zonedMoment } from '#src/domain/availability/zoned-moment.ts';
import type { CalendarStretch } from '#src/domain/booking/calendar-stretch.ts';

const prodId = { company: 'Meander', product: 'visit', language: 'EN' } as const;

/** Something booked for a traveller's calendar: instants are shown by the clock of `timeZone`. */
export type CalendarVisit = CalendarStretch & {
  /** Stays the same for one booking, so that a second import changes the entry instead of doubling it. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly place: { readonly name: string; readonly address: string; readonly lat: number; readonly lng: number };
  readonly url: string;
  /** How often the booking has changed: what came later counts, in whatever order files are opened. */
  readonly changes: number;
  /** A cancelled visit leaves the calendar again. */
  readonly cancelled: boolean;
  /** When the file was made. */
  readonly stampedAt: string;
};

/** Several visits as one calendar, each with the zones of its places; a zone is described once, however many visits lie in it. */
export function calendarOfVisits(visits: readonly CalendarVisit[]): string {
  const files = visits.map(calendarFile);
  const blocks = (name: string): readonly string[] =>
    files.flatMap((file) => file.match(new RegExp(`BEGIN:${name}[\\s\\S]*?END:${name}`, 'g')) ?? []);
  const zones = new Map<string, string>();
  for (const zone of blocks('VTIMEZONE')) {
    const [, name = ''] = /^TZID:(.*)$/m.exec(zone) ?? [];
    if (!zones.has(name)) zones.set(name, zone);
  }
  const [head = ''] = (files[0] ?? ical({ prodId }).toString()).split(/BEGIN:VTIMEZONE|BEGIN:VEVENT|END:VCALENDAR/, 1);
  const parts = [head.trimEnd(), ...zones.values(), ...blocks('VEVENT'), 'END:VCALENDAR'];
  return `${parts.join('\r\n')}\r\n`;
}

/** The visit as an iCalendar file (RFC 5545) with the rules of its time zone, escaped and folded by the library. */
export function calendarFile(visit: CalendarVisit): string {
  const { uid, title, description, place, url, changes, cancelled, stampedAt } = visit;
  const calendar = ical({ prodId });
  calendar.method(cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  // Named for the entry alone: a zone of the whole calendar would take the stamp out of UTC.
  calendar.timezone({ name: null, generator: (zone) => zoneRules(zone, visit.startsAt) });
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

/** The first and the last day of what fills whole days: the day after its end, as the format has it. */
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

/** The library knows one zone an event; what arrives in another ends by that one's clock, with its rules. */
function withEndZone(file: string, { endsAt, endZone }: CalendarVisit): string {
  if (endZone === null) return file;
  const end = zonedMoment(endsAt, endZone);
  const clock = end.toPlainDateTime().toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
  const isUtc = endZone === 'UTC';
  return file
    .replace(/^DTEND;TZID=[^\r\n]*/m, isUtc ? `DTEND:${clock}Z` : `DTEND;TZID=${endZone}:${clock}`)
    .replace('BEGIN:VEVENT', isUtc ? 'BEGIN:VEVENT' : `${zoneRules(endZone, endsAt)}\r\nBEGIN:VEVENT`);
}

/** The zone as far as this visit needs it: one fixed offset, the one in force on its day. */
function zoneRules(zone: string, instant: string): string {
  const offset = zonedMoment(instant, zone).offset.replace(':', '');
  const rules = [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
  ];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules, 'END:VTIMEZONE'].join('\r\n');
}
