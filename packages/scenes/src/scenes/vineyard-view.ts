import { lighten, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { area, box, pill } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintYacht } from '../parts/boats.ts';
import { paintPeak, paintRidge, ridgeLine } from '../parts/land.ts';
import { paintMist } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export type View = 'hills' | 'bay' | 'alps';
type Beyond = {
  readonly view: View;
  readonly horizon: number;
  readonly light: number;
  readonly open: number;
  readonly side: 1 | -1;
};

/** Paints what is beyond the last hill. */
export function paintBeyond(stage: Stage, beyond: Beyond): void {
  if (beyond.view === 'bay') paintBay(stage, beyond);
  else if (beyond.view === 'alps') paintAlps(stage, beyond);
  else paintHills(stage, beyond);
  paintMist(stage, beyond.horizon + 6 * stage.u, 90 * stage.u, 0.4);
}

function paintHills(stage: Stage, { horizon, open }: Beyond): void {
  const { palette, u, h } = stage;
  for (const [at, lift, height, distance] of [
    [0, 62, 34, 0.74],
    [1, 38, 30, 0.6],
    [2, 10, 24, 0.46],
  ] as const) {
    const crest = ridgeLine(stage, `blue${at}`, horizon - lift * u, height * u, 2.2 + at * 0.8, 0.42);
    paintRidge(stage, crest, h * 0.7, mix(palette.ridge, palette.ground, at * 0.3), distance);
    if (at === 1) paintVillage(stage, open, crest(open) + 4 * u, 0.56);
  }
}

/** A small town on a far hill: houses, a bell tower, cypresses. */
function paintVillage(stage: Stage, x: number, foot: number, distance: number): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork('village');
  let [bright, dim, roofs, lamps] = ['', '', '', ''];
  for (let house = 0; house < 13; house += 1) {
    const at = (house - 6) * 7.5 * u + own.range(-2, 2) * u;
    const wide = own.range(6, 10) * u;
    const tall = (house === 7 ? 32 : own.range(7, 13)) * u * (house === 7 ? 1 : 1.3 - Math.abs(house - 6) * 0.09);
    const low = foot + Math.abs(house - 6) * 1.6 * u;
    const thin = house === 7 ? 5 * u : wide;
    bright += `M${n(x + at)} ${n(low)}v${n(-tall)}h${n(thin * 0.6)}v${n(tall)}Z`;
    dim += `M${n(x + at + thin * 0.6)} ${n(low)}v${n(-tall)}h${n(thin * 0.4)}v${n(tall)}Z`;
    roofs += `M${n(x + at - u)} ${n(low - tall)}h${n(thin + 2 * u)}l${n(-thin / 2 - u)} ${n(-(house === 7 ? 7 : 4) * u)}Z`;
    if (own.chance(0.8))
      lamps += `M${n(x + at + thin * 0.3)} ${n(low - tall * 0.6)}h${n(1.6 * u)}v${n(2 * u)}h${n(-1.6 * u)}Z`;
  }
  ink.path(bright, palette.air(palette.lit('#f0dcc0'), distance * 0.75));
  ink.path(dim, palette.air(palette.shade('#c8a890'), distance));
  ink.path(roofs, palette.air(palette.lit('#b8654a'), distance * 0.85));
  if (palette.dark) ink.path(lamps, palette.lamp);
}

function paintAlps(stage: Stage, { horizon, open: middle, side }: Beyond): void {
  const { ink, w } = stage;
  /* Peaks are built with their shadow on the right. */
  const open = side > 0 ? w - middle : middle;
  ink.group(side > 0 ? { transform: `translate(${n(w)} 0)scale(-1 1)` } : {}, () => paintPeaks(stage, horizon, open));
}

function paintPeaks(stage: Stage, horizon: number, open: number): void {
  const { palette, w, h, u, random, format } = stage;
  const own = random.fork('alps');
  const rock = mix(palette.ridge, '#5a6a92', 0.3);
  const high = format === 'wide' ? 0.72 : 1;
  const peaks = [
    [0, 215, 250],
    [-0.27, 150, 240],
    [0.29, 165, 230],
    [-0.5, 190, 260],
    [0.56, 140, 260],
  ] as const;
  for (const [at, tall, half] of peaks.toReversed())
    paintPeak(stage, {
      x: open + (at + own.range(-0.04, 0.04)) * w,
      foot: horizon + 30 * u,
      tall: tall * own.range(0.86, 1.1) * u * high,
      half: half * own.range(0.9, 1.15) * u * (format === 'wide' ? 1.35 : 1),
      rock,
      distance: at === 0 ? 0.38 : 0.5,
      snow: own.range(0.36, 0.5),
      hollow: 1.12,
    });
  const crest = ridgeLine(stage, 'foot', horizon - 14 * u, 20 * u, 4, 0.5);
  paintRidge(stage, crest, h * 0.7, mix(palette.ridge, palette.ground, 0.5), 0.5);
}

