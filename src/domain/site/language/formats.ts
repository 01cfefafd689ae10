import { currencies, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { toMajor, type Money } from '#src/domain/shared/money/money.ts';
import { memoize, textCache } from '#src/domain/site/language/cached-texts.ts';
import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { formatTag, languageOf, type FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';

/**
 * Ready strings for a language. `Intl` is called here and in `load`, never in a component: a formatter built per price
 * costs more than the render of a page, and the ICU of the server and of a browser differ. The most recently used
 * formatters are cached. A language alone is a writing too: the one that papers and mails are in, with Gregorian years
 * and Latin digits.
 */
function formatters<Formatter>(formatterBytes: number): (key: string, build: () => Formatter) => Formatter {
  return memoize<Formatter>({ maxBytes: mostBytes, bytesOf: () => formatterBytes });
}

const mostBytes = 2 * 1024 ** 2;
/* Each of them in native memory, measured on Node 24 with 16 languages. */
const cachedNumber = formatters<Intl.NumberFormat>(2_048);
const cachedDate = formatters<Intl.DateTimeFormat>(28_672);
const cachedName = formatters<Intl.DisplayNames>(4_096);
const cachedList = formatters<Intl.ListFormat>(4_096);
const cachedAmount = textCache();
const cachedSymbol = textCache();
const cachedDay = textCache();

/**
 * "US$1,234.50", "¥2,100": symbols only where they name one currency, so "$" and "kr" never appear alone. Whole
 * amounts drop their decimals, a fraction is always shown in full.
 */
export function formatMoney(amount: Money, writing: FormattingLocale): string {
  return cachedAmount(`${writing} ${amount.currency} ${amount.minor}`, () => moneyText(amount, writing));
}

function moneyText(amount: Money, writing: FormattingLocale): string {
  const settle = currencies[amount.currency].digits;
  const whole = amount.minor % 10n ** BigInt(settle) === 0n;
  const text = moneyFormatter(amount.currency, whole ? 0 : settle, writing).format(decimal(amount));
  return withOneSign(text, amount.currency, writing);
}

/**
 * Our sign instead of the one of `Intl`, which has another in each language: "$US", "USD", "US$". Letters and sign stay
 * in their order, "JP¥", where text runs from right to left.
 */
function withOneSign(text: string, currency: CurrencyCode, writing: FormattingLocale): string {
  const sign = signOf(currency, writing);
  const named = sign === null ? text : replaceSign(text, intlSign(currency, writing), sign);
  return languages[languageOf(writing)].dir === 'ltr' ? named : named.replace(/[A-Z]\p{Sc}/u, '$&\u200e');
}

/** Letters need a space before the number, "IDR 1,000", and a sign of ours does not, "S$10". */
function replaceSign(text: string, from: string, to: string): string {
  const at = text.indexOf(from);
  const after = text.slice(at + from.length);
  const isClose = /\p{Sc}$/u.test(to) && /^\s\p{Nd}/u.test(after);
  return `${text.slice(0, at)}${to}${isClose ? after.slice(1) : after}`;
}

function intlSign(currency: CurrencyCode, writing: FormattingLocale): string {
  return cachedSymbol(`${writing} ${currency}`, () => {
    const parts = moneyFormatter(currency, 0, writing).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  });
}

function signOf(currency: CurrencyCode, writing: FormattingLocale): string | null {
  return writing === 'en-US' && currency === 'USD' ? '$' : (signs[currency] ?? null);
}

/**
 * Signs that name one currency in every language. All others are written as the language writes them, by code as a
 * rule.
 */
const signs: Readonly<Partial<Record<CurrencyCode, string>>> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CLP: 'CLP$',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  SGD: 'S$',
  THB: '฿',
  TWD: 'NT$',
  USD: 'US$',
  VND: '₫',
};

/**
 * The symbol alone, "US$" or "¥", as the prices of this writing show it: "¥" is the yuan in China, the yen elsewhere.
 */
export function currencySymbol(currency: CurrencyCode, writing: FormattingLocale): string {
  return withOneSign(intlSign(currency, writing), currency, writing);
}

function moneyFormatter(currency: CurrencyCode, digits: number, writing: FormattingLocale): Intl.NumberFormat {
  return cachedNumber(
    `money ${writing} ${currency} ${digits}`,
    () =>
      new Intl.NumberFormat(formatTag(writing), {
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
export function formatNumber(value: number, writing: FormattingLocale, digits = 0): string {
  return cachedNumber(
    `number ${writing} ${digits}`,
    () => new Intl.NumberFormat(formatTag(writing), { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ).format(value);
}

/** "12–27", in the language's own way. */
export function formatNumberRange(from: number, to: number, writing: FormattingLocale): string {
  return cachedNumber(`range ${writing}`, () => new Intl.NumberFormat(formatTag(writing))).formatRange(from, to);
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
export function formatDate(date: string, writing: FormattingLocale, style: DateStyle): string {
  return cachedDay(`${writing} ${style} ${date}`, () =>
    cachedDate(
      `date ${writing} ${style}`,
      () => new Intl.DateTimeFormat(formatTag(writing), { ...dateStyles[style], timeZone: 'UTC' }),
    ).format(Date.parse(`${date}T00:00:00Z`)),
  );
}

/** "09:00" where the day has 24 hours, "9:00 AM" where it has twice twelve. */
export function hourDigits(writing: FormattingLocale): '2-digit' | 'numeric' {
  const { hourCycle } = new Intl.DateTimeFormat(formatTag(writing), { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h23' || hourCycle === 'h24' ? '2-digit' : 'numeric';
}

/** "09:00" in the language's clock (9:00 AM in en-US, 09:00 in de). */
export function formatTime(time: string, writing: FormattingLocale): string {
  return cachedDate(
    `time ${writing}`,
    () =>
      new Intl.DateTimeFormat(formatTag(writing), { hour: hourDigits(writing), minute: '2-digit', timeZone: 'UTC' }),
  ).format(Date.parse(`2000-01-01T${time}:00Z`));
}

/** The opening of a gate, a visit: "09:00–18:00", "9:00 AM – 6:00 PM"; both ends as they are formatted alone. */
export function formatTimeRange(from: string, to: string, writing: FormattingLocale): string {
  const [start, end] = [formatTime(from, writing), formatTime(to, writing)];
  const sign = rangeSigns[languageOf(writing)] ?? (/^[\p{Nd}:.]+$/u.test(start) ? '–' : ' – ');
  return `${start}${sign}${end}`;
}

/**
 * What separates two ends where that is no dash. `Intl` turns "9:00" into "9時00分" as soon as it makes a range of it.
 */
const rangeSigns: Readonly<Partial<Record<LanguageCode, string>>> = { ja: '～', ko: '~', 'zh-HK': '至', 'zh-TW': '至' };

/**
 * From one local date to another, what they share said once: "1–3 Dec 2026", "30 Dec 2026 – 2 Jan 2027". One day alone
 * when both are the same; in the wrong order they appear as they were given.
 */
export function formatDateRange(from: string, to: string, writing: FormattingLocale): string {
  const formatter = cachedDate(
    `range ${writing}`,
    () =>
      new Intl.DateTimeFormat(formatTag(writing), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  );
  const at = (date: string): number => Date.parse(`${date}T00:00:00Z`);
  if (from === to) return formatter.format(at(from));
  // A range of `Intl` is written in numbers there, 2026/12/01, where one day alone reads 2026年12月1日.
  if (!/^(?:ja|zh)/.test(writing)) return formatter.formatRange(at(from), at(to));
  const end = from.slice(0, 7) === to.slice(0, 7) ? 'day' : from.slice(0, 4) === to.slice(0, 4) ? 'short' : null;
  const last = end === null ? formatter.format(at(to)) : formatDate(to, writing, end);
  return `${formatter.format(at(from))}${rangeSigns[languageOf(writing)] ?? '–'}${last}`;
}

/** "45 minutes", "1.5 hours", "1 hour, 15 minutes", "2 days" … in the language's words. */
export function formatDuration(minutes: number, writing: FormattingLocale): string {
  const hours = minutes / 60;
  if (hours < 1) return formatUnit(minutes, 'minute', writing);
  if (hours >= 48) return formatUnit(hours / 24, 'day', writing);
  if (minutes % 30 === 0) return formatUnit(hours, 'hour', writing);
  const parts = [formatUnit(Math.floor(hours), 'hour', writing), formatUnit(minutes % 60, 'minute', writing)];
  return cachedList(`units ${writing}`, () => new Intl.ListFormat(formatTag(writing), { type: 'unit' })).format(parts);
}

function formatUnit(value: number, unit: 'minute' | 'hour' | 'day', writing: FormattingLocale): string {
  return cachedNumber(
    `unit ${writing} ${unit}`,
    () =>
      new Intl.NumberFormat(formatTag(writing), {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        maximumFractionDigits: 1,
      }),
  ).format(value);
}

/** "250 ft", "80 yd". */
export function formatShortLength(value: number, unit: 'foot' | 'yard', writing: FormattingLocale): string {
  return cachedNumber(
    `length ${writing} ${unit}`,
    () => new Intl.NumberFormat(formatTag(writing), { style: 'unit', unit, unitDisplay: 'short' }),
  ).format(value);
}

/** The name of a language or currency in a language; the code when the name is unknown. */
export function nameOf(kind: 'language' | 'currency', code: string, writing: FormattingLocale): string {
  return (
    cachedName(
      `name ${writing} ${kind}`,
      () => new Intl.DisplayNames(formatTag(writing), { type: kind, fallback: 'code' }),
    ).of(code) ?? code
  );
}

/** A rate of exchange by six figures, "0.00667334" or "26,150": enough to check an amount by. */
export function formatRate(rate: string, writing: FormattingLocale): string {
  return cachedNumber(
    `rate ${writing}`,
    () => new Intl.NumberFormat(formatTag(writing), { maximumSignificantDigits: 6 }),
  ).format(isDecimal(rate) ? rate : 0);
}

/** "2 × Adult, 1 × Child" with the language's own comma. */
export function formatItems(items: readonly string[], writing: FormattingLocale): string {
  return cachedList(
    `items ${writing}`,
    () => new Intl.ListFormat(formatTag(writing), { type: 'conjunction', style: 'narrow' }),
  ).format(items);
}

/** "Central, Tsim Sha Tsui and Mong Kok". */
export function formatList(items: readonly string[], writing: FormattingLocale): string {
  return cachedList(`list ${writing}`, () => new Intl.ListFormat(formatTag(writing), { type: 'conjunction' })).format(
    items,
  );
}
