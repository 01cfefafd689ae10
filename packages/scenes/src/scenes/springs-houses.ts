import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box, dot, line, pill } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { lampGlow, paintLanterns, paintStoneLantern } from './springs-lanterns.ts';
import { coverOf } from './springs-rocks.ts';
import type { Season } from './springs-rocks.ts';

/** A building on the far shore; lengths inside it are multiples of `size`. */
export type House = {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly wood: string;
  readonly roof: string;
  readonly cloth: string;
  readonly season: Season;
};

type Roof = {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly ridge: number;
  readonly tall: number;
};

/** A shingled roof with hollow flanks and raised corners; courses of shingles follow its curve. */
function paintShingles(stage: Stage, house: House, { x, y, half, ridge, tall }: Roof): void {
  const { ink, palette } = stage;
  const own = stage.random.fork(`shingles${Math.round(half)}`);
  const side = (sign: number, up: number): readonly [number, number] => [
    x + sign * (half + (ridge - half) * (0.62 * up + 0.38 * Math.sqrt(up))),
    y - tall * (up * 0.72 + up * up * 0.28),
  ];
  const flank = [0, 0.12, 0.3, 0.5, 0.75, 1];
  const shape = `${line([...flank.map((up) => side(-1, up)), ...flank.toReversed().map((up) => side(1, up))])}Q${n(x + half * 0.5)} ${n(y + tall * 0.14)} ${n(x)} ${n(y + tall * 0.14)}T${n(x - half)} ${n(y)}Z`;
  ink.path(
    shape,
    ink.slanted(
      [
        [0, palette.lit(lighten(house.roof, 0.09))],
        [0.5, palette.lit(house.roof)],
        [1, palette.shade(house.roof)],
      ],
      0,
      0,
      1,
      0.5,
    ),
  );
  let [courses, joints] = ['', ''];
  for (let course = 1; course < 7; course += 1) {
    const up = course / 7;
    const [left, top] = side(-1, up);
    const sag = tall * 0.12 * (1 - up);
    courses += `M${n(left)} ${n(top)}Q${n(x)} ${n(top + sag * 1.6)} ${n(2 * x - left)} ${n(top)}`;
    const span = x - left;
    for (let at = -span * 0.9; at < span * 0.9; at += tall * own.range(0.1, 0.2))
      joints += `M${n(x + at)} ${n(top + sag * 0.7)}v${n(tall * 0.1)}`;
  }
  ink.stroke(courses, palette.shade(darken(house.roof, 0.08)), tall * 0.022, { opacity: 0.6 });
  ink.stroke(joints, palette.shade(darken(house.roof, 0.06)), tall * 0.012, { opacity: 0.5 });
  if (house.season === 'snow') paintRoofSnow(stage, shape, x, y, half, tall);
  ink.stroke(
    `M${n(x - half)} ${n(y)}Q${n(x - half * 0.5)} ${n(y + tall * 0.14)} ${n(x)} ${n(y + tall * 0.14)}T${n(x + half)} ${n(y)}`,
    palette.lit(lighten(house.wood, 0.16)),
    tall * 0.045,
  );
  ink.path(
    pill(x - ridge - tall * 0.06, y - tall * 1.06, ridge * 2 + tall * 0.12, tall * 0.1, tall * 0.05),
    house.season === 'snow' ? coverOf(stage, 'snow')[0] : palette.lit(lighten(house.roof, 0.13)),
  );
}

function paintRoofSnow(stage: Stage, shape: string, x: number, y: number, half: number, tall: number): void {
  const { ink } = stage;
  const [white, blue] = coverOf(stage, 'snow');
  ink.group({ 'clip-path': ink.clip(shape) }, () => {
    let hem = `M${n(x - half)} ${n(y - tall * 1.1)}H${n(x + half)}V${n(y - tall * 0.06)}`;
    for (let at = 1; at > -1; at -= 0.25)
      hem += `q${n(-half * 0.125)} ${n(tall * (at > 0 ? 0.2 : 0.06))} ${n(-half * 0.25)} ${n(0)}`;
    ink.path(
      `${hem}Z`,
      ink.slanted(
        [
          [0, white],
          [0.55, white],
          [1, blue],
        ],
        0,
        0,
        1,
        0.6,
      ),
      { opacity: 0.93 },
    );
  });
}

