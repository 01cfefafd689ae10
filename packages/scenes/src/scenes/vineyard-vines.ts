import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintGrapes } from './vineyard-fare.ts';

/** A vine's leaf: five blunt lobes around its stalk. */
function vineLeaf(x: number, y: number, size: number, turn: number): string {
  const lobes: Point[] = [];
  for (const [angle, long] of [
    [-2.5, 0.74],
    [-2, 0.62],
    [-1.5, 0.92],
    [-0.85, 0.74],
    [-0.25, 0.98],
    [0, 1.1],
    [0.25, 0.98],
    [0.85, 0.74],
    [1.5, 0.92],
    [2, 0.62],
    [2.5, 0.74],
    [3.14, 0.3],
  ] as const)
    lobes.push([x + Math.sin(angle + turn) * size * long, y + Math.cos(angle + turn) * size * long]);
  return polygon(lobes);
}

export type Foliage = { readonly leaf: string; readonly second: string; readonly grape: string };

/** Dark, middle and light leaves of a plant near the viewer. */
function leafTones({ palette }: Stage, { leaf, second }: Foliage): readonly [string, string, string] {
  return [
    mix(palette.shade(darken(leaf, 0.06)), palette.deep, 0.3),
    mix(palette.shade(second), palette.lit(leaf), 0.55),
    mix(palette.lit(lighten(leaf, 0.08)), palette.vivid(leaf), palette.dark ? 0.4 : 0),
  ];
}

/** A mass of leaves in three tones around given places: sprays that are drawn once and turned. */
export function paintLeaves(stage: Stage, places: readonly Point[], size: number, foliage: Foliage, own: Random): void {
  const sprays = [0, 1, 2, 3].map((at) => sprayOf(stage, foliage, at));
  for (const [x, y] of places) {
    const scale = (size / 10) * own.range(0.85, 1.15);
    const flip = own.pick([1, -1]);
    stage.ink.use(
      sprays[own.whole(0, 3)] ?? '',
      `translate(${n(x)} ${n(y)})rotate(${own.whole(-28, 28)})scale(${(scale * flip).toFixed(2)} ${scale.toFixed(2)})`,
    );
  }
}

function sprayOf(stage: Stage, foliage: Foliage, at: number): string {
  const own = stage.random.fork(`spray${at}`);
  return stage.ink.symbol(() => {
    for (const [layer, tone] of leafTones(stage, foliage).entries()) {
      let d = '';
      for (let one = 0; one < 3 - layer; one += 1)
        d += vineLeaf(own.range(-12, 12), own.range(-9, 11) - layer * 4, own.range(6, 10), own.range(-0.9, 0.9));
      stage.ink.path(d, tone);
    }
  });
}

/** Vines on wires beside the terrace, from `from` to `to`, with posts, old trunks and ripe bunches. */
export function paintNearVines(
  stage: Stage,
  from: number,
  to: number,
  foot: number,
  foliage: Foliage,
  side: number,
): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork('near-vines');
  const wood = mix(palette.shade('#6a4a38'), palette.deep, 0.3);
  const tall = 138 * u;
  const gap = 74 * u;
  let [posts, rims, trunks, wires] = ['', '', '', ''];
  const leaves: Point[] = [];
  const bunches: Point[] = [];
  for (let x = Math.min(from, to); x < Math.max(from, to); x += gap) {
    trunks += curve(
      [
        [x, foot],
        [x + own.range(-6, 6) * u, foot - tall * 0.2],
        [x + own.range(-7, 7) * u, foot - tall * 0.45],
      ],
      1,
    );
    for (let at = 0; at < 12; at += 1)
      leaves.push([x + own.range(-0.55, 0.55) * gap, foot - tall * own.range(0.42, 0.96)]);
    for (const at of [-0.3, 0.05, 0.36]) bunches.push([x + at * gap, foot - tall * own.range(0.34, 0.46)]);
  }
  for (let x = Math.min(from, to) - gap / 2; x < Math.max(from, to) + gap; x += gap * 2) {
    posts += line([
      [x, foot],
      [x, foot - tall * 1.1],
    ]);
    rims += line([
      [x + side * 1.6 * u, foot],
      [x + side * 1.6 * u, foot - tall * 1.1],
    ]);
  }
  for (const up of [0.45, 0.68, 0.92])
    wires += line([
      [Math.min(from, to) - gap, foot - tall * up],
      [Math.max(from, to) - gap * 0.5, foot - tall * up],
    ]);
  ink.stroke(wires, palette.shade('#a0a0a8'), 1 * u, { opacity: 0.7 });
  ink.stroke(posts, wood, 6 * u);
  ink.stroke(rims, palette.lit('#b08a62'), 2 * u);
  ink.stroke(trunks, wood, 6 * u);
  paintLeaves(stage, leaves, 13 * u, foliage, own);
  paintBunches(stage, bunches, 0.6 * u, foliage.grape, side);
  paintLeaves(
    stage,
    leaves.filter((_, at) => at % 6 === 0),
    10 * u,
    foliage,
    own,
  );
}

/** Hanging bunches, of three shapes. */
export function paintBunches(stage: Stage, places: readonly Point[], k: number, grape: string, side: number): void {
  const own = stage.random.fork(`bunches${places.length}`);
  const shapes = [0, 1, 2].map((at) =>
    stage.ink.symbol(() =>
      paintGrapes(stage, { x: 0, y: 0, k: 1 }, grape, side, stage.random.fork(`bunch${at}`), true),
    ),
  );
  for (const [x, y] of places) {
    const scale = k * own.range(0.85, 1.15);
    stage.ink.use(shapes[own.whole(0, 2)] ?? '', `translate(${n(x)} ${n(y)})scale(${scale.toFixed(2)})`);
  }
}

/** The leaves of a row that is not far, as one drawing a metre wide and a metre high, to be put down along it. */
export function clumpOf(stage: Stage, foliage: Foliage, name: string): string {
  const { ink } = stage;
  const own = stage.random.fork(name);
  const [dark, middle, bright] = leafTones(stage, foliage);
  return ink.symbol(() => {
    for (const [tone, count, low, high] of [
      [dark, 9, 0.15, 0.8],
      [middle, 9, 0.3, 1.05],
      [bright, 7, 0.62, 1.12],
    ] as const) {
      let d = '';
      for (let leaf = 0; leaf < count; leaf += 1)
        d += roundLeaf(own.range(-62, 62), -100 * own.range(low, high), own.range(11, 17), own.range(-0.6, 0.6));
      ink.path(d, tone);
    }
    let fruit = '';
    for (let bunch = 0; bunch < 2; bunch += 1) {
      const [x, y] = [own.range(-40, 40), -own.range(20, 38)];
      fruit += `M${n(x - 8)} ${n(y)}q8 -9 16 0q0 14 -8 24q-8 -10 -8 -24Z`;
    }
    ink.path(fruit, mix(stage.palette.shade(foliage.grape), stage.palette.vivid(foliage.grape), 0.6));
  });
}

function roundLeaf(x: number, y: number, size: number, turn: number): string {
  const points = [-2.4, -1.3, -0.5, 0.5, 1.3, 2.4].map((angle, at): Point => [
    x + Math.sin(angle + turn) * size * (at % 2 === 0 ? 1 : 0.8),
    y + Math.cos(angle + turn) * size,
  ]);
  return polygon(points);
}
