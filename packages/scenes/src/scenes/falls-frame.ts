import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, curve, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Gorge } from './falls-plan.ts';

type Greens = { readonly dark: string; readonly middle: string; readonly light: string };

/**
 * The nearest things, cut off by the edge of the picture: ferns, big leaves, vines, a leaning tree, or the mouth of a
 * cave.
 */
export function paintFrame(stage: Stage, gorge: Gorge): void {
  const { palette, w, h, u, random } = stage;
  const own = random.fork('frame');
  const greens: Greens = {
    dark: mix(palette.deep, gorge.leaf, 0.14),
    middle: mix(palette.deep, gorge.leaf, 0.34),
    light: mix(palette.deep, palette.lit(gorge.leaf), 0.58),
  };
  const most = Math.min(h, w * 0.9);
  const strong = -gorge.open;
  const corner = (side: number): number => (side < 0 ? 0 : w);
  if (gorge.frame === 'cave') paintCave(stage, gorge, greens, own);
  if (gorge.frame === 'tree') paintLeaningTree(stage, gorge.open, greens, own);
  if (gorge.frame === 'vines')
    paintVines(stage, greens, own, [0.01, 0.05, 0.1, 0.15, 0.2, 0.8, 0.86, 0.91, 0.95, 0.99]);
  const big = gorge.frame === 'ferns' ? 0.54 : 0.38;
  if (gorge.frame === 'leaves') {
    paintLeaves(stage, corner(strong) - strong * 6 * u, h * 1.02, most * 0.4, strong, greens, own);
    paintLeaves(stage, corner(-strong), h * 1.06, most * 0.3, -strong, greens, own);
  } else {
    const fronds = [greens.dark, greens.middle, greens.light].map((colour) =>
      frond(stage, colour, own.range(0.85, 1.25)),
    );
    paintFern(stage, [corner(strong) - strong * own.range(0.02, 0.07) * w, h * 1.01], most * big, fronds, own);
    paintFern(stage, [corner(-strong) + strong * own.range(0, 0.05) * w, h * 1.03], most * big * 0.76, fronds, own);
  }
}

/** One arching frond, 100 long, growing up from 0 and bending right. */
function frond(stage: Stage, colour: string, droop: number): string {
  const { ink } = stage;
  return ink.symbol(() => {
    const at = (share: number): Point => [share ** 1.7 * 62 * droop, -96 * share + 46 * droop * share ** 2.6];
    let d = '';
    const pairs = 22;
    for (let pair = 2; pair <= pairs; pair += 1) {
      const share = pair / pairs;
      const [root, next] = [at(share - 0.02), at(Math.min(1, share + 0.02))];
      const long = 21 * Math.sin(Math.PI * (0.12 + share * 0.86)) + 1.5;
      const [dx, dy] = [next[0] - root[0], next[1] - root[1]];
      const size = Math.hypot(dx, dy) || 1;
      const [ax, ay] = [dx / size, dy / size];
      for (const side of [-1, 1]) {
        const tip: Point = [
          root[0] + (-ay * side * 0.92 + ax * 0.5) * long,
          root[1] + (ax * side * 0.92 + ay * 0.5) * long + long * 0.12,
        ];
        d += `M${n(root[0])} ${n(root[1])}Q${n(root[0] + (tip[0] - root[0]) * 0.4 + ax * 3.6)} ${n(root[1] + (tip[1] - root[1]) * 0.4 + ay * 3.6)} ${n(tip[0])} ${n(tip[1])}Q${n(root[0] + (tip[0] - root[0]) * 0.5 - ax * 1.6)} ${n(root[1] + (tip[1] - root[1]) * 0.5 - ay * 1.6)} ${n(root[0] - ax * 1.6)} ${n(root[1] - ay * 1.6)}Z`;
      }
    }
    ink.path(d, colour);
    ink.stroke(curve([at(0), at(0.35), at(0.7), at(1)], 1), lighten(colour, 0.05), 1.5);
  });
}

