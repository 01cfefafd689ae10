import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintTiers } from './court-hall.ts';
import type { Tier } from './court-hall.ts';
import { paintVisitors } from './court-life.ts';
import type { Plan } from './court-plan.ts';
import { paintStoneLamp } from './court-props.ts';
import { facet, lamplit, panel, stand, wallsOf } from './court-space.ts';
import type { Space } from './court-space.ts';
import { flame } from './court-storey.ts';
import { golden, joseon } from './court-style.ts';
import type { Style } from './court-style.ts';
import { paintBloomTree, paintGrove, paintPine } from './court-trees.ts';
import { paintBarge, paintLilies, paintPebbles, paintPond, paintRocks } from './court-water.ts';

const distance = 50;

/** A garden pavilion of two or three storeys at its pond, with islands of stone and pines. */
export function paintPondGarden(stage: Stage, plan: Plan): void {
  const { w, h, u, random } = stage;
  const { camera, bloom } = plan;
  const own = random.fork('pond');
  const x = ((plan.hero - camera.x) * distance) / camera.focus;
  const from = camera.horizon + (camera.eye * camera.focus) / (distance + 12);
  paintPond(stage, {
    from,
    light: plan.open,
    shore: (mirrored) => paintPavilion(stage, plan, stand(camera, [x, distance, 0], plan.turn, mirrored), mirrored),
    flat: () => {
      paintGrove(stage, -20, w + 20, from - 16 * u, 120 * u, 0.36);
      for (let at = 0; at < 7; at += 1) {
        const tx = (w * (at + own.range(0.1, 0.9))) / 7;
        if (at % 3 === 1) paintBloomTree(stage, tx, from + 2 * u, own.range(96, 136) * u, bloom, 0.2);
        else paintPine(stage, tx, from + 2 * u, own.range(100, 160) * u, own.range(-0.14, 0.14), 0.2);
      }
      paintGrove(stage, -20, w + 20, from + 2 * u, 34 * u, 0.14);
      paintPebbles(stage, from - 2 * u, 6 * u, plan.style.stone);
    },
  });
  const crowded = own.chance(0.5);
  paintIslands(stage, plan, from, crowded ? 3 : 2);
  paintLilies(
    stage,
    [
      [w * 0.2, h * 0.86],
      [w * 0.66, h * 0.93],
      [w * 0.5, h * 0.83],
    ],
    14 * u,
  );
  if (!crowded)
    paintBarge(stage, plan.open + (plan.hero - plan.open) * 0.3, from + (h - from) * 0.36, 96 * u, camera.sun);
  paintNearBank(stage, plan);
}

function tiersOf(style: Style): readonly Tier[] {
  if (style === golden)
    return [
      { a: 6.6, b: 5.2, tall: 3.6, bays: 5, fill: 'doors', over: 1.2, roof: 0, deep: 0.5 },
      { a: 6.2, b: 4.8, tall: 3.4, bays: 5, fill: 'doors', over: 2.6, roof: 2.2, deep: 1.1 },
      { a: 3.6, b: 3.2, tall: 3, bays: 3, fill: 'doors', over: 2.2, roof: 3.4, deep: 1 },
    ];
  const ground: Tier = { a: 9.4, b: 6, tall: 4, bays: 7, fill: 'open', over: 1.3, roof: 0, deep: 0.4 };
  if (style === joseon)
    return [ground, { a: 9.2, b: 5.8, tall: 4, bays: 7, fill: 'doors', over: 2.8, roof: 6.4, deep: 1.5 }];
  return [
    { a: 7.4, b: 6, tall: 3.8, bays: 5, fill: 'doors', over: 2.4, roof: 1.9, deep: 1.2 },
    { a: 6, b: 4.8, tall: 3.2, bays: 5, fill: 'windows', over: 2.3, roof: 1.8, deep: 1.2 },
    { a: 4.6, b: 3.6, tall: 2.8, bays: 3, fill: 'windows', over: 2.2, roof: 4.6, deep: 1.2 },
  ];
}

function paintPavilion(stage: Stage, { style }: Plan, space: Space, mirrored: boolean): void {
  const { ink, palette, u } = stage;
  const tiers = tiersOf(style);
  const [a, b] = [(tiers[0]?.a ?? 7) + 1.8, (tiers[0]?.b ?? 6) + 1.8];
  const [gx, gy] = space.at([0, 0, 8]);
  if (palette.dark && !mirrored) paintGlow(stage, gx, gy, 330 * u, flame, 0.42);
  for (const { wall, half, light } of wallsOf(space, a, b)) {
    ink.path(
      panel(space, wall, [-half, half], [-0.2, 1.1]),
      ink.vertical([
        [0, lamplit(stage, style.stone, light * 0.9, 0.3)],
        [1, lamplit(stage, mix(style.stone, '#4a4650', 0.4), light * 0.6, 0.2)],
      ]),
    );
    let joints = '';
    for (let at = -half + 0.6; at < half; at += 1.3) joints += panel(space, wall, [at, at + 0.08], [0.02, 1.02]);
    ink.path(joints, lamplit(stage, mix(style.stone, '#4a4650', 0.6), light * 0.4, 0.1), { opacity: 0.6 });
  }
  ink.path(
    facet(space, [
      [-a, -b, 1.1],
      [a, -b, 1.1],
      [a, b, 1.1],
      [-a, b, 1.1],
    ]),
    lamplit(stage, lighten(style.stone, 0.02), 0.8, 0.4),
  );
  const top = paintTiers(stage, space, {
    z: 1.1,
    tiers,
    ridge: style === joseon ? 6 : 0.5,
    hip: style === joseon ? 0.55 : 1,
    style,
  });
  if (style !== joseon) paintPhoenix(stage, ...space.at([0, 0, top]), space.unit([0, 0, top]) * (mirrored ? -1 : 1));
  if (!mirrored)
    paintVisitors(
      stage,
      space,
      [
        { place: [-a + 1.4, -b + 0.5, 1.1], count: 2 },
        { place: [a - 2.4, -b + 0.5, 1.1], count: 1 },
      ],
      palette.accent,
    );
}

