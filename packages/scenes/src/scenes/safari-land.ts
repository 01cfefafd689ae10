import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Land } from './safari-plan.ts';

export type Acacia = {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  /** How far the crown is to the side of the root, in shares of the height. */
  readonly lean: number;
  readonly leaf: string;
  readonly wood: string;
  readonly light: 1 | -1;
};

/** A flat layer of leaves: a low dome above, nearly level below, torn all round. */
function pad(x: number, y: number, half: number, thick: number, own: Random): string {
  const steps = Math.max(6, Math.min(40, Math.round(half / 3)));
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const across = -1 + (2 * step) / steps;
    const dome = Math.sqrt(Math.max(0, 1 - across * across));
    points.push([x + across * half, y - dome * thick * own.range(0.78, 1.06)]);
  }
  for (let step = steps; step >= 0; step -= 1) {
    const across = -1 + (2 * step) / steps;
    const dome = Math.sqrt(Math.max(0, 1 - across * across));
    points.push([x + across * half * own.range(0.95, 1.02), y + dome * thick * own.range(0.1, 0.42)]);
  }
  return polygon(points);
}

/** An umbrella thorn: a trunk that forks low and fans out below flat layers of leaves. */
export function paintAcacia(stage: Stage, tree: Acacia): void {
  const { ink, random } = stage;
  const { x, foot, tall, lean, leaf, wood, light } = tree;
  const own = random.fork(`acacia${Math.round(x)}-${Math.round(tall)}`);
  const layers = [-0.5, 0.46, -0.2, 0.2, 0].map((at, index) => ({
    x: x + (lean + at * own.range(0.9, 1.1)) * tall,
    y: foot - tall * (index === 4 ? 0.95 : index > 1 ? own.range(0.85, 0.92) : own.range(0.74, 0.82)),
    half: tall * (index > 1 ? own.range(0.34, 0.44) : own.range(0.26, 0.34)),
    thick: tall * own.range(0.07, 0.1),
  }));
  const fork: Point = [x + lean * tall * 0.25, foot - tall * own.range(0.3, 0.38)];
  const branch = (to: Point, width: number): void => {
    const knee: Point = [fork[0] + (to[0] - fork[0]) * 0.42, fork[1] + (to[1] - fork[1]) * 0.62];
    ink.stroke(curve([fork, knee, to], 0.7), wood, width);
    for (const by of [-0.12, 0.1])
      ink.stroke(curve([knee, [to[0] + by * tall, to[1] + tall * 0.02]]), wood, width * 0.5);
  };
  for (const layer of layers.slice(0, 4)) branch([layer.x, layer.y], tall * 0.02);
  ink.path(
    polygon([
      [x - tall * 0.042, foot + tall * 0.01],
      [x - tall * 0.02, foot - tall * 0.12],
      [fork[0] - tall * 0.022, fork[1]],
      [fork[0] + tall * 0.02, fork[1] - tall * 0.01],
      [x + tall * 0.024, foot - tall * 0.12],
      [x + tall * 0.048, foot + tall * 0.01],
    ]),
    ink.horizontal(
      light > 0
        ? [
            [0, darken(wood, 0.03)],
            [1, lighten(wood, 0.08)],
          ]
        : [
            [0, lighten(wood, 0.08)],
            [1, darken(wood, 0.03)],
          ],
    ),
  );
  paintCrown(stage, tree, layers, own, leaf);
}

type Layer = { readonly x: number; readonly y: number; readonly half: number; readonly thick: number };

function paintCrown(stage: Stage, { tall, light }: Acacia, layers: readonly Layer[], own: Random, leaf: string): void {
  const { ink } = stage;
  let specks = '';
  const small = tall < 70;
  for (const layer of layers) {
    ink.path(pad(layer.x, layer.y + layer.thick * 0.2, layer.half, layer.thick, own), darken(leaf, 0.05));
    if (!small) ink.path(pad(layer.x, layer.y - layer.thick * 0.08, layer.half * 0.97, layer.thick * 0.78, own), leaf);
    ink.path(
      pad(layer.x + light * layer.half * 0.12, layer.y - layer.thick * 0.4, layer.half * 0.78, layer.thick * 0.44, own),
      lighten(leaf, 0.065),
    );
    if (tall > 200)
      for (let speck = 0; speck < 16; speck += 1) {
        const across = own.range(-0.9, 0.9);
        specks += dot(
          layer.x + across * layer.half,
          layer.y + layer.thick * own.range(-0.9, 0.2) * Math.sqrt(Math.max(0.1, 1 - across * across)),
          tall * own.range(0.005, 0.011),
        );
      }
  }
  if (specks !== '') ink.path(specks, lighten(leaf, 0.03));
}

