import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import type { Stop } from '../ink.ts';
import { curve, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Half widths to the left and right of the axis at a share of the height. */
export type Profile = (up: number) => readonly [number, number];

export type Glass = {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly profile: Profile;
  /** How far the axis leans at the top. */
  readonly lean?: number;
  readonly ribs: number;
  /** Round glass has its ribs closer at the edges. */
  readonly round: boolean;
  readonly rings: readonly number[];
  readonly frame: string;
  readonly bold: number;
  readonly palms: number;
  /** Where the plants are rooted, if lower than the glass. */
  readonly root?: number;
  /** A round end is shaded only to its outer side, a long wall not at all. */
  readonly body: 'round' | 'flat' | 'leftEnd' | 'rightEnd';
  /** -1 when the light comes from the left. */
  readonly light: number;
};

/** Straight walls, then a quarter round that ends at `top` of the width. */
export function vault(wall: number, top: number): (up: number) => number {
  return (up) => {
    if (up <= wall) return 1;
    const rise = (up - wall) / (1 - wall);
    return top + (1 - top) * Math.sqrt(Math.max(0, 1 - rise * rise));
  };
}

const levels = Array.from({ length: 19 }, (_, at) => Math.sin((at / 18) * (Math.PI / 2)));

/** A body of glass: the sky mirrored in it, plants behind it, ribs and rings before it. After dark it shines. */
export function paintGlass(stage: Stage, glass: Glass): void {
  const { ink } = stage;
  const shape = outline(glass);
  ink.path(shape, paneFill(stage));
  ink.group({ 'clip-path': ink.clip(shape) }, () => {
    paintInside(stage, glass);
    paintReflections(stage, glass);
  });
  if (glass.body !== 'flat') ink.path(shape, ink.horizontal(roundness(stage, glass)));
  paintRibs(stage, glass);
  ink.stroke(shape, frameColour(stage, glass.frame), glass.bold + 0.6);
}

/** Bright on the side of the light, in shadow on the other. */
function roundness({ palette }: Stage, { body, light }: Glass): readonly Stop[] {
  const shine = palette.dark ? 0.16 : 0.42;
  const shadow = palette.shade('#3a5a80');
  const dim = palette.dark ? 0.42 : 0.36;
  if (body === 'round') {
    const stops: Stop[] = [
      [0, '#ffffff', shine],
      [0.34, '#ffffff', 0.04],
      [0.6, shadow, 0.03],
      [1, shadow, dim],
    ];
    return light < 0 ? stops : turned(stops);
  }
  const end: Stop[] =
    (body === 'leftEnd') === light < 0
      ? [
          [0, '#ffffff', shine],
          [1, '#ffffff', 0.02],
        ]
      : [
          [0, shadow, dim],
          [1, shadow, 0.02],
        ];
  return body === 'leftEnd' ? end : turned(end);
}

function turned(stops: readonly Stop[]): Stop[] {
  return stops.map(([at, colour, opacity]): Stop => [1 - at, colour, opacity ?? 1]).toReversed();
}

export function frameColour(stage: Stage, frame: string): string {
  const { palette } = stage;
  if (!palette.dark) return palette.lit(frame);
  /* Iron before the light: dark, but warmed by what shines through. */
  return mix(mix(frame, '#ff9d55', 0.5), palette.deep, stage.time === 'night' ? 0.62 : 0.56);
}

function axis({ x, tall, lean = 0 }: Glass, up: number): number {
  return x + lean * tall * up;
}

function outline(glass: Glass): string {
  const { foot, tall, profile } = glass;
  const left = levels.map((up): Point => [axis(glass, up) - profile(up)[0], foot - tall * up]);
  const right = levels.map((up): Point => [axis(glass, up) + profile(up)[1], foot - tall * up]);
  return polygon([...left, ...right.toReversed()]);
}

function paneFill(stage: Stage): string {
  const { ink, palette, time } = stage;
  if (palette.dark) {
    const night = time === 'night';
    return ink.vertical([
      [0, night ? mix(palette.sky[3], '#ff9a48', 0.5) : mix('#c8623c', palette.deep, 0.24)],
      [0.4, night ? mix('#ffad50', palette.sky[4], 0.12) : '#f59a4a'],
      [0.74, mix(palette.lamp, '#ffb04e', 0.34)],
      [1, lighten(palette.lamp, 0.05)],
    ]);
  }
  return ink.vertical([
    [0, mix(palette.sky[1], '#ffffff', 0.2)],
    [0.4, mix(palette.sky[2], '#ffffff', 0.36)],
    [0.75, mix(palette.sky[3], '#ffffff', 0.42)],
    [1, mix(palette.sky[3], palette.ground, 0.34)],
  ]);
}

function paintInside(stage: Stage, glass: Glass): void {
  const { ink, palette, random } = stage;
  const { x, foot, tall, profile, root = foot } = glass;
  const own = random.fork(`inside${Math.round(x)}-${Math.round(tall)}`);
  const [left, right] = profile(0);
  const leaf = palette.dark ? mix(palette.deep, '#3f7a4a', 0.4) : mix(palette.ground, palette.sky[2], 0.18);
  let low = '';
  for (let at = -left; at < right; at += tall * 0.11)
    low += dot(x + at, foot - own.range(0, 0.07) * tall, tall * own.range(0.08, 0.15));
  if (root === foot) ink.path(low, leaf, { opacity: palette.dark ? 0.5 : 0.42 });
  for (let palm = 0; palm < glass.palms; palm += 1) {
    const share = glass.palms === 1 ? 0.5 : palm / (glass.palms - 1);
    const at = x - left * 0.68 + (left + right) * 0.68 * share + own.range(-0.06, 0.06) * tall;
    const room = profile(0.66);
    const wide = at < x ? room[0] : room[1];
    const high = Math.abs(at - x) < wide * 0.8 ? own.range(0.54, 0.72) : own.range(0.3, 0.42);
    ink.group({ opacity: palette.dark ? 0.6 : 0.46 }, () =>
      paintInnerPalm(stage, at, root, root - foot + tall * high, leaf, own),
    );
  }
}

/** A palm of a few strokes: behind glass nothing finer shows. */
function paintInnerPalm(stage: Stage, x: number, foot: number, tall: number, colour: string, own: Random): void {
  const lean = own.range(-0.08, 0.08) * tall;
  const [cx, cy] = [x + lean, foot - tall];
  stage.ink.stroke(
    curve([
      [x, foot],
      [x + lean * 0.3, foot - tall * 0.5],
      [cx, cy],
    ]),
    colour,
    Math.max(1.4, Math.min(tall, 110 * stage.u) * 0.03),
  );
  let d = '';
  for (const turn of [-1.32, -0.95, -0.5, -0.1, 0.32, 0.78, 1.15, 1.45]) {
    const long = Math.min(tall, 110 * stage.u) * own.range(0.3, 0.4);
    const [tx, ty] = [cx + Math.sin(turn) * long, cy - Math.cos(turn) * long * 0.7 + Math.abs(turn) * long * 0.42];
    const [mx, my] = [cx + Math.sin(turn) * long * 0.55, cy - Math.cos(turn) * long * 0.66 - long * 0.06];
    d += `M${n(cx)} ${n(cy)}Q${n(mx)} ${n(my - long * 0.1)} ${n(tx)} ${n(ty)}Q${n(mx)} ${n(my + long * 0.2)} ${n(cx)} ${n(cy)}Z`;
  }
  stage.ink.path(d, colour);
}

/** Slanting bands of mirrored sky, and a cloud or two. */
function paintReflections(stage: Stage, { x, foot, tall, profile, light }: Glass): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`mirror${Math.round(x)}-${Math.round(tall)}`);
  const half = profile(0)[light < 0 ? 0 : 1];
  let d = '';
  for (const [at, wide] of [
    [0.62, 0.2],
    [0.34, 0.07],
    [-0.28, 0.12],
  ] as const) {
    const root = x + light * half * (at + own.range(-0.05, 0.05));
    const slant = -light * tall * 0.34;
    d += polygon([
      [root, foot],
      [root + half * wide, foot],
      [root + half * wide + slant, foot - tall],
      [root + slant, foot - tall],
    ]);
  }
  ink.path(d, '#ffffff', { opacity: palette.dark ? 0.12 : 0.3 });
}

function paintRibs(stage: Stage, glass: Glass): void {
  const { ink, u } = stage;
  const { foot, tall, profile, ribs, round, rings, bold } = glass;
  const colour = frameColour(stage, glass.frame);
  let [thin, thick] = ['', ''];
  for (let rib = 1; rib < ribs; rib += 1) {
    const even = (rib / ribs) * 2 - 1;
    const at = round ? Math.sin(even * (Math.PI / 2)) : even;
    const points = levels
      .filter((_, level) => level % 2 === 0)
      .map((up): Point => [axis(glass, up) + at * profile(up)[at < 0 ? 0 : 1], foot - tall * up]);
    if (rib % 4 === 0) thick += line(points);
    else thin += line(points);
  }
  for (const up of rings) {
    const [left, right] = profile(up);
    const [middle, y] = [axis(glass, up), foot - tall * up];
    const bow = round ? (left + right) * 0.035 : 0;
    thin += `M${n(middle - left)} ${n(y)}Q${n(middle)} ${n(y - bow * 2)} ${n(middle + right)} ${n(y)}`;
  }
  ink.stroke(thin, colour, bold * 0.5 * u, { opacity: 0.82 });
  ink.stroke(thick, colour, bold * 1.05 * u);
}
