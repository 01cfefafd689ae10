import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box, polygon } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import type { House } from './springs-houses.ts';
import { lampGlow } from './springs-lanterns.ts';
import { coverOf } from './springs-rocks.ts';

/** A modern cabin of glass and timber on a deck with loungers and a parasol. */
export function paintCabin(stage: Stage, house: House): void {
  const { palette, ink } = stage;
  const { x, foot, size: s } = house;
  const dim = palette.shade(house.wood);
  if (palette.dark) paintGlow(stage, x - 10 * s, foot - 70 * s, 310 * s, lampGlow, 0.5);
  ink.path(
    box(x - 150 * s, foot - 134 * s, 282 * s, 120 * s),
    ink.horizontal([
      [0, palette.lit(house.wood)],
      [1, dim],
    ]),
  );
  let slats = '';
  for (let at = -150; at < -72; at += 8) slats += box(x + at * s, foot - 134 * s, 3 * s, 120 * s);
  ink.path(slats, darken(dim, 0.03), { opacity: 0.6 });
  paintGlass(stage, house);
  const eave = polygon([
    [x - 186 * s, foot - 138 * s],
    [x + 176 * s, foot - 164 * s],
    [x + 176 * s, foot - 152 * s],
    [x - 186 * s, foot - 122 * s],
  ]);
  ink.path(eave, palette.lit(lighten(house.roof, 0.05)));
  ink.path(
    polygon([
      [x - 186 * s, foot - 128 * s],
      [x + 176 * s, foot - 156 * s],
      [x + 176 * s, foot - 150 * s],
      [x - 186 * s, foot - 121 * s],
    ]),
    palette.dark ? mix('#ffb765', dim, 0.35) : palette.lit(lighten(house.wood, 0.16)),
  );
  if (house.season === 'snow')
    ink.path(
      `M${n(x - 190 * s)} ${n(foot - 136 * s)}Q${n(x - 190 * s)} ${n(foot - 152 * s)} ${n(x - 170 * s)} ${n(foot - 152 * s)}L${n(x + 164 * s)} ${n(foot - 178 * s)}Q${n(x + 182 * s)} ${n(foot - 178 * s)} ${n(x + 180 * s)} ${n(foot - 162 * s)}Z`,
      coverOf(stage, 'snow')[0],
    );
  ink.path(box(x - 100 * s, foot - 176 * s, 15 * s, 36 * s), dim);
  paintDeck(stage, house);
}

/** The wide window: warm inside, with a lamp and a table behind the glass. */
function paintGlass(stage: Stage, { x, foot, size: s }: House): void {
  const { ink, palette } = stage;
  const glow = palette.dark || stage.time === 'dawn';
  ink.path(
    polygon([
      [x - 66 * s, foot - 128 * s],
      [x + 126 * s, foot - 142 * s],
      [x + 126 * s, foot - 18 * s],
      [x - 66 * s, foot - 18 * s],
    ]),
    ink.vertical([
      [0, glow ? '#ffdf9c' : palette.air(palette.shade('#4f7f98'), 0.25)],
      [0.6, glow ? '#ffc06c' : palette.shade('#3f6c84')],
      [1, glow ? '#d97a38' : palette.shade('#2f5468')],
    ]),
  );
  const inside = glow ? mix('#7a3a1c', palette.deep, 0.3) : palette.shade('#22384a');
  ink.path(
    box(x + 30 * s, foot - 46 * s, 60 * s, 5 * s) +
      box(x + 38 * s, foot - 42 * s, 4 * s, 22 * s) +
      box(x + 78 * s, foot - 42 * s, 4 * s, 22 * s) +
      box(x - 48 * s, foot - 54 * s, 40 * s, 34 * s) +
      box(x + 58 * s, foot - 134 * s, 2 * s, 34 * s),
    inside,
    { opacity: 0.75 },
  );
  ink.ellipse(x + 59 * s, foot - 98 * s, 14 * s, 8 * s, glow ? '#fff4d0' : palette.lit('#e8d6b4'));
  if (!glow)
    ink.path(
      polygon([
        [x - 50 * s, foot - 18 * s],
        [x + 20 * s, foot - 134 * s],
        [x + 52 * s, foot - 136 * s],
        [x - 18 * s, foot - 18 * s],
      ]),
      '#ffffff',
      { opacity: 0.2 },
    );
  const frames = [-66, -2, 62, 124]
    .map((at) => `M${n(x + at * s)} ${n(foot - (132 + at * 0.07) * s)}V${n(foot - 16 * s)}`)
    .join('');
  ink.stroke(frames, palette.shade('#3a2a2c'), 4 * s);
}

function paintDeck(stage: Stage, { x, foot, size: s, wood, cloth, season }: House): void {
  const { ink, palette } = stage;
  const [bright, dim] = [palette.lit(lighten(wood, 0.12)), palette.shade(darken(wood, 0.05))];
  let piles = '';
  for (let at = -230; at < 330; at += 56) piles += box(x + at * s, foot - 8 * s, 9 * s, 24 * s);
  ink.path(piles, darken(dim, 0.06));
  ink.path(box(x - 250 * s, foot - 16 * s, 590 * s, 9 * s), bright);
  ink.path(box(x - 250 * s, foot - 7 * s, 590 * s, 8 * s), dim);
  let joints = '';
  for (let at = -236; at < 336; at += 15) joints += `M${n(x + at * s)} ${n(foot - 15 * s)}v${n(7 * s)}`;
  ink.stroke(joints, dim, 1.2 * s, { opacity: 0.6 });
  const cover = season === 'snow' ? coverOf(stage, 'snow')[0] : palette.vivid('#fff3dc');
  for (const at of [166, 256]) {
    ink.stroke(
      `M${n(x + at * s)} ${n(foot - 32 * s)}L${n(x + (at + 46) * s)} ${n(foot - 30 * s)}L${n(x + (at + 66) * s)} ${n(foot - 56 * s)}`,
      cover,
      7 * s,
    );
    ink.stroke(
      `M${n(x + (at + 6) * s)} ${n(foot - 28 * s)}v${n(12 * s)}M${n(x + (at + 46) * s)} ${n(foot - 28 * s)}v${n(12 * s)}`,
      dim,
      3 * s,
    );
    ink.stroke(
      `M${n(x + (at + 50) * s)} ${n(foot - 37 * s)}l${n(12 * s)} ${n(-16 * s)}`,
      palette.vivid(cloth),
      7.4 * s,
    );
  }
  const pole = x + 240 * s;
  ink.stroke(`M${n(pole)} ${n(foot - 16 * s)}V${n(foot - 122 * s)}`, bright, 4 * s);
  const canopy = (from: number, to: number): string =>
    `M${n(pole)} ${n(foot - 130 * s)}L${n(pole + from * s)} ${n(foot - 98 * s)}Q${n(pole + ((from + to) / 2) * s)} ${n(foot - 104 * s)} ${n(pole + to * s)} ${n(foot - 98 * s)}Z`;
  for (const [at, colour] of [
    palette.vivid(cloth),
    palette.vivid('#fff0d8'),
    palette.vivid(cloth),
    mix(palette.vivid('#fff0d8'), palette.shade('#e0c8b0'), 0.6),
    palette.shade(cloth),
  ].entries())
    ink.path(canopy(-64 + at * 25.6, -64 + (at + 1) * 25.6), colour);
}
