import { msg } from '@lingui/core/macro';

import { pages } from '#src/contract/pages.ts';
import type { Line } from '#src/domain/checkout/line.ts';
import type { Visit } from '#src/domain/catalogue/offers/offer.ts';
import { freeUntil, policyStart } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { goodToKnowIn, optionTitleIn, titleIn } from '#src/domain/catalogue/titled.ts';
import { placeIn } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import {
  formatDate,
  formatItems,
  formatMoney,
  formatNumber,
  formatTime,
  formatTimeRange,
} from '#src/domain/site/language/formats.ts';
import { buildUrl } from '#src/domain/site/addresses/url-pattern.ts';
import type { MailData, MailedBooking, OrderMail, Sender } from '#src/jobs/shared/emails/mail-data.ts';
import { boughtCard } from '#src/jobs/marketing/emails/gift-labels.ts';
import type { Card, Link } from '#src/jobs/shared/emails/email.ts';
import { questionsWords } from '#src/jobs/shared/emails/questions-words.ts';
import { isBookedSaid, type Voice } from '#src/verticals/fact.words.ts';
import { marketMoment, placeMoment, type PlaceClock } from '#src/messages/moment.words.ts';
import { bookedWords } from '#src/jobs/orders/emails/service-labels.ts';

/** When a visit is, by the clock of the place; a ride, a stay or a hire from when to when. */
export function whenWords(voice: Voice, { visit }: Line): string {
  const { i18n, language } = voice;
  const stretch = bookedWords(voice, visit)?.when ?? null;
  if (stretch !== null) return stretch;
  const date = formatDate(visit.localDate, language, 'long');
  if (visit.pack !== undefined) return i18n._(msg`Valid for visits until ${date}`);
  const start = formatTime(visit.localStart, language);
  if (!visit.allDay) return i18n._(msg`${date}, ${start}`);
  const hours = formatTimeRange(visit.localStart, visit.localEnd, language);
  return i18n._(msg`${date}, anytime ${hours}`);
}

/** Whose clock that is; empty where the times of a ride say it themselves. */
export function zoneWords(voice: Voice, { visit }: Line): string {
  const { i18n, language } = voice;
  if (bookedWords(voice, visit)?.hasZones === true) return '';
  const place = nameIn(visit.destination, language).text;
  return i18n._(msg`Time in ${place}`);
}

/** "2 × Adult, 1 × Child"; lines break between units alone. */
export function partyWords({ language }: Voice, { units }: Line): string {
  return formatItems(
    units.map((unit) => `${formatNumber(unit.quantity, language)}\u00a0×\u00a0${titleIn(unit, language).text}`),
    language,
  );
}

/** The booking as a card of a mail, without its links. */
export function bookingCard(voice: Voice, booking: MailedBooking): Card {
  const { i18n, language } = voice;
  const { reference, line } = booking;
  const { visit } = line;
  if (visit.gift !== undefined) return boughtCard(voice, booking, visit.gift);
  const title = nameIn(visit.titles, language);
  return {
    title: title.text,
    titleLang: title.lang,
    facts: [
      { label: i18n._(msg`When`), value: whenAndWhere(voice, line) },
      ...packageFacts(voice, line),
      { label: i18n._(msg`Travelers`), value: partyWords(voice, line) },
      ...detailFacts(voice, visit),
      ...(visit.pack === undefined ? placeFacts(voice, visit) : []),
      { label: i18n._(msg`Booking`), value: reference },
      { label: i18n._(msg`Price`), value: formatMoney(line.amount, language) },
    ],
    link: null,
    notes: null,
  };
}

/** The same with the place whose clock it is. */
export function whenAndWhere(voice: Voice, line: Line): string {
  const [when, zone] = [whenWords(voice, line), zoneWords(voice, line)];
  return zone === '' ? when : `${when} (${zone})`;
}

/** The package of an activity; none where the details say what was booked, as of a room, a class or a car. */
function packageFacts(voice: Voice, line: Line): Card['facts'] {
  if (isBookedSaid(bookedWords(voice, line.visit)?.details ?? [])) return [];
  return [{ label: voice.i18n._(msg`Package`), ...packageWords(voice, line) }];
}

