import { mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, box, curve, dot, line, polygon, sample } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintSkyline, paintTower } from '../parts/buildings.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { paintGlow, paintMist } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import type { Plan } from './airport-plan.ts';
import { metre } from './airport-space.ts';

/** Hills, and the city in the air before them. */
export function paintDistance(stage: Stage, plan: Plan): void {
  const { palette, w, h, u, random } = stage;
  const { horizon, side } = plan;
  const own = random.fork('distance');
  const city = w * (side > 0 ? own.range(0.2, 0.3) : own.range(0.7, 0.8));
  paintRidge(stage, ridgeLine(stage, 'range', horizon - 58 * u, 34 * u, own.range(1.6, 2.6)), h, palette.ridge, 0.74);
  paintRidge(stage, ridgeLine(stage, 'hills', horizon - 26 * u, 22 * u, own.range(2.4, 3.6)), h, palette.ridge, 0.6);
  if (palette.dark) paintGlow(stage, city, horizon - 20 * u, 280 * u, palette.horizon, 0.42);
  const colour = mix(palette.ridge, palette.dark ? palette.deep : '#c8c0cc', palette.dark ? 0.2 : 0.3);
  const reach = 230 * u;
  for (const [row, low, high, distance] of [
    [0, 24, 92, 0.66],
    [1, 14, 54, 0.54],
  ] as const)
    paintSkyline(stage, {
      from: city - reach * (1 - row * 0.16),
      to: city + reach * (1 - row * 0.1),
      foot: horizon + (2 + row * 3) * u,
      low: low * u,
      high: high * u,
      colour,
      distance,
      name: `city${row}`,
      windows: row > 0 || palette.dark,
    });
  const tower = {
    x: city + own.range(-70, 70) * u,
    foot: horizon + 3 * u,
    tall: own.range(108, 138) * u,
    half: 15 * u,
  };
  paintTower(stage, tower, own.whole(0, 3), colour, 0.6);
  paintRidge(
    stage,
    ridgeLine(stage, 'rise', horizon - 5 * u, 6 * u, 5),
    h,
    mix(palette.ridge, palette.ground, 0.6),
    0.46,
  );
  paintMist(stage, horizon, 70 * u, 0.55);
}

export type Terminal = {
  readonly x: number;
  readonly foot: number;
  /** View units of a metre there. */
  readonly size: number;
  readonly long: number;
  readonly tall: number;
  readonly roof: Plan['roof'];
  readonly side: 1 | -1;
};

export function terminalOf(stage: Stage, plan: Plan): Terminal {
  const { w, format, random } = stage;
  const own = random.fork('terminal');
  const deep = 150;
  const size = metre(plan.eye, deep);
  const aside = format === 'wide' ? 0.2 : own.range(0.16, 0.2);
  return {
    x:
      w * (plan.side > 0 ? 1 - aside : aside) +
      (plan.view === 'road' ? -plan.side * w * (format === 'wide' ? 0 : 0.5) : 0),
    foot: plan.horizon + plan.eye.tall * size,
    size,
    long: own.range(66, 78),
    tall: own.range(13, 16),
    roof: plan.roof,
    side: plan.side,
  };
}

/** The hall: a swept roof on slanting struts over a front of glass. */
export function paintTerminal(stage: Stage, hall: Terminal): void {
  const { ink, palette } = stage;
  const { x, foot, size, long, tall } = hall;
  const half = (long * size) / 2;
  const top = roofLine(hall);
  const edge = sample(x - half, x + half, half / 16, (at) => top((at - x) / half));
  const wall = ink.vertical(glassStops(stage));
  const body = sample(x - half * 0.9, x + half * 0.9, half / 14, (at) => top((at - x) / half) + 1.4 * size);
  ink.path(`${line(body)}L${n(x + half * 0.9)} ${n(foot)}L${n(x - half * 0.9)} ${n(foot)}Z`, wall);
  paintFloors(stage, hall, top);
  const white = palette.air(palette.lit('#fbf6ee'), 0.12);
  const dim = palette.air(palette.shade('#b9b6c6'), 0.16);
  let struts = '';
  for (let strut = -5; strut <= 5; strut += 1) {
    const at = x + (strut / 5.4) * half * 0.88;
    struts += line([
      [at, foot],
      [at - 1.6 * size, top((at - 1.6 * size - x) / half) + size],
    ]);
    struts += line([
      [at, foot - tall * size * 0.3],
      [at + 1.6 * size, top((at + 1.6 * size - x) / half) + size],
    ]);
  }
  ink.stroke(struts, white, 0.42 * size, { opacity: 0.9 });
  const under = edge.map(([px, py]): Point => [px, py + 1.9 * size]).toReversed();
  ink.path(area(edge, under, 1), dim);
  const crown = edge.map(([px, py]): Point => [px, py + 0.9 * size]).toReversed();
  ink.path(area(edge, crown, 1), white);
  if (palette.dark) ink.stroke(curve(under, 1), palette.lamp, 0.35 * size, { opacity: 0.85 });
  ink.rect(x - half * 1.04, foot - 0.9 * size, half * 2.08, 1.4 * size, palette.air(palette.shade('#8f8c9c'), 0.16));
}

function roofLine({ foot, size, tall, roof, side }: Terminal): (share: number) => number {
  const high = foot - tall * size;
  if (roof === 'waves')
    return (share) => high - Math.abs(Math.sin((share + 1) * Math.PI * 1.5)) * 4.6 * size + 1.5 * size;
  if (roof === 'shell') return (share) => high - (1 - share ** 2) * 7 * size + 4 * size;
  return (share) =>
    high + 3 * size - (Math.max(0, (share * side + 1) / 2) ** 1.8 * 10 + Math.sin(share * 2.6 * side) * 1.2) * size;
}

