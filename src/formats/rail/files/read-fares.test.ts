import { describe, expect, it } from 'vitest';

import { finishDraft } from '#src/formats/rail/finish-draft.ts';
import { gtfsTables } from '#src/formats/rail/gtfs-tables.ts';

import { readGtfs, type GtfsRows, type ReadGtfs } from '../../../../tests/gtfs-rows.ts';

const second: GtfsRows = { 'agency.txt': ['m,Minami,Asia/Tokyo,ja'], 'routes.txt': ['high,m,High,,2'] };
const fares = ({ finished }: Pick<ReadGtfs, 'finished'>): string[] =>
  (finished?.feed.fares ?? []).map(({ key, line, origin, destination, contains }) =>
    [key, line ?? '*', origin ?? '*', destination ?? '*', contains.join('+')].join(' '),
  );

describe('prices of fares', () => {
  it.each([
    [',210,JPY,,,', 'the fare has no id'],
    ['f,210,XXX,,,', 'XXX is no currency we know'],
    ['f,2.5,JPY,,,', '2.5 is no price in JPY'],
    ['f,-1,JPY,,,', '-1 is no price in JPY'],
    ['f,0,JPY,,,', 'a price of 0 is none'],
    ['f,0.00,EUR,,,', 'a price of 0 is none'],
    ['f,210,JPY,many,,', 'many is no number of transfers'],
    ['f,210,JPY,,long,', 'long is no length of time in seconds'],
    ['f,210,JPY,,,z', 'there is no agency z'],
  ])('reads "%s" and reports that %s', (row, reason) => {
    // A good fare beside it, so that not all of the file is lost.
    const { rejected, draft } = readGtfs({ 'fare_attributes.txt': ['g,1,JPY,,,', row] });
    expect([rejected, [...draft.prices.keys()]]).toEqual([[`fare_attributes.txt:3 ${reason}`], ['g']]);
  });

  it.each([
    ['f,210.00,jpy,,,', { minor: 210n, currency: 'JPY' }],
    ['f,2.5,EUR,,,', { minor: 250n }],
    ['f,2.500,EUR,,,', { minor: 250n }],
    ['f,2.050,EUR,,,', { minor: 205n }],
    ['f,2.505,KWD,,,', { minor: 2505n }],
    ['f,20.0,EUR,,,', { minor: 2000n }],
    ['f,200,EUR,,,', { minor: 20_000n }],
    ['f,1,EUR,0,,', { changes: 0, validSeconds: null }],
    ['f,1,EUR,2,5400,', { changes: 2, validSeconds: 5400 }],
    ['f,1,EUR,,0,', { changes: null, validSeconds: null }],
    ['f,1,EUR,,,k', { agency: 'k' }],
    ['f,1,EUR,,,', { agency: null }],
  ])('reads "%s" as %o', (row, price) => {
    const { rejected, draft } = readGtfs({ 'fare_attributes.txt': [row] });
    expect([rejected, draft.prices.get('f')]).toEqual([[], expect.objectContaining(price)]);
  });

  it.each([
    ['f,210,JPY,1,60,k', []],
    ['f,211,JPY,1,60,k', ['f']],
    ['f,210,KRW,1,60,k', ['f']],
    ['f,210,JPY,2,60,k', ['f']],
    ['f,210,JPY,1,61,k', ['f']],
    ['f,210,JPY,1,60,', ['f']],
    ['f,210,XXX,1,60,k', ['f']],
    ['f,210,JPY,1,60,k,x', ['f']],
  ])('of a second row "%s" are lost for %j', (row, lost) => {
    const { draft, rejected } = readGtfs({ 'fare_attributes.txt': ['f,210,JPY,1,60,k', row] });
    expect([...draft.lost.fares]).toEqual(lost);
    expect(rejected).toEqual([
      `fare_attributes.txt:3 ${row.endsWith('x') ? 'too many cells' : 'the fare f occurs in it twice'}`,
    ]);
  });

  it('need a rule where several agencies could sell them', () => {
    const rows = { 'fare_attributes.txt': ['f,210,JPY,,,', 'g,220,JPY,,,m'] };
    expect(fares(readGtfs({ ...second, ...rows }))).toEqual(['g * * * ']);
    expect(fares(readGtfs({ ...second, ...rows, 'fare_rules.txt': ['f,low,,,'] }))).toEqual(['f 0 * * ', 'g * * * ']);
    expect(fares(readGtfs({ 'fare_attributes.txt': ['f,210,JPY,,,'] }))).toEqual(['f * * * ']);
  });

  it('are refused for an agency that shares its name, since lines are known by it', () => {
    const { rejected, draft } = readGtfs({
      'agency.txt': ['m,Kita,Asia/Tokyo,ja'],
      'fare_attributes.txt': ['f,210,JPY,,,m', 'g,210,JPY,,,'],
    });
    expect(rejected).toEqual([
      "fare_attributes.txt:2 several agencies are called Kita, so the fare's lines are not known",
    ]);
    expect([...draft.prices.keys()]).toEqual(['g']);
  });

  it('name the agency that sells them where there are several', () => {
    const operators = (more: GtfsRows) => readGtfs(more).finished?.feed.fares.map(({ operator }) => operator);
    const rows = { 'fare_attributes.txt': ['f,210,JPY,,,k'] };
    expect([operators({ ...second, ...rows }), operators(rows)]).toEqual([['Kita'], [null]]);
  });
});

