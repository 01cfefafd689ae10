import { mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box } from '../outline.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintBeds, paintFarDots } from './garden-beds.ts';
import type { BedPlan, Beds, Planting, Standing } from './garden-beds.ts';
import { bloomClump, bloomTones } from './garden-blooms.ts';
import type { BloomKind } from './garden-blooms.ts';
import { paintFrame } from './garden-frame.ts';
import { layGround, paintGravel, paintLawn, paintRound, paintWay, reach } from './garden-ground.ts';
import type { Ground, Place } from './garden-ground.ts';
import { paintHouse } from './garden-house.ts';
import type { HouseKind } from './garden-house.ts';
import { paintButterfly, kiteFlyer, paintKite, pool, shrub, visitors } from './garden-life.ts';
import type { Shrub } from './garden-life.ts';
import { blossomTree, paintBelt } from './garden-trees.ts';

type Scheme = {
  readonly kinds: readonly [BloomKind, ...BloomKind[]];
  readonly colours: readonly string[];
  readonly accents: readonly [string, ...string[]];
  readonly leaf: string;
};

const schemes: readonly [Scheme, ...Scheme[]] = [
  {
    kinds: ['tulip'],
    colours: ['#f7b9cc', '#ee7fa6', '#fbf0e2', '#b87fd0'],
    accents: ['#e3322f', '#ffb52e'],
    leaf: '#4f9a5a',
  },
  {
    kinds: ['lavender'],
    colours: ['#8d70d0', '#a98be0', '#7357bd', '#b79fe8'],
    accents: ['#f7c53a', '#f0507c', '#fdf0de'],
    leaf: '#7fa07a',
  },
  {
    kinds: ['tulip', 'daisy'],
    colours: ['#f8a24a', '#fbd26a', '#f4785a', '#fdeedd'],
    accents: ['#b52f9c', '#d8323c'],
    leaf: '#5a9a4c',
  },
  {
    kinds: ['rose'],
    colours: ['#f5b4c4', '#e86c98', '#fce8e4', '#cc4f82'],
    accents: ['#ffd04a', '#8f4fc0'],
    leaf: '#3f8a56',
  },
  {
    kinds: ['daisy', 'lavender'],
    colours: ['#6f9fe8', '#b4cdf7', '#f4f3fb', '#9884de'],
    accents: ['#f2503a', '#f9c83e'],
    leaf: '#4a9068',
  },
  {
    kinds: ['tulip', 'rose'],
    colours: ['#7e3d9c', '#c85aa8', '#f1b2da', '#f9eff6'],
    accents: ['#ffab2c', '#fb6a4a'],
    leaf: '#4a945a',
  },
];

type Plan = {
  readonly house: { readonly kind: HouseKind; readonly at: number; readonly build: number; readonly frame: string };
  readonly beds: BedPlan;
  readonly scheme: Scheme;
  readonly accent: string;
  readonly horizon: number;
  readonly turn: number;
  readonly sway: number;
  readonly sun: number;
  readonly middle: Place;
  readonly kite: boolean;
  readonly corner: boolean;
};

/** A glasshouse at the end of its garden: beds of flowers in sweeping rows, a winding path, visitors, butterflies. */
export function paintGardens(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = makePlan(stage);
  const horizon = h * plan.horizon;
  const x = w * plan.house.at;
  const wayHalf = plan.beds === 'rings' ? 100 : 92;
  const ground = layGround(stage, { x, horizon, sway: plan.sway, turn: plan.turn, wayHalf });
  const light = w * plan.sun;
  const own = random.fork('view');
  paintSky(stage, horizon, { x: light, y: h * own.range(0.2, 0.32), r: own.range(44, 58) * u });
  paintClouds(stage, horizon, 5, 0.08, 0.7);
  if (!plan.kite)
    paintBirds(stage, w * (plan.sun * 1.3 - plan.house.at * 0.3 + 0.04), h * own.range(0.36, 0.42), own.whole(3, 6));
  paintRidge(stage, ridgeLine(stage, 'hills', horizon - 46 * u, 34 * u, 1.8), h, palette.ridge, 0.62);
  paintMist(stage, horizon - 8 * u, 96 * u, 0.5);
  paintBelt(stage, ground, x);
  const grass = mix(palette.ground, '#5fa04e', 0.45);
  paintLawn(stage, ground, grass);
  const size = (stage.format === 'tall' ? 0.9 : 1) * own.range(0.9, 1.14) * u;
  paintHouse(stage, { ...plan.house, x, foot: ground.end + 3 * u, size, light: plan.sun < plan.house.at ? -1 : 1 });
  paintHedge(stage, ground);
  paintGrounds(stage, ground, plan);
  paintNear(stage, ground, plan);
}

