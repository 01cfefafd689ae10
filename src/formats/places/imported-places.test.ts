import { describe, expect, it } from 'vitest';

import { readFileRows, type FileRow } from '#src/formats/places/file-rows.ts';
import { readImportedPois, type PoiSheet } from '#src/formats/places/imported-pois.ts';
import { readImportedTowns } from '#src/formats/places/imported-towns.ts';
import { KnownPlaces } from '#src/formats/places/import-sheet.ts';

const paris = { id: 11, lat: 48.8566, lng: 2.3522 };
const eiffel = {
  words: ' eiffel tower\n tour eiffel',
  point: { lat: 48.8584, lng: 2.2945 },
  label: 'our attraction 11001',
};

function rowsOf(text: string): readonly FileRow[] {
  const read = readFileRows(text);
  if (!read.ok) throw new Error(read.reason);
  return read.rows;
}

const lines = (...rows: readonly object[]): readonly FileRow[] =>
  rowsOf(rows.map((row) => JSON.stringify(row)).join('\n'));
const pois = (...rows: readonly object[]): PoiSheet =>
  readImportedPois(lines(...rows), { destinations: [paris], others: () => new KnownPlaces([eiffel]) });

describe('attractions of a list', () => {
  it('are imported with their names, countries and nearest destination', () => {
    const { taken, rejected, noted } = pois(
      {
        id: 600,
        name: { en: 'Paris, Banks of the Seine', fr: 'Paris, rives de la Seine', ja: null },
        category: 'Cultural',
        lat: 48.86,
        lng: 2.294166,
        countries: ['FR'],
      },
      { id: 'Q9141', name: 'Taj Mahal', lat: 27.174166666, lng: 78.042222222, visitors: 10_000_000 },
      { id: 1, name: { en: 'Two Lands Park' }, category: 'Natural', lat: '-6.5', lng: '30', countries: 'tz; MZ' },
    );
    expect(rejected).toEqual([]);
    expect(noted).toEqual([]);
    expect(taken).toMatchObject([
      {
        source: 'unesco',
        key: '600',
        slug: 'paris-banks-of-the-seine',
        kind: 'heritage',
        countries: ['FR'],
        destinationId: 11,
        point: { lat: 48.86, lng: 2.29417 },
        popularity: 45,
      },
      { source: 'wikidata', key: 'Q9141', kind: 'sight', countries: [], destinationId: null, popularity: 80 },
      { source: 'unesco', key: '1', kind: 'nature', countries: ['TZ', 'MZ'], point: { lat: -6.5, lng: 30 } },
    ]);
    expect(taken[0]?.names).toEqual({ en: 'Paris, Banks of the Seine', fr: 'Paris, rives de la Seine' });
  });

  it('store a name that is not English under its own script, without a slug', () => {
    const { taken, noted } = pois({ id: 'Q7', name: 'Эрмитаж', lat: 59.94, lng: 30.31 });
    expect(taken).toMatchObject([{ names: { ru: 'Эрмитаж' }, slug: null }]);
    expect(noted).toEqual([{ line: 1, key: 'Q7', reason: 'its name is not English, perhaps "ru"' }]);
  });

  it('report what was changed in a row', () => {
    const { noted } = pois({ id: 5, name: { en: 'old  town', 'x y': 'Z' }, lat: 1, lng: 1, countries: ['FR', '-99'] });
    expect(noted).toEqual([{ line: 1, key: '5', reason: 'called "Old town"; "-99" is no country and was left out' }]);
  });

  it.each([
    [{ name: 'A', lat: 1, lng: 1 }, 'its id is neither a World Heritage number nor one of Wikidata'],
    [{ id: 'Q0', name: 'A', lat: 1, lng: 1 }, 'its id is neither'],
    [{ id: -4, name: 'A', lat: 1, lng: 1 }, 'its id is neither'],
    [{ id: 'Q4', lat: 1, lng: 1 }, 'it has no name'],
    [{ id: 'Q4', name: { en: '' }, lat: 1, lng: 1 }, 'it has no name'],
    [{ id: 'Q4', name: 'Q4', lat: 1, lng: 1 }, 'its name is only a number'],
    [{ id: 'Q4', name: 'A <b>b</b>', lat: 1, lng: 1 }, 'its name contains markup'],
    [{ id: 'Q4', name: 'A', lat: null, lng: null }, 'it has no coordinates'],
    [{ id: 'Q4', name: 'A', lat: 'north', lng: 1 }, 'it has no coordinates'],
    [{ id: 'Q4', name: 'A', lat: 91, lng: 1 }, 'the latitude 91 is not between -90 and 90'],
    [{ id: 'Q4', name: 'A', lat: 1, lng: -180.5 }, 'the longitude -180.5 is not between -180 and 180'],
    [{ id: 'Q4', name: 'A', lat: 0, lng: 0 }, 'it lies at 0, 0, where nothing is'],
    [{ id: 'Q243', name: 'EIFFEL tower', lat: 48.8582, lng: 2.2945 }, 'duplicate of our attraction 11001'],
  ])('refuse %j', (row, reason) => {
    const { taken, rejected } = pois(row);
    expect(taken).toEqual([]);
    expect(rejected).toEqual([{ line: 1, key: expect.any(String), reason: expect.stringContaining(reason) }]);
  });

  it('are taken once', () => {
    const { taken, rejected, doubles } = pois(
      { id: 'Q1', name: 'Old Mill', lat: 10, lng: 10 },
      { id: 'Q1', name: 'Other', lat: 20, lng: 20 },
      { id: 'Q2', name: 'old mill', lat: 10.001, lng: 10 },
      { id: 'Q3', name: 'Old Mill', lat: 11, lng: 10 },
      { id: 'Q243', name: 'Tour Eiffel', lat: 48.858, lng: 2.294 },
    );
    expect(taken.map(({ key }) => key)).toEqual(['Q1', 'Q3']);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'its id stands on line 1 already',
      'duplicate of line 1',
      'duplicate of our attraction 11001',
    ]);
    expect(doubles).toEqual([{ source: 'wikidata', key: 'Q243' }]);
  });
});