describe('rules of fares', () => {
  const priced = { 'fare_attributes.txt': ['f,210,JPY,1,60,', 'g,220,JPY,,,'] };

  it('make a fare for each place that they name', () => {
    const feed = readGtfs({ ...priced, 'fare_rules.txt': ['f,low,,,', 'f,,1,2,', 'f,,2,1,'] });
    expect([feed.rejected, fares(feed)]).toEqual([[], ['f 0 * * ', 'f * 1 2 ', 'f * 2 1 ', 'g * * * ']]);
    expect(feed.finished?.feed.fares[0]).toEqual({
      key: 'f',
      class: 'standard',
      names: null,
      priceMinor: 210n,
      currency: 'JPY',
      operator: null,
      line: 0,
      origin: null,
      destination: null,
      contains: [],
      changes: 1,
      validSeconds: 60,
      conditions: null,
    });
  });

  it('add zones that must be passed to their own place only', () => {
    const rows = ['f,low,,,1', 'f,low,,,2', 'f,,1,,3', 'g,low,,,1'];
    expect(fares(readGtfs({ ...priced, 'fare_rules.txt': rows }))).toEqual(['f 0 * * 1+2', 'f * 1 * 3', 'g 0 * * 1']);
  });

  it.each([
    ['z,low,,,', 'there is no fare z'],
    ['f,none,,,', 'there is no route none'],
    ['f,,9,,', 'no stop lies in zone 9'],
    ['f,,,9,', 'no stop lies in zone 9'],
    ['f,,,,9', 'no stop lies in zone 9'],
    [',low,,,', 'the rule names no fare'],
  ])('reads "%s" and reports that %s', (row, reason) => {
    const { rejected } = readGtfs({ ...priced, 'fare_rules.txt': ['f,low,1,2,', row] });
    expect(rejected).toEqual([`fare_rules.txt:3 ${reason}`]);
  });

  it.each([
    // A fare whose only rule is lost holds nowhere; the other holds everywhere.
    [['f,none,,,', 'g,low,,,'], ['g 0 * * ']],
    [
      ['f,none,,,', 'f,low,,,'],
      ['f 0 * * ', 'g * * * '],
    ],
    // A zone that must be passed is unknown: the whole place is lost, and no other.
    [
      ['f,low,,,1', 'f,low,,,9', 'f,,1,,'],
      ['f * 1 * ', 'g * * * '],
    ],
    [
      ['f,low,1,9,', 'f,low,1,,2'],
      ['f 0 1 * 2', 'g * * * '],
    ],
    [
      ['f,low,9,,1', 'f,low,,,2'],
      ['f 0 * * 2', 'g * * * '],
    ],
    // A rule without a fare may restrict any of them: those without rules, and those with zones to pass, are not sold.
    [[',low,,,', 'f,low,,,', 'f,,1,,2'], ['f 0 * * ']],
    // A row with too many cells takes its fare, or where it names none, may be any.
    [['f,low,,,,x', 'f,low,,,'], ['g * * * ']],
    [['z,low,,,,x', 'f,low,,,'], ['f 0 * * ']],
  ])('of which %j are read sell %j', (rules, sold) => {
    expect(fares(readGtfs({ ...priced, 'fare_rules.txt': rules }, {}, { acceptLoss: true }))).toEqual(sold);
  });

  it('for one line hold on that line, whatever its place in the file', () => {
    expect(
      fares(readGtfs({ ...second, 'fare_attributes.txt': ['f,210,JPY,,,m'], 'fare_rules.txt': ['f,high,,,'] })),
    ).toEqual(['f 1 * * ']);
  });

  it('that are all lost leave no fare to sell', () => {
    const { draft, finished } = readGtfs({ ...priced, 'fare_rules.txt': ['f,low,,,'] });
    expect(fares({ finished })).toEqual(['f 0 * * ', 'g * * * ']);
    const lose = gtfsTables.find(({ file }) => file === 'fare_rules.txt')?.unreadable;
    if (typeof lose === 'function') lose(draft);
    expect(fares({ finished: finishDraft(draft, { acceptLoss: true }) })).toEqual([]);
  });
});