/** A gilt bird on the roof's point. */
function paintPhoenix(stage: Stage, x: number, y: number, unit: number): void {
  const s = unit * 0.9;
  const at = (dx: number, up: number): string => `${n(x + dx * s)} ${n(y - up * s)}`;
  stage.ink.path(
    `M${at(-0.24, 0)}L${at(-0.16, 0.7)}H${n(x + 0.16 * s)}L${at(0.24, 0)}ZM${at(-0.05, 0.6)}L${at(-0.05, 1)}Q${at(-0.5, 1.1)} ${at(-0.62, 1.5)}Q${at(-0.5, 1.45)} ${at(-0.4, 1.5)}Q${at(-0.3, 2)} ${at(-0.7, 2.3)}Q${at(0, 2.2)} ${at(0.14, 1.6)}Q${at(0.4, 1.9)} ${at(0.34, 2.2)}L${at(0.62, 2.1)}Q${at(0.56, 1.3)} ${at(0.05, 1)}L${at(0.05, 0.6)}Z`,
    lamplit(stage, '#f6c850', 0.9, 0.4),
  );
}

function paintIslands(stage: Stage, plan: Plan, from: number, count: number): void {
  const { w, h, u, random } = stage;
  const own = random.fork('islands');
  const out = plan.open > plan.hero ? 1 : -1;
  const places = [
    [plan.open + out * w * 0.02, 0.16, 34],
    [plan.hero - out * w * 0.3, 0.3, 30],
    [plan.open - out * w * 0.12, 0.56, 30],
  ] as const;
  for (const [ix, down, size] of places.slice(0, count)) {
    const y = from + (h - from) * (down + own.range(-0.03, 0.03));
    const s = size * u * (0.7 + down);
    paintPine(stage, ix + s * 0.3, y - s * 0.4, s * own.range(4, 5), own.range(-0.3, 0.3), 0.08 - down * 0.1);
    paintRocks(stage, [ix - s * 2.2, ix + s * 2.4], y, s, plan.style.stone, plan.camera.sun);
  }
}

/** The viewer's own bank: rocks, grass and a stone lamp in a corner. */
function paintNearBank(stage: Stage, plan: Plan): void {
  const { ink, palette, w, h, u } = stage;
  const left = plan.open < plan.hero;
  const long = Math.min(w, h * 1.33);
  ink.group(left ? {} : { transform: `translate(${n(w)} 0) scale(-1 1)` }, () => {
    const bank = mix(palette.shade('#5f8a4a'), palette.ground, 0.4);
    ink.path(
      `M0 ${n(h * 0.86)}Q${n(long * 0.16)} ${n(h * 0.86)} ${n(long * 0.24)} ${n(h * 0.93)}T${n(long * 0.42)} ${n(h + 4)}H0Z`,
      ink.vertical([
        [0, palette.lit(bank)],
        [1, mix(bank, palette.deep, 0.5)],
      ]),
    );
    let tufts = '';
    for (let at = 0; at < 40; at += 1)
      tufts += dot((at * 37.7 * u) % (long * 0.3), h * (0.9 + ((at * 0.61) % 1) * 0.1) + at * 0.4 * u, 3 * u);
    ink.path(tufts, palette.lit(bank), { opacity: 0.5 });
    paintRocks(
      stage,
      [long * 0.02, long * 0.36],
      h * 0.95,
      34 * u,
      plan.style.stone,
      left ? plan.camera.sun : plan.camera.sun === 1 ? -1 : 1,
    );
    paintStoneLamp(stage, long * 0.11, h * 0.94, 120 * u);
  });
  const across = left ? long * 0.2 : w - long * 0.2;
  /* So deep that their feet are on the bank in every format. */
  const { camera } = plan;
  const deep = ((camera.eye - 0.3) * camera.focus) / (h * 0.925 - camera.horizon);
  const bank = stand(camera, [((across - camera.x) * deep) / camera.focus, deep, 0.3], 0);
  paintVisitors(stage, bank, [{ place: [0, 0, 0], count: 2 }], plan.bright);
}
