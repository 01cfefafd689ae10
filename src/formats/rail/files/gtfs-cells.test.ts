import { describe, expect, it } from 'vitest';

import { startDraft } from '#src/formats/rail/feed-draft.ts';
import {
  columnReader,
  decimalOf,
  gtfsDate,
  gtfsTime,
  languageOf,
  timeZoneOf,
  wholeOf,
  type CellReader,
} from '#src/formats/rail/files/gtfs-cells.ts';
import { judgeLoss } from '#src/formats/rail/judge-loss.ts';
import { fareRulePlace } from '#src/formats/rail/lost-offers.ts';
import { ReportBook, shown } from '#src/formats/rail/row-reports.ts';

describe('columnReader', () => {
  const cell = (name: string): CellReader => columnReader([' Stop_ID', 'stop_name '])(name);

  it('finds a column whatever its case and the spaces around it', () => {
    expect([cell('stop_id')(['7', 'Quay']), cell('stop_name')(['7', 'Quay'])]).toEqual(['7', 'Quay']);
  });

  it('reads a cell without the spaces around it, on either side', () => {
    expect([' Quay', 'Quay ', '\tQuay', 'Old Quay', ' ', ''].map((text) => cell('stop_name')(['', text]))).toEqual([
      'Quay',
      'Quay',
      'Quay',
      'Old Quay',
      '',
      '',
    ]);
  });

  it('reads nothing where the row is short or the file has no such column', () => {
    expect([cell('stop_name')(['7']), cell('zone_id')(['7', 'Quay'])]).toEqual(['', '']);
  });
});

describe('gtfsDate', () => {
  it('reads eight digits of a day that exists', () => {
    expect(['20260131', '20280229'].map(gtfsDate)).toEqual(['2026-01-31', '2028-02-29']);
  });

  it.each(['20260229', '20261301', '2026013', '202601310', '2026-01-31', 'x20260131', '20260131x', ''])(
    'reads no day in "%s"',
    (text) => expect(gtfsDate(text)).toBeNull(),
  );
});

describe('gtfsTime', () => {
  it.each([
    ['', -1],
    ['7:33', 27_180],
    ['07:33', 27_180],
    ['7:33:05', 27_185],
    ['07:33:05', 27_185],
    ['0:00', 0],
    ['0:00:00', 0],
    ['23:59:59', 86_399],
    ['25:10:00', 90_600],
    ['125:10', 450_600],
    ['239:59:59', 863_999],
    ['00:59', 3_540],
  ])('reads "%s" as %i seconds', (text, seconds) => {
    expect(gtfsTime(text)).toBe(seconds);
  });

  it.each([
    '240:00:00',
    '240:00',
    '7:60',
    '7:33:60',
    '7:60:00',
    '7:3',
    '733',
    '7.33',
    '7:33.05',
    ':33',
    ':33:05',
    '1234:56',
    'a:33',
    '7:a3',
    '7:3a',
    '7:33:a0',
    '7:33:0a',
    '7:/3',
    '7:3/',
    '7::3',
    '7:3:',
    '/:33',
    '::33',
    '0001:33:00',
    '07:33:',
    '-7:33',
  ])('reads no time in "%s"', (text) => {
    expect(gtfsTime(text)).toBe(-2);
  });
});

describe('timeZoneOf', () => {
  it('knows zones of the table, and resolves old names', () => {
    expect(['Asia/Tokyo', 'Japan', 'UTC', 'GMT'].map(timeZoneOf)).toEqual(['Asia/Tokyo', 'Asia/Tokyo', 'UTC', 'UTC']);
  });

  it('does not change a current name', () => {
    expect(['Asia/Kolkata', 'Europe/Kyiv'].map(timeZoneOf)).toEqual(['Asia/Kolkata', 'Europe/Kyiv']);
  });

  it.each(['', 'Mars/Olympus', '+09:00', 'Nowhere', '9', 'Japan '])('knows no zone "%s"', (text) => {
    expect(timeZoneOf(text)).toBeNull();
  });
});

describe('languageOf', () => {
  it('writes a tag in its usual form', () => {
    expect(['ja', 'JA', 'zh_hant_tw', 'en-gb', 'jpn'].map(languageOf)).toEqual([
      'ja',
      'ja',
      'zh-Hant-TW',
      'en-GB',
      'ja',
    ]);
  });

  it.each(['', 'j', 'japanese', 'en-', 'en gb', '-en', 'en-a', 'en-123456789', 'en-gb-gb-gb'])(
    'knows no language "%s"',
    (text) => {
      expect(languageOf(text)).toBeNull();
    },
  );
});

