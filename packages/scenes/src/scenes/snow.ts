import { darken, lighten, mix } from '../colour.ts';
import { area, box, curve, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintFir, paintPeak, paintPineRow, paintRidge, ridgeLine } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** A ski resort: white peaks, a piste with its tracks, cabins on a rope, chalets with lit windows and firs in front. */
export function paintSnow(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const horizon = h * plan.range(0.52, 0.57);
  const hero = w * plan.range(0.24, 0.4);
  paintSky(stage, horizon, { x: w * plan.range(0.66, 0.8), y: h * plan.range(0.18, 0.28), r: 46 * u });
  paintClouds(stage, horizon, 4, 0.1, 0.5);
  const rock = mix(palette.ridge, '#55688f', 0.35);
  const peaks = [
    { x: hero, tall: plan.range(0.36, 0.42), half: 330, distance: 0.3 },
    { x: hero + w * plan.range(0.34, 0.4), tall: plan.range(0.24, 0.29), half: 300, distance: 0.42 },
    { x: hero - w * plan.range(0.3, 0.36), tall: plan.range(0.2, 0.26), half: 260, distance: 0.46 },
  ];
  for (const { x, tall, half, distance } of peaks.toReversed())
    paintPeak(stage, { x, foot: horizon + 30 * u, tall: h * tall, half: half * u, rock, distance, snow: 0.86 });
  paintMist(stage, horizon, 90 * u, 0.5);
  paintBirds(stage, w * 0.6, h * 0.3, 3);
  const wood = mix(palette.ground, palette.deep, 0.45);
  const crest = ridgeLine(stage, 'wood', horizon + 14 * u, 22 * u, 2.2);
  paintPineRow(stage, crest, 30 * u, 10 * u, palette.air(wood, 0.36), 0.9);
  paintRidge(stage, crest, h, mix(palette.lit('#eef4fb'), palette.ridge, 0.16), 0.24);
  paintPiste(stage, horizon + 20 * u);
  paintVillage(stage, plan);
  paintCabins(stage, hero);
  paintSkiers(stage);
  paintFrame(stage);
}

/** Untouched and groomed snow: its light side, blue hollows, and the tracks that wind down it. */
function paintPiste(stage: Stage, top: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('piste');
  const white = palette.lit('#f4f8ff');
  const hollow = mix(palette.shade('#b9cbea'), palette.sky[2], 0.25);
  for (let fold = 0; fold < 4; fold += 1) {
    const near = fold / 3;
    const y = top + (h - top) * (0.08 + 0.3 * fold ** 1.15);
    const lean = own.range(-60, 60) * u;
    const edge: Point[] = [0, 0.2, 0.45, 0.7, 1].map((at): Point => [
      w * at,
      y + lean * (at - 0.5) + Math.sin(at * 5 + fold * 2.1) * 18 * u * (0.5 + near),
    ]);
    ink.path(
      area(edge, [
        [w + 10, h + 10],
        [-10, h + 10],
      ]),
      ink.vertical([
        [0, mix(white, palette.horizon, 0.1 * (1 - near))],
        [0.34, mix(white, hollow, 0.32)],
        [1, mix(white, hollow, 0.62)],
      ]),
    );
  }
  const blue = mix(hollow, palette.deep, 0.2);
  for (let track = 0; track < 7; track += 1) {
    const start = w * own.range(0.3, 0.62);
    const drift = own.range(-0.2, 0.26) * w;
    const swing = own.range(16, 40) * u;
    const points = Array.from({ length: 15 }, (_, at): Point => {
      const share = at / 14;
      return [
        start + drift * share + Math.sin(at * 1.5 + track) * swing * (0.25 + share),
        top + 26 * u + (h * 0.98 - top) * share ** 1.2,
      ];
    });
    ink.stroke(curve(points, 1), blue, (0.9 + track * 0.16) * u, { opacity: 0.42 });
  }
  let glitter = '';
  for (let spark = 0; spark < 150; spark += 1)
    glitter += dot(own.range(0, w), own.range(top + 40 * u, h), own.range(0.5, 1.3) * u);
  ink.path(glitter, palette.disc, { opacity: 0.75 });
}

