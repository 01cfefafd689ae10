import { expect, it } from 'vitest';

import { admittedTexts } from '../../scripts/rows/schema-columns.ts';

it.each<[string, readonly string[], readonly string[]]>([
  ['lists', ["CHECK ((state = ANY (ARRAY['open'::text, 'paid'::text])))"], ['open', 'paid']],
  [
    'lists of short texts',
    ["CHECK (((kind)::text = ANY ((ARRAY['a'::character varying, 'b'::character varying])::text[])))"],
    ['a', 'b'],
  ],
  ['quotes', ["CHECK ((state = ANY (ARRAY['it''s'::text])))"], ["it's"]],
  ['other checks', ['CHECK ((amount > 0))'], []],
  ['none', [], []],
])('reads the texts that a check admits: %s', (_what, checks, texts) => expect(admittedTexts(checks)).toEqual(texts));
