import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import type { Inferred } from '#src/contract/inferred.ts';
import { count, date, id, named } from '#src/contract/wire.schema.ts';

const term = z.string().check(z.regex(/^[a-z0-9-]{2,60}$/), z.describe('The name of a legal text.'));
const version = z.string().check(z.regex(/^[1-9]\d{0,3}$/), z.describe('A version number.'));
const status = z
  .enum(['accepted', 'later'])
  .check(z.describe('`accepted`, or `later` to postpone the question until there is a newer version.'));

const headShape = {
  term: z.string(),
  version: id,
  language: z.string().check(z.describe('The language of title and text; may be a fallback.')),
  title: z.string(),
  changes: z.string().check(z.describe('The changes since the previous version.')),
  effective: date.check(z.describe('The first day on which the version applies, YYYY-MM-DD.')),
  sample: z.boolean().check(z.describe('Whether the text is a sample for the demonstration.')),
} as const;

const head = named('TermHead', 'A version of a legal text, without its body.', headShape);

const detail = named('TermDetail', 'A version of a legal text.', {
  ...headShape,
  body: z.string().check(z.describe('Marked-up text: headings, lists, strong text and links.')),
  current: z.nullable(id).check(z.describe('The version that applies today; null when there is none.')),
  versions: count.check(z.describe('The number of versions.')),
});

const comparison = named('TermComparison', 'The changes between two versions of a legal text.', {
  term: z.string(),
  title: z.string(),
  language: z.string().check(z.describe('The best language for the visitor in which both versions exist.')),
  from: id,
  version: id,
  parts: z
    .array(
      z.strictObject({
        at: count,
        kind: z.enum(['heading', 'paragraph', 'item']),
        pieces: z.array(z.strictObject({ at: count, fate: z.enum(['same', 'gone', 'new']), text: z.string() })),
      }),
    )
    .check(z.describe('The parts of both versions, in reading order.')),
});

/** Legal texts and the visitor's acceptance of them (spec §7 "term_service", RU-33). */
export const termEndpoints = {
  /** The text that holds today, or one of its versions. */
  specialTermDetail: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/term_service/special_term_detail',
    summary: 'Returns the current version of a legal text, or the given version.',
    example: { term: 'conditions' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.object({
      term,
      version: z.optional(version.check(z.describe('The version number; absent for the current version.'))),
    }),
    output: detail,
  }),
  /** The terms that the signed-in user is to accept, once; empty for a visitor. */
  userUncheckInfo: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/term_service/user_uncheck_info',
    summary: 'Returns the legal texts that the account has not answered yet.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.object({}),
    output: z.strictObject({ terms: z.array(head) }),
  }),
  statusUpdate: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/term_service/status_update',
    summary: 'Accepts the current version of a legal text, or postpones it until there is a newer one.',
    example: { term: 'conditions', version: '2', status: 'accepted' },
    auth: 'account',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: z.object({ term, version, status }),
    output: z.strictObject({ term: z.string(), version: id, language: z.string(), status }),
  }),
  /** All texts that hold today; with a term, all its versions. */
  termHistory: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/term_service/term_history',
    summary: 'Returns the current version of all legal texts, or all versions of one.',
    example: { term: 'policy' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.object({
      term: z.optional(
        term.check(z.describe('The name of a legal text; absent for the current version of all texts.')),
      ),
    }),
    output: z.strictObject({ terms: z.array(head) }),
  }),
  /** What became of a text between two of its versions, paragraph by paragraph. */
  termComparison: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/term_service/term_comparison',
    summary: 'Returns the differences between two versions of a legal text, by paragraph.',
    example: { term: 'conditions', version: '2', from: '1' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.object({ term, version, from: version.check(z.describe('The earlier version number.')) }),
    output: comparison,
  }),
} as const;

export type TermStatus = InputOf<typeof termEndpoints.statusUpdate>['status'];
export type TermHead = Inferred<typeof head>;
export type TermDetail = OutputOf<typeof termEndpoints.specialTermDetail>;
export type TermComparison = OutputOf<typeof termEndpoints.termComparison>;
