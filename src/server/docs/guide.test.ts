import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { guide } from '#src/server/docs/guide.ts';
import { testSite } from '../../../tests/site.ts';

let parent: string;
let folder: string;
let showcase: FastifyInstance;
let production: FastifyInstance;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'guide-'));
  folder = join(parent, 'guide');
  await mkdir(join(folder, 'decisions'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<h1>Start</h1>');
  await writeFile(join(folder, 'decisions', '0001.html'), '<h1>One</h1>');
  await writeFile(join(folder, 'guide.css'), 'a {}');
  await writeFile(join(parent, 'secret.txt'), 'secret');
  showcase = Fastify();
  await guide(showcase, testSite, folder);
  production = Fastify();
  await guide(production, { ...testSite, developerPages: false }, folder);
});
afterAll(async () => {
  await Promise.all([showcase.close(), production.close()]);
  await rm(parent, { recursive: true });
});

test.each([
  ['/docs/guide/', 'text/html; charset=utf-8', '<h1>Start</h1>'],
  ['/docs/guide/index.html', 'text/html; charset=utf-8', '<h1>Start</h1>'],
  ['/docs/guide/decisions/0001.html', 'text/html; charset=utf-8', '<h1>One</h1>'],
  ['/docs/guide/guide.css', 'text/css; charset=utf-8', 'a {}'],
])('%s is served with its type and the policy of pages', async (url, type, body) => {
  const reply = await showcase.inject({ url });
  expect([reply.statusCode, reply.body]).toEqual([200, body]);
  expect(reply.headers).toMatchObject({ 'content-type': type, 'x-robots-tag': 'noindex' });
  const policy = reply.headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe-inline');
});

test('the address without a slash leads to the guide', async () => {
  const reply = await showcase.inject({ url: '/docs/guide', headers: { host: 'evil.example' } });
  expect([reply.statusCode, reply.headers.location]).toEqual([301, '/docs/guide/']);
});

test.each(['/docs/guide/none.html', '/docs/guide/../secret.txt', '/docs/guide/..%2Fsecret.txt'])(
  '%s is not a file of the guide',
  async (url) => {
    expect((await showcase.inject({ url })).statusCode).toBe(404);
  },
);

test.each(['/docs/guide', '/docs/guide/', '/docs/guide/guide.css'])(
  '%s does not exist where developer pages are off',
  async (url) => {
    expect((await production.inject({ url })).statusCode).toBe(404);
  },
);

test('nothing is served before the guide is written', async () => {
  const app = Fastify();
  await guide(app, testSite, join(folder, 'none'));
  expect((await app.inject({ url: '/docs/guide/' })).statusCode).toBe(404);
  await app.close();
});
