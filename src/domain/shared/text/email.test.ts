import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { isEmail } from '#src/domain/shared/text/email.ts';

it.each([
  'lee@mail.example',
  'lee.wong-ho_3@sub.mail.example',
  'L@a.b',
  '_@mail.example',
  `${'a'.repeat(241)}@mail.example`,
])('takes %s', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'lee',
  'lee@mail',
  '@mail.example',
  'lee@',
  'lee@.example',
  'lee@mail.',
  'lee@mail..example',
  '.lee@mail.example',
  'lee.@mail.example',
  'lee..wong@mail.example',
  'lee@wong@mail.example',
  'lee wong@mail.example',
  ' lee@mail.example',
  'lee@mail.example ',
  'lee@mail.example\n',
  'lee@mail.example\r\nBcc: kim@mail.example',
  'lee@mail.exa mple',
  'lee+1@mail.example',
  '"lee"@mail.example',
  'lée@mail.example',
  'lee@mаil.example',
  'lee@[192.0.2.1]',
  '<lee@mail.example>',
  `${'a'.repeat(242)}@mail.example`,
])('refuses %j', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('takes nothing that could begin a header or a tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      const text = `${one}@${other}`;
      if (isEmail(text)) expect(text).toMatch(/^[A-Za-z0-9_.@-]{5,254}$/);
      expect(isEmail(`${text}\r\nBcc: x@mail.example`)).toBe(false);
    }),
  );
});

it('answers a hostile text as fast as a good one', () => {
  const began = performance.now();
  for (let turn = 0; turn < 1000; turn += 1) {
    isEmail(`${'a.'.repeat(126)}@`);
    isEmail(`a@${'a.'.repeat(126)}`);
    isEmail(`${'a'.repeat(100_000)}!`);
  }
  expect(performance.now() - began).toBeLessThan(500);
});
