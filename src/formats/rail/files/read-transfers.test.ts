import { describe, expect, it } from 'vitest';

import { finishDraft } from '#src/formats/rail/finish-draft.ts';
import { gtfsTables } from '#src/formats/rail/gtfs-tables.ts';

import { readGtfs, type GtfsRows, type ReadGtfs } from '../../../../tests/gtfs-rows.ts';

const changes = ({ finished }: Pick<ReadGtfs, 'finished'>): string[] => {
  const { transfers = [], stops = [] } = finished?.feed ?? {};
  return transfers.map(({ from, to, seconds }) => `${stops[from]?.key}>${stops[to]?.key} ${seconds}`);
};
/** A station of two platforms, and another stop 111 meters north of it. */
const central = [
  's,Central,36,139,1,,,,',
  'a,Side A,36,139,,s,,,',
  'b,Side B,36,139,,s,,,',
  'c,Corner,36.001,139,,,,,',
];
const twoTrips: GtfsRows = {
  'trips.txt': ['low,d,u,,,'],
  'stop_times.txt': ['u,10:00:00,10:00:00,q,1,,', 'u,11:00:00,11:00:00,r,2,,'],
};
const changed = (...rows: readonly string[]): ReadGtfs =>
  readGtfs({ ...twoTrips, 'stops.txt': central, 'transfers.txt': rows });

describe('transfers', () => {
  it.each([
    ['a,c,,,,,,', 'a>c 132'],
    ['a,c,0,,,,,', 'a>c 132'],
    ['a,c,0,90,,,,', 'a>c 90'],
    ['a,c,1,,,,,', 'a>c 0'],
    ['a,c,1,30,,,,', 'a>c 30'],
    ['a,c,2,240,,,,', 'a>c 240'],
    ['a,c,2,0,,,,', 'a>c 0'],
    ['a,c,2,86400,,,,', 'a>c 86400'],
    ['a,c,3,,,,,', 'a>c null'],
    ['a,c,3,60,,,,', 'a>c null'],
    ['a,b,0,,,,,', 'a>b 120'],
    ['a,a,2,60,,,,', 'a>a 60'],
  ])('read "%s" as "%s"', (row, change) => {
    const read = changed(row);
    expect([read.rejected, changes(read)]).toEqual([[], [change]]);
  });

  it('of a station hold for all of its platforms, and not from one to itself unless they name it twice', () => {
    expect(changes(changed('s,c,2,60,,,,'))).toEqual(['s>c 60', 'a>c 60', 'b>c 60']);
    expect(changes(changed('a,s,2,60,,,,'))).toEqual(['a>s 60', 'a>b 60']);
    expect(changes(changed('s,s,2,60,,,,'))).toEqual(
      ['s', 'a', 'b'].flatMap((from) => ['s', 'a', 'b'].map((to) => `${from}>${to} 60`)),
    );
  });

  it('of one change are those of the last row', () => {
    expect(changes(changed('a,c,2,60,,,,', 'a,c,2,90,,,,'))).toEqual(['a>c 90']);
  });

  it.each([
    ['x,c,2,60,,,,', 'there is no stop x'],
    ['a,x,2,60,,,,', 'there is no stop x'],
    ['a,c,6,60,,,,', '6 is no type of transfer between stops'],
    ['a,c,12,60,,,,', '12 is no type of transfer between stops'],
    ['a,c,2,,,,,', 'it has no time'],
    ['a,c,2,soon,,,,', 'it has no time'],
    ['a,c,2,86401,,,,', 'changing takes 86401 seconds'],
    ['p,q,,,,,,', 'p and q lie far apart, and no time is told'],
    ['a,c,4,,,,t,x', 'there is no trip x'],
    ['a,c,5,,,,x,u', 'there is no trip x'],
    ['a,c,2,60,,,,,x', 'too many cells'],
  ])('read "%s" and report that %s', (row, reason) => {
    expect(changed('a,b,2,60,,,,', row).rejected).toEqual([`transfers.txt:3 ${reason}`]);
  });

  it('by the way between stops lead over 2,000 meters at most', () => {
    const way = (lat: string): ReadGtfs =>
      readGtfs({ 'stops.txt': ['x,Xylo,36,139,,,,,', `y,Yarrow,${lat},139,,,,,`], 'transfers.txt': ['x,y,,,,,,'] });
    expect(changes(way('36.01798'))).toEqual(['x>y 2363']);
    expect(way('36.018').rejected).toEqual(['transfers.txt:2 x and y lie far apart, and no time is told']);
  });

  it('to or from a place without coordinates need a time', () => {
    const rejected = (row: string): readonly string[] =>
      readGtfs({ 'stops.txt': ['n,,,,3,p,,,'], 'transfers.txt': ['p,q,2,60,,,,', row] }).rejected;
    expect([rejected('n,q,,,,,,'), rejected('q,n,,,,,,')]).toEqual([
      ['transfers.txt:3 n and q lie far apart, and no time is told'],
      ['transfers.txt:3 q and n lie far apart, and no time is told'],
    ]);
  });

  it('of places where no train calls are reported by the first of them', () => {
    const rejected = (row: string): readonly string[] =>
      readGtfs({
        'stops.txt': ['e,Door,35,139,2,p,,,', 'f,Gate,35,139,2,p,,,'],
        'transfers.txt': ['p,q,2,60,,,,', row],
      }).rejected;
    expect([rejected('e,p,2,60,,,,'), rejected('p,f,2,60,,,,'), rejected('e,f,2,60,,,,')]).toEqual(
      ['e', 'f', 'e'].map((stop) => [`transfers.txt:3 no train calls at ${stop}: nobody changes there`]),
    );
    expect(rejected('e,f,,,,,,')).toEqual(['transfers.txt:3 no train calls at e: nobody changes there']);
  });
});

