import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, line, polygon } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import type { Sea } from './aquarium-reef.ts';

type School = {
  readonly x: number;
  readonly y: number;
  readonly spread: number;
  readonly size: number;
  readonly count: number;
  readonly colour: string;
};

function fishOutline(x: number, y: number, long: number, turn: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (a: number, b: number): string => `${n(x + (a * c - b * s) * long)} ${n(y + (a * s + b * c) * long)}`;
  return `M${at(0.5, 0)}Q${at(0.15, -0.26)} ${at(-0.28, -0.03)}L${at(-0.5, -0.17)}L${at(-0.44, 0)}L${at(-0.5, 0.17)}L${at(-0.28, 0.03)}Q${at(0.15, 0.26)} ${at(0.5, 0)}Z`;
}

/** A turning ball of small fish, darker outside and with a flash of light inside. */
export function paintSchool(stage: Stage, { x, y, spread, size, count, colour }: School): void {
  const { ink, random } = stage;
  const own = random.fork('school');
  let [dark, light] = ['', ''];
  for (let fish = 0; fish < count; fish += 1) {
    const turn = own.range(0, Math.PI * 2);
    const away = own.range(0.25, 1);
    const d = fishOutline(
      x + Math.cos(turn) * spread * away,
      y + Math.sin(turn) * spread * away * 0.42,
      size * own.range(1.6, 2.4),
      Math.sin(turn) * 0.5 + own.range(-0.15, 0.15),
    );
    if (own.chance(0.65)) dark += d;
    else light += d;
  }
  ink.path(dark, colour, { opacity: 0.75 });
  ink.path(light, lighten(colour, 0.3), { opacity: 0.8 });
}

export function paintManta(stage: Stage, x: number, y: number, r: number, sea: Sea): void {
  const { ink } = stage;
  const top = mix(sea.deep, '#1a2444', 0.45);
  const shape = (lift: number): string =>
    `M${n(x + r * 0.34)} ${n(y - r * 0.1)}Q${n(x + r * 0.3)} ${n(y - r * 0.02)} ${n(x + r * 0.24)} ${n(y + r * 0.02)}C${n(x + r * 0.1)} ${n(y + r * 0.2)} ${n(x - r * 0.1)} ${n(y + r * 0.62 - lift)} ${n(x - r * 0.4)} ${n(y + r * 0.74 - lift)}C${n(x - r * 0.34)} ${n(y + r * 0.4)} ${n(x - r * 0.38)} ${n(y + r * 0.2)} ${n(x - r * 0.48)} ${n(y + r * 0.08)}C${n(x - r * 0.46)} ${n(y - r * 0.14)} ${n(x - r * 0.4)} ${n(y - r * 0.4)} ${n(x - r * 0.62)} ${n(y - r * 0.66)}C${n(x - r * 0.24)} ${n(y - r * 0.6)} ${n(x + r * 0.06)} ${n(y - r * 0.34)} ${n(x + r * 0.2)} ${n(y - r * 0.16)}Q${n(x + r * 0.28)} ${n(y - r * 0.16)} ${n(x + r * 0.34)} ${n(y - r * 0.1)}Z`;
  ink.stroke(
    curve(
      [
        [x - r * 0.44, y + r * 0.06],
        [x - r * 0.9, y + r * 0.02],
        [x - r * 1.3, y + r * 0.16],
      ],
      1,
    ),
    top,
    r * 0.022,
  );
  ink.path(
    shape(0),
    ink.slanted(
      [
        [0, lighten(top, 0.1)],
        [0.5, top],
        [1, darken(top, 0.05)],
      ],
      0,
      0,
      0,
      1,
    ),
  );
  ink.path(
    `M${n(x + r * 0.14)} ${n(y - r * 0.04)}C${n(x - r * 0.02)} ${n(y + r * 0.16)} ${n(x - r * 0.2)} ${n(y + r * 0.46)} ${n(x - r * 0.36)} ${n(y + r * 0.66)}C${n(x - r * 0.3)} ${n(y + r * 0.36)} ${n(x - r * 0.34)} ${n(y + r * 0.16)} ${n(x - r * 0.4)} ${n(y + r * 0.06)}Z`,
    mix(sea.bright, '#ffffff', 0.5),
    { opacity: 0.75 },
  );
  const gills = [0, 1, 2, 3]
    .map((at) =>
      line([
        [x + r * (0.02 - at * 0.07), y + r * 0.1],
        [x + r * (-0.02 - at * 0.07), y + r * 0.19],
      ]),
    )
    .join('');
  ink.stroke(gills, top, r * 0.014, { opacity: 0.7 });
  ink.path(
    `M${n(x + r * 0.3)} ${n(y - r * 0.12)}q${n(r * 0.16)} ${n(r * 0.02)} ${n(r * 0.2)} ${n(r * 0.12)}q${n(-r * 0.1)} ${n(-r * 0.03)} ${n(-r * 0.22)} ${n(-r * 0.02)}Z`,
    top,
  );
  ink.circle(x + r * 0.24, y - r * 0.07, r * 0.016, '#ffffff');
}

