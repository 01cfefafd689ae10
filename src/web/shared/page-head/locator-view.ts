import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import type { LocatorDot, LocatorProps } from '#src/ui/booking/locator.tsx';
import { distanceWords } from '#src/verticals/distance.words.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** Something that is around: `bearing` in degrees clockwise from north. */
export type Neighbour = {
  readonly name: string;
  readonly metres: number;
  readonly bearing: number;
  readonly href: string | null;
};

/** How far out the card reaches, in hundredths of its height from the middle. */
const reach = 44;
const scales = [400, 1000, 2000, 4000, 10_000, 20_000, 40_000, 100_000];
const shownNeighbours = 6;
/** Marks closer than this, in hundredths of the card's height, would be on one heap. */
const apart = 8;

const directions: readonly MessageDescriptor[] = [
  msg`north`,
  msg`northeast`,
  msg`east`,
  msg`southeast`,
  msg`south`,
  msg`southwest`,
  msg`west`,
  msg`northwest`,
];

/** A place in the middle, and what is around it in true direction and distance. */
export function locatorView(
  { site, i18n }: Pick<LoadContext, 'site' | 'i18n'>,
  here: { readonly name: string; readonly note?: string },
  around: readonly Neighbour[],
): LocatorProps {
  const near = readable(around.toSorted((a, b) => a.metres - b.metres).slice(0, shownNeighbours * 2)).slice(
    0,
    shownNeighbours,
  );
  const scale = scaleFor(near);
  const { name, note } = here;
  return {
    description: i18n._(
      msg`Map of ${name} and the places around it; the list gives the distance and direction of each`,
    ),
    north: i18n._(msg`N`),
    rings: [scale / 4, scale].map((metres) => ({
      radius: radiusOf(metres, scale),
      label: distanceWords(i18n, metres, site.writing),
    })),
    dots: [
      { id: 'here', x: 50, y: 50, label: name, note, kind: 'here' },
      ...near.map((place, index) => dotOf(place, `near-${index}`, scale, i18n, site.writing)),
    ],
  };
}

/** A link that a phone opens in its own map. */
export function geoLink(name: string, { lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`;
}

/** Returns the nearest places whose markers do not overlap, so that their numbers are readable. */
export function readable<Place extends Pick<Neighbour, 'metres' | 'bearing'>>(places: readonly Place[]): Place[] {
  const scale = scaleFor(places);
  const shown: Place[] = [];
  const marks: { x: number; y: number }[] = [];
  for (const place of places) {
    const mark = pointOf(place.bearing, markRadius(place.metres, scale));
    if (marks.some((one) => Math.hypot((one.x - mark.x) * 1.6, one.y - mark.y) < apart)) continue;
    marks.push(mark);
    shown.push(place);
  }
  return shown;
}

/** The smallest scale that holds them all. */
export function scaleFor(places: readonly Pick<Neighbour, 'metres'>[]): number {
  const farthest = Math.max(0, ...places.map((place) => place.metres));
  return scales.find((scale) => scale >= farthest) ?? farthest;
}

/** Returns the radius on the card: by the square root, so that near places do not overlap; rings give the scale. */
export function radiusOf(metres: number, scale: number): number {
  return Math.round(reach * Math.sqrt(metres / scale) * 100) / 100;
}

/** Under the mark of the place itself a neighbour could not be seen. */
function markRadius(metres: number, scale: number): number {
  return Math.max(13, radiusOf(metres, scale));
}

/** Returns the position of a bearing (degrees clockwise from north) and radius, in percent of the 8:5 card. */
export function pointOf(bearing: number, radius: number): { readonly x: number; readonly y: number } {
  const angle = (bearing * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { x: round(50 + (radius * Math.sin(angle)) / 1.6), y: round(50 - radius * Math.cos(angle)) };
}

function dotOf(place: Neighbour, id: string, scale: number, i18n: I18n, writing: FormattingLocale): LocatorDot {
  const distance = distanceWords(i18n, place.metres, writing);
  const direction = directionWords(i18n, place.bearing);
  return {
    id,
    ...pointOf(place.bearing, markRadius(place.metres, scale)),
    label: place.name,
    note: i18n._(msg`${distance}, ${direction}`),
    kind: 'place',
    href: place.href ?? undefined,
  };
}

function directionWords(i18n: I18n, bearing: number): string {
  const word = directions[Math.round((((bearing % 360) + 360) % 360) / 45) % 8] ?? msg`north`;
  return i18n._(word);
}