/** Paper doors: lit from inside after dark, with their lattice. */
function paintPaper(stage: Stage, x: number, y: number, w: number, h: number, panes: number): void {
  const { ink, palette, time } = stage;
  const glow = palette.dark || time === 'dawn';
  ink.path(
    box(x, y, w, h),
    ink.vertical([
      [0, glow ? '#ffd894' : palette.lit('#fbefd8')],
      [0.6, glow ? '#ffc06a' : palette.lit('#f0dfc0')],
      [1, glow ? '#e8893c' : palette.shade('#dcc6a4')],
    ]),
  );
  let bars = '';
  for (let pane = 0; pane <= panes; pane += 1) bars += `M${n(x + (w * pane) / panes)} ${n(y)}v${n(h)}`;
  for (const share of [0.25, 0.5, 0.75]) bars += `M${n(x)} ${n(y + h * share)}h${n(w)}`;
  ink.stroke(bars, palette.shade('#5a3826'), h * 0.022, { opacity: 0.75 });
}

/** A bath house on posts: shingled roof with a vent for the steam, paper doors, a curtain, lanterns. */
export function paintPavilion(stage: Stage, house: House): void {
  const { ink, palette, random } = stage;
  const own = random.fork('pavilion');
  const { x, foot, size: s } = house;
  const [bright, dim] = [palette.lit(lighten(house.wood, 0.06)), palette.shade(house.wood)];
  if (palette.dark) paintGlow(stage, x, foot - 60 * s, 300 * s, lampGlow, 0.5);
  ink.path(box(x - 168 * s, foot - 12 * s, 336 * s, 16 * s), dim);
  ink.path(box(x - 134 * s, foot - 112 * s, 268 * s, 98 * s), palette.dark ? mix('#7a3f1c', dim, 0.3) : dim);
  const bays = own.chance(0.5) ? [-128, -64, 72] : [-128, 10, 72];
  for (const at of bays) paintPaper(stage, x + at * s, foot - 92 * s, 56 * s, 74 * s, 3);
  const gap = bays[1] === -64 ? 8 : -54;
  ink.path(box(x + gap * s, foot - 92 * s, 54 * s, 74 * s), palette.dark ? '#ffcf86' : palette.shade('#4a2c22'));
  let [cloth, slits] = ['', ''];
  for (let strip = 0; strip < 4; strip += 1) {
    cloth += box(x + (gap + strip * 13.5) * s, foot - 92 * s, 13.5 * s, 36 * s);
    if (strip > 0) slits += `M${n(x + (gap + strip * 13.5) * s)} ${n(foot - 84 * s)}v${n(28 * s)}`;
  }
  ink.path(cloth, palette.vivid(house.cloth));
  ink.stroke(slits, palette.shade(house.cloth), 1.6 * s);
  ink.path(dot(x + (gap + 27) * s, foot - 75 * s, 7 * s), palette.vivid('#fff3dc'));
  let [posts, shadows, rails] = ['', '', ''];
  for (const at of [-158, -132, -66, 4, 68, 132, 154]) {
    posts += box(x + at * s, foot - 116 * s, 7 * s, 118 * s);
    shadows += box(x + (at + 4) * s, foot - 116 * s, 3 * s, 118 * s);
  }
  for (const up of [42, 34])
    rails += box(x - 158 * s, foot - up * s, 94 * s, 3 * s) + box(x + 68 * s, foot - up * s, 92 * s, 3 * s);
  ink.path(posts + rails, bright);
  ink.path(shadows, dim, { opacity: 0.7 });
  ink.path(box(x - 174 * s, foot - 18 * s, 348 * s, 7 * s), palette.lit(lighten(house.wood, 0.14)));
  paintShingles(stage, house, { x, y: foot - 116 * s, half: 206 * s, ridge: 92 * s, tall: 66 * s });
  const crown = own.pick(['vent', 'gable', 'plain'] as const);
  if (crown !== 'plain') {
    const half = crown === 'vent' ? 46 : 34;
    ink.path(box(x - half * s, foot - 206 * s, half * 2 * s, 26 * s), dim);
    ink.path(
      [-3, -2, -1, 0, 1, 2]
        .map((at) => box(x + (at * half * 0.32 + 4) * s, foot - 204 * s, half * 0.16 * s, 22 * s))
        .join(''),
      palette.dark ? '#ffbf6a' : darken(dim, 0.08),
    );
    paintShingles(stage, house, { x, y: foot - 200 * s, half: (half + 36) * s, ridge: (half - 8) * s, tall: 34 * s });
  }
  paintLanterns(
    stage,
    [-146, -60, 60, 146].map((at) => [x + at * s, foot - 92 * s] as const),
    9 * s,
  );
}

