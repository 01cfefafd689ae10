import { currencies, type CurrencyCode } from '#src/domain/pricing/currency.ts';
import { toMajor, type Money } from '#src/domain/pricing/money.ts';
import { keptTexts } from '#src/domain/site/kept-texts.ts';
import { formatTag, type LanguageCode } from '#src/domain/site/languages.ts';

/**
 * Ready strings for a language. `Intl` is called here and in `load`, never in a component: a formatter built per price
 * costs more than the render of a page, and the ICU of the server and of a browser differ. Formatters are kept.
 */
function keeper<Formatter>(): (key: string, build: () => Formatter) => Formatter {
  const kept = new Map<string, Formatter>();
  return (key, build) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = build();
    kept.set(key, made);
    return made;
  };
}

const keepNumbers = keeper<Intl.NumberFormat>();
const keepDates = keeper<Intl.DateTimeFormat>();
const keepNames = keeper<Intl.DisplayNames>();
const keepLists = keeper<Intl.ListFormat>();
const keepAmounts = keptTexts();
const keepDays = keptTexts();

/**
 * "US$1,234.50", "¥2,100": symbols only where they name one currency, so "$" and "kr" never stand alone. Whole
 * amounts drop their decimals, a fraction is always shown in full.
 */
export function formatMoney(amount: Money, language: LanguageCode): string {
  return keepAmounts(`${language} ${amount.currency} ${amount.minor}`, () => moneyText(amount, language));
}

function moneyText(amount: Money, language: LanguageCode): string {
  const settle = currencies[amount.currency].settle;
  const whole = amount.minor % 10n ** BigInt(settle) === 0n;
  const text = moneyFormatter(amount.currency, whole ? 0 : settle, language).format(decimal(amount));
  const sign = dollarSigns[amount.currency];
  return sign === undefined || language === 'en-US' ? text : text.replace(/(?<![A-Z])\$/, sign);
}

/** Some languages call their own dollar "$", which a traveller cannot tell from another's. */
const dollarSigns: Readonly<Partial<Record<CurrencyCode, string>>> = {
  USD: 'US$',
  AUD: 'A$',
  CAD: 'CA$',
  HKD: 'HK$',
  NZD: 'NZ$',
  SGD: 'S$',
  TWD: 'NT$',
  MXN: 'MX$',
  CLP: 'CLP$',
};