function paintFern(stage: Stage, [x, foot]: Point, size: number, fronds: readonly string[], own: Random): void {
  const { ink } = stage;
  for (const [tone, count, from] of [
    [0, 7, 1],
    [1, 6, 0.86],
    [2, 4, 0.66],
  ] as const) {
    const leaf = fronds[tone] ?? '';
    for (let one = 0; one < count; one += 1) {
      const lean = ((one + 0.5) / count) * 2 - 1 + own.range(-0.12, 0.12);
      const scale = (size / 100) * from * own.range(0.8, 1.12);
      const flip = lean < 0 ? -1 : 1;
      ink.use(
        leaf,
        `translate(${n(x + lean * size * 0.12)} ${n(foot)}) rotate(${n(lean * 46)}) scale(${(scale * flip).toFixed(2)} ${scale.toFixed(2)})`,
      );
    }
  }
}

/** One broad blade, 100 long, growing up from 0: a lit half, a shadow half, cuts in its edge. */
function blade(stage: Stage, colour: string, cut: boolean): string {
  const { ink } = stage;
  return ink.symbol(() => {
    const half = (side: number): string => {
      const edge: Point[] = [[0, 0]];
      for (let step = 1; step <= 16; step += 1) {
        const share = step / 16;
        const wide = (cut ? 40 : 21) * Math.sin(Math.PI * share ** (cut ? 0.62 : 0.8)) ** 0.8;
        edge.push([side * wide, -100 * share + (cut ? 6 : 2) * (1 - share)]);
        if (cut && step % 3 === 0 && step < 14)
          edge.push([side * wide * 0.42, -100 * share - 1], [side * wide * 0.98, -100 * share - 3]);
      }
      return polygon([...edge.map(([x, y]): Point => [x, Math.max(-100, y)]), [0, -100]]);
    };
    ink.path(half(1), darken(colour, 0.035));
    ink.path(half(-1), lighten(colour, 0.025));
    let veins = '';
    for (let vein = 1; vein < 8; vein += 1)
      for (const side of [-1, 1])
        veins += line([
          [0, -vein * 11],
          [side * (cut ? 24 : 14), -vein * 11 - 12],
        ]);
    ink.stroke(veins, lighten(colour, 0.07), 0.7, { opacity: 0.5 });
    ink.stroke(
      line([
        [0, 16],
        [0, -97],
      ]),
      lighten(colour, 0.1),
      1.5,
    );
  });
}

function paintLeaves(
  stage: Stage,
  x: number,
  foot: number,
  size: number,
  side: number,
  greens: Greens,
  own: Random,
): void {
  const { ink } = stage;
  const cut = own.chance(0.5);
  for (const [colour, count, scale] of [
    [greens.dark, 5, 1.05],
    [greens.middle, 4, 0.9],
    [greens.light, 3, 0.68],
  ] as const) {
    const leaf = blade(stage, colour, cut);
    for (let one = 0; one < count; one += 1) {
      const turn = -side * (((one + own.range(0.2, 0.8)) / count) * 104 - 28);
      const grown = (size / 100) * scale * own.range(0.85, 1.15);
      ink.use(
        leaf,
        `translate(${n(x - side * own.range(-0.1, 0.2) * size)} ${n(foot - own.range(0, 0.12) * size)}) rotate(${n(turn)}) scale(${grown.toFixed(2)})`,
      );
    }
  }
}

