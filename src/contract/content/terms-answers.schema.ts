import * as z from 'zod/mini';

import { count, date, id, named } from '#src/contract/wire.schema.ts';

const headShape = {
  term: z.string(),
  version: id,
  language: z.string(),
  title: z.string(),
  changes: z.string(),
  effective: date,
  sample: z.boolean(),
} as const;

const head = named('TermHead', 'A version of a legal text, without the text.', headShape);

export const termAnswers = {
  specialTermDetail: named('TermDetail', 'A version of a legal text.', {
    ...headShape,
    body: z.string(),
    current: z.nullable(id),
    versions: count,
  }),
  userUncheckInfo: z.strictObject({ terms: z.array(head) }),
  statusUpdate: z.strictObject({
    term: z.string(),
    version: id,
    language: z.string(),
    status: z.enum(['accepted', 'later']),
  }),
  termHistory: z.strictObject({ terms: z.array(head) }),
  termComparison: named('TermComparison', 'What became of a text: what stayed, what went and what came.', {
    term: z.string(),
    title: z.string(),
    language: z.string(),
    from: id,
    version: id,
    parts: z.array(
      z.strictObject({
        at: count,
        kind: z.enum(['heading', 'paragraph', 'item']),
        pieces: z.array(z.strictObject({ at: count, fate: z.enum(['same', 'gone', 'new']), text: z.string() })),
      }),
    ),
  }),
} as const;
