import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, it } from 'vitest';

import { readContentFolder } from '#src/formats/catalogue/catalogue-folder.content.ts';
import type { ContentAnswer, WireBlock } from '#src/contract/content/content.ts';
import type { PageName } from '#src/contract/pages.ts';
import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import { contentPictures } from '#src/domain/content/blocks/content-pictures.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { cmsPlatforms, cmsTypes, isCmsType } from '#src/domain/content/blocks/cms-types.ts';
import { contentSource } from '#src/domain/content/content-source.ts';
import { isSource } from '#src/domain/content/second-reading.ts';
import { shownItem, shownItems, spoken } from '#src/domain/content/shown-content.ts';
import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { translationState } from '#src/domain/shared/text/provenance.ts';
import { knownToContent } from '#src/server/database/known-to-content.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { screens } from '#src/web/screens.ts';
import { loadContext } from '../load-context.ts';

const written = fileURLToPath(new URL('../../catalogue', import.meta.url));
const inAutumn = Date.UTC(2026, 10, 22);
let items: readonly ContentItem[];

beforeAll(async () => {
  const { contents, faults } = await readContentFolder(written, knownToContent);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  items = contents.filter(({ state }) => state === 'published').map(({ item }) => item);
});

type RequestInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly language?: LanguageCode;
  readonly platform?: 'mobile' | 'desktop';
  readonly nowMs?: number;
};

/** Loads a page with the content that a new shop has, and no products. */
async function load(page: PageName & keyof typeof screens, requested: RequestInput = {}): Promise<Loaded<unknown>> {
  const { params = {}, query = '', language = 'en', platform = 'desktop', nowMs = inAutumn } = requested;
  const guide = {
    countries: [
      { code: 'JP', name: 'Japan', destinations: [] },
      { code: 'PT', name: 'Portugal', destinations: [] },
    ],
  };
  const rankings = { rule: { weight: 5, reviews: 5 }, sample: true, all: [], places: [] };
  const { context } = await loadContext({
    page,
    params,
    query,
    language,
    answers: { '/v2/usrcsrv/destination/guide': guide, '/v1/usrcsrv/billboard/rankings': rankings },
  });
  const call: LoadContext['api']['call'] = async (endpoint, input) => {
    if (!endpoint.path.source.startsWith('/v1/usrcsrv/content/')) return context.api.call(endpoint, input);
    // The call is known by its path; the test answers what the shop would.
    return { ok: true, value: answerOf(input as AskedContent, language, nowMs) as never };
  };
  const { load: loadPage } = await screens[page]();
  return loadPage({ ...context, api: { call }, site: { ...context.site, platform } });
}

type AskedContent = { readonly type: string; readonly slot?: string; readonly brief?: boolean };

function answerOf({ type, slot, brief }: AskedContent, language: LanguageCode, nowMs: number): ContentAnswer {
  if (!isCmsType(type)) throw new Error(`no type ${type}`);
  const visitor = {
    platforms: cmsPlatforms.WEB,
    market: 'global',
    language,
    residence: null,
    partner: 'meander',
  } as const;
  const one = slot === undefined ? null : shownItem(items, { type, slot }, visitor, nowMs);
  const shown = slot === undefined ? shownItems(items, type, visitor, nowMs) : one === null ? [] : [one];
  return {
    type,
    code: cmsTypes[type],
    items: shown.map((item) => {
      const { text, lang } = spoken(item, language);
      const { key, picture, link, date, begins, ends } = item;
      const { title, summary, blocks } = text;
      const translation = isSource(lang) ? null : translationState(text, contentSource(item.texts.en));
      return {
        key,
        slot: item.slot,
        lang,
        reviewed: translation?.by !== 'machine',
        translation,
        title,
        summary,
        picture,
        link,
        date,
        begins,
        ends,
        blocks: brief === true ? [] : blocks.flatMap((block) => plain(block) ?? []),
      };
    }),
  };
}

/** A shop without products has nothing to fill a block with that shows some. */
function plain(block: ContentBlock): WireBlock | null {
  return block.kind === 'cards' || block.kind === 'listing' || block.kind === 'menu' ? null : block;
}

type Help = {
  readonly data: {
    readonly groups: readonly { readonly key: string; readonly questions: readonly { readonly id: string }[] }[];
    readonly structured: string;
  };
};

