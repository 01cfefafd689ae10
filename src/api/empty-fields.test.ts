import type { z } from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { routes } from '#src/api/routes.ts';

/**
 * Our clients leave empty fields out of a body (`callAddress`, spec §5). A field that may be empty must therefore be one
 * that may be missing too; otherwise what a visitor left blank is refused as `bad_request`.
 */
const emptyValues = ['', null, []];
/** Fields without which a call means nothing: every form requires them, and `bad_request` names them. */
const alwaysRequired = new Set(
  ['account', 'captcha', 'code', 'credential', 'email', 'name', 'passkey', 'phone', 'signin_jump', 'step'].concat([
    'design',
    'timeZone',
    'lines',
    'site_name',
  ]),
);
/** Calls of the shop's programs and of beacons, whose bodies no visitor fills in. */
const ofPrograms = /^\/v1\/(supportsrv|reviewsrv)\/desk\/|^\/v1\/devsrv\/|^\/v\d\/(logsrv|expsrv)\//;
const posts = routes.filter(({ endpoint }) => endpoint.method === 'POST' && !ofPrograms.test(endpoint.path.source));

/** Returns the fields of a schema that accept an empty value and refuse to be missing. */
function emptyButRequired(input: z.ZodMiniType): readonly string[] {
  const { def } = input;
  const shape: Readonly<Record<string, z.ZodMiniType>> = 'shape' in def ? (def.shape as never) : {};
  return Object.entries(shape).flatMap(([name, field]) => {
    const mayBeEmpty = emptyValues.some((value) => field.safeParse(value).success);
    const mayBeMissing = field.def.type === 'optional' || field.safeParse(undefined).success;
    return mayBeEmpty && !mayBeMissing && !alwaysRequired.has(name) ? [name] : [];
  });
}

describe('the fields of a change', () => {
  it('are read from the schemas of all changes', () => {
    const withFields = posts.filter(({ endpoint: { input } }) => 'shape' in input.def);
    expect(withFields.length).toBeGreaterThan(60);
  });

  it.each(posts.map((one) => [one.endpoint.path.source, one] as const))(
    'may be missing from %s where they may be empty',
    (_path, { endpoint: { input } }) => {
      expect(emptyButRequired(input)).toEqual([]);
    },
  );
});
