import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { Client } from 'pg';

import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { openCaches } from '#src/actions/open-caches.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { sampleSupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';
import { methodIds } from '#src/domain/checkout/payment/payment-methods.ts';
import { paymentProviders } from '#src/adapters/payments/payments.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { openDb, type Database } from '#src/store/shared/database/db.ts';
import { checkInvariants } from '#src/store/operations/invariants/check-invariants.store.ts';
import { holdPlaces } from '#src/store/catalogue/stock.store.ts';
import { openArena, type Arena } from '../faults/kill/arena.ts';
import { buyOnce } from '../faults/kill/buyer.ts';
import { slot, type Slot } from '../faults/shop/wares.ts';
import { originOf, testCaller } from '../site.ts';
import { interleaved, median, medianRatio, type Measure } from './arithmetic.ts';

type SaleSettings = {
  readonly runs: number;
  readonly buyers: number;
  readonly atOnce: number;
  readonly sliceMs: number;
};

const places = 100;
const slots = 1_000;
const checkoutBuyers = 16;
/** Purchases of each buyer before the count begins: after some hundreds the compiler has nothing more to do. */
const warmUp = 40;
/** Purchases of each buyer that count. */
const counted = 20;

/**
 * A sale that everybody wants, on a separate database that writes to disk: how long a hold takes in the crush and
 * whether exactly what there is goes; holds over many starts beside the same statement from a bare driver; and whole
 * purchases over HTTP, with what one costs our own process.
 */
export async function measureSales(settings: SaleSettings): Promise<readonly Measure[]> {
  const arena = await openArena();
  const db = openDb({ url: arena.databaseUrl, max: 20, applicationName: 'bench' });
  try {
    const crush = await measureCrush(db, settings);
    const wide = await measureWide(db, arena.databaseUrl, settings);
    return [...crush, wide, ...(await measurePurchases(arena))];
  } finally {
    await db.close();
    await arena.close();
  }
}

async function measureCrush(db: Database, settings: SaleSettings): Promise<readonly Measure[]> {
  const [worst, perSecond]: [number[], number[]] = [[], []];
  for (let run = 0; run < settings.runs; run += 1) {
    const { p99, seconds } = await crush(db, settings);
    worst.push(p99);
    perSecond.push(settings.buyers / seconds);
  }
  const broken = await checkInvariants(db);
  if (broken.length > 0) throw new Error(broken.map(({ id }) => id).join());
  const note = `${settings.runs} runs of ${settings.buyers} buyers, ${settings.atOnce} at once: ${places} of ${places} each time, nobody else refused; ${median(perSecond).toFixed(0)} answers/s`;
  return [{ name: 'Flash sale, reserve p99', value: median(worst), unit: 'ms', goal: { atMost: 250 }, note }];
}

/** One sale to the last place. Throws when more or fewer are sold, or when a buyer gets a wrong result. */
async function crush(db: Database, { buyers, atOnce }: SaleSettings): Promise<{ p99: number; seconds: number }> {
  const wanted = await slot({ db }, { places });
  const callers = await crowd(db, buyers, wanted);
  const deps = depsFor(db);
  const [waits, codes]: [number[], Map<string, number>] = [[], new Map()];
  const start = performance.now();
  const queue = callers.values();
  const counter = async (): Promise<void> => {
    for (const caller of queue) {
      const from = performance.now();
      const opened = await openCheckout(deps, caller, randomUUID());
      waits.push(performance.now() - from);
      const code = opened.ok ? 'sold' : opened.failure.code;
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, counter));
  const seconds = (performance.now() - start) / 1000;
  const { rows } = await db.query<{ held: number }>('select held from inventory where id = $1', [wanted.inventoryId]);
  const reported = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
  if (rows[0]?.held !== places || codes.get('sold') !== places || codes.get('slot_sold_out') !== buyers - places)
    throw new Error(`${rows[0]?.held} of ${places} are held; told: ${reported}`);
  return { p99: waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? 0, seconds };
}

/** So many customers with the same thing in their carts. */
async function crowd(db: Database, count: number, { productId, slotId }: Slot): Promise<readonly Caller[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.query(
    `insert into account (id, kind, language, currency) select id, 'guest', 'en', 'EUR' from unnest($1::uuid[]) as a (id)`,
    [ids],
  );
  await db.query(
    `insert into cart_item (id, owner, product_id, option_id, slot_id, units)
     select gen_random_uuid(), 'account:' || id, $2, 'entry', $3, '{"adult": 1}' from unnest($1::uuid[]) as a (id)`,
    [ids, productId, slotId],
  );
  return ids.map((id) => ({
    ...testCaller,
    account: { id, kind: 'guest' },
    owner: `account:${id}`,
    device: id,
    network: '',
    currency: 'EUR',
  }));
}

