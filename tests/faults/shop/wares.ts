import type { Deps } from '#src/actions/deps.ts';

export type Slot = { readonly slotId: string; readonly inventoryId: string; readonly productId: number };

export type SlotSettings = {
  readonly places?: number;
  readonly instant?: boolean;
  readonly startsInHours?: number;
  readonly cutoffMinutes?: number;
  readonly priceMinor?: number;
};

let products = 100;

/** One destination and one supplier to sell from, with rates. */
export async function stock({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.query(`insert into exchange_rate (on_date, currency, hkd_per_unit) values
    (current_date, 'JPY', 0.05), (current_date, 'EUR', 9.1), (current_date, 'USD', 7.8), (current_date, 'KWD', 25.4)`);
  await db.query(`insert into destination (id, slug, country, lat, lng, time_zone, currency, picture, content)
    values (1, 'tokyo', 'JP', 35.68, 139.76, 'Asia/Tokyo', 'JPY', 'tower-dusk-1', '{"names": {"en": "Tokyo", "ja": "東京"}, "airports": ["HND"]}')`);
  await db.query(`insert into supplier (id, name) values ('bay-days', 'Bay Days')`);
}

/** One activity with one start. */
export async function slot({ db }: Pick<Deps, 'db'>, about: SlotSettings = {}): Promise<Slot> {
  const { places = 25, instant = true, startsInHours = 240, cutoffMinutes = 60, priceMinor = 2_000 } = about;
  products += 1;
  const productId = products;
  const content = {
    titles: { en: `Sky tower ${productId}`, ja: 'スカイタワー' },
    meetingPoint: { name: 'Gate 1', address: '1 Tower Road' },
    durationMinutes: { from: 120, to: 120 },
    goodToKnow: ['Bring a jacket'],
    localName: null,
    summary: 'See as far as the sea.',
    text: 'A lift takes you up, and stairs take you down.',
    highlights: [],
    included: [],
    excluded: [],
    languages: [],
  };
  await db.query(
    `insert into product (id, destination_id, supplier_id, slug, category, rank, instant_confirmation, redemption, per_person_ticket, lat, lng, picture, content)
     values ($1, 1, 'bay-days', 'sky-tower', 'attraction', 1, $2, 'DIGITAL', true, 35.7, 139.8, 'tower-day-2', $3::jsonb)`,
    [productId, instant, JSON.stringify(content)],
  );
  await db.query(
    `insert into option (product_id, id, position, capacity, cutoff_minutes, min_party, max_party, schedule, price_rules, cancellation, content)
     values ($1, 'entry', 1, $2, $3, 1, 9, '{"kind": "START_TIME", "week": [], "seasons": [], "closed": [], "soldOut": []}', '[]', '[{"hoursBefore": 24, "refundPercent": 100}]', '{"title": "Timed entry"}')`,
    [productId, Math.max(places, 1), cutoffMinutes],
  );
  await db.query(
    `insert into unit (product_id, option_id, id, position, type, title, min_age, max_age, pax, accompanied, price_minor)
     values ($1, 'entry', 'adult', 1, 'ADULT', 'Adult', 12, 99, 1, false, $2), ($1, 'entry', 'child', 2, 'CHILD', 'Child', 0, 11, 1, true, $2 / 2)`,
    [productId, priceMinor],
  );
  const { rows } = await db.query<{ slotId: string; inventoryId: string }>(
    `with i as (insert into inventory (total) values ($2) returning id), t as (select date_trunc('hour', now()) + $3 * interval '1 hour' as at)
     insert into slot (product_id, option_id, local_date, local_start, local_end, all_day, starts_at, ends_at, cutoff_at, inventory_id)
     select $1, 'entry', (t.at at time zone 'Asia/Tokyo')::date, to_char(t.at at time zone 'Asia/Tokyo', 'HH24:MI'),
       to_char((t.at + interval '2 hours') at time zone 'Asia/Tokyo', 'HH24:MI'), false, t.at, t.at + interval '2 hours',
       t.at - $4 * interval '1 minute', i.id
     from i, t returning id::text as "slotId", inventory_id::text as "inventoryId"`,
    [productId, places, startsInHours, cutoffMinutes],
  );
  const [made] = rows;
  if (made === undefined) throw new Error('no slot was made');
  return { ...made, productId };
}