function paintVillage(stage: Stage, plan: Random): void {
  const { w, h, u, random } = stage;
  const own = random.fork('village');
  const middle = w * plan.range(0.6, 0.72);
  const houses = Array.from({ length: 7 }, (_, at) => ({
    x: middle + (at - 3) * 62 * u + own.range(-12, 12) * u,
    foot: h * 0.69 + (at % 3) * 17 * u + own.range(-4, 4) * u,
    wide: own.range(52, 74) * u,
  }));
  for (const { x, foot, wide } of houses.toSorted((a, b) => a.foot - b.foot)) paintChalet(stage, x, foot, wide, own);
}

/** A timber house under a thick white roof. */
function paintChalet(stage: Stage, x: number, foot: number, wide: number, own: Random): void {
  const { ink, palette, u } = stage;
  const timber = own.pick(['#8a4f35', '#9c6238', '#7a4236', '#a86a45']);
  const tall = wide * own.range(0.5, 0.62);
  const rise = wide * 0.36;
  if (palette.dark) paintGlow(stage, x, foot - tall * 0.4, wide * 1.1, '#ffc27a', 0.4);
  ink.path(
    polygon([
      [x - wide / 2, foot],
      [x - wide / 2, foot - tall],
      [x, foot - tall - rise],
      [x + wide / 2, foot - tall],
      [x + wide / 2, foot],
    ]),
    ink.horizontal([
      [0, palette.lit(timber)],
      [0.55, palette.lit(darken(timber, 0.03))],
      [1, palette.shade(timber)],
    ]),
  );
  ink.path(
    box(x - wide / 2, foot - tall * 0.32, wide, tall * 0.32),
    mix(palette.lit('#e9e2da'), palette.shade('#8f93b0'), 0.3),
  );
  let [panes, rails] = ['', ''];
  for (const [row, count] of [
    [0.26, 3],
    [0.74, 2],
  ] as const)
    for (let at = 0; at < count; at += 1)
      panes += box(x + ((at + 0.5) / count - 0.5) * wide * 0.8 - 4 * u, foot - tall * row - 10 * u, 8 * u, 10 * u);
  for (let rail = 0; rail < 12; rail += 1)
    rails += box(x - wide * 0.46 + (rail * wide * 0.92) / 11, foot - tall * 0.54, 1.2 * u, 7 * u);
  ink.path(panes, palette.dark ? palette.lamp : palette.shade('#3b4a78'));
  ink.path(rails + box(x - wide * 0.48, foot - tall * 0.55, wide * 0.96, 1.8 * u), palette.shade(darken(timber, 0.08)));
  const eave = wide * 0.62;
  const roof: Point[] = [
    [x - eave, foot - tall + wide * 0.1],
    [x - eave * 0.94, foot - tall - wide * 0.03],
    [x, foot - tall - rise - wide * 0.13],
    [x + eave * 0.94, foot - tall - wide * 0.03],
    [x + eave, foot - tall + wide * 0.1],
    [x, foot - tall - rise + wide * 0.03],
  ];
  ink.path(
    polygon(roof),
    ink.horizontal([
      [0, palette.lit('#ffffff')],
      [0.5, palette.lit('#f2f6ff')],
      [0.52, palette.shade('#ccd8ee')],
      [1, palette.shade('#b4c4e2')],
    ]),
  );
  ink.path(box(x + wide * 0.2, foot - tall - rise * 1.1, wide * 0.1, rise * 0.7), palette.shade(darken(timber, 0.1)));
  ink.path(
    pill(x + wide * 0.18, foot - tall - rise * 1.18, wide * 0.14, wide * 0.06, wide * 0.03),
    palette.lit('#ffffff'),
  );
}

