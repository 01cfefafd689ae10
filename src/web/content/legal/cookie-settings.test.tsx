import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { cookies } from '#src/contract/site/cookies.ts';
import { contentCalls } from '#src/contract/content/content.calls.ts';
import { termCalls } from '#src/contract/content/terms.calls.ts';
import { loadLegal } from '#src/web/content/legal/legal.load.ts';
import { Legal } from '#src/web/content/legal/legal.screen.tsx';
import { loadContext } from '../../../../tests/load-context.ts';

async function pageOf(document: string): Promise<string> {
  const { context } = await loadContext({
    page: 'legal',
    params: { document },
    answers: {
      [termCalls.specialTermDetail.path.source]: {
        term: document,
        version: 1,
        current: 1,
        versions: 1,
        language: 'en',
        title: 'A document',
        changes: 'The first version.',
        effective: '2026-01-15',
        sample: true,
        body: 'A text.',
      },
      [contentCalls.content.path.source]: { items: [] },
    },
  });
  const loaded = await loadLegal(context);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return renderToStaticMarkup(
    <I18nProvider i18n={context.i18n}>
      <Legal data={loaded.data} site={context.site} />
    </I18nProvider>,
  );
}

it('offers the cookie settings below the cookie policy, open to read without script', async () => {
  const [, settings = ''] = (await pageOf('cookiepolicy')).split('<details');
  expect(settings).toMatch(/<summary>Cookie settings<\/summary>/);
  for (const name of Object.keys(cookies)) expect(settings).toContain(`>${name}<`);
  expect(settings).toMatch(/<noscript>.*JavaScript is off/);
  // Without a script to store it, a choice would have no effect.
  expect(settings).not.toContain('<button');
});

it('offers them below no other document', async () => {
  expect(await pageOf('price')).not.toContain('Cookie settings');
});
