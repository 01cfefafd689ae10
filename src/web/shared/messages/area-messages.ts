import type { Messages } from '@lingui/core';

import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { partOf } from '#src/web/shared/messages/browser-messages.ts';
import type { WordArea } from '#src/web/shared/messages/message-areas.ts';

// In a separate module, so that home, which needs none of them, does not load their names.
const parts = {
  frame: import.meta.glob<Messages>('../../../locales/*/messages.po', { query: '?frame', import: 'messages' }),
  find: import.meta.glob<Messages>('../../../locales/*/messages.po', { query: '?find', import: 'messages' }),
  ride: import.meta.glob<Messages>('../../../locales/*/messages.po', { query: '?ride', import: 'messages' }),
  buy: import.meta.glob<Messages>('../../../locales/*/messages.po', { query: '?buy', import: 'messages' }),
  own: import.meta.glob<Messages>('../../../locales/*/messages.po', { query: '?own', import: 'messages' }),
  read: import.meta.glob<Messages>('../../../locales/*/messages.po', { query: '?read', import: 'messages' }),
} as const satisfies Readonly<Record<WordArea, unknown>>;

/** The words of an area in the browser, in the nearest language that has them. */
export async function areaWords(area: WordArea, language: LanguageCode): Promise<Messages> {
  return partOf(parts[area], language);
}
