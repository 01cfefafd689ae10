import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box, curve, dot, pill, polygon } from '../outline.ts';
import { person } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Standing } from './garden-beds.ts';
import type { Ground, Place, Spot } from './garden-ground.ts';

const groups: readonly [readonly number[], ...(readonly number[])[]] = [
  [1.7, 2.7, 4.4],
  [2, 3.4, 4.8],
  [1.6, 2.3, 3.8],
];

/** People on the path, some below a parasol, and a child with a balloon. */
export function visitors(stage: Stage, ground: Ground, bright: string, bare: (place: Place) => boolean): Standing[] {
  const own = stage.random.fork('visitors');
  const list: Standing[] = [];
  for (const base of own.pick(groups)) {
    const deep = base * own.range(0.92, 1.08);
    const count = own.pick([1, 2, 2]);
    const start = own.range(-0.7, 0.2);
    for (let at = 0; at < count; at += 1) {
      const place: Place = [ground.way(deep) + (start + at * 0.5) * ground.wayHalf, deep];
      if (bare(place)) continue;
      const spot = ground.spot(place);
      const child = at > 0 && own.chance(0.5);
      const carried = child ? 'balloon' : own.chance(0.42) ? 'parasol' : 'nothing';
      const figure = own.fork(`${base}-${at}`);
      list.push({ y: spot.y, draw: () => paintVisitor(stage, spot, child ? 100 : 154, carried, bright, figure) });
    }
  }
  return list;
}

/** The child at the lower end of a kite's string. */
export function kiteFlyer(stage: Stage, spot: Spot): Standing {
  const own = stage.random.fork('kite');
  return { y: spot.y, draw: () => paintVisitor(stage, spot, 100, 'nothing', '', own) };
}

function paintVisitor(
  stage: Stage,
  { x, y, s }: Spot,
  tall: number,
  carried: 'balloon' | 'parasol' | 'nothing',
  bright: string,
  own: Random,
): void {
  const { ink, palette, u } = stage;
  const far = Math.max(0, 0.34 - (s / u) * 0.5);
  const coat = palette.air(mix(palette.deep, own.pick([palette.ridge, palette.accent, palette.deep]), 0.2), far);
  const high = tall * s;
  ink.ellipse(x + high * 0.1, y, high * 0.2, high * 0.03, palette.deep, { opacity: 0.3 });
  ink.path(person(x, y, high, own), coat);
  const tint = palette.air(palette.vivid(own.pick([bright, '#f7ead6', '#f2a3b4', bright])), far);
  if (carried === 'parasol') paintParasol(stage, x + high * 0.1, y - high * 0.92, high * 0.4, tint, coat);
  if (carried === 'balloon') {
    const [bx, by] = [x + high * 0.3, y - high * 1.75];
    ink.stroke(
      `M${n(x + high * 0.14)} ${n(y - high * 0.5)}Q${n(bx)} ${n(y - high)} ${n(bx)} ${n(by)}`,
      coat,
      high * 0.016,
    );
    const balloon = palette.air(palette.vivid(palette.accent), far);
    ink.ellipse(bx, by - high * 0.16, high * 0.17, high * 0.21, balloon);
    ink.ellipse(bx - high * 0.05, by - high * 0.22, high * 0.05, high * 0.07, lighten(balloon, 0.16), { opacity: 0.7 });
  }
}

