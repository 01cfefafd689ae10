import { afterAll, beforeAll, expect, test } from 'vitest';
import { materialiseSlots } from '#src/actions/catalogue/slots/materialise-slots.ts';
import { openShop, type Shop } from './shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.deps.db.query(`update destination set time_zone = 'Europe/Paris' where id = 1`);
});
afterAll(() => shop.close());

const week = JSON.stringify({
  kind: 'START_TIME',
  week: [{ days: [1, 2, 3, 4, 5, 6, 7], times: ['10:00'] }],
  seasons: [],
  closed: [],
  soldOut: [],
});

type Row = { readonly date: string; readonly cutoff: string; readonly rest: object };

async function slotsOf(productId: number): Promise<readonly Row[]> {
  const { rows } = await shop.deps.db.query<Row>(
    `select local_date::text as date, to_char(cutoff_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as cutoff,
       to_jsonb(slot) - 'cutoff_at' as rest
     from slot where product_id = $1 and local_date between '2027-03-20' and '2027-04-03' order by local_date`,
    [productId],
  );
  return rows;
}

/** An option with a daily start at ten, laid out over the clock change of 28 March 2027. */
async function laidOut(cutoffMinutes: number): Promise<number> {
  const { productId } = await shop.slot({ cutoffMinutes, startsInHours: 24 * 365 });
  await shop.deps.db.query('update option set schedule = $2::jsonb where product_id = $1', [productId, week]);
  await shop.deps.db.query(
    `update product set content = content || '{"durationMinutes": {"from": 60, "to": 60}}' where id = $1`,
    [productId],
  );
  await layOut();
  return productId;
}

const layOut = (): Promise<unknown> =>
  materialiseSlots({ ...shop.deps, clock: () => Date.parse('2027-03-20T08:00:00Z') }, 14);

test('coming cut-offs of whole days that were counted in hours are corrected over a clock change, and nothing else is', async () => {
  const [inDays, inHours] = [await laidOut(2 * 1440), await laidOut(24 * 60)];
  const right = await slotsOf(inDays);
  expect(right.find(({ date }) => date === '2027-03-29')?.cutoff).toBe('2027-03-27 10:00');
  // As they were laid out before, with a start that is sold and one that is closed.
  const plant = `update slot set cutoff_at = starts_at - $2 * interval '1 minute' where product_id = $1`;
  await shop.deps.db.query(plant, [inDays, 2 * 1440]);
  await shop.deps.db.query(plant, [inHours, 90]);
  await shop.deps.db.query(
    `update inventory set sold = 3 where id = (select inventory_id from slot where product_id = $1 and local_date = '2027-03-29')`,
    [inDays],
  );
  await shop.deps.db.query(`update slot set closed = true where product_id = $1 and local_date = '2027-03-28'`, [
    inDays,
  ]);
  const [planted, untouched] = [await slotsOf(inDays), await slotsOf(inHours)];
  expect(planted.find(({ date }) => date === '2027-03-29')?.cutoff).toBe('2027-03-27 09:00');
  await layOut();
  const corrected = await slotsOf(inDays);
  expect(corrected.map(({ cutoff }) => cutoff)).toEqual(right.map(({ cutoff }) => cutoff));
  expect(corrected.map(({ rest }) => rest)).toEqual(planted.map(({ rest }) => rest));
  // A cut-off that is given in hours stays as it was set.
  expect(await slotsOf(inHours)).toEqual(untouched);
  expect(await shop.count('select from inventory where sold = 3')).toBe(1);
});