/** A hanging vine, 100 long, with leaves on both sides. */
function vine(stage: Stage, own: Random, colour: string): string {
  const { ink } = stage;
  return ink.symbol(() => {
    const sway = own.range(-4, 4);
    const at = (share: number): Point => [Math.sin(share * 3) * sway, share * 100];
    let leaves = '';
    for (let leaf = 0; leaf < 22; leaf += 1) {
      const share = (leaf + own.range(0, 0.7)) / 22;
      const [x, y] = at(share);
      const side = leaf % 2 === 0 ? -1 : 1;
      const long = own.range(5, 8.5) * (1.15 - share * 0.6);
      leaves += `M${n(x)} ${n(y)}Q${n(x + side * long * 0.9)} ${n(y - long * 0.3)} ${n(x + side * long)} ${n(y + long * 0.7)}Q${n(x + side * long * 0.2)} ${n(y + long * 0.7)} ${n(x)} ${n(y)}Z`;
    }
    ink.stroke(curve([at(0), at(0.3), at(0.65), at(1)], 1), darken(colour, 0.03), 0.9);
    ink.path(leaves, colour);
  });
}

function paintVines(stage: Stage, greens: Greens, own: Random, places: readonly number[], top = -12): void {
  const { ink, w, h } = stage;
  const vines = [greens.dark, greens.middle, greens.light].map((colour) => vine(stage, own, colour));
  for (const at of places) {
    const edge = 1 - Math.min(at, 1 - at) * 2.4;
    const long = h * own.range(0.2, 0.44) * edge;
    const scale = long / 100;
    ink.use(
      vines[own.whole(0, 2)] ?? '',
      `translate(${n(w * (at + own.range(-0.015, 0.015)))} ${n(top)}) scale(${(scale * 0.8 + 0.5).toFixed(2)} ${scale.toFixed(2)})`,
    );
  }
  for (const side of [0, 1]) paintCanopy(stage, side * w, -h * 0.02, h * 0.15, greens, own);
}

/** A mass of leaves at an upper corner. */
function paintCanopy(stage: Stage, x: number, y: number, size: number, greens: Greens, own: Random): void {
  const { ink } = stage;
  for (const [colour, reach, lift] of [
    [greens.dark, 1, 0.1],
    [greens.middle, 0.86, 0],
    [greens.light, 0.6, -0.1],
  ] as const) {
    let d = '';
    for (let leaf = 0; leaf < 34; leaf += 1) {
      const turn = own.range(0, Math.PI);
      const away = Math.sqrt(own.next()) * size * reach;
      const [lx, ly] = [x + Math.cos(turn) * away * 1.7, y + Math.sin(turn) * away * 0.75 + lift * size];
      const long = size * own.range(0.1, 0.2);
      const lean = own.range(-1.1, 1.1);
      const [tx, ty] = [lx + Math.sin(lean) * long, ly + Math.cos(lean) * long];
      d += `M${n(lx)} ${n(ly)}Q${n(lx + long * 0.5)} ${n(ly + long * 0.35)} ${n(tx)} ${n(ty)}Q${n(lx - long * 0.5)} ${n(ly + long * 0.35)} ${n(lx)} ${n(ly)}Z`;
    }
    for (let clump = 0; clump < 9; clump += 1) {
      const turn = own.range(0, Math.PI);
      const away = Math.sqrt(own.next()) * size * reach * 0.7;
      d += dot(
        x + Math.cos(turn) * away * 1.7,
        y + Math.sin(turn) * away * 0.7 + lift * size,
        size * own.range(0.12, 0.2),
      );
    }
    ink.path(d, colour);
  }
}

