import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { services } from '#src/contract/services.ts';
import { apiDocs } from '#src/server/docs/api-docs.ts';
import { testHost, testSite } from '../../../tests/site.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const site = {
    ...testSite,
    hosts: [{ ...testHost, origin: 'https://www.example.com' }] as const,
    brand: { ...testSite.brand, name: 'Tom & <b>Co</b>' },
  };
  await apiDocs(app, {
    site,
    assetsOf: () => ({
      styles: ['/assets/frame.css'],
      fonts: [],
      scripts: ['/assets/entry.js'],
      entry: '/assets/entry.js',
    }),
    developing: false,
  });
});
afterAll(() => app.close());

async function page(): Promise<string> {
  const reply = await app.inject({ url: '/docs', headers: { host: 'evil.example' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['x-robots-tag']).toBe('noindex');
  expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
  return reply.body;
}

test('the page describes every call, with a command line and an answer', async () => {
  const html = await page();
  for (const { name } of services.flatMap(({ endpoints }) => endpoints)) {
    expect(html).toContain(`<article id="${name}"`);
    expect(html).toContain(`href="#${name}"`);
  }
  expect(html).toContain('curl &#39;https://www.example.com/v1/usrcsrv/exchange_rate?date=2026-11-22&#39;');
  expect(html.match(/<h4>Example<\/h4>/g)).toHaveLength(services.flatMap(({ endpoints }) => endpoints).length);
});

test('the page has no script and no style of its own, and shows no host but ours', async () => {
  const html = await page();
  expect(html).not.toMatch(/<script|<style|style=|javascript:| on\w+=/i);
  expect(html).not.toContain('evil.example');
  expect(html).not.toContain('<b>Co</b>');
  expect(
    [...html.matchAll(/href="([^"#]*)"/g)].map(([, href = '']) => href).filter((href) => !href.startsWith('/')),
  ).toEqual([]);
});

test('the page names no anchor twice', async () => {
  const ids = [...(await page()).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the document, the sheet and the other spelling', async () => {
  const json = await app.inject({ url: '/openapi.json' });
  expect(json.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(json.json<{ openapi: string; info: { title: string } }>()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Tom & <b>Co</b> API' },
  });
  const sheet = await app.inject({ url: '/docs/style.css' });
  expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(sheet.body).toContain('--action');
  const slashed = await app.inject({ url: '/docs/', headers: { host: 'evil.example' } });
  expect([slashed.statusCode, slashed.headers.location]).toEqual([301, '/docs']);
});

test('the page links to the guide where developer pages exist', async () => {
  expect(await page()).toContain('href="/docs/guide/"');
  const production = Fastify();
  await apiDocs(production, {
    site: { ...testSite, developerPages: false },
    assetsOf: () => ({ styles: [], fonts: [], scripts: [], entry: '' }),
    developing: false,
  });
  expect((await production.inject({ url: '/docs' })).body).not.toContain('/docs/guide');
  await production.close();
});
