import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, line, pill } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

const flat = 0.36;

function warm(stage: Stage, colour: string): string {
  /* Food lies in lamplight: it keeps its colour where the rest of the picture is blue. */
  return stage.palette.dark ? mix(colour, '#ff9a4a', 0.1) : stage.palette.lit(colour);
}

function paintShadow(stage: Stage, [x, y]: Point, r: number): void {
  stage.ink.ellipse(x + r * 0.06, y + r * 0.2, r * 1.08, r * flat * 1.08, stage.palette.deep, { opacity: 0.3 });
}

/** A deep bowl with a bright band; returns the level of its filling. */
function paintVessel(stage: Stage, [x, y]: Point, r: number, glaze: string, deep: number): number {
  const { ink, palette } = stage;
  paintShadow(stage, [x, y + r * deep * 0.7], r * 0.8);
  const top = y - r * deep * 0.5;
  const body = `M${n(x - r)} ${n(top)}C${n(x - r * 0.96)} ${n(top + r * deep * 0.9)} ${n(x - r * 0.5)} ${n(top + r * deep * 1.3)} ${n(x - r * 0.36)} ${n(top + r * deep * 1.36)}H${n(x + r * 0.36)}C${n(x + r * 0.5)} ${n(top + r * deep * 1.3)} ${n(x + r * 0.96)} ${n(top + r * deep * 0.9)} ${n(x + r)} ${n(top)}Z`;
  ink.path(body, ink.horizontal([[0, warm(stage, lighten(glaze, 0.08))], [0.4, warm(stage, glaze)], [1, palette.shade(darken(glaze, 0.06))]]));
  ink.stroke(`M${n(x - r * 0.9)} ${n(top + r * deep * 0.44)}Q${n(x)} ${n(top + r * deep * 0.44 + r * flat * 0.92)} ${n(x + r * 0.9)} ${n(top + r * deep * 0.44)}`, warm(stage, '#fff0d8'), r * 0.04, { opacity: 0.75 });
  ink.ellipse(x, top, r, r * flat, warm(stage, lighten(glaze, 0.1)));
  ink.ellipse(x, top + r * 0.015, r * 0.93, r * flat * 0.92, palette.shade(darken(glaze, 0.12)));
  return top + r * 0.05;
}

function paintSteam(stage: Stage, x: number, y: number, tall: number, own: Random): void {
  const { ink } = stage;
  for (let wisp = 0; wisp < 3; wisp += 1) {
    const sx = x + (wisp - 1) * tall * 0.22 + own.range(-4, 4);
    const sway = tall * own.range(0.1, 0.18) * (wisp % 2 === 0 ? 1 : -1);
    const path = curve([[sx, y], [sx + sway, y - tall * 0.3], [sx - sway, y - tall * 0.62], [sx + sway * 0.7, y - tall]], 1);
    ink.stroke(path, '#fff8ec', tall * 0.05, { opacity: 0.16 });
    ink.stroke(path, '#fff8ec', tall * 0.018, { opacity: 0.42 });
  }
}

