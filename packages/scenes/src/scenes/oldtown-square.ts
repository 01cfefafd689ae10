import { darken, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { box, curve, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { bust, person } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

export function paintSquare(stage: Stage, foot: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('square');
  const stone = palette.dark ? mix(palette.shade('#9a8aa0'), palette.deep, 0.2) : palette.shade('#c8b4ac');
  ink.rect(
    0,
    foot,
    w,
    h - foot,
    ink.vertical(
      blend([mix(palette.lit(stone), palette.dark ? '#ffb46a' : palette.horizon, 0.3), stone, darken(stone, 0.08)], 4),
    ),
  );
  let [joints, gleam] = ['', ''];
  for (let row = 0; row < 11; row += 1) {
    const y = foot + (h - foot) * ((row + 1) / 11) ** 1.5;
    const gap = (14 + row * 5.5) * u;
    for (let x = (row % 2) * gap * 0.5 - gap; x < w + gap; x += gap) {
      joints += `M${n(x)} ${n(y)}q${n(gap / 2)} ${n(-gap * 0.24)} ${n(gap)} 0`;
      if (own.chance(0.13)) gleam += pill(x + gap * 0.2, y - gap * 0.09, gap * 0.5, gap * 0.07, 2);
    }
  }
  ink.stroke(joints, darken(stone, 0.07), 1.5 * u, { opacity: 0.5 });
  ink.path(gleam, palette.dark ? '#ffd28a' : palette.lit('#fff4e4'), { opacity: 0.6 });
  paintTables(stage, foot);
  const coat = mix(palette.deep, '#2a2048', 0.5);
  let people = '';
  for (let one = 0; one < 12; one += 1)
    people += person(w * own.range(0.02, 0.98), foot + own.range(10, 40) * u, own.range(52, 60) * u, own);
  ink.path(people, mix(coat, palette.horizon, 0.14));
  for (const at of [0.1, 0.9]) paintLamp(stage, w * at, h * 0.93, 230 * u);
}

function paintTables(stage: Stage, foot: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork('tables');
  for (const at of [0.2, 0.31, 0.62, 0.73]) {
    const [x, y, s] = [w * at + own.range(-12, 12) * u, foot + own.range(54, 70) * u, 1.15 * u];
    const colour = own.pick([palette.accent, '#2f8a8a', '#e8a83c']);
    ink.ellipse(x, y + 2 * s, 46 * s, 7 * s, palette.deep, { opacity: 0.22 });
    ink.stroke(
      line([
        [x, y],
        [x, y - 104 * s],
      ]),
      palette.shade('#6a4a4a'),
      3 * s,
    );
    const seats = [-27, 27].map(
      (dx) =>
        bust(x + dx * s, y - 28 * s, 34 * s) +
        pill(x + dx * s - 10 * s, y - 26 * s, 20 * s, 9 * s, 3 * s) +
        box(x + dx * s - 9 * s, y - 20 * s, 2.4 * s, 21 * s) +
        box(x + dx * s + 6.6 * s, y - 20 * s, 2.4 * s, 21 * s),
    );
    ink.path(seats.join(''), mix(palette.deep, '#2a2048', 0.4));
    ink.path(
      pill(x - 24 * s, y - 34 * s, 48 * s, 5 * s, 2 * s) + box(x - 2 * s, y - 32 * s, 4 * s, 32 * s),
      palette.lit('#f4e4d0'),
    );
    for (let panel = 0; panel < 6; panel += 1) {
      const [a, b] = [x - 50 * s + panel * 16.7 * s, x - 50 * s + (panel + 1) * 16.7 * s];
      const fill = panel % 2 === 0 ? colour : '#fff4e4';
      ink.path(
        `M${n(x)} ${n(y - 112 * s)}L${n(b)} ${n(y - 84 * s)}q${n(-8.3 * s)} ${n(7 * s)} ${n(-16.7 * s)} 0L${n(a)} ${n(y - 84 * s)}Z`,
        mix(palette.lit(fill), palette.shade(fill), panel / 6.5),
      );
    }
  }
}

function paintLamp(stage: Stage, x: number, foot: number, tall: number): void {
  const { ink, palette } = stage;
  const iron = mix(palette.deep, '#1a1430', 0.3);
  const top = foot - tall;
  if (palette.dark) paintGlow(stage, x, top + tall * 0.06, tall * 0.62, '#ffcf86', 0.55);
  ink.path(
    polygon([
      [x - tall * 0.014, foot],
      [x - tall * 0.008, top + tall * 0.12],
      [x + tall * 0.008, top + tall * 0.12],
      [x + tall * 0.014, foot],
    ]) +
      box(x - tall * 0.035, foot - tall * 0.05, tall * 0.07, tall * 0.05) +
      pill(x - tall * 0.05, top + tall * 0.16, tall * 0.1, tall * 0.012, 2),
    iron,
  );
  ink.path(
    polygon([
      [x - tall * 0.03, top + tall * 0.13],
      [x - tall * 0.042, top + tall * 0.035],
      [x + tall * 0.042, top + tall * 0.035],
      [x + tall * 0.03, top + tall * 0.13],
    ]),
    palette.dark ? '#ffe9b4' : palette.lit('#fff6e0'),
  );
  ink.path(
    polygon([
      [x - tall * 0.05, top + tall * 0.038],
      [x, top],
      [x + tall * 0.05, top + tall * 0.038],
    ]),
    iron,
  );
  ink.stroke(
    line([
      [x, top + tall * 0.04],
      [x, top + tall * 0.13],
    ]),
    iron,
    tall * 0.008,
  );
}

export function paintStrings(stage: Stage, foot: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork('strings');
  for (const [from, to, lift] of [
    [-0.05, 0.48, 150],
    [0.3, 0.84, 132],
    [0.6, 1.06, 156],
  ] as const) {
    const hang = (share: number): Point => [
      w * (from + (to - from) * share),
      foot - lift * u + 46 * u * (1 - (2 * share - 1) ** 2),
    ];
    ink.stroke(curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(hang), 1), palette.deep, 1.5 * u, { opacity: 0.8 });
    for (let bulb = 0; bulb < 17; bulb += 1) {
      const [x, y] = hang((bulb + 0.5) / 17);
      if (palette.dark) paintGlow(stage, x, y + 4 * u, 17 * u, '#ffcf7a', 0.75);
      const colour = palette.dark
        ? '#fff2c8'
        : palette.lit(own.pick([palette.accent, '#ffc24a', '#3fa8a0', '#fff4e4']));
      if (palette.dark) ink.circle(x, y + 4 * u, 3 * u, colour);
      else
        ink.path(
          polygon([
            [x - 7 * u, y],
            [x + 7 * u, y],
            [x, y + 15 * u],
          ]),
          colour,
        );
    }
  }
}
