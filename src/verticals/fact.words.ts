import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ServiceDetailView } from '#src/contract/shared/verticals/verticals.ts';
import { fromWire } from '#src/contract/wire.ts';
import { factCodes, type FactCode } from '#src/domain/catalogue/offers/service.ts';
import { formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import { distanceWords } from '#src/verticals/distance.words.ts';

/** Messages of a language, and a formatting locale; emails and documents format by the language alone. */
export type Voice = { readonly i18n: I18n; readonly language: LanguageCode; readonly writing?: FormattingLocale };

/** A detail, with the language of its value; some values need no label. */
export type DetailWords = {
  /** What it is about: a fact's code, or `ride`, `seats`, `stay`, `hire`, `due`. */
  readonly code: string;
  readonly label: string;
  readonly value: string;
  readonly lang: string;
};

type Fact = Extract<ServiceDetailView, { kind: 'fact' }>;
type Due = Extract<ServiceDetailView, { kind: 'due' }>;

const labels = {
  class: msg`Class`,
  fare: msg`Fare`,
  railcard: msg`Railcard`,
  open_ticket: msg`Ticket`,
  room: msg`Room`,
  rooms: msg`Rooms`,
  nights: msg`Nights`,
  adults: msg`Adults`,
  children: msg`Children`,
  child_ages: msg`Children’s ages`,
  meals: msg`Meals`,
  beds: msg`Beds`,
  car: msg`Car`,
  driver_age: msg`Driver’s age`,
  mileage: msg`Distance`,
  mileage_unlimited: msg`Distance`,
  mileage_beyond: msg`Distance`,
  papers: null,
  permit: null,
  insurance: msg`Insurance`,
  supplier: msg`Rental company`,
  fuel: msg`Fuel type`,
  other: null,
} as const satisfies Readonly<Record<FactCode, ReturnType<typeof msg> | null>>;

/** What was booked of a vertical: a class, a room or a car. */
const bookedCodes: ReadonlySet<string> = new Set(['class', 'room', 'car'] satisfies FactCode[]);

/** Whether details say what was booked, under the right label; the package of an activity is said by itself. */
export function isBookedSaid(details: readonly Pick<DetailWords, 'code'>[]): boolean {
  return details.some(({ code }) => bookedCodes.has(code));
}

/** A fact in words; none where its code is unknown, or it says nothing. */
export function factWords(voice: Voice, fact: Fact): DetailWords[] {
  const code = factCodes.find((one) => one === fact.code);
  const value = code === undefined ? null : valueOf(voice, code, fact);
  if (code === undefined || value === null) return [];
  const label = labels[code];
  return [
    {
      code,
      label: label === null ? '' : voice.i18n._(label),
      value,
      lang: fact.name === null ? voice.language : fact.name.lang,
    },
  ];
}

function valueOf({ i18n, language, writing = language }: Voice, code: FactCode, { count, name }: Fact): string | null {
  if (code === 'mileage_unlimited') return i18n._(msg`Unlimited mileage`);
  const number = count === null ? null : formatNumber(count, writing);
  const distance = count === null ? null : distanceWords(i18n, count * 1000, writing);
  if (code === 'mileage') return distance === null ? null : i18n._(msg`${distance} per day`);
  if (code === 'open_ticket' && name === null) return i18n._(msg`Valid on any train, no seat reservation`);
  if (number === null) return name?.text ?? null;
  return name === null ? number : `${number} × ${name.text}`;
}

/** Pay-at-property fees: city taxes by today's prices, so approximate, and a refundable deposit. */
export function dueWords({ i18n, language, writing = language }: Voice, due: Due): DetailWords {
  const amount = formatMoney(fromWire(due.amount), writing);
  const value = {
    city_tax: i18n._(msg`About ${amount} city tax`),
    resort_fee: i18n._(msg`About ${amount} resort fee`),
    deposit: i18n._(msg`${amount} refundable deposit`),
  }[due.code];
  return { code: 'due', label: i18n._(msg`Due on arrival`), value, lang: language };
}
