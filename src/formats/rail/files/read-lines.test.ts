import { describe, expect, it } from 'vitest';

import { readGtfs, type GtfsRows } from '../../../../tests/gtfs-rows.ts';

/** What is rejected of one more row of a file; the fourth line where the small feed has two rows. */
const rejected = (file: keyof GtfsRows, row: string, more: GtfsRows = {}): string =>
  readGtfs({ ...more, [file]: [...(more[file] ?? []), row] }).rejected.join('; ');

describe('agencies', () => {
  it.each([
    ['k,Twin,Asia/Tokyo,ja', 'agency.txt:3 the agency k occurs in it twice'],
    ['m,Minami,Asia/Nowhere,ja', 'agency.txt:3 Asia/Nowhere is not a time zone'],
    ['m,,Asia/Tokyo,ja', 'agency.txt:3 the agency has no name'],
    ['m,Minami,Asia/Seoul,ko', ''],
  ])('reads "%s" and reports "%s"', (row, reason) => {
    expect(rejected('agency.txt', row)).toBe(reason);
  });

  it('keeps the name, the time zone and the language of each, and no language where there are several or none', () => {
    const { draft } = readGtfs({ 'agency.txt': ['m,Minami,Asia/Seoul,ko', 'n,Nishi,UTC,mul', 'o,Oku,UTC,?'] });
    expect([...draft.agencies]).toEqual([
      ['k', { name: 'Kita', timeZone: 'Asia/Tokyo', language: 'ja' }],
      ['m', { name: 'Minami', timeZone: 'Asia/Seoul', language: 'ko' }],
      ['n', { name: 'Nishi', timeZone: 'UTC', language: null }],
      ['o', { name: 'Oku', timeZone: 'UTC', language: null }],
    ]);
  });
});

describe('the language of the feed', () => {
  it.each([
    [['ko'], 'ko'],
    [['mul', 'ko'], 'ko'],
    [['ko', 'fr'], 'ko'],
    [['?'], null],
  ])('of rows %j is %s', (rows, language) => {
    expect(readGtfs({ 'feed_info.txt': rows }).draft.language).toBe(language);
  });
});

describe('routes', () => {
  it.each([
    [',k,X,,2', 'routes.txt:3 the route has no id'],
    ['low,k,X,,2', 'routes.txt:3 the route low occurs in it twice'],
    ['x,z,X,,2', 'routes.txt:3 there is no agency z'],
    ['x,k,X,,', 'routes.txt:3  is no type of route'],
    ['x,k,X,,8', 'routes.txt:3 8 is no type of route'],
    ['x,k,X,,1800', 'routes.txt:3 1800 is no type of route'],
    ['x,,X,,2', ''],
  ])('reads "%s" and reports "%s"', (row, reason) => {
    expect(rejected('routes.txt', row)).toBe(reason);
  });

  it('belong to the only agency without naming it, and name one of several', () => {
    const [second] = ['m,Minami,Asia/Seoul,ko'];
    expect(readGtfs({ 'routes.txt': ['x,,X,Long,2'] }).draft.routes.get('x')).toEqual({
      agency: 'k',
      short: 'X',
      long: 'Long',
      mode: 'rail',
    });
    expect(rejected('routes.txt', 'x,,X,,2', { 'agency.txt': [second] })).toBe('routes.txt:3 there is no agency ');
    const named = readGtfs({ 'agency.txt': [second], 'routes.txt': ['x,m,X,,2'] }).draft.routes.get('x');
    expect(named?.agency).toBe('m');
  });

  it.each([
    [0, 'tram'],
    [1, 'metro'],
    [2, 'rail'],
    [3, 'bus'],
    [4, 'ferry'],
    [5, 'tram'],
    [6, 'other'],
    [7, 'other'],
    [11, 'bus'],
    [12, 'metro'],
    [100, 'rail'],
    [199, 'rail'],
    [200, 'bus'],
    [300, 'rail'],
    [400, 'metro'],
    [500, 'metro'],
    [600, 'metro'],
    [700, 'bus'],
    [800, 'bus'],
    [900, 'tram'],
    [1000, 'ferry'],
    [1100, 'other'],
    [1200, 'ferry'],
    [1300, 'other'],
    [1799, 'other'],
  ])('of type %i are of mode %s', (type, mode) => {
    expect(readGtfs({ 'routes.txt': [`x,k,X,,${type}`] }).draft.routes.get('x')?.mode).toBe(mode);
  });

  it('are called by their long name, else their short one, else their agency', () => {
    const { finished } = readGtfs({ 'routes.txt': ['x,k,S,Long,2', 'y,k,,,2'] });
    expect(finished?.feed.lines.map(({ key, operator, names, timeZone }) => [key, operator, names, timeZone])).toEqual([
      ['low', 'Kita', { default: 'ja', ja: 'Low' }, 'Asia/Tokyo'],
      ['x', 'Kita', { default: 'ja', ja: 'Long' }, 'Asia/Tokyo'],
      ['y', 'Kita', { default: 'ja', ja: 'Kita' }, 'Asia/Tokyo'],
    ]);
  });
});

