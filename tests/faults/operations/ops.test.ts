import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import { findSession, insertSession } from '#src/store/accounts/sessions.store.ts';
import { runCommandLine } from '../../../scripts/cli/run.ts';
import { goodCard, openShop, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

type Ran = { readonly code: number; readonly said: string; readonly complained: string };

/** Runs one command line, as an operator types it. */
async function ops(...line: string[]): Promise<Ran> {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runCommandLine(line, {
    open: async () => shop.deps,
    user: 'somebody',
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

test('check setup prints what is dangerous in the setup, as text and as JSON', async () => {
  const setup = async () => [{ code: 'proxy_not_trusted', text: 'All visitors count as one.' }];
  const run = async (...line: string[]): Promise<string> => {
    const said: string[] = [];
    const say = (text: string): void => void said.push(text);
    expect(
      await runCommandLine(line, { open: async () => shop.deps, setup, user: 'somebody', say, complain: say }),
    ).toBe(0);
    return said.join('\n');
  };
  expect(await run('check', 'setup')).toContain('All visitors count as one.');
  expect(JSON.parse(await run('check', 'setup', '--json'))).toMatchObject({ rows: [{ code: 'proxy_not_trusted' }] });
  expect((await ops('check', 'setup')).said).toBe('No dangerous settings were found.');
});

type Bought = {
  readonly order: string;
  readonly orderId: string;
  readonly booking: string;
  readonly inventoryId: string;
  readonly slotId: string;
};

/** A booking of two places for 40.00 EUR or what that is, paid and confirmed. */
async function bought(): Promise<Bought> {
  const slot = await shop.slot();
  const on = await shop.toPage(await shop.buyer(), slot, { adult: 2 });
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ booking: string; order: string }>(
    'select b.reference as booking, o.reference as "order" from booking b join orders o on o.id = b.order_id where o.id = $1',
    [on.orderId],
  );
  const [{ booking, order } = { booking: '', order: '' }] = rows;
  return { booking, order, orderId: on.orderId, inventoryId: slot.inventoryId, slotId: slot.slotId };
}

async function audited(subject: string): Promise<string[]> {
  const { rows } = await shop.deps.db.query<{ line: string }>(
    `select actor || ' ' || command || ' ' || outcome || ': ' || reason as line from audit_entry where subject = $1 order by id`,
    [subject],
  );
  return rows.map((row) => row.line);
}

const refundsOf = (orderId: string): Promise<number> =>
  shop.count(`select from refund r join payment p on p.id = r.payment_id where p.order_id = $1`, [orderId]);

test.each([
  [[], 'Usage: meander'],
  [['refnd'], "unknown command 'refnd'\n(Did you mean refunds?)"],
  [['orders', 'refnd'], "unknown command 'refnd'\n(Did you mean refund?)"],
  [['orders', 'refund'], "missing required argument 'booking'"],
  [['orders', 'refund', 'K7QX2M9DPA', '--reason', 'x'], 'not specified: --amount'],
  [['orders', 'refund', 'K7QX2M9DPA', '--amount', '1'], 'not specified: --reason'],
  [['orders', 'cancel', 'K7QX2M9DPA', '--reason', '  '], 'the reason is empty'],
  [['orders', 'find', 'K7QX2M9DPA', '--reveal'], '--reveal needs a reason'],
  [['orders', 'find', 'K7QX2M9DPA', '--dry-run'], "unknown option '--dry-run'"],
  [['orders', 'cancel', 'K7QX2M9DPA', '--amount', '3', '--reason', 'x'], "unknown option '--amount'"],
  [['refunds', 'list', 'all'], 'too many arguments'],
  [['orders', 'refund', '--nonsense'], "unknown option '--nonsense'"],
])('%j is not understood, and nothing is opened', async (line, says) => {
  const opened: string[] = [];
  const complained: string[] = [];
  const code = await runCommandLine(line, {
    open: async () => {
      opened.push('the shop');
      return shop.deps;
    },
    user: 'somebody',
    say: (text) => void complained.push(`standard output: ${text}`),
    complain: (text) => void complained.push(text),
  });
  expect(code).toBe(2);
  expect(complained.join('\n')).toContain(says);
  expect([...opened, ...complained.filter((text) => text.startsWith('standard output'))]).toEqual([]);
});

describe('an order', () => {
  test('is found by whatever is at hand, its person masked', async () => {
    const { booking, order, orderId } = await bought();
    const { rows } = await shop.deps.db.query<{ ref: string }>(
      'select a.psp_ref as ref from payment_attempt a join payment p on p.id = a.payment_id where p.order_id = $1',
      [orderId],
    );
    for (const word of [
      order,
      order.toLowerCase(),
      booking,
      rows[0]?.ref ?? '',
      'TRAVELLER@example.com',
      '+44 20 7946 0018',
    ]) {
      const { code, said } = await ops('orders', 'find', word);
      expect(code, word).toBe(0);
      expect(said, word).toContain(order);
      expect(said).not.toContain('traveller@example.com');
      expect(said).not.toContain('A Traveller');
      expect(said).not.toContain('7946');
    }
    expect(await audited(order)).toEqual([]);
    expect((await ops('orders', 'find', 'nobody@example.com')).said).toBe('No order was found.');
  });

  test('shows its person to who says why, and that is written down', async () => {
    const { order } = await bought();
    const { said } = await ops(
      'orders',
      'find',
      order,
      '--reveal',
      '--reason',
      'asked on the phone',
      '--actor',
      'front desk',
    );
    expect(said).toContain('traveller@example.com');
    expect(await audited(order)).toEqual(['front desk order read: asked on the phone']);
  });

  test('comes as JSON for other programs', async () => {
    const { order } = await bought();
    const { rows } = JSON.parse((await ops('orders', 'find', order, '--json')).said);
    expect(rows).toMatchObject([{ reference: order, bookings: [{ state: 'confirmed', voucher: 'good' }] }]);
  });
});

describe('a refund', () => {
  test('of a part, and then of the rest, never of more', async () => {
    const { booking, orderId } = await bought();
    const paid = Number(
      (await shop.deps.db.query<{ n: bigint }>('select amount_minor as n from orders where id = $1', [orderId])).rows[0]
        ?.n,
    );
    const part = await ops('orders', 'refund', booking, '--amount', '1.5', '--reason', 'the lift was late');
    expect(part).toMatchObject({ code: 0, complained: '' });
    await shop.mustBeSound();
    expect(
      (await ops('orders', 'refund', booking, '--amount', ((paid - 149) / 100).toFixed(2), '--reason', 'x')).complained,
    ).toContain('amount_too_large');
    expect((await ops('orders', 'refund', booking, '--amount', '1.555', '--reason', 'x')).complained).toContain(
      'amount_misread',
    );
    expect((await ops('orders', 'refund', booking, '--amount', 'all', '--reason', 'and the rain')).code).toBe(0);
    expect((await ops('orders', 'refund', booking, '--amount', 'all', '--reason', 'again')).complained).toContain(
      'nothing_left',
    );
    await pollRefunds(shop.deps);
    const { rows } = await shop.deps.db.query<{ sum: bigint; states: string[] }>(
      `select sum(r.amount_minor)::bigint as sum, array_agg(distinct r.state) as states from refund r join payment p on p.id = r.payment_id where p.order_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ sum: BigInt(paid), states: ['succeeded'] }]);
    expect(await audited(booking)).toEqual([
      'somebody refund done: the lift was late',
      'somebody refund refused: x',
      'somebody refund refused: x',
      'somebody refund done: and the rain',
      'somebody refund refused: again',
    ]);
  });

  test('leaves no trace in a dry run', async () => {
    const { booking, orderId } = await bought();
    const { code, said } = await ops('orders', 'refund', booking, '--amount', 'all', '--reason', 'to see', '--dry-run');
    expect(code).toBe(0);
    expect(said).toContain('nothing was changed');
    expect(await refundsOf(orderId)).toBe(0);
    expect(await audited(booking)).toEqual([]);
  });

  test('that the provider refused waits for a decision, and is paid by other means', async () => {
    const { booking } = await bought();
    await ops('orders', 'refund', booking, '--amount', '5', '--reason', 'goodwill');
    await shop.deps.db.query(`update refund set state = 'submitted', next_check_at = null where state = 'approved'`);
    await shop.deps.db.query(`update refund set state = 'failed' where state = 'submitted'`);
    const { rows } = JSON.parse((await ops('refunds', 'list', '--json')).said);
    const id: string = rows[0].id;
    expect(rows).toMatchObject([{ booking, state: 'failed' }]);
    expect((await ops('refunds', 'decide', id, '--decision', 'paid', '--reason', 'too early')).complained).toContain(
      'refund_not_failed',
    );
    expect((await ops('refunds', 'decide', id, '--decision', 'by-hand', '--reason', 'card is closed')).code).toBe(0);
    expect((await ops('refunds', 'decide', id, '--decision', 'paid', '--reason', 'bank transfer')).code).toBe(0);
    expect(await shop.count(`select from outbox where topic = 'mail.refund' and dedupe = $1`, [id])).toBe(1);
    expect((await ops('refunds', 'list')).said).toBe('No failed refunds.');
  });
});

test('a booking is cancelled in full although its policy would give nothing back, and what went back before is taken off', async () => {
  const { booking, orderId, inventoryId } = await bought();
  await shop.deps.db.query(
    `update booking set snapshot = jsonb_set(snapshot, '{visit,policy}', '[]') where order_id = $1`,
    [orderId],
  );
  await ops('orders', 'refund', booking, '--amount', '2', '--reason', 'goodwill');
  expect((await ops('orders', 'cancel', booking, '--reason', 'closed by a storm')).code).toBe(0);
  const whole = await shop.count(
    `select from orders o where o.id = $1 and o.amount_minor = (select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id where p.order_id = o.id)`,
    [orderId],
  );
  expect(whole).toBe(1);
  expect(await shop.count('select from inventory where id = $1 and sold = 0 and held = 0', [inventoryId])).toBe(1);
  expect(
    await shop.count(`select from outbox where topic = 'mail.cancellation' and payload ->> 'orderId' = $1`, [orderId]),
  ).toBe(1);
  expect((await ops('orders', 'cancel', booking, '--reason', 'twice')).complained).toContain('not_cancellable');
  expect((await ops('orders', 'resend-voucher', booking, '--reason', 'lost')).complained).toContain('no_voucher');
});

test('a voucher goes out once more, beside the first mail', async () => {
  const { booking, orderId } = await bought();
  expect((await ops('orders', 'resend-voucher', booking, '--reason', 'mail was lost')).code).toBe(0);
  expect(
    await shop.count(`select from outbox where topic = 'mail.confirmation' and payload ->> 'orderId' = $1`, [orderId]),
  ).toBe(2);
});

test('a supplier’s answer is noted once', async () => {
  const slot = await shop.slot({ instant: false });
  const on = await shop.toPage(await shop.buyer(), slot);
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    'select reference from booking where order_id = $1',
    [on.orderId],
  );
  const reference = rows[0]?.reference ?? '';
  expect(
    (await ops('suppliers', 'answer-request', reference, '--answer', 'perhaps', '--reason', 'x')).complained,
  ).toContain('bad_request');
  expect(
    (await ops('suppliers', 'answer-request', reference, '--answer', 'refused', '--reason', 'they called')).code,
  ).toBe(0);
  expect(
    (await ops('suppliers', 'answer-request', reference, '--answer', 'accepted', '--reason', 'they called again'))
      .complained,
  ).toContain('not_waiting');
  expect(await refundsOf(on.orderId)).toBe(1);
});

test('stock is shown and set, never below what is taken', async () => {
  const { slotId, inventoryId } = await bought();
  expect((await ops('inventory', 'set', slotId, '--total', '1', '--reason', 'a smaller boat')).complained).toContain(
    'taken: 2',
  );
  expect((await ops('inventory', 'set', slotId, '--total', '2', '--reason', 'a small boat')).code).toBe(0);
  expect(await shop.count('select from inventory where id = $1 and total = 2', [inventoryId])).toBe(1);
  const { rows } = await shop.deps.db.query<{ product: number; date: string }>(
    'select product_id as product, local_date as date from slot where id = $1',
    [slotId],
  );
  const shown = JSON.parse(
    (await ops('inventory', 'show', String(rows[0]?.product), 'entry', rows[0]?.date ?? '', '--json')).said,
  );
  expect(shown.rows).toMatchObject([{ slotId, total: 2, sold: 2, held: 0 }]);
  expect((await ops('inventory', 'set', '999999999', '--total', '2', '--reason', 'x')).complained).toContain(
    'not_found',
  );
});

test('dates are closed permanently, and a dry run closes nothing', async () => {
  const { slotId } = await bought();
  const { rows } = await shop.deps.db.query<{ product: number; date: string }>(
    'select product_id as product, local_date as date from slot where id = $1',
    [slotId],
  );
  const [{ product, date } = { product: 0, date: '' }] = rows;
  const close = (to: string, ...more: string[]): Promise<Ran> =>
    ops('inventory', 'close-dates', String(product), date, to, '--why', 'weather', '--reason', 'a typhoon', ...more);
  const closed = (): Promise<number> => shop.count('select from slot where id = $1 and closed', [slotId]);
  expect((await close(date, '--dry-run')).said).toContain('nothing was changed');
  expect(await closed()).toBe(0);
  expect((await close(date, '--option', 'nonsense')).complained).toContain('not_found');
  expect((await close('2026-02-40')).complained).toContain('field: to');
  expect((await close(date)).code).toBe(0);
  expect(await closed()).toBe(1);
  expect(await audited(String(product))).toEqual(['somebody close-dates done: a typhoon']);
});

test('a blocked account is signed out at once and let in again', async () => {
  const caller = await shop.buyer();
  const id = caller.account?.id ?? '';
  const hash = '5d'.repeat(32);
  await insertSession(shop.deps.db, {
    tokenHash: hash,
    accountId: id,
    seconds: 60,
    way: 'sms',
    agent: '',
    network: '',
  });
  expect((await ops('accounts', 'block', id, '--reason', 'stolen cards')).code).toBe(0);
  expect(await findSession(shop.deps.db, hash)).toBeNull();
  expect((await ops('accounts', 'block', id, '--reason', 'twice')).complained).toContain('already_so');
  expect((await ops('accounts', 'unblock', id, '--reason', 'a mistake')).code).toBe(0);
  expect(await findSession(shop.deps.db, hash)).toBeNull();
  expect((await ops('accounts', 'block', 'nobody@example.com', '--reason', 'x')).complained).toContain('not_found');
  expect(await audited(id)).toEqual([
    'somebody block done: stolen cards',
    'somebody block refused: twice',
    'somebody unblock done: a mistake',
  ]);
});

test('a dead letter is shown and retried', async () => {
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `insert into outbox (topic, dedupe, aggregate, payload, dead_at, attempts, last_error) values ('mail.test', $1, 'x', '{}', now(), 10, 'no route') returning id::text as id`,
    [randomUUID()],
  );
  const id = rows[0]?.id ?? '';
  expect((await ops('outbox', 'list-failed')).said).toContain('no route');
  expect((await ops('outbox', 'retry', id, '--reason', 'the server is back')).code).toBe(0);
  expect((await ops('outbox', 'retry', id, '--reason', 'twice')).complained).toContain('not_found');
  await shop.deps.db.query('update outbox set done_at = now() where id = $1', [id]);
});

test('a frozen payment is shown and given back to the worker', async () => {
  const { order, orderId } = await bought();
  await shop.deps.db.query(`update payment set frozen_reason = 'second_success' where order_id = $1`, [orderId]);
  const { rows } = JSON.parse((await ops('payments', 'list-frozen', '--json')).said);
  expect(rows).toMatchObject([{ order, frozenReason: 'second_success' }]);
  expect((await ops('payments', 'unfreeze', rows[0].id, '--reason', 'settled with the provider')).code).toBe(0);
  expect((await ops('payments', 'unfreeze', rows[0].id, '--reason', 'twice')).complained).toContain('not_found');
  expect((await ops('payments', 'list-frozen')).said).toBe('No payment is frozen.');
});

describe('the audit log', () => {
  test('can be read, and its chain holds', async () => {
    const { booking } = await bought();
    await ops('orders', 'refund', booking, '--amount', '1', '--reason', 'a stain');
    expect((await ops('audit', 'list', booking)).said).toContain('a stain');
    const { rows } = JSON.parse((await ops('audit', 'verify', '--json')).said);
    expect(rows[0].entries).toBe(await shop.count('select from audit_entry'));
    expect(rows[0].head).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([`update audit_entry set reason = 'other'`, 'delete from audit_entry', 'truncate audit_entry'])(
    'the database refuses to %s',
    async (sql) => {
      await expect(shop.deps.db.query(sql)).rejects.toThrow('only ever added to');
    },
  );

  test.each([
    ['a changed entry', `update audit_entry set reason = 'other' where id = (select max(id) - 1 from audit_entry)`],
    ['an entry that was taken out', `delete from audit_entry where id = (select max(id) - 1 from audit_entry)`],
    ['a first entry that was taken out', `delete from audit_entry where id = (select min(id) from audit_entry)`],
  ])('%s shows, even to who got round the triggers', async (_what, sql) => {
    const found = shop.deps.db.transaction(
      async (tx) => {
        await tx.query('set local session_replication_role = replica');
        await tx.query(sql);
        const inside = { ...shop.deps, caches: openCaches(), db: { ...shop.deps.db, ...tx } };
        const complained: string[] = [];
        const code = await runCommandLine(['audit', 'verify'], {
          open: async () => inside,
          user: 'x',
          say: () => undefined,
          complain: (text) => void complained.push(text),
        });
        throw new Error(`${code} ${complained.join()}`);
      },
      { cause: 'tampering', attempts: 1 },
    );
    await expect(found).rejects.toThrow(/^1 .*tampered/);
  });

  test('is written by many at once without a gap', async () => {
    const { booking } = await bought();
    await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        ops('orders', 'refund', booking, '--amount', '0.1', '--reason', `wave ${n}`),
      ),
    );
    expect(await shop.count(`select from audit_entry where subject = $1 and outcome = 'done'`, [booking])).toBe(12);
    expect((await ops('audit', 'verify')).code).toBe(0);
  });

  test('reports the error, and rolls back', async () => {
    const { booking, orderId } = await bought();
    const real = shop.deps.ids.uuid;
    let requested = 0;
    const broken = {
      ...shop.deps,
      ids: { ...shop.deps.ids, uuid: () => ((requested += 1) === 2 ? 'not an id' : real()) },
    };
    const line = ['orders', 'refund', booking, '--amount', '1', '--reason', 'x'];
    const run = runCommandLine(line, {
      open: async () => broken,
      user: 'somebody',
      say: () => undefined,
      complain: () => undefined,
    });
    await expect(run).rejects.toThrow('uuid');
    expect(await refundsOf(orderId)).toBe(0);
    expect(await audited(booking)).toEqual(['somebody refund failed: x']);
  });
});
