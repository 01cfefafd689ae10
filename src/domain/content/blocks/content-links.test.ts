import { describe, expect, it } from 'vitest';

import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import { linksOf, type BlockLink } from '#src/domain/content/blocks/content-links.ts';

const link = (href: string): string => `See [this page](${href}).`;

describe('linksOf', () => {
  it.each<[string, ContentBlock, readonly BlockLink[]]>([
    [
      'each link within a text, those of its lists too',
      { kind: 'text', text: `${link('/a/')} ${link('/b/')}\n\n- ${link('/c/')}\n- No link.` },
      ['/a/', '/b/', '/c/'].map((href) => ({ path: ['text'], href })),
    ],
    ['the link within a quote', { kind: 'quote', text: link('/a/') }, [{ path: ['text'], href: '/a/' }]],
    [
      'the link within a notice',
      { kind: 'notice', tone: 'info', text: link('/a/') },
      [{ path: ['text'], href: '/a/' }],
    ],
    [
      'the button of an action, then the links within its text',
      { kind: 'action', label: 'Book', to: '/a/', text: link('/b/') },
      [
        { path: ['to'], href: '/a/' },
        { path: ['text'], href: '/b/' },
      ],
    ],
    [
      'the button of an action without a text',
      { kind: 'action', label: 'Book', to: '/a/' },
      [{ path: ['to'], href: '/a/' }],
    ],
    [
      'the links of steps with the place of each',
      {
        kind: 'steps',
        items: [
          { title: 'One', text: 'No link.' },
          { title: 'Two', text: link('/a/') },
        ],
      },
      [{ path: ['items', 1], href: '/a/' }],
    ],
    [
      'the links of answers, not of questions',
      {
        kind: 'questions',
        items: [
          { question: link('/no/'), answer: link('/a/') },
          { question: 'Why?', answer: link('/b/') },
        ],
      },
      [
        { path: ['items', 0], href: '/a/' },
        { path: ['items', 1], href: '/b/' },
      ],
    ],
    [
      'the buttons of columns and the links within their texts',
      {
        kind: 'columns',
        items: [
          { title: 'One', text: link('/b/'), label: 'Go', to: '/a/' },
          { title: 'Two', text: link('/c/') },
        ],
      },
      [
        { path: ['items', 0], href: '/a/' },
        { path: ['items', 0], href: '/b/' },
        { path: ['items', 1], href: '/c/' },
      ],
    ],
  ])('returns %s', (_what, block, links) => {
    expect(linksOf(block)).toEqual(links);
  });

  it.each<ContentBlock>([
    { kind: 'picture', picture: 'harbour-dusk-12', about: link('/a/') },
    { kind: 'gallery', items: [{ picture: 'harbour-dusk-12', about: link('/a/') }] },
    { kind: 'facts', items: [{ label: 'Visa', value: link('/a/') }] },
    { kind: 'figures', items: [{ label: 'Cities', value: link('/a/') }] },
    { kind: 'cards', of: 'products', ids: [1] },
    { kind: 'listing', of: 'top', title: link('/a/') },
    { kind: 'menu', of: ['deals'] },
    { kind: 'visitor', of: 'viewed' },
    { kind: 'reasons', items: [{ icon: 'heart', title: 'Loved', text: link('/a/') }] },
    { kind: 'table', columns: ['A'], rows: [[link('/a/')]] },
  ])('returns none of a block of the kind $kind, whose texts have no marks', (block) => {
    expect(linksOf(block)).toEqual([]);
  });
});
