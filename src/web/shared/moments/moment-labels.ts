import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import {
  deadlineMoment,
  marketMoment,
  ownDay,
  ownMoment,
  placeMoment,
  zonedMoment,
  type MomentReader,
  type PlaceClock,
} from '#src/messages/moment.words.ts';

/** What a moment is put into words with. */
export type ClockVoice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

/** Returns a moment by the clock of a place. */
export function placeTimeWords(voice: ClockVoice, at: string, clock: PlaceClock): string {
  return placeMoment(readerOf(voice), at, clock);
}

/** Returns a deadline by the clock of its place, with the visitor's own time where that is on another day. */
export function deadlineWords(voice: ClockVoice, at: string, clock: PlaceClock): string {
  return deadlineMoment(readerOf(voice), at, clock);
}

/** Returns a moment by the clock of a zone that no place names. */
export function zoneTimeWords(voice: ClockVoice, at: string, timeZone: string): string {
  return zonedMoment(readerOf(voice), at, timeZone);
}

/** Returns a moment of the account or the shop by the visitor's own clock, or by that of the market's main city. */
export function ownTimeWords(voice: ClockVoice, at: string): string {
  return ownMoment(readerOf(voice), at, voice.site.market);
}

/** Returns the day of such a moment. */
export function ownDayWords({ site, visitorZone }: Omit<ClockVoice, 'i18n'>, at: string): string {
  return ownDay({ writing: site.writing, visitorZone }, at, site.market);
}

/** Returns a moment of the shop as every visitor of a cached page reads it: by the clock of the market's main city. */
export function marketTimeWords(voice: ClockVoice, at: string): string {
  return marketMoment(readerOf(voice), at, voice.site.market);
}

function readerOf({ site, i18n, visitorZone }: ClockVoice): MomentReader {
  return { i18n, writing: site.writing, visitorZone };
}
