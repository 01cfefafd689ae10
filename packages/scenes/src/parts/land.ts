import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, line, polygon, sample } from '../outline.ts';
import type { Point } from '../outline.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export type Ridge = (x: number) => number;

/** A wandering crest around `y`, `height` up and down, with about `waves` hills across the picture. */
export function ridgeLine(stage: Stage, name: string, y: number, height: number, waves: number, rough = 0.5): Ridge {
  const noise = fractal(stage.random.fork(name), 5, rough);
  return (x) => y + noise((x / stage.w) * waves) * height;
}

/** Fills below a crest, the foot dissolved in the air. `distance` 0 near .. 1 at the horizon. */
export function paintRidge(stage: Stage, crest: Ridge, bottom: number, colour: string, distance: number): void {
  const { ink, palette, w } = stage;
  const top = palette.air(colour, distance);
  const foot = palette.air(colour, Math.min(1, distance + 0.3));
  const points = sample(-4, w + 4, 7, crest);
  ink.path(
    `${line(points)}L${n(w + 4)} ${n(bottom)}L-4 ${n(bottom)}Z`,
    ink.vertical([
      [0, top],
      [0.35, mix(top, foot, 0.25)],
      [1, foot],
    ]),
  );
}

/** Serrated spindles that follow a crest, all in one shape. */
export function paintPineRow(stage: Stage, crest: Ridge, tall: number, gap: number, colour: string, keep = 1): void {
  const { ink, w, random } = stage;
  const trees = random.fork(`pines${Math.round(tall)}${Math.round(gap * 10)}`);
  let d = '';
  for (let x = -gap; x < w + gap; x += gap * trees.range(0.6, 1.5)) {
    const size = tall * trees.range(0.55, 1.2);
    if (trees.chance(keep)) d += pineOutline(x, crest(x) + size * 0.12, size, trees, 4);
  }
  ink.path(d, colour);
}

function pineOutline(x: number, foot: number, tall: number, random: Random, tiers: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const low = (tier + 1) / tiers;
    const half = tall * 0.17 * low * random.range(0.85, 1.15);
    const y = foot - tall * (1 - low);
    left.push([x - half, y], [x - half * 0.45, y - tall * 0.02]);
    right.push([x + half, y], [x + half * 0.45, y - tall * 0.02]);
  }
  return polygon([[x, foot - tall], ...left, ...right.toReversed()]);
}

/** One big fir of the foreground with a lit and a shadow side. */
export function paintFir(stage: Stage, x: number, foot: number, tall: number, colour: string): void {
  const { ink, random } = stage;
  const needles = random.fork(`fir${Math.round(x)}`);
  const tiers = Math.max(7, Math.round(tall / 26));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const low = (tier + 1) / tiers;
    const y = foot - tall * (1 - low) * 0.96 - tall * 0.04;
    const half = tall * 0.2 * low ** 0.9;
    const [a, b] = [needles.range(0.85, 1.12), needles.range(0.85, 1.12)];
    left.push([x - half * a, y], [x - half * 0.5, y - tall * 0.018]);
    right.push([x + half * b, y], [x + half * 0.5, y - tall * 0.018]);
  }
  ink.path(`M${n(x - tall * 0.012)} ${n(foot)}v${n(-tall * 0.1)}h${n(tall * 0.024)}V${n(foot)}Z`, darken(colour, 0.06));
  ink.path(polygon([[x, foot - tall], ...right, [x, foot - tall * 0.04]]), darken(colour, 0.05));
  ink.path(
    polygon([[x, foot - tall], ...left, [x + tall * 0.015, foot - tall * 0.04], [x - tall * 0.006, foot - tall * 0.5]]),
    lighten(colour, 0.035),
  );
}

export type Peak = {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly half: number;
  /** Colour of the rock before the air. */
  readonly rock: string;
  readonly distance: number;
  /** Share of the height that is white; 0 for none. */
  readonly snow: number;
  /** 1 straight flanks, above it hollow ones. */
  readonly hollow?: number;
  readonly blunt?: number;
};

