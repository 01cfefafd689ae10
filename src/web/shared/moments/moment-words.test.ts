import { setupI18n, type I18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { languageCodes, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { messagesIn } from '#src/locales/locales.ts';
import {
  deadlineMoment,
  marketMoment,
  ownDay,
  ownMoment,
  placeMoment,
  zonedMoment,
  type MomentReader,
} from '#src/messages/moment.words.ts';

const voices = new Map<LanguageCode, I18n>();
beforeAll(async () => {
  for (const locale of languageCodes)
    voices.set(
      locale,
      setupI18n({ locale, messages: { [locale]: await messagesIn(locale, (fault) => expect.fail(String(fault))) } }),
    );
});

/** `Intl` writes narrow and no-break spaces, which differ between its versions. */
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');

function readerOf(language: LanguageCode = 'en-US', visitorZone?: string): MomentReader {
  const i18n = voices.get(language);
  if (i18n === undefined) throw new Error(`no messages in ${language}`);
  return { i18n, writing: language, visitorZone };
}

const tokyo = { timeZone: 'Asia/Tokyo', place: 'Tokyo' };

describe('placeMoment', () => {
  it('names the place whose clock it is', () => {
    expect(plain(placeMoment(readerOf(), '2026-12-03T09:00:00Z', tokyo))).toBe(
      'Thu, Dec 3, 2026, 6:00 PM (Tokyo time)',
    );
  });

  it('names the zone where no place is known', () => {
    expect(plain(placeMoment(readerOf(), '2026-07-03T09:00:00Z', { timeZone: 'Europe/Paris', place: '' }))).toBe(
      'Fri, Jul 3, 2026, 11:00 AM (Central European Summer Time)',
    );
  });

  it('says so in words in every language', () => {
    for (const language of languageCodes) {
      const text = placeMoment(readerOf(language), '2026-12-03T09:00:00Z', {
        timeZone: 'Asia/Kolkata',
        place: 'Mumbai',
      });
      expect(text, language).toContain('Mumbai');
      expect(text, language).not.toMatch(/UTC|GMT|[+−]\d/);
      if (!language.startsWith('en')) expect(text, language).not.toContain('Mumbai time');
    }
  });
});

describe('deadlineMoment', () => {
  it.each([
    [
      '2026-12-02T21:00:00Z',
      tokyo,
      'Europe/London',
      'Thu, Dec 3, 2026, 6:00 AM (Tokyo time; Dec 2, 9:00 PM your time)',
    ],
    ['2026-12-03T09:00:00Z', tokyo, 'Europe/London', 'Thu, Dec 3, 2026, 6:00 PM (Tokyo time)'],
    ['2026-12-02T21:00:00Z', tokyo, undefined, 'Thu, Dec 3, 2026, 6:00 AM (Tokyo time)'],
    ['2026-12-02T21:00:00Z', tokyo, 'Asia/Seoul', 'Thu, Dec 3, 2026, 6:00 AM (Tokyo time)'],
    [
      '2026-12-02T18:35:00Z',
      { timeZone: 'Asia/Kolkata', place: 'Mumbai' },
      'Europe/London',
      'Thu, Dec 3, 2026, 12:05 AM (Mumbai time; Dec 2, 6:35 PM your time)',
    ],
    [
      '2027-03-28T22:30:00Z',
      { timeZone: 'Europe/Paris', place: 'Paris' },
      'Europe/London',
      'Mon, Mar 29, 2027, 12:30 AM (Paris time; Mar 28, 11:30 PM your time)',
    ],
    [
      '2027-03-28T21:30:00Z',
      { timeZone: 'Europe/Paris', place: 'Paris' },
      'Europe/London',
      'Sun, Mar 28, 2027, 11:30 PM (Paris time)',
    ],
    [
      '2026-12-01T10:30:00Z',
      { timeZone: 'Pacific/Auckland', place: 'Auckland' },
      'Pacific/Honolulu',
      'Tue, Dec 1, 2026, 11:30 PM (Auckland time)',
    ],
  ])('at %s in %j for a reader in %s', (at, clock, zone, text) => {
    expect(plain(deadlineMoment(readerOf('en-US', zone), at, clock))).toBe(text);
  });

  it('has both times in every language', () => {
    for (const language of languageCodes) {
      const text = deadlineMoment(readerOf(language, 'Europe/London'), '2026-12-02T21:00:00Z', tokyo);
      expect(text, language).toMatch(/(0?6)[:.]00/);
      expect(text, language).toMatch(/(21|9)[:.]00/);
      if (!language.startsWith('en')) expect(text, language).not.toContain('your time');
    }
  });
});

describe('zonedMoment', () => {
  it('leaves out the zone of the reader’s own clock', () => {
    const at = '2026-12-03T09:00:00Z';
    expect(plain(zonedMoment(readerOf('en-US', 'Europe/Paris'), at, 'Europe/Paris'))).toBe(
      'Thu, Dec 3, 2026, 10:00 AM',
    );
    expect(plain(zonedMoment(readerOf('en-US', 'Europe/London'), at, 'Europe/Paris'))).toBe(
      'Thu, Dec 3, 2026, 10:00 AM (Central European Standard Time)',
    );
  });
});

describe('moments that belong to no place', () => {
  const at = '2026-12-02T17:30:00Z';

  it('are by the reader’s own clock where it is known', () => {
    expect(plain(ownMoment(readerOf('en-US', 'America/New_York'), at, 'global'))).toBe('Wed, Dec 2, 2026, 12:30 PM');
    expect(plain(ownDay(readerOf('en-US', 'America/New_York'), at, 'global'))).toBe('Wed, Dec 2, 2026');
  });

  it('are by the clock of the market’s main city otherwise, which they name', () => {
    expect(plain(ownMoment(readerOf(), at, 'global'))).toBe('Thu, Dec 3, 2026, 1:30 AM (Hong Kong time)');
    expect(plain(ownMoment(readerOf('zh-CN'), at, 'cn'))).toMatch(/（北京时间）$/);
    expect(plain(marketMoment(readerOf('en-US', 'America/New_York'), at, 'cn'))).toBe(
      'Thu, Dec 3, 2026, 1:30 AM (Beijing time)',
    );
    expect(plain(ownDay(readerOf(), at, 'global'))).toBe('Thu, Dec 3, 2026');
  });
});
