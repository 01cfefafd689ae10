import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box, curve, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** On the stage the lamps are the light, whatever the hour outside. */
function spotlit(colour: string): string {
  return mix(colour, '#ffdca6', 0.1);
}

function unlit(colour: string): string {
  return mix(darken(colour, 0.1), '#3a1c4a', 0.34);
}

/** Dancers with fans: the tallest in the middle, the others mirrored on both sides. */
export function paintDancers(stage: Stage, floor: number, plan: Random): void {
  const { w, u, palette, random } = stage;
  const own = random.fork('dancers');
  const middle = w * plan.range(0.47, 0.53);
  const robes = [spotlit(palette.accent), spotlit('#2f8f8a'), spotlit('#e8a33a'), spotlit('#5d4fb0')];
  const lead = own.whole(0, 3);
  const troupe = [
    { x: -258, deep: 8, tall: 136, robe: 1, side: -1 },
    { x: 258, deep: 8, tall: 136, robe: 1, side: 1 },
    { x: -138, deep: 26, tall: 158, robe: 2, side: -1 },
    { x: 138, deep: 26, tall: 158, robe: 2, side: 1 },
    { x: 0, deep: 50, tall: 194, robe: 0, side: own.chance(0.5) ? 1 : -1 },
  ];
  for (const { x, deep, tall, robe, side } of troupe)
    paintDancer(stage, {
      x: middle + (x + own.range(-10, 10)) * u,
      foot: floor + deep * u,
      tall: tall * u,
      robe: robes[(lead + robe) % robes.length] ?? palette.accent,
      side,
    });
}

type Dancer = {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly robe: string;
  readonly side: number;
};

function paintDancer(stage: Stage, { x, foot, tall, robe, side }: Dancer): void {
  const { ink, palette } = stage;
  const skin = spotlit('#f0cdb0');
  const t = tall;
  ink.ellipse(x, foot, t * 0.34, t * 0.05, palette.deep, { opacity: 0.35 });
  const skirt = `M${n(x - t * 0.1)} ${n(foot - t * 0.56)}C${n(x - t * 0.16)} ${n(foot - t * 0.3)} ${n(x - t * 0.34)} ${n(foot - t * 0.12)} ${n(x - t * 0.36)} ${n(foot)}Q${n(x)} ${n(foot + t * 0.05)} ${n(x + t * 0.36)} ${n(foot)}C${n(x + t * 0.3)} ${n(foot - t * 0.14)} ${n(x + t * 0.14)} ${n(foot - t * 0.3)} ${n(x + t * 0.1)} ${n(foot - t * 0.56)}Z`;
  ink.path(
    skirt,
    ink.horizontal([
      [0, lighten(robe, 0.1)],
      [0.45, robe],
      [1, unlit(robe)],
    ]),
  );
  const folds = [-0.2, -0.06, 0.08, 0.22]
    .map(
      (at) =>
        `M${n(x + at * t * 0.3)} ${n(foot - t * 0.5)}Q${n(x + at * t * 0.7)} ${n(foot - t * 0.25)} ${n(x + at * t * 1.2)} ${n(foot)}`,
    )
    .join('');
  ink.stroke(folds, unlit(darken(robe, 0.05)), t * 0.012, { opacity: 0.5 });
  ink.stroke(
    curve(
      [
        [x - t * 0.3, foot - t * 0.07],
        [x, foot - t * 0.03],
        [x + t * 0.3, foot - t * 0.07],
      ],
      1,
    ),
    spotlit('#f3c65a'),
    t * 0.022,
  );
  ink.path(pill(x - t * 0.1, foot - t * 0.79, t * 0.2, t * 0.27, t * 0.07), lighten(robe, 0.04));
  ink.path(box(x - t * 0.115, foot - t * 0.6, t * 0.23, t * 0.05), spotlit('#f3c65a'));
  for (const arm of [-1, 1]) paintArm(stage, { x, foot, tall, robe, side }, arm, arm === side);
  ink.path(box(x - t * 0.025, foot - t * 0.84, t * 0.05, t * 0.08), skin);
  ink.path(dot(x, foot - t * 0.89, t * 0.064), skin);
  ink.path(
    `M${n(x - t * 0.072)} ${n(foot - t * 0.88)}a${n(t * 0.072)} ${n(t * 0.072)} 0 0 1 ${n(t * 0.144)} 0q${n(-t * 0.07)} ${n(-t * 0.04)} ${n(-t * 0.144)} 0Z${dot(x - side * t * 0.02, foot - t * 0.975, t * 0.038)}`,
    palette.deep,
  );
  ink.path(dot(x + side * t * 0.05, foot - t * 0.95, t * 0.018), spotlit('#ffd76a'));
}

/** A wide sleeve; the raised hand holds the open fan. */
function paintArm(stage: Stage, { x, foot, tall: t, robe }: Dancer, arm: number, raised: boolean): void {
  const { ink, palette } = stage;
  const shoulder: Point = [x + arm * t * 0.09, foot - t * 0.76];
  const hand: Point = raised ? [x + arm * t * 0.33, foot - t * 0.98] : [x + arm * t * 0.36, foot - t * 0.62];
  const hang = raised ? t * 0.2 : t * 0.24;
  ink.path(
    polygon([shoulder, hand, [hand[0] - arm * t * 0.02, hand[1] + hang], [x + arm * t * 0.1, foot - t * 0.62]]),
    arm < 0 ? lighten(robe, 0.06) : unlit(robe),
  );
  ink.path(dot(hand[0], hand[1], t * 0.03), spotlit('#f0cdb0'));
  if (!raised) return;
  const ribs = Array.from({ length: 7 }, (_, at): Point => {
    const turn = -Math.PI * (0.14 + 0.72 * (at / 6));
    return [hand[0] + Math.cos(turn) * t * 0.19, hand[1] + Math.sin(turn) * t * 0.19];
  });
  ink.path(polygon([hand, ...ribs]), spotlit('#fff0da'));
  ink.stroke(ribs.map((rib) => line([hand, rib])).join(''), spotlit(palette.accent), t * 0.009);
  ink.stroke(line(ribs), spotlit('#f3c65a'), t * 0.02);
}
