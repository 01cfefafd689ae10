import { lighten, mix } from '../colour.ts';
import { dot } from '../outline.ts';
import { paintBirds, paintClouds, paintSky } from '../parts/sky.ts';
import { paintWater } from '../parts/water.ts';
import type { Stage } from '../stage.ts';
import { paintBackdrop, paintSlopes } from './springs-backdrop.ts';
import { paintBough } from './springs-branch.ts';
import { paintApron, paintFarShore, paintMilk, waterColours } from './springs-far.ts';
import type { Spring } from './springs-far.ts';
import type { House } from './springs-houses.ts';
import type { Season } from './springs-rocks.ts';
import { paintNearShore } from './springs-shore.ts';
import type { Shore } from './springs-shore.ts';
import { paintBathers, paintSteam, paintVapour, steamColour } from './springs-steam.ts';
import type { Bather, Plume } from './springs-steam.ts';

/** A steaming pool of milky water among rocks below wooded slopes, bathers in it, a bath house on its far shore. */
export function paintSprings(stage: Stage): void {
  const { h, w, u, ink, random } = stage;
  const spring = planOf(stage);
  const { near, house, view, open } = spring;
  const { shore } = near;
  const season = house.season;
  const sky = random.fork('sky');
  const aside = view === 'falls' || view === 'geyser';
  const out = open > w / 2 ? 1 : -1;
  const light = aside ? Math.min(w * 0.85, open + out * w * 0.1) : open + w * sky.range(-0.1, 0.1);
  const feature = aside ? open - out * w * (view === 'falls' ? 0.075 : 0.03) : open;
  paintSky(stage, shore, {
    x: light,
    y: h * (view === 'falls' ? 0.15 : sky.range(0.2, 0.3)),
    r: sky.range(42, 58) * u,
  });
  paintClouds(stage, shore, 4, 0.08, 0.5);
  paintBirds(stage, open + w * 0.08, h * 0.17, 4);
  paintBackdrop(stage, { view, shore, open: feature, season });
  const far = ink.symbol(() => {
    paintSlopes(stage, { view, shore, open: feature, season });
    paintFarShore(stage, spring);
  });
  ink.use(far, '');
  paintWater(stage, { from: shore, to: h, mirrored: far, colours: waterColours(stage) });
  paintMilk(stage, spring, light);
  paintApron(stage, spring);
  paintVapour(stage, shore, h, steamStrength(stage));
  paintSteam(stage, 'far', farPlumes(stage, spring), steamStrength(stage) * 0.8);
  const bathers = bathersOf(stage, near);
  paintBathers(stage, 'far', bathers.slice(0, 1));
  paintNearShore(stage, near);
  paintSteam(stage, 'near', nearPlumes(stage, near), steamStrength(stage));
  paintBathers(stage, 'near', bathers.slice(1));
  paintBough(
    stage,
    {
      x: open > w / 2 ? w : 0,
      y: h * sky.range(0.05, 0.11),
      reach: Math.min(w * 0.42, h * 0.52) * (view === 'geyser' ? 0.72 : 1),
      side: open > w / 2 ? -1 : 1,
    },
    season,
  );
  if (season === 'snow') paintFlakes(stage);
}

