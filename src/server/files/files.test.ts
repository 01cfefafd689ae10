import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { files } from '#src/server/files/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const server: FastifyInstance = Fastify();

beforeAll(async () => {
  for (const path of ['client/assets', 'client/.git', 'public/icons'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'client/assets/entry.js'), 'go();');
  writeFileSync(join(folder, 'client/.git/config'), '[core]');
  writeFileSync(join(folder, 'client/manifest.json'), '{}');
  writeFileSync(join(folder, 'public/icons/one.png'), 'one');
  writeFileSync(join(folder, 'package.json'), '{}');
  await files(server, {
    clientFolder: join(folder, 'client'),
    publicFolder: join(folder, 'public'),
    brandSheet: () => 'a {}',
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('serves a file of the build and one of the public folder with their types', async () => {
  const script = await server.inject('/assets/entry.js');
  expect(script.body).toBe('go();');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect((await server.inject('/icons/one.png')).headers['content-type']).toBe('image/png');
});

it.each([
  '/',
  '/assets',
  '/assets/',
  '/icons/',
  '/.git/config',
  '/assets/../.git/config',
  '/assets/..%2f.git/config',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/manifest.json',
  '/package.json',
])('lists no folder and serves nothing outside its table: %s', async (path) => {
  expect((await server.inject(path)).statusCode).toBe(404);
});
