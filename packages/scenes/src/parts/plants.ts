import { darken, lighten, mix } from '../colour.ts';
import { area, curve, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';

/** A palm that leans from (x, foot) to its crown. */
export function paintPalm(stage: Stage, x: number, foot: number, tall: number, lean: number, colour: string): void {
  const { ink, palette, random } = stage;
  const fronds = random.fork(`palm${Math.round(x)}`);
  const crown: Point = [x + lean, foot - tall];
  const thick = tall * 0.022;
  const bend = (share: number): Point => [x + lean * share ** 1.7, foot - tall * share];
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const left = steps.map((share): Point => [bend(share)[0] - thick * (1.5 - share), bend(share)[1]]);
  const right = steps.map((share): Point => [bend(share)[0] + thick * (1.5 - share), bend(share)[1]]);
  const trunk = ink.horizontal([
    [0, lighten(colour, 0.1)],
    [0.4, colour],
    [1, darken(colour, 0.04)],
  ]);
  ink.path(area(left, right.toReversed(), 1), trunk);
  const count = 11;
  for (let frond = 0; frond < count; frond += 1) {
    /* Left and right fans; a frond straight up would collapse to a spike. */
    const side = frond % 2 === 0 ? -1 : 1;
    const turn = -Math.PI / 2 + side * (0.3 + (frond / count) * 1.85 + fronds.range(-0.12, 0.12));
    const length = tall * fronds.range(0.34, 0.44) * (0.86 + 0.2 * Math.abs(Math.cos(turn)));
    paintFrond(stage, crown, turn, length, frond % 2 === 0 ? colour : lighten(colour, 0.05));
  }
  for (const [dx, dy] of [
    [-0.6, 0.6],
    [0.5, 0.8],
    [0, 1.1],
  ] as const)
    ink.circle(crown[0] + dx * thick * 2, crown[1] + dy * thick * 2, thick * 0.95, mix(colour, palette.accent, 0.12));
}

function paintFrond(stage: Stage, from: Point, turn: number, length: number, colour: string): void {
  const droop = 0.5 + 0.35 * Math.abs(Math.cos(turn));
  const at = (share: number): Point => [
    from[0] + Math.cos(turn) * length * share,
    from[1] + Math.sin(turn) * length * share * 0.85 + length * droop * share ** 2.1,
  ];
  let d = '';
  const leaves = 15;
  for (let leaf = 1; leaf <= leaves; leaf += 1) {
    const share = leaf / leaves;
    const root = at(share);
    const before = at(Math.max(0, share - 0.09));
    const reach = length * 0.3 * (1 - share * 0.62);
    const along: Point = [(root[0] - before[0]) * 0.9, (root[1] - before[1]) * 0.9];
    d += polygon([before, root, [root[0] + along[0] * 0.7, root[1] + along[1] * 0.7 + reach]]);
    d += polygon([before, root, [root[0] + along[0] * 1.6, root[1] + along[1] * 1.4 - reach * 0.26]]);
  }
  stage.ink.path(d, colour);
  stage.ink.stroke(curve([at(0), at(0.3), at(0.6), at(1)], 1), colour, length * 0.02);
}

/** A round-crowned tree: a cloud of leaves, lit above and dark below. */
export function paintTree(stage: Stage, x: number, foot: number, tall: number, colour: string): void {
  const { ink, random } = stage;
  const leaves = random.fork(`tree${Math.round(x)}-${Math.round(foot)}`);
  const trunk = mix(colour, '#3a1f2c', 0.6);
  ink.path(
    polygon([
      [x - tall * 0.035, foot],
      [x - tall * 0.02, foot - tall * 0.5],
      [x + tall * 0.02, foot - tall * 0.5],
      [x + tall * 0.035, foot],
    ]),
    trunk,
  );
  for (const [shift, tone, size] of [
    [0.06, -0.06, 1],
    [0, 0, 0.9],
    [-0.07, 0.055, 0.62],
  ] as const) {
    let d = '';
    for (let tuft = 0; tuft < 11; tuft += 1) {
      const turn = leaves.range(0, Math.PI * 2);
      const reach = Math.sqrt(leaves.next()) * 0.27 * size * tall;
      d += dot(
        x + Math.cos(turn) * reach + shift * tall * 0.8,
        foot - tall * 0.68 + Math.sin(turn) * reach * 0.85 + shift * tall,
        tall * leaves.range(0.1, 0.16) * size,
      );
    }
    ink.path(d, lighten(colour, tone));
  }
}

/** A slim cypress with a lit side. */
export function paintCypress(stage: Stage, x: number, foot: number, tall: number, colour: string): void {
  const half = tall * 0.11;
  const side = (sign: number): Point[] => [
    [x, foot - tall],
    [x + sign * half * 0.6, foot - tall * 0.72],
    [x + sign * half, foot - tall * 0.3],
    [x + sign * half * 0.55, foot],
  ];
  const { ink } = stage;
  ink.path(area(side(1), [[x, foot]]), darken(colour, 0.05));
  ink.path(
    area(side(-1), [
      [x + half * 0.16, foot],
      [x + half * 0.1, foot - tall * 0.5],
    ]),
    lighten(colour, 0.04),
  );
}

/** Rounded shrubs in a row, lit from above. */
export function paintBushes(
  stage: Stage,
  from: number,
  to: number,
  foot: number,
  size: number,
  colours: readonly [string, ...string[]],
): void {
  const { ink, random } = stage;
  const shrubs = random.fork(`bushes${Math.round(foot)}${Math.round(from)}`);
  for (const [lift, tone] of [
    [0.5, -0.05],
    [0.15, 0],
    [-0.12, 0.05],
  ] as const)
    for (const colour of colours) {
      let d = '';
      for (let x = from; x < to; x += size * shrubs.range(0.5, 1.1) * colours.length)
        d += dot(
          x + shrubs.range(-0.4, 0.4) * size,
          foot - size * (lift * 0.6 + shrubs.range(0, 0.3)),
          size * shrubs.range(0.34, 0.62),
        );
      ink.path(d, lighten(colour, tone));
    }
  ink.rect(from - size, foot, to - from + size * 2, size, darken(colours[0], 0.05));
}

/** A branch that reaches in from the upper corner, with clusters of blossoms or leaves. */
export function paintBranch(stage: Stage, x: number, y: number, reach: number, bloom: string, core: string): void {
  const { ink, palette, random, u } = stage;
  const twigs = random.fork('branch');
  const wood = mix(palette.deep, '#3a1420', 0.3);
  const spine: Point[] = [
    [x - reach * 0.15, y - reach * 0.06],
    [x + reach * 0.22, y + reach * 0.05],
    [x + reach * 0.55, y + reach * 0.02],
    [x + reach, y + reach * 0.13],
  ];
  ink.stroke(curve(spine, 1), wood, 8 * u);
  ink.stroke(curve(spine.slice(1), 1), wood, 5 * u);
  const ends: Point[] = [[x + reach, y + reach * 0.13]];
  for (const share of [0.3, 0.48, 0.62, 0.8]) {
    const root: Point = [x + reach * share, y + reach * (0.04 + 0.05 * share)];
    const tip: Point = [root[0] + reach * twigs.range(0.05, 0.2), root[1] + reach * twigs.range(-0.13, 0.3)];
    ink.stroke(curve([root, [(root[0] + tip[0]) / 2, root[1] + (tip[1] - root[1]) * 0.3], tip], 1), wood, 2.6 * u);
    ends.push(tip);
  }
  for (const [at, end] of ends.entries()) paintCluster(stage, end, reach * (at === 0 ? 0.11 : 0.14), bloom, core);
}

function paintCluster(stage: Stage, [x, y]: Point, size: number, bloom: string, core: string): void {
  const { ink, random } = stage;
  const petals = random.fork(`cluster${Math.round(x)}`);
  const layers: [string, string, string] = ['', '', ''];
  let hearts = '';
  for (let flower = 0; flower < 26; flower += 1) {
    const turn = petals.range(0, Math.PI * 2);
    const away = Math.sqrt(petals.next()) * size;
    const [fx, fy] = [x + Math.cos(turn) * away * 1.15, y + Math.sin(turn) * away * 0.75];
    const r = size * petals.range(0.1, 0.17);
    const layer = fy > y + size * 0.25 ? 0 : petals.whole(1, 2);
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = turn + (petal * Math.PI * 2) / 5;
      layers[layer] += dot(fx + Math.cos(angle) * r * 0.75, fy + Math.sin(angle) * r * 0.75, r * 0.62);
    }
    hearts += dot(fx, fy, r * 0.3);
  }
  layers.forEach((d, at) => ink.path(d, lighten(bloom, (at - 1) * 0.07)));
  ink.path(hearts, core);
}

