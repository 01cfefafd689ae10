import { n } from '../ink.ts';
import { paintBirds, paintClouds, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintBarn, paintCellarDoor } from './vineyard-cellars.ts';
import { paintBorder } from './vineyard-border.ts';
import { paintChairs } from './vineyard-chairs.ts';
import { paintFestoon, paintFrame } from './vineyard-frame.ts';
import { paintToast, paintWalkers } from './vineyard-guests.ts';
import { layTable } from './vineyard-laid.ts';
import { houseScale, layLand, paintEarth, paintLane } from './vineyard-land.ts';
import type { Land } from './vineyard-land.ts';
import { paintLaneLamps, paintTreesOf } from './vineyard-lane.ts';
import { paintParasol } from './vineyard-parasol.ts';
import { paintDapples, paintProp, paintTeaLights } from './vineyard-props.ts';
import { fieldLeaves, foliageOf, grassOf, planOf } from './vineyard-plan.ts';
import type { Plan } from './vineyard-plan.ts';
import { paintHill } from './vineyard-rows.ts';
import { paintTable } from './vineyard-table.ts';
import { lowered } from './vineyard-top.ts';
import type { Table } from './vineyard-top.ts';
import { paintPot } from './vineyard-pots.ts';
import { paintFloor, paintWallLamps } from './vineyard-terrace.ts';
import { paintBalloon, paintBeyond } from './vineyard-view.ts';
import { paintNearVines } from './vineyard-vines.ts';
import { paintFarmhouse } from './vineyard-winery.ts';

/** A laid table on a terrace above rolling vineyards, a winery on its knoll among them. */
export function paintVineyard(stage: Stage): void {
  const { w, h, u, random, time } = stage;
  const plan = planOf(stage);
  const { heroX, side, view } = plan;
  const land = landOf(stage, plan);
  const own = random.fork('sky');
  const open = w / 2 + (w / 2 - heroX) * 0.9 + (stage.format === 'wide' ? w * 0.02 : 0);
  const disc = {
    x: open + side * w * (plan.parasol ? -0.2 : own.range(-0.04, 0.1)),
    y: h * own.range(0.2, 0.27),
    r: own.range(42, 54) * u,
  };
  paintSky(stage, land.horizon, disc);
  paintClouds(stage, land.horizon, 4, 0.08, 0.6);
  paintBirds(stage, heroX + side * 40 * u, h * 0.25, 4);
  paintBeyond(stage, { view, horizon: land.horizon, light: disc.x, open, side: plan.light });
  if (time === 'dawn' || (time === 'day' && own.chance(0.35))) {
    const tint = own.pick([stage.palette.accent, '#3f7ab8', '#e8a03c']);
    paintBalloon(
      stage,
      plan.parasol ? heroX : open - side * w * own.range(0.1, 0.26),
      h * own.range(0.2, 0.28),
      own.range(24, 36) * u,
      tint,
      0.14,
    );
    if (own.chance(0.7))
      paintBalloon(stage, open + side * w * own.range(0.16, 0.26), h * own.range(0.27, 0.33), 17 * u, '#d8504a', 0.32);
  }
  paintLand(stage, land, plan);
  paintForeground(stage, land, plan);
}

function landOf(stage: Stage, { heroX, view, side, light, away }: Plan): Land {
  const { w, h, u, random, format } = stage;
  const own = random.fork('land');
  return layLand(stage, {
    horizon: h * own.range(0.425, 0.46),
    edge: h * (format === 'tall' ? 0.768 : 0.76),
    hero: {
      bearing: (heroX - w / 2) / (700 * u),
      depth: away,
      rise: own.range(0.04, 0.06),
      half: houseScale(stage, away) * 0.235,
    },
    waves: own.range(2.3, 3),
    slant: own.range(-0.35, 0.35),
    high: own.range(0.055, 0.07),
    start: own.range(0, 0.3),
    last: view === 'bay' ? 0.055 : 0.012,
    side: light,
    laneFrom: -side * own.range(-0.06, 0.2),
  });
}

function paintLand(stage: Stage, land: Land, plan: Plan): void {
  const { u, w } = stage;
  const { kind, season } = plan;
  const earth = { grass: grassOf(season), lane: '#e8d2a4' };
  const { bearing, depth } = land.lie.hero;
  paintEarth(stage, land, earth);
  paintLane(stage, land, earth);
  const heroHill = Math.floor(land.hill(bearing, depth));
  const vines = { leaves: fieldLeaves(season), fan: (plan.heroX - w / 2) / (700 * u), foliage: foliageOf(plan) };
  for (let hill = Math.ceil(land.hill(0, 1)) + 1; hill >= 0; hill -= 1) {
    if (hill === heroHill) paintHero(stage, land, plan);
    paintHill(stage, land, hill, vines);
    if (hill === Math.min(1, heroHill)) paintLaneLamps(stage, land);
    paintTreesOf(stage, land, hill, kind, vines.leaves[0]);
    if (hill > heroHill && hill < 3)
      paintMist(stage, land.horizon + (62 - hill * 16) * u, 44 * u, stage.palette.dark ? 0.16 : 0.22);
  }
}

