import { describe, expect, it } from 'vitest';

import { neverNull } from '../../scripts/rows/never-null.ts';

const scope = { isNeverNull: (column: string) => ['r.id', 'r.state', 'amount_minor'].includes(column) };

describe('neverNull', () => {
  it.each([
    'r.id',
    '(r.id)::text',
    'amount_minor',
    'count(*)',
    'count(*) OVER (?)',
    "COALESCE(sum(r.x), '0'::numeric)",
    '(COALESCE(sum(r.x), (0)::bigint) + 1)',
    'EXISTS(SubPlan 1)',
    '(r.note IS NOT NULL)',
    "(r.state = 'open'::text)",
    "CASE WHEN (r.x > 1) THEN 'a'::text ELSE r.state END",
    "jsonb_build_object('a', r.x)",
    'ARRAY(SubPlan 2)',
    'now()',
    "to_char(r.id, 'YYYY'::text)",
    "'a, (b'::text",
  ])('recognizes that %s is never null', (expression) => expect(neverNull(expression, scope)).toBe(true));

  it.each([
    'r.note',
    'sum(r.id)',
    'max(r.id)',
    '(SubPlan 1)',
    'COALESCE(r.note, r.other)',
    'lower(r.note)',
    '(r.note = r.state)',
    "CASE WHEN (r.x > 1) THEN 'a'::text END",
    "CASE WHEN (r.x > 1) THEN r.note ELSE 'b'::text END",
    'NULL::text',
    'array_agg(r.id)',
    "(r.content -> 'a'::text)",
  ])('does not assume so of %s', (expression) => expect(neverNull(expression, scope)).toBe(false));
});
