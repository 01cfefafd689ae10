import { describe, expect, it, vi } from 'vitest';

import { languageCodes } from '#src/domain/site/language/languages.ts';
import { formatMoment, isOtherDay, localDay, zoneNameAt } from '#src/domain/site/language/moments.ts';

/** `Intl` writes narrow and no-break spaces, which differ between its versions. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

describe('formatMoment', () => {
  it.each([
    ['a zone ahead of UTC', '2026-12-01T01:00:00.000Z', 'Asia/Hong_Kong', 'Tue, 1 Dec 2026, 09:00'],
    ['a zone behind UTC, a day earlier', '2026-12-01T01:00:00.000Z', 'America/New_York', 'Mon, 30 Nov 2026, 20:00'],
    ['a zone of half an hour', '2026-12-01T18:45:00Z', 'Asia/Kolkata', 'Wed, 2 Dec 2026, 00:15'],
    ['a zone of a quarter of an hour', '2026-12-01T18:20:00Z', 'Asia/Kathmandu', 'Wed, 2 Dec 2026, 00:05'],
    ['the last minute before summer time', '2027-03-28T00:59:00Z', 'Europe/Paris', 'Sun, 28 Mar 2027, 01:59'],
    ['the first minute of summer time', '2027-03-28T01:00:00Z', 'Europe/Paris', 'Sun, 28 Mar 2027, 03:00'],
    ['the first of two equal hours', '2026-10-25T00:30:00Z', 'Europe/Paris', 'Sun, 25 Oct 2026, 02:30'],
    ['the second of two equal hours', '2026-10-25T01:30:00Z', 'Europe/Paris', 'Sun, 25 Oct 2026, 02:30'],
  ])('writes %s', (_, instant, timeZone, text) => {
    expect(plain(formatMoment(instant, timeZone, 'en-GB'))).toBe(text);
  });

  it('leaves out weekday and year in the short style', () => {
    expect(plain(formatMoment('2026-12-01T01:00:00Z', 'Asia/Hong_Kong', 'en-US', 'short'))).toBe('Dec 1, 9:00 AM');
  });

  it('names no zone in any language', () => {
    for (const language of languageCodes)
      expect(formatMoment('2026-12-01T01:00:00Z', 'Asia/Kolkata', language), language).not.toMatch(
        /GMT|UTC|غرينتش|[+−]5|IST/,
      );
  });

  it('caches the formatters used last', () => {
    const built = vi.spyOn(Intl, 'DateTimeFormat');
    try {
      const write = (timeZone: string): number => {
        const before = built.mock.calls.length;
        formatMoment('2026-12-01T10:00:00Z', timeZone, 'en-GB');
        return built.mock.calls.length - before;
      };
      expect([write('Asia/Tokyo'), write('Asia/Tokyo')]).toEqual([2, 0]);
      for (const timeZone of Intl.supportedValuesOf('timeZone').slice(0, 120)) write(timeZone);
      expect(write('Asia/Tokyo')).toBeGreaterThan(0);
    } finally {
      built.mockRestore();
    }
  });
});

describe('zoneNameAt', () => {
  it.each([
    ['2026-10-25T00:30:00Z', 'en', 'Central European Summer Time'],
    ['2026-10-25T01:30:00Z', 'en', 'Central European Standard Time'],
    ['2026-10-25T01:30:00Z', 'de', 'Mitteleuropäische Normalzeit'],
    ['2026-10-25T01:30:00Z', 'ja', '中央ヨーロッパ標準時'],
  ] as const)('tells the two equal hours of %s apart in %s', (instant, language, name) => {
    expect(zoneNameAt(instant, 'Europe/Paris', language)).toBe(name);
  });
});

describe('localDay', () => {
  it.each([
    ['2026-12-01T18:29:59Z', 'Asia/Kolkata', '2026-12-01'],
    ['2026-12-01T18:30:00Z', 'Asia/Kolkata', '2026-12-02'],
    ['2026-12-31T23:00:00Z', 'America/New_York', '2026-12-31'],
  ])('dates %s in %s', (instant, timeZone, day) => {
    expect(localDay(instant, timeZone)).toBe(day);
  });
});

describe('isOtherDay', () => {
  it.each([
    ['2026-12-03T09:00:00Z', 'Asia/Tokyo', 'Europe/London', false],
    ['2026-12-02T16:00:00Z', 'Asia/Tokyo', 'Europe/London', true],
    ['2026-12-01T18:29:00Z', 'Asia/Kolkata', 'Europe/London', false],
    ['2026-12-01T18:30:00Z', 'Asia/Kolkata', 'Europe/London', true],
    ['2027-03-27T23:30:00Z', 'Europe/Paris', 'Europe/London', true],
    ['2027-03-28T22:30:00Z', 'Europe/Paris', 'Europe/London', true],
    ['2027-03-28T21:59:00Z', 'Europe/Paris', 'Europe/London', false],
    ['2026-12-01T10:30:00Z', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', true],
    ['2026-12-01T10:30:00Z', 'Asia/Tokyo', 'Asia/Tokyo', false],
  ])('compares the days of %s in %s and %s', (instant, there, here, expected) => {
    expect(isOtherDay(instant, there, here)).toBe(expected);
  });
});
