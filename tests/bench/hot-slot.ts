import { randomUUID } from 'node:crypto';

import { batch, type Queues } from '#src/actions/shared/batches/batch.ts';
import { openDb, type Database, type Queryable } from '#src/store/shared/database/db.ts';
import { holdPlaces, lockFree } from '#src/store/catalogue/stock.store.ts';
import { interleaved, median, medianRatio, type Measure } from './arithmetic.ts';

type HotSlotSettings = { readonly rounds: number; readonly sliceMs: number; readonly buyers: number };

/** As many as a transaction of the shop takes (`open-in-company.ts`). */
const most = 64;

/**
 * Bookings a second when everybody wants one and the same start: those who come while others are served share the next
 * transaction, as checkouts do, beside the transaction one would write first (lock the row, look, write, subtract).
 */
export async function measureHotSlot(databaseUrl: string, settings: HotSlotSettings): Promise<Measure> {
  const db = openDb({ url: databaseUrl, max: settings.buyers, applicationName: 'bench' });
  try {
    await db.query(
      'create table if not exists bench_booking (id uuid primary key, inventory_id bigint not null, payload jsonb not null, made_at timestamptz not null default now())',
    );
    const rounds = await interleaved(
      settings.rounds,
      () => rush(db, settings, bookTogether(db)),
      () => rush(db, settings, bookNaively(db)),
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

type Book = (inventoryId: string) => Promise<boolean>;

async function rush(db: Database, { sliceMs, buyers }: HotSlotSettings, book: Book): Promise<number> {
  const { rows } = await db.query<{ id: string }>(
    'insert into inventory (total) values (1000000) returning id::text as id',
  );
  const inventoryId = rows[0]?.id ?? '';
  const start = performance.now();
  let booked = 0;
  const buyer = async (): Promise<void> => {
    while (performance.now() - start < sliceMs) if (await book(inventoryId)) booked += 1;
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  const seconds = (performance.now() - start) / 1000;
  const { rows: after } = await db.query<{ held: number }>('select held from inventory where id = $1', [inventoryId]);
  if (after[0]?.held !== booked) throw new Error(`${booked} bookings hold ${after[0]?.held} places`);
  return booked / seconds;
}

function bookTogether(db: Database): Book {
  const queues: Queues<string, boolean> = new Map();
  const serve = (several: readonly string[]): Promise<readonly boolean[]> =>
    db.transaction((tx) => bookSeveral(tx, several), { cause: 'bench' });
  return (inventoryId) => batch(queues, inventoryId, inventoryId, serve, most);
}

async function bookSeveral(tx: Queryable, several: readonly string[]): Promise<readonly boolean[]> {
  const [inventoryId = ''] = several;
  const qty = Math.min(several.length, await lockFree(tx, inventoryId));
  await Promise.all([holdPlaces(tx, [{ inventoryId, qty }]), writeBookings(tx, inventoryId, qty)]);
  return several.map((_, index) => index < qty);
}

function bookNaively(db: Database): Book {
  return (inventoryId) =>
    db.transaction(
      async (tx) => {
        const { rows } = await tx.query<{ free: number }>(
          'select total - held - sold as free from inventory where id = $1 for update',
          [inventoryId],
        );
        if ((rows[0]?.free ?? 0) < 1) return false;
        for (const part of parts) await write(tx, inventoryId, [part]);
        await tx.query('update inventory set held = held + 1 where id = $1', [inventoryId]);
        return true;
      },
      { cause: 'bench' },
    );
}

/** As many rows as an order of one line has. */
const parts = ['order', 'booking', 'item', 'message'] as const;

/** One statement for each kind of row, however many bookings there are. */
async function writeBookings(tx: Queryable, inventoryId: string, count: number): Promise<void> {
  await Promise.all(
    parts.map((part) =>
      write(
        tx,
        inventoryId,
        Array.from({ length: count }, () => part),
      ),
    ),
  );
}

async function write(tx: Queryable, inventoryId: string, several: readonly string[]): Promise<void> {
  await tx.query(
    `insert into bench_booking (id, inventory_id, payload)
     select id, $2, jsonb_build_object('part', part) from unnest($1::uuid[], $3::text[]) as b (id, part)`,
    [several.map(() => randomUUID()), inventoryId, several],
  );
}
