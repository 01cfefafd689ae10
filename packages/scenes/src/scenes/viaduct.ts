import { darken, lighten, mix } from '../colour.ts';
import { area, box, curve, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { n } from '../ink.ts';
import { paintFir, paintPeak, paintPineRow, paintRidge, paintSlope, ridgeLine } from '../parts/land.ts';
import { paintBirds, paintClouds, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

/** A red train on a stone viaduct, snow behind, a stream below, firs at both edges. */
export function paintViaduct(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const horizon = h * 0.64;
  const big = w * plan.range(0.5, 0.62);
  paintSky(stage, horizon, { x: w * plan.range(0.16, 0.28), y: h * plan.range(0.2, 0.27), r: 42 * u });
  paintClouds(stage, horizon, 5, 0.06, 0.5);
  paintBirds(stage, w * 0.7, h * 0.17, 4);
  paintRange(stage, horizon, big);
  paintMist(stage, horizon - 12 * u, 120 * u, 0.62);
  const meadow = palette.lit(mix(palette.ground, '#4fae5a', palette.dark ? 0.12 : 0.4));
  for (const [at, drop, distance] of [
    [0, -22, 0.5],
    [1, 2, 0.3],
  ] as const) {
    const crest = ridgeLine(stage, `wood${at}`, horizon + drop * u, 20 * u, 2 + at);
    const wood = mix(palette.ground, palette.deep, 0.25 + at * 0.15);
    paintPineRow(stage, crest, (24 + at * 9) * u, (8 + at * 2) * u, palette.air(wood, distance));
    paintRidge(stage, crest, h, wood, distance);
  }
  paintValley(stage, horizon + 40 * u, meadow);
  const deck = h * plan.range(0.665, 0.69);
  paintArches(stage, deck, plan.pick(['#c9b49a', '#b8a8a0', '#c79a78']));
  paintTrain(
    stage,
    deck,
    w * plan.range(0.62, 0.74),
    plan.pick([palette.accent, palette.accent, '#e0a02f', '#2f8f6a']),
  );
  paintForeground(stage, meadow);
}

function paintRange(stage: Stage, horizon: number, big: number): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('range');
  const rock = mix(palette.ridge, '#7a80a8', 0.4);
  const size = stage.format === 'tall' ? 0.84 : 1;
  const foot = horizon + 24 * u;
  for (const at of [0.1, 0.33, 0.84])
    paintPeak(stage, {
      x: w * (at + plan.range(-0.05, 0.05)),
      foot,
      tall: h * plan.range(0.26, 0.32) * size,
      half: 150 * u,
      rock,
      distance: 0.5,
      snow: 0.5,
    });
  for (const [at, tall] of [
    [big - w * 0.3, 0.32],
    [big + w * 0.3, 0.37],
  ] as const)
    paintPeak(stage, {
      x: at + plan.range(-20, 20) * u,
      foot,
      tall: h * tall * size,
      half: 190 * u,
      rock,
      distance: 0.3,
      snow: 0.48,
    });
  paintPeak(stage, {
    x: big,
    foot,
    tall: h * plan.range(0.45, 0.5) * size,
    half: 260 * u,
    rock,
    distance: 0.16,
    snow: 0.5,
  });
}

function paintValley(stage: Stage, y: number, meadow: string): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('valley');
  paintSlope(
    stage,
    [
      [-10, y - 12 * u],
      [w * 0.3, y + 10 * u],
      [w * 0.62, y],
      [w + 10, y - 22 * u],
    ],
    h,
    ink.vertical([
      [0, palette.air(meadow, 0.35)],
      [1, darken(meadow, 0.06)],
    ]),
  );
  const bend = w * plan.range(0.48, 0.6);
  const left: Point[] = [
    [bend + 40 * u, y + 4 * u],
    [bend - 10 * u, y + 50 * u],
    [bend + 6 * u, y + 96 * u],
    [bend - 110 * u, h + 8],
  ];
  const right: Point[] = [
    [bend + 130 * u, h + 8],
    [bend + 88 * u, y + 100 * u],
    [bend + 38 * u, y + 50 * u],
    [bend + 52 * u, y + 4 * u],
  ];
  ink.path(
    `${curve(left, 1)}L${curve(right, 1).slice(1)}Z`,
    ink.vertical([
      [0, palette.horizon],
      [0.5, palette.water[0]],
      [1, palette.water[1]],
    ]),
  );
  let gleam = '';
  for (let dash = 0; dash < 26; dash += 1) {
    const near = plan.next();
    gleam += pill(
      bend - 20 * u + plan.range(-10, 46) * u * (0.4 + near),
      y + 30 * u + near * 150 * u,
      plan.range(8, 26) * u * (0.4 + near),
      (1 + near) * u,
      2,
    );
  }
  ink.path(gleam, palette.lit('#ffffff'), { opacity: 0.7 });
}

