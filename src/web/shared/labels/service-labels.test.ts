import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';

import { hire, lineFor, point, ride, stay, unitOf } from '../../../../tests/services.ts';
import { testDoor } from '../../../../tests/site.ts';
import { lineView } from '#src/api/cart/line-view.ts';
import type { Visit } from '#src/domain/catalogue/offers/offer.ts';
import type { ServiceDetail } from '#src/domain/catalogue/offers/service.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { lineWords } from '#src/web/shared/prices/line-view.ts';

function wordsOf(visit: Visit, language: LanguageCode = 'en-GB') {
  const line = lineView(lineFor(visit, [unitOf('adult', 2, money(5_000n, 'EUR'))]), language);
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  return lineWords({ site: { ...testDoor.site, language, writing: language, currencyRate: {}, menu: [] }, i18n }, line);
}

/** The spaces of `Intl` differ between versions of its data. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

function labelled(words: ReturnType<typeof wordsOf>): readonly string[] {
  return [...words.details, ...words.payAtProperty].map(({ label, value }) => plain(`${label}: ${value}`));
}

function withDetails(visit: Visit, details: readonly ServiceDetail[]): Visit {
  if (visit.service === undefined) throw new Error('no service');
  return { ...visit, service: { ...visit.service, details } };
}

describe('a ride', () => {
  it('says when it leaves and arrives, in which train and on which seats', () => {
    const words = wordsOf(ride);
    expect(plain(words.when)).toBe('Tue, 1 Dec 2026, 10:05–12:30');
    expect(words.zone).toBe('Time in Tokyo');
    expect(labelled(words)).toEqual([
      'Kodama 705: 10:05 Tokyo → 12:30 Shin-Osaka',
      'Seats: 7-12A, 7-12B',
      'Class: Standard',
    ]);
  });

  it('leads back to a search between the same places on the same day', () => {
    expect(wordsOf(ride).href).toBe('/en-GB/rails/search/?from=Tokyo&to=Shin-Osaka&date=2026-12-01');
  });

  it('states the time zone of each of its times, where they differ, and how many days later it arrives', () => {
    const span: ServiceDetail = {
      kind: 'span',
      as: 'ride',
      from: point({ en: 'Paris' }, '2026-12-01', '23:10', '+01:00'),
      to: point({ en: 'Kathmandu' }, '2026-12-03', '06:00', '+05:45'),
      label: null,
      seats: [],
    };
    const words = wordsOf(withDetails(ride, [span]));
    expect(plain(words.when)).toBe('Tue, 1 Dec 2026, 23:10 (local time) – Thu, 3 Dec 2026, 06:00 (local time)');
    expect(words.zone).toBe('');
    expect(labelled(words)).toEqual(['Trip: 23:10 (local time) Paris → 06:00 (local time) Kathmandu (+2 days)']);
  });

  it('with a change names each train, and goes from the first place to the last', () => {
    const leg = (from: string, to: string, start: string, end: string, label: string): ServiceDetail => ({
      kind: 'span',
      as: 'ride',
      from: point({ en: from }, '2026-12-01', start),
      to: point({ en: to }, '2026-12-01', end),
      label: { en: label },
      seats: [],
    });
    const words = wordsOf(
      withDetails(ride, [
        leg('Tokyo', 'Nagoya', '10:05', '11:50', 'A 1'),
        leg('Nagoya', 'Takayama', '12:10', '14:30', 'B 2'),
      ]),
    );
    expect(plain(words.when)).toBe('Tue, 1 Dec 2026, 10:05–14:30');
    expect(labelled(words)).toEqual(['A 1: 10:05 Tokyo → 11:50 Nagoya', 'B 2: 12:10 Nagoya → 14:30 Takayama']);
    expect(words.href).toContain('from=Tokyo&to=Takayama');
  });
});

it('a pass is good on its days, for any train', () => {
  const details = ride.service?.details ?? [];
  const words = wordsOf(withDetails(ride, [...details, { kind: 'fact', code: 'open_ticket' }]));
  expect(plain(words.when)).toBe('1 Dec 2026');
  expect(labelled(words)).toEqual(['Class: Standard', 'Ticket: Valid on any train, no seat reservation']);
  expect(words.href).toBe('/en-GB/rails/');
});

describe('from one time or day to another', () => {
  it.each([
    ['en-US', /10:05 AM – 12:30 PM$/],
    ['ja', /10:05～12:30$/],
    ['zh-HK', /上午10:05至下午12:30$/],
  ] as const)('puts the separator of the language between the ends of a ride: %s', (language, text) => {
    expect(plain(wordsOf(ride, language).when)).toMatch(text);
  });

  it.each([
    ['ja', /^2026年12月\d+日～\d+日/],
    ['zh-TW', /^2026年12月\d+日至\d+日/],
    ['zh-CN', /^2026年12月\d+日–\d+日/],
  ] as const)('formats the days of a stay like a single day: %s', (language, text) => {
    expect(plain(wordsOf(stay, language).when)).toMatch(text);
  });

  it('says the hours of a day ticket so too', () => {
    const { service: _none, ...visit } = ride;
    const day: Visit = {
      ...visit,
      productId: 101,
      slug: 'old-town',
      allDay: true,
      localStart: '09:00',
      localEnd: '18:00',
    };
    expect(plain(wordsOf(day, 'zh-TW').when)).toMatch(/anytime 上午9:00至下午6:00$/);
    expect(plain(wordsOf(day, 'en-US').when)).toMatch(/anytime 9:00 AM – 6:00 PM$/);
  });
});

describe('a stay', () => {
  it('says its days and nights, its hours, and what the hotel takes itself', () => {
    const words = wordsOf(stay);
    expect(plain(words.when)).toMatch(/^1 ?– ?3 Dec 2026, 2 nights$/);
    expect(labelled(words)).toEqual([
      'Check-in: from 15:00',
      'Check-out: until 11:00',
      'Room: Double room',
      'Due on arrival: About JP¥600 city tax',
    ]);
  });

  it('links to the hotel with the query', () => {
    expect(wordsOf(stay).href).toBe(
      '/en-GB/hotels/1001-harbour-house/?destination=1&check_in=2026-12-01&check_out=2026-12-03&adults=2&children=4',
    );
  });

  it('through the night of a change of summer time is in one zone', () => {
    const span: ServiceDetail = {
      kind: 'span',
      as: 'stay',
      from: point({ en: 'A hotel' }, '2026-10-24', '15:00', '+02:00'),
      to: point({ en: 'A hotel' }, '2026-10-25', '11:00', '+01:00'),
      label: null,
      seats: [],
    };
    expect(plain(wordsOf(withDetails(stay, [span])).when)).toMatch(/, 1 night$/);
  });
});

it('a hire says where the car is fetched and brought back, and what is blocked on the card there', () => {
  const words = wordsOf(hire);
  expect(plain(words.when)).toBe('Tue, 1 Dec 2026, 10:00 – Fri, 4 Dec 2026, 10:00');
  expect(labelled(words)).toEqual([
    'Pick-up: Haneda Airport',
    'Drop-off: Shin-Osaka Station',
    'Distance: Unlimited mileage',
    'Due on arrival: JP¥30,000 refundable deposit',
  ]);
  expect(words.href).toMatch(/^\/en-GB\/car-rentals\/search\/\?pick_up=10001&/);
});

it('omits facts without a label', () => {
  const unknown = { kind: 'fact', code: 'other', names: { en: 'Quiet side' } } as const;
  expect(labelled(wordsOf(withDetails(stay, [unknown])))).toEqual([': Quiet side']);
  expect(labelled(wordsOf(withDetails(stay, [{ kind: 'fact', code: 'beds' }])))).toEqual([]);
});

it('states the refund as an amount, however the shares are rounded', () => {
  const [step] = wordsOf(ride).cancellation;
  expect(step).toMatchObject({ what: '€97.50 refunded', tone: 'warn' });
});
