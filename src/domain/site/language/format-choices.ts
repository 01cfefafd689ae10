import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import {
  habitChoices,
  writingOf,
  type FormattingLocale,
  type FormatPreference,
} from '#src/domain/site/language/formatting-locale.ts';

/** One way to write dates, shown by a date that is written so. */
export type FormatChoice = { readonly habit: FormatPreference; readonly text: string; readonly selected: boolean };

/**
 * The last day of 2026, of which no part can be taken for another. Every page of these languages carries it, so it is
 * written out here and needs no formats; its test compares.
 */
const samples: Readonly<Partial<Record<LanguageCode, Readonly<Partial<Record<FormatPreference, string>>>>>> = {
  'ar-SA': {
    standard: '31 ديسمبر 2026',
    calendar: '22 رجب 1448 هـ',
    digits: '٣١ ديسمبر ٢٠٢٦',
    'calendar-digits': '٢٢ رجب ١٤٤٨ هـ',
  },
  ja: { standard: '2026年12月31日', calendar: '令和8年12月31日' },
  th: {
    standard: '31 ธ.ค. 2026',
    calendar: '31 ธ.ค. 2569',
    digits: '๓๑ ธ.ค. ๒๐๒๖',
    'calendar-digits': '๓๑ ธ.ค. ๒๕๖๙',
  },
};

/** The ways to write dates that a language leaves to choose from, the present one marked; empty for most. */
export function formatChoices(language: LanguageCode, now: FormattingLocale): readonly FormatChoice[] {
  return habitChoices(language).map((habit) => ({
    habit,
    text: samples[language]?.[habit] ?? habit,
    selected: writingOf(language, habit) === now,
  }));
}