function paintArches(stage: Stage, deck: number, stone: string): void {
  const { ink, palette, w, h, u } = stage;
  const bay = 104 * u;
  const bright = palette.lit(stone);
  const dim = palette.shade(darken(stone, 0.06));
  const rise = bay * 0.36;
  const count = Math.ceil(w / bay) + 1;
  const start = (w - count * bay) / 2;
  ink.rect(
    -5,
    deck,
    w + 10,
    rise * 0.5 + 10 * u,
    ink.vertical([
      [0, bright],
      [1, mix(bright, dim, 0.6)],
    ]),
  );
  for (let at = 0; at <= count; at += 1) {
    const x = start + at * bay;
    const depth = h * 0.33 * Math.sin(Math.min(Math.max(x / w, 0.05), 0.95) * Math.PI) ** 0.5;
    ink.path(
      polygon([
        [x - 9 * u, deck + rise * 0.7],
        [x + 9 * u, deck + rise * 0.7],
        [x + 12 * u, deck + rise + depth],
        [x - 12 * u, deck + rise + depth],
      ]),
      ink.horizontal([
        [0, bright],
        [0.5, mix(bright, dim, 0.5)],
        [1, dim],
      ]),
    );
    const spandrel = `M${n(x)} ${n(deck + 10 * u)}H${n(x + bay)}V${n(deck + rise + 12 * u)}A${n(bay / 2 - 9 * u)} ${n(rise)} 0 0 0 ${n(x + 9 * u)} ${n(deck + rise + 12 * u)}H${n(x)}Z`;
    ink.path(
      spandrel,
      ink.vertical([
        [0, mix(bright, dim, 0.25)],
        [1, dim],
      ]),
    );
    const ring = `M${n(x + 9 * u)} ${n(deck + rise + 12 * u)}A${n(bay / 2 - 9 * u)} ${n(rise)} 0 0 1 ${n(x + bay - 9 * u)} ${n(deck + rise + 12 * u)}`;
    ink.stroke(ring, lighten(bright, 0.04), 4 * u, { 'stroke-dasharray': `${n(7 * u)} ${n(1.6 * u)}` });
    ink.path(box(x - 13 * u, deck + rise * 0.98, 26 * u, 6 * u), bright);
  }
  ink.rect(-5, deck, w + 10, 6 * u, lighten(bright, 0.05));
  ink.rect(-5, deck + 7 * u, w + 10, 3 * u, dim, { opacity: 0.6 });
  ink.stroke(
    line([
      [-5, deck - 16 * u],
      [w + 5, deck - 16 * u],
    ]),
    dim,
    1.2 * u,
    { opacity: 0.55 },
  );
}

