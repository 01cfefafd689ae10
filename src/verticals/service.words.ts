import { msg, plural } from '@lingui/core/macro';

import type { ServiceDetailView, ServicePointView } from '#src/contract/shared/verticals/verticals.ts';
import { dayNumber } from '#src/domain/shared/time/day-number.ts';
import {
  formatDate,
  formatDateRange,
  formatItems,
  formatTime,
  formatTimeRange,
} from '#src/domain/site/language/formats.ts';
import { dueWords, factWords, type DetailWords, type Voice } from '#src/verticals/fact.words.ts';

/** What a vertical sells, where of a visit its start is said. */
export type ServiceWords = {
  /** In the local time of its places; null if it has no time. */
  readonly when: string | null;
  /** Its times are in several time zones, which each of them names. */
  readonly hasZones: boolean;
  readonly details: readonly DetailWords[];
  /** What is paid at the place and is no part of the price. */
  readonly payAtProperty: readonly DetailWords[];
};

type Span = Extract<ServiceDetailView, { kind: 'span' }>;

/** Returns the labels of a trip, hotel stay or rental: times and places, further details, and pay-at-property fees. */
export function serviceWords(voice: Voice, details: readonly ServiceDetailView[]): ServiceWords {
  const spans = details.filter((detail) => detail.kind === 'span');
  const isOpen = details.some((detail) => detail.kind === 'fact' && detail.code === 'open_ticket');
  return {
    when: isOpen ? daysWords(voice, spans) : stretchWords(voice, spans),
    hasZones: spans.some(hasTwoZones),
    details: details.flatMap((detail) => {
      // A pass is for any train of its days.
      if (detail.kind === 'span') return isOpen ? [] : spanWords(voice, detail);
      // Nights are counted where the days of the stay are said.
      const isSaid = detail.kind === 'due' || (detail.code === 'nights' && spans.length > 0);
      return isSaid ? [] : factWords(voice, detail);
    }),
    payAtProperty: details.flatMap((detail) => (detail.kind === 'due' ? dueWords(voice, detail) : [])),
  };
}

function stretchWords(voice: Voice, spans: readonly Span[]): string | null {
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first.as === 'stay') return nightsWords(voice, first.from.date, last.to.date);
  const zoned = spans.some(hasTwoZones);
  const [start, end] = [timeWords(voice, first.from, zoned), timeWords(voice, last.to, zoned)];
  const writing = voice.writing ?? voice.language;
  if (first.from.date === last.to.date && !zoned)
    return momentWords(voice, first.from.date, formatTimeRange(first.from.time, last.to.time, writing));
  const date = formatDate(first.from.date, writing, 'medium');
  if (first.from.date === last.to.date) return voice.i18n._(msg`${date}, ${start}–${end}`);
  const from = voice.i18n._(msg`${date}, ${start}`);
  const to = momentWords(voice, last.to.date, end);
  return voice.i18n._(msg`${from} – ${to}`);
}

function daysWords({ language, writing = language }: Voice, spans: readonly Span[]): string | null {
  const [first, last] = [spans[0], spans.at(-1)];
  return first === undefined || last === undefined ? null : formatDateRange(first.from.date, last.to.date, writing);
}

function momentWords({ i18n, language, writing = language }: Voice, day: string, start: string): string {
  const date = formatDate(day, writing, 'medium');
  return i18n._(msg`${date}, ${start}`);
}

function nightsWords({ i18n, language, writing = language }: Voice, from: string, to: string): string {
  const dates = formatDateRange(from, to, writing);
  const nights = dayNumber(to) - dayNumber(from);
  return i18n._(msg`${dates}, ${plural(nights, { one: '# night', other: '# nights' })}`);
}

function spanWords(voice: Voice, span: Span): DetailWords[] {
  const { i18n, language, writing = language } = voice;
  const { from, to, label, seats } = span;
  switch (span.as) {
    case 'ride':
      return [
        { code: 'ride', label: label?.text ?? i18n._(msg`Trip`), value: rideWords(voice, span), lang: language },
        ...(seats.length === 0
          ? []
          : [{ code: 'seats', label: i18n._(msg`Seats`), value: formatItems(seats, writing), lang: language }]),
      ];
    case 'stay': {
      const [start, end] = [formatTime(from.time, writing), formatTime(to.time, writing)];
      return [
        { code: 'stay', label: i18n._(msg`Check-in`), value: i18n._(msg`from ${start}`), lang: language },
        { code: 'stay', label: i18n._(msg`Check-out`), value: i18n._(msg`until ${end}`), lang: language },
      ];
    }
    case 'hire':
      return [
        { code: 'hire', label: i18n._(msg`Pick-up`), value: from.place.text, lang: from.place.lang },
        { code: 'hire', label: i18n._(msg`Drop-off`), value: to.place.text, lang: to.place.lang },
      ];
  }
}

/** "10:05 Tokyo → 12:30 Shin-Osaka", with the days that pass until it arrives. */
function rideWords(voice: Voice, span: Span): string {
  const { i18n } = voice;
  const zoned = hasTwoZones(span);
  const [start, end] = [timeWords(voice, span.from, zoned), timeWords(voice, span.to, zoned)];
  const [from, to] = [span.from.place.text, span.to.place.text];
  const days = dayNumber(span.to.date) - dayNumber(span.from.date);
  if (days === 0) return i18n._(msg`${start} ${from} → ${end} ${to}`);
  return i18n._(msg`${start} ${from} → ${end} ${to} (${plural(days, { one: '+# day', other: '+# days' })})`);
}

/** The hour, said to be local where another clock is beside it. */
function timeWords({ i18n, language, writing = language }: Voice, { time }: ServicePointView, zoned: boolean): string {
  const hour = formatTime(time, writing);
  return zoned ? i18n._(msg`${hour} (local time)`) : hour;
}

/** A ride may cross a time zone; a stay or a hire through the night of a change of summer time does not. */
function hasTwoZones({ as, from, to }: Span): boolean {
  return as === 'ride' && from.offset !== to.offset;
}
