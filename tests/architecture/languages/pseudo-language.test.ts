import { setupI18n, type Messages } from '@lingui/core';
import { expect, test } from 'vitest';

import { compile, type Compiled } from '../../../scripts/i18n/compile.ts';
import { readWords } from '../../../scripts/i18n/read-words.ts';
import { shapeOf } from '../../../scripts/i18n/message-shape.ts';
import { pseudo, pseudoCatalogue, pseudoText } from '../../../scripts/i18n/pseudo-language.ts';

const plain = 'Your booking is confirmed';

function spoken(messages: Messages, id: string, values: Record<string, unknown> = {}): string {
  return setupI18n({ locale: 'en', messages: { en: messages } })._(id, values);
}

function catalogueOf(text: string): Messages {
  const read = compile(text);
  if (!read.ok) throw new Error(read.why);
  return { id: read.message };
}

test('the pseudo-language is two fifths longer and has marks above and below', () => {
  const odd = pseudoText(plain, false);
  expect(odd.length).toBeGreaterThanOrEqual(plain.length * 1.3);
  expect(odd).not.toMatch(/[aeiourstn]/i);
  expect(odd.normalize('NFD')).toMatch(/\p{M}/u);
});

test('its mirrored form reads from right to left, word by word, and closes what it opens', () => {
  const odd = pseudoText(plain, true);
  const count = (sign: string): number => odd.split(sign).length - 1;
  expect([count('\u202e'), count('\u202c')]).toEqual([4, 4]);
  expect(pseudoText('12:30', true)).toBe('12:30');
});

test('it fills in names and counts, chooses its plural forms, and shows where it ends', () => {
  const messages = pseudo(catalogueOf('{name}: {count, plural, one {# place} other {# places}}'), false);
  expect(spoken(messages, 'id', { name: 'Ada', count: 1 })).toMatch(/^⟦Ada: 1 [^\w\s]*[^ ]+⟧$/);
  expect(spoken(messages, 'id', { name: 'Ada', count: 2 })).not.toBe(
    spoken(messages, 'id', { name: 'Ada', count: 1 }).replace('1', '2'),
  );
});

test('it leaves the elements inside of a message as they are', () => {
  const message = spoken(pseudo(catalogueOf('Read <0>our terms</0> first<1/>'), false), 'id');
  expect(message.match(/<[^>]+>/g)).toEqual(['<0>', '</0>', '<1/>']);
});

test.each([false, true])(
  'every message of the site has its placeholders and elements in it (mirrored: %s)',
  async (mirrored) => {
    const odd = await pseudoCatalogue(mirrored);
    const faults = (await readWords('en')).filter(({ id, source: text }) => {
      const [own, source] = [odd[id], compile(text)];
      if (own === undefined || !source.ok) return true;
      // Made from the compiler's output.
      const [here, there] = [shapeOf(own as Compiled), shapeOf(source.message)];
      return [...here.args].join() !== [...there.args].join() || here.tags.join() !== there.tags.join();
    });
    expect(faults).toEqual([]);
  },
);
