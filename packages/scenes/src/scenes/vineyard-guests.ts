import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Land } from './vineyard-land.ts';
import { coatOf, paintGuest } from './vineyard-people.ts';
import type { Plan } from './vineyard-plan.ts';

/** Two or three who raise their glasses at the wall or behind the long table. */
export function paintToast(
  stage: Stage,
  { side, light, table, wine, tableX, heroX }: Plan,
  edge: number,
  gap: number,
): void {
  const { u, random } = stage;
  const own = random.fork('guests');
  const company = table === 'long' ? own.pick([2, 3, 3]) : own.pick([1, 2, 2]);
  /* No guest stands in front of the winery. */
  const clear = Math.abs(gap - heroX) < 170 * u ? heroX + side * 200 * u : gap;
  const start = table === 'long' ? tableX - side * 10 * u : clear;
  const first = own.chance(0.5);
  for (let at = 0; at < company; at += 1) {
    const way = company === 1 ? (side > 0 ? -1 : 1) : at === 0 ? 1 : -1;
    const across = company === 1 ? 0 : at === 2 ? 132 : way * -50;
    const dress = at === 2 ? own.chance(0.5) : (at === 0) === first;
    paintGuest(
      stage,
      {
        x: start + across * u,
        foot: edge + (12 + at * 4) * u,
        tall: 176 * u * (dress ? 0.94 : 1) * own.range(0.97, 1.03),
        way,
        dress,
        does: at === 2 || (company === 1 && own.chance(0.6)) ? 'stands' : 'toasts',
        coat: coatOf(stage, own),
        hat: own.chance(0.18),
      },
      wine,
      light,
    );
  }
}

/** Paints people who walk up the lane with a basket, seldom alone. */
export function paintWalkers(stage: Stage, land: Land, { light }: Plan, own: Random): void {
  const deep = land.deepOf(own.range(0.07, 0.13));
  for (let at = 0; at < own.pick([1, 2, 2]); at += 1) {
    const place = deep * (1 + at * 0.05);
    const { x, y, s } = land.spot(land.lane(land.depthOf(place)) * place + (at === 0 ? -0.7 : 0.8), place);
    const dress = own.chance(0.5);
    paintGuest(
      stage,
      {
        x,
        foot: y,
        tall: 2.15 * s * (dress ? 0.95 : 1),
        way: at === 0 ? -1 : 1,
        dress,
        does: 'carries',
        coat: coatOf(stage, own, 0.06),
        hat: own.chance(0.5),
      },
      'red',
      light,
    );
  }
}
