import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { checkBlock, isOfNewerRelease } from '#src/formats/catalogue/catalogue-folder.blocks.ts';
import { readContentFolder } from '#src/formats/catalogue/catalogue-folder.content.ts';
import { readCatalogueFolder } from '#src/formats/catalogue/catalogue-folder.ts';
import { contentText } from '#src/domain/content/content-text.ts';
import { unknownIds } from '#src/domain/content/named-ids.ts';
import { writeContent } from '#src/formats/content/write-content.ts';
import { readContent } from '#src/formats/content/read-content.ts';

const head = '---\ntitle: Spring\nsummary: It is spring.\n---\n';
const whole = `---
title: Spring by the sea
summary: A bar | stands in it.
slot: season
picture: harbour-dusk-12
link: /deals/
date: 2026-03-01
platforms: IOS WEB
markets: cn global
languages: en ja
residences: HK SG
partners: meander night_ferry
from: 2026-03-01T00:00:00Z
until: 2026-06-01T00:00:00Z
priority: -7
state: draft
---
## A heading
Words with **weight** and a [link](/help/).

- one
- two

::: picture
picture: bay-dawn-3
about: a bay
caption: Early
:::

::: gallery
- bay-dawn-3 | a bay
- market-night-9 | a market
:::

::: quote
by: A traveller

Never \`<b>\` so far.

Second part.
:::

::: facts
title: At a glance
- Open | 9 \\| 17
:::

::: figures
- 40 | cities
:::

::: steps
title: How
- First
  Do this.

  Then that.
- Second
  Rest.
:::

::: columns
- Left
  Text.
- Right | More | https://example.com/a?b=c
  Text.
:::

::: cards
title: Go
of: products
ids: 205 206
:::

::: listing
title: Cheaper for a while
of: deals
most: 4
:::

::: menu
of: museum deals
:::

::: visitor
of: near
:::

::: reasons
- shield | Safe
  It is kept.
:::

::: action
title: Now
label: Look round
to: /destination_list/

It is open.
:::

::: questions
- May I?
  You may.
:::

::: table
columns: A | B
- a | b
- c | 
:::

::: notice
tone: warn
title: Mind

The **gap**.
:::
`;

const known = { themes: new Set(['meander', 'night_ferry']), isOurs: (path: string) => path !== '/nowhere/' };
const ground = { check: checkBlock, ...known };
const read = (text: string, file = 'content/general/spring.en.md') => readContent([{ file, text }], ground);
const faultsOf = (text: string, file?: string): string[] =>
  read(text, file).faults.map(({ line, reason }) => `${line}: ${reason}`);