/** A mountain of two facets along a wandering spine, with a torn cap of snow. */
export function paintPeak(stage: Stage, peak: Peak): void {
  const { ink, palette, random } = stage;
  const rocks = random.fork(`peak${Math.round(peak.x)}`);
  const bright = palette.air(palette.lit(peak.rock), peak.distance);
  const dim = palette.air(palette.shade(peak.rock), peak.distance);
  const foot = palette.air(peak.rock, Math.min(0.94, peak.distance + 0.42));
  const flank = flanks(peak, rocks);
  const spine = spineOf(peak, rocks);
  const summit = flank.summit;
  const hazed = (colour: string): string =>
    ink.vertical([
      [0, colour],
      [0.45, colour],
      [1, foot],
    ]);
  ink.path(polygon([...flank.left, ...flank.right]), hazed(bright));
  ink.path(polygon([...summit.slice(-1), ...flank.right.slice(1), ...spine.toReversed()]), hazed(dim));
  if (peak.snow > 0) paintSnow(stage, peak, flank, spine, rocks);
}

type Flanks = { readonly left: Point[]; readonly right: Point[]; readonly summit: Point[] };

function flanks(peak: Peak, rocks: Random): Flanks {
  const hollow = peak.hollow ?? 1.08;
  const blunt = peak.half * (peak.blunt ?? 0.012);
  const noise = fractal(rocks.fork('flank'), 4, 0.55);
  const side = (sign: number): Point[] =>
    Array.from({ length: 25 }, (_, step): Point => {
      const down = step / 24;
      const reach = blunt + (peak.half - blunt) * down ** hollow;
      const jag = noise(sign * 3 + down * 9) * peak.half * 0.022 * Math.min(1, down * 5);
      return [peak.x + sign * reach + jag, peak.foot - peak.tall * (1 - down)];
    });
  const left = side(-1).toReversed();
  const right = side(1);
  return { left, right, summit: [left[left.length - 1] ?? [peak.x, peak.foot], right[0] ?? [peak.x, peak.foot]] };
}

function spineOf(peak: Peak, rocks: Random): Point[] {
  const noise = fractal(rocks.fork('spine'), 3, 0.6);
  const lean = rocks.range(-0.05, 0.2);
  return Array.from({ length: 13 }, (_, step): Point => {
    const down = step / 12;
    return [
      peak.x + (lean * down + noise(down * 4) * 0.1 * Math.min(1, down * 3)) * peak.half,
      peak.foot - peak.tall * (1 - down),
    ];
  });
}

function paintSnow(stage: Stage, peak: Peak, flank: Flanks, spine: readonly Point[], rocks: Random): void {
  const { ink, palette } = stage;
  const line0 = peak.foot - peak.tall * (1 - peak.snow);
  const inside = (points: readonly Point[]): Point[] => points.filter(([, y]) => y <= line0);
  const [left, right, middle] = [inside(flank.left), inside(flank.right), inside(spine)];
  const [edgeLeft, edgeMiddle, edgeRight] = [left[0], middle[middle.length - 1], right[right.length - 1]];
  if (edgeLeft === undefined || edgeMiddle === undefined || edgeRight === undefined) return;
  const torn = (from: Point, to: Point): Point[] => {
    const teeth = Math.max(3, Math.round(Math.abs(to[0] - from[0]) / (peak.half * 0.09)));
    return Array.from({ length: teeth * 2 - 1 }, (_, at): Point => {
      const share = (at + 1) / (teeth * 2);
      const drop = at % 2 === 0 ? rocks.range(0.04, 0.13) : rocks.range(-0.05, 0.01);
      return [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share + drop * peak.tall * (0.5 + peak.snow),
      ];
    });
  };
  const white = palette.air(palette.lit('#fdfbff'), peak.distance * 0.55);
  const blue = palette.air(palette.shade('#c3c9ea'), peak.distance * 0.6);
  ink.path(polygon([...left, ...middle.slice(1), ...torn(edgeMiddle, edgeLeft)]), white);
  ink.path(
    polygon([...flank.summit.slice(-1), ...right.slice(1), ...torn(edgeRight, edgeMiddle), ...middle.toReversed()]),
    blue,
  );
}

/** A rolling meadow or dune: a soft crest through given points, filled to the bottom. */
export function paintSlope(stage: Stage, points: readonly Point[], bottom: number, fill: string): void {
  const first = points[0];
  const last = points[points.length - 1];
  if (first === undefined || last === undefined) return;
  stage.ink.path(
    area(points, [
      [last[0], bottom],
      [first[0], bottom],
    ]),
    fill,
  );
}
