import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { bust } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { ground } from './market-street.ts';
import type { Street } from './market-street.ts';

export function paintStalls(stage: Stage, street: Street, side: number): void {
  const { random } = stage;
  const plan = random.fork(`stalls${side}`);
  const edges = [0.78, 1.02, 1.34, 1.76, 2.3, 3, 3.9, 5.1, 7];
  for (let at = edges.length - 2; at >= 0; at -= 1) {
    const colour = plan.pick(['#d8344a', '#e08a2c', '#2f9a72', '#3a62c0', '#b8408a', '#e0b03a']);
    paintStall(stage, street, {
      side,
      near: edges[at] ?? 1,
      far: (edges[at + 1] ?? 1) * 0.97,
      colour,
      own: plan.fork(String(at)),
    });
  }
}

type Stall = {
  readonly side: number;
  readonly near: number;
  readonly far: number;
  readonly colour: string;
  readonly own: Stage['random'];
};

function paintStall(stage: Stage, street: Street, { side, near, far, colour, own }: Stall): void {
  const { ink, palette, u } = stage;
  const depth = (share: number): number => 1 / (1 / near + (1 / far - 1 / near) * share);
  const p = (across: number, up: number, share: number): Point => street.at(side * across, up, depth(share));
  const glow = palette.dark ? '#ffc46a' : '#ffe2b0';
  ink.path(
    polygon([p(0.97, 0.06, 0), p(0.97, 0.06, 1), p(0.97, -0.14, 1), p(0.97, -0.14, 0)]),
    mix(glow, palette.deep, palette.dark ? 0.22 : 0.4),
  );
  ink.path(
    polygon([p(0.97, 0.06, 1), p(0.6, 0.02, 1), p(0.6, -0.14, 1), p(0.97, -0.14, 1)]),
    mix(glow, '#a0522d', 0.35),
    { opacity: 0.75 },
  );
  if (own.chance(0.8)) {
    const [x, y] = p(0.82, -0.13, 0.5);
    ink.path(bust(x, y, (64 * u) / depth(0.5)), mix(palette.deep, '#5a2a3a', 0.4));
  }
  const wood = mix(palette.shade(mix(colour, '#6a4a5a', 0.4)), palette.deep, palette.dark ? 0.3 : 0.05);
  ink.path(
    polygon([p(0.98, -0.13, 0), p(0.98, -0.13, 1), p(0.62, -0.15, 1), p(0.62, -0.15, 0)]),
    mix('#ffd08a', palette.horizon, 0.15),
  );
  ink.path(
    polygon([p(0.62, -0.15, 0), p(0.62, -0.15, 1), p(0.62, ground, 1), p(0.62, ground, 0)]),
    ink.vertical([
      [0, lighten(wood, 0.06)],
      [1, darken(wood, 0.05)],
    ]),
  );
  ink.path(polygon([p(0.98, -0.13, 0), p(0.62, -0.15, 0), p(0.62, ground, 0), p(0.98, ground, 0)]), darken(wood, 0.04));
  ink.stroke(
    [-0.19, -0.23, -0.27].map((up) => line([p(0.62, up, 0), p(0.62, up, 1)])).join(''),
    darken(wood, 0.08),
    (1.4 * u) / near,
    { opacity: 0.6 },
  );
  paintGoods(stage, p, near, own);
  paintAwning(stage, p, colour, near);
  for (const share of [0.25, 0.75]) {
    const [x, y] = p(0.7, 0.0, share);
    paintGlow(stage, x, y, (58 * u) / depth(share), '#ffc86e', palette.dark ? 0.7 : 0.25);
    ink.circle(x, y, (4.6 * u) / depth(share), '#fff4d0');
  }
}

type Place = (across: number, up: number, share: number) => Point;

function paintGoods(stage: Stage, place: Place, near: number, own: Stage['random']): void {
  const { ink, palette, u } = stage;
  for (let heap = 0; heap < 5; heap += 1) {
    const colour = own.pick(['#e8503a', '#f2a23c', '#f6d35a', '#7fb04a', '#c8486e', '#fff0d8', '#e07a5a']);
    let [fruit, shine] = ['', ''];
    for (let piece = 0; piece < 9; piece += 1) {
      const [x, y] = place(own.range(0.64, 0.8), -0.148 + own.next() * 0.012, heap / 5 + own.next() * 0.18);
      const r = (own.range(6, 8.5) * u) / near ** 0.96;
      fruit += dot(x, y - r * 0.5, r);
      shine += dot(x - r * 0.25, y - r * 0.8, r * 0.32);
    }
    ink.path(fruit, palette.dark ? colour : palette.lit(colour));
    ink.path(shine, lighten(colour, 0.12), { opacity: 0.8 });
  }
}

function paintAwning(stage: Stage, place: Place, colour: string, near: number): void {
  const { ink, palette, u } = stage;
  const stripes = 8;
  const bright = palette.dark ? mix(colour, '#ffb46a', 0.12) : palette.lit(colour);
  const white = palette.dark ? '#f6dcb4' : palette.lit('#fff8ec');
  let [coloured, plain, fringe, pale] = ['', '', '', ''];
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const [from, to] = [stripe / stripes, (stripe + 1) / stripes];
    const panel = polygon([place(1, 0.2, from), place(1, 0.2, to), place(0.52, 0.045, to), place(0.52, 0.045, from)]);
    const [left, right, low] = [place(0.52, 0.045, from), place(0.52, 0.045, to), place(0.52, 0.014, (from + to) / 2)];
    const scallop = `M${n(left[0])} ${n(left[1])}Q${n(left[0])} ${n(low[1])} ${n((left[0] + right[0]) / 2)} ${n(low[1])}Q${n(right[0])} ${n(low[1])} ${n(right[0])} ${n(right[1])}Z`;
    if (stripe % 2 === 0) [coloured, fringe] = [coloured + panel, fringe + scallop];
    else [plain, pale] = [plain + panel, pale + scallop];
  }
  ink.path(coloured, bright);
  ink.path(plain, white);
  ink.path(fringe, darken(bright, 0.08));
  ink.path(pale, darken(white, 0.1));
  ink.stroke(line([place(0.52, 0.045, 0), place(0.52, 0.045, 1)]), lighten(white, 0.02), (1.6 * u) / near, {
    opacity: 0.7,
  });
}
