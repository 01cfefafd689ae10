import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { contentCalls } from '#src/contract/content/content.calls.ts';
import type { WireContent } from '#src/contract/content/content.ts';
import { termCalls } from '#src/contract/content/terms.calls.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { loadLegal } from '#src/web/content/legal/legal.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

type Answer = { readonly title?: string; readonly body: string; readonly textLanguage?: string; readonly gist?: Gist };
type Gist = { readonly lang: string; readonly text: string };

async function described(language: LanguageCode, reported: Answer): Promise<{ head: string; structured: string }> {
  const { title = 'How prices are made', body, textLanguage = language, gist } = reported;
  const { context } = await loadContext({
    page: 'legal',
    params: { document: 'price' },
    language,
    answers: {
      [termCalls.specialTermDetail.path.source]: {
        term: 'price',
        version: 1,
        current: 1,
        versions: 1,
        language: textLanguage,
        title,
        changes: 'The first version.',
        effective: '2026-01-15',
        sample: true,
        body,
      },
      [contentCalls.content.path.source]: { items: gist === undefined ? [] : [gistItem(gist)] },
    },
  });
  const loaded = await loadLegal(context);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  const { '@graph': graph } = JSON.parse(loaded.data.structured);
  return { head: loaded.head.description, structured: graph[0].description };
}

function gistItem({ lang, text }: Gist): Partial<WireContent> {
  return {
    key: 'price',
    slot: 'price',
    title: 'In short',
    summary: 'The text below is what holds; these are its lines.',
    lang,
    reviewed: true,
    picture: null,
    link: null,
    date: null,
    blocks: [{ kind: 'text', text }],
  };
}

const body =
  '## What a price contains\n- A list.\n\nEvery **price** is what you [pay](/cart/). Nothing is added.\n\nMore.';

it('is described by the first paragraph of its text, without marks', async () => {
  const description = 'Every price is what you pay. Nothing is added.';
  expect(await described('en', { body })).toEqual({ head: description, structured: description });
  const zh = '## 价格包含什么\n每个价格均为您实际支付的金额。最后不会另行加收任何费用。';
  expect(await described('zh-CN', { body: zh })).toMatchObject({
    head: '每个价格均为您实际支付的金额。最后不会另行加收任何费用。',
  });
  // Items of a list say nothing without what is above them.
  expect((await described('en', { body: '## We do not sell\n- Rides on elephants.' })).head).toBe(
    'Read “How prices are made” in full: the current version and its effective date.',
  );
});

it('ends with a sentence within some 160 letters', async () => {
  const { head } = await described('en', { body: 'Half a hundred letters are written in this sentence. '.repeat(9) });
  expect(head).toBe('Half a hundred letters are written in this sentence. '.repeat(3).trim());
});

it('is described by its gist where there is one', async () => {
  const gist = { lang: 'en', text: '- All is in it.\n- It holds for [ten minutes](/price/).' };
  expect(await described('en', { body, gist })).toMatchObject({ head: 'All is in it. It holds for ten minutes.' });
});

it('is omitted in a language other than the page’s', async () => {
  const gist = { lang: 'en', text: '- All is in it.' };
  const ja = { body: '## 料金\n表示する料金が、お支払いいただく金額です。', gist };
  expect(await described('ja', ja)).toMatchObject({ head: '表示する料金が、お支払いいただく金額です。' });
  const german = await described('de', { body, textLanguage: 'en', gist });
  expect(german.head).toContain('How prices are made');
  expect(german.head).not.toMatch(/All is in it|Every price/);
  expect(
    (await described('de', { body, textLanguage: 'en', gist: { lang: 'de', text: 'Alles ist darin.' } })).head,
  ).toBe('Alles ist darin.');
});

it('is another one for each document that the shop begins with, and long enough to be shown', async () => {
  const folder = 'catalogue/terms';
  const texts = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const versions = (await readdir(join(folder, name))).filter((file) => file.endsWith('.en.md')).toSorted();
      const [, , text = ''] = (await readFile(join(folder, name, versions.at(-1) ?? ''), 'utf8')).split(/^---$/m);
      return (await described('en', { body: text })).head;
    }),
  );
  expect(texts.filter((text) => text.length < 25 || text.length > 160)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});
