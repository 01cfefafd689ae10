import { lighten, mix } from '../colour.ts';
import { polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';

/** Metres: across, deep, up. */
export type Vec = readonly [number, number, number];

/** The eye: where its lines vanish, how many view units a metre at one metre's distance is, and how high it is. */
export type Camera = {
  readonly x: number;
  readonly horizon: number;
  readonly focus: number;
  readonly eye: number;
  /** -1 when the light is on the left, 1 when it is on the right. */
  readonly sun: -1 | 1;
};

/** The metres of one building, laid into the picture. */
export type Space = {
  readonly at: (place: Vec) => Point;
  /** View units of one metre there. */
  readonly unit: (place: Vec) => number;
  /** Metres from the eye's plane. */
  readonly deep: (place: Vec) => number;
  /** Which end wall of a house of half length `a` the eye sees; 0 for neither. */
  readonly end: (a: number) => -1 | 0 | 1;
  /** How much light falls on the front, and on an end wall: 0 to 1. */
  readonly front: number;
  readonly flank: (end: number) => number;
  /** A reflection: the water blurs what is small, so it is left out. */
  readonly rough: boolean;
};

/**
 * Places a building's middle at (x, y) in metres from the eye, its foot at `z`, turned by `turn` about its upright
 * axis; `mirrored` in the water at height 0.
 */
export function stand(camera: Camera, [x, y, z]: Vec, turn: number, mirrored = false): Space {
  const up = mirrored ? -1 : 1;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const far = (place: Vec): number => y + place[0] * sin + place[1] * cos;
  const deep = (place: Vec): number => Math.max(1, far(place));
  const eyeAcross = -x * cos - y * sin;
  const share = (lean: number): number => Math.min(1, Math.max(0.1, 0.62 + 0.52 * lean * camera.sun));
  return {
    at: (place) => {
      const scale = camera.focus / deep(place);
      return [
        camera.x + (x + place[0] * cos - place[1] * sin) * scale,
        camera.horizon - ((z + place[2]) * up - camera.eye) * scale,
      ];
    },
    unit: (place) => camera.focus / deep(place),
    deep: far,
    end: (a) => (eyeAcross > a ? 1 : eyeAcross < -a ? -1 : 0),
    front: share(sin),
    flank: (end) => share(end * cos),
    rough: mirrored,
  };
}

export function facet(space: Space, places: readonly Vec[]): string {
  return polygon(places.map(space.at));
}

/** An upright plane: so far along it, so high. */
export type Wall = (along: number, up: number) => Vec;

export function frontWall(b: number): Wall {
  return (along, up) => [along, -b, up];
}

function endWall(end: number, a: number): Wall {
  return (along, up) => [end * a, along, up];
}

/** A rectangle on a wall. */
export function panel(space: Space, wall: Wall, [from, to]: Span, [low, high]: Span): string {
  return facet(space, [wall(from, low), wall(to, low), wall(to, high), wall(from, high)]);
}

export type Span = readonly [number, number];

/** The walls of a house that the eye sees, farther one first: plane, half its length, its light. */
export function wallsOf(space: Space, a: number, b: number): { wall: Wall; half: number; light: number }[] {
  const end = space.end(a);
  const front = { wall: frontWall(b), half: a, light: space.front };
  return end === 0 ? [front] : [{ wall: endWall(end, a), half: b, light: space.flank(end) }, front];
}

/** A colour under so much light; what belongs to the subject retains its strength. */
export function toned({ palette }: Stage, colour: string, light: number): string {
  const bright = mix(palette.lit(lighten(colour, 0.045)), palette.vivid(colour), 0.55);
  const dim = mix(palette.shade(colour), palette.vivid(colour), 0.12);
  return mix(dim, bright, light);
}

/** The same with the warmth that lamps throw on it after sunset. */
export function lamplit(stage: Stage, colour: string, light: number, warmth: number): string {
  const plain = toned(stage, colour, light);
  if (!stage.palette.dark) return plain;
  return mix(plain, lighten(mix(colour, '#ff9a48', 0.3), 0.05), warmth * (stage.time === 'night' ? 1.15 : 0.9));
}
