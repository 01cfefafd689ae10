import { lighten, mix } from '../colour.ts';
import { box, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export type Block = { readonly x: number; readonly w: number; readonly foot: number; readonly tall: number };

/** Windows in a grid with gaps and whole lit rows: the lit ones and the dark ones as two paths. */
export function windowGrid(block: Block, random: Random, share: number, size: number): { lit: string; unlit: string } {
  const step = size * 2;
  const columns = Math.floor((block.w - size) / step);
  const rows = Math.floor((block.tall - size) / (step * 1.15));
  const left = block.x + (block.w - (columns * step - size)) / 2;
  let [lit, unlit] = ['', ''];
  for (let row = 0; row < rows; row += 1) {
    const full = random.chance(share * 0.16);
    const empty = random.chance(0.12);
    const y = block.foot - block.tall + size + row * step * 1.15;
    for (let column = 0; column < columns; column += 1) {
      if (empty || random.chance(0.08)) continue;
      const pane = box(left + column * step, y, size, size * 1.3);
      if (full || random.chance(share)) lit += pane;
      else unlit += pane;
    }
  }
  return { lit, unlit };
}

export type Skyline = {
  readonly from: number;
  readonly to: number;
  readonly foot: number;
  readonly low: number;
  readonly high: number;
  readonly colour: string;
  readonly distance: number;
  readonly name: string;
  readonly windows: boolean;
};

/** A row of buildings of many roof shapes, each with a lit and a shadow side. */
export function paintSkyline(stage: Stage, row: Skyline): void {
  const { u, random } = stage;
  const plots = random.fork(row.name);
  const blocks: Block[] = [];
  let x = row.from;
  while (x < row.to) {
    const w = plots.range(26, 62) * u;
    const hill = 0.55 + 0.45 * Math.sin(((x - row.from) / (row.to - row.from)) * Math.PI * plots.range(1.4, 1.7));
    blocks.push({
      x,
      w,
      foot: row.foot,
      tall: row.low + (row.high - row.low) * plots.next() ** 1.6 * Math.max(0.35, hill),
    });
    x += w * plots.range(0.78, 1.06);
  }
  blocks.sort((a, b) => b.tall - a.tall);
  for (const [at, block] of blocks.entries()) paintBlock(stage, block, plots.fork(String(at)), row);
}

function paintBlock(stage: Stage, block: Block, random: Random, row: Skyline): void {
  const { ink, palette, u } = stage;
  const own = mix(
    row.colour,
    random.pick(['#ffffff', palette.accent, '#2f6fb0', row.colour, '#f2c9a0']),
    random.range(0, palette.dark ? 0.13 : 0.3),
  );
  const bright = palette.air(palette.lit(lighten(own, 0.06)), row.distance);
  const dim = palette.air(palette.shade(own), row.distance);
  const side = ink.horizontal([
    [0, bright],
    [0.42, mix(bright, dim, 0.45)],
    [1, dim],
  ]);
  paintRoof(stage, block, random, side, dim);
  ink.path(box(block.x, block.foot - block.tall, block.w, block.tall), side);
  if (random.chance(0.4))
    ink.rect(block.x + block.w * 0.72, block.foot - block.tall, block.w * 0.28, block.tall, dim, { opacity: 0.5 });
  if (row.windows) paintWindows(stage, block, random, row.distance, 2.9 * u);
}

/** The window lights of one building. */
export function paintWindows(stage: Stage, block: Block, random: Random, distance: number, size: number): void {
  const { ink, palette } = stage;
  const { lit, unlit } = windowGrid(block, random, palette.lampShare, size);
  const glass = palette.dark
    ? palette.air(palette.sky[2], distance * 0.5)
    : palette.air(mix(palette.sky[1], '#ffffff', 0.3), distance);
  if (unlit !== '') ink.path(unlit, glass, { opacity: palette.dark ? 0.34 : 0.6 });
  if (lit !== '')
    ink.path(
      lit,
      mix(random.pick([palette.lamp, palette.lamp, '#fff3d0', '#ffc27a', '#bfe4f4']), palette.horizon, distance * 0.35),
      { opacity: 0.92 },
    );
}

function paintRoof(stage: Stage, block: Block, random: Random, side: string, dim: string): void {
  const { ink, palette, u } = stage;
  const top = block.foot - block.tall;
  const middle = block.x + block.w / 2;
  const kind = random.whole(0, 6);
  if (kind === 0)
    ink.path(
      polygon([
        [block.x, top + 1],
        [block.x + block.w, top + 1],
        [block.x + block.w, top - block.w * 0.5],
      ]),
      side,
    );
  if (kind === 1) ink.path(dot(middle, top, block.w * 0.42), side);
  if (kind === 2 || kind === 3) {
    ink.path(box(block.x + block.w * 0.2, top - 9 * u, block.w * 0.6, 10 * u), side);
    ink.path(box(block.x + block.w * 0.34, top - 18 * u, block.w * 0.3, 10 * u), side);
  }
  if (kind === 4)
    ink.path(
      polygon([
        [block.x, top + 1],
        [middle, top - block.w * 0.6],
        [block.x + block.w, top + 1],
      ]),
      side,
    );
  if (kind === 3 || kind === 5) {
    ink.stroke(
      line([
        [middle, top],
        [middle, top - random.range(16, 40) * u],
      ]),
      dim,
      1.6 * u,
    );
    if (palette.dark) ink.circle(middle, top - 12 * u, 1.7 * u, palette.accent);
  }
}

export type Tower = { readonly x: number; readonly foot: number; readonly tall: number; readonly half: number };

/** The landmark of a skyline; `kind` chooses its build. */
export function paintTower(stage: Stage, tower: Tower, kind: number, colour: string, distance = 0.05): void {
  const { ink, palette, random, u } = stage;
  const { x, foot, tall, half } = tower;
  const bright = palette.air(palette.lit(lighten(colour, 0.12)), distance);
  const dim = palette.air(palette.shade(colour), distance);
  const side = ink.horizontal([
    [0, bright],
    [0.45, mix(bright, dim, 0.4)],
    [1, dim],
  ]);
  const steps = towerSteps(kind);
  const y = (share: number): number => foot - tall * share;
  const outline = steps.map(([at, wide]): Point => [x + half * wide, y(at)]);
  const mirrored = steps.map(([at, wide]): Point => [x - half * wide, y(at)]).toReversed();
  ink.path(polygon([...outline, ...mirrored]), side);
  ink.path(polygon([...outline, [x + half * 0.3, y(1)], [x + half * 0.3, foot]]), dim, { opacity: 0.4 });
  const panes = random.fork('tower-windows');
  for (const [at, [from, wide]] of steps.entries()) {
    const [to, next] = steps[at + 1] ?? [from, wide];
    const narrow = Math.min(wide, next);
    if (to - from < 0.06 || narrow < 0.2) continue;
    paintWindows(
      stage,
      { x: x - half * narrow * 0.94, w: half * narrow * 1.88, foot: y(from), tall: tall * (to - from) },
      panes,
      distance,
      2.9 * u,
    );
  }
  const rim = steps.filter(([at], index) => index > 0 && at > 0.1);
  for (const [at, wide] of rim)
    if (wide > 0.12)
      ink.stroke(
        line([
          [x - half * wide, y(at)],
          [x + half * wide, y(at)],
        ]),
        palette.dark ? palette.lamp : bright,
        1.6 * u,
        { opacity: 0.8 },
      );
  const tip = tall * 1.16;
  ink.path(
    polygon([
      [x - 2.4 * u, y(1) + 1],
      [x, foot - tip],
      [x + 2.4 * u, y(1) + 1],
    ]),
    side,
  );
  if (palette.dark) ink.circle(x, foot - tip, 2.6 * u, palette.accent);
}

/** Height share and half-width share, from the ground up. */
function towerSteps(kind: number): readonly (readonly [number, number])[] {
  if (kind === 0)
    return [
      [0, 1],
      [0.34, 1],
      [0.34, 0.8],
      [0.6, 0.8],
      [0.6, 0.6],
      [0.76, 0.6],
      [0.76, 0.4],
      [0.86, 0.4],
      [0.86, 0.24],
      [1, 0.04],
    ];
  if (kind === 1)
    return [
      [0, 1],
      [0.3, 0.93],
      [0.55, 0.82],
      [0.75, 0.68],
      [0.9, 0.5],
      [1, 0.3],
    ];
  if (kind === 2)
    return [
      [0, 0.8],
      [0.2, 0.72],
      [0.2, 0.86],
      [0.4, 0.76],
      [0.4, 0.88],
      [0.6, 0.76],
      [0.6, 0.86],
      [0.8, 0.72],
      [0.8, 0.6],
      [0.92, 0.4],
      [1, 0.1],
    ];
  return [
    [0, 1.1],
    [0.5, 0.72],
    [0.8, 0.42],
    [1, 0.05],
  ];
}
