import { describe, expect, it } from 'vitest';

import type { ContentItem, ContentVisitor } from '#src/domain/content/content-item.ts';
import { namedResidences, nextTurn, shownItem, shownItems, spoken } from '#src/domain/content/shown-content.ts';

const bare: ContentItem = {
  type: 'campaign',
  key: 'spring',
  slot: 'spring',
  picture: null,
  link: null,
  date: null,
  platforms: 15,
  markets: [],
  languages: [],
  residences: [],
  partners: [],
  begins: null,
  ends: null,
  priority: 0,
  texts: { en: { title: 'Spring', summary: 'It is spring.', blocks: [] } },
};
const visitor: ContentVisitor = {
  platforms: 8,
  market: 'global',
  language: 'en',
  residence: 'HK',
  partner: 'meander',
};
const now = Date.parse('2026-04-01T00:00:00Z');
const item = (key: string, some: Partial<ContentItem> = {}): ContentItem => ({ ...bare, key, ...some });
const shown = (items: readonly ContentItem[], who = visitor, at = now): string | undefined =>
  shownItem(items, { type: 'campaign', slot: 'spring' }, who, at)?.key;

describe('which item fills a slot', () => {
  it.each<[string, Partial<ContentItem>, boolean]>([
    ['for everybody', {}, true],
    ['of another type', { type: 'faq' }, false],
    ['of another slot', { slot: 'autumn' }, false],
    ['on phones alone', { platforms: 4 }, false],
    ['on phones and desktops', { platforms: 12 }, true],
    ['of another market', { markets: ['cn'] }, false],
    ['of this market', { markets: ['cn', 'global'] }, true],
    ['in other languages', { languages: ['ja', 'ko'] }, false],
    ['for who lives elsewhere', { residences: ['SG'] }, false],
    ['for who lives here', { residences: ['HK', 'SG'] }, true],
    ['of another partner', { partners: ['agoda'] }, false],
    ['from this moment on', { begins: '2026-04-01T00:00:00Z' }, true],
    ['from the next second on', { begins: '2026-04-01T00:00:01Z' }, false],
    ['until this moment', { ends: '2026-04-01T00:00:00Z' }, false],
    ['until the next second', { ends: '2026-04-01T00:00:01Z' }, true],
  ])('one %s', (_name, some, isShown) => {
    expect(shown([item('a', some)])).toBe(isShown ? 'a' : undefined);
  });

  it('shows nothing for residents when the visitor’s country is unknown', () => {
    expect(shown([item('a', { residences: ['HK'] })], { ...visitor, residence: null })).toBeUndefined();
  });

  it('takes the most specific: partner, residence, language, market, platform, season, all', () => {
    const steps: Partial<ContentItem>[] = [
      { partners: ['meander'] },
      { residences: ['HK'] },
      { languages: ['en'] },
      { markets: ['global'] },
      { platforms: 8 },
      { ends: '2026-05-01T00:00:00Z' },
      {},
    ];
    const items = steps.map((some, place) => item(`k${place}`, { ...some, priority: place }));
    for (let gone = 0; gone < items.length; gone += 1) expect(shown(items.slice(gone).toReversed())).toBe(`k${gone}`);
    // One mark that counts more outweighs all that count less.
    const many = item('many', { residences: ['HK'], languages: ['en'], markets: ['global'], platforms: 8 });
    expect(shown([many, item('one', { partners: ['meander'] })])).toBe('one');
  });

  it('settles ties by priority, then by key, in whatever order they come', () => {
    const items = [item('c', { priority: 1 }), item('b', { priority: 2 }), item('a', { priority: 2 })];
    expect(shown(items)).toBe('a');
    expect(shown(items.toReversed())).toBe('a');
    expect(shown([])).toBeUndefined();
  });

  it('lists the latest first by default, and what has no day after it', () => {
    const dated = (key: string, date: string | null, priority = 0) => item(key, { slot: key, date, priority });
    const items = [dated('a', null), dated('b', '2026-11-23'), dated('c', '2026-11-25'), dated('d', '2026-01-01', 1)];
    expect(shownItems(items, 'campaign', visitor, now).map(({ key }) => key)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('is the one that an experiment chooses, if it may be shown at all', () => {
    const items = [item('usual', { priority: 9 }), item('other'), item('hidden', { markets: ['cn'] })];
    const choosing = (key: string): ContentVisitor => ({ ...visitor, chosen: { spring: key } });
    expect(shown(items)).toBe('usual');
    expect(shown(items, choosing('other'))).toBe('other');
    expect(shown(items, choosing('hidden'))).toBe('usual');
    expect(shown(items, { ...visitor, chosen: { autumn: 'other' } })).toBe('usual');
  });

  it('lists one for each slot, the greatest priority first', () => {
    const items = [item('a'), item('b', { markets: ['global'] }), item('z', { slot: 'z', priority: 5 })];
    expect(shownItems(items, 'campaign', visitor, now).map(({ key }) => key)).toEqual(['z', 'b']);
  });
});

describe('the text of an item', () => {
  const texts = { ...bare.texts, 'zh-TW': { title: '春', summary: '春天到了。', blocks: [] } };

  it('are in the requested language, else in that of its messages, else in English', () => {
    const spring = item('a', { texts });
    expect(spoken(spring, 'zh-TW')).toMatchObject({ lang: 'zh-TW', text: { title: '春' } });
    expect(spoken(spring, 'en-GB')).toMatchObject({ lang: 'en', text: { title: 'Spring' } });
    expect(spoken(spring, 'ja')).toMatchObject({ lang: 'en' });
  });

  it('in English are spelled for the readers of a variant; addresses and codes stay', () => {
    const en = {
      title: 'Colours of the harbour',
      summary: 'A walk of 5 km.',
      blocks: [
        { kind: 'text' as const, text: 'To [the centre](/articles/centre/).' },
        { kind: 'action' as const, label: 'Favourites', to: '/favourite/' },
        { kind: 'table' as const, columns: ['Colour'], rows: [['grey']] },
      ],
    };
    expect(spoken(item('a', { texts: { en } }), 'en-US').text).toEqual({
      title: 'Colors of the harbor',
      summary: 'A walk of 3 mi (5 km).',
      blocks: [
        { kind: 'text', text: 'To [the center](/articles/centre/).' },
        { kind: 'action', label: 'Favorites', to: '/favourite/' },
        { kind: 'table', columns: ['Color'], rows: [['gray']] },
      ],
    });
    expect(spoken(item('a', { texts: { en } }), 'ja').text).toBe(en);
  });

  it('written for Taiwan are read in Hong Kong where there are none of its own, and not the other way round', () => {
    expect(spoken(item('a', { texts }), 'zh-HK')).toMatchObject({ lang: 'zh-TW' });
    const own = { ...texts, 'zh-HK': { title: '春日', summary: '春日到喇。', blocks: [] } };
    expect(spoken(item('a', { texts: own }), 'zh-HK')).toMatchObject({ lang: 'zh-HK', text: { title: '春日' } });
    expect(spoken(item('a', { texts: { ...bare.texts, 'zh-HK': own['zh-HK'] } }), 'zh-TW').lang).toBe('en');
  });
});

describe('the next turn', () => {
  it('is when something begins or ends next', () => {
    const items = [item('a', { begins: '2026-04-02T00:00:00Z', ends: '2026-04-03T00:00:00Z' }), item('b')];
    expect(nextTurn(items, now)).toBe(Date.parse('2026-04-02T00:00:00Z'));
    expect(nextTurn(items, Date.parse('2026-04-02T00:00:00Z'))).toBe(Date.parse('2026-04-03T00:00:00Z'));
    expect(nextTurn(items, Date.parse('2026-04-03T00:00:00Z'))).toBeNull();
  });
});

describe('namedResidences', () => {
  it('returns the residences that any item names, whether it is shown now or not', () => {
    const items = [
      item('a', { residences: ['HK', 'SG'] }),
      item('b', { residences: ['SG'], ends: '2020-01-01T00:00:00Z' }),
    ];
    expect([...namedResidences([...items, item('c')])]).toEqual(['HK', 'SG']);
  });
});
