import { mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, dot, pill } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export type Plume = { readonly x: number; readonly y: number; readonly tall: number; readonly wide: number };

/** What the light makes of vapour: gold at dawn, almost white by day, the sky's own glow after dark. */
export function steamColour(stage: Stage): string {
  const { palette, time } = stage;
  if (time === 'dawn') return mix(mix('#ffffff', palette.horizon, 0.42), '#ffdf9e', 0.4);
  if (time === 'day') return mix('#ffffff', palette.horizon, 0.22);
  return mix('#fff4e6', palette.sky[4], time === 'dusk' ? 0.34 : 0.46);
}

/** Paints steam over the water: a soft body, veils that sway in it, and threads that curl over at their end. */
export function paintSteam(stage: Stage, name: string, plumes: readonly Plume[], strength: number): void {
  const { ink, u, random } = stage;
  const colour = steamColour(stage);
  const own = random.fork(`steam-${name}`);
  for (const plume of plumes) paintBody(stage, plume, colour, strength, own);
  ink.group({ filter: ink.blur(5 * u, 7 * u) }, () => {
    for (const plume of plumes)
      for (const share of [1, 0.82, 0.6])
        ink.path(veil(own, plume, share), fading(stage, colour, strength * own.range(0.5, 0.7)));
  });
  ink.group({ filter: ink.blur(1 * u, 1.2 * u) }, () => {
    for (const plume of plumes)
      for (const share of [1, 0.72])
        ink.path(curl(own, plume, share), fading(stage, mix(colour, '#ffffff', 0.3), strength * own.range(0.5, 0.75)));
  });
}

function fading({ ink }: Stage, colour: string, strength: number): string {
  const full = Math.round(strength * 20) / 20;
  return ink.vertical([
    [0, colour, 0],
    [0.2, colour, full * 0.36],
    [0.5, colour, full * 0.9],
    [0.74, colour, full],
    [0.9, colour, full * 0.4],
    [1, colour, 0],
  ]);
}

function paintBody({ ink }: Stage, plume: Plume, colour: string, strength: number, own: Random): void {
  const { y, tall, wide } = plume;
  const at = swaying(own, plume, 1);
  for (const [up, reach, share] of [
    [0.02, 1.7, 0.66],
    [0.2, 0.95, 0.5],
    [0.42, 1.05, 0.44],
    [0.64, 0.85, 0.34],
    [0.86, 0.6, 0.2],
  ] as const) {
    const full = Math.round(strength * share * 20) / 20;
    ink.ellipse(
      at(up)[0],
      y - tall * up,
      wide * reach,
      up < 0.1 ? wide * 0.36 : tall * 0.24,
      ink.radial([
        [0, colour, full],
        [0.45, colour, full * 0.55],
        [1, colour, 0],
      ]),
    );
  }
}

/** A band of changing width along a spine. */
function ribbon(spine: readonly Point[], half: (share: number) => number): string {
  const last = spine.length - 1;
  const edge = (sign: number): Point[] =>
    spine.map(([x, y], at): Point => {
      const [fromX, fromY] = spine[Math.max(0, at - 1)] ?? [x, y];
      const [toX, toY] = spine[Math.min(last, at + 1)] ?? [x, y];
      const long = Math.hypot(toX - fromX, toY - fromY) || 1;
      const reach = half(at / last) * sign;
      return [x - ((toY - fromY) / long) * reach, y + ((toX - fromX) / long) * reach];
    });
  return area([...edge(-1), ...edge(1).toReversed()], [], 1);
}

function swaying(own: Random, { x, y, tall, wide }: Plume, share: number): (up: number) => Point {
  const phase = own.range(0, 6.28);
  const turns = own.range(0.7, 1.2);
  const lean = own.range(-0.22, 0.3) * wide;
  const from = x + own.range(-0.5, 0.5) * wide;
  return (up) => [
    from + lean * up + Math.sin(phase + up * turns * 6.28) * wide * 0.42 * (0.25 + up),
    y - tall * share * up,
  ];
}

function veil(own: Random, plume: Plume, share: number): string {
  const at = swaying(own, plume, share);
  const spine = Array.from({ length: 12 }, (_, step) => at(step / 11));
  const swell = own.range(0.4, 0.62) * plume.wide;
  return ribbon(spine, (up) => swell * Math.max(0, Math.sin(Math.PI * up ** 0.5)));
}

