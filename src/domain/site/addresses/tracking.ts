import { fail, ok, type Result } from '#src/domain/failure.ts';

/** Spec §5: what the tracking directive may wait for. */
export const trackEvents = ['click', 'mousedown', 'mouseup', 'mouseenter', 'mouseleave'] as const;
export type TrackEvent = (typeof trackEvents)[number];

/** The value of the attribute `track` (RU-39): "click:home.card". */
export type TrackValue = `${TrackEvent}:${string}`;

export type TrackDirective = { readonly event: TrackEvent; readonly name: string };

export type TrackFault = 'track_value_missing' | 'track_event_unknown' | 'track_name_malformed';

const nameShape = /^[a-z0-9][a-z0-9._-]{0,63}$/;

/**
 * Reads the value of a tracking directive (spec §5, RU-39): an event of the list, a colon, and the name that is
 * recorded. The name is what the beacon accepts: small letters, digits, dots, dashes and underscores, at most 64.
 */
export function parseTrack(value: string): Result<TrackDirective, TrackFault> {
  if (value.trim() === '') return fail('track_value_missing');
  const colon = value.indexOf(':');
  const event = trackEvents.find((one) => one === value.slice(0, Math.max(colon, 0)));
  if (event === undefined) return fail('track_event_unknown');
  const name = value.slice(colon + 1);
  return nameShape.test(name) ? ok({ event, name }) : fail('track_name_malformed');
}

/** Spec §9: of so many page opens in a hundred are errors reported. */
export const errorSamplingPercent = 1;

/**
 * Whether a page open is among the `percent` that report. The same id always gives the same answer, so that one page
 * either reports all of its errors or none.
 */
export function isSampled(pageId: string, percent: number): boolean {
  let hash = 0x811c9dc5;
  for (let at = 0; at < pageId.length; at += 1) hash = Math.imul(hash ^ pageId.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % 10_000 < percent * 100;
}
