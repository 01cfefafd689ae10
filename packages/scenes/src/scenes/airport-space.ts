import { along, darken, lighten, mix, saturate } from '../colour.ts';
import { polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';

/** Metres: to the right, up, and away from the viewer. */
export type Spot = readonly [number, number, number];

/** One eye for the whole picture, so that road, car, houses and aircraft share a perspective. */
export type Eye = {
  readonly x: number;
  readonly horizon: number;
  /** View units that one metre takes at one metre's distance. */
  readonly focus: number;
  readonly tall: number;
  /** Where the light comes from, as a vector of length one. */
  readonly light: Spot;
};

export function seen(eye: Eye, [x, y, z]: Spot): Point {
  const deep = Math.max(0.4, z);
  return [eye.x + (eye.focus * x) / deep, eye.horizon - (eye.focus * (y - eye.tall)) / deep];
}

/** View units of a metre at a distance. */
export function metre(eye: Eye, z: number): number {
  return eye.focus / Math.max(0.4, z);
}

/** The spot `up` metres high that is seen at (x, y) from a distance. */
export function spotAt(eye: Eye, x: number, y: number, z: number): Spot {
  return [((x - eye.x) * z) / eye.focus, eye.tall - ((y - eye.horizon) * z) / eye.focus, z];
}

/** Where a thing is and how it is turned: its own ahead, right and up. */
export type Frame = { readonly at: Spot; readonly ahead: Spot; readonly right: Spot; readonly up: Spot };

/** `heading` 0 goes to the right, a quarter turn goes away; the nose lifts by `climb`, the right wing sinks by `bank`. */
export function frameOf(at: Spot, heading: number, climb = 0, bank = 0): Frame {
  const flat: Spot = [Math.cos(heading), 0, Math.sin(heading)];
  const side: Spot = [Math.sin(heading), 0, -Math.cos(heading)];
  const ahead = sum(flat, Math.cos(climb), [0, 1, 0], Math.sin(climb));
  const top = sum(flat, -Math.sin(climb), [0, 1, 0], Math.cos(climb));
  return {
    at,
    ahead,
    right: sum(side, Math.cos(bank), top, -Math.sin(bank)),
    up: sum(top, Math.cos(bank), side, Math.sin(bank)),
  };
}

function sum(one: Spot, share: number, other: Spot, part: number): Spot {
  return [one[0] * share + other[0] * part, one[1] * share + other[1] * part, one[2] * share + other[2] * part];
}

export function within({ at, ahead, right, up }: Frame, [a, b, c]: Spot): Spot {
  return [
    at[0] + a * ahead[0] + b * right[0] + c * up[0],
    at[1] + a * ahead[1] + b * right[1] + c * up[1],
    at[2] + a * ahead[2] + b * right[2] + c * up[2],
  ];
}

export function minus(one: Spot, other: Spot): Spot {
  return sum(one, 1, other, -1);
}

function cross(one: Spot, other: Spot): Spot {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}

export function dotOf(one: Spot, other: Spot): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

export function unit(spot: Spot): Spot {
  const long = Math.hypot(...spot) || 1;
  return [spot[0] / long, spot[1] / long, spot[2] / long];
}

/** Whether a flat face whose corners run around it as seen from outside looks at the viewer. */
export function faces(eye: Eye, corners: readonly Spot[]): boolean {
  return clockwise(corners.map((corner) => seen(eye, corner)));
}

function clockwise(points: readonly Point[]): boolean {
  let turn = 0;
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    turn += x * nextY - nextX * y;
  }
  return turn > 0;
}

/** The tones of one paint from the side away from the light to its gleam. */
export type Ramp = readonly string[];