describe('calendars', () => {
  it.each([
    [',1,1,1,1,1,1,1,20261201,20271130', 'calendar.txt:3 the service has no id'],
    ['x,1,1,1,1,1,1,2,20261201,20271130', 'calendar.txt:3 a weekday is 0 or 1, not 2'],
    ['x,,1,1,1,1,1,1,20261201,20271130', 'calendar.txt:3 a weekday is 0 or 1, not '],
    ['x,1,1,1,1,1,1,1,20261301,20271130', 'calendar.txt:3 20261301 is not a date'],
    ['x,1,1,1,1,1,1,1,20261201,2027', 'calendar.txt:3 2027 is not a date'],
    ['x,1,1,1,1,1,1,1,20261202,20261201', 'calendar.txt:3 it ends on 2026-12-01, before it begins on 2026-12-02'],
    ['x,1,1,1,1,1,1,1,20261201,20261201', ''],
    ['d,1,1,1,1,1,1,1,20261201,20271130', 'calendar.txt:3 the service d occurs in it twice'],
  ])('reads "%s" and reports "%s"', (row, reason) => {
    expect(rejected('calendar.txt', row)).toBe(reason);
  });

  it('keep a bit for each weekday, the lowest for Monday', () => {
    const { services } = readGtfs({
      'calendar.txt': ['x,1,0,0,0,0,0,0,20261201,20271130', 'y,0,0,1,0,0,0,1,20261201,20261231'],
    }).draft;
    expect([services.get('x'), services.get('y')]).toEqual([
      { weekdays: 1, from: '2026-12-01', to: '2027-11-30', added: [], removed: [] },
      { weekdays: 68, from: '2026-12-01', to: '2026-12-31', added: [], removed: [] },
    ]);
  });

  it.each([
    ['d,1,1,1,1,1,1,1,20261201,20271130', []],
    ['d,0,1,1,1,1,1,1,20261201,20271130', ['d']],
    ['d,1,1,1,1,1,1,1,20261202,20271130', ['d']],
    ['d,1,1,1,1,1,1,1,20261201,20271129', ['d']],
    ['d,1,1,1,1,1,1,1,20261201,', ['d']],
  ])('of a second row "%s" leave the days unknown of %j', (row, services) => {
    const { draft, rejected: reasons } = readGtfs({ 'calendar.txt': [row] });
    expect([...draft.lost.services.keys()]).toEqual(services);
    expect(reasons[1]).toBe(
      services.length === 0
        ? undefined
        : 'trips.txt:2 the days of its service d are not known: calendar.txt has it twice, with different days',
    );
  });
});

