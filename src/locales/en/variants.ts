import type { Messages } from '@lingui/core';

import { inMiles, type OwnWords } from '#src/domain/shared/english/english-words.data.ts';
import { isEnglish, spellEnglish } from '#src/domain/shared/english/spell-english.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { mapTexts } from '#src/locales/compiled.ts';

/** Messages that state a measure in words; figures are formatted, and so have their unit already. */
const ownMeasures: Readonly<Partial<Record<LanguageCode, OwnWords>>> = { 'en-GB': inMiles, 'en-US': inMiles };

/**
 * Whether a language has a spelling, words or units other than the catalogue of messages. Plain English shows the messages
 * as they are (RU-44), so that its pages load no table.
 */
export function isVariant(language: LanguageCode): boolean {
  return isEnglish(language) && language !== 'en';
}

/** The English catalogue, whole or a part of it, in the words of one of its variants. */
export function inVariant(messages: Messages, language: LanguageCode): Messages {
  if (!isVariant(language)) return messages;
  const measured = ownMeasures[language] ?? {};
  return mapTexts(messages, (text) => {
    const own = measured[text.toLowerCase()];
    return own === undefined ? spellEnglish(text, language) : own.charAt(0).toUpperCase() + own.slice(1);
  });
}
