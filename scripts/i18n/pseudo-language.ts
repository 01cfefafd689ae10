import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Messages } from '@lingui/core';
import type { Plugin } from 'vite';

import { mapTexts } from '#src/locales/compiled.ts';
import { compile, wordsOf } from './compile.ts';

/** The mode of Vite in which English and Arabic use the pseudo-language. */
export const pseudoMode = 'pseudo';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...'aàAÀbƀcçCÇdðDÐeéEÉfƒgĝGĜhĥHĤiîIÎjĵJĴkķKĶlļLĻmɱnñNÑoöOÖpþPÞrŕRŔsšSŠtţTŢuûUÛvṽwŵWŴxẋyýYÝzžZŽ'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, plain = '', odd = '']) => [plain, odd]),
);

/**
 * Returns a text that can be read and is in no language: accented above and below, two fifths longer, and for the
 * mirrored one written from right to left. What stays as it was has not come from a catalogue.
 */
export function pseudoText(text: string, mirrored: boolean): string {
  const long = text.replaceAll(/[aeiouy]/gi, (vowel) => vowel + vowel.toLowerCase());
  const odd = Array.from(long, (letter) => accents[letter] ?? letter).join('');
  return mirrored ? odd.replaceAll(/[\p{L}\p{M}]+/gu, '\u200f\u202e$&\u202c\u200f') : odd;
}

/** Returns every message in the pseudo-language, in brackets, so that one sees whether its end is there. */
export function pseudo(messages: Messages, mirrored: boolean): Messages {
  const odd = mapTexts(messages, (text) => pseudoText(text, mirrored));
  return Object.fromEntries(
    Object.entries(odd).map(([id, message]) => [
      id,
      typeof message === 'string' ? `⟦${message}⟧` : ['⟦', ...message, '⟧'],
    ]),
  );
}

const english = fileURLToPath(new URL('../../src/locales/en/messages.po', import.meta.url));

/** Returns what the site says in the pseudo-language, made of the English catalogue. */
export async function pseudoCatalogue(mirrored: boolean): Promise<Messages> {
  const words = await wordsOf('en', readFileSync(english, 'utf8'));
  const compiled = words.map(({ id, text }) => {
    const read = compile(text);
    return [id, read.ok ? read.message : text];
  });
  return pseudo(Object.fromEntries(compiled), mirrored);
}

/**
 * Returns a separate build for inspection, never for travelers: `/…/` uses the pseudo-language, `/ar-SA/…` its mirror
 * image. All other languages stay.
 */
export function pseudoWords(): Plugin {
  const places = /\/src\/locales\/(en|ar-SA)\/messages\.po(?:\?[a-z]+)?$/;
  return {
    name: 'pseudo-words',
    enforce: 'post',
    transform: {
      filter: { id: places },
      async handler(_, id) {
        const messages = await pseudoCatalogue(places.exec(id)?.[1] === 'ar-SA');
        const text = JSON.stringify(JSON.stringify(messages));
        return { code: `export const messages = JSON.parse(${text});`, map: null, moduleType: 'js' };
      },
    },
  };
}
