import { expect, it } from 'vitest';

import { shortLinkCalls } from '#src/contract/marketing/referral/short-links.calls.ts';
import { loadShorturlLanding } from '#src/web/marketing/shorturl-landing/shorturl-landing.load.ts';
import { loadContext } from '../../../../tests/load-context.ts';

const target = { kind: 'activity', deepLink: 'meander://activity/205', web: 'http://localhost:3000/activity/205/' };

async function landed(query: string, answer: object | string = target) {
  const { context, calls: requested } = await loadContext({
    page: 'shorturl-landing',
    query,
    answers: { [shortLinkCalls.shortLink.path.source]: answer },
  });
  const loaded = await loadShorturlLanding(context);
  if (loaded.kind !== 'page') throw new Error(loaded.kind);
  return { asked: requested, data: loaded.data, head: loaded.head };
}

it('leads into the app, or on in the browser', async () => {
  const { data, head } = await landed('code=abc');
  expect(data).toMatchObject({ state: 'open', title: 'Open in the app', says: 'This link opens an activity.' });
  expect(data).toMatchObject({ deepLink: target.deepLink, web: target.web });
  expect(head.title).toBe('Open in the app | Meander');
});

it('links to the home page for an unknown code, without mentioning the app', async () => {
  const { data, head } = await landed('code=abc', 'not_found');
  expect(data).toMatchObject({ state: 'dead', title: 'Welcome', deepLink: null, web: '/' });
  expect(data.says).toContain('This link has expired');
  expect(head.title).toBe('Welcome | Meander');
});

it('explains itself without a code, and sends no request', async () => {
  const { data, head, asked: requested } = await landed('');
  expect(requested).toEqual([]);
  expect(data).toMatchObject({ state: 'none', title: 'App links', deepLink: null, web: '/' });
  expect(data.says).not.toContain('any more');
  expect(head).toMatchObject({ title: 'App links | Meander', description: data.says });
});
