import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readCatalogueFolder, type Catalogue } from '#src/formats/catalogue/catalogue-folder.ts';
import { faultText } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { placeIn } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import { meetingTextsOf } from '#src/formats/catalogue/translations/texts-of-venues.ts';
import { missingWords, worded } from '#src/formats/catalogue/translations/missing-translations.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { DescribedFile } from '#src/domain/catalogue/translated-texts.ts';
import { productSaid } from '#src/domain/catalogue/shown-texts.ts';
import { languageCodes, languages } from '#src/domain/site/language/languages.ts';

const own = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const london = 'destinations/london';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meander-words-'));
  await mkdir(join(folder, 'destinations'));
  await cp(join(own, 'rates.json'), join(folder, 'rates.json'));
  await cp(join(own, london), join(folder, london), { recursive: true });
});

afterAll(() => rm(folder, { recursive: true }));

/** Reads London with these words beside it, by their file below `words`. */
async function readWith(files: Readonly<Record<string, unknown>>) {
  await Promise.all(
    Object.entries(files).map(async ([file, words]) => {
      await mkdir(join(folder, 'words', file, '..'), { recursive: true });
      await writeFile(join(folder, 'words', file), JSON.stringify(words, null, 2));
    }),
  );
  try {
    return await readCatalogueFolder(folder, { products: true });
  } finally {
    await rm(join(folder, 'words'), { recursive: true, force: true });
  }
}

/** London described in some language: the English words with a summary of one's own. */
async function whole(): Promise<{ readonly described: (summary: string) => DescribedFile }> {
  const read = await readWith({});
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  const { products } = read.catalogue;
  return {
    described: (summary) => ({
      destination: { reviewed: true, summary, text: summary },
      products: Object.fromEntries(
        products.map((one) => {
          const { highlights, included, excluded, goodToKnow, accessibility } = one;
          const differs = Object.fromEntries(one.options.map((option) => [option.id, option.differs]));
          const lines = { highlights, included, excluded, goodToKnow, accessibility, differs };
          return [one.id, { reviewed: true, summary, text: summary, ...lines }];
        }),
      ),
    }),
  };
}

function itsEye(products: readonly Product[]): Product {
  const found = products.find(({ slug }) => slug === 'london-eye-ticket');
  if (found === undefined) throw new Error('London has no London Eye');
  return found;
}

async function faultsWith(file: string, words: unknown): Promise<readonly string[]> {
  const read = await readWith({ [file]: words });
  return read.ok ? [] : read.faults.map(faultText);
}

describe('our own catalogue', () => {
  const isIncluded = languageCodes.filter((code) => languages[code].messages !== 'en');
  let catalogue: Catalogue;

  beforeAll(async () => {
    const read = await readCatalogueFolder(own, { products: true });
    if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
    ({ catalogue } = read);
  });

  it.each(isIncluded)('names everything that has a name in %s', (language) => {
    const { destinations, products, places } = catalogue;
    const missing = missingWords({ destinations, products, places: places.files }, language);
    expect(missing).toEqual(Object.fromEntries(worded.map((kind) => [kind, []])));
  });

  it.each([
    ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
    ['ko', /\p{Script=Hangul}/u],
    ['zh-CN', /\p{Script=Han}/u],
    ['zh-TW', /\p{Script=Han}/u],
    ['zh-HK', /\p{Script=Han}/u],
    ['th', /\p{Script=Thai}/u],
    ['ru', /\p{Script=Cyrillic}/u],
    ['ar-SA', /\p{Script=Arabic}/u],
  ])('has no title in Latin letters only for readers of %s', (language, script) => {
    const { destinations, products } = catalogue;
    const texts = [
      ...destinations.map(({ names }) => names),
      ...products.map(({ titles }) => titles),
      ...products.flatMap(({ options }) =>
        options.flatMap(({ units }) => units.map((unit) => unit.titles ?? { en: unit.title })),
      ),
    ].map((names) => nameIn(names, language).text);
    expect(texts.filter((text) => !script.test(text))).toEqual([]);
  });
});

