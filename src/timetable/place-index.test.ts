import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { findPlaces, indexPlaces, type PlaceIndex, type RailPlace } from '#src/timetable/place-index.ts';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly main: boolean;
  readonly airport: boolean;
  readonly names: Readonly<Record<string, string>>;
};

const few: readonly Row[] = [
  {
    id: '1',
    name: 'Milano Centrale',
    lat: 45.49,
    lng: 9.2,
    main: true,
    airport: false,
    names: { ja: 'ミラノ中央駅', de: 'Mailand' },
  },
  {
    id: '2',
    name: 'Château-Thierry',
    lat: 49.04,
    lng: 3.41,
    main: false,
    airport: false,
    names: { ru: 'Шато-Тьерри' },
  },
  {
    id: '3',
    name: 'Köln Hbf',
    lat: 50.94,
    lng: 6.96,
    main: true,
    airport: false,
    names: { fr: 'Cologne', ko: '쾰른', zh: '科隆' },
  },
  {
    id: '4',
    name: 'Bruxelles-Midi',
    lat: 50.84,
    lng: 4.34,
    main: true,
    airport: false,
    names: { nl: 'Brussel-Zuid', en: 'Brussels South' },
  },
];
const file = join(process.env.SHARED_DATA ?? '../shared/data', 'stations-europe/stations.json');
const real = existsSync(file);
if (!real) process.stderr.write(`${file} is not there: a few stations like its own stand in.\n`);
const rows: readonly Row[] = real ? JSON.parse(readFileSync(file, 'utf8')) : few;

const stations: PlaceIndex = indexPlaces(
  rows.map(({ id, name, lat, lng, main, airport, names }): RailPlace => ({
    id,
    kind: airport ? 'airport' : 'station',
    names: { default: 'und', und: name, ...names },
    point: { lat, lng },
    calls: main ? 100 : 1,
  })),
);

const found = (query: string, language = 'en'): readonly string[] =>
  findPlaces(stations, query, { language }).flatMap(({ place }) => place.names['und'] ?? []);

describe('stations', () => {
  it('are found by names of other languages, whatever the accents, the case and the dashes', () => {
    expect(found('ミラノ', 'ja')[0]).toMatch(/^Milano/);
    expect(found('chateau thierry')).toContain('Château-Thierry');
    expect(found('CHÂTEAU-TH')).toContain('Château-Thierry');
    expect(found('koln', 'de')[0]).toMatch(/^Köln/);
    expect(found('쾰른', 'ko')[0]).toMatch(/^Köln/);
    expect(found('midi').some((name) => /Midi/.test(name))).toBe(true);
    expect(found('qqqq')).toEqual([]);
    expect(found(' - ')).toEqual([]);
  });

  it('return the typed name where another one is shown', () => {
    const [first] = findPlaces(stations, 'mailand', { language: 'ja' });
    expect(first?.foundBy).toMatch(/^Mailand/);
    const [shown] = findPlaces(stations, 'milano c', { language: 'und' });
    expect(shown?.foundBy).toBeNull();
  });

  it('are at most ten, busy ones and near ones first', () => {
    const place = (id: string, calls: number, lat: number): RailPlace => ({
      id,
      kind: 'station',
      names: { default: 'en', en: `Newton ${id}` },
      point: { lat, lng: 0 },
      calls,
    });
    const many = indexPlaces(Array.from({ length: 14 }, (_, n) => place(`s${n}`, n, 50 - n)));
    const order = findPlaces(many, 'new', { language: 'en' }).map(({ place: one }) => one.id);
    expect(order).toEqual(['s13', 's12', 's11', 's10', 's9', 's8', 's7', 's6', 's5', 's4']);
    const near = findPlaces(many, 'new', { language: 'en', near: { lat: 50, lng: 0 } });
    expect(near[0]?.place.id).toBe('s0');
  });

  it('of a city come after it, unless none of them has a train', () => {
    const at = { lat: 1, lng: 1 };
    const city = (calls: number): RailPlace => ({
      id: 'g1',
      kind: 'city',
      names: { default: 'en', en: 'Ossa' },
      point: at,
      calls,
    });
    const halt: RailPlace = {
      id: 's1',
      kind: 'station',
      names: { default: 'en', en: 'Ossa Central' },
      point: at,
      calls: 9,
    };
    const ids = (places: readonly RailPlace[]): string[] =>
      findPlaces(indexPlaces(places), 'ossa', { language: 'en' }).map(({ place }) => place.id);
    expect(ids([halt, city(9)])).toEqual(['g1', 's1']);
    expect(ids([halt, city(0)])).toEqual(['s1']);
  });
});
