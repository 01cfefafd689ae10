import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { defineEndpoint } from '#src/contract/endpoint.ts';
import { services } from '#src/contract/services.ts';
import { callFiles, textOf } from '../../../scripts/contract/call-files.ts';

/** Formatting breaks lines and adds commas where they are broken; nothing else differs. */
const bare = (text: string): string => text.replaceAll(/[\s,]/g, '');

it('finds the calls of browsers as the endpoints define them', async () => {
  const stale = (await callFiles()).filter(({ path, text }) => bare(readFileSync(path, 'utf8')) !== bare(text));
  expect(
    stale.map(({ path }) => path),
    'run npx meander generate contract',
  ).toEqual([]);
});

it('finds a call in the files for each endpoint of the API', async () => {
  const written = (await callFiles()).map(({ text }) => text).join('\n');
  const endpoints = services.flatMap((service) => service.endpoints);
  expect(endpoints.length).toBeGreaterThan(150);
  for (const { name, endpoint } of endpoints)
    expect(written).toContain(`${name}: call<Endpoints['${name}']>('${endpoint.method}', '${endpoint.path.source}'`);
});

it('writes how a call is sent, and nothing of its schemas', () => {
  const pay = defineEndpoint({
    method: 'POST',
    path: '/v1/ordersrv/pay',
    summary: 'Pays.',
    auth: 'owner',
    idempotent: true,
    timeoutMs: 60_000,
    input: z.strictObject({ card: z.string() }),
    output: z.null(),
  });
  const text = textOf('src/contract/checkout/pay.ts', 'payEndpoints', { pay });
  expect(text).toContain(
    "pay: call<Endpoints['pay']>('POST', '/v1/ordersrv/pay', { idempotent: true, timeoutMs: 60_000 })",
  );
  expect(text).not.toMatch(/zod|card|Pays/);
});