describe('texts of other languages', () => {
  it('are added to the English ones, with numbers and names inserted', async () => {
    const read = await readWith({
      'de/names.json': { 'London Eye': 'Riesenrad London Eye' },
      'de/titles.json': { '{name}: timed entry ticket': '{name}: Ticket mit Uhrzeit' },
      'de/units.json': { 'Adult ({1}+)': 'Erwachsene (ab {1})' },
    });
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([]);
    if (!read.ok) return;
    const { titles, options } = itsEye(read.catalogue.products);
    expect(titles['de']).toBe('Riesenrad London Eye: Ticket mit Uhrzeit');
    expect(options[0]?.units.map((unit) => unit.titles?.['de'])).toContain('Erwachsene (ab 16)');
  });

  it('of Hong Kong are those of Taiwan wherever it has no others of its own, entry by entry', async () => {
    const described = (await whole()).described;
    const read = await readWith({
      'zh-TW/names.json': { 'London Eye': '倫敦眼', London: '倫敦' },
      'zh-TW/titles.json': { '{name}: timed entry ticket': '{name}：限時門票' },
      'zh-TW/units.json': { 'Adult ({1}+)': '成人（{1} 歲以上）', 'Child ({1}–{2})': '兒童（{1} 至 {2} 歲）' },
      'zh-TW/described/london.json': described('臺灣'),
      'zh-HK/names.json': { 'London Eye': '倫敦眼摩天輪' },
      'zh-HK/units.json': { 'Child ({1}–{2})': '小童（{1} 至 {2} 歲）' },
    });
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([]);
    if (!read.ok) return;
    const eye = itsEye(read.catalogue.products);
    const { titles, options } = eye;
    // Its own name within the other's pattern.
    expect(nameIn(titles, 'zh-HK')).toEqual({ text: '倫敦眼摩天輪：限時門票', lang: 'zh-HK' });
    expect(nameIn(titles, 'zh-TW')).toEqual({ text: '倫敦眼：限時門票', lang: 'zh-TW' });
    const units = (options[0]?.units ?? []).map((unit) => nameIn(unit.titles ?? { en: unit.title }, 'zh-HK'));
    expect(units).toContainEqual({ text: '成人（16 歲以上）', lang: 'zh-TW' });
    expect(units.filter(({ lang }) => lang === 'zh-HK').map(({ text }) => text)).toEqual([
      expect.stringContaining('小童'),
    ]);
    const [city] = read.catalogue.destinations;
    expect(city === undefined ? null : nameIn(city.names, 'zh-HK').text).toBe('倫敦');
    expect(productSaid(eye, 'zh-HK')).toMatchObject({ lang: 'zh-TW', words: { summary: '臺灣' } });
  });

  it('of Hong Kong may describe a destination for itself', async () => {
    const described = (await whole()).described;
    const read = await readWith({
      'zh-TW/described/london.json': described('臺灣'),
      'zh-HK/described/london.json': described('香港'),
    });
    expect(read.ok ? [] : read.faults.map(faultText)).toEqual([]);
    if (!read.ok) return;
    const eye = itsEye(read.catalogue.products);
    expect(productSaid(eye, 'zh-HK')).toMatchObject({ lang: 'zh-HK', words: { summary: '香港' } });
    expect(productSaid(eye, 'zh-TW')).toMatchObject({ lang: 'zh-TW', words: { summary: '臺灣' } });
  });

  it('need not be there', async () => {
    const read = await readWith({});
    expect(read.ok).toBe(true);
  });

  it.each([
    [
      'a name that is nowhere in English',
      'de/names.json',
      { Atlantis: 'Atlantis' },
      'words/de/names.json:2',
      'no English text in the catalog has this key',
    ],
    ['an empty text', 'de/names.json', { 'London Eye': '' }, 'words/de/names.json:2', ''],
    ['a lost number', 'de/units.json', { 'Adult ({1}+)': 'Erwachsene' }, 'words/de/units.json:2', '{1}'],
    ['a lost name', 'de/titles.json', { '{name}: timed entry ticket': 'Ticket' }, 'words/de/titles.json:2', '{name}'],
    ['a slot too many', 'de/names.json', { 'London Eye': 'London Eye {1}' }, 'words/de/names.json:2', 'placeholders'],
    ['a language without pages', 'tlh/names.json', { 'London Eye': 'mIn' }, 'words/tlh/names.json:1', 'tlh'],
    [
      'a destination that is not there',
      'de/described/atlantis.json',
      { destination: { reviewed: false, summary: 'S', text: 'T' }, products: {} },
      'words/de/described/atlantis.json:1',
      'atlantis',
    ],
    [
      'nothing about who translated it',
      'de/described/london.json',
      { destination: { summary: 'S', text: 'T' }, products: {} },
      'words/de/described/london.json:2',
      'translated: person <date> <source hash>, or machine <engine> <date> <source hash>',
    ],
    [
      'two statements about who translated it',
      'de/described/london.json',
      {
        destination: { translated: 'person 2026-11-27 0123456789abcdef', reviewed: true, summary: 'S', text: 'T' },
        products: {},
      },
      'words/de/described/london.json:3',
      'translated: person <date> <source hash>',
    ],
    [
      'a destination without its activities',
      'de/described/london.json',
      { destination: { reviewed: false, summary: 'S', text: 'T' }, products: {} },
      'words/de/described/london.json',
      'no text for product',
    ],
  ])('are refused with %s, with file and line', async (_, file, words, place, reason) => {
    const faults = await faultsWith(file, words);
    expect(faults.join('\n')).toContain(place);
    expect(faults.join('\n')).toContain(reason);
  });

  it('are listed with their source until they are reviewed', async () => {
    const read = await readWith({});
    if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
    const product = itsEye(read.catalogue.products);
    const { summary, text, highlights, included, excluded, goodToKnow, accessibility } = product;
    const english = { summary, text, highlights, included, excluded, goodToKnow, accessibility };
    const words = { ...english, summary: 'Auf Deutsch', differs: {}, reviewed: false };
    const unread = productSaid({ ...product, words: { de: words } }, 'de');
    expect(unread).toMatchObject({ lang: 'de', words: { summary: 'Auf Deutsch' }, original: english });
    expect(productSaid({ ...product, words: { de: { ...words, reviewed: true } } }, 'de').original).toBeNull();
    expect(productSaid({ ...product, words: { de: words } }, 'fr')).toMatchObject({ lang: 'en', original: null });
  });
});

