import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';

/** Where an animal is: `size` view units for one unit of its body, looking right (1) or left (-1). */
export type Place = { readonly x: number; readonly foot: number; readonly size: number; readonly side: 1 | -1 };
/** From an animal's own measures to the picture. */
export type Frame = (x: number, y: number) => Point;
/** A point of a limb's middle line and half its thickness there. */
export type Joint = readonly [number, number, number];
/** Colour of an animal, how far away it is (0 near), and on which side of the picture the light is. */
export type Coat = { readonly colour: string; readonly distance: number; readonly light: 1 | -1 };

export function frameOf({ x, foot, size, side }: Place): Frame {
  return (px, py) => [x + px * size * side, foot + py * size];
}

/** The same frame moved to a point and turned, for heads and tilted trunks. */
export function turned(frame: Frame, at: Point, angle: number, scale = 1): Frame {
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return (x, y) => frame(at[0] + x * c - y * s, at[1] + x * s + y * c);
}

/** A soft closed outline; all run the same way round, so that several in one path never cut holes into each other. */
export function closed(points: readonly Point[], pull = 0.17): string {
  const turn = points.reduce((sum, [x, y], at) => {
    const [nx, ny] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  const row = turn < 0 ? points.toReversed() : points;
  const at = (index: number): Point => row[(index + row.length) % row.length] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < row.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(from[0] + (to[0] - before[0]) * pull)} ${n(from[1] + (to[1] - before[1]) * pull)} ${n(to[0] - (after[0] - from[0]) * pull)} ${n(to[1] - (after[1] - from[1]) * pull)} ${n(to[0])} ${n(to[1])}`;
  }
  return `${d}Z`;
}

export function shape(frame: Frame, points: readonly Point[], pull?: number): string {
  return closed(
    points.map(([x, y]) => frame(x, y)),
    pull,
  );
}

/** Place and direction along a limb: `share` 0 at its root, 1 at its end. */
export function alongLimb(joints: readonly Joint[], share: number): { at: Joint; across: Point } {
  const last = joints.length - 1;
  const place = Math.min(last - 1e-6, Math.max(0, share * last));
  const index = Math.floor(place);
  const part = place - index;
  const from = joints[index] ?? [0, 0, 0];
  const to = joints[index + 1] ?? from;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const mid = (axis: 0 | 1 | 2): number => from[axis] + (to[axis] - from[axis]) * part;
  return { at: [mid(0), mid(1), mid(2)], across: [-(to[1] - from[1]) / long, (to[0] - from[0]) / long] };
}

/** A limb, neck, trunk or tail: a soft tube around its joints. */
export function tube(frame: Frame, joints: readonly Joint[], pull?: number): string {
  const sides = joints.map(([x, y, half], at) => {
    const before = joints[at - 1] ?? joints[at] ?? [x, y, half];
    const after = joints[at + 1] ?? joints[at] ?? [x, y, half];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [ax, ay] = [(-dy / long) * half, (dx / long) * half];
    return { left: frame(x + ax, y + ay), right: frame(x - ax, y - ay) };
  });
  return closed([...sides.map(({ left }) => left), ...sides.map(({ right }) => right).toReversed()], pull);
}

/** The three tones of a coat in this picture's light. */
export function tones(
  stage: Stage,
  { colour, distance }: Coat,
): { lit: string; body: string; dim: string; rim: string } {
  const { palette, time } = stage;
  const air = (tone: string): string => palette.air(tone, distance);
  const own = lighten(colour, 0.06);
  const lit = mix(palette.vivid(own), palette.lit(own), time === 'night' ? 0.5 : 0);
  const dim = palette.shade(darken(colour, 0.02));
  const glint = { dawn: 0.4, day: 0.3, dusk: 0.62, night: 0.8 }[time];
  return {
    lit: air(mix(lit, dim, time === 'night' ? 0.38 : time === 'dusk' ? 0.12 : 0)),
    body: air(mix(lit, dim, time === 'night' ? 0.78 : 0.42)),
    dim: air(dim),
    rim: air(mix(lighten(palette.lit(colour), 0.08), palette.disc, glint)),
  };
}

/** The box of an outline of absolute points. */
function extent(outline: string): { x: number; y: number; wide: number; tall: number } {
  const numbers = [...outline.matchAll(/-?\d+(?:\.\d+)?/gu)].map(([text]) => Number(text));
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, at) => at % 2 === axis));
  const low = (row: readonly number[] = []): number => row.reduce((least, value) => Math.min(least, value), Infinity);
  const high = (row: readonly number[] = []): number => row.reduce((most, value) => Math.max(most, value), -Infinity);
  return { x: low(xs), y: low(ys), wide: high(xs) - low(xs), tall: high(ys) - low(ys) };
}

/**
 * A solid body: bright along the edge that faces the light, lit above, dark below and on the far side. `detail` draws on it
 * and cannot leave it.
 */
export function paintBody(stage: Stage, outline: string, coat: Coat, edge: number, detail?: () => void): void {
  const { ink } = stage;
  const tone = tones(stage, coat);
  const { x, y, wide, tall } = extent(outline);
  const away = coat.light > 0 ? 0 : 1;
  ink.group({ 'clip-path': ink.clip(outline) }, () => {
    ink.rect(x, y, wide, tall, tone.rim);
    ink.path(
      outline,
      ink.vertical([
        [0, tone.lit],
        [0.36, mix(tone.lit, tone.body, 0.45)],
        [0.66, tone.body],
        [1, tone.dim],
      ]),
      { transform: `translate(${n(-coat.light * edge)} ${n(edge * 0.75)})` },
    );
    detail?.();
    ink.rect(
      x,
      y,
      wide,
      tall,
      ink.slanted(
        [
          [0, tone.dim, 0.62],
          [0.45, tone.dim, 0.12],
          [0.7, tone.dim, 0],
        ],
        away,
        1,
        1 - away,
        0.3,
      ),
    );
  });
}