describe('a change of which a restriction is lost', () => {
  it.each([
    // Without a time it is not possible; a way is never added.
    [['a,c,2,60,,,,', 'a,c,9,,,,,'], ['a>c null']],
    [['a,c,9,,,,,', 'c,c,2,60,,,,'], ['c>c 60']],
    [
      ['a,b,9,,,,,', 'c,c,2,60,,,,'],
      ['c>c 60', 'a>b null'],
    ],
    [['a,b,9,,,,,', 'a,b,2,60,,,,'], ['a>b null']],
    [['a,c,2,60,,,,', 'a,c,2,60,,,,,x'], ['a>c null']],
    [['a,c,2,60,,,,', 'x,c,2,60,,,,,x'], ['a>c 60']],
    [['a,c,2,60,,,,', 'a,x,2,60,,,,,x'], ['a>c 60']],
    // One of single routes or trips makes it longer, and never shorter.
    [['a,c,2,60,,,,', 'a,c,2,90,low,,,'], ['a>c 90']],
    [['a,c,2,60,,,,', 'a,c,2,90,,low,,'], ['a>c 90']],
    [['a,c,2,60,,,,', 'a,c,2,90,,,t,'], ['a>c 90']],
    [['a,c,2,60,,,,', 'a,c,2,90,,,,t'], ['a>c 90']],
    [['a,c,2,60,,,,', 'a,c,2,30,low,,,'], ['a>c 60']],
    [['a,c,2,60,,,,', 'a,c,2,30,,low,,'], ['a>c 60']],
    [['a,c,2,60,,,,', 'a,c,2,30,,,t,'], ['a>c 60']],
    [['a,c,2,60,,,,', 'a,c,2,30,,,,t'], ['a>c 60']],
    [['a,c,2,60,,,,', 'a,c,3,30,low,,,'], ['a>c null']],
    [['a,c,2,60,,,,', 'a,c,1,90,low,,,'], ['a>c 60']],
    [['a,c,3,,,,,', 'a,c,2,90,low,,,'], ['a>c null']],
    // Between platforms it takes 300 seconds unless stated otherwise.
    [['a,b,2,400,low,,,'], ['a>b 400']],
    [['a,b,2,200,low,,,'], ['a>b 300']],
    [['s,s,2,400,low,,,'], ['s', 'a', 'b'].flatMap((from) => ['s', 'a', 'b'].map((to) => `${from}>${to} 400`))],
    [['a,s,2,400,low,,,'], ['a>s 400', 'a>b 400']],
  ])('of rows %j is %j', (rows, expected) => {
    expect(changes(changed(...rows))).toEqual(expected);
  });

  it('is set aside, and counted by what becomes of it', () => {
    const { draft } = changed('a,c,2,60,low,,,', 'a,c,3,,low,,,', 'a,c,1,,low,,,', 'a,c,,,low,,,');
    expect([...(draft.reports.all().kinds.get('transfers.txt') ?? [])]).toEqual([
      ['a transfer of single routes or trips: it is taken for every change between its stops', 2],
      ['a transfer of single routes or trips: it is not used', 2],
    ]);
  });

  it('is not possible anywhere, and leads nowhere new, when all of the file is lost', () => {
    const { draft } = readGtfs({ 'stops.txt': central, 'transfers.txt': ['a,c,2,60,,,,'] });
    const lose = gtfsTables.find(({ file }) => file === 'transfers.txt')?.unreadable;
    expect(draft.lost.everyChange).toBe(false);
    if (typeof lose === 'function') lose(draft);
    expect(draft.lost.everyChange).toBe(true);
    const within = (...keys: readonly string[]): string[] =>
      keys.flatMap((from) => keys.map((to) => `${from}>${to} null`));
    expect(changes({ finished: finishDraft(draft, { acceptLoss: true }) }).toSorted()).toEqual(
      ['a>c null', ...within('s', 'a', 'b'), ...['c', 'p', 'q', 'r'].flatMap((key) => within(key))].toSorted(),
    );
  });
});