function paintParasol(stage: Stage, x: number, y: number, r: number, tint: string, stick: string): void {
  const { ink } = stage;
  ink.stroke(`M${n(x)} ${n(y + r * 0.9)}V${n(y - r * 0.4)}`, stick, r * 0.06);
  const hem = (from: number, to: number): string => {
    const middle = (from + to) / 2;
    return `Q${n(x + middle * r)} ${n(y - r * 0.04)} ${n(x + to * r)} ${n(y + r * 0.06)}`;
  };
  const dome = (from: number): string => `M${n(x + from * r)} ${n(y + r * 0.06)}`;
  ink.path(
    `${dome(-1)}${hem(-1, -0.36)}${hem(-0.36, 0.36)}${hem(0.36, 1)}Q${n(x + r * 0.86)} ${n(y - r * 0.62)} ${n(x)} ${n(y - r * 0.66)}Q${n(x - r * 0.86)} ${n(y - r * 0.62)} ${n(x - r)} ${n(y + r * 0.06)}Z`,
    tint,
  );
  ink.path(
    `${dome(0.36)}${hem(0.36, 1)}Q${n(x + r * 0.86)} ${n(y - r * 0.62)} ${n(x)} ${n(y - r * 0.66)}Q${n(x + r * 0.34)} ${n(y - r * 0.4)} ${n(x + r * 0.36)} ${n(y + r * 0.06)}Z`,
    darken(tint, 0.09),
  );
  ink.path(
    `${dome(-1)}${hem(-1, -0.36)}Q${n(x - r * 0.34)} ${n(y - r * 0.4)} ${n(x)} ${n(y - r * 0.66)}Q${n(x - r * 0.86)} ${n(y - r * 0.62)} ${n(x - r)} ${n(y + r * 0.06)}Z`,
    lighten(tint, 0.05),
  );
}

export type Shrub = 'ball' | 'cone' | 'tiers' | 'lamp';

/** A clipped shrub or a lamp at the side of the path. */
export function shrub(stage: Stage, ground: Ground, place: Place, kind: Shrub): Standing {
  const spot = ground.spot(place);
  return { y: spot.y, draw: () => paintShrub(stage, spot, kind) };
}

function paintShrub(stage: Stage, { x, y, s }: Spot, kind: Shrub): void {
  const { ink, palette, u } = stage;
  const far = Math.max(0.04, 0.36 - (s / u) * 0.5);
  const leaf = palette.air(mix(palette.shade('#3f8a58'), palette.ground, palette.dark ? 0.4 : 0.25), far);
  ink.ellipse(x + 20 * s, y + 2 * s, 62 * s, 12 * s, palette.deep, { opacity: 0.28 });
  if (kind === 'lamp') return paintLamp(stage, x, y, s);
  const body = ink.horizontal([
    [0, lighten(leaf, palette.dark ? 0.15 : 0.1)],
    [0.45, leaf],
    [1, mix(darken(leaf, 0.06), palette.deep, 0.25)],
  ]);
  if (kind === 'cone')
    return ink.path(
      `M${n(x - 52 * s)} ${n(y - 8 * s)}Q${n(x)} ${n(y + 12 * s)} ${n(x + 52 * s)} ${n(y - 8 * s)}Q${n(x + 22 * s)} ${n(y - 120 * s)} ${n(x)} ${n(y - 200 * s)}Q${n(x - 22 * s)} ${n(y - 120 * s)} ${n(x - 52 * s)} ${n(y - 8 * s)}Z`,
      body,
    );
  ink.path(box(x - 5 * s, y - 60 * s, 10 * s, 60 * s), mix(leaf, '#3a1f2c', 0.6));
  if (kind === 'ball') return ink.circle(x, y - 62 * s, 56 * s, body);
  for (const [up, r] of [
    [40, 54],
    [108, 40],
    [160, 27],
  ] as const)
    ink.ellipse(x, y - up * s, r * s, r * 0.72 * s, body);
}

function paintLamp(stage: Stage, x: number, y: number, s: number): void {
  const { ink, palette } = stage;
  const iron = mix(palette.deep, palette.ridge, 0.15);
  ink.path(box(x - 4 * s, y - 210 * s, 8 * s, 210 * s) + box(x - 10 * s, y - 14 * s, 20 * s, 14 * s), iron);
  if (palette.dark) paintGlow(stage, x, y - 226 * s, 120 * s, '#ffcf86', 0.6);
  ink.path(
    pill(x - 15 * s, y - 246 * s, 30 * s, 38 * s, 14 * s),
    palette.dark ? '#fff0c8' : mix(palette.sky[3], '#ffffff', 0.5),
  );
  ink.path(
    polygon([
      [x - 20 * s, y - 240 * s],
      [x, y - 262 * s],
      [x + 20 * s, y - 240 * s],
    ]),
    iron,
  );
}

