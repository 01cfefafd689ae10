import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-catalogue-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, 'destinations/london'), join(folder, 'destinations/london'), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true }));

async function faultsWith(
  file: string,
  find: string | RegExp,
  put: string,
): Promise<{ faults: readonly string[]; line: number }> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(find, put);
  expect(changed).not.toBe(text);
  await writeFile(path, changed);
  try {
    const read = await readCatalogueFolder(folder, { products: true });
    const at = text.search(find);
    return { faults: read.ok ? [] : read.faults.map(faultText), line: text.slice(0, at).split('\n').length };
  } finally {
    await writeFile(path, text);
  }
}

const place = 'destinations/london/destination.json';
const tower = 'destinations/london/tower-of-london-crown-jewels.json';
const eye = 'destinations/london/london-eye-ticket.json';
const express = 'destinations/london/heathrow-express-train.json';

describe('the catalogue folder', () => {
  it('reads the whole catalog without an error: at least 12 destinations of 8 products', async () => {
    const read = await readCatalogueFolder(own, { products: true });
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([]);
    if (!read.ok) return;
    expect(read.catalogue.destinations.length).toBeGreaterThanOrEqual(12);
    for (const { id } of read.catalogue.destinations) {
      expect(read.catalogue.products.filter((product) => product.destinationId === id).length).toBeGreaterThanOrEqual(
        8,
      );
    }
  });

  it('does not take a folder that cannot be read for one that is not there', async () => {
    for (const name of ['deals', 'places', 'venues']) {
      const path = join(folder, name);
      await writeFile(path, 'a file where a folder belongs');
      try {
        await expect(readCatalogueFolder(folder, { products: true })).rejects.toMatchObject({
          code: 'ENOTDIR',
        });
      } finally {
        await rm(path);
      }
    }
    expect((await readCatalogueFolder(folder, { products: true })).ok).toBe(true);
  });

  it.each([
    ['a comma too much', express, /"supplier": "[^"]*",/, '"supplier": "x",,', 'a key in quotes is expected'],
    ['an unknown key', express, /"slug":/, '"slugg":', 'slug'],
    ['a wrong type', express, /"instantConfirmation": true/, '"instantConfirmation": "yes"', 'instantConfirmation'],
    ['an unknown category', express, /"category": "transfer"/, '"category": "rocket"', 'category'],
    ['an id taken twice', express, /"id": 1208/, '"id": 1201', 'id 1201 is already that of'],
    [
      'a slug taken twice',
      express,
      /"slug": "[^"]*"/,
      '"slug": "london-eye-ticket"',
      'slug london-eye-ticket is already that of',
    ],
    ['a rank taken twice', express, /"rank": 8/, '"rank": 1', 'rank 1 is already that of'],
    ['an unknown destination', express, /"destinationId": 12/, '"destinationId": 99', 'there is no destination 99'],
    ['no Japanese title', express, /"ja": /, '"jp": ', 'no name in "ja"'],
    ['a text too short', express, /"text": "[^"]*"/, '"text": "Quick."', '1 words; 60 to 120 are required'],
    ['a place too far away', express, /"lat": 51.5166/, '"lat": 41.5166', 'from London; at most 3°'],
    ['durations upside down', express, /"from": 15,/, '"from": 150,', 'from 150 is above to 21'],
    ['a time that does not exist', express, /"from": "05:00"/, '"from": "25:00"', 'a time such as 09:30'],
    ['a last entry after closing', express, /"lastEntry": "00:10"/, '"lastEntry": "00:40"', 'is outside 05:00–00:30'],
    [
      'times for opening hours',
      express,
      /"hours": \{[^}]*\}/,
      '"times": ["09:00"]',
      'OPENING_HOURS plans have hours, not times',
    ],
    ['a day that does not exist', express, /"12-25"/, '"02-30"', '02-30 is not a date'],
    ['a pool of two sizes', express, /"capacity": 4000/, '"capacity": 3000', 'the pool "trains" has 3000 places'],
    [
      'a price with too many decimals',
      express,
      /"price": "25.00"/,
      '"price": "25.001"',
      'is not an amount in GBP with at most 2 decimals',
    ],
    ['ages that overlap', express, /"maxAge": 15/, '"maxAge": 20', 'overlap'],
    ['ages with a gap', express, /"maxAge": 15/, '"maxAge": 12', 'leave a gap'],
    [
      'nobody who may come alone',
      express,
      /"accompanied": false/,
      '"accompanied": true',
      'no unit can be booked by itself',
    ],
    ['a unit twice', express, /"id": "child"/, '"id": "adult"', 'the unit "adult" occurs twice'],
    [
      'an option twice',
      express,
      /"id": "express-return"/,
      '"id": "express-single"',
      'the option "express-single" occurs twice',
    ],
    ['a party upside down', express, /"minParty": 1,/, '"minParty": 20,', 'minParty 20 is above maxParty 12'],
    [
      'policy steps out of order',
      express,
      /"hoursBefore": 24,\s*"refundPercent": 100/,
      '"hoursBefore": 24, "refundPercent": 50 }, { "hoursBefore": 48, "refundPercent": 100',
      'steps must descend by hours',
    ],
    [
      'a rule for an unknown unit',
      express,
      /"priceRules": \[\]/,
      '"priceRules": [{ "name": "peak", "prices": { "giant": "1" } }]',
      'the option has no unit "giant"',
    ],
    [
      'a rule for an unknown start',
      express,
      /"priceRules": \[\]/,
      '"priceRules": [{ "name": "peak", "times": ["06:00"], "prices": { "adult": "1" } }]',
      'the schedule has no start at 06:00',
    ],
    ['start times out of order', eye, /"11:30",/, '"10:30",', '10:30 comes after 11:00'],
    [
      'hours for start times',
      eye,
      /"times": \[[^\]]*\]/,
      '"hours": { "from": "09:00", "to": "17:00" }',
      'START_TIME plans have times, not hours',
    ],
    ['a weekday twice', eye, /"days": \[\s*1,/, '"days": [1, 1,', 'weekday 1 occurs twice'],
    [
      'two neighbours with one picture',
      tower,
      /"picture": \{[^}]*\}/,
      '"picture": { "scene": "river", "time": "dusk", "seed": 9 }',
      'a neighbor shows river at dusk too',
    ],
    ['an unknown zone', place, /"timeZone": "[^"]*"/, '"timeZone": "Europe/Londinium"', 'is not an IANA time zone'],
    ['an unknown currency', place, /"currency": "GBP"/, '"currency": "GPB"', 'one of AED'],
    ['a month that does not exist', place, /"bestMonths": \[\s*\d+/, '"bestMonths": [13', 'bestMonths.0'],
  ])('refuses %s, naming file and line', async (_what, file, find, put, reason) => {
    const { faults } = await faultsWith(file, find, put);
    expect(faults.join('\n')).toContain(reason);
    expect(faults.every((fault) => /^[\w/.-]+\.json:\d+: /.test(fault))).toBe(true);
  });

  it('points at the very line', async () => {
    const { faults, line } = await faultsWith(express, '"price": "32.00"', '"price": "32.001"');
    expect(faults).toEqual([
      `${express}:${line}: options.2.units.0.price: "32.001" is not an amount in GBP with at most 2 decimals`,
    ]);
  });

  it('refuses rates that are missing, strange or none', async () => {
    const faults = async (find: RegExp, put: string) => (await faultsWith('rates.json', find, put)).faults.join('\n');
    expect(await faults(/"USD": "[^"]*"/, '"USX": "7.8"')).toMatch(/no rate for USD[\s\S]*USX is not a currency/);
    expect(await faults(/"JPY": "[^"]*"/, '"JPY": "0"')).toContain('is not a positive number');
    expect(await faults(/"HKD": "1"/, '"HKD": "2"')).toContain('HKD is worth 1 HKD');
    expect(await faults(/"date": "\d{4}-\d{2}-\d{2}"/, '"date": "2026-02-30"')).toContain('rates.json:2: date');
  });

  it('requires only rates for a shop without products', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'meander-empty-'));
    expect(await readCatalogueFolder(empty, { products: false })).toEqual({
      ok: false,
      faults: [{ file: 'rates.json', line: 1, reason: 'the file cannot be read' }],
    });
    await cp(join(own, 'rates.json'), join(empty, 'rates.json'));
    const read = await readCatalogueFolder(empty, { products: false });
    expect(read.ok && read.catalogue.products).toEqual([]);
    await rm(empty, { recursive: true });
  });
});