/** Single blades in three tones between two places, the nearest the darkest. */
export function paintGrass(
  stage: Stage,
  name: string,
  band: {
    from: number;
    to: number;
    foot: number;
    tall: number;
    count: number;
    colours: readonly [string, ...string[]];
  },
): void {
  const { ink, random } = stage;
  const own = random.fork(`grass-${name}`);
  for (const colour of band.colours) {
    let d = '';
    for (let blade = 0; blade < band.count; blade += 1) {
      const x = own.range(band.from, band.to);
      const foot = band.foot + own.range(-0.1, 0.15) * band.tall;
      const tall = band.tall * own.range(0.45, 1.05);
      const bend = tall * own.range(-0.42, 0.5);
      const half = Math.max(0.7, tall * 0.024);
      const back = -half * 2 - bend;
      d += `M${n(x + half)} ${n(foot)}q${n(half * 0.4)} ${n(-tall * 0.6)} ${n(bend)} ${n(-tall)}q${n(back * 0.86)} ${n(tall * 0.4)} ${n(back)} ${n(tall)}Z`;
    }
    ink.path(d, colour);
  }
}

/** Low tufts and shrubs strewn over the plain, larger towards the viewer. */
export function paintTufts(stage: Stage, { horizon, shore, gold, leaf }: Land): void {
  const { palette, w, h, u, random } = stage;
  const own = random.fork('tufts');
  for (let tuft = 0; tuft < 22; tuft += 1) {
    const near = 0.12 + own.next() * (tuft % 3 === 0 ? 1.5 : 0.9);
    const foot = horizon + (shore - horizon) * near;
    const x = w * own.range(0, 1);
    const size = (5 + near * 17) * u;
    if (foot > h * 0.9) continue;
    const green = mix(palette.shade(gold), leaf, own.range(0.2, 0.7));
    const tone = palette.air(green, 0.45 * Math.max(0, 1 - near));
    paintGrass(stage, `tuft${tuft}`, {
      from: x - size,
      to: x + size,
      foot,
      tall: size,
      count: 5,
      colours: [tone, lighten(mix(tone, palette.lit(gold), 0.4), 0.02)],
    });
  }
}

/** Tall seeding grass of the foreground: stalks that nod under their ears. */
export function paintReeds(
  stage: Stage,
  name: string,
  at: { x: number; spread: number; foot: number; tall: number; count: number; colour: string; ear: string },
): void {
  const { ink, random } = stage;
  const own = random.fork(`reeds-${name}`);
  let [stalks, ears] = ['', ''];
  for (let stalk = 0; stalk < at.count; stalk += 1) {
    const x = at.x + own.range(-1, 1) * at.spread;
    const tall = at.tall * own.range(0.55, 1.05) * (1 - 0.35 * Math.abs((x - at.x) / at.spread));
    const bend = tall * own.range(-0.2, 0.34);
    const tip: Point = [x + bend, at.foot - tall];
    stalks += `M${n(x)} ${n(at.foot)}Q${n(x)} ${n(at.foot - tall * 0.6)} ${n(tip[0])} ${n(tip[1])}`;
    const turn = Math.sign(bend || 1);
    for (let grain = 0; grain < 4; grain += 1) {
      const [gx, gy] = [tip[0] - bend * 0.07 * grain, tip[1] + tall * 0.05 * grain];
      const long = tall * (0.03 + grain * 0.005);
      ears += polygon([
        [gx, gy],
        [gx + turn * long * 0.7, gy - long * 0.2],
        [gx + turn * long * 1.3, gy + long * 0.8],
        [gx + turn * long * 0.4, gy + long * 0.4],
      ]);
      ears += polygon([
        [gx, gy],
        [gx - long * 0.5, gy + long * 0.1],
        [gx - turn * long * 0.3, gy + long],
      ]);
    }
  }
  ink.stroke(stalks, at.colour, Math.max(1, at.tall * 0.009));
  ink.path(ears, at.ear);
}

/** The bare thorny branch that leaves the picture at an upper corner, with its flat sprays of leaves. */
export function paintFrameBranch(stage: Stage, land: Land, side: 1 | -1, reach: number, y: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork('branch');
  const wood = mix(palette.deep, '#3a1c1c', 0.25);
  const leaf = mix(land.leaf, palette.deep, 0.5);
  const at = (across: number, down: number): Point => [
    side < 0 ? across * reach : w - across * reach,
    y + down * reach,
  ];
  const spine = [at(-0.1, -0.02), at(0.22, 0.05), at(0.55, 0.015), at(0.92, 0.1)];
  ink.stroke(curve(spine.slice(0, 3), 0.8), wood, 6.5 * u);
  ink.stroke(curve(spine.slice(2), 0.8), wood, 4 * u);
  const sprays: (readonly [number, number, number])[] = [
    [0.06, -0.05, 0.26],
    [0.3, -0.07, 0.24],
    [0.42, 0.12, 0.17],
    [0.62, -0.04, 0.22],
    [0.8, 0.15, 0.13],
    [0.92, 0.085, 0.17],
  ];
  for (const [across, down, half] of sprays) {
    const root = at(across - 0.1, 0.04);
    ink.stroke(curve([root, at(across, down)], 0.6), wood, 2.6 * u);
    const [px, py] = at(across, down);
    const [wide, thick] = [half * reach * own.range(0.9, 1.1), reach * own.range(0.05, 0.066)];
    ink.path(pad(px, py, wide, thick, own), leaf);
    ink.path(pad(px, py - thick * 0.42, wide * 0.8, thick * 0.42, own), lighten(leaf, 0.05));
  }
}