describe('meeting points', () => {
  it('have their names in every language, and name and address in the local script', async () => {
    const read = await readCatalogueFolder(own, { products: true });
    if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
    const { destinations, products, venues } = read.catalogue;
    const written = new Map(destinations.map((one) => [one.id, one.firstLanguage]));
    const others = new Set(['ja', 'ko', 'th', 'zh-CN', 'zh-HK', 'zh-TW', 'ar', 'km']);
    const lacking = products.flatMap(({ meetingPoint: place, destinationId, slug }) => {
      const isLocal = others.has(written.get(destinationId) ?? '');
      const { local } = placeIn(place, 'en');
      // Brands stay in Latin letters where those are read.
      const untranslated = (['ja', 'ko', 'th', 'zh-CN', 'zh-HK', 'zh-TW', 'ar-SA'] as const).filter(
        (code) => placeIn(place, code).name.text === place.name,
      );
      return [
        ...(isLocal && !local?.address ? [`${slug}: no local address`] : []),
        ...(isLocal && place.lang !== written.get(destinationId) ? [`${slug}: another language`] : []),
        ...untranslated.map((code) => `${slug}: no name in ${code}`),
      ];
    });
    expect(lacking).toEqual([]);
    const venueTexts = new Map(destinations.map((one) => [one.id, one.meetingPoints ?? {}]));
    const unwritten = venues.filter(({ item }) => {
      const lang = written.get(item.destinationId) ?? '';
      const [address] = meetingTextsOf(item).slice(1);
      return others.has(lang) && venueTexts.get(item.destinationId)?.[address ?? '']?.[lang] === undefined;
    });
    expect(unwritten.map(({ item }) => item.slug)).toEqual([]);
  });

  it('are in a language of no page only as the local script of a destination', async () => {
    const [file = ''] = (await readdir(join(own, london))).filter((name) => name !== 'destination.json').toSorted();
    const product = await readFile(join(own, london, file), 'utf8');
    const [, address = ''] = /"address": "([^"]*)"/.exec(product) ?? [];
    const refused = await readWith({ 'km/meeting-points.json': { [address]: 'អាសយដ្ឋាន' } });
    expect(refused.ok ? '' : refused.faults.map(faultText).join(' ')).toContain('no page is shown in "km"');
    const destination = JSON.parse(await readFile(join(own, london, 'destination.json'), 'utf8')) as object;
    const khmer = {
      ...destination,
      firstLanguage: 'km',
      names: { en: 'London', ja: 'ロンドン', ar: 'لندن', km: 'ឡុងដ៍' },
    };
    await writeFile(join(folder, london, 'destination.json'), JSON.stringify(khmer));
    try {
      const read = await readWith({ 'km/meeting-points.json': { [address]: 'អាសយដ្ឋាន' } });
      if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
      const found = read.catalogue.products.find(({ meetingPoint }) => meetingPoint.address === address);
      expect(found && placeIn(found.meetingPoint, 'de').local).toMatchObject({ lang: 'km', address: 'អាសយដ្ឋាន' });
      const other = await readWith({ 'km/meeting-points.json': { Nowhere: 'x' }, 'km/names.json': { London: 'x' } });
      const faults = other.ok ? '' : other.faults.map(faultText).join(' ');
      expect(faults).toContain('no page is shown in "km"');
      expect(faults).toContain('no English text in the catalog has this key');
    } finally {
      await cp(join(own, london, 'destination.json'), join(folder, london, 'destination.json'));
    }
  });
});