export function glassStops({ palette, time }: Stage): [number, string][] {
  if (palette.dark)
    return [
      [0, mix(palette.lamp, palette.sky[2], 0.5)],
      [0.55, mix(palette.lamp, '#ffb45e', 0.3)],
      [1, mix(palette.lamp, '#ffffff', 0.25)],
    ];
  const sky = mix(palette.sky[1], '#ffffff', 0.25);
  return [
    [0, palette.air(palette.shade(mix(sky, '#3f6f94', 0.35)), 0.15)],
    [0.6, mix(sky, palette.horizon, time === 'dawn' ? 0.5 : 0.35)],
    [1, mix(palette.horizon, time === 'dawn' ? palette.lamp : sky, 0.4)],
  ];
}

function paintFloors(stage: Stage, { x, foot, size, long, tall }: Terminal, top: (share: number) => number): void {
  const { ink, palette, random } = stage;
  const own = random.fork('hall');
  const half = (long * size) / 2;
  const frame = palette.dark ? mix(palette.lamp, palette.deep, 0.5) : palette.lit('#f4f6f8');
  let bars = '';
  for (let bar = -17; bar <= 17; bar += 1) {
    const at = x + (bar / 19) * half;
    bars += line([
      [at, foot],
      [at, top((at - x) / half) + 1.5 * size],
    ]);
  }
  for (const up of [0.3, 0.62]) bars += `M${n(x - half * 0.9)} ${n(foot - tall * size * up)}h${n(half * 1.8)}`;
  ink.stroke(bars, frame, 0.17 * size, { opacity: 0.62 });
  let [warm, people] = ['', ''];
  for (let spot = 0; spot < 46; spot += 1) {
    const at = x + own.range(-0.86, 0.86) * half;
    if (own.chance(0.5)) warm += box(at, foot - tall * size * own.pick([0.28, 0.6]), 1.7 * size, 0.5 * size);
    else
      people +=
        dot(at, foot - 1.75 * size, 0.36 * size) + box(at - 0.35 * size, foot - 1.5 * size, 0.7 * size, 1.5 * size);
  }
  ink.path(warm, palette.dark ? '#fff6dc' : palette.lamp, { opacity: palette.dark ? 0.9 : 0.5 });
  ink.path(people, mix(palette.deep, palette.ridge, 0.4), { opacity: 0.6 });
}

/** The tails of aircraft at their gates. */
export function paintTails(stage: Stage, from: number, to: number, foot: number, size: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork('tails');
  const colours = [palette.accent, '#2a64b4', '#1b8a84', '#e6a63a', '#7a4a9c', '#f3f1ee'] as const;
  const step = 17 * size;
  let count = own.whole(0, 5);
  for (let x = from; x < to; x += step * own.range(0.9, 1.35)) {
    const flip = own.chance(0.5) ? 1 : -1;
    const white = palette.air(palette.lit('#f8f6f4'), 0.14);
    const grey = palette.air(palette.shade('#b4b6c8'), 0.16);
    const tone = palette.air(palette.lit(colours[count % 6] ?? palette.accent), 0.16);
    count += 1;
    const at = (dx: number, up: number): Point => [x + flip * dx * size, foot - up * size];
    ink.path(
      area([at(-9, 5), at(-2, 5.4), at(6, 5.2), at(9.4, 4.2), at(9.8, 3.4)], [at(8, 2.4), at(-9, 1.6)], 1),
      white,
    );
    ink.path(polygon([at(-9, 3), at(9.6, 3.2), at(8, 2.4), at(-9, 1.6)]), grey);
    ink.path(polygon([at(-9.4, 5), at(-11, 10.4), at(-8.4, 10.4), at(-4, 5.2)]), tone);
    ink.path(polygon([at(-9, 4.6), at(-12.6, 5.4), at(-12, 5.7), at(-6.6, 4.9)]), grey);
    ink.path(polygon([at(-9, 5), at(-12.4, 4.4), at(-9, 1.6)]), white);
    ink.path(polygon([at(1, 2.4), at(-5, 1.2), at(-4, 1), at(4, 2.2)]), grey);
    let panes = '';
    for (let pane = -6; pane < 7; pane += 1) panes += dot(...at(pane, 4.2), 0.22 * size);
    ink.path(panes, palette.dark ? palette.lamp : palette.shade('#4f5a7a'), { opacity: 0.85 });
    ink.stroke(line([at(6, 2.4), at(6, 0)]) + line([at(-1, 2), at(-1, 0)]), grey, 0.5 * size);
  }
}

/** Lights along the ground: blue ones of the taxiway, white and amber ones of the runway. */
export function paintGroundLights(stage: Stage, y: number, size: number): void {
  const { ink, palette, w, random } = stage;
  const own = random.fork('ground-lights');
  const strength = palette.dark ? 1 : 0.6;
  for (const [colour, gap, lift] of [
    ['#6ab4ff', 26, 0],
    ['#fff2c8', 34, 3.4],
    ['#ffb45a', 60, 6],
  ] as const) {
    let d = '';
    for (let x = own.range(0, gap); x < w; x += gap * size * own.range(0.85, 1.15))
      d += dot(x, y + lift * size, (palette.dark ? 1.1 : 0.7) * size);
    if (palette.dark)
      ink.path(d, colour, { opacity: 0.3, stroke: colour, 'stroke-width': n(2.4 * size), 'stroke-opacity': 0.35 });
    ink.path(d, mix(colour, '#ffffff', 0.4), { opacity: strength });
  }
}
