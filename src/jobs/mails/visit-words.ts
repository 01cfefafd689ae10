import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { pages } from '#src/contract/pages.ts';
import type { Line } from '#src/domain/booking/line.ts';
import { freeUntil } from '#src/domain/booking/policy.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { localPath } from '#src/domain/site/address.ts';
import {
  formatDate,
  formatInstant,
  formatItems,
  formatMoney,
  formatNumber,
  formatTime,
} from '#src/domain/site/formats.ts';
import { languages, type LanguageCode } from '#src/domain/site/languages.ts';
import { buildUrl } from '#src/domain/site/url-pattern.ts';
import type { MailedBooking, OrderMail, Sender } from '#src/jobs/mails/mail-data.ts';
import { boughtCard } from '#src/jobs/mails/gift-words.ts';
import type { Card, Link } from '#src/jobs/mails/letter.ts';

/** A voice: the words of a language, and the language for numbers and dates. */
export type Voice = { readonly i18n: I18n; readonly language: LanguageCode };

/** When a visit is, by the clock of the place. */
export function whenWords({ i18n, language }: Voice, { visit }: Line): string {
  const date = formatDate(visit.localDate, language, 'long');
  if (visit.pack !== undefined) return i18n._(msg`Visits until ${date}`);
  const start = formatTime(visit.localStart, language);
  if (!visit.allDay) return i18n._(msg`${date}, ${start}`);
  const end = formatTime(visit.localEnd, language);
  return i18n._(msg`${date}, any time ${start}–${end}`);
}

/** Whose clock that is. */
export function zoneWords({ i18n, language }: Voice, { visit }: Line): string {
  const place = nameIn(visit.destination, language).text;
  return i18n._(msg`Time in ${place}`);
}

/** "2 × Adult, 1 × Child"; lines break between units alone. */
export function partyWords({ language }: Voice, { units }: Line): string {
  return formatItems(
    units.map((unit) => `${formatNumber(unit.quantity, language)}\u00a0×\u00a0${unit.title}`),
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
  const place = `${visit.meetingPoint.name}, ${visit.meetingPoint.address}`;
  return {
    title: title.text,
    titleLang: title.lang,
    facts: [
      { label: i18n._(msg`When`), value: `${whenWords(voice, line)} (${zoneWords(voice, line)})` },
      visit.pack === undefined
        ? { label: i18n._(msg`Package`), value: visit.optionTitle, lang: 'en' }
        : { label: i18n._(msg`Package`), value: i18n._(msg`Value pack`) },
      { label: i18n._(msg`For`), value: partyWords(voice, line) },
      ...(visit.pack === undefined
        ? [
            { label: i18n._(msg`Where`), value: place, lang: 'en' },
            { label: i18n._(msg`Operator`), value: visit.supplier },
          ]
        : []),
      { label: i18n._(msg`Booking`), value: reference },
      { label: i18n._(msg`Price`), value: formatMoney(line.amount, language) },
    ],
    link: null,
    notes: null,
  };
}

/** Until when everything comes back, in the place's time; null when it never does. Says what was agreed, not what is left. */
export function freeUntilWords({ i18n, language }: Voice, { visit }: Line): string | null {
  if (visit.pack !== undefined) return i18n._(msg`Everything back until you book the first visit`);
  if (visit.gift !== undefined) return i18n._(msg`Everything back until its code is redeemed`);
  const until = freeUntil(visit.policy, Date.parse(visit.startsAt), Number.NEGATIVE_INFINITY);
  if (until === null) return null;
  const moment = formatInstant(new Date(until).toISOString(), visit.timeZone, language);
  return i18n._(msg`Free cancellation until ${moment}`);
}

/** The voucher, open to whoever holds the mail. */
export function voucherLink(
  { i18n, language }: Voice,
  { origin }: Sender,
  { reference, voucherKey, line }: MailedBooking,
): Link {
  const path = localPath(language, buildUrl(pages.voucher.pattern, { reference }));
  const label = line.visit.pack === undefined ? i18n._(msg`Show voucher`) : i18n._(msg`Choose your dates`);
  return { label, href: `${origin}${path}?key=${voucherKey}` };
}

/** The order, open to whoever holds the mail. */
export function orderLink(
  { i18n, language }: Voice,
  { origin, orderReference: order, orderKey: key }: OrderMail,
): Link {
  const path = localPath(language, buildUrl(pages['order-lookup'].pattern, {}));
  return { label: i18n._(msg`Order and cancelling`), href: `${origin}${path}?${new URLSearchParams({ order, key })}` };
}

/** How every mail ends. */
export function closingWords(voice: Voice, sender: Sender, orderReference: string): readonly string[] {
  return [voice.i18n._(msg`Order ${orderReference}`), questionsWords(voice, sender)];
}

/** Whom to ask. */
export function questionsWords({ i18n, language }: Voice, { brand }: Sender): string {
  const { supportEmail: email } = brand;
  // Within words that run from right to left the digits of a number would change places.
  const phone = languages[language].dir === 'rtl' ? `\u2066${brand.supportPhone}\u2069` : brand.supportPhone;
  return i18n._(msg`Questions? Write to ${email} or call ${phone}.`);
}