function curl(own: Random, plume: Plume, share: number): string {
  const at = swaying(own, plume, share * own.range(0.7, 0.95));
  const spine = Array.from({ length: 10 }, (_, step) => at(step / 9));
  const [endX, endY] = spine[9] ?? [plume.x, plume.y];
  const [beforeX] = spine[8] ?? [endX, endY];
  const side = endX > beforeX ? 1 : -1;
  const r = plume.wide * own.range(0.18, 0.27);
  const turned = Array.from({ length: 9 }, (_, step): Point => {
    const turn = ((step + 1) / 9) * 4.9;
    const reach = r * (1 - step * 0.075);
    return [endX + side * (r - Math.cos(turn) * reach), endY - Math.sin(turn) * reach];
  });
  const swell = plume.wide * own.range(0.05, 0.09);
  return ribbon([...spine, ...turned], (up) => swell * Math.max(0, Math.sin(Math.PI * (0.04 + up * 0.94) ** 0.8)));
}

/** Low banks of vapour that lie on the water, thinnest near the viewer. */
export function paintVapour(stage: Stage, from: number, to: number, strength: number): void {
  const { ink, w, u, random } = stage;
  const own = random.fork('vapour');
  const colour = steamColour(stage);
  for (let bank = 0; bank < 13; bank += 1) {
    const down = (bank / 12) ** 1.5;
    const full = Math.round(strength * own.range(0.5, 1) * (1 - down * 0.6) * 20) / 20;
    ink.ellipse(
      own.range(-0.02, 1.02) * w,
      from + (to - from) * down * 0.6 - (1 - down) * 8 * u,
      own.range(130, 250) * u,
      own.range(12, 22) * u * (1 + down),
      ink.radial([
        [0, colour, full],
        [0.5, colour, full * 0.5],
        [1, colour, 0],
      ]),
    );
  }
}

export type Bather = { readonly x: number; readonly y: number; readonly size: number };

/** Heads and shoulders in the water, a folded towel on each head. */
export function paintBathers(stage: Stage, name: string, bathers: readonly Bather[]): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`bathers-${name}`);
  for (const { x, y, size } of bathers) {
    const skin = own.pick(['#e9b08c', '#d4946c', '#a86f4e', '#f0c3a0']);
    const hair = palette.shade(own.pick(['#2f2330', '#4a2f28', '#5c5560', '#26222e']));
    const tilt = own.range(-0.07, 0.07) * size;
    const head = y - size * 0.62;
    ink.ellipse(x, y + size * 0.06, size * 1.05, size * 0.17, mix(palette.deep, palette.water[1], 0.5), {
      opacity: 0.3,
    });
    ink.path(
      shoulders(x, y, size),
      ink.horizontal([
        [0, palette.vivid(skin)],
        [0.45, palette.vivid(skin)],
        [1, mix(palette.vivid(skin), palette.shade(skin), 0.8)],
      ]),
    );
    paintHead(stage, { x: x + tilt, y: head, size }, skin, hair);
    const cloth = own.pick(['#ffffff', '#fff4df', '#e8f4ff']);
    ink.path(
      pill(x + tilt * 1.3 - size * 0.25, head - size * 0.37, size * 0.5, size * 0.2, size * 0.06),
      palette.vivid(cloth),
    );
    ink.path(
      pill(x + tilt * 1.3 - size * 0.25, head - size * 0.26, size * 0.5, size * 0.09, size * 0.04),
      palette.shade(cloth),
      { opacity: 0.6 },
    );
    paintRings(stage, x, y, size);
  }
}

/** A head seen from behind and aslant: hair with a cheek and an ear. */
function paintHead({ ink, palette }: Stage, { x, y, size }: Bather, skin: string, hair: string): void {
  const r = size * 0.27;
  const side = Math.round(x) % 2 === 0 ? 1 : -1;
  ink.path(
    dot(x, y, r) + dot(x + side * r * 0.5, y + r * 0.24, r * 0.62),
    mix(palette.vivid(skin), palette.shade(skin), 0.25),
  );
  ink.path(
    `M${n(x + side * r * 1.02)} ${n(y - r * 0.2)}Q${n(x + side * r * 0.4)} ${n(y)} ${n(x + side * r * 0.2)} ${n(y + r * 0.5)}Q${n(x)} ${n(y + r * 0.98)} ${n(x - side * r * 0.5)} ${n(y + r * 0.92)}C${n(x - side * r * 1.5)} ${n(y + r * 0.4)} ${n(x - side * r * 1.1)} ${n(y - r * 1.06)} ${n(x)} ${n(y - r * 1.04)}Q${n(x + side * r * 0.9)} ${n(y - r * 0.98)} ${n(x + side * r * 1.02)} ${n(y - r * 0.2)}Z`,
    hair,
  );
}

