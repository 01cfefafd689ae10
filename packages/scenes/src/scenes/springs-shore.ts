import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, pill } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintStoneLantern } from './springs-lanterns.ts';
import { paintPail, paintSpout } from './springs-props.ts';
import { coverOf, paintRock, paintRockRow } from './springs-rocks.ts';
import type { Ground } from './springs-rocks.ts';

/** The shape of the pool: it sweeps past a bank on one side, holds islands, or is below a rim of rocks. */
export type Lie = 'bank' | 'islands' | 'cove';

export type Shore = { readonly lie: Lie; readonly side: -1 | 1; readonly shore: number; readonly ground: Ground };

/** Paints the near edge of the pool, with what is on it. */
export function paintNearShore(stage: Stage, shore: Shore): void {
  if (shore.lie === 'islands') paintIslands(stage, shore);
  else paintBank(stage, shore);
}

/** Places given in shares of the picture for a bank on the right, turned over for one on the left. */
function placed(stage: Stage, { shore, side }: Shore, points: readonly Point[]): Point[] {
  const { w, h } = stage;
  return points.map(([x, y]): Point => [side > 0 ? x * w : (1 - x) * w, shore + y * (h - shore)]);
}

const edges: Readonly<Record<'bank' | 'cove', readonly Point[]>> = {
  bank: [
    [1.02, 0.06],
    [0.9, 0.16],
    [0.84, 0.3],
    [0.86, 0.46],
    [0.8, 0.62],
    [0.66, 0.78],
    [0.5, 0.9],
    [0.36, 1.06],
  ],
  cove: [
    [1.04, 0.3],
    [0.94, 0.5],
    [0.8, 0.7],
    [0.6, 0.86],
    [0.4, 0.92],
    [0.2, 0.9],
    [0.08, 0.8],
    [-0.04, 0.72],
  ],
};

function paintBank(stage: Stage, shore: Shore): void {
  const { ink, palette, u } = stage;
  const { lie, ground } = shore;
  const full = (stage.format === 'tall' ? 1.3 : 1) * u;
  const edge = placed(stage, shore, edges[lie === 'cove' ? 'cove' : 'bank']);
  const [light, dark] = coverOf(stage, ground.season);
  const floor = ground.season === 'snow' ? light : mix(mix(light, dark, 0.45), palette.deep, 0.08);
  const corners = placed(
    stage,
    shore,
    lie === 'cove'
      ? [
          [-0.04, 1.1],
          [1.04, 1.1],
        ]
      : [[1.04, 1.1]],
  );
  ink.path(
    area(edge, corners, 1),
    ink.vertical([
      [0, palette.air(floor, 0.12)],
      [0.5, floor],
      [1, mix(floor, palette.deep, ground.season === 'snow' ? 0.3 : 0.5)],
    ]),
  );
  paintStones(
    stage,
    shore,
    lie === 'cove'
      ? [
          [0.72, 1.02],
          [0.84, 0.86],
          [0.95, 0.74],
        ]
      : [
          [0.74, 0.98],
          [0.82, 0.84],
          [0.885, 0.69],
          [0.925, 0.54],
          [0.955, 0.4],
          [0.98, 0.28],
        ],
  );
  paintTufts(stage, shore, corners.concat(edge));
  paintRockRow(stage, ground, 'edge', edge, lie === 'cove' ? [46 * full, 58 * full] : [17 * full, 74 * full]);
  const [spoutX, spoutY] = placed(stage, shore, [lie === 'cove' ? [0.87, 0.6] : [0.815, 0.5]])[0] ?? [0, 0];
  paintSpout(stage, spoutX, spoutY, shore.side, (lie === 'cove' ? 1.15 : 0.95) * u);
  const [pailX, pailY] = placed(stage, shore, [lie === 'cove' ? [0.3, 0.93] : [0.71, 0.8]])[0] ?? [0, 0];
  paintPail(stage, pailX, pailY, 40 * u, ground);
  if (lie === 'bank') {
    const [lampX, lampY] = placed(stage, shore, [[0.95, 0.86]])[0] ?? [0, 0];
    paintStoneLantern(stage, lampX, lampY, 150 * u, ground.season);
    const corner = placed(stage, shore, [
      [-0.03, 0.66],
      [0.02, 0.82],
      [0.08, 1.02],
    ]);
    paintRockRow(stage, ground, 'corner', corner, [38 * u, 70 * u]);
  }
}

