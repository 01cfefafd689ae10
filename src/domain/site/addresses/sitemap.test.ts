import { describe, expect, it } from 'vitest';

import { fileCount, fileName, partOf, readFileName } from '#src/domain/site/addresses/sitemap.ts';

describe('fileCount', () => {
  it.each([
    [0, 0],
    [1, 1],
    [50, 1],
    [51, 2],
    [100, 2],
  ])('puts %i addresses of at most 50 a file into %i files', (addresses, files) => {
    expect(fileCount(addresses, 50)).toBe(files);
  });
});

describe('partOf', () => {
  const addresses = ['a', 'b', 'c', 'd', 'e'];

  it('divides all addresses among the files, in order and without repeats', () => {
    expect([1, 2, 3].map((file) => partOf(addresses, file, 2))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  it('is empty for a file past the last', () => {
    expect(partOf(addresses, 4, 2)).toEqual([]);
  });
});

describe('readFileName', () => {
  it.each([
    ['activity', 'de', 1],
    ['destination-category', 'pt-BR', 12],
    ['poi', 'zh-HK', 9999],
  ])('reads the name of file %s.%s.%i', (kind, language, file) => {
    expect(readFileName(fileName(kind, language, file))).toEqual({ kind, language, file });
  });

  it.each([
    '',
    'activity.de.0.xml',
    'activity.de.01.xml',
    'activity.de.10000.xml',
    'activity.de.xml',
    'activity.DE.1.xml',
    'activity.de.1.xml.gz',
    '../activity.de.1.xml',
    'a-b-c.de.1.xml',
  ])('returns null for "%s"', (name) => {
    expect(readFileName(name)).toBeNull();
  });
});