/** A trunk that leans in from the border below, its crown leaving the picture above, lianas on it. */
function paintLeaningTree(stage: Stage, side: number, greens: Greens, own: Random): void {
  const { ink, palette, w, h, u } = stage;
  const border = side < 0 ? 0 : w;
  const at = (share: number): Point => [
    border + side * 12 * u - side * w * (0.015 + 0.11 * share ** 1.6),
    h * (1.02 - 1.1 * share),
  ];
  const thick = (share: number): number => (34 - share * 16) * u;
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const edge = (sign: number): Point[] =>
    shares.map((share): Point => [at(share)[0] + sign * thick(share) * (share === 0 ? 1.5 : 0.8), at(share)[1]]);
  const wood = mix(palette.deep, palette.shade('#6a4a3a'), 0.3);
  const sides = [lighten(wood, 0.06), darken(wood, 0.02)] as const;
  ink.path(
    area(edge(-1), edge(1).toReversed()),
    ink.horizontal([
      [0, side < 0 ? sides[1] : sides[0]],
      [1, side < 0 ? sides[0] : sides[1]],
    ]),
  );
  const inward = (off: number): Point[] =>
    shares.map((share): Point => [at(share)[0] - side * thick(share) * off, at(share)[1]]);
  ink.stroke(curve(inward(0.72), 1), mix(wood, palette.lit('#c8a27a'), palette.dark ? 0.28 : 0.42), 2.4 * u);
  ink.stroke(curve(inward(0.2), 1) + curve(inward(-0.3), 1), darken(wood, 0.06), 2 * u, {
    'stroke-dasharray': `${n(60 * u)} ${n(26 * u)}`,
  });
  const bough = [
    at(0.66),
    [at(0.78)[0] - side * w * 0.08, h * 0.16],
    [at(0.8)[0] - side * w * 0.15, h * 0.11],
  ] as const;
  ink.stroke(curve(bough, 1), wood, 10 * u);
  const vines = [greens.middle, greens.dark].map((colour) => vine(stage, own, colour));
  for (const [index, share] of [0.02, 0.06, 0.1, 0.15].entries()) {
    const scale = (h * own.range(0.16, 0.34)) / 100;
    ink.use(
      vines[index % 2] ?? '',
      `translate(${n(at(0.8)[0] - side * w * share)} ${n(h * 0.13)}) scale(${(scale * 0.7 + 0.5).toFixed(2)} ${scale.toFixed(2)})`,
    );
  }
  paintCanopy(stage, at(1)[0], -h * 0.01, h * 0.17, greens, own);
  paintCanopy(stage, at(0.8)[0] - side * w * 0.1, h * 0.06, h * 0.08, greens, own);
  paintCanopy(stage, border, h * 0.05, h * 0.13, greens, own);
}

/** The dark mouth of a cave from which one looks out; light on its edge, vines before it. */
function paintCave(stage: Stage, gorge: Gorge, greens: Greens, own: Random): void {
  const { ink, palette, w, h, u } = stage;
  const noise = fractal(own.fork('mouth'), 4, 0.55);
  const shift = w * 0.02 * gorge.open;
  const mouth = (grow: number): Point[] =>
    Array.from({ length: 64 }, (_, step): Point => {
      const turn = (step / 64) * Math.PI * 2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const reach = (Math.abs(c) ** 3 + Math.abs(s) ** 3) ** (-1 / 3) * (1 + noise(9 + 6 * c + 4.3 * s) * 0.075);
      return [w * 0.5 - shift + c * reach * (w * 0.44 + grow), h * 0.52 + s * reach * (h * 0.435 + grow)];
    });
  const rock = mix(palette.deep, palette.shade(gorge.rock), 0.2);
  const ring = (grow: number): string => `M-20 -20H${n(w + 20)}V${n(h + 20)}H-20Z${polygon(mouth(grow))}`;
  ink.path(ring(0), mix(rock, palette.air(palette.lit(gorge.rock), 0.2), 0.4), { 'fill-rule': 'evenodd' });
  ink.path(ring(9 * u), mix(rock, palette.lit(gorge.rock), 0.16), { 'fill-rule': 'evenodd' });
  ink.path(ring(24 * u), rock, { 'fill-rule': 'evenodd' });
  ink.path(ring(56 * u), darken(rock, 0.03), { 'fill-rule': 'evenodd' });
  paintVines(stage, greens, own, [0.09, 0.13, 0.19, 0.26, 0.74, 0.82, 0.88, 0.92], h * 0.05);
}
