import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, line, pill } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintShadow, paintVessel, paintSteam, warm, flat } from './foodtable-ware.ts';

/** Noodles in broth with egg, greens, and chopsticks across the rim. */
export function paintBowl(stage: Stage, at: Point, r: number): void {
  const { ink, random, u } = stage;
  const own = random.fork('bowl');
  const glaze = own.pick(['#2f5fa8', '#b8402f', '#2f7a74', '#3a3560']);
  const level = paintVessel(stage, at, r, glaze, 0.62);
  const x = at[0];
  ink.ellipse(
    x,
    level,
    r * 0.88,
    r * flat * 0.82,
    ink.radial([
      [0, warm(stage, '#f2b45a')],
      [1, warm(stage, '#c8742e')],
    ]),
  );
  const place = (turn: number, share: number): Point => [
    x + Math.cos(turn) * r * 0.84 * share,
    level + Math.sin(turn) * r * flat * 0.78 * share,
  ];
  let noodles = '';
  for (let strand = 0; strand < 26; strand += 1) {
    const turn = own.range(0, 6.28);
    noodles += curve(
      [
        place(turn, own.range(0.3, 0.95)),
        place(turn + 0.9, own.range(0.2, 0.8)),
        place(turn + 1.9, own.range(0.4, 0.95)),
      ],
      1,
    );
  }
  ink.stroke(noodles, warm(stage, '#c88a3c'), 6 * u, { opacity: 0.5 });
  ink.stroke(noodles, warm(stage, '#f7dc94'), 3.8 * u);
  paintToppings(stage, r, place, own);
  paintChopsticks(stage, x, level, r);
  paintSteam(stage, x - r * 0.1, level - r * 0.2, r * 0.9, own);
}

function paintToppings(stage: Stage, r: number, place: (turn: number, share: number) => Point, own: Random): void {
  const { ink } = stage;
  for (const [turn, share] of [
    [2.5, 0.62],
    [3.15, 0.58],
  ] as const) {
    const [ex, ey] = place(turn, share);
    ink.ellipse(ex, ey, r * 0.19, r * 0.115, warm(stage, '#fffaf0'));
    ink.ellipse(ex + r * 0.02, ey + r * 0.005, r * 0.1, r * 0.062, warm(stage, '#f29a2e'));
  }
  for (let slice = 0; slice < 3; slice += 1) {
    const [sx, sy] = place(-0.4 + slice * 0.42, 0.58);
    ink.ellipse(sx, sy, r * 0.2, r * 0.1, warm(stage, '#b85a44'), {
      transform: `rotate(${-20 + slice * 16} ${n(sx)} ${n(sy)})`,
    });
    ink.ellipse(sx, sy - r * 0.014, r * 0.15, r * 0.06, warm(stage, '#e8a08a'), {
      transform: `rotate(${-20 + slice * 16} ${n(sx)} ${n(sy)})`,
    });
  }
  let [leaves, rings] = ['', ''];
  for (let leaf = 0; leaf < 15; leaf += 1) {
    const [lx, ly] = place(own.range(1.2, 2.3), own.range(0.2, 0.85));
    leaves += pill(lx - r * 0.05, ly - r * 0.02, r * 0.1, r * 0.04, r * 0.02);
    const [rx, ry] = place(own.range(0, 6.28), own.range(0.1, 0.8));
    rings += dot(rx, ry, r * 0.022);
  }
  ink.path(leaves, warm(stage, '#4a9a4a'));
  ink.path(rings, warm(stage, '#9fd06a'));
}

function paintChopsticks(stage: Stage, x: number, level: number, r: number): void {
  const { ink } = stage;
  const wood = warm(stage, '#8a3f2c');
  ink.stroke(
    line([
      [x + r * 0.2, level - r * 0.06],
      [x + r * 1.5, level - r * 0.42],
    ]),
    wood,
    r * 0.04,
  );
  ink.stroke(
    line([
      [x + r * 0.18, level + r * 0.03],
      [x + r * 1.52, level - r * 0.3],
    ]),
    darken(wood, 0.05),
    r * 0.04,
  );
}