/** Holds over many starts: our transaction beside one of the bare driver with the same statement, in turn. */
async function measureWide(db: Database, url: string, { atOnce, sliceMs }: SaleSettings): Promise<Measure> {
  const { rows } = await db.query<{ id: string }>(
    `insert into inventory (total) select 1000000 from generate_series(1, $1) returning id::text as id`,
    [slots],
  );
  const ids = rows.map((row) => row.id);
  const any = (): string => ids[Math.floor(Math.random() * ids.length)] ?? '';
  const lanes = Math.min(atOnce, 20);
  const ours = (): Promise<number> =>
    rush(lanes, sliceMs, () =>
      db.transaction((tx) => holdPlaces(tx, [{ inventoryId: any(), qty: 1 }]), { cause: 'bench' }),
    );
  const clients = await Promise.all(Array.from({ length: lanes }, () => bareClient(url)));
  const idle = [...clients];
  const bare = (): Promise<number> =>
    rush(lanes, sliceMs, async () => {
      const client = idle.pop();
      if (client === undefined) throw new Error('no connection is idle');
      await client.query('begin');
      await client.query({ name: 'hold', text: bareHold, values: [[any()], [1]] });
      await client.query('commit');
      idle.push(client);
    });
  const rounds = await interleaved(5, ours, bare);
  await Promise.all(clients.map((client) => client.end()));
  // The counters of the bench have no bookings behind them.
  await db.query('delete from inventory where id = any($1::bigint[])', [ids]);
  const note = `${median(rounds.map(([one]) => one)).toFixed(0)}/s over ${slots} starts, bare driver ${median(rounds.map(([, one]) => one)).toFixed(0)}/s`;
  return { name: 'Holds over many starts', value: medianRatio(rounds), unit: 'x bare', goal: { atLeast: 0.6 }, note };
}

const bareHold = `with locked as (
    select i.id, w.qty from unnest($1::bigint[], $2::int[]) as w (id, qty) join inventory i on i.id = w.id order by i.id for no key update of i
  ) update inventory i set held = i.held + l.qty from locked l where i.id = l.id and i.held + i.sold + l.qty <= i.total returning i.id::text as id`;

async function bareClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'bare' });
  await client.connect();
  return client;
}

/** How often a thing is done in a second by so many at once. */
async function rush(lanes: number, ms: number, once: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() - start < ms) {
      await once();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done / ((performance.now() - start) / 1000);
}

/** Cart, name, checkout, card, confirmation: everything that our process does for it, worker and events included. */
async function measurePurchases(arena: Arena): Promise<readonly Measure[]> {
  const shop = await arena.start(null);
  const spent = async (): Promise<number> => {
    shop.send('how much');
    const [milliseconds] = await once(shop, 'message');
    return Number(milliseconds);
  };
  let over = false;
  const { shopUrl, payOnPage } = arena;
  const ground = { shopUrl, payOnPage, isOver: () => over, keepsConnections: true };
  const [wares] = arena.slots;
  if (wares === undefined) throw new Error('nothing is on sale');
  const buy = async (times: number): Promise<number> => {
    let bought = 0;
    const buyer = async (): Promise<void> => {
      for (let n = 0; n < times; n += 1) if ((await buyOnce(ground, wares, 'keep'))?.said === 'confirmed') bought += 1;
    };
    await Promise.all(Array.from({ length: checkoutBuyers }, buyer));
    return bought;
  };
  // A shop that has been open for a while: its hot paths are compiled.
  await buy(warmUp);
  const [from, before] = [performance.now(), await spent()];
  const bought = await buy(counted);
  const [seconds, cost] = [(performance.now() - from) / 1000, (await spent()) - before];
  over = true;
  shop.kill('SIGKILL');
  const note = `${(bought / seconds).toFixed(1)} orders/s with ${checkoutBuyers} buyers, cart to confirmation over HTTP`;
  return [{ name: 'Purchase, CPU of our process', value: cost / bought, unit: 'ms', goal: { atMost: 10 }, note }];
}

function depsFor(db: Database): Deps {
  return {
    db,
    caches: openCaches(),
    clock: Date.now,
    ids: systemIds,
    // No buyer pays in this part: the provider is never called.
    payments: paymentProviders.sandbox({
      secretKey: 'unused',
      webhookSecrets: ['unused'],
      apiOrigin: 'http://127.0.0.1:9',
      methods: methodIds,
    }),
    secrets: { session: 'a session secret', code: 'a code secret', voucher: 'a voucher secret' },
    originOf,
    marketOf: () => 'global',
    experiments: [],
    sampleData: true,
    supplier: sampleSupplierGateway,
    log: { info: () => undefined, warn: () => undefined, error: (about, message) => console.error(message, about) },
  };
}
