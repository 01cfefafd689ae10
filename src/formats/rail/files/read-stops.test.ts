import { describe, expect, it } from 'vitest';

import { readGtfs } from '../../../../tests/gtfs-rows.ts';

describe('stops', () => {
  it.each([
    [',Odd,35,139,,,,,', 'the stop has no id'],
    ['p,Twin,35,139,,,1,,', 'the stop p occurs in it twice'],
    ['x,Odd,35,139,5,,,,', '5 is no type of stop'],
    ['x,Odd,35,139,one,,,,', 'one is no type of stop'],
    ['x,,35,139,,,,,', 'it has no name'],
    ['x,,35,139,1,,,,', 'it has no name'],
    ['x,Odd,,,0,,,,', 'it has no coordinates'],
    ['x,Odd,,,1,,,,', 'it has no coordinates'],
    ['x,Odd,35,139,,,,Asia/Nowhere,', 'Asia/Nowhere is not a time zone'],
  ])('reads "%s" and reports that %s', (row, reason) => {
    expect(readGtfs({ 'stops.txt': [row] }).rejected).toEqual([`stops.txt:5 ${reason}`]);
  });

  it.each(['x,,,,2,,,,', 'x,,,,3,p,,,', 'x,,,,4,p,,,'])(
    'reads "%s", where no train calls, without name or place',
    (row) => {
      const { rejected, draft } = readGtfs({ 'stops.txt': [row] });
      expect([rejected, draft.stops.get('x')?.point]).toEqual([[], null]);
    },
  );

  it('have all values of their row, in the order of the file', () => {
    const { draft } = readGtfs({ 'stops.txt': ['s,Station,35,139,1,,9,Asia/Seoul,', 'a,Side,36,139,0,s,8,,4B'] });
    expect(draft.stopList.slice(3)).toEqual([draft.stops.get('s'), draft.stops.get('a')]);
    expect(draft.stops.get('s')).toEqual({
      number: 3,
      key: 's',
      line: 5,
      name: 'Station',
      point: { lat: 35, lng: 139 },
      kind: 1,
      parent: null,
      zone: '9',
      timeZone: 'Asia/Seoul',
      platform: null,
    });
    expect(draft.stops.get('a')).toMatchObject({
      number: 4,
      kind: 0,
      parent: 's',
      zone: '8',
      timeZone: null,
      platform: '4B',
    });
  });

  it('of two rows lose their zone only where the rows differ in it', () => {
    const lost = (row: string): string[] => [...readGtfs({ 'stops.txt': [row] }).draft.lost.zones];
    expect([lost('p,Pier,35,139,,,1,,'), lost('p,Pier,35,139,,,2,,'), lost('p,Pier,35,139,,,,,')]).toEqual([
      [],
      ['p'],
      ['p'],
    ]);
    expect([...readGtfs({ 'stops.txt': ['x,X,35,139,,,,,', 'x,X,35,139,,,,,'] }).draft.lost.zones]).toEqual([]);
  });
});

describe('stations', () => {
  const stationsOf = (...rows: readonly string[]) => {
    const { finished, rejected } = readGtfs({ 'stops.txt': rows });
    const { stations = [], stops = [] } = finished?.feed ?? {};
    const placed = stops.map(
      ({ key, station, zone }) => `${key}>${stations[station]?.key}${zone === null ? '' : ` ${zone}`}`,
    );
    return { placed: placed.slice(3), stations: stations.slice(3), stops: stops.slice(3), rejected };
  };

  it('are the stations of the file, however late their row, with the platforms that name them', () => {
    const { placed } = stationsOf('a,Central 1,35.5,139,,s,,,', 's,Central,35.5,139,1,,,,');
    expect(placed).toEqual(['a>s', 's>s']);
    const all = readGtfs({ 'stops.txt': ['a,Central 1,35.5,139,,s,,,', 's,Central,35.5,139,1,,,Asia/Seoul,'] });
    expect(all.finished?.feed.stations.map(({ key }) => key)).toEqual(['s', 'p', 'q', 'r']);
    expect(all.finished?.feed.stations[0]).toEqual({
      key: 's',
      names: { default: 'ja', ja: 'Central' },
      point: { lat: 35.5, lng: 139 },
      timeZone: 'Asia/Seoul',
      group: null,
    });
  });

  it('are platforms without one, by the time zone of the first agency', () => {
    const { placed, stations, stops } = stationsOf('x,Xylo,36,139,,,7,,2');
    expect(placed).toEqual(['x>x 7']);
    expect(stations).toEqual([
      {
        key: 'x',
        names: { default: 'ja', ja: 'Xylo' },
        point: { lat: 36, lng: 139 },
        timeZone: 'Asia/Tokyo',
        group: null,
      },
    ]);
    expect(stops).toEqual([{ key: 'x', station: 3, platform: '2', zone: '7', changeSeconds: 300 }]);
  });

  it('are shared by platforms of one name within 600 meters', () => {
    // A thousandth of a degree of latitude is 111 meters.
    expect(stationsOf('x,Xylo,36,139,,,,,', 'y,Xylo,36.005,139,,,,,').placed).toEqual(['x>x', 'y>x']);
    expect(stationsOf('x,Xylo,36,139,,,,,', 'y,Xylo,36.006,139,,,,,').placed).toEqual(['x>x', 'y>y']);
    expect(stationsOf('x,Xylo,36,139,,,,,', 'y,Yarrow,36,139,,,,,').placed).toEqual(['x>x', 'y>y']);
  });

  it('are shared along a row of platforms, each near the one before', () => {
    const { placed } = stationsOf('x,Xylo,36,139,,,,,', 'y,Xylo,36.005,139,,,,,', 'z,Xylo,36.01,139,,,,,');
    expect(placed).toEqual(['x>x', 'y>x', 'z>x']);
  });

  it('give a platform their zone where it has none of its own', () => {
    expect(stationsOf('s,Central,36,139,1,,5,,', 'a,Side,36,139,,s,,,', 'b,Side,36,139,,s,6,,').placed).toEqual([
      's>s 5',
      'a>s 5',
      'b>s 6',
    ]);
  });

  it('lose the zone on which two rows differ, and their platforms with them', () => {
    const { placed } = stationsOf('s,Central,36,139,1,,5,,', 's,Central,36,139,1,,6,,', 'a,Side,36,139,,s,,,');
    expect(placed).toEqual(['s>s ? s', 'a>s ? s']);
  });

  it('that are none leave the platform to itself, and are reported', () => {
    for (const parent of ['gone', 'p'])
      expect(stationsOf(`x,Xylo,36,139,,${parent},,,`)).toMatchObject({
        placed: ['x>x'],
        rejected: [`stops.txt:5 its station ${parent} is none; the platform is taken by itself`],
      });
  });

  it('contain no entrance, node or boarding area', () => {
    expect(stationsOf('e,Door,36,139,2,,,,', 'n,Node,36,139,3,,,,', 'b,Area,36,139,4,p,,,')).toMatchObject({
      placed: [],
      rejected: [],
    });
  });
});