/** Which option of a visit, which room or class. */
export function packageWords(
  { i18n, language }: Voice,
  { visit }: Line,
): { readonly value: string; readonly lang?: string } {
  if (visit.pack !== undefined) return { value: i18n._(msg`Value pack`) };
  const { text, lang } = optionTitleIn(visit, language);
  return { value: text, lang };
}

/** What is good to know before the visit; null where nothing is. */
export function visitNotes({ i18n, language }: Voice, { line }: MailedBooking): Card['notes'] {
  const { lang, items } = goodToKnowIn(line.visit, language);
  return items.length === 0 ? null : { title: i18n._(msg`Good to know`), lang, items };
}

/** What else is worth knowing of a ride, a stay or a hire; what has no label is good to know. */
export function detailFacts(voice: Voice, visit: Visit): Card['facts'] {
  const words = bookedWords(voice, visit);
  if (words === null) return [];
  const label = voice.i18n._(msg`Good to know`);
  // Who sells it is said of every booking.
  const details = words.details.filter(({ code }) => code !== 'supplier');
  return [...details, ...words.payAtProperty].map((one) => ({
    label: one.label === '' ? label : one.label,
    value: one.value,
    lang: one.lang,
  }));
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function placeFacts({ i18n, language }: Voice, { meetingPoint, supplier }: Visit): Card['facts'] {
  const { name, address, local } = placeIn(meetingPoint, language);
  return [
    {
      label: i18n._(msg({ message: 'Location', context: 'booking' })),
      value: joined(name.text, address.text),
      lang: name.lang,
    },
    ...(local === null
      ? []
      : [{ label: i18n._(msg`For taxi drivers`), value: joined(local.name, local.address), lang: local.lang }]),
    { label: i18n._(msg`Operator`), value: supplier },
  ];
}

/**
 * Returns until when cancellation is free, in the place's time; null when it never is. States what was agreed, not what
 * is left.
 */
export function freeUntilWords({ i18n, language }: Voice, { visit }: Line): string | null {
  if (visit.pack !== undefined) return i18n._(msg`Full refund until you book the first visit`);
  if (visit.gift !== undefined) return i18n._(msg`Full refund until the code is redeemed`);
  const until = freeUntil(visit.policy, policyStart(visit), Number.NEGATIVE_INFINITY);
  if (until === null) return null;
  const moment = placeMoment({ i18n, writing: language }, new Date(until).toISOString(), visitClock(visit, language));
  return i18n._(msg`Free cancellation until ${moment}`);
}

/** Until when another date can be chosen for one that is closed, in the place's time. */
export function closureDeadline(
  { i18n, language }: Voice,
  { deadline, bookings }: Pick<MailData['closure-text'], 'deadline' | 'bookings'>,
): string {
  const visit = bookings[0]?.line.visit;
  const reader = { i18n, writing: language };
  return visit === undefined
    ? marketMoment(reader, deadline, 'global')
    : placeMoment(reader, deadline, visitClock(visit, language));
}

/** The clock that a visit goes by: of a ride that of the station where it begins, of all else the destination's. */
function visitClock({ timeZone, destination, service }: Visit, language: Voice['language']): PlaceClock {
  const ride = service?.details.find((detail) => detail.kind === 'span' && detail.as === 'ride');
  const place = ride?.kind === 'span' ? ride.from.place : destination;
  return { timeZone, place: nameIn(place, language).text };
}

/** The voucher, open to the holder of the email. */
export function voucherLink(
  { i18n, language }: Voice,
  { origin }: Sender,
  { reference, voucherKey, line }: MailedBooking,
): Link {
  const path = localPath(language, buildUrl(pages.voucher.pattern, { reference }));
  const label = line.visit.pack === undefined ? i18n._(msg`Show voucher`) : i18n._(msg`Choose your dates`);
  return { label, href: `${origin}${path}?key=${voucherKey}` };
}

/** The order, open to the holder of the email. */
export function orderLink(
  { i18n, language }: Voice,
  { origin, orderReference: order, orderKey: key }: OrderMail,
): Link {
  const path = localPath(language, buildUrl(pages['order-lookup'].pattern, {}));
  return {
    label: i18n._(msg`Order and cancellation`),
    href: `${origin}${path}?${new URLSearchParams({ order, key })}`,
  };
}

/** How every mail ends. */
export function closingWords(voice: Voice, sender: Sender, orderReference: string): readonly string[] {
  return [voice.i18n._(msg`Order ${orderReference}`), questionsWords(voice, sender)];
}