/** `strong` preserves the subject's color at night. */
export function rampOf({ palette }: Stage, colour: string, strong = false): Ramp {
  const vivid = palette.dark ? saturate(darken(palette.vivid(colour), 0.045), 1.08) : palette.vivid(colour);
  const bright = strong ? vivid : palette.lit(colour);
  const dim = strong ? mix(palette.shade(colour), darken(bright, 0.16), 0.35) : palette.shade(colour);
  return [
    darken(dim, 0.07),
    dim,
    mix(dim, bright, 0.34),
    mix(dim, bright, 0.66),
    bright,
    lighten(bright, 0.045),
    palette.dark ? lighten(mix(bright, palette.horizon, 0.3), 0.04) : lighten(mix(bright, '#ffffff', 0.3), 0.05),
  ];
}

type Skin = {
  /** Rings of spots along a thing; each runs around it clockwise as seen from its end with the highest number. */
  readonly rings: readonly (readonly Spot[])[];
  /** The paint of the field between ring and spot, and those after them. */
  readonly paint: (ring: number, spot: number) => Ramp;
  /** Turns a field's outward direction into light, 0 to 1; left out for the plain light of the picture. */
  readonly gloss?: (outward: Spot) => number;
  /** So many tones a paint is seen in: few on what is far, many on a round trunk. */
  readonly tones?: number;
};

/** Paints what of a lofted skin looks at the viewer. Neighbours of one tone become one field, and fields one shape. */
export function paintSkin(stage: Stage, eye: Eye, skin: Skin): void {
  const shapes = new Map<string, string>();
  const around = skin.rings[0]?.length ?? 0;
  const lines = skin.rings.map((ring) => ring.map((spot) => seen(eye, spot)));
  for (let spot = 0; spot < around; spot += 1) {
    const beside = (spot + 1) % around;
    let [colour, from] = ['', 0];
    const close = (to: number): void => {
      if (colour !== '') {
        const run = lines.slice(from, to + 1);
        const there = run.map((ring): Point => ring[spot] ?? [0, 0]);
        const back = run.map((ring): Point => ring[beside] ?? [0, 0]).toReversed();
        shapes.set(colour, (shapes.get(colour) ?? '') + polygon([...there, ...back]));
      }
      from = to;
    };
    for (let at = 0; at < skin.rings.length - 1; at += 1) {
      const next = toneOf(eye, skin, lines, at, spot);
      if (next === colour) continue;
      close(at);
      colour = next;
    }
    close(skin.rings.length - 1);
  }
  for (const [colour, d] of shapes) stage.ink.path(d, colour, { stroke: colour, 'stroke-width': 0.8 });
}

/** The colour of one field, none when it looks away. */
function toneOf(eye: Eye, skin: Skin, lines: readonly Point[][], at: number, spot: number): string {
  const [near, far] = [skin.rings[at], skin.rings[at + 1]];
  const beside = (spot + 1) % (near?.length ?? 1);
  const [p, q, r, s] = [lines[at]?.[spot], lines[at + 1]?.[spot], lines[at + 1]?.[beside], lines[at]?.[beside]];
  if (p === undefined || q === undefined || r === undefined || s === undefined) return '';
  if (!clockwise([p, q, r, s])) return '';
  const [a, b, c, d] = [near?.[spot], far?.[spot], far?.[beside], near?.[beside]];
  if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
  const outward = unit(cross(minus(b, d), minus(c, a)));
  const tone = skin.gloss?.(outward) ?? litBy(eye, outward);
  const steps = skin.tones ?? 15;
  return along(skin.paint(at, spot), Math.round(Math.min(1, Math.max(0, tone)) * steps) / steps);
}

function litBy(eye: Eye, outward: Spot): number {
  return 0.42 + 0.5 * dotOf(outward, eye.light) + 0.08 * outward[1];
}

/** The outline around a cloud of points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (row: readonly Point[]): Point[] => {
    const found: Point[] = [];
    for (const point of row) {
      while (found.length >= 2) {
        const [a = point, b = point] = found.slice(-2);
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        found.pop();
      }
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A flat shape given in a thing's own metres. */
export function flat(eye: Eye, frame: Frame, spots: readonly Spot[]): string {
  return polygon(spots.map((spot) => seen(eye, within(frame, spot))));
}
