import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { Market } from '#src/domain/site/hosts.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import { formatDate } from '#src/domain/site/language/formats.ts';
import { formatMoment, isOtherDay, localDay, zoneNameAt } from '#src/domain/site/language/moments.ts';

/** Who reads a moment: messages and formats, and the zone of their own clock where it is known. */
export type MomentReader = {
  readonly i18n: I18n;
  readonly writing: FormattingLocale;
  readonly visitorZone?: string | undefined;
};

/** A clock that a moment is read on: its zone, and the place that names it in the reader's language. */
export type PlaceClock = { readonly timeZone: string; readonly place: string };

/** "Thu, Dec 3, 2026, 6:00 PM (Tokyo time)": a moment by the clock of a place. */
export function placeMoment({ i18n, writing }: MomentReader, at: string, { timeZone, place }: PlaceClock): string {
  const moment = formatMoment(at, timeZone, writing);
  if (place === '') return zonedMoment({ i18n, writing }, at, timeZone);
  return i18n._(msg`${moment} (${place} time)`);
}

/**
 * A deadline by the clock of its place. Where the reader's calendar shows another day at that instant, the reader's own
 * time is added: "Thu, Dec 3, 2026, 6:00 AM (Tokyo time; Dec 2, 9:00 PM your time)".
 */
export function deadlineMoment(reader: MomentReader, at: string, clock: PlaceClock): string {
  const { i18n, writing, visitorZone } = reader;
  const { timeZone, place } = clock;
  if (visitorZone === undefined || place === '' || !isOtherDay(at, timeZone, visitorZone))
    return placeMoment(reader, at, clock);
  const moment = formatMoment(at, timeZone, writing);
  const own = formatMoment(at, visitorZone, writing, 'short');
  return i18n._(msg`${moment} (${place} time; ${own} your time)`);
}

/** A moment by the clock of a zone that no place names: "Thu, Dec 3, 2026, 6:00 PM (Central European Standard Time)". */
export function zonedMoment({ i18n, writing, visitorZone }: MomentReader, at: string, timeZone: string): string {
  const moment = formatMoment(at, timeZone, writing);
  if (timeZone === visitorZone) return moment;
  const zone = zoneNameAt(at, timeZone, writing);
  return i18n._(msg`${moment} (${zone})`);
}

type MarketClock = { readonly timeZone: string; readonly words: (moment: string) => MessageDescriptor };

/** The main city of each market, by whose clock a moment is written for readers whose zone is unknown. */
const marketClocks: Readonly<Record<Market, MarketClock>> = {
  global: { timeZone: 'Asia/Hong_Kong', words: (moment) => msg`${moment} (Hong Kong time)` },
  cn: { timeZone: 'Asia/Shanghai', words: (moment) => msg`${moment} (Beijing time)` },
};

/** A moment that belongs to no place, by the clock of the market's main city, which it names. */
export function marketMoment({ i18n, writing }: MomentReader, at: string, market: Market): string {
  const { timeZone, words } = marketClocks[market];
  return i18n._(words(formatMoment(at, timeZone, writing)));
}

/** A moment that belongs to no place: by the reader's own clock where it is known, else by that of the market's main city. */
export function ownMoment(reader: MomentReader, at: string, market: Market): string {
  const { writing, visitorZone } = reader;
  return visitorZone === undefined ? marketMoment(reader, at, market) : formatMoment(at, visitorZone, writing);
}

/** The day of such a moment. */
export function ownDay({ writing, visitorZone }: Omit<MomentReader, 'i18n'>, at: string, market: Market): string {
  return formatDate(localDay(at, visitorZone ?? marketClocks[market].timeZone), writing, 'medium');
}