describe('exceptions of calendars', () => {
  const days = (rows: readonly string[]) => {
    const { draft, rejected: reasons } = readGtfs({ 'calendar_dates.txt': rows });
    const { added, removed } = draft.services.get('d') ?? {};
    return { added, removed, lost: draft.lost, reasons };
  };

  it('add days of type 1 and remove days of type 2', () => {
    const { added, removed, reasons } = days(['d,20261224,1', 'd,20261225,2']);
    expect([added, removed, reasons]).toEqual([['2026-12-24'], ['2026-12-25'], []]);
  });

  it('make a service of their own days where no calendar names it', () => {
    const { draft } = readGtfs({ 'calendar_dates.txt': ['e,20261224,1'] });
    expect(draft.services.get('e')).toEqual({ weekdays: 0, from: null, to: null, added: ['2026-12-24'], removed: [] });
  });

  it('are of one type a day: the second row is rejected, and removes the day where it differs', () => {
    const same = days(['d,20261224,1', 'd,20261224,1']);
    expect([same.added, same.removed]).toEqual([['2026-12-24'], []]);
    expect(same.reasons).toEqual(['calendar_dates.txt:3 2026-12-24 occurs in it twice for d']);
    expect(days(['d,20261224,1', 'd,20261224,2']).removed).toEqual(['2026-12-24']);
    expect(days(['d,20261224,1', 'd,20261225,1', 'e,20261224,1']).reasons).toEqual([]);
  });

  it('remove the day when their type is unknown', () => {
    const { removed, reasons } = days(['d,20261224,3']);
    expect([removed, reasons]).toEqual([
      ['2026-12-24'],
      ['calendar_dates.txt:2 an exception is of type 1 or 2, not 3'],
    ]);
  });

  it('leave the days of a service unknown when they may remove an unknown day', () => {
    const { lost, reasons } = days(['d,2026,2']);
    expect([...lost.services]).toEqual([['d', 'a day of it is not known (calendar_dates.txt, line 2)']]);
    expect(reasons[0]).toBe('calendar_dates.txt:2 2026 is not a date');
    expect([...days(['d,2026,1']).lost.services]).toEqual([]);
    expect([...days(['d,20261224,2,x']).lost.services.keys()]).toEqual(['d']);
  });

  it('close a day to every service when they name none', () => {
    const { lost, reasons } = days([',20261224,2']);
    expect([[...lost.days], reasons, lost.unattributed]).toEqual([
      ['2026-12-24'],
      ['calendar_dates.txt:2 the service has no id'],
      [],
    ]);
    expect([...days([',20261224,1']).lost.days]).toEqual([]);
  });

  it('refuse the feed when they name neither a service nor a day', () => {
    expect(readGtfs({ 'calendar_dates.txt': [',2026,2', 'd,20261224,1'] }).fatal).toEqual([
      'calendar_dates.txt:2 an exception names neither its service nor its day',
    ]);
  });
});

describe('the feed of a file', () => {
  it('is refused without an agency', () => {
    const { finished, fatal } = readGtfs({}, { 'agency.txt': [] });
    expect([finished, fatal]).toEqual([
      null,
      ['agency.txt:null no agency could be read, so nobody knows by which clock trains run'],
    ]);
  });

  it('is stored by the key that is given, else by the id of its first agency, else by its name', () => {
    const keyOf = (agency: string, key?: string): string | undefined =>
      readGtfs({}, { 'agency.txt': [agency], 'routes.txt': ['low,,Low,,2'] }, { key }).finished?.feed.key;
    expect(keyOf('k,Kita,Asia/Tokyo,ja', 'north')).toBe('north');
    expect(keyOf('k,Kita,Asia/Tokyo,ja')).toBe('k');
    expect(keyOf(',Kita,Asia/Tokyo,ja')).toBe('Kita');
  });

  it('has no groups and no passes, and lines without reserved seats', () => {
    const feed = readGtfs({}).finished?.feed;
    expect([feed?.groups, feed?.passes, feed?.lines[0]?.seating]).toEqual([[], [], { kind: 'open' }]);
  });
});