function paintBay(stage: Stage, { horizon, light, open }: Beyond): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('bay');
  const shore = horizon - 26 * u;
  for (const [at, lift, distance] of [
    [0, 30, 0.76],
    [1, 14, 0.62],
  ] as const) {
    const crest = ridgeLine(stage, `coast${at}`, shore - lift * u, 26 * u, 2.6 + at, 0.45);
    paintRidge(
      stage,
      (x) => Math.min(shore + 2, crest(x) + Math.abs(x - open) * (at === 0 ? -0.02 : 0.05)),
      shore + 4,
      palette.ridge,
      distance,
    );
  }
  paintSea(stage, shore, h * 0.62, light);
  for (const [at, drop, long, tall] of [
    [-0.2, 7, 150, 26],
    [0.12, 13, 210, 40],
    [0.38, 22, 120, 24],
    [-0.42, 18, 170, 32],
  ] as const)
    paintIsland(
      stage,
      open + (at + own.range(-0.05, 0.05)) * w,
      shore + drop * u,
      long * u,
      tall * u * own.range(0.8, 1.3),
      own,
    );
  for (const [at, drop, size] of [
    [-0.07, 24, 24],
    [0.03, 34, 32],
    [0.24, 30, 26],
    [-0.3, 36, 30],
  ] as const)
    paintYacht(stage, open + (at + own.range(-0.03, 0.03)) * w, shore + drop * u, size * u, palette.accent);
  ink.rect(0, shore - 1.2 * u, w, 2.4 * u, palette.horizon, { opacity: 0.4 });
}

/** A narrow sea: a pale far edge, dashes, and the glitter below the light. */
function paintSea({ ink, palette, w, u, random }: Stage, from: number, to: number, light: number): void {
  const own = random.fork('sea');
  ink.rect(
    0,
    from,
    w,
    to - from,
    ink.vertical(
      blend(
        [mix(palette.horizon, palette.water[0], 0.6), palette.water[0], mix(palette.water[0], palette.water[1], 0.7)],
        5,
      ),
    ),
  );
  for (const [colour, opacity, count, glitter] of [
    [mix(palette.water[1], palette.deep, 0.4), 0.34, 46, false],
    [mix(palette.water[0], palette.disc, 0.4), 0.5, 40, false],
    [palette.disc, 0.85, 40, true],
  ] as const) {
    let d = '';
    for (let dash = 0; dash < count; dash += 1) {
      const near = own.next();
      const long = own.range(7, 26) * u * (0.4 + near) * (glitter ? 0.7 : 1);
      const x = glitter ? light + own.range(-1, 1) * (12 + near * 34) * u : own.range(0, w);
      d += box(x - long / 2, from + 2 * u + near * 88 * u, long, (1 + near) * u);
    }
    ink.path(d, colour, { opacity });
  }
}

function paintIsland(stage: Stage, x: number, foot: number, long: number, tall: number, own: Random): void {
  const { ink, palette } = stage;
  const tops = Array.from({ length: 9 }, (_, at): Point => {
    const share = at / 8;
    return [x + (share - 0.5) * long, foot - tall * Math.sin(share * Math.PI) ** 0.8 * own.range(0.6, 1)];
  });
  ink.path(
    area(tops, [], 1),
    ink.vertical([
      [0, palette.air(palette.lit(mix(palette.ridge, palette.ground, 0.6)), 0.42)],
      [1, palette.air(palette.shade(palette.ridge), 0.5)],
    ]),
  );
  ink.path(pill(x - long * 0.52, foot - 1, long * 1.04, 2.4 * stage.u, 2), lighten(palette.horizon, 0.03), {
    opacity: 0.6,
  });
}

/** A far balloon in two colours. */
export function paintBalloon(stage: Stage, x: number, y: number, r: number, tint: string, distance: number): void {
  const { ink, palette } = stage;
  const bands = 7;
  const edge = (turn: number): string => {
    const dx = Math.sin(turn) * r;
    return `C${n(x + dx * 1.34)} ${n(y - r * 0.98)} ${n(x + dx * 1.3)} ${n(y + r * 0.42)} ${n(x + Math.sin(turn) * r * 0.2)} ${n(y + r * 1.16)}`;
  };
  for (let band = 0; band < bands; band += 1) {
    const [from, to] = [(band / bands - 0.5) * Math.PI, ((band + 1) / bands - 0.5) * Math.PI];
    const colour = band % 2 === 0 ? tint : '#ffe9c4';
    const light = Math.sin(((band + 0.5) / bands) * Math.PI * 0.9 + 0.35) ** 2;
    const dx = Math.sin(from) * r;
    ink.path(
      `M${n(x)} ${n(y - r)}${edge(to)}L${n(x + dx * 0.2)} ${n(y + r * 1.16)}C${n(x + dx * 1.3)} ${n(y + r * 0.42)} ${n(x + dx * 1.34)} ${n(y - r * 0.98)} ${n(x)} ${n(y - r)}Z`,
      palette.air(mix(palette.shade(colour), palette.vivid(lighten(colour, 0.03)), light), distance),
    );
  }
  const rope = palette.air(palette.deep, distance);
  ink.stroke(
    `M${n(x - r * 0.16)} ${n(y + r * 1.16)}L${n(x - r * 0.1)} ${n(y + r * 1.46)}M${n(x + r * 0.16)} ${n(y + r * 1.16)}L${n(x + r * 0.1)} ${n(y + r * 1.46)}`,
    rope,
    Math.max(0.7, r * 0.02),
  );
  ink.path(
    pill(x - r * 0.12, y + r * 1.44, r * 0.24, r * 0.18, r * 0.04),
    palette.air(palette.shade('#8a5a3a'), distance),
  );
}