export function paintWhaleShark(stage: Stage, x: number, y: number, long: number, sea: Sea): void {
  const { ink, random } = stage;
  const own = random.fork('spots');
  const back = mix(sea.deep, '#24406a', 0.5);
  const body = `M${n(x + long * 0.5)} ${n(y + long * 0.02)}C${n(x + long * 0.5)} ${n(y - long * 0.06)} ${n(x + long * 0.3)} ${n(y - long * 0.11)} ${n(x + long * 0.06)} ${n(y - long * 0.09)}C${n(x - long * 0.14)} ${n(y - long * 0.07)} ${n(x - long * 0.34)} ${n(y - long * 0.02)} ${n(x - long * 0.46)} ${n(y + long * 0.005)}L${n(x - long * 0.6)} ${n(y - long * 0.15)}Q${n(x - long * 0.54)} ${n(y - long * 0.02)} ${n(x - long * 0.52)} ${n(y + long * 0.02)}L${n(x - long * 0.57)} ${n(y + long * 0.11)}L${n(x - long * 0.44)} ${n(y + long * 0.035)}C${n(x - long * 0.2)} ${n(y + long * 0.07)} ${n(x + long * 0.2)} ${n(y + long * 0.13)} ${n(x + long * 0.5)} ${n(y + long * 0.02)}Z`;
  ink.path(
    polygon([
      [x + long * 0.02, y - long * 0.08],
      [x - long * 0.11, y - long * 0.2],
      [x - long * 0.1, y - long * 0.07],
    ]),
    darken(back, 0.03),
  );
  ink.path(
    body,
    ink.vertical([
      [0, lighten(back, 0.12)],
      [0.5, back],
      [0.74, mix(back, '#e8f4f4', 0.55)],
      [1, mix(sea.bright, '#ffffff', 0.55)],
    ]),
  );
  ink.path(
    polygon([
      [x + long * 0.2, y + long * 0.06],
      [x + long * 0.02, y + long * 0.22],
      [x + long * 0.08, y + long * 0.07],
    ]),
    darken(back, 0.04),
  );
  let spots = '';
  for (let spot = 0; spot < 90; spot += 1) {
    const share = own.range(-0.4, 0.4);
    const half = 0.075 - Math.abs(share - 0.14) * 0.11;
    spots += dot(x + share * long, y + long * (own.range(-1, 0.35) * half), long * own.range(0.0025, 0.006));
  }
  ink.path(spots, '#eafcff', { opacity: 0.8 });
  ink.stroke(
    [0, 1, 2, 3]
      .map((at) =>
        curve(
          [
            [x + long * (0.27 - at * 0.025), y - long * 0.035],
            [x + long * (0.255 - at * 0.025), y + long * 0.01],
            [x + long * (0.265 - at * 0.025), y + long * 0.05],
          ],
          1,
        ),
      )
      .join(''),
    darken(back, 0.08),
    long * 0.005,
  );
  ink.circle(x + long * 0.41, y + long * 0.01, long * 0.008, '#0a1024');
}

export function paintJellies(stage: Stage, sea: Sea, count: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('jellies');
  for (let jelly = 0; jelly < count; jelly += 1) {
    const [x, y, r] = [w * own.range(0.78, 0.96), h * own.range(0.16, 0.6), own.range(18, 34) * u];
    const colour = mix(own.pick(['#ffc4e0', '#ffe0b0', palette.accent]), sea.bright, 0.25);
    paintGlow(stage, x, y, r * 3, colour, 0.4);
    let arms = '';
    for (let arm = -3; arm <= 3; arm += 1)
      arms += curve(
        [
          [x + arm * r * 0.24, y],
          [x + arm * r * 0.3 + r * 0.2, y + r * 0.9],
          [x + arm * r * 0.2 - r * 0.16, y + r * 1.7],
          [x + arm * r * 0.26 + r * 0.1, y + r * 2.5],
        ],
        1,
      );
    ink.stroke(arms, colour, r * 0.06, { opacity: 0.7 });
    ink.path(
      `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 1.3)} ${n(x + r)} ${n(y - r * 1.3)} ${n(x + r)} ${n(y)}Q${n(x + r * 0.66)} ${n(y - r * 0.24)} ${n(x + r * 0.33)} ${n(y)}Q${n(x)} ${n(y - r * 0.24)} ${n(x - r * 0.33)} ${n(y)}Q${n(x - r * 0.66)} ${n(y - r * 0.24)} ${n(x - r)} ${n(y)}Z`,
      ink.vertical([
        [0, lighten(colour, 0.1), 0.95],
        [1, colour, 0.6],
      ]),
    );
  }
}

/** Bright reef fish with two stripes: the warm accent against the blue. */
export function paintFish(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('fish');
  for (let fish = 0; fish < 15; fish += 1) {
    const [x, y, long] = [w * own.range(0.06, 0.94), h * own.range(0.5, 0.78), own.range(26, 46) * u];
    const colour = own.pick([palette.accent, '#ffb03a', '#ffd84a', '#ff7a5a']);
    const side = own.chance(0.5) ? 1 : -1;
    ink.group({ transform: `translate(${n(x)} ${n(y)}) scale(${side} 1)` }, () => {
      ink.path(
        fishOutline(0, 0, long, 0),
        ink.vertical([
          [0, lighten(colour, 0.06)],
          [1, darken(colour, 0.1)],
        ]),
      );
      ink.path(
        `M${n(long * 0.16)} ${n(-long * 0.13)}q${n(long * 0.06)} ${n(long * 0.13)} 0 ${n(long * 0.26)}h${n(-long * 0.08)}q${n(long * 0.05)} ${n(-long * 0.13)} 0 ${n(-long * 0.26)}Z`,
        '#fffaf0',
      );
      ink.path(
        polygon([
          [-long * 0.08, -long * 0.1],
          [-long * 0.2, -long * 0.2],
          [-long * 0.22, -long * 0.06],
        ]),
        darken(colour, 0.06),
      );
      ink.path(dot(long * 0.34, -long * 0.03, long * 0.03), '#16122e');
    });
  }
}
