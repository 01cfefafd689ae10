import { describe, expect, it } from 'vitest';

import { readGtfs, type GtfsRows } from '../../../tests/gtfs-rows.ts';

/** The feed of these calendars alone, a trip for each, moved to begin in the week before Friday, 1 January 2027. */
const moved = (calendars: readonly string[], dates: readonly string[] = [], shiftTo: string | null = '2027-01-01') => {
  const keys = [...new Set([...calendars, ...dates].map((row) => row.split(',')[0] ?? ''))];
  const trips = keys.map((key, at) => `low,${key},t${at},,,`);
  const times = keys.flatMap((_, at) => [`t${at},08:00:00,08:00:00,p,1,,`, `t${at},09:00:00,09:00:00,q,2,,`]);
  const instead: GtfsRows = {
    'calendar.txt': calendars,
    'calendar_dates.txt': dates,
    'trips.txt': trips,
    'stop_times.txt': times,
  };
  return readGtfs({}, instead, shiftTo === null ? {} : { shiftTo }).finished;
};
const weekly = (key: string, from: string, to: string, days = '1,1,1,1,1,1,1'): string =>
  `${key},${days},${from},${to}`;

describe('calendars of a feed', () => {
  it('stay where they are without a date to move to', () => {
    const read = readGtfs({}).finished;
    expect([read?.weeks, read?.span, read?.feed.services]).toEqual([
      0,
      { from: '2026-12-01', to: '2027-11-30' },
      [{ key: 'd', weekdays: 127, from: '2026-12-01', to: '2027-11-30', added: [], removed: [] }],
    ]);
  });

  it.each([
    ['20261225', 1],
    ['20261226', 0],
    ['20270101', 0],
    ['20270102', -1],
    ['20261204', 4],
    ['20270115', -2],
  ])('that begin on %s move by %i weeks', (from, weeks) => {
    expect(moved([weekly('d', from, '20271130')])?.weeks).toBe(weeks);
  });

  it('move with their single days', () => {
    const read = moved([weekly('d', '20251201', '20261130')], ['d,20251224,2', 'd,20260101,1']);
    expect([read?.weeks, read?.feed.services]).toEqual([
      56,
      [
        {
          key: 'd',
          weekdays: 127,
          from: '2026-12-28',
          to: '2027-12-27',
          added: ['2027-01-28'],
          removed: ['2027-01-20'],
        },
      ],
    ]);
  });

  it('have no end when they end after 2199', () => {
    expect(moved([weekly('d', '20270101', '21991231')])?.feed.services[0]?.to).toBe('2199-12-31');
    expect(moved([weekly('d', '20270101', '22000101')])?.feed.services[0]?.to).toBeNull();
  });

  it('begin with their first added day where they are made of single days, in whatever order', () => {
    expect(moved([], ['d,20270103,1', 'd,20270102,1', 'd,20270101,2'], null)?.feed.services).toEqual([
      {
        key: 'd',
        weekdays: 0,
        from: '2027-01-02',
        to: '2027-01-02',
        added: ['2027-01-03', '2027-01-02'],
        removed: ['2027-01-01'],
      },
    ]);
    expect(moved([], ['d,20270101,2', 'e,20270103,1'], null)?.feed.services[0]?.from).toBe('2027-01-01');
  });

  it('run on no day that an exception closes to all', () => {
    const { finished } = readGtfs({ 'calendar_dates.txt': ['d,20261224,2', ',20261225,2'] });
    expect(finished?.feed.services[0]?.removed).toEqual(['2026-12-24', '2026-12-25']);
  });
});

describe('the newest calendar of a feed', () => {
  it('is the one that begins last', () => {
    const rows = [
      weekly('a', '20241201', '20251130'),
      weekly('b', '20251205', '20261130'),
      weekly('c', '20231201', '20241130'),
    ];
    expect(moved(rows)?.weeks).toBe(56);
  });

  it('is no holiday of less than 28 days', () => {
    const with27 = [weekly('a', '20251205', '20261130'), weekly('b', '20260605', '20260701')];
    const with28 = [weekly('a', '20251205', '20261130'), weekly('b', '20260605', '20260702')];
    expect([moved(with27)?.weeks, moved(with28)?.weeks]).toEqual([56, 30]);
  });

  it('is one of the longest where all are shorter than 28 days', () => {
    expect(moved([weekly('a', '20251205', '20251211'), weekly('b', '20260605', '20260610')])?.weeks).toBe(56);
    expect(moved([weekly('a', '20251205', '20251211'), weekly('b', '20260605', '20260611')])?.weeks).toBe(30);
  });

  it('may have no end, and has weekdays where any has', () => {
    const rows = [weekly('a', '20251205', '99991231'), weekly('b', '20260605', '20270605', '0,0,0,0,0,0,0')];
    expect(moved(rows)?.weeks).toBe(56);
  });

  it('is one that trips use', () => {
    const { finished } = readGtfs(
      { 'calendar.txt': [weekly('unused', '20270601', '20281130')] },
      {},
      { shiftTo: '2027-01-01' },
    );
    expect(finished?.weeks).toBe(4);
  });

  it('of single days begins after the last gap of more than 28 days', () => {
    const single = (...days: readonly string[]) =>
      moved(
        [],
        days.map((day) => `d,${day},1`),
      )?.weeks;
    expect(single('20261204', '20260101', '20261211')).toBe(4);
    expect(single('20261204', '20270101')).toBe(4);
    expect(single('20261203', '20270101')).toBe(0);
    expect(single('20260101', '20261120', '20261204', '20261211')).toBe(6);
  });

  it('of services without a single day of travel is reported by none', () => {
    expect(moved([], ['d,20261225,2'], '1970-01-15')?.weeks).toBe(2);
  });
});