/** Noodles in broth with egg, greens, and chopsticks across the rim. */
export function paintBowl(stage: Stage, at: Point, r: number): void {
  const { ink, random, u } = stage;
  const own = random.fork('bowl');
  const glaze = own.pick(['#2f5fa8', '#b8402f', '#2f7a74', '#3a3560']);
  const level = paintVessel(stage, at, r, glaze, 0.62);
  const x = at[0];
  ink.ellipse(x, level, r * 0.88, r * flat * 0.82, ink.radial([[0, warm(stage, '#f2b45a')], [1, warm(stage, '#c8742e')]]));
  const place = (turn: number, share: number): Point => [x + Math.cos(turn) * r * 0.84 * share, level + Math.sin(turn) * r * flat * 0.78 * share];
  let noodles = '';
  for (let strand = 0; strand < 26; strand += 1) {
    const turn = own.range(0, 6.28);
    noodles += curve([place(turn, own.range(0.3, 0.95)), place(turn + 0.9, own.range(0.2, 0.8)), place(turn + 1.9, own.range(0.4, 0.95))], 1);
  }
  ink.stroke(noodles, warm(stage, '#c88a3c'), 6 * u, { opacity: 0.5 });
  ink.stroke(noodles, warm(stage, '#f7dc94'), 3.8 * u);
  for (const [turn, share] of [[2.5, 0.62], [3.15, 0.58]] as const) {
    const [ex, ey] = place(turn, share);
    ink.ellipse(ex, ey, r * 0.19, r * 0.115, warm(stage, '#fffaf0'));
    ink.ellipse(ex + r * 0.02, ey + r * 0.005, r * 0.1, r * 0.062, warm(stage, '#f29a2e'));
  }
  for (let slice = 0; slice < 3; slice += 1) {
    const [sx, sy] = place(-0.4 + slice * 0.42, 0.58);
    ink.ellipse(sx, sy, r * 0.2, r * 0.1, warm(stage, '#b85a44'), { transform: `rotate(${-20 + slice * 16} ${n(sx)} ${n(sy)})` });
    ink.ellipse(sx, sy - r * 0.014, r * 0.15, r * 0.06, warm(stage, '#e8a08a'), { transform: `rotate(${-20 + slice * 16} ${n(sx)} ${n(sy)})` });
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
  const wood = warm(stage, '#8a3f2c');
  ink.stroke(line([[x + r * 0.2, level - r * 0.06], [x + r * 1.5, level - r * 0.42]]), wood, r * 0.04);
  ink.stroke(line([[x + r * 0.18, level + r * 0.03], [x + r * 1.52, level - r * 0.3]]), darken(wood, 0.05), r * 0.04);
  paintSteam(stage, x - r * 0.1, level - r * 0.2, r * 0.9, own);
}

/** A stack of bamboo steamers, the upper one full of dumplings. */
export function paintSteamer(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`steamer${Math.round(x)}`);
  const cane = '#d8a45c';
  paintShadow(stage, [x, y + r * 0.16], r);
  const side = ink.horizontal([[0, warm(stage, lighten(cane, 0.06))], [0.45, warm(stage, cane)], [1, palette.shade(darken(cane, 0.06))]]);
  const tall = r * 0.36;
  for (const floor of [0, 1]) {
    const top = y - floor * tall - tall * 0.6;
    ink.path(`M${n(x - r)} ${n(top)}V${n(top + tall)}A${n(r)} ${n(r * flat)} 0 0 0 ${n(x + r)} ${n(top + tall)}V${n(top)}Z`, side);
    for (const share of [0.22, 0.82]) ink.stroke(`M${n(x - r)} ${n(top + tall * share)}A${n(r)} ${n(r * flat)} 0 0 0 ${n(x + r)} ${n(top + tall * share)}`, warm(stage, darken(cane, 0.17)), r * 0.028, { opacity: 0.8 });
  }
  const rim = y - tall * 1.6;
  ink.ellipse(x, rim, r, r * flat, warm(stage, lighten(cane, 0.08)));
  ink.ellipse(x, rim + r * 0.02, r * 0.9, r * flat * 0.88, palette.shade(darken(cane, 0.2)));
  const filling = own.pick(['#fff4e4', '#fbe6c4', '#f7e0e4']);
  for (const [dx, dy] of [[-0.42, -0.14], [0.02, -0.2], [0.44, -0.12], [-0.56, 0.06], [-0.14, 0.03], [0.26, 0.05], [0.6, 0.06], [-0.3, 0.2], [0.12, 0.22]] as const) paintDumpling(stage, x + dx * r, rim + dy * r * 0.92, r * 0.2, filling);
  paintSteam(stage, x, rim - r * 0.2, r * 0.95, own);
}

