import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { Deps } from '#src/actions/deps.ts';
import { route, type Route } from '#src/api/route.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { ok } from '#src/domain/failure.ts';
import { testCaller } from '../../tests/site.ts';

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/v1/places/:id(key)',
  summary: 'A place.',
  auth: 'everyone',
  input: z.object({ id: z.string() }),
  output: z.strictObject({ name: z.string(), tags: z.array(z.string()), rank: z.exactOptional(z.number()) }),
});
const nothing = {} as Deps;
const call = { caller: testCaller, idempotencyKey: '', head: {} };

function placeRoute(place: { readonly name: string; readonly tags: readonly string[] }): Route {
  return route(endpoint, async () => ok(place));
}

it('answers what its schema says', async () => {
  const place = { name: 'Pier 7', tags: ['sea'] };
  expect(await placeRoute(place).handle(nothing, { id: 'a' }, call)).toEqual(ok(place));
  expect(await placeRoute(place).handle(nothing, {}, call)).toEqual({
    ok: false,
    failure: { code: 'bad_request', field: 'id' },
  });
});

it('is held to it in tests, field by field', async () => {
  const leaking = { name: 'Pier 7', tags: [], secret: 'x' };
  await expect(placeRoute(leaking).handle(nothing, { id: 'a' }, call)).rejects.toThrow('not what its schema says');
  // What a faulty row of the database could bring.
  const wrong = JSON.parse('{ "name": 7, "tags": [] }') as { name: string; tags: string[] };
  await expect(placeRoute(wrong).handle(nothing, { id: 'a' }, call)).rejects.toThrow('name');
});

it('does not compile where the answer is not what the schema says', () => {
  // @ts-expect-error -- a field of the schema is missing
  route(endpoint, async () => ok({ name: 'Pier 7' }));
  // @ts-expect-error -- null where the schema wants a text
  route(endpoint, async () => ok({ name: null, tags: [] }));
  // @ts-expect-error -- the input has no such field
  expect(route(endpoint, async (_deps, { input }) => ok({ name: input.title, tags: [] })).endpoint).toBe(endpoint);
});
