import { mix } from '../colour.ts';
import { box } from '../outline.ts';
import { paintFerry, paintJunk, paintYacht } from '../parts/boats.ts';
import { paintSkyline, paintTower } from '../parts/buildings.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import { paintLightColumns, paintWater } from '../parts/water.ts';
import type { Stage } from '../stage.ts';

/** A skyline across the water, its tower on one third, one bright sail on the other. */
export function paintHarbour(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const shore = h * (stage.format === 'tall' ? 0.6 : 0.655);
  const hero = w * plan.range(0.24, 0.42);
  const light = w * plan.range(0.66, 0.82);
  const disc = { x: light, y: h * plan.range(0.17, 0.27) + (palette.dark ? 0 : h * 0.14), r: 50 * u };
  paintSky(stage, shore, disc);
  paintClouds(stage, shore, 5);
  const city = ink.symbol(() => paintCity(stage, shore, hero, plan.whole(0, 3)));
  ink.use(city, '');
  paintWater(stage, { from: shore, to: h, light, mirrored: city });
  paintQuay(stage, shore);
  if (palette.dark)
    paintLightColumns(stage, shore + 3, h, 34, [palette.lamp, palette.lamp, '#ffb46a', palette.accent, '#9fe0e8']);
  if (!palette.dark) paintBirds(stage, w * 0.52, h * 0.3);
  paintTraffic(stage, shore, hero, plan.whole(0, 2));
}

function paintCity(stage: Stage, shore: number, hero: number, kind: number): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('city');
  const size = plan.range(0.9, 1.1) * (stage.format === 'tall' ? 1.2 : 1);
  const stone = mix(palette.ridge, palette.deep, palette.dark ? 0.36 : 0.08);
  paintRidge(stage, ridgeLine(stage, 'peak', shore - 74 * u * size, 44 * u, 1.6), shore, palette.ridge, 0.68);
  paintMist(stage, shore - 20 * u, 110 * u, 0.5);
  const far = { from: -20, to: w + 20, foot: shore, colour: palette.ridge, windows: false };
  paintSkyline(stage, { ...far, low: 60 * u * size, high: 180 * u * size, distance: 0.6, name: 'far' });
  paintMist(stage, shore - 30 * u, 120 * u, 0.42);
  paintSkyline(stage, {
    ...far,
    low: 56 * u * size,
    high: 165 * u * size,
    distance: 0.34,
    name: 'middle',
    windows: true,
  });
  paintMist(stage, shore - 10 * u, 90 * u, 0.36);
  if (palette.dark) paintGlow(stage, hero, shore - 150 * u, 190 * u, palette.horizon, 0.5);
  paintTower(
    stage,
    { x: hero, foot: shore, tall: h * (stage.format === 'tall' ? 0.36 : 0.44), half: 34 * u * size },
    kind,
    stone,
    0.08,
  );
  paintSkyline(stage, {
    from: -20,
    to: w + 20,
    foot: shore,
    low: 36 * u * size,
    high: 118 * u * size,
    colour: stone,
    distance: 0.08,
    name: 'near',
    windows: true,
  });
}

function paintQuay(stage: Stage, shore: number): void {
  const { ink, palette, w, u, random } = stage;
  const lamps = random.fork('quay');
  ink.rect(0, shore - 4 * u, w, 6 * u, palette.shade(mix(palette.deep, palette.ridge, 0.25)));
  let dots = '';
  for (let x = 0; x < w; x += lamps.range(7, 15) * u) dots += box(x, shore - 6 * u, 2.4 * u, 2 * u);
  ink.path(dots, palette.dark ? palette.lamp : palette.lit('#f4e6d4'), { opacity: palette.dark ? 1 : 0.55 });
}

function paintTraffic(stage: Stage, shore: number, hero: number, kind: number): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('traffic');
  const room = h - shore;
  paintYacht(stage, hero - w * 0.14, shore + room * 0.2, 30 * u, '#ffffff');
  paintFerry(
    stage,
    hero + w * plan.range(0.1, 0.16),
    shore + room * 0.28,
    80 * u,
    plan.pick(['#2f7a5c', '#3a5fa8', '#b8743a']),
  );
  const place = { x: w * plan.range(0.64, 0.76), y: shore + room * plan.range(0.6, 0.68) };
  if (kind === 2) paintYacht(stage, place.x, place.y, 128 * u, palette.accent);
  else paintJunk(stage, place.x, place.y, 176 * u, palette.accent);
}