function paintDumpling(stage: Stage, x: number, y: number, r: number, colour: string): void {
  const { ink, palette } = stage;
  ink.path(`M${n(x - r)} ${n(y + r * 0.1)}Q${n(x - r * 0.8)} ${n(y - r * 0.75)} ${n(x)} ${n(y - r * 0.95)}Q${n(x + r * 0.8)} ${n(y - r * 0.75)} ${n(x + r)} ${n(y + r * 0.1)}Q${n(x)} ${n(y + r * 0.66)} ${n(x - r)} ${n(y + r * 0.1)}Z`, ink.horizontal([[0, warm(stage, lighten(colour, 0.02))], [0.5, warm(stage, colour)], [1, mix(warm(stage, colour), palette.shade(darken(colour, 0.15)), 0.6)]]));
  const pleats = [-0.5, -0.18, 0.16, 0.48].map((at) => `M${n(x)} ${n(y - r * 0.9)}Q${n(x + at * r)} ${n(y - r * 0.55)} ${n(x + at * r * 1.4)} ${n(y - r * 0.1)}`).join('');
  ink.stroke(pleats, darken(warm(stage, colour), 0.13), r * 0.07, { opacity: 0.7 });
}

/** A wide plate with a heap of grilled skewers or fruit on leaves. */
export function paintPlatter(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`platter${Math.round(x)}`);
  paintShadow(stage, [x, y - r * 0.08], r * 1.02);
  ink.ellipse(x, y, r, r * flat, ink.horizontal([[0, warm(stage, '#fff8ee')], [1, palette.shade('#d8cfe0')]]));
  ink.ellipse(x, y - r * 0.01, r * 0.78, r * flat * 0.76, palette.shade('#e8dce4'), { opacity: 0.6 });
  ink.stroke(`M${n(x - r * 0.9)} ${n(y)}A${n(r * 0.9)} ${n(r * flat * 0.9)} 0 0 0 ${n(x + r * 0.9)} ${n(y)}`, warm(stage, own.pick(['#3a6ac8', '#c8503a', '#2f8a7a'])), r * 0.02);
  let leaves = '';
  for (let leaf = 0; leaf < 9; leaf += 1) leaves += dot(x + own.range(-0.62, 0.62) * r, y + own.range(-0.16, 0.14) * r, r * own.range(0.1, 0.17));
  ink.path(leaves, warm(stage, '#5aa04a'));
  const heaps = own.chance(0.5) ? ['#e8503a', '#f2953c', '#f7c84a', '#e86a6a'] : ['#b8552e', '#d8803c', '#a8462e', '#e0a04a'];
  for (let piece = 0; piece < 24; piece += 1) {
    const lift = piece / 24;
    const [px, py] = [x + own.range(-0.5, 0.5) * r * (1.15 - lift * 0.8), y + r * (0.12 - lift * 0.36)];
    const colour = warm(stage, heaps[piece % 4] ?? '#e8503a');
    const size = r * own.range(0.095, 0.13);
    ink.circle(px, py, size, ink.radial([[0, lighten(colour, 0.08)], [0.6, colour], [1, darken(colour, 0.1)]]));
    ink.circle(px - size * 0.3, py - size * 0.35, size * 0.2, '#fffaf0', { opacity: 0.7 });
  }
}

/** A board of rolls: dark rings round white rice with a coloured heart. */
export function paintRolls(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`rolls${Math.round(x)}`);
  const board = '#7a4a38';
  paintShadow(stage, [x, y - r * 0.02], r * 0.98);
  ink.path(pill(x - r, y - r * 0.26, r * 2, r * 0.52, r * 0.1), ink.vertical([[0, warm(stage, lighten(board, 0.1))], [1, warm(stage, board)]]));
  ink.path(pill(x - r, y + r * 0.18, r * 2, r * 0.12, r * 0.05), palette.shade(darken(board, 0.06)));
  for (const row of [0, 1]) for (let roll = 0; roll < 6; roll += 1) {
    const [cx, cy, s] = [x - r * 0.76 + roll * r * 0.29 + row * r * 0.08, y - r * 0.16 + row * r * 0.2, r * 0.14];
    const core = warm(stage, own.pick(['#f2753c', '#e8503a', '#f7c84a', '#6ab04a']));
    ink.path(`M${n(cx - s)} ${n(cy)}v${n(s * 0.75)}a${n(s)} ${n(s * 0.62)} 0 0 0 ${n(2 * s)} 0v${n(-s * 0.75)}Z`, warm(stage, '#20383a'));
    ink.ellipse(cx, cy, s, s * 0.62, warm(stage, '#2f4f4a'));
    ink.ellipse(cx, cy, s * 0.86, s * 0.52, warm(stage, '#fffaf0'));
    ink.ellipse(cx, cy, s * 0.42, s * 0.26, core);
    ink.ellipse(cx - s * 0.12, cy - s * 0.06, s * 0.14, s * 0.08, lighten(core, 0.12));
  }
  ink.ellipse(x + r * 0.84, y - r * 0.12, r * 0.1, r * 0.07, warm(stage, '#8fbf5a'));
}

