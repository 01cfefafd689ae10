import { describe, expect, it } from 'vitest';

import { batchesOf, charactersOf } from '#src/domain/content/translation/batches.ts';
import { splitSegments, termsIn } from '#src/domain/content/translation/split-segments.ts';
import { segmentsOf, withTranslations } from '#src/domain/content/translation/segments.ts';
import {
  contentSubject,
  contentWriter,
  isForMachines,
  placeWriter,
  productWriter,
} from '#src/domain/content/translation/translated-subjects.ts';
import { missingLanguages, readerLanguage } from '#src/domain/content/translation/translation-languages.ts';
import { isCmsType } from '#src/domain/content/blocks/cms-types.ts';
import type { ContentText } from '#src/domain/content/content-item.ts';

describe('batchesOf', () => {
  it('splits by number of texts and by characters, in order', () => {
    expect(batchesOf(['a', 'b', 'c'], { texts: 2, characters: 100 })).toEqual([['a', 'b'], ['c']]);
    expect(batchesOf(['aaaa', 'bbb', 'ccc'], { texts: 9, characters: 6 })).toEqual([['aaaa'], ['bbb', 'ccc']]);
    expect(batchesOf(['a'.repeat(9), 'b'], { texts: 9, characters: 6 })).toEqual([['a'.repeat(9)], ['b']]);
    expect(batchesOf([], { texts: 2, characters: 6 })).toEqual([]);
  });
});

it('charactersOf counts code points, as services do', () => {
  expect(charactersOf(['ab', '𠮷野'])).toBe(4);
});

describe('piecesOf', () => {
  it('keeps codes in capitals', () => {
    expect(splitSegments('The code is **TRYFIVE**.', [])).toEqual([
      { text: 'The code is **', isFixed: false },
      { text: 'TRYFIVE', isFixed: true },
      { text: '**.', isFixed: false },
    ]);
  });

  it('keeps fixed parts, and names as whole words in the form of the language', () => {
    const terms = [
      { name: 'Hong Kong', written: '香港' },
      { name: 'Kong', written: 'x' },
    ];
    expect(splitSegments('Hello {name}, Hong Kong waits. See [it](/a/).', terms)).toEqual([
      { text: 'Hello ', isFixed: false },
      { text: '{name}', isFixed: true },
      { text: ', ', isFixed: false },
      { text: '香港', isFixed: true },
      { text: ' waits. See [it', isFixed: false },
      { text: '](/a/)', isFixed: true },
      { text: '.', isFixed: false },
    ]);
    expect(splitSegments('Niceness', [{ name: 'Nice', written: 'Nizza' }])).toEqual([
      { text: 'Niceness', isFixed: false },
    ]);
  });
});

it('termsIn finds whole words, the longest first, and reads no name as a pattern', () => {
  const terms = ['Lake', 'Lake Ashi', 'A+', ''].map((name) => ({ name, written: name }));
  expect(termsIn('Lake Ashi, Lake', terms).map(({ name }) => name)).toEqual(['Lake Ashi', 'Lake']);
});

describe('segmentsOf and withTranslations', () => {
  const write = (say: (text: string) => string) => [say('## Tower\n\n- Lift\n- Stairs  '), say('Lift'), say('10:00')];

  it('sends each line once and without its mark, and none without letters', () => {
    expect(segmentsOf(write)).toEqual(['Tower', 'Lift', 'Stairs']);
  });

  it('writes everything again, marks and blank lines included', () => {
    const german = withTranslations(write, ['Tower', 'Lift', 'Stairs'], ['Turm', 'Aufzug', 'Treppe']);
    expect(german).toEqual(['## Turm\n\n- Aufzug\n- Treppe  ', 'Aufzug', '10:00']);
    expect(withTranslations(write, ['Tower'], [])).toEqual(write((text) => text));
  });
});

describe('what is translated', () => {
  const upper = (text: string): string => text.toUpperCase();

  it('contentSubject joins type and key', () => {
    expect(contentSubject({ type: 'general', key: 'about' })).toBe('general about');
  });

  it('isForMachines leaves out legal texts, settings and test pages', () => {
    expect(
      ['general', 'terms', 'web-config', 'test-page'].map((type) => isCmsType(type) && isForMachines(type)),
    ).toEqual([true, false, false, false]);
  });

  it('productWriter writes all texts of a product and of its options, unreviewed', () => {
    const product = {
      summary: 'a',
      text: 'b',
      highlights: ['c'],
      included: ['d'],
      excluded: ['e'],
      goodToKnow: ['f'],
      accessibility: ['g'],
      options: [{ id: 'day', differs: ['h'] }],
    };
    expect(productWriter(product)(upper)).toEqual({
      summary: 'A',
      text: 'B',
      highlights: ['C'],
      included: ['D'],
      excluded: ['E'],
      goodToKnow: ['F'],
      accessibility: ['G'],
      differs: { day: ['H'] },
    });
  });

  it('placeWriter writes summary and text', () => {
    expect(placeWriter({ summary: 'a', text: 'b' })(upper)).toEqual({ summary: 'A', text: 'B' });
  });

  it('contentWriter writes every text of every block, and neither links, pictures, ids nor people', () => {
    const text: ContentText = {
      title: 'a',
      summary: 'b',
      reviewed: true,
      blocks: [
        { kind: 'text', text: 'c' },
        { kind: 'quote', by: 'Ann', text: 'd' },
        { kind: 'picture', picture: 'harbour-dusk-1', about: 'e', caption: 'f' },
        { kind: 'gallery', items: [{ picture: 'harbour-dusk-1', about: 'g' }] },
        { kind: 'facts', title: 'h', items: [{ label: 'i', value: 'j' }] },
        { kind: 'figures', items: [{ label: 'k', value: 'l' }] },
        { kind: 'steps', items: [{ title: 'm', text: 'n' }] },
        { kind: 'columns', items: [{ title: 'o', text: 'p', label: 'q', to: '/to/' }] },
        { kind: 'cards', title: 'r', of: 'products', ids: [1] },
        { kind: 'listing', of: 'deals' },
        { kind: 'menu', of: [] },
        { kind: 'visitor', of: 'near' },
        { kind: 'reasons', items: [{ icon: 'star', title: 's', text: 't' }] },
        { kind: 'action', label: 'u', to: '/to/', text: 'v' },
        { kind: 'questions', items: [{ question: 'w', answer: 'x' }] },
        { kind: 'table', columns: ['y'], rows: [['z']] },
        { kind: 'notice', tone: 'info', text: 'ä' },
      ],
    };
    const written = contentWriter(text)(upper);
    const letters = JSON.stringify(written).match(/"[A-ZÄ]"/g) ?? [];
    expect(letters).toHaveLength(27);
    expect(written).not.toHaveProperty('reviewed');
    expect(JSON.stringify(written)).toContain('"by":"Ann"');
    expect(written.blocks.map(({ kind }) => kind)).toEqual(text.blocks.map(({ kind }) => kind));
  });
});

describe('missingLanguages', () => {
  it('names catalog languages without a text that their readers read', () => {
    const all = missingLanguages({});
    expect(all).toContain('ja');
    expect(all).not.toContain('zh-HK');
    expect(all.some((code) => code.startsWith('en'))).toBe(false);
    expect(missingLanguages({ ms: {}, ja: {} })).toEqual(all.filter((code) => code !== 'ms-MY' && code !== 'ja'));
  });
});

it('readerLanguage is the language of the reader’s messages', () => {
  expect(readerLanguage('en-AU')).toBe('en');
  expect(readerLanguage('zh-HK')).toBe('zh-HK');
});