describe('a file of content', () => {
  it('is read whole, and written back to the same', () => {
    const { contents, faults } = read(whole);
    expect(faults).toEqual([]);
    const [content] = contents;
    if (content === undefined) throw new Error('no content was read');
    expect(content.item).toMatchObject({
      slot: 'season',
      platforms: 10,
      markets: ['cn', 'global'],
      residences: ['HK', 'SG'],
      begins: '2026-03-01T00:00:00Z',
      priority: -7,
    });
    expect(content.state).toBe('draft');
    expect(content.item.texts.en.blocks.map(({ kind }) => kind)).toEqual(
      'text picture gallery quote facts figures steps columns cards listing menu visitor reasons action questions table notice'.split(
        ' ',
      ),
    );
    const again = readContent(writeContent(content), ground);
    expect(again.faults).toEqual([]);
    expect(again.contents.map(({ item }) => contentText(item))).toEqual([contentText(content.item)]);
  });

  it('of the shipped catalogue is in order, and comes back the same', async () => {
    const { contents, faults } = await readContentFolder(
      fileURLToPath(new URL('../../../catalogue', import.meta.url)),
      known,
    );
    expect(faults).toEqual([]);
    const again = readContent(contents.flatMap(writeContent), ground);
    expect(again.contents.map(({ item }) => contentText(item))).toEqual(contents.map(({ item }) => contentText(item)));
  });

  it('in another encoding than UTF-8, or with another extension, is reported; a byte order mark is no error', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meander-content-'));
    await mkdir(join(folder, 'content/general'), { recursive: true });
    const write = (name: string, bytes: Uint8Array | string) => writeFile(join(folder, 'content/general', name), bytes);
    await write('marked.en.md', `\ufeff${head}`);
    await write('old.en.md', Buffer.from(head.replace('spring', 'café'), 'latin1'));
    await write('long.en.markdown', head);
    await write('.nobody', 'x');
    await mkdir(join(folder, 'content/.git/refs'), { recursive: true });
    await writeFile(join(folder, 'content/.git/refs/head'), 'x');
    await symlink(join(folder, 'content/general/marked.en.md'), join(folder, 'content/general/linked.en.md'));
    const { contents, faults } = await readContentFolder(folder, known);
    await rm(folder, { recursive: true });
    expect(contents.map(({ item }) => item.key)).toEqual(['linked', 'marked']);
    expect(faults.map(({ file, line, reason }) => `${file}:${line}: ${reason}`)).toEqual([
      'content/general/old.en.md:1: it is not written in UTF-8',
      'content/general/long.en.markdown:1: the name of a content file is content/<type>/<key>.<language>.md',
    ]);
  });

  it('reports a number shared by a city article and a news item, but no number repeated within one of them', () => {
    const numbered = (type: string, key: string) => ({
      file: `content/${type}/${key}.en.md`,
      text: head.replace('---\n', '---\nslot: 301\n'),
    });
    const both = readContent([numbered('city-article', 'one'), numbered('newsroom', 'two')], ground);
    expect(both.faults).toEqual([
      { file: 'content/newsroom/two.en.md', line: 1, reason: 'slot: an article of a city has the number 301 already' },
    ]);
    const seasons = readContent([numbered('newsroom', 'one'), numbered('newsroom', 'two')], ground);
    expect(seasons.faults).toEqual([]);
  });

  it('of the shipped catalogue names nothing that is not in it', async () => {
    const folder = fileURLToPath(new URL('../../../catalogue', import.meta.url));
    const [{ contents }, read] = await Promise.all([
      readContentFolder(folder, known),
      readCatalogueFolder(folder, { products: true }),
    ]);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { products, destinations, promotions, deals } = read.catalogue;
    const items = contents.map(({ item }) => item);
    const ids = (some: readonly { readonly id: number }[]): ReadonlySet<number> => new Set(some.map(({ id }) => id));
    const shown = {
      products: ids(products),
      destinations: ids(destinations),
      themes: ids(promotions.themes),
      deals: ids(deals.deals),
      articles: new Set(items.filter(({ type }) => type === 'city-article').map(({ slot }) => Number(slot))),
    };
    expect(unknownIds(items, shown)).toEqual([]);
    expect(unknownIds(items, { ...shown, articles: new Set() })).toContain(
      'city-theme/osaka-towards-supper names articles 204',
    );
  });

  it('names existing countries and partners, and each unknown one is reported', () => {
    const of = (facts: string): string[] =>
      faultsOf(head.replace('summary: It is spring.\n', (line) => `${line}${facts}\n`));
    expect(of('residences: HK XX zz')).toEqual([
      '4: residences: "XX" is no country; codes are such as HK',
      '4: residences: "zz" is no country; codes are such as HK',
    ]);
    expect(of('partners: night_ferry day_ferry')).toEqual(['4: partners: "day_ferry" is no partner of ours']);
    expect(of('partners: meander')).toEqual([]);
  });

  it('about entry rules of a country is refused without the day of its sources, and without a source', () => {
    const file = 'content/travel-restriction/nz.en.md';
    const sourced = 'Ask [them](https://www.example.com/visa).\n';
    const dated = head.replace('---\n', '---\ndate: 2026-11-20\n');
    const noDate = '1: date: the day on which the sources were read is missing';
    const noSource = '1: a link to the official page that it was taken from is missing';
    expect(faultsOf(head, file)).toEqual([noDate, noSource]);
    expect(faultsOf(head + sourced, file)).toEqual([noDate]);
    expect(faultsOf(dated, file)).toEqual([noSource]);
    expect(faultsOf(dated + sourced, file)).toEqual([]);
  });

  it.each([
    ['billboard/dark', '', '', ['1: slot: nothing asks for it; there are a number']],
    ['billboard/dark', 'slot: 101\n', '', []],
    [
      'banner-ad/sea',
      'slot: hoem\nlink: /deals/\n',
      '',
      ['4: slot: nothing asks for it; there are search search-<number> city city-<number>'],
    ],
    ['banner-ad/sea', 'slot: city-2\n', '', ['1: link: an advertisement needs a link']],
    ['banner-ad/sea', 'slot: city-2\nlink: /deals/\n', '', []],
    ['newsroom/first', '', '', ['1: slot: nothing asks for it; there are a number, or a link']],
    ['newsroom/first', 'link: /deals/\n', '', []],
    ['city-article/first', 'slot: 0201\n', '', ['4: slot: nothing asks for it; there are a number, or a link']],
    ['terms/law', '', '', []],
    [
      'terms/no-such-law',
      '',
      '',
      [expect.stringMatching(/^1: slot: nothing asks for it; there are conditions policy /)],
    ],
    [
      'travel-restriction/atlantis',
      'date: 2026-11-20\n',
      '[A](https://a.example)',
      ['1: slot: must be a country code in lower case'],
    ],
    ['faq/much', '', 'Words.', ['1: a block of questions is missing']],
    ['activity-help/cruise', '', 'Words.', ['1: only the content of an activity may have questions']],
    ['activity-help/cruise', '', '', ['1: only the content of an activity may have questions']],
    [
      'activity-help/circus',
      '',
      '::: questions\n- A\n  B.\n:::',
      [expect.stringMatching(/^1: slot: nothing asks for it; there are activity activity-<number> attraction /)],
    ],
  ])('%s with "%s" is required, or reported as missing', (name, facts, body, faults) => {
    const text = head.replace('summary: It is spring.\n', (line) => `${line}${facts}`) + body;
    expect(faultsOf(text, `content/${name}.en.md`)).toEqual(faults);
  });

  it.each([
    ['---\ntitle: a\nsummary: a\nlink: /nowhere/\n---', '4: link: no page of ours has this address'],
    [
      `${head}\n::: action\nlabel: Go\nto: /nowhere/?a=b\n:::`,
      '8: to: no page of ours has this address: /nowhere/?a=b',
    ],
    [
      `${head}\n::: columns\n- A | more | /nowhere/\n  a\n:::`,
      '7: items.0: no page of ours has this address: /nowhere/',
    ],
    [`${head}\n::: steps\n- A\n  a [b](/nowhere/)\n:::`, '7: items.0: no page of ours has this address: /nowhere/'],
    [`${head}\n::: questions\n- A\n  - [b](/nowhere/)\n:::`, '7: items.0: no page of ours has this address: /nowhere/'],
    [`${head}\n::: notice\ntone: info\n\n[b](/nowhere/)\n:::`, '9: text: no page of ours has this address: /nowhere/'],
    [`${head}\nThe [b](/nowhere/#c).`, '6: text: no page of ours has this address: /nowhere/#c'],
  ])('that leads to no page of ours is refused at its line: %j', (text, fault) => {
    const known = read(text).faults.map(({ line, reason }) => `${line}: ${reason}`);
    expect(known).toEqual([fault]);
  });

  it.each([
    ['content/campaign/Spring.en.md', head, '1: the name of a content file is content/<type>/<key>.<language>.md'],
    ['content/circus/spring.en.md', head, '1: unknown content type: "circus"'],
    ['content/campaign/spring.xx.md', head, '1: "xx" is not a supported language'],
    [
      'content/campaign/spring.ja.md',
      head.replace('---\n', '---\nreviewed: no\n'),
      '1: this item has no English file, or its English file has errors',
    ],
    [
      'content/campaign/spring.ja.md',
      head,
      '2: translated: person <date> <source hash>, or machine <engine> <date> <source hash>: npx meander i18n mark',
    ],
    [
      'content/campaign/spring.en.md',
      head.replace('---\n', '---\nreviewed: yes\n'),
      '2: reviewed may only be set in translations',
    ],
    [
      'content/campaign/spring.ja.md',
      head.replace('---\n', '---\nslot: a\n'),
      '2: slot may only be set in the English file',
    ],
  ])('called %s is refused', (file, text, fault) => {
    expect(faultsOf(text, file)).toContain(fault);
  });

  it.each([
    ['title: Spring', '1: the attributes between two lines of three dashes are missing'],
    ['---\nsummary: a\n---', '2: title: missing'],
    ['---\ntitle: a\nsummary: a\ncolour: red\n---', '4: unknown content attribute: "colour: red"'],
    ['---\ntitle: a\ntitle: b\nsummary: a\n---', '3: title occurs twice'],
    ['---\ntitle: a\nsummary: a\nplatforms: TOASTER\n---', '4: platforms: some of ALL ANDROID IOS APP MOBILE WEB'],
    ['---\ntitle: a\nsummary: a\nfrom: 2026-02-30T00:00:00Z\n---', '4: from: an instant such as 2026-03-01T00:00:00Z'],
    [
      '---\ntitle: a\nsummary: a\nfrom: 2026-03-01T00:00:00Z\nuntil: 2026-03-01T00:00:00Z\n---',
      '5: until: is not after from',
    ],
    ['---\ntitle: a\nsummary: a\nmarkets: mars\n---', '4: markets: global or cn'],
    ['---\ntitle: a\nsummary: a\npriority: high\n---', '4: priority: a number from -9999 to 9999'],
    ['---\ntitle: a\nsummary: a\npicture: ../x\n---', '4: picture: a scene such as harbour-dusk-12'],
    [`${head}\n::: circus\n:::`, '6: unknown block: "circus"'],
    [`${head}\n::: notice\ntone: info`, '6: the block notice has no end (:::)'],
    [`${head}\n:::\n`, '6: a block ends here that was not opened, or its kind is missing'],
    [`${head}\n::: notice\ntone: loud\n\na\n:::`, '7: tone: Invalid option: expected one of "info"|"good"|"warn"'],
    [`${head}\n::: notice\ncolour: red\n\na\n:::`, '7: unknown attribute of this block: "colour: red"'],
    [`${head}\n::: steps\n- A\n  a\n- B\n:::`, '9: items.1.text: Invalid input: expected string, received undefined'],
    [`${head}\n::: steps\n- A\n  ## a\n:::`, '7: items.0.text: no heading here'],
    [`${head}\n::: columns\n- A | more\n  a\n:::`, '7: items.0: a link has a label and a way'],
    [`${head}\n::: facts\n- A | b | c\n:::`, '7: an item has at most 2 parts between bars'],
    [`${head}\n::: facts\nA\n:::`, '7: unknown attribute of this block: "A"'],
    [`${head}\n::: facts\n- A | b\nc\n:::`, '8: an item begins with "- ", and its text is indented by two spaces'],
    [`${head}\n::: table\ncolumns: A | B\n- a\n:::`, '6: a row has as many cells as there are columns'],
    [`${head}\n::: cards\nof: products\nids: 1 two\n:::`, '8: ids.1: ids are numbers'],
    [`${head}\n::: listing\nof: everything\n:::`, expect.stringMatching(/^7: of: one of destinations /)],
    [`${head}\n::: listing\nof: themes\nmost: many\n:::`, '8: most: a number'],
    [`${head}\n::: listing\nof: themes\nmost: 99\n:::`, '8: most: at most 24'],
    [`${head}\n::: menu\nof: museum museum\n:::`, '7: of: a line occurs twice'],
    [`${head}\n::: menu\nof: museum circus\n:::`, expect.stringMatching(/^7: of\.1: of activities /)],
    [`${head}\n::: visitor\nof: everybody\n:::`, '7: of: one of viewed near'],
    [`${head}\n::: reasons\n- skull | A\n  a\n:::`, expect.stringMatching(/^7: items\.0\.icon: one of shield /)],
    [`${head}\n::: picture\npicture: x\nabout: a\n:::`, '7: picture: a scene such as harbour-dusk-12'],
  ])('with an error is refused at its line: %j', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });
});