describe('towns of a list', () => {
  const known = new KnownPlaces([{ words: ' paris', point: paris, label: 'our destination 11' }]);
  const towns = (...rows: readonly object[]) => readImportedTowns(lines(...rows), { destinations: [paris], known });
  const town = {
    name: 'Chartres',
    names: {},
    country: 'FR',
    admin1: 'Centre',
    lat: 48.45,
    lng: 1.49,
    pop: 40_000,
    tz: 'Europe/Paris',
    wikidata: 'Q130272',
    geonames: 3_026_637,
  };

  it('are taken with their facts', () => {
    const { taken, noted } = towns(town, {
      ...town,
      name: 'Versailles',
      names: { ru: 'Версаль' },
      lat: 48.8,
      lng: 2.13,
      wikidata: null,
    });
    expect(noted).toEqual([]);
    expect(taken).toMatchObject([
      {
        key: 'Q130272',
        slug: 'chartres',
        country: 'FR',
        region: 'Centre',
        timeZone: 'Europe/Paris',
        population: 40_000,
        destinationId: null,
      },
      { key: 'geonames 3026637', names: { en: 'Versailles', ru: 'Версаль' }, destinationId: 11 },
    ]);
  });

  it('report unknown values', () => {
    const { taken, noted } = towns({
      ...town,
      country: '-99',
      tz: 'Mars/Base',
      pop: null,
      wikidata: null,
      geonames: null,
    });
    expect(taken).toMatchObject([
      { key: ' / Centre / Chartres / 48.45 1.49', country: null, timeZone: null, population: 0 },
    ]);
    expect(noted[0]?.reason).toBe(
      '"-99" is no country and was left out; "Mars/Base" is no zone and was left out; its population is not known',
    );
  });

  it('are refused when they are in our catalog, duplicated or without a position', () => {
    const { taken, rejected, noted } = towns(
      { ...town, name: 'Paris', lat: 48.86, lng: 2.35, wikidata: 'Q90' },
      town,
      { ...town, wikidata: 'Q999' },
      { ...town, name: 'Autricum', lat: 48.46 },
      { ...town, name: 'Far', lat: 10, lng: 10 },
      { ...town, name: 'Nowhere', lat: 0, lng: 0 },
    );
    expect(rejected.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '1 duplicate of our destination 11',
      '3 duplicate of line 2',
      '4 duplicate of line 2: both are Q130272',
      '6 it lies at 0, 0, where nothing is',
    ]);
    expect(taken.map(({ key }) => key)).toEqual(['Q130272', 'geonames 3026637']);
    expect(noted).toEqual([{ line: 5, key: 'geonames 3026637', reason: 'Q130272 is that of line 2 too' }]);
  });
});
