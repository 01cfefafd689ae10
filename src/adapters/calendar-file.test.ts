import { describe, expect, it } from 'vitest';

import { calendarFile, calendarOfVisits, type CalendarVisit } from '#src/adapters/calendar-file.ts';

function visit(changes: Partial<CalendarVisit> = {}): CalendarVisit {
  return {
    uid: 'K7PQ2MXW4T@www.example.com',
    title: 'Sky tower',
    description: 'Timed entry',
    startsAt: '2026-12-01T01:00:00Z',
    endsAt: '2026-12-01T03:00:00Z',
    timeZone: 'Asia/Tokyo',
    endZone: null,
    days: null,
    place: { name: 'Gate 1', address: '1 Tower Road', lat: 35.7, lng: 139.8 },
    url: 'https://www.example.com/voucher/K7PQ2MXW4T/',
    changes: 0,
    cancelled: false,
    stampedAt: '2026-11-01T00:00:00Z',
    ...changes,
  };
}

/** Returns the lines of a file, unfolded, as properties with their parameters. */
function linesOf(text: string): Map<string, string> {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

describe('the file for a calendar', () => {
  it('says when by the clock of the place, whatever the server’s own is', () => {
    const lines = linesOf(calendarFile(visit()));
    expect(lines.get('DTSTART;TZID=Asia/Tokyo')).toBe('20261201T100000');
    expect(lines.get('DTEND;TZID=Asia/Tokyo')).toBe('20261201T120000');
    expect(lines.get('DTSTAMP')).toBe('20261101T000000Z');
    expect(lines.get('UID')).toBe('K7PQ2MXW4T@www.example.com');
    expect(lines.get('STATUS')).toBe('CONFIRMED');
    expect(lines.get('GEO')).toBe('35.7;139.8');
  });

  it.each([
    ['Europe/London', '2026-07-01T09:00:00Z', '20260701T100000', '+0100'],
    ['Europe/London', '2026-12-01T09:00:00Z', '20261201T090000', '+0000'],
    ['America/St_Johns', '2026-12-01T12:00:00Z', '20261201T083000', '-0330'],
  ])('brings the zone’s rules of the day: %s at %s', (timeZone, startsAt, local, offset) => {
    const lines = linesOf(calendarFile(visit({ timeZone, startsAt, endsAt: startsAt })));
    expect(lines.get(`DTSTART;TZID=${timeZone}`)).toBe(local);
    expect(lines.get('TZID')).toBe(timeZone);
    expect(lines.get('TZOFFSETTO')).toBe(offset);
  });

  it('lets no text become a line of its own, and folds long ones', () => {
    const text = calendarFile(
      visit({ title: 'Tower, tall; “high”\nBEGIN:VEVENT\\', description: `${'long '.repeat(60)}\r\nATTACH:x` }),
    );
    expect(text.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(text).toContain(String.raw`SUMMARY:Tower\, tall\; “high”\nBEGIN:VEVENT\\`);
    expect(text).not.toMatch(/^ATTACH/m);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('takes a cancelled visit out of the calendar again', () => {
    const lines = linesOf(calendarFile(visit({ cancelled: true })));
    expect([lines.get('STATUS'), lines.get('SEQUENCE'), lines.get('UID')]).toEqual(['CANCELLED', '1', visit().uid]);
    expect(lines.get('METHOD')).toBe('CANCEL');
  });

  it('counts changes, so that the newest wins, and the end of the former is older than its successor', () => {
    const sequence = (about: Partial<CalendarVisit>): number =>
      Number(linesOf(calendarFile(visit(about))).get('SEQUENCE'));
    expect(sequence({})).toBeLessThan(sequence({ cancelled: true }));
    expect(sequence({ cancelled: true })).toBeLessThan(sequence({ changes: 1 }));
    expect(sequence({ changes: 1 })).toBeLessThan(sequence({ changes: 1, cancelled: true }));
    expect(linesOf(calendarFile(visit({ changes: 1 }))).get('METHOD')).toBe('PUBLISH');
  });

  it('ends a ride by the clock of where it arrives, with the rules of both zones', () => {
    const ride = visit({
      timeZone: 'Europe/Paris',
      startsAt: '2026-12-01T09:13:00Z',
      endsAt: '2026-12-01T11:30:00Z',
      endZone: 'Europe/London',
    });
    const text = calendarFile(ride);
    const lines = linesOf(text);
    expect(lines.get('DTSTART;TZID=Europe/Paris')).toBe('20261201T101300');
    expect(lines.get('DTEND;TZID=Europe/London')).toBe('20261201T113000');
    expect(text.match(/^TZID:\S+/gm)).toEqual(['TZID:Europe/Paris', 'TZID:Europe/London']);
    expect(linesOf(calendarFile({ ...ride, endZone: 'UTC' })).get('DTEND')).toBe('20261201T113000Z');
  });

  it('fills the days of a stay, that of leaving among them, whatever the zone', () => {
    const lines = linesOf(calendarFile(visit({ days: { from: '2026-12-01', to: '2026-12-03' } })));
    expect(lines.get('DTSTART;VALUE=DATE')).toBe('20261201');
    expect(lines.get('DTEND;VALUE=DATE')).toBe('20261204');
    expect(lines.get('STATUS')).toBe('CONFIRMED');
  });

  it('of several bookings holds each once, and each zone once', () => {
    const stay = visit({ uid: 'stay', days: { from: '2026-12-01', to: '2026-12-03' } });
    const ride = visit({ uid: 'ride', timeZone: 'Europe/Paris', endZone: 'Asia/Tokyo' });
    const text = calendarOfVisits([stay, visit({ uid: 'visit' }), ride]);
    expect(text.match(/^UID:\w+/gm)).toEqual(['UID:stay', 'UID:visit', 'UID:ride']);
    expect((text.match(/^TZID:\S+/gm) ?? []).toSorted()).toEqual(['TZID:Asia/Tokyo', 'TZID:Europe/Paris']);
    expect(text.startsWith('BEGIN:VCALENDAR') && text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(calendarOfVisits([])).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VCALENDAR\r\n$/);
  });

  it('ends with the end of a line, as every line of the format does', () => {
    expect(calendarFile(visit())).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(calendarFile(visit()).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['Europe/Paris', ['2027-03-27T09:00:00Z', '2027-03-29T08:00:00Z']],
    ['Europe/Paris', ['2027-10-30T08:00:00Z', '2027-11-01T09:00:00Z']],
    ['Australia/Sydney', ['2027-04-03T00:00:00Z', '2027-04-05T00:00:00Z', '2027-10-04T00:00:00Z']],
    ['America/New_York', ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z', '2027-07-01T12:00:00Z']],
    ['Australia/Lord_Howe', ['2027-04-03T12:00:00Z', '2027-04-04T12:00:00Z']],
    ['Africa/Casablanca', ['2027-02-01T12:00:00Z', '2027-02-20T12:00:00Z', '2027-04-20T12:00:00Z']],
    ['Asia/Tokyo', ['2026-12-01T01:00:00Z', '2027-07-01T01:00:00Z']],
  ])('is read right by a strict reader, who has nothing but the file: %s on %j', (timeZone, starts) => {
    const visits = starts.map((startsAt, index) =>
      visit({
        uid: `visit-${index}`,
        timeZone,
        startsAt,
        endsAt: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
      }),
    );
    const text = calendarOfVisits(visits);
    // One of the two hours that a clock shows twice is named by no file; the first is meant (RFC 5545, 3.3.5).
    const unique = visits.filter(({ startsAt }) => startsAt !== '2026-11-01T06:30:00Z');
    const read = startsOf(text);
    for (const { uid, startsAt } of unique) expect(read.get(uid)).toBe(Date.parse(startsAt));
  });

  it('reads a return over the date line as one that ends after it began', () => {
    const text = calendarFile(
      visit({
        timeZone: 'Pacific/Auckland',
        startsAt: '2026-12-01T01:00:00Z',
        endsAt: '2026-12-01T09:30:00Z',
        endZone: 'Pacific/Honolulu',
      }),
    );
    const [start, end] = [startsOf(text).values().next().value, startsOf(text, 'DTEND').values().next().value];
    expect([start, end]).toEqual([Date.parse('2026-12-01T01:00:00Z'), Date.parse('2026-12-01T09:30:00Z')]);
    expect(text).toContain('DTSTART;TZID=Pacific/Auckland:20261201T140000');
    expect(text).toContain('DTEND;TZID=Pacific/Honolulu:20261130T233000');
  });
});

/** Returns when entries begin (or end) by the rules of the file alone, in milliseconds since the epoch by their uid. */
function startsOf(text: string, name: 'DTSTART' | 'DTEND' = 'DTSTART'): ReadonlyMap<string, number> {
  const unfolded = text.replaceAll('\r\n ', '');
  const rules = new Map(
    (unfolded.match(/BEGIN:VTIMEZONE[\s\S]*?END:VTIMEZONE/g) ?? []).map((zone) => [
      /TZID:(\S+)/.exec(zone)?.[1] ?? '',
      [...zone.matchAll(/DTSTART:(\S+)\s+TZOFFSETFROM:(\S+)\s+TZOFFSETTO:(\S+)/g)].map(([, onset = '', , to = '']) => ({
        onset: wallMs(onset),
        offset: offsetMs(to),
      })),
    ]),
  );
  return new Map(
    (unfolded.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? []).map((entry) => {
      const [, zone = '', clock = ''] = new RegExp(`^${name};TZID=([^:]+):(\\S+)`, 'm').exec(entry) ?? [];
      const wall = wallMs(clock);
      const rule = (rules.get(zone) ?? []).findLast(({ onset }) => onset <= wall);
      return [/UID:([^@\s]+)/.exec(entry)?.[1] ?? '', wall - (rule?.offset ?? Number.NaN)] as const;
    }),
  );
}

function wallMs(clock: string): number {
  return Date.parse(clock.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z'));
}

function offsetMs(text: string): number {
  const [, sign = '', hours = '', minutes = ''] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
