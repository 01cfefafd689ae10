import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { formatNumber, formatShortLength } from '#src/domain/site/language/formats.ts';
import { languageOf, type FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';

const metresOfMile = 1609.344;

/** The units for distances below a tenth of a mile, which fractions of a mile express poorly. */
const shortUnits: Readonly<Record<'en-US' | 'en-GB', { readonly unit: 'foot' | 'yard'; readonly metres: number }>> = {
  'en-US': { unit: 'foot', metres: 0.3048 },
  'en-GB': { unit: 'yard', metres: 0.9144 },
};

/** "400 m", "1.2 km", "0.8 mi", "250 ft", "80 yd": short distances to ten of their unit, longer ones to a tenth. */
export function distanceWords(i18n: I18n, metres: number, writing: FormattingLocale): string {
  const language = languageOf(writing);
  if (language === 'en-US' || language === 'en-GB') return milesWords(i18n, metres, language);
  if (metres < 1000) return i18n._(msg`${formatNumber(wholeTens(metres), writing)} m`);
  return i18n._(msg`${formatNumber(metres / 1000, writing, metres < 10_000 && metres % 1000 !== 0 ? 1 : 0)} km`);
}

function milesWords(i18n: I18n, metres: number, language: 'en-US' | 'en-GB'): string {
  const short = shortUnits[language];
  if (metres < metresOfMile / 10) return formatShortLength(wholeTens(metres / short.metres), short.unit, language);
  return i18n._(msg`${formatNumber(metres / metresOfMile, language, 1)} mi`);
}

/** Rounds to tens, with a minimum of ten instead of zero. */
function wholeTens(length: number): number {
  return Math.max(10, Math.round(length / 10) * 10);
}
