import { describe, expect, it } from 'vitest';

import { markedBlocks, plainText, type Span } from '#src/domain/content/marked-text.ts';

const bare = (spans: readonly Span[]) => spans.map(({ at: _at, ...span }) => span);
/** Without the positions, which only distinguish parts. */
const blocksOf = (text: string) =>
  markedBlocks(text).map(({ at: _at, ...block }) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map((item) => bare(item.spans)) }
      : { ...block, spans: bare(block.spans) },
  );

describe('a marked text', () => {
  it('has headings, paragraphs and lists, in whatever way they follow one another', () => {
    expect(blocksOf('## One\nFirst line\nsecond line\n- a\n- b\n\n### Two\r\n\r\n1. x\n2. y')).toEqual([
      { kind: 'heading', level: 2, spans: [{ kind: 'text', text: 'One' }] },
      { kind: 'paragraph', spans: [{ kind: 'text', text: 'First line second line' }] },
      { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]] },
      { kind: 'heading', level: 3, spans: [{ kind: 'text', text: 'Two' }] },
      { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'x' }], [{ kind: 'text', text: 'y' }]] },
    ]);
  });

  it('knows strong words and links to pages, sites and mail addresses', () => {
    expect(
      blocksOf(
        'See **this** and [the policy](/policy/), [a site](https://example.com/a?b=c), [us](mailto:help@example.com).',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { kind: 'text', text: 'See ' },
          { kind: 'strong', text: 'this' },
          { kind: 'text', text: ' and ' },
          { kind: 'link', text: 'the policy', href: '/policy/' },
          { kind: 'text', text: ', ' },
          { kind: 'link', text: 'a site', href: 'https://example.com/a?b=c' },
          { kind: 'text', text: ', ' },
          { kind: 'link', text: 'us', href: 'mailto:help@example.com' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](data:text/html,hi)',
    '[x](//evil.example/)',
    '[x](/\\evil.example/)',
    '[x](http://plain.example/)',
    '<script>alert(1)</script>',
    '![x](https://example.com/a.png'.slice(0, 20),
    '**',
    '[]()',
  ])('leaves %s as plain text', (text) => {
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', spans: [{ kind: 'text', text }] }]);
  });

  it('is nothing where there is nothing', () => {
    expect(blocksOf(' \n\n ')).toEqual([]);
  });

  it('distinguishes its parts', () => {
    const [list] = markedBlocks('- a **b** [c](/d/)\n- e');
    expect(list?.kind === 'list' && list.items.map(({ at, spans }) => [at, ...spans.map((span) => span.at)])).toEqual([
      [0, 0, 2, 7, 8],
      [1, 0],
    ]);
  });
});

describe('the plain text of a marked text', () => {
  it('have no marks left', () => {
    const text = '## Head\n\nSome **strong** [words](/help/).\n\n- one\n- [two](/about/)';
    expect(plainText(markedBlocks(text))).toBe('Head\nSome strong words.\none\ntwo');
  });
});
