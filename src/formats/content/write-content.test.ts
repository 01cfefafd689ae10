import { describe, expect, it } from 'vitest';

import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { writeContent } from '#src/formats/content/write-content.ts';
import { readContent } from '#src/formats/content/read-content.ts';

const plain: ContentItem = {
  type: 'general',
  key: 'about',
  slot: 'about',
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
  texts: { en: { title: 'About', summary: 'About us.', blocks: [{ kind: 'text', text: 'Words.' }] } },
};
const full: ContentItem = {
  ...plain,
  slot: 'elsewhere',
  picture: 'harbour-dusk-12',
  link: '/deals/',
  date: '2026-03-01',
  platforms: 10,
  markets: ['cn', 'global'],
  languages: ['ja', 'ko'],
  residences: ['HK', 'SG'],
  partners: ['meander'],
  begins: '2026-03-01T00:00:00Z',
  ends: '2026-04-01T00:00:00Z',
  priority: -3,
  texts: {
    en: {
      title: 'About',
      summary: 'About us.',
      blocks: [
        { kind: 'text', text: 'Words.' },
        { kind: 'cards', title: 'For you', of: 'products', ids: [3, 1, 2] },
        {
          kind: 'table',
          columns: ['City', 'From | to'],
          rows: [
            ['Rome', '10 | 20'],
            ['Paris', '30'],
          ],
        },
        {
          kind: 'columns',
          items: [
            { title: 'First', label: 'Go', to: '/deals/', text: 'One line.\n\nAnother.' },
            { title: 'Second', text: 'A line.' },
          ],
        },
        { kind: 'notice', tone: 'warn', text: 'Closed today.' },
      ],
    },
    ja: { title: '概要', summary: '私たち', reviewed: true, blocks: [] },
    de: { title: 'Über uns', summary: 'Wir', blocks: [{ kind: 'text', text: 'Worte.' }] },
    ko: {
      title: '소개',
      summary: '우리',
      provenance: { by: 'person', engine: null, date: '2026-11-27', sourceHash: '0123456789abcdef' },
      blocks: [],
    },
  },
};

describe('writeContent', () => {
  it('returns of an item only the facts that differ from what holds for everybody', () => {
    expect(writeContent({ item: plain, state: 'published' })).toEqual([
      { file: 'content/general/about.en.md', text: '---\ntitle: About\nsummary: About us.\n---\nWords.\n' },
    ]);
  });

  it('returns a file for each language, with all facts in the English one and who translated it in translations', () => {
    const files = writeContent({ item: full, state: 'draft' });
    expect(Object.fromEntries(files.map(({ file, text }) => [file, text]))).toEqual({
      'content/general/about.en.md': `---
title: About
summary: About us.
slot: elsewhere
picture: harbour-dusk-12
link: /deals/
date: 2026-03-01
platforms: IOS WEB
markets: cn global
languages: ja ko
residences: HK SG
partners: meander
from: 2026-03-01T00:00:00Z
until: 2026-04-01T00:00:00Z
priority: -3
state: draft
---
Words.

::: cards
title: For you
of: products
ids: 3 1 2
:::

::: table
columns: City | From \\| to
- Rome | 10 \\| 20
- Paris | 30
:::

::: columns
- First | Go | /deals/
  One line.

  Another.
- Second
  A line.
:::

::: notice
tone: warn

Closed today.
:::
`,
      'content/general/about.ja.md': '---\ntitle: 概要\nsummary: 私たち\nreviewed: yes\n---\n',
      'content/general/about.de.md': '---\ntitle: Über uns\nsummary: Wir\nreviewed: no\n---\nWorte.\n',
      'content/general/about.ko.md':
        '---\ntitle: 소개\nsummary: 우리\ntranslated: person 2026-11-27 0123456789abcdef\n---\n',
    });
  });

  it.each<[string, ContentItem, 'draft' | 'published']>([
    ['plain', plain, 'published'],
    ['full', full, 'draft'],
  ])('returns files that are read back as the same %s item', (_what, item, state) => {
    const ground = {
      themes: new Set(['meander']),
      isOurs: () => true,
      check: (value: unknown) => value as ContentBlock,
    };
    expect(readContent(writeContent({ item, state }), ground)).toEqual({ contents: [{ item, state }], faults: [] });
  });
});
