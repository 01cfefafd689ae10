import { randomUUID } from 'node:crypto';

import { openDb, type Database, type Queryable } from '#src/store/db.ts';
import { holdPlaces } from '#src/store/stock.store.ts';
import { interleaved, median, medianRatio, type Measure } from './arithmetic.ts';

type HotSlotSettings = { readonly rounds: number; readonly sliceMs: number; readonly buyers: number };

/**
 * Bookings a second when everybody wants one and the same start: our conditional statement at the end of the
 * transaction, beside the transaction one would write first (lock the row, look, write, subtract). The goal is that of
 * orders written in batches, many in one transaction; one order in one transaction does not reach it.
 */
export async function measureHotSlot(databaseUrl: string, settings: HotSlotSettings): Promise<Measure> {
  const db = openDb({ url: databaseUrl, max: settings.buyers, applicationName: 'bench' });
  try {
    await db.query(
      'create table if not exists bench_booking (id uuid primary key, inventory_id bigint not null, payload jsonb not null, made_at timestamptz not null default now())',
    );
    const rounds = await interleaved(
      settings.rounds,
      () => rush(db, settings, bookOurs),
      () => rush(db, settings, bookNaively),
    );
    const [ours, naive] = [median(rounds.map(([one]) => one)), median(rounds.map(([, one]) => one))];
    return {
      name: 'Holds on one hot slot',
      value: medianRatio(rounds),
      unit: 'x naive',
      goal: { atLeast: 15 },
      note: `${ours.toFixed(0)}/s, naive ${naive.toFixed(0)}/s; ${settings.buyers} buyers at once`,
    };
  } finally {
    await db.query('drop table if exists bench_booking');
    await db.close();
  }
}

type Book = (tx: Queryable, inventoryId: string) => Promise<boolean>;

async function rush(db: Database, { sliceMs, buyers }: HotSlotSettings, book: Book): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    'insert into inventory (total) values (1000000) returning id::text as id',
  );
  const inventoryId = rows[0]?.id ?? '';
  const start = performance.now();
  let booked = 0;
  const buyer = async (): Promise<void> => {
    while (performance.now() - start < sliceMs)
      if (await db.transaction((tx) => book(tx, inventoryId), { cause: 'bench' })) booked += 1;
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  const seconds = (performance.now() - start) / 1000;
  const { rows: after } = await db.query<{ held: number }>('select held from inventory where id = $1', [inventoryId]);
  if (after[0]?.held !== booked) throw new Error(`${booked} bookings hold ${after[0]?.held} places`);
  return booked / seconds;
}

async function bookOurs(tx: Queryable, inventoryId: string): Promise<boolean> {
  await writeBooking(tx, inventoryId);
  return (await holdPlaces(tx, [{ inventoryId, qty: 1 }])).length === 0;
}

async function bookNaively(tx: Queryable, inventoryId: string): Promise<boolean> {
  const { rows } = await tx.query<{ free: number }>(
    'select total - held - sold as free from inventory where id = $1 for update',
    [inventoryId],
  );
  if ((rows[0]?.free ?? 0) < 1) return false;
  await writeBooking(tx, inventoryId);
  await tx.query('update inventory set held = held + 1 where id = $1', [inventoryId]);
  return true;
}

/** As many rows as an order of one line has: order, booking, item and message. */
async function writeBooking(tx: Queryable, inventoryId: string): Promise<void> {
  for (const part of ['order', 'booking', 'item', 'message']) {
    await tx.query('insert into bench_booking (id, inventory_id, payload) values ($1, $2, $3::jsonb)', [
      randomUUID(),
      inventoryId,
      JSON.stringify({ part }),
    ]);
  }
}