function paintTrain(stage: Stage, deck: number, nose: number, colour: string): void {
  const { ink, palette, u } = stage;
  const [long, tall] = [112 * u, 34 * u];
  const base = deck - 3 * u;
  const side = ink.vertical([
    [0, palette.vivid(lighten(colour, 0.07))],
    [0.3, palette.vivid(colour)],
    [1, mix(palette.vivid(colour), palette.shade(colour), 0.6)],
  ]);
  for (let car = 0; nose - car * long > -long; car += 1) {
    const right = nose - car * (long + 3 * u);
    const left = right - long;
    const shape =
      car === 0
        ? `M${n(left)} ${n(base - tall + 4 * u)}q0 ${n(-4 * u)} ${n(4 * u)} ${n(-4 * u)}H${n(right - 30 * u)}Q${n(right + 2 * u)} ${n(base - tall)} ${n(right + 8 * u)} ${n(base - 8 * u)}Q${n(right + 8 * u)} ${n(base)} ${n(right)} ${n(base)}H${n(left)}Z`
        : pill(left, base - tall, long, tall, 4 * u);
    ink.path(shape, side);
    ink.rect(left + 1, base - tall * 0.32, long - 2, 2.6 * u, palette.lit('#fff4e0'));
    const glass = palette.dark ? palette.lamp : palette.shade('#2f4f86');
    let panes = '';
    for (let pane = 0; pane < (car === 0 ? 5 : 7); pane += 1)
      panes += pill(left + (7 + pane * 14.6) * u, base - tall * 0.8, 10.6 * u, tall * 0.34, 2 * u);
    ink.path(panes, glass);
    if (car === 0)
      ink.path(
        polygon([
          [right - 26 * u, base - tall * 0.86],
          [right - 12 * u, base - tall * 0.8],
          [right - 2 * u, base - tall * 0.46],
          [right - 22 * u, base - tall * 0.46],
        ]),
        glass,
      );
    ink.rect(
      left + 4 * u,
      base - tall + 1,
      long - (car === 0 ? 36 : 8) * u,
      1.8 * u,
      palette.lit(lighten(colour, 0.2)),
      { opacity: 0.7 },
    );
    let wheels = '';
    for (const at of [16, 30, 82, 96]) wheels += dot(left + at * u, base + 0.5 * u, 4 * u);
    ink.path(wheels, palette.deep);
    ink.stroke(
      line([
        [left + 50 * u, base - tall],
        [left + 56 * u, base - tall - 8 * u],
        [left + 50 * u, base - tall - 13 * u],
      ]),
      palette.deep,
      1.4 * u,
    );
  }
}

function paintForeground(stage: Stage, meadow: string): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('front');
  const dark = mix(palette.ground, palette.deep, 0.62);
  const crest: Point[] = [
    [-10, h * 0.86],
    [w * 0.16, h * 0.915],
    [w * 0.4, h * 0.985],
    [w * 0.62, h * 0.99],
    [w * 0.85, h * 0.93],
    [w + 10, h * 0.87],
  ];
  ink.path(
    area(crest, [
      [w + 10, h + 5],
      [-10, h + 5],
    ]),
    ink.vertical([
      [0, mix(dark, meadow, 0.3)],
      [1, darken(dark, 0.04)],
    ]),
  );
  for (const colour of ['#ffd76a', '#ff9a7a', '#fff4e4']) {
    let flowers = '';
    for (let flower = 0; flower < 60; flower += 1) {
      const side = plan.chance(0.5) ? plan.range(0, 0.28) : plan.range(0.74, 1);
      flowers += dot(side * w, h * plan.range(0.93, 0.998), plan.range(0.9, 2) * u);
    }
    ink.path(flowers, palette.lit(colour), { opacity: 0.85 });
  }
  const fir = mix(palette.deep, palette.ground, 0.3);
  for (const [at, foot, tall] of [
    [0.16, 0.905, 130],
    [0.085, 0.9, 210],
    [0.015, 0.93, 320],
    [0.94, 0.9, 170],
    [0.995, 0.93, 290],
  ] as const)
    paintFir(stage, w * (at + plan.range(-0.015, 0.015)), h * foot, tall * u * plan.range(0.92, 1.1), fir);
}