/** Pointed leaves of a foreground tuft. */
export function paintTuft(stage: Stage, x: number, foot: number, size: number, colour: string): void {
  const { ink, random } = stage;
  const blades = random.fork(`tuft${Math.round(x)}`);
  for (const tone of [-0.03, 0.04]) {
    let d = '';
    for (let blade = 0; blade < 9; blade += 1) {
      const lean = blades.range(-0.9, 0.9);
      const tall = size * blades.range(0.6, 1.1) * (1 - Math.abs(lean) * 0.4);
      const root = x + blades.range(-0.35, 0.35) * size;
      d += line([
        [root - size * 0.07, foot],
        [root + lean * size * 0.45, foot - tall * 0.7],
        [root + lean * size, foot - tall],
        [root + lean * size * 0.5 + size * 0.05, foot - tall * 0.55],
        [root + size * 0.07, foot],
      ]);
    }
    ink.path(d, lighten(colour, tone));
  }
}

/** The tips and notches of a maple leaf: their angle from its stalk, and how far out they reach. */
const mapleSpikes = [
  [-2.3, 0.55],
  [-1.85, 0.3],
  [-1.25, 0.85],
  [-0.75, 0.34],
  [0, 1.1],
  [0.75, 0.34],
  [1.25, 0.85],
  [1.85, 0.3],
  [2.3, 0.55],
] as const;

/** The outline of a maple leaf about a point. */
export function mapleLeaf(x: number, y: number, size: number, turn: number): string {
  return polygon(
    mapleSpikes.map(([angle, long]): Point => [
      x + Math.sin(angle + turn) * size * long,
      y + Math.cos(angle + turn) * size * long,
    ]),
  );
}

/** Leaves of one colour, from those in shadow to those in the light. */
export function mapleTones(palette: Stage['palette'], base: string): readonly [string, string, string] {
  return [
    palette.shade(darken(base, 0.04)),
    palette.vivid(base),
    palette.vivid(mix(lighten(base, 0.08), '#ffb43c', 0.3)),
  ];
}