/** Broad shoulders that go under at the water line `y`. */
function shoulders(x: number, y: number, size: number): string {
  const side = (sign: number): readonly [string, string, string] => [
    `${n(x + sign * size * 0.15)} ${n(y - size * 0.42)}`,
    `${n(x + sign * size * 0.17)} ${n(y - size * 0.18)}`,
    `${n(x + sign * size * 0.7)} ${n(y - size * 0.38)}`,
  ];
  const [left, right] = [side(-1), side(1)];
  const foot = n(y + size * 0.07);
  return `M${n(x - size * 0.68)} ${foot}C${left[2]} ${left[1]} ${left[0]}L${right[0]}C${right[1]} ${right[2]} ${n(x + size * 0.68)} ${foot}Q${n(x)} ${n(y + size * 0.2)} ${n(x - size * 0.68)} ${foot}Z`;
}

/** The rings that a body leaves in still water. */
function paintRings({ ink }: Stage, x: number, y: number, size: number): void {
  for (const [reach, opacity] of [
    [0.85, 0.6],
    [1.35, 0.36],
    [1.9, 0.2],
  ] as const) {
    const d = `M${n(x - size * reach)} ${n(y + size * 0.08)}A${n(size * reach)} ${n(size * reach * 0.17)} 0 0 0 ${n(x + size * reach)} ${n(y + size * 0.08)}`;
    ink.stroke(d, '#f4fffa', size * 0.045, { opacity });
  }
}

/** A far geyser: jets that fan out of a mound and a cloud that drifts off to one side. */
export function paintGeyser(stage: Stage, x: number, foot: number, tall: number): void {
  const { ink, random, palette } = stage;
  const own = random.fork('geyser');
  const colour = mix(steamColour(stage), '#ffffff', 0.4);
  const drift = own.pick([-1, 1]) * own.range(0.12, 0.26);
  for (const [share, opacity] of [
    [1, 0.4],
    [0.72, 0.75],
  ] as const) {
    let d = '';
    for (let puff = 0; puff < 22; puff += 1) {
      const up = own.range(0.3, 1);
      const wide = tall * 0.2 * (up - 0.1) * share;
      d += dot(
        x + drift * tall * up * up + own.range(-1, 1) * wide,
        foot - tall * up,
        tall * own.range(0.05, 0.09) * (0.5 + up * 0.7) * share,
      );
    }
    ink.path(
      d,
      ink.vertical([
        [0, colour, 0.35],
        [0.5, colour, 0.9],
        [1, colour, 0.95],
      ]),
      { opacity },
    );
  }
  for (let jet = 0; jet < 7; jet += 1) {
    const lean = (jet - 3) * tall * 0.02;
    const rise = tall * (0.86 - Math.abs(jet - 3) * 0.12);
    ink.path(
      ribbon(
        [0, 0.35, 0.7, 1].map((up): Point => [x + lean * up * 1.6, foot - rise * up]),
        (up) => tall * (0.008 + 0.016 * up),
      ),
      ink.vertical([
        [0, '#ffffff', 0.1],
        [0.4, mix(colour, '#ffffff', 0.5), 0.9],
        [1, '#ffffff', 1],
      ]),
    );
  }
  ink.path(
    `M${n(x - tall * 0.36)} ${n(foot + tall * 0.03)}Q${n(x - tall * 0.12)} ${n(foot + tall * 0.01)} ${n(x - tall * 0.05)} ${n(foot - tall * 0.035)}H${n(x + tall * 0.05)}Q${n(x + tall * 0.14)} ${n(foot + tall * 0.01)} ${n(x + tall * 0.38)} ${n(foot + tall * 0.03)}Z`,
    ink.vertical([
      [0, palette.air(palette.lit('#e2cba4'), 0.25)],
      [1, palette.air(palette.shade('#b99a78'), 0.4)],
    ]),
  );
}