/** A fence of split bamboo with a small roofed gate, and a lantern of stone in front. */
export function paintFence(stage: Stage, house: House): void {
  const { ink, palette } = stage;
  const { x, foot, size: s } = house;
  const cane = mix('#c9b56a', '#9fae5c', 0.35);
  const [left, right] = [x - 300 * s, x + 300 * s];
  if (palette.dark) paintGlow(stage, x, foot - 60 * s, 300 * s, lampGlow, 0.45);
  ink.path(box(left, foot - 104 * s, right - left, 106 * s), palette.shade(darken(cane, 0.16)));
  let [canes, sides, knots] = ['', '', ''];
  for (let at = left; at < right - 6 * s; at += 9.4 * s) {
    const odd = Math.round((at - left) / (9.4 * s)) % 3;
    canes += pill(at, foot - (108 + odd * 2) * s, 8 * s, 112 * s, 3 * s);
    sides += box(at + 5.4 * s, foot - 106 * s, 2.6 * s, 108 * s);
    knots += box(at, foot - (30 + odd * 17) * s, 8 * s, 1.6 * s);
  }
  ink.path(canes, palette.lit(cane));
  ink.path(sides, palette.shade(cane), { opacity: 0.6 });
  ink.path(knots, palette.shade(darken(cane, 0.1)), { opacity: 0.7 });
  for (const up of [88, 50, 16]) {
    ink.path(pill(left - 4 * s, foot - up * s, right - left + 8 * s, 8 * s, 4 * s), palette.lit(lighten(cane, 0.07)));
    ink.path(box(left, foot - (up - 5) * s, right - left, 3 * s), palette.shade(cane), { opacity: 0.7 });
  }
  if (house.season === 'snow')
    ink.path(pill(left - 6 * s, foot - 118 * s, right - left + 12 * s, 14 * s, 7 * s), coverOf(stage, 'snow')[0]);
  const gate = x - 70 * s;
  const dim = palette.shade(house.wood);
  ink.path(box(gate - 54 * s, foot - 142 * s, 108 * s, 144 * s), palette.dark ? '#ffb965' : darken(dim, 0.04));
  paintPaper(stage, gate - 48 * s, foot - 98 * s, 96 * s, 98 * s, 4);
  ink.path(
    [-42, -21, 0, 21].map((at) => box(gate + at * s, foot - 142 * s, 20 * s, 50 * s)).join(''),
    palette.vivid(house.cloth),
  );
  ink.path(dot(gate, foot - 118 * s, 10 * s), palette.vivid('#fff3dc'));
  ink.path(
    box(gate - 62 * s, foot - 146 * s, 13 * s, 148 * s) + box(gate + 50 * s, foot - 146 * s, 13 * s, 148 * s),
    palette.lit(lighten(house.wood, 0.06)),
  );
  paintShingles(stage, house, { x: gate, y: foot - 142 * s, half: 104 * s, ridge: 54 * s, tall: 50 * s });
  paintLanterns(
    stage,
    [
      [gate - 76 * s, foot - 116 * s],
      [gate + 76 * s, foot - 116 * s],
    ],
    10 * s,
  );
  paintStoneLantern(stage, x + 118 * s, foot + 8 * s, 190 * s, house.season);
}
