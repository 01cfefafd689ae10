import { describe, expect, it } from 'vitest';

import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { TextFile } from '#src/formats/content/text-file.ts';
import { readContent, type ReadingGround } from '#src/formats/content/read-content.ts';

/** Takes every block as it is; the kind "quote" represents one that the check refuses. */
const ground: ReadingGround = {
  themes: new Set(['meander']),
  isOurs: (path) => path === '/deals/',
  check: (value) => {
    const block = value as ContentBlock;
    if (block.kind === 'quote')
      return [
        { path: ['text'], reason: 'is too short' },
        { path: [], reason: 'is no quote' },
      ];
    return block;
  },
};

const file = (name: string, facts: readonly string[] = [], body = 'Words.'): TextFile => ({
  file: `content/${name}.md`,
  text: ['---', 'title: About', 'summary: About us.', ...facts, '---', body].join('\n'),
});
const faultsOf = (...files: readonly TextFile[]): readonly string[] =>
  readContent(files, ground).faults.map((fault) => `${fault.file}:${fault.line}: ${fault.reason}`);
const words = { title: 'About', summary: 'About us.', blocks: [{ kind: 'text', text: 'Words.' }] };

describe('readContent', () => {
  it('returns one item of all files with its type and key, its facts from the English one', () => {
    const { contents, faults } = readContent(
      [
        file('general/about.ja', ['reviewed: yes']),
        file('general/about.en', ['priority: 3', 'state: draft']),
        file('general/about.de', ['reviewed: no']),
      ],
      ground,
    );
    expect(faults).toEqual([]);
    expect(contents).toEqual([
      {
        item: {
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
          priority: 3,
          texts: { en: words, ja: { ...words, reviewed: true }, de: words },
        },
        state: 'draft',
      },
    ]);
  });

  it('distinguishes items of one key and different types', () => {
    const { contents } = readContent([file('general/about.en'), file('brand/about.en')], ground);
    expect(contents.map(({ item: { type, key } }) => `${type}/${key}`)).toEqual(['general/about', 'brand/about']);
  });

  it.each<[string, TextFile, string]>([
    [
      'another name',
      file('general/About.en'),
      'content/general/About.en.md:1: the name of a content file is content/<type>/<key>.<language>.md',
    ],
    ['an unknown type', file('blog/about.en'), 'content/blog/about.en.md:1: unknown content type: "blog"'],
    [
      'an unknown language',
      file('general/about.xx'),
      'content/general/about.xx.md:1: "xx" is not a supported language',
    ],
    [
      'no head',
      { file: 'content/general/about.en.md', text: 'Words.' },
      'content/general/about.en.md:1: the attributes between two lines of three dashes are missing',
    ],
    [
      'a head without an end',
      { file: 'content/general/about.en.md', text: '---\ntitle: About\n' },
      'content/general/about.en.md:1: the attributes between two lines of three dashes are missing',
    ],
  ])('reports a file with %s', (_what, written, fault) => {
    expect(faultsOf(written)).toEqual([fault]);
  });

  it('reports the faults of head, blocks and checks of a file at their lines, and returns no item of it', () => {
    const broken = file('general/about.en', ['state: hidden'], 'Words.\n::: quote\n\nx\n:::\n::: nothing\n:::');
    expect(readContent([broken], ground).contents).toEqual([]);
    expect(faultsOf(broken)).toEqual([
      'content/general/about.en.md:4: state: draft or published',
      'content/general/about.en.md:11: unknown block: "nothing"',
      'content/general/about.en.md:9: text: is too short',
      'content/general/about.en.md:7: is no quote',
    ]);
  });

  it('reports links to addresses that no page of this site has, and takes foreign links and addresses of mail', () => {
    const links = '[a](/deals/?q=1#top) [b](https://example.com/x) [c](mailto:us@example.com)';
    expect(faultsOf(file('general/about.en', ['link: /deals/'], links))).toEqual([]);
    const lost = file('general/about.en', ['link: /gone/'], '\n[a](/lost/)\n\n::: steps\n- One\n  [b](/away/)\n:::');
    expect(faultsOf(lost)).toEqual([
      'content/general/about.en.md:7: text: no page of ours has this address: /lost/',
      'content/general/about.en.md:10: items.0: no page of ours has this address: /away/',
      'content/general/about.en.md:4: link: no page of ours has this address',
    ]);
  });

  it('reports what a type demands, at the line of the fact or at the first, once the file has no other fault', () => {
    expect(faultsOf(file('billboard/night.en', ['slot: night']))).toEqual([
      'content/billboard/night.en.md:4: slot: nothing asks for it; there are a number',
    ]);
    expect(faultsOf(file('billboard/night.en'))).toEqual([
      'content/billboard/night.en.md:1: slot: nothing asks for it; there are a number',
    ]);
    expect(faultsOf(file('faq/cards.en'))).toEqual(['content/faq/cards.en.md:1: a block of questions is missing']);
    expect(faultsOf(file('faq/cards.en', ['state: hidden']))).toEqual([
      'content/faq/cards.en.md:4: state: draft or published',
    ]);
  });

  it('reports every translation of an item whose English file is missing or has faults', () => {
    const ja = file('general/about.ja', ['reviewed: no']);
    const reason = 'this item has no English file, or its English file has errors';
    expect(faultsOf(ja)).toEqual([`content/general/about.ja.md:1: ${reason}`]);
    expect(faultsOf(file('general/about.en', ['state: hidden']), ja).at(-1)).toBe(
      `content/general/about.ja.md:1: ${reason}`,
    );
  });

  it('reports news with the number of an article, since they share their addresses', () => {
    const article = file('city-article/early.en', ['slot: 201']);
    expect(
      faultsOf(article, file('newsroom/opening.en', ['slot: 201']), file('newsroom/other.en', ['slot: 202'])),
    ).toEqual(['content/newsroom/opening.en.md:1: slot: an article of a city has the number 201 already']);
    expect(faultsOf(article, file('billboard/opening.en', ['slot: 201']))).toEqual([]);
  });
});