/** A stack of bamboo steamers, the upper one full of dumplings. */
export function paintSteamer(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`steamer${Math.round(x)}`);
  const cane = '#d8a45c';
  paintShadow(stage, [x, y + r * 0.16], r);
  const side = ink.horizontal([
    [0, warm(stage, lighten(cane, 0.06))],
    [0.45, warm(stage, cane)],
    [1, palette.shade(darken(cane, 0.06))],
  ]);
  const tall = r * 0.36;
  for (const floor of [0, 1]) {
    const top = y - floor * tall - tall * 0.6;
    ink.path(
      `M${n(x - r)} ${n(top)}V${n(top + tall)}A${n(r)} ${n(r * flat)} 0 0 0 ${n(x + r)} ${n(top + tall)}V${n(top)}Z`,
      side,
    );
    for (const share of [0.22, 0.82])
      ink.stroke(
        `M${n(x - r)} ${n(top + tall * share)}A${n(r)} ${n(r * flat)} 0 0 0 ${n(x + r)} ${n(top + tall * share)}`,
        warm(stage, darken(cane, 0.17)),
        r * 0.028,
        { opacity: 0.8 },
      );
  }
  const rim = y - tall * 1.6;
  ink.ellipse(x, rim, r, r * flat, warm(stage, lighten(cane, 0.08)));
  ink.ellipse(x, rim + r * 0.02, r * 0.9, r * flat * 0.88, palette.shade(darken(cane, 0.2)));
  const filling = own.pick(['#fff4e4', '#fbe6c4', '#f7e0e4']);
  for (const [dx, dy] of [
    [-0.42, -0.14],
    [0.02, -0.2],
    [0.44, -0.12],
    [-0.56, 0.06],
    [-0.14, 0.03],
    [0.26, 0.05],
    [0.6, 0.06],
    [-0.3, 0.2],
    [0.12, 0.22],
  ] as const)
    paintDumpling(stage, x + dx * r, rim + dy * r * 0.92, r * 0.2, filling);
  paintSteam(stage, x, rim - r * 0.2, r * 0.95, own);
}

function paintDumpling(stage: Stage, x: number, y: number, r: number, colour: string): void {
  const { ink, palette } = stage;
  ink.path(
    `M${n(x - r)} ${n(y + r * 0.1)}Q${n(x - r * 0.8)} ${n(y - r * 0.75)} ${n(x)} ${n(y - r * 0.95)}Q${n(x + r * 0.8)} ${n(y - r * 0.75)} ${n(x + r)} ${n(y + r * 0.1)}Q${n(x)} ${n(y + r * 0.66)} ${n(x - r)} ${n(y + r * 0.1)}Z`,
    ink.horizontal([
      [0, warm(stage, lighten(colour, 0.02))],
      [0.5, warm(stage, colour)],
      [1, mix(warm(stage, colour), palette.shade(darken(colour, 0.15)), 0.6)],
    ]),
  );
  const pleats = [-0.5, -0.18, 0.16, 0.48]
    .map(
      (at) => `M${n(x)} ${n(y - r * 0.9)}Q${n(x + at * r)} ${n(y - r * 0.55)} ${n(x + at * r * 1.4)} ${n(y - r * 0.1)}`,
    )
    .join('');
  ink.stroke(pleats, darken(warm(stage, colour), 0.13), r * 0.07, { opacity: 0.7 });
}

/** A wide plate with a heap of grilled skewers or fruit on leaves. */
export function paintPlatter(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`platter${Math.round(x)}`);
  paintShadow(stage, [x, y - r * 0.08], r * 1.02);
  ink.ellipse(
    x,
    y,
    r,
    r * flat,
    ink.horizontal([
      [0, warm(stage, '#fff8ee')],
      [1, palette.shade('#d8cfe0')],
    ]),
  );
  ink.ellipse(x, y - r * 0.01, r * 0.78, r * flat * 0.76, palette.shade('#e8dce4'), { opacity: 0.6 });
  ink.stroke(
    `M${n(x - r * 0.9)} ${n(y)}A${n(r * 0.9)} ${n(r * flat * 0.9)} 0 0 0 ${n(x + r * 0.9)} ${n(y)}`,
    warm(stage, own.pick(['#3a6ac8', '#c8503a', '#2f8a7a'])),
    r * 0.02,
  );
  let leaves = '';
  for (let leaf = 0; leaf < 9; leaf += 1)
    leaves += dot(x + own.range(-0.62, 0.62) * r, y + own.range(-0.16, 0.14) * r, r * own.range(0.1, 0.17));
  ink.path(leaves, warm(stage, '#5aa04a'));
  const heaps = own.chance(0.5)
    ? ['#e8503a', '#f2953c', '#f7c84a', '#e86a6a']
    : ['#b8552e', '#d8803c', '#a8462e', '#e0a04a'];
  for (let piece = 0; piece < 24; piece += 1) {
    const lift = piece / 24;
    const [px, py] = [x + own.range(-0.5, 0.5) * r * (1.15 - lift * 0.8), y + r * (0.12 - lift * 0.36)];
    const colour = warm(stage, heaps[piece % 4] ?? '#e8503a');
    const size = r * own.range(0.095, 0.13);
    ink.circle(
      px,
      py,
      size,
      ink.radial([
        [0, lighten(colour, 0.08)],
        [0.6, colour],
        [1, darken(colour, 0.1)],
      ]),
    );
    ink.circle(px - size * 0.3, py - size * 0.35, size * 0.2, '#fffaf0', { opacity: 0.7 });
  }
}