/** A low round basin with a fountain, or a pond of water lilies. */
export function pool(stage: Stage, ground: Ground, place: Place, round: number, jets: boolean): Standing {
  const { x, y, s } = ground.spot(place);
  const far = ground.spot([place[0], place[1] + round / 900]);
  const near = ground.spot([place[0], place[1] - round / 900]);
  const [rx, ry, cy] = [round * s * 1.04, (near.y - far.y) / 2, (near.y + far.y) / 2];
  return { y: y - ry * 0.2, draw: () => paintPool(stage, { x, y: cy, rx, ry, s }, jets) };
}

type Basin = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number; readonly s: number };

function paintPool(stage: Stage, { x, y, rx, ry, s }: Basin, jets: boolean): void {
  const { ink, palette, random } = stage;
  const stone = '#e6d8c4';
  ink.ellipse(x, y + 12 * s, rx * 1.1, ry * 1.12 + 6 * s, palette.shade(darken(stone, 0.06)));
  ink.ellipse(x, y, rx * 1.1, ry * 1.12, palette.lit(stone));
  ink.ellipse(
    x,
    y + 2 * s,
    rx,
    ry,
    ink.vertical([
      [0, mix(palette.water[1], palette.deep, 0.2)],
      [0.5, palette.water[1]],
      [1, mix(palette.water[0], palette.horizon, 0.4)],
    ]),
  );
  const own = random.fork('pads');
  const pad = palette.lit(mix(palette.ground, '#4f9a62', 0.5));
  let [pads, buds] = ['', ''];
  for (let at = 0; at < (jets ? 7 : 16); at += 1) {
    const turn = own.range(0, Math.PI * 2);
    const away = jets ? own.range(0.66, 0.86) : own.range(0.2, 0.86);
    const [px, py] = [x + Math.cos(turn) * rx * away, y + Math.sin(turn) * ry * away];
    const wide = own.range(0.07, 0.12) * rx;
    pads += pill(px - wide, py - wide * 0.2, wide * 2, wide * 0.4, wide * 0.2);
    if (own.chance(0.5))
      buds += dot(px, py - wide * 0.28, wide * 0.34) + dot(px - wide * 0.3, py - wide * 0.16, wide * 0.26);
  }
  ink.path(pads, mix(pad, palette.deep, palette.dark ? 0.4 : 0.16));
  ink.path(buds, palette.vivid('#f9d2de'));
  if (jets) paintJets(stage, { x, y, rx, ry, s });
}

function paintJets(stage: Stage, { x, y, rx, s }: Basin): void {
  const { ink, palette, random } = stage;
  const stone = palette.lit('#e6d8c4');
  ink.path(
    `M${n(x - 20 * s)} ${n(y)}Q${n(x - 8 * s)} ${n(y - 40 * s)} ${n(x - 9 * s)} ${n(y - 74 * s)}H${n(x + 9 * s)}Q${n(x + 8 * s)} ${n(y - 40 * s)} ${n(x + 20 * s)} ${n(y)}Z`,
    mix(stone, palette.shade('#e6d8c4'), 0.4),
  );
  ink.path(
    `M${n(x - 70 * s)} ${n(y - 88 * s)}H${n(x + 70 * s)}Q${n(x + 40 * s)} ${n(y - 64 * s)} ${n(x)} ${n(y - 64 * s)}Q${n(x - 40 * s)} ${n(y - 64 * s)} ${n(x - 70 * s)} ${n(y - 88 * s)}Z`,
    stone,
  );
  const own = random.fork('jets');
  let [veils, cores] = ['', ''];
  for (const side of [-1, 1])
    for (const share of [0.1, 0.18, 0.28, 0.38, 0.5, 0.62]) {
      const out = rx * share * side;
      const up = (300 - share * 170) * s * own.range(0.94, 1.06);
      const arc = `M${n(x)} ${n(y - 84 * s)}C${n(x + out * 0.3)} ${n(y - up)} ${n(x + out * 0.9)} ${n(y - up)} ${n(x + out)} ${n(y + own.range(-0.02, 0.05) * rx)}`;
      veils += arc;
      cores += arc;
    }
  const foam = mix(palette.disc, '#ffffff', 0.6);
  ink.stroke(veils, foam, 9 * s, { opacity: 0.16 });
  ink.stroke(cores, foam, 2.6 * s, { opacity: 0.75, 'stroke-dasharray': `${n(14 * s)} ${n(7 * s)}` });
  ink.path(
    `M${n(x - 7 * s)} ${n(y - 84 * s)}Q${n(x - 5 * s)} ${n(y - 220 * s)} ${n(x)} ${n(y - 290 * s)}Q${n(x + 5 * s)} ${n(y - 220 * s)} ${n(x + 7 * s)} ${n(y - 84 * s)}Z`,
    foam,
    { opacity: 0.8 },
  );
  ink.ellipse(x, y + rx * 0.02, rx * 0.66, rx * 0.09, foam, { opacity: 0.26 });
}

