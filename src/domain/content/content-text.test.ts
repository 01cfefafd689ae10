import { describe, expect, it } from 'vitest';

import { contentText, type Compared } from '#src/domain/content/content-text.ts';

const item: Compared = {
  type: 'faq',
  key: 'cards',
  slot: 'cards',
  picture: null,
  link: null,
  date: null,
  platforms: 15,
  markets: ['global', 'cn'],
  languages: [],
  residences: [],
  partners: [],
  begins: null,
  ends: null,
  priority: 0,
  texts: { en: { title: 'Cards', blocks: [{ kind: 'text', text: 'We never see your card.' }] } },
};

describe('contentText', () => {
  it('returns the same text whatever the order of names is, at any depth', () => {
    const { texts: _texts, ...rest } = item;
    const turned = {
      texts: { en: { blocks: [{ text: 'We never see your card.', kind: 'text' }], title: 'Cards' } },
      ...Object.fromEntries(Object.entries(rest).toReversed()),
    } as unknown as Compared;
    expect(contentText(turned)).toBe(contentText(item));
  });

  it.each<[string, Partial<Compared>]>([
    ['slot', { slot: 'other' }],
    ['picture', { picture: 'bay-day-3' }],
    ['link', { link: '/deals/' }],
    ['date', { date: '2026-01-01' }],
    ['platforms', { platforms: 4 }],
    ['order of the markets', { markets: ['cn', 'global'] }],
    ['languages', { languages: ['ja'] }],
    ['residences', { residences: ['HK'] }],
    ['partners', { partners: ['agoda'] }],
    ['begin', { begins: '2026-01-01T00:00:00Z' }],
    ['end', { ends: '2026-01-01T00:00:00Z' }],
    ['priority', { priority: 1 }],
    ['texts', { texts: { en: { title: 'Card' } } }],
  ])('returns another text for another %s', (_what, change) => {
    expect(contentText({ ...item, ...change })).not.toBe(contentText(item));
  });

  it('does not distinguish items by type and key, which are no part of a version', () => {
    expect(contentText({ ...item, type: 'general', key: 'other' })).toBe(contentText(item));
  });
});