/** The symbol alone, "US$" or "¥", as prices of every language show it. */
export function currencySymbol(currency: CurrencyCode): string {
  const own = dollarSigns[currency];
  if (own !== undefined) return own;
  const parts = moneyFormatter(currency, 0, 'en').formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function moneyFormatter(currency: CurrencyCode, digits: number, language: LanguageCode): Intl.NumberFormat {
  return keepNumbers(
    `money ${language} ${currency} ${digits}`,
    () =>
      new Intl.NumberFormat(formatTag(language), {
        style: 'currency',
        currency,
        currencyDisplay: 'symbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
}

/** `Intl` reads decimal strings exactly, where a number would round a large amount. */
function decimal(amount: Money): Intl.StringNumericLiteral {
  const text = toMajor(amount);
  if (!isDecimal(text)) throw new Error(`not a decimal: ${text}`);
  return text;
}

function isDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** A whole number with the language's separators. */
export function formatNumber(value: number, language: LanguageCode, digits = 0): string {
  return keepNumbers(
    `number ${language} ${digits}`,
    () => new Intl.NumberFormat(formatTag(language), { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ).format(value);
}

/** "12–27", in the language's own way. */
export function formatNumberRange(from: number, to: number, language: LanguageCode): string {
  return keepNumbers(`range ${language}`, () => new Intl.NumberFormat(formatTag(language))).formatRange(from, to);
}

export type DateStyle = 'long' | 'medium' | 'short' | 'weekday' | 'weekdayName' | 'month' | 'monthName' | 'day';

const dateStyles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  weekdayName: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
  monthName: { month: 'long' },
  day: { day: 'numeric' },
};

/** A local date ("2026-12-01"), which belongs to no zone. */
export function formatDate(date: string, language: LanguageCode, style: DateStyle): string {
  return keepDays(`${language} ${style} ${date}`, () =>
    keepDates(
      `date ${language} ${style}`,
      () => new Intl.DateTimeFormat(formatTag(language), { ...dateStyles[style], timeZone: 'UTC' }),
    ).format(Date.parse(`${date}T00:00:00Z`)),
  );
}

/** Two local dates as a stretch of days, "1 – 3 Dec 2026", in the language's own way. */
export function formatDates(from: string, to: string, language: LanguageCode): string {
  return keepDates(
    `dates ${language}`,
    () =>
      new Intl.DateTimeFormat(formatTag(language), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  ).formatRange(Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`));
}

/** An instant (ISO 8601, UTC) as date and time of a place, with the zone's short name. */
export function formatInstant(instant: string, timeZone: string, language: LanguageCode): string {
  return keepDates(
    `instant ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(formatTag(language), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: hourDigits(language),
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }),
  ).format(Date.parse(instant));
}

/** "09:00" where the day has 24 hours, "9:00 AM" where it has twice twelve. */
function hourDigits(language: LanguageCode): '2-digit' | 'numeric' {
  const { hourCycle } = new Intl.DateTimeFormat(formatTag(language), { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h23' || hourCycle === 'h24' ? '2-digit' : 'numeric';
}

/** "09:00" in the language's clock (9:00 AM in en-US, 09:00 in de). */
export function formatTime(time: string, language: LanguageCode): string {
  return keepDates(
    `time ${language}`,
    () =>
      new Intl.DateTimeFormat(formatTag(language), { hour: hourDigits(language), minute: '2-digit', timeZone: 'UTC' }),
  ).format(Date.parse(`2000-01-01T${time}:00Z`));
}

/** The opening of a gate, a visit: "09:00–18:00", "9:00 AM – 6:00 PM"; both ends as they stand alone. */
export function formatTimeRange(from: string, to: string, language: LanguageCode): string {
  const [start, end] = [formatTime(from, language), formatTime(to, language)];
  const sign = rangeSigns[language] ?? (/^[\d:.]+$/.test(start) ? '–' : ' – ');
  return `${start}${sign}${end}`;
}

/** What stands between two ends where that is no dash. `Intl` turns "9:00" into "9時00分" as soon as it makes a range of it. */
const rangeSigns: Readonly<Partial<Record<LanguageCode, string>>> = { ja: '～', ko: '~', 'zh-HK': '至', 'zh-TW': '至' };

/**
 * From one local date to another, what they share said once: "1–3 Dec 2026", "30 Dec 2026 – 2 Jan 2027". One day alone when
 * both are the same; in the wrong order they stand as they were given.
 */
export function formatDateRange(from: string, to: string, language: LanguageCode): string {
  const formatter = keepDates(
    `range ${language}`,
    () =>
      new Intl.DateTimeFormat(formatTag(language), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  );
  const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);
  if (from === to) return formatter.format(at(from));
  // A range of `Intl` is written in numbers there, 2026/12/01, where one day alone reads 2026年12月1日.
  if (!/^(?:ja|zh)/.test(language)) return formatter.formatRange(at(from), at(to));
  const end = from.slice(0, 7) === to.slice(0, 7) ? 'day' : from.slice(0, 4) === to.slice(0, 4) ? 'short' : null;
  const last = end === null ? formatter.format(at(to)) : formatDate(to, language, end);
  return `${formatter.format(at(from))}${rangeSigns[language] ?? '–'}${last}`;
}

/** "45 minutes", "1.5 hours", "1 hour, 15 minutes", "2 days" … in the language's words. */
export function formatDuration(minutes: number, language: LanguageCode): string {
  const hours = minutes / 60;
  if (hours < 1) return formatUnit(minutes, 'minute', language);
  if (hours >= 48) return formatUnit(hours / 24, 'day', language);
  if (minutes % 30 === 0) return formatUnit(hours, 'hour', language);
  const parts = [formatUnit(Math.floor(hours), 'hour', language), formatUnit(minutes % 60, 'minute', language)];
  return keepLists(`units ${language}`, () => new Intl.ListFormat(formatTag(language), { type: 'unit' })).format(parts);
}

function formatUnit(value: number, unit: 'minute' | 'hour' | 'day', language: LanguageCode): string {
  return keepNumbers(
    `unit ${language} ${unit}`,
    () =>
      new Intl.NumberFormat(formatTag(language), {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 1,
      }),
  ).format(value);
}

/** The name of a country, language or currency in a language; the code when nobody knows. */
export function nameOf(kind: 'region' | 'language' | 'currency', code: string, language: LanguageCode): string {
  return (
    keepNames(
      `name ${language} ${kind}`,
      () => new Intl.DisplayNames(formatTag(language), { type: kind, fallback: 'code' }),
    ).of(code) ?? code
  );
}

/** A rate of exchange by six figures, "0.00667334" or "26,150": enough to check an amount by. */
export function formatRate(rate: string, language: LanguageCode): string {
  return keepNumbers(
    `rate ${language}`,
    () => new Intl.NumberFormat(formatTag(language), { maximumSignificantDigits: 6 }),
  ).format(isDecimal(rate) ? rate : 0);
}

/** "2 × Adult, 1 × Child" with the language's own comma. */
export function formatItems(items: readonly string[], language: LanguageCode): string {
  return keepLists(
    `items ${language}`,
    () => new Intl.ListFormat(formatTag(language), { type: 'conjunction', style: 'narrow' }),
  ).format(items);
}

/** "Central, Tsim Sha Tsui and Mong Kok". */
export function formatList(items: readonly string[], language: LanguageCode): string {
  return keepLists(`list ${language}`, () => new Intl.ListFormat(formatTag(language), { type: 'conjunction' })).format(
    items,
  );
}