/** A butterfly with two-tone wings. */
export function paintButterfly(stage: Stage, x: number, y: number, size: number, turn: number, colour: string): void {
  const { ink, palette } = stage;
  const tint = palette.vivid(colour);
  const upper = (flip: number, reach: number): string =>
    `M0 0C${n(flip * 4 * reach)} ${n(-18 * reach)} ${n(flip * 26 * reach)} ${n(-26 * reach)} ${n(flip * 27 * reach)} ${n(-13 * reach)}C${n(flip * 27 * reach)} ${n(-3 * reach)} ${n(flip * 12 * reach)} ${n(2 * reach)} 0 1Z`;
  const lower = (flip: number, reach: number): string =>
    `M0 1C${n(flip * 12 * reach)} ${n(1 * reach)} ${n(flip * 22 * reach)} ${n(6 * reach)} ${n(flip * 17 * reach)} ${n(15 * reach)}C${n(flip * 11 * reach)} ${n(21 * reach)} ${n(flip * 3 * reach)} ${n(12 * reach)} 0 3Z`;
  ink.group(
    { transform: `translate(${n(x)} ${n(y)})rotate(${n(turn)})scale(${size.toFixed(2)} ${size.toFixed(2)})` },
    () => {
      const edge = mix(palette.deep, tint, 0.14);
      ink.path(upper(-1, 1) + upper(0.72, 1) + lower(-1, 1) + lower(0.72, 1), edge);
      ink.path(upper(-1, 0.8) + upper(0.72, 0.8), tint);
      ink.path(lower(-1, 0.76) + lower(0.72, 0.76), lighten(tint, 0.07));
      ink.path(dot(-20, -14, 1.8) + dot(14, -14, 1.8) + dot(-12, 11, 1.6), '#fff6e0', { opacity: 0.85 });
      ink.stroke('M0 -7L0 11M0 -7L-5 -15M0 -7L4 -15', edge, 2);
    },
  );
}

/** A kite of two facets with a bowed tail. */
export function paintKite(stage: Stage, x: number, y: number, size: number, from: Spot, colour: string): void {
  const { ink, palette } = stage;
  const tint = palette.vivid(colour);
  ink.stroke(
    `M${n(x)} ${n(y)}Q${n((x + from.x) / 2)} ${n(from.y - 60 * from.s)} ${n(from.x)} ${n(from.y)}`,
    mix(palette.deep, palette.sky[3], 0.4),
    0.8 * stage.u,
    { opacity: 0.5 },
  );
  ink.group({ transform: `translate(${n(x)} ${n(y)})rotate(24)scale(${size.toFixed(2)})` }, () => {
    ink.stroke(
      curve(
        [
          [0, 26],
          [8, 38],
          [-4, 50],
          [6, 62],
          [-2, 74],
        ],
        1,
      ),
      darken(tint, 0.1),
      2,
    );
    ink.path('M0 -26L-17 -6L0 26Z', lighten(tint, 0.06));
    ink.path('M0 -26L17 -6L0 26Z', darken(tint, 0.06));
    ink.path('M-7 44L3 40L3 48ZM-3 60L9 56L8 64Z', palette.vivid('#f7d98a'));
  });
}