function paintIslands(stage: Stage, shore: Shore): void {
  const { u, random } = stage;
  const { ground } = shore;
  const own = random.fork('islands');
  const shift = own.range(-0.05, 0.05);
  const groups: readonly (readonly [Point, number])[] = [
    [[0.74 + shift, 0.2], 24],
    [[0.3 - shift, 0.4], 34],
    [[0.9, 0.56], 56],
  ];
  for (const [at, wide] of groups) {
    const [x, y] = placed(stage, shore, [at])[0] ?? [0, 0];
    for (const [dx, dy, size] of [
      [-1.15, -0.18, 0.62],
      [0.95, -0.12, 0.72],
      [0, 0, 1],
      [-0.75, 0.24, 0.5],
      [1.5, 0.2, 0.42],
    ] as const)
      paintRock(
        stage,
        ground,
        {
          x: x + dx * wide * u,
          y: y + dy * wide * u,
          wide: wide * size * u,
          tall: wide * size * own.range(0.78, 1.1) * u,
        },
        own,
      );
  }
  const [spoutX, spoutY] = placed(stage, shore, [[0.875, 0.57]])[0] ?? [0, 0];
  paintSpout(stage, spoutX, spoutY, shore.side, u);
  paintRockRow(
    stage,
    ground,
    'near',
    placed(stage, shore, [
      [1.04, 0.82],
      [0.86, 0.98],
      [0.7, 1.06],
    ]),
    [74 * u, 84 * u],
  );
  paintRockRow(
    stage,
    ground,
    'left',
    placed(stage, shore, [
      [-0.04, 0.68],
      [0.06, 0.9],
      [0.24, 1.06],
    ]),
    [60 * u, 86 * u],
  );
  const [pailX, pailY] = placed(stage, shore, [[0.32 - shift, 0.36]])[0] ?? [0, 0];
  if (own.chance(0.5)) paintPail(stage, pailX, pailY - 16 * u, 26 * u, ground);
}

/** Tufts of grass on the bank, or hollows in the snow; fallen leaves in autumn. */
function paintTufts(stage: Stage, { shore, ground }: Shore, outline: readonly Point[]): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('tufts');
  const [light, dark] = coverOf(stage, ground.season);
  let [tufts, hollows] = ['', ''];
  for (let tuft = 0; tuft < 90; tuft += 1) {
    const near = own.range(0.1, 1);
    const [x, y, tall] = [own.range(0, w), shore + (h - shore) * near, (5 + near * 12) * u];
    if (tuft % 3 === 0) hollows += pill(x - tall * 2, y, tall * 4, tall * 0.5, tall * 0.25);
    for (const lean of [-0.5, -0.15, 0.2, 0.55])
      tufts += `M${n(x + lean * tall * 0.4)} ${n(y)}l${n(lean * tall)} ${n(-tall * (1 - Math.abs(lean) * 0.5))}`;
  }
  ink.group({ 'clip-path': ink.clip(area(outline, [], 0.9)) }, () => {
    ink.path(hollows, ground.season === 'snow' ? dark : mix(dark, palette.deep, 0.4), {
      opacity: ground.season === 'snow' ? 0.35 : 0.3,
    });
    if (ground.season !== 'snow') ink.stroke(tufts, mix(light, dark, 0.35), 2 * u, { opacity: 0.75 });
  });
}

/** Flat stones on which one walks to the water. */
function paintStones(stage: Stage, shore: Shore, places: readonly Point[]): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork('stones');
  for (const [at, [x, y]] of placed(stage, shore, places).entries()) {
    const wide = (56 - at * (shore.lie === 'cove' ? 6 : 8)) * u;
    const stone = mix(shore.ground.stone, '#b3aaa6', own.range(0.2, 0.6));
    ink.ellipse(x, y + wide * 0.1, wide, wide * 0.3, palette.shade(darken(stone, 0.08)));
    ink.ellipse(x, y, wide, wide * 0.28, palette.lit(lighten(stone, 0.04)));
    ink.ellipse(
      x - wide * 0.08,
      y - wide * 0.03,
      wide * 0.7,
      wide * 0.18,
      shore.ground.season === 'snow' ? coverOf(stage, 'snow')[0] : palette.lit(lighten(stone, 0.09)),
      { opacity: 0.55 },
    );
  }
}