describe('help', () => {
  it('has its questions in groups, given to search engines once', async () => {
    const whole = (await load('help')) as unknown as Help;
    const { groups, structured } = whole.data;
    expect(groups.map(({ key }) => key)).toEqual([
      'booking',
      'payment',
      'vouchers',
      'changes',
      'account',
      'gift-cards',
      'partners',
    ]);
    const count = groups.flatMap(({ questions }) => questions).length;
    expect(count).toBeGreaterThanOrEqual(36);
    expect(structured.match(/"@type":"Question"/g)).toHaveLength(count);
    expect(whole).not.toHaveProperty('head.robots');
  });

  it.each([
    ['en', 'return a gift card', ['gift-cards-4']],
    ['ja', '領収書', ['payment-6']],
    ['en-GB', 'passkey', ['account-1']],
  ] as const)('finds in %s the answer to %j, at anchors that stay', async (language, typed, found) => {
    const some = (await load('help', { language, query: `q=${encodeURIComponent(typed)}` })) as unknown as Help;
    expect(some.data.groups.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(found);
    expect(some.data.structured).not.toContain('FAQPage');
    expect(some).toHaveProperty('head.robots', 'noindex');
  });

  it('says so when nothing is found, whatever is typed', async () => {
    const query = `q=${encodeURIComponent('<b>"zzz" %00')}`;
    expect(await load('help', { query })).toMatchObject({ kind: 'page', data: { groups: [] } });
  });

  it('marks what falls back to English', async () => {
    const all = items;
    items = all.map((item) => ({ ...item, texts: { en: item.texts.en } }));
    expect(await load('help', { language: 'ja' })).toHaveProperty('data.groups.0.lang', 'en');
    items = all;
    expect(await load('help', { language: 'ja' })).toHaveProperty('data.groups.0.lang', undefined);
  });
});

describe('a billboard', () => {
  it('is known by its id, and has one name', async () => {
    expect(await load('billboard', { params: { id: '101', name: 'after-dark' } })).toMatchObject({
      kind: 'page',
      head: { path: '/billboard/101-after-dark' },
    });
    for (const params of [{ id: '101' }, { id: '101', name: 'before-dark' }])
      expect(await load('billboard', { params })).toEqual({ kind: 'moved', path: '/billboard/101-after-dark' });
    expect(await load('billboard', { params: { id: '9' } })).toEqual({ kind: 'missing' });
  });
});

describe('an article', () => {
  it('is known by its id, of a place or of the site, and has one name', async () => {
    const path = '/articles/201-tokyo-before-ten';
    for (const language of ['en', 'ja', 'ar-SA'] as const)
      expect(await load('article', { params: { id: '201', name: 'tokyo-before-ten' }, language })).toMatchObject({
        kind: 'page',
        head: { path },
        data: { content: { lang: undefined } },
      });
    expect(await load('article', { params: { id: '201' } })).toEqual({ kind: 'moved', path });
    expect(await load('article', { params: { id: '9' } })).toEqual({ kind: 'missing' });
  });

  it('leads to others, so that by these alone one comes to every one of them, the newest too', async () => {
    const newest: ContentItem = {
      ...itemOf('city-article', 'tokyo-before-ten'),
      slot: '909',
      key: 'brand-new',
      date: '2026-11-22',
    };
    items = [...items, newest];
    const seen = new Set<string>();
    const waiting = ['/articles/201-tokyo-before-ten/'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const [, id = '', name = ''] = /^\/articles\/(\d+)-(.+)\/$/.exec(path) ?? [];
      const { data } = (await load('article', { params: { id, name } })) as unknown as ArticleLoaded;
      expect(data.others.map(({ href }) => href)).not.toContain(path);
      expect(data.others.length).toBeGreaterThan(2);
      waiting.push(...data.others.map(({ href }) => href));
    }
    const all = items.filter(({ type, link }) => type === 'city-article' && link === null);
    expect(seen).toEqual(new Set(all.map(({ slot, key }) => `/articles/${slot}-${key}/`)));
    items = items.filter((one) => one !== newest);
  });
});

type ArticleLoaded = { readonly data: { readonly others: readonly { readonly href: string }[] } };

function itemOf(type: ContentItem['type'], key: string): ContentItem {
  const found = items.find((one) => one.type === type && one.key === key);
  if (found === undefined) throw new Error(`no ${type} ${key}`);
  return found;
}

describe('the page of the best', () => {
  it('stands when a billboard has no number, which an older release took', async () => {
    const odd: ContentItem = { ...itemOf('billboard', 'after-dark'), slot: 'dark', key: 'dark' };
    items = [...items, odd];
    const { data } = (await load('best-on')) as unknown as {
      data: { billboards: readonly { name: string; href: string }[] };
    };
    items = items.filter((one) => one !== odd);
    expect(data.billboards.map(({ href }) => href)).toContain('/billboard/101-after-dark/');
    expect(data.billboards).toHaveLength(items.filter(({ type }) => type === 'billboard').length);
  });
});

describe('about us', () => {
  it('lists our own news, each with its page', async () => {
    const { data } = (await load('about')) as unknown as { data: { newsroom: readonly { href: string }[] } };
    const all = items.filter(({ type }) => type === 'newsroom');
    expect(all.length).toBeGreaterThan(0);
    expect(data.newsroom.map(({ href }) => href).toSorted()).toEqual(
      all.map(({ slot, key }) => `/articles/${slot}-${key}/`).toSorted(),
    );
  });
});

describe('a test page', () => {
  it('is there for desktops, when it is published', async () => {
    const params = { pageTypeKey: 'all-blocks' };
    expect(await load('page-test', { params })).toMatchObject({ kind: 'page' });
    expect(await load('page-test', { params, platform: 'mobile' })).toEqual({ kind: 'missing' });
    for (const pageTypeKey of ['next-season', 'nothing', 'Odd_Key'])
      expect(await load('page-test', { params: { pageTypeKey } })).toEqual({ kind: 'missing' });
  });
});

describe('a campaign', () => {
  it.each(['triple-treat', 'zhenxing-coupon'] as const)('%s says that it is over', async (page) => {
    const running = await load(page);
    const over = await load(page, { nowMs: Date.UTC(2028, 0, 1) });
    expect(running).toMatchObject({ kind: 'page' });
    expect(over).toMatchObject({ kind: 'page', head: { title: expect.stringMatching(/ended/) } });
    expect(running).not.toHaveProperty('head.title', expect.stringMatching(/ended/));
  });

  it('for Taiwan speaks Traditional Chinese', async () => {
    for (const language of ['zh-TW', 'zh-HK'] as const)
      expect(await load('zhenxing-coupon', { language })).toMatchObject({
        data: { content: { lang: undefined } },
        head: { title: expect.stringMatching(/^再(看一次|遊)台灣/) },
      });
  });
});

describe('travel restrictions', () => {
  it('stand by country with date and sources, and say where there are none', async () => {
    const { data } = (await load('travel-restrictions')) as unknown as {
      data: { countries: readonly { code: string; notes: { date: string } }[]; others: readonly object[] };
    };
    expect(data.countries).toMatchObject([{ code: 'jp', notes: { date: 'Fri, Nov 20, 2026' } }]);
    expect(JSON.stringify(data.countries)).toContain('https://www.mofa.go.jp/');
    expect(data.others).toMatchObject([{ code: 'pt', name: 'Portugal' }]);
  });
});

it.each([
  ['about', {}, 'AboutPage'],
  ['careers', {}, 'WebPage'],
  ['contact', {}, 'ContactPage'],
  ['accessibility', {}, 'WebPage'],
  ['sustainability', { topic: 'mission' }, 'WebPage'],
  ['sustainability', { topic: 'communities' }, 'WebPage'],
  ['sustainability', { topic: 'merchants' }, 'WebPage'],
] as const)('%s %j is there in its languages, as %s', async (page, params, about) => {
  for (const language of ['en', 'ja', 'ar-SA'] as const) {
    const loaded = await load(page, { params, language });
    expect(loaded).toMatchObject({ kind: 'page', data: { content: { lang: undefined } } });
    expect(loaded).toHaveProperty('data.structured', expect.stringContaining(`"@type":"${about}"`));
  }
});

/** What is for editors alone, and whose words are messages. */
const inEnglishAlone = (item: ContentItem): boolean =>
  item.type === 'test-page' || (item.type === 'web-config' && item.slot === 'menu');

it('every item is there in every language that has words of its own, with the same blocks', () => {
  const tags = [...new Set(Object.values(languages).map(({ messages }) => messages))];
  expect(tags).toHaveLength(16);
  const lacking = items
    .filter((item) => !inEnglishAlone(item))
    .flatMap(({ type, key, texts }) =>
      tags.flatMap((tag) => {
        const text = texts[tag];
        if (text === undefined) return [`${type}/${key} in ${tag}`];
        return shapeOf(text.blocks) === shapeOf(texts.en.blocks) ? [] : [`${type}/${key} in ${tag} has other blocks`];
      }),
    );
  expect(lacking).toEqual([]);
});

/** What a translation leaves as it is: kinds, how many parts, and what is shown of the shop. */
function shapeOf(blocks: readonly ContentBlock[]): string {
  return blocks
    .map((block) => {
      const parts = 'items' in block ? block.items.length : block.kind === 'table' ? block.rows.length : 0;
      const named = block.kind === 'cards' ? [block.of, ...block.ids] : block.kind === 'action' ? [block.to] : [];
      return [block.kind, parts, ...named].join(' ');
    })
    .join('\n');
}

it('requests every scene from the painter that content shows, and for no other', () => {
  const pictures = contentPictures(items);
  for (const { picture } of items) if (picture !== null) expect(pictures).toContain(picture);
  // Of a block with one picture, and of one with some.
  expect(pictures).toContain('bay-dusk-96');
  expect(pictures).toContain('market-night-98');
  expect(pictures).not.toContain('tower-day-9998');
});