function makePlan(stage: Stage): Plan {
  const own = stage.random.fork('plan');
  const slot = own.whole(0, 2);
  const at = [own.range(0.34, 0.39), own.range(0.46, 0.52), own.range(0.58, 0.62)][slot] ?? 0.5;
  const sunSide = slot === 0 ? 1 : slot === 2 ? -1 : own.chance(0.5) ? 1 : -1;
  const beds = own.pick<BedPlan>(['stripes', 'stripes', 'fan', 'fan', 'rings']);
  const scheme = own.pick(schemes);
  const way = own.chance(0.5) ? 1 : -1;
  return {
    house: {
      kind: own.pick<HouseKind>(['palmhouse', 'dome', 'shells']),
      at,
      build: own.whole(0, 1),
      frame: own.pick(['#f7f6f0', '#eef4ee', '#f9efe4', '#dcebe2']),
    },
    beds,
    scheme,
    accent: own.pick(scheme.accents),
    horizon: own.range(0.485, 0.545) - (stage.format === 'tall' ? 0.02 : 0),
    turn: own.range(2.1, 2.75),
    sway: way * (beds === 'rings' ? own.pick([0, 90, 150]) : own.range(220, 340)),
    sun: Math.min(0.78, Math.max(0.17, at + sunSide * own.range(0.3, 0.36))),
    middle: beds === 'rings' ? [0, own.range(2.15, 2.5)] : [way * -own.range(900, 1500), own.range(1.5, 2.3)],
    kite: stage.time !== 'night' && own.chance(0.4),
    corner: own.chance(0.45),
  };
}

/** A clipped hedge with a lit top to both sides of the door. */
function paintHedge(stage: Stage, ground: Ground): void {
  const { ink, palette, w, u } = stage;
  const leaf = palette.air(palette.shade(mix(palette.ground, '#2f7a4a', 0.35)), 0.16);
  const door = ground.spot([0, 7]);
  const gap = 34 * u;
  const [y, tall] = [ground.end + 6 * u, 15 * u];
  for (const [from, to] of [
    [-4, door.x - gap],
    [door.x + gap, w + 4],
  ] as const) {
    ink.path(box(from, y - tall, to - from, tall), leaf);
    ink.path(
      box(from, y - tall, to - from, tall * 0.36),
      mix(palette.lit(leaf), '#ffffff', palette.dark ? 0.04 : 0.12),
    );
  }
}

function paintGrounds(stage: Stage, ground: Ground, plan: Plan): void {
  const { palette, random } = stage;
  const own = random.fork('grounds');
  const { scheme } = plan;
  const sand = '#ead4b0';
  const plantings = scheme.colours.map((colour, at): Planting => ({
    kind: scheme.kinds[at % scheme.kinds.length] ?? scheme.kinds[0],
    colour: mix(colour, palette.sky[3], 0.08),
    leaf: scheme.leaf,
  }));
  plantings.splice(own.whole(1, 3), 0, {
    kind: scheme.kinds[0] === 'lavender' ? 'daisy' : scheme.kinds[0],
    colour: plan.accent,
    leaf: scheme.leaf,
    heart: '#7a4420',
  });
  const water = waterPlace(stage, ground, plan);
  const middle = plan.beds === 'rings' && water !== undefined ? water.place : plan.middle;
  const bare = ([x, deep]: Place): boolean =>
    water !== undefined && Math.hypot(x - water.place[0], (deep - water.place[1]) * reach) < water.round * 1.36 + 20;
  const beds: Beds = { plan: plan.beds, plantings, bare, middle };
  const standing: Standing[] = paintBeds(stage, ground, beds);
  paintFarDots(stage, ground, beds);
  if (water !== undefined) paintRound(stage, ground, water.place, water.round * 1.34, sand);
  paintWay(stage, ground, sand);
  paintGravel(stage, ground, sand);
  if (palette.dark) {
    const door = ground.spot([0, 6]);
    paintGlow(stage, door.x, door.y, 300 * stage.u, '#ffc878', 0.34);
  }
  if (water !== undefined) standing.push(pool(stage, ground, water.place, water.round, water.jets));
  standing.push(...visitors(stage, ground, plan.accent, bare), ...greenery(stage, ground, plan, bare));
  if (plan.kite) standing.push(kiteFlyer(stage, ground.spot(kiteChild(ground))));
  for (const thing of standing.toSorted((one, other) => one.y - other.y)) thing.draw();
}

type Water = { readonly place: Place; readonly round: number; readonly jets: boolean };

function waterPlace(stage: Stage, ground: Ground, plan: Plan): Water | undefined {
  const own = stage.random.fork('water');
  if (plan.beds === 'rings') return { place: [ground.way(plan.middle[1]), plan.middle[1]], round: 230, jets: true };
  if (own.chance(0.5)) return undefined;
  const deep = own.range(2.1, 2.9);
  const side = plan.house.at > 0.5 ? -1 : 1;
  return { place: [ground.way(deep) + side * own.range(430, 560), deep], round: 240, jets: own.chance(0.5) };
}