/** Pylons up the mountain and red cabins between them: the picture's one strong colour. */
function paintCabins(stage: Stage, hero: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('cabins');
  const from: Point = [w * 1.02, h * own.range(0.5, 0.54)];
  const to: Point = [hero + 20 * u, h * own.range(0.2, 0.24)];
  const place = (share: number, down = 0): Point => {
    const sag = Math.sin(((share * 3) % 1) * Math.PI) * 9 * u * (1 - share * 0.7);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + sag + down];
  };
  const steel = mix(palette.deep, palette.ridge, 0.4);
  for (const share of [0.333, 0.667]) {
    const [x, y] = place(share);
    const size = 1 - share * 0.6;
    ink.path(box(x - 3 * u * size, y, 6 * u * size, 92 * u * size), palette.air(steel, share * 0.5));
    ink.path(box(x - 17 * u * size, y - 3 * u, 34 * u * size, 5 * u * size), palette.air(steel, share * 0.5));
  }
  const rope = Array.from({ length: 40 }, (_, at): Point => place(at / 39));
  ink.stroke(line(rope), palette.air(steel, 0.15), 1.5 * u);
  ink.stroke(line(rope.map(([x, y], at): Point => [x, y - 7 * u * (1 - at / 52)])), palette.air(steel, 0.25), 1.1 * u);
  const shift = own.range(0, 0.05);
  for (const share of [0.07, 0.22, 0.42, 0.56, 0.77, 0.9]) {
    const [x, y] = place(share + shift);
    const size = (1 - share * 0.66) * 1.25;
    const cabin = palette.air(palette.vivid(palette.accent), share * 0.42);
    ink.stroke(
      line([
        [x, y],
        [x, y + 13 * u * size],
      ]),
      palette.air(steel, share * 0.5),
      2 * u * size,
    );
    ink.path(
      pill(x - 15 * u * size, y + 12 * u * size, 30 * u * size, 32 * u * size, 8 * u * size),
      ink.horizontal([
        [0, lighten(cabin, 0.05)],
        [0.6, cabin],
        [1, palette.shade(cabin)],
      ]),
    );
    const glass = palette.dark ? palette.lamp : palette.shade('#31487c');
    ink.path(
      pill(x - 12 * u * size, y + 16 * u * size, 11 * u * size, 13 * u * size, 3 * u * size) +
        pill(x + 1 * u * size, y + 16 * u * size, 11 * u * size, 13 * u * size, 3 * u * size),
      palette.air(glass, share * 0.3),
    );
  }
}

/** A few on their way down, each with skis, poles and a trace of powder. */
function paintSkiers(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('skiers');
  const coats = [
    palette.vivid(palette.accent),
    palette.lit('#f2b93c'),
    palette.lit('#2f7fae'),
    palette.shade('#3a2f66'),
  ];
  for (const [at, coat] of coats.entries()) {
    const x = w * (0.3 + at * 0.085) + own.range(-24, 24) * u;
    const y = h * (0.72 + (at % 2) * 0.1 + own.range(-0.02, 0.03));
    const tall = (34 + (y / h) * 26) * u;
    ink.ellipse(x - tall * 0.4, y, tall * 0.7, tall * 0.1, '#ffffff', { opacity: 0.8 });
    ink.path(person(x, y, tall, own), coat);
    ink.stroke(
      line([
        [x - tall * 0.55, y + tall * 0.07],
        [x + tall * 0.6, y - tall * 0.03],
      ]) +
        line([
          [x - tall * 0.5, y + tall * 0.13],
          [x + tall * 0.62, y + tall * 0.04],
        ]),
      palette.deep,
      tall * 0.035,
    );
    ink.stroke(
      line([
        [x + tall * 0.14, y - tall * 0.5],
        [x + tall * 0.34, y],
      ]) +
        line([
          [x - tall * 0.14, y - tall * 0.5],
          [x - tall * 0.36, y + tall * 0.03],
        ]),
      palette.deep,
      tall * 0.022,
    );
  }
}

function paintFrame(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('frame');
  const fir = mix(palette.deep, palette.ground, 0.35);
  for (const [at, foot, tall] of [
    [0.13, 0.95, 190],
    [0.055, 0.99, 300],
    [-0.005, 1.02, 390],
    [0.9, 0.97, 150],
    [0.965, 1.02, 270],
  ] as const) {
    const x = w * (at + own.range(-0.012, 0.012));
    const size = tall * u * own.range(0.9, 1.1);
    paintFir(stage, x, h * foot, size, fir);
    ink.path(snowOn(x, h * foot, size, own), palette.lit('#f2f6ff'), { opacity: 0.9 });
  }
}

/** Returns snow on the boughs of a fir. */
function snowOn(x: number, foot: number, tall: number, own: Random): string {
  let d = '';
  for (let bough = 0; bough < 22; bough += 1) {
    const low = own.range(0.12, 0.95);
    const half = tall * 0.2 * low ** 0.9;
    const px = x - half * own.range(-0.25, 0.9);
    const y = foot - tall * (1 - low) * 0.96 - tall * 0.05;
    const long = half * own.range(0.22, 0.5);
    d += `M${px.toFixed(1)} ${y.toFixed(1)}q${(long / 2).toFixed(1)} ${(-tall * 0.022).toFixed(1)} ${long.toFixed(1)} 0q${(-long / 2).toFixed(1)} ${(tall * 0.012).toFixed(1)} ${(-long).toFixed(1)} 0Z`;
  }
  return d;
}
