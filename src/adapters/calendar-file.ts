import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import { zonedMoment } from '#src/domain/availability/zoned-moment.ts';

const prodId = { company: 'Meander', product: 'visit', language: 'EN' } as const;

/** A visit for a traveller's calendar: instants are ISO 8601 in UTC, shown by the clock of `timeZone`. */
export type CalendarVisit = {
  /** Stays the same for one booking, so that a second import changes the entry instead of doubling it. */
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
  readonly place: { readonly name: string; readonly address: string; readonly lat: number; readonly lng: number };
  readonly url: string;
  /** How often the booking has changed: what came later counts, in whatever order files are opened. */
  readonly changes: number;
  /** A cancelled visit leaves the calendar again. */
  readonly cancelled: boolean;
  /** When the file was made. */
  readonly stampedAt: string;
};

/** Several visits as one calendar, each with the zone of its place. */
export function calendarOfVisits(visits: readonly CalendarVisit[]): string {
  const files = visits.map(calendarFile);
  const events = files.map((file) => /BEGIN:VTIMEZONE[\s\S]*END:VEVENT/.exec(file)?.[0] ?? '');
  const [head = ''] = (files[0] ?? ical({ prodId }).toString()).split(/BEGIN:VTIMEZONE|END:VCALENDAR/, 1);
  return `${[head.trimEnd(), ...oneZoneEach(events), 'END:VCALENDAR'].join('\r\n')}\r\n`;
}

/** A zone is described once, however many visits lie in it. */
function oneZoneEach(events: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return events.flatMap((text) => {
    const [zone = '', event = ''] = text.split(/(?=BEGIN:VEVENT)/, 2);
    const [, name = ''] = /^TZID:(.*)$/m.exec(zone) ?? [];
    const isKnown = known.has(name);
    known.add(name);
    return isKnown ? [event.trimEnd()] : [zone.trimEnd(), event.trimEnd()];
  });
}

/** The visit as an iCalendar file (RFC 5545) with the rules of its time zone, escaped and folded by the library. */
export function calendarFile(visit: CalendarVisit): string {
  const { uid, title, description, startsAt, endsAt, timeZone, place, url, changes, cancelled, stampedAt } = visit;
  const calendar = ical({ prodId });
  calendar.method(cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  // Named for the entry alone: a zone of the whole calendar would take the stamp out of UTC.
  calendar.timezone({ name: null, generator: (zone) => zoneRules(zone, startsAt) });
  calendar
    .createEvent({
      id: uid,
      sequence: changes * 2 + (cancelled ? 1 : 0),
      stamp: stampedAt,
      start: zonedMoment(startsAt, timeZone),
      end: zonedMoment(endsAt, timeZone),
      timezone: timeZone,
      summary: title,
      description,
      location: { title: place.name, address: place.address, geo: { lat: place.lat, lon: place.lng } },
      url,
    })
    .status(cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED);
  return calendar.toString();
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