function planOf(stage: Stage): Spring {
  const { palette, w, h, u, random, format } = stage;
  const plan = random.fork('plan');
  const heroRight = plan.chance(0.5);
  const x = w * (heroRight ? plan.range(0.64, 0.7) : plan.range(0.29, 0.36));
  const shore = h * (format === 'tall' ? plan.range(0.5, 0.56) : plan.range(0.54, 0.61));
  const cold = isCold(palette.sky[1]);
  const season: Season = cold && plan.chance(0.55) ? 'snow' : plan.chance(0.5) ? 'maple' : 'moss';
  const kind = plan.pick(['pavilion', 'pavilion', 'fence', 'cabin'] as const);
  const house: House = {
    x,
    foot: shore - 8 * u,
    size: u * plan.range(0.86, 1.18) * (format === 'tall' ? 0.92 : 1),
    wood: plan.pick(['#9a6238', '#84502f', '#a8754a', '#6f4a36']),
    roof: plan.pick(['#5b5f72', '#7a5540', '#4f6b60', '#6a4a4c']),
    cloth: plan.pick([palette.accent, palette.accent, '#2f4f9a', '#c2374c']),
    season,
  };
  const open = w * (heroRight ? plan.range(0.2, 0.32) : plan.range(0.68, 0.8));
  const side = plan.chance(0.6) === heroRight ? -1 : 1;
  return {
    kind,
    view: plan.pick(['peak', 'peak', 'gorge', 'geyser', 'falls'] as const),
    house,
    open,
    near: {
      lie: plan.pick(['bank', 'bank', 'islands', 'cove'] as const),
      side,
      shore,
      ground: { season, stone: plan.pick(['#8f8b96', '#7f8a96', '#9c8a7c', '#74788a']), side: open > w / 2 ? 1 : -1 },
    },
    lamps: [open + w * plan.range(-0.12, -0.04), open + w * plan.range(0.06, 0.16)],
  };
}

/** Returns whether there is snow: only where the sky is blue rather than green or warm. */
function isCold(sky: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(sky.slice(at, at + 2), 16));
  return blue > green * 1.28 && blue > red * 1.2;
}

function steamStrength({ time }: Stage): number {
  return { dawn: 0.7, day: 0.66, dusk: 0.56, night: 0.5 }[time];
}

function farPlumes(stage: Stage, { near: { shore }, house }: Spring): readonly Plume[] {
  const { w, h, u, random } = stage;
  const own = random.fork('far-plumes');
  const count = Math.round(w / (190 * u));
  const plumes = Array.from({ length: count }, (_, at): Plume => ({
    x: (w * (at + own.range(0.1, 0.9))) / count,
    y: shore + (h - shore) * own.range(0.04, 0.3),
    tall: own.range(150, 265) * u,
    wide: own.range(54, 92) * u,
  }));
  return [...plumes, { x: house.x + 40 * u, y: shore + 20 * u, tall: 250 * u, wide: 54 * u }];
}

function nearPlumes(stage: Stage, { shore, side }: Shore): readonly Plume[] {
  const { w, h, u, random, format } = stage;
  const own = random.fork('near-plumes');
  const shares = format === 'wide' ? [0.1, 0.34, 0.6] : [0.1, 0.5];
  const wet = shares.map((at) => (side > 0 ? at : 1 - at));
  return wet.map((at): Plume => ({
    x: w * (at + own.range(-0.07, 0.07)),
    y: shore + (h - shore) * own.range(0.5, 0.8),
    tall: own.range(250, 365) * u,
    wide: own.range(84, 124) * u,
  }));
}

function bathersOf(stage: Stage, { lie, side, shore }: Shore): readonly Bather[] {
  const { w, h, u, random } = stage;
  const own = random.fork('pool');
  const places = (
    {
      bank: [
        [0.56, 0.3],
        [0.3, 0.46],
        [0.42, 0.5],
      ],
      islands: [
        [0.5, 0.3],
        [0.56, 0.52],
        [0.46, 0.58],
      ],
      cove: [
        [0.62, 0.34],
        [0.34, 0.4],
        [0.45, 0.46],
      ],
    } as const
  )[lie];
  return places.slice(0, own.whole(2, 3)).map(([x, y]): Bather => {
    const down = y + own.range(-0.04, 0.04);
    const across = x + own.range(-0.04, 0.04);
    return { x: w * (side > 0 ? across : 1 - across), y: shore + (h - shore) * down, size: (31 + down * 46) * u };
  });
}

function paintFlakes(stage: Stage): void {
  const { ink, w, h, random } = stage;
  const own = random.fork('flakes');
  for (const [count, size, opacity] of [
    [70, 1.5, 0.6],
    [34, 2.8, 0.75],
  ] as const) {
    let d = '';
    for (let flake = 0; flake < count; flake += 1)
      d += dot(own.range(0, w), own.range(0, h), size * own.range(0.6, 1.2));
    ink.path(d, lighten(mix(steamColour(stage), '#ffffff', 0.6), 0.02), { opacity });
  }
}