describe('hostile content', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://plain.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
    'https://user:word@evil.example/',
    'https://evil.example:8080/',
    'https://evil.example/" onclick="x',
    '/a/../../v1/x',
    ' /help/',
    'mailto:a@b.example',
    '',
  ])('leads nowhere by %j', (to) => {
    expect(checkBlock({ kind: 'action', label: 'Go', to })).toBeInstanceOf(Array);
    // Space around a fact is no part of it.
    expect(faultsOf(`---\ntitle: a\nsummary: a\nlink: ${to}\n---`)).toHaveLength(to === ' /help/' ? 0 : 1);
  });

  it.each([
    { kind: 'html', html: '<b>' },
    { kind: 'text', text: 'a', html: '<b>' },
    { kind: 'text', text: 'a', style: 'color: red' },
    { kind: 'picture', picture: 'harbour-dusk-12', about: 'a', onload: 'x()' },
    { kind: 'picture', picture: 'https://evil.example/x.png', about: 'a' },
    { kind: 'text', text: 'a\u202Egnp.exe' },
    { kind: 'text', text: 'a\u0000b' },
    { kind: 'notice', tone: 'info', text: { toString: 'x' } },
    { kind: 'cards', of: 'accounts', ids: [1] },
    { kind: '__proto__' },
    null,
    'text',
    [],
  ])('is no block: %j', (value) => {
    expect(checkBlock(value)).toBeInstanceOf(Array);
  });

  it('is plain text where it contains the markup of another language', () => {
    const text = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    expect(checkBlock({ kind: 'text', text })).toEqual({ kind: 'text', text });
  });

  it('of a newer release is distinguished from an invalid one', () => {
    expect(isOfNewerRelease({ kind: 'hologram', depth: 3 })).toBe(true);
    expect(isOfNewerRelease({ kind: 'notice', tone: 'loud' })).toBe(false);
    expect(isOfNewerRelease('text')).toBe(false);
  });
});