describe('numbers of cells', () => {
  it('are whole and of nine digits at most', () => {
    expect(['0', '007', '123456789', '1234567890', '-1', '1.5', '', 'x1', '1x'].map(wholeOf)).toEqual([
      0,
      7,
      123_456_789,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('are decimal and not negative', () => {
    expect(['0', '1.5', '-0.1', '', 'x'].map(decimalOf)).toEqual([0, 1.5, null, null, null]);
  });
});

describe('ReportBook', () => {
  it('reports the first 25 rows of each file, counts all, and sends all to the sink', () => {
    const sunk: unknown[] = [];
    const book = new ReportBook((report) => sunk.push(report));
    for (let line = 1; line <= 30; line += 1) book.reject('stops.txt', line, `there is no zone ${shown(`z${line}`)}`);
    book.reject('trips.txt', null, 'it is empty');
    const { listed: reported, counts, kinds } = book.all();
    expect(reported).toHaveLength(26);
    expect(reported[0]).toEqual({ file: 'stops.txt', line: 1, reason: 'there is no zone z1' });
    expect([...counts]).toEqual([
      ['stops.txt', 30],
      ['trips.txt', 1],
    ]);
    expect([book.rejectedOf('stops.txt'), book.rejectedOf('routes.txt')]).toEqual([30, 0]);
    expect(sunk).toHaveLength(31);
    expect([...(kinds.get('stops.txt') ?? [])]).toEqual([['there is no zone …', 30]]);
  });

  it('counts rows with the same error as one kind, whatever their numbers', () => {
    const book = new ReportBook();
    book.reject('a', 1, 'it has 9 cells under 8.25 columns');
    book.reject('a', 2, 'it has 10 cells under 8 columns');
    book.setAside('a', 3, 'it is not used');
    expect([...(book.all().kinds.get('a') ?? [])]).toEqual([
      ['it has … cells under … columns', 2],
      ['it is not used', 1],
    ]);
  });

  it('counts a row that is set aside by kind only, and sends it to the sink', () => {
    const sunk: unknown[] = [];
    const book = new ReportBook((report) => sunk.push(report));
    book.setAside('a', 3, `the column ${shown('x')} is not used`);
    expect(sunk).toEqual([{ file: 'a', line: 3, reason: 'the column x is not used' }]);
    expect(book.all()).toMatchObject({ listed: [], fatal: [], isLossOnly: false });
    expect(book.rejectedOf('a')).toBe(0);
  });

  it('puts kinds beyond 200 of a file together', () => {
    const book = new ReportBook();
    const letter = (at: number): string => String.fromCodePoint(0x4e00 + at);
    for (let at = 0; at < 203; at += 1) book.reject('a', at, letter(at));
    book.reject('a', 1, letter(0));
    const kinds = book.all().kinds.get('a');
    expect([kinds?.size, kinds?.get('other faults'), kinds?.get(letter(0))]).toEqual([201, 3, 2]);
  });

  it('refuses for loss only where the feed has no other error', () => {
    const book = new ReportBook();
    expect(book.all().isLossOnly).toBe(false);
    book.refuseLoss('a', 1, `lost ${shown('x')}`);
    expect(book.all()).toMatchObject({ isLossOnly: true, fatal: [{ file: 'a', line: 1, reason: 'lost x' }] });
    book.fatal('b', null, `broken ${shown('y')}`);
    expect(book.all()).toMatchObject({ isLossOnly: false, fatal: [{}, { file: 'b', line: null, reason: 'broken y' }] });
  });

  it('keeps 25 reasons against a feed at most, of either kind', () => {
    const [loss, broken] = [new ReportBook(), new ReportBook()];
    for (let line = 0; line < 30; line += 1) {
      loss.refuseLoss('a', line, 'lost');
      broken.fatal('a', line, 'broken');
    }
    expect([loss.all().fatal.length, broken.all().fatal.length]).toEqual([25, 25]);
  });

  it('shows a long value by its first 39 characters', () => {
    const book = new ReportBook();
    book.reject('a', 1, shown('x'.repeat(40)));
    book.reject('a', 2, shown('x'.repeat(41)));
    expect(book.all().listed.map(({ reason }) => reason)).toEqual(['x'.repeat(40), `${'x'.repeat(39)}…`]);
  });
});

describe('judgeLoss', () => {
  const judged = (rows: number, lost: number, file = 'stops.txt', accept = false): readonly string[] => {
    const draft = startDraft();
    draft.rows.set(file, rows);
    for (let line = 1; line <= lost; line += 1) draft.reports.reject(file, line, 'bad');
    judgeLoss(draft, accept);
    return draft.reports.all().fatal.map(({ reason }) => reason);
  };

  it('refuses a feed that lost a file whole, however short it is', () => {
    expect([judged(1, 1), judged(30, 30)]).toEqual([
      ['none of its 1 rows can be imported'],
      ['none of its 30 rows can be imported'],
    ]);
    expect(judged(0, 2)).toEqual(['none of its 2 rows can be imported']);
  });

  it('refuses one that lost more than a fifth of a file, and takes one that lost just a fifth', () => {
    expect(judged(100, 21)).toEqual(['21 of its 100 rows cannot be imported: more than a fifth']);
    expect([judged(100, 20), judged(100, 0)]).toEqual([[], []]);
  });

  it('takes one that lost fewer than twenty rows, though that is more than a fifth', () => {
    expect([judged(25, 19), judged(25, 20)]).toEqual([[], ['20 of its 25 rows cannot be imported: more than a fifth']]);
  });

  it.each(['translations.txt', 'feed_info.txt', 'pathways.txt'])('takes one that lost all of %s', (file) => {
    expect(judged(5, 5, file)).toEqual([]);
  });

  it('accepts any loss that the operator accepted', () => {
    expect(judged(30, 30, 'stops.txt', true)).toEqual([]);
  });

  it('refuses a row whose restriction is unreadable, at its line', () => {
    const draft = startDraft();
    draft.lost.unattributed.push({ file: 'transfers.txt', line: 4, reason: 'odd' });
    judgeLoss(draft, false);
    expect(draft.reports.all().fatal).toEqual([{ file: 'transfers.txt', line: 4, reason: 'odd' }]);
  });
});

describe('fareRulePlace', () => {
  it('is equal for the same place only, whatever the names contain', () => {
    expect(fareRulePlace('f', null, 'a', 'b')).toBe(fareRulePlace('f', null, 'a', 'b'));
    const places = [
      fareRulePlace('f', null, 'a', 'b'),
      fareRulePlace('f', 'null', 'a', 'b'),
      fareRulePlace('f', 'a', null, 'b'),
      fareRulePlace('f","a', null, null, 'b'),
    ];
    expect(new Set(places).size).toBe(4);
  });
});
