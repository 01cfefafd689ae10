import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { services } from '#src/contract/services.ts';
import { openApi, pathText, type Operation } from '#src/api/openapi/openapi.ts';
import { routes } from '#src/api/routes.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { failureCodes } from '#src/domain/failure.ts';

const text = JSON.stringify(openApi('Meander', { developer: true }));
const document = JSON.parse(text) as ReturnType<typeof openApi>;
const calls = services.flatMap(({ endpoints }) => endpoints);

const pointer = z.strictObject({ $ref: z.string().check(z.regex(/^#\/components\/\w+\/\w+$/)) });
const schema = z.looseObject({});
const parameter = z.strictObject({
  name: z.string().check(z.minLength(1)),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.optional(z.string()),
  schema,
  example: z.optional(z.unknown()),
});
const content = z.strictObject({ 'application/json': z.strictObject({ schema, example: z.unknown() }) });
const response = z.strictObject({
  description: z.string().check(z.minLength(1)),
  headers: z.optional(z.record(z.string(), pointer)),
  content: z.optional(content),
});
const operation = z.strictObject({
  operationId: z.string().check(z.regex(/^\w+$/)),
  tags: z.array(z.string()).check(z.length(1)),
  summary: z.string().check(z.minLength(1)),
  parameters: z.array(z.union([parameter, pointer])),
  requestBody: z.optional(z.strictObject({ required: z.literal(true), content })),
  responses: z.record(z.string().check(z.regex(/^(?:\d{3}|[45]XX)$/)), z.union([response, pointer])),
});
/** What OpenAPI 3.1.0 demands of the parts that we use; fields of other names are errors. */
const openApiShape = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), summary: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string(), description: z.string() })),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string().check(z.regex(/^\/[^?#]*$/)),
    z.strictObject({ get: z.optional(operation), post: z.optional(operation) }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().check(z.regex(/^[\w.-]+$/)), schema),
    parameters: z.record(z.string(), parameter),
    responses: z.record(z.string(), response),
    headers: z.record(z.string(), z.strictObject({ description: z.string(), schema })),
  }),
});

/** Returns every value under a key, at any depth. */
function allUnder(key: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => allUnder(key, one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => [...(name === key ? [one] : []), ...allUnder(key, one)]);
}

const operations = Object.entries(document.paths).flatMap(([path, { get, post }]) =>
  [get, post].flatMap((one): [string, Operation][] => (one === undefined ? [] : [[path, one]])),
);

describe('the document', () => {
  it('is OpenAPI 3.1', () => {
    const read = openApiShape.safeParse(document);
    expect(read.success ? [] : read.error.issues).toEqual([]);
  });

  it('refers only to what it contains', () => {
    const pointers = allUnder('$ref', document).map(String);
    expect(pointers.length).toBeGreaterThan(100);
    const held: Readonly<Record<string, unknown>> = document.components;
    for (const one of new Set(pointers)) {
      const [, , kind = '', name = ''] = one.split('/');
      expect(held[kind], one).toHaveProperty(name);
    }
  });

  it('names each operation once and each parameter of a path', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const [path, { parameters }] of operations) {
      const inPath = parameters.flatMap((one) => ('in' in one && one.in === 'path' ? [one.name] : []));
      expect(inPath.toSorted()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted());
    }
  });

  it('says which calls demand a token, a key, and which answer to both methods', () => {
    const open = document.paths['/v1/ordersrv/checkout/open']?.post;
    expect(open?.parameters).toEqual([
      { $ref: '#/components/parameters/csrfToken' },
      { $ref: '#/components/parameters/idempotencyKey' },
    ]);
    const language = document.paths['/v3/userserv/user/profile_service/change_language'];
    expect(language?.get?.parameters).toContainEqual({ $ref: '#/components/parameters/csrfToken' });
    expect(language?.post?.requestBody?.content['application/json'].example).toEqual({ language: 'ja' });
    const item = document.paths['/v1/cartsrv/cart/items']?.post?.requestBody?.content['application/json'].schema;
    expect(item?.properties?.['units']).toMatchObject({
      type: 'object',
      description: expect.stringContaining('ticket'),
    });
    expect(document.paths['/v3/usrcsrv/user/login/mobile_sms']).not.toHaveProperty('get');
    expect(document.servers.map(({ url }) => url)).toEqual(['/', '/xos_gc']);
    for (const code of failureCodes) expect(document.components.responses.Refused.description).toContain(code);
  });
});

describe('the endpoint docs', () => {
  it('describe every call of the API, once', () => {
    const reported = calls.map(({ endpoint }) => endpoint.path.source);
    const answered = [...routes.map(({ endpoint }) => endpoint.path.source), accountEndpoints.csrfToken.path.source];
    expect(reported.toSorted()).toEqual(answered.toSorted());
    expect(Object.keys(document.paths)).toHaveLength(calls.length);
  });

  it.each(calls.map((call) => [call.name, call] as const))('of %s show an input and an answer that fit', (_, call) => {
    const { endpoint } = call;
    expect(endpoint.input.safeParse(endpoint.example ?? {})).toMatchObject({ success: true });
    const item = document.paths[pathText(endpoint)];
    const answered = (item?.post ?? item?.get)?.responses['200'];
    if (endpoint.isBeacon === true) return expect(answered).toBeUndefined();
    const example =
      answered !== undefined && 'content' in answered ? answered.content?.['application/json'].example : null;
    const { result } = example as { result: unknown };
    expect(endpoint.output.safeParse(result), JSON.stringify(result)).toMatchObject({ success: true });
  });
});
