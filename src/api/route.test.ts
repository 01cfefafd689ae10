import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { Deps } from '#src/actions/deps.ts';
import { route, type Route } from '#src/api/route.ts';
import { get } from '#src/contract/endpoint.ts';
import { ok } from '#src/domain/failure.ts';
import { testCaller } from '../../tests/site.ts';

type Place = { readonly name: string; readonly tags: readonly string[]; readonly rank?: number };

const endpoint = get<{ id: string }, Place>('/v1/places/:id(key)');
const input = z.object({ id: z.string() });
const output = z.strictObject({
  name: z.string(),
  tags: z.array(z.string()),
  rank: z.exactOptional(z.number()),
});
const nothing = {} as Deps;
const call = { caller: testCaller, idempotencyKey: '', head: {} };

function placeRoute(place: Place): Route {
  return route(endpoint, input, output, async () => ok(place));
}

it('answers what its schema says', async () => {
  const place = { name: 'Pier 7', tags: ['sea'] };
  expect(await placeRoute(place).answer(nothing, { id: 'a' }, call)).toEqual(ok(place));
  expect(await placeRoute(place).answer(nothing, {}, call)).toEqual({
    ok: false,
    failure: { code: 'bad_request', field: 'id' },
  });
});

it('is held to it in tests, field by field', async () => {
  const leaking = { name: 'Pier 7', tags: [], secret: 'x' };
  await expect(placeRoute(leaking).answer(nothing, { id: 'a' }, call)).rejects.toThrow('not what its schema says');
  // What a faulty row of the database could bring.
  const wrong = JSON.parse('{ "name": 7, "tags": [] }') as Place;
  await expect(placeRoute(wrong).answer(nothing, { id: 'a' }, call)).rejects.toThrow('name');
});

it('does not compile where schema and type differ', () => {
  const answer = async () => ok({ name: 'Pier 7', tags: [] });
  const lessFields = z.strictObject({ name: z.string(), tags: z.array(z.string()) });
  const otherType = z.strictObject({ ...output.shape, name: z.nullable(z.string()) });
  const moreFields = z.strictObject({ ...output.shape, note: z.string() });
  // @ts-expect-error -- the type has a field that the schema does not know
  route(endpoint, input, lessFields, answer);
  // @ts-expect-error -- the schema lets null pass where the type says a text
  route(endpoint, input, otherType, answer);
  // @ts-expect-error -- the schema wants a field that the type does not have
  expect(route(endpoint, input, moreFields, answer).output).toBe(moreFields);
});