function paintHero(stage: Stage, land: Land, { kind, season, light }: Plan): void {
  const { u, random } = stage;
  const own = random.fork('winery');
  const { bearing, depth } = land.lie.hero;
  const deep = land.deepOf(depth);
  const { x, y } = land.spot(bearing * deep, deep);
  const site = {
    x,
    foot: y + 4 * u,
    size: u * houseScale(stage, depth),
    wall: own.pick(['#e6c89c', '#dcb488', '#ecd6b4']),
    roof: kind === 'farmhouse' ? own.pick(['#b85a3c', '#c06a48']) : own.pick(['#7a8a92', '#8a4a44', '#5a6a78']),
    trim: kind === 'barn' ? own.pick(['#5a4038', '#3f4048', '#7a4a34']) : own.pick(['#5f7a58', '#4a7a8a', '#8a4a3c']),
    leaf: fieldLeaves(season)[3],
  };
  /* The houses are built with their shadow on the right. */
  stage.ink.group(light > 0 ? { transform: `translate(${n(2 * x)} 0)scale(-1 1)` } : {}, () => {
    if (kind === 'farmhouse') paintFarmhouse(stage, site);
    else if (kind === 'cellar') paintCellarDoor(stage, site);
    else paintBarn(stage, site);
  });
}

function paintForeground(stage: Stage, land: Land, plan: Plan): void {
  const { w, u, palette, random } = stage;
  const { side, light, tableX } = plan;
  const own = random.fork('terrace');
  const { edge } = land.lie;
  const foliage = foliageOf(plan);
  const terrace = { floor: plan.floor, edge, horizon: land.horizon, middle: tableX, side: light, glow: tableX };
  const outer = side > 0 ? 0 : w;
  paintNearVines(stage, outer - side * 30 * u, outer + side * w * 0.2, edge - 20 * u, foliage, light);
  if (plan.walkers) paintWalkers(stage, land, plan, random.fork('walkers'));
  paintFloor(stage, terrace);
  const gap = w / 2 + land.lane(0.02) * 700 * u;
  paintBorder(stage, terrace, plan.border, -20, gap - 52 * u);
  paintBorder(stage, terrace, plan.border, gap + 52 * u, w + 20);
  for (const at of plan.frame === 'pergola' ? [tableX] : [outer + side * w * 0.18, w / 2])
    paintDapples(stage, at, edge + 40 * u, w * 0.2, stage.h - edge - 40 * u);
  if (plan.border === 'wall') {
    paintTeaLights(stage, edge - 52 * u, 0, gap - 60 * u);
    paintTeaLights(stage, edge - 52 * u, gap + 60 * u, w);
  }
  if (plan.border === 'wall') paintWallLamps(stage, terrace, [gap - 70 * u, gap + 70 * u, outer + side * 60 * u]);
  if (plan.table === 'long' || !plan.walkers) paintToast(stage, plan, edge, gap);
  const table: Table = {
    kind: plan.table,
    x: tableX,
    side: light,
    cloth: own.pick(['#fdf6ea', '#fbf2e0', '#f4ece4']),
    accent: own.pick([palette.accent, '#7a9a5c', '#4a6a9c', '#c8873c']),
  };
  const pot = own.pick(['lavender', 'geranium', 'ball'] as const);
  paintPot(stage, { x: gap - side * 84 * u, y: edge + 26 * u, k: u * 0.9 }, light, pot, own.fork('pot'));
  paintPot(stage, { x: gap + side * 84 * u, y: edge + 26 * u, k: u * 0.9 }, light, pot, own.fork('pot2'));
  paintProp(stage, plan.prop, { x: outer + side * 205 * u, y: edge + 100 * u, k: u }, light, foliage.grape, own);
  paintChairs(stage, table);
  paintTable(stage, table);
  if (plan.parasol)
    paintParasol(
      stage,
      tableX,
      stage.h * (0.73 + lowered(stage.format)),
      350 * u,
      205 * u,
      light,
      own.pick([palette.accent, '#f4e4c4', '#5f8a6c', '#e8b45a']),
    );
  layTable(stage, table, { wine: plan.wine, second: plan.second, grape: foliage.grape, light });
  paintFrame(stage, {
    kind: plan.frame,
    side:
      plan.frame === 'pergola' ? side : plan.frame === 'tree' || plan.parasol ? (side > 0 ? -1 : 1) : plan.boughSide,
    foliage,
    light,
  });
  paintFestoons(stage, plan);
}

function paintFestoons(stage: Stage, { side }: Plan): void {
  const { w, h, u, palette } = stage;
  if (!palette.dark) return;
  const from = side > 0 ? w * 1.02 : -w * 0.02;
  const to = side > 0 ? -w * 0.02 : w * 1.02;
  paintFestoon(stage, [from, h * 0.1], [to, h * 0.2], h * 0.05, Math.round(w / (62 * u)));
  paintFestoon(stage, [from, h * 0.16], [w / 2, h * 0.06], h * 0.045, Math.round(w / (120 * u)));
}