/** A round pot with a handle and a spout. */
export function paintTeapot(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork('pot');
  const glaze = own.pick(['#2f7a74', '#3a4a8a', '#a8503a']);
  paintShadow(stage, [x, y + r * 0.42], r * 0.9);
  const dim = palette.shade(darken(glaze, 0.04));
  ink.stroke(`M${n(x - r * 0.6)} ${n(y - r * 0.5)}C${n(x - r * 0.7)} ${n(y - r * 1.5)} ${n(x + r * 0.7)} ${n(y - r * 1.5)} ${n(x + r * 0.6)} ${n(y - r * 0.5)}`, warm(stage, '#8a5a34'), r * 0.09);
  ink.path(`M${n(x + r * 0.7)} ${n(y + r * 0.1)}Q${n(x + r * 1.1)} ${n(y - r * 0.05)} ${n(x + r * 1.25)} ${n(y - r * 0.55)}L${n(x + r * 1.4)} ${n(y - r * 0.5)}Q${n(x + r * 1.3)} ${n(y + r * 0.2)} ${n(x + r * 0.7)} ${n(y + r * 0.45)}Z`, dim);
  ink.ellipse(x, y, r, r * 0.72, ink.slanted([[0, warm(stage, lighten(glaze, 0.16))], [0.45, warm(stage, glaze)], [1, dim]], 0, 0, 1, 0.7));
  ink.ellipse(x, y - r * 0.6, r * 0.5, r * 0.15, warm(stage, lighten(glaze, 0.06)));
  ink.circle(x, y - r * 0.8, r * 0.12, warm(stage, '#e8b04a'));
  ink.ellipse(x - r * 0.42, y - r * 0.28, r * 0.16, r * 0.1, '#ffffff', { opacity: 0.4, transform: `rotate(-30 ${n(x - r * 0.42)} ${n(y - r * 0.28)})` });
  paintSteam(stage, x + r * 1.32, y - r * 0.6, r * 0.8, own);
}

/** Three small cups and a candle in a glass. */
export function paintCups(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette } = stage;
  for (const [dx, dy] of [[-2.2, 0.3], [0.2, -0.3], [1.7, 0.9]] as const) {
    const level = paintVessel(stage, [x + dx * r, y + dy * r], r, '#e8e0ec', 0.9);
    ink.ellipse(x + dx * r, level, r * 0.86, r * flat * 0.78, warm(stage, '#9ab04a'));
  }
  const [cx, cy] = [x - r * 0.6, y + r * 1.6];
  paintGlow(stage, cx, cy, r * 4, '#ffc46a', palette.dark ? 0.7 : 0.25);
  ink.path(pill(cx - r * 0.62, cy - r * 0.9, r * 1.24, r * 1.7, r * 0.3), warm(stage, '#ffd48a'), { opacity: 0.75 });
  ink.path(`M${n(cx)} ${n(cy - r * 0.9)}Q${n(cx + r * 0.3)} ${n(cy - r * 0.3)} ${n(cx)} ${n(cy)}Q${n(cx - r * 0.3)} ${n(cy - r * 0.3)} ${n(cx)} ${n(cy - r * 0.9)}Z`, '#fffbe0');
}
