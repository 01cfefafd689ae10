import { isLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** Calendars and digits of CLDR that are specific to a language. */
type OwnWays = {
  readonly calendar?: 'buddhist' | 'islamic-umalqura' | 'japanese';
  readonly digits?: 'arab' | 'thai';
};

/**
 * Languages in which years or digits are often written otherwise than all over the world. A row more offers it to those
 * who read that language.
 */
const ownWays = {
  'ar-SA': { calendar: 'islamic-umalqura', digits: 'arab' },
  ja: { calendar: 'japanese' },
  th: { calendar: 'buddhist', digits: 'thai' },
} as const satisfies Readonly<Partial<Record<LanguageCode, OwnWays>>>;

/**
 * How a visitor wants years and digits to be written, whatever the language: internationally (`standard`), or with
 * the calendar, the digits or both of the language at hand, where it has specific ones.
 */
export const formatPreferences = ['standard', 'calendar', 'digits', 'calendar-digits'] as const;

export type FormatPreference = (typeof formatPreferences)[number];

export const standardHabit: FormatPreference = 'standard';

/** True for one of the four habits. */
export function isFormatPreference(text: string): text is FormatPreference {
  return formatPreferences.some((one) => one === text);
}

/**
 * A language with the years and digits that are written in it: the bare code for Gregorian years and Latin digits, so
 * that a Thai or Arabic page shows 2026 and 12 as tickets and timetables do, else with what differs,
 * `th-u-ca-buddhist-nu-thai`. No others occur than `writingOf` makes, a handful, so that pages can be cached by them.
 */
export type FormattingLocale = LanguageCode | `${keyof typeof ownWays}-u-${string}`;

/** Returns the specific calendar and digits of a language, if any. */
export function ownWaysOf(language: LanguageCode): OwnWays {
  const ways: Readonly<Partial<Record<LanguageCode, OwnWays>>> = ownWays;
  return ways[language] ?? {};
}

/** The formatting locale of a language for this format preference. */
export function writingOf(language: LanguageCode, habit: FormatPreference): FormattingLocale {
  if (!hasOwnWays(language)) return language;
  const { calendar, digits } = ownWaysOf(language);
  const parts = [
    ...(habit.includes('calendar') && calendar !== undefined ? ['ca', calendar] : []),
    ...(habit.includes('digits') && digits !== undefined ? ['nu', digits] : []),
  ];
  return parts.length === 0 ? language : `${language}-u-${parts.join('-')}`;
}

function hasOwnWays(language: LanguageCode): language is keyof typeof ownWays {
  return Object.hasOwn(ownWays, language);
}

/** The language of a writing. */
export function languageOf(writing: FormattingLocale): LanguageCode {
  const [code = ''] = writing.split('-u-', 1);
  // Every writing begins with a language: its type says so.
  if (!isLanguage(code)) throw new Error(`unknown formatting locale: ${writing}`);
  return code;
}

/** The tag for `Intl`, calendar and digits always named, since a language's own would be taken otherwise. */
export function formatTag(writing: FormattingLocale): string {
  const calendar = /-ca-([a-z]+(?:-umalqura)?)/.exec(writing)?.[1] ?? 'gregory';
  const digits = /-nu-([a-z]+)/.exec(writing)?.[1] ?? 'latn';
  return `${languageOf(writing)}-u-ca-${calendar}-nu-${digits}`;
}

/**
 * The same writing for what goes by the months of our year: a month of a calendar of days, "best in April". Months that
 * follow the moon begin elsewhere, so they give way; years that are only counted otherwise stay.
 */
export function solarWriting(writing: FormattingLocale): FormattingLocale {
  const language = languageOf(writing);
  if (!writing.includes('-ca-islamic')) return writing;
  return writingOf(language, writing.includes('-nu-') ? 'digits' : 'standard');
}

/** The habits that make a difference in a language, the world's first; none where there is nothing to choose. */
export function habitChoices(language: LanguageCode): readonly FormatPreference[] {
  const differing = new Map(formatPreferences.toReversed().map((habit) => [writingOf(language, habit), habit]));
  return differing.size < 2 ? [] : [...differing.values()].toReversed();
}

/** A query's `_writing`, else the stored cookie, else the world's way. `write` says that the cookie is to be set. */
export function chooseHabit(hints: { readonly query: string | null; readonly cookie: string | null }): {
  readonly habit: FormatPreference;
  readonly write: boolean;
} {
  const stored = hints.cookie !== null && isFormatPreference(hints.cookie) ? hints.cookie : null;
  const requested = hints.query !== null && isFormatPreference(hints.query) ? hints.query : null;
  const habit = requested ?? stored ?? standardHabit;
  return { habit, write: habit !== (stored ?? standardHabit) };
}