describe('pathways', () => {
  const walked = (rows: readonly string[], transfers: readonly string[] = []): ReadGtfs =>
    readGtfs({
      'stops.txt': [...central, 'n,,,,3,s,,,', 'm,,,,3,s,,,'],
      'pathways.txt': rows,
      'transfers.txt': transfers,
    });

  it.each([
    ['a,b,0,40,,', ['a>b 40']],
    ['a,b,1,40,,', ['a>b 40', 'b>a 40']],
    ['a,b,0,40,600,900', ['a>b 40']],
    ['a,b,0,,25,', ['a>b 21']],
    ['a,b,0,,24,900', ['a>b 20']],
    ['a,b,0,,,10', ['a>b 7']],
    ['a,b,0,,,-11', ['a>b 8']],
    ['a,b,0,,,', ['a>b 60']],
    ['a,b,1,0,,', ['a>b 0', 'b>a 0']],
    ['a,b,0,,,many', ['a>b 60']],
    // A station is no platform, and a way that ends at a node leads nowhere by itself.
    ['a,s,1,40,,', []],
    ['a,n,1,40,,', []],
  ])('read "%s" as %j', (row, expected) => {
    const read = walked([row]);
    expect([read.rejected, changes(read)]).toEqual([[], expected]);
  });

  it.each([
    ['x,b,0,40,,', 'there is no stop x'],
    ['a,x,0,40,,', 'there is no stop x'],
    ['a,b,2,40,,', 'is_bidirectional is 0 or 1, not 2'],
    ['a,b,,40,,', 'is_bidirectional is 0 or 1, not '],
  ])('read "%s" and report that %s', (row, reason) => {
    expect(walked([row]).rejected).toEqual([`pathways.txt:2 ${reason}`]);
  });

  it('add up, by the quickest way', () => {
    const rows = ['a,n,0,100,,', 'n,b,0,100,,', 'a,m,0,50,,', 'm,n,0,20,,', 'n,a,0,5,,'];
    expect(changes(walked(rows))).toEqual(['a>b 170']);
    expect(changes(walked([...rows, 'a,b,0,160,,']))).toEqual(['a>b 160']);
    const pastAnEnd = ['a,b,0,10,,', 'a,n,0,10,,', 'n,m,0,10,,', 'm,c,0,10,,'];
    expect(changes(walked(pastAnEnd))).toEqual(['a>b 10', 'a>c 30']);
  });

  it('lead from the first stop of the file and to it', () => {
    expect(changes(walked(['p,q,1,40,,']))).toEqual(['p>q 40', 'q>p 40']);
  });

  it('give way to what transfers.txt says', () => {
    expect(changes(walked(['a,b,1,40,,'], ['a,b,2,90,,,,']))).toEqual(['a>b 90', 'b>a 40']);
  });
});