/** Pairs of clipped shrubs and lamps along the path; trees in blossom towards the sides. */
function greenery(stage: Stage, ground: Ground, plan: Plan, bare: (place: Place) => boolean): Standing[] {
  const own = stage.random.fork('greenery');
  const kind = own.pick<Shrub>(['ball', 'cone', 'tiers']);
  const lamps = own.chance(0.5) || stage.palette.dark;
  const list: Standing[] = [];
  for (const [at, deep] of [2.2, 3, 4, 5.3].entries())
    for (const side of [-1, 1]) {
      const place: Place = [ground.way(deep) + side * (ground.wayHalf + 56), deep];
      if (!bare(place)) list.push(shrub(stage, ground, place, lamps && at % 2 === 1 ? 'lamp' : kind));
    }
  const blossom = own.pick(['#f7bccb', '#fbe3e6', '#e9a3d0', '#fff0d8']);
  const trees = [0.26, 0.1].map((distance) => blossomTree(stage, blossom, distance));
  for (const side of [-1, 1])
    for (let tree = 0; tree < 3; tree += 1) {
      const deep = [own.range(5.6, 6.8), own.range(4.6, 5.6), own.range(3.3, 4.2)][tree] ?? 5;
      const edge = side < 0 ? plan.house.at : 1 - plan.house.at;
      const across = side * own.range(0.78 - tree * 0.04, 0.98) * edge * (stage.w / stage.u) * deep;
      if (tree === 2 && own.chance(0.4)) continue;
      const { x, y, s } = ground.spot([across, deep]);
      const id = trees[tree === 2 ? 1 : 0] ?? '';
      const size = s * own.range(0.95, 1.2);
      const draw = (): void => stage.ink.use(id, `translate(${n(x)} ${n(y)})scale(${size.toFixed(2)})`);
      list.push({ y, draw });
    }
  return list;
}

/** Returns where the child who flies the kite stands. */
function kiteChild(ground: Ground): Place {
  return [ground.way(2.5) + 0.3 * ground.wayHalf, 2.5];
}

/** Blooms right before the viewer, in the corner away from the sun. */
function paintCorner(stage: Stage, plan: Plan): void {
  const { ink, w, h, u, random } = stage;
  const own = random.fork('corner');
  const { scheme } = plan;
  const side = plan.sun > plan.house.at ? -1 : 1;
  const kind = scheme.kinds[0];
  const colours = [plan.accent, scheme.colours[own.whole(0, 3)] ?? plan.accent];
  const ids = colours.map((colour, at) =>
    bloomClump(stage, kind, bloomTones(stage, { colour, leaf: scheme.leaf, heart: '#7a4420' }, 0), `corner${at}`),
  );
  const reach = w * own.range(0.3, 0.42);
  for (let row = 0; row < 5; row += 1)
    for (let at = 0; at < 8; at += 1) {
      const share = (at + own.range(0, 0.6)) / 8;
      const x = side < 0 ? share * reach - 10 : w - share * reach + 10;
      const y = h * (0.93 + row * 0.045) + share ** 2 * 90 * u;
      const id = ids[own.chance(0.72) ? 0 : 1];
      if (id !== undefined && y < h * 1.12)
        ink.use(id, `translate(${n(x)} ${n(y)})scale(${(u * (1.3 + row * 0.16)).toFixed(2)})`);
    }
}

/** The butterflies, the kite, and what frames the picture. */
function paintNear(stage: Stage, ground: Ground, plan: Plan): void {
  const { palette, w, h, u, random } = stage;
  const own = random.fork('near');
  if (plan.kite) {
    const child = ground.spot(kiteChild(ground));
    const x = w * plan.sun + (plan.sun > plan.house.at ? -1 : 1) * 20 * u;
    paintKite(stage, x, h * own.range(0.37, 0.42), 0.85 * u, { ...child, y: child.y - 62 * child.s }, palette.accent);
  }
  if (plan.corner) paintCorner(stage, plan);
  const kind = own.pick<'branch' | 'arch' | 'none'>(['branch', 'branch', 'arch', 'none']);
  paintFrame(stage, {
    kind,
    side: plan.sun > plan.house.at ? -1 : 1,
    bloom: own.pick(['#f6a9c0', '#fbe0e4', '#e98ab4', '#f9c6a8']),
  });
  const count = own.whole(3, 5);
  for (let at = 0; at < count; at += 1) {
    const y = h * own.range(0.67, 0.86);
    const deep = (h - ground.horizon) / (y - ground.horizon);
    const path = ground.spot([ground.way(deep), deep]).x;
    const x = w * own.range(0.12, 0.84);
    /* Beside the path: over a visitor's coat it would not be seen. */
    const aside = Math.abs(x - path) < w * 0.12 ? path + (path > w * 0.48 ? -1 : 1) * w * 0.16 : x;
    const colour = own.pick(['#ffb13a', '#fff3dc', '#8fc7f2', plan.accent]);
    paintButterfly(stage, aside, y, own.range(0.6, 0.8) * u + (y / h - 0.6) * u, own.range(-40, 40), colour);
  }
}
