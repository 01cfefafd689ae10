import { expect, it } from 'vitest';

import { originalText } from '#src/web/shared/content/original-text.ts';

it.each([
  ['a machine translation', 'A tower', { notice: 'machine' } as const, { text: 'A tower', notice: 'machine' }],
  ['an outdated one', 'A tower', { notice: 'outdated' } as const, { text: 'A tower', notice: 'outdated' }],
  ['nothing where a person has read it', 'A tower', { notice: null }, null],
  ['nothing of an original', null, null, null],
])('originalText returns the original of %s', (_what, text, translation, original) => {
  expect(originalText(text, translation)).toEqual(original);
});
