import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pollRefunds } from '#src/actions/checkout/refunds/poll-refunds.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import { onRecord } from '#src/actions/staff/on-record.ts';
import { refundByHand } from '#src/actions/orders/staff/refund-by-hand.ts';
import { endSecondSuccesses } from '#src/actions/settlement/end-second-successes.ts';
import { reconcile as reconcileWhen } from '#src/actions/settlement/reconcile.ts';
import { refundStrayCharges } from '#src/actions/settlement/refund-stray-charges.ts';
import { listFindings, type FindingRow } from '#src/store/settlement/reconciliation.store.ts';
import { card, secretKey, startDryRun } from '#sandbox/payments/dry-run.ts';
import { runCommandLine } from '../../../scripts/cli/run.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { goodCard, openShop, type OnPage, type Shop } from '../shop/shop.ts';

const hour = 3_600_000;
const day = 24 * hour;

let shop: Shop;
/** The shop an hour later: what was paid just now has settled. */
let later: Deps;
// Each test has its own shop and provider: what one leaves at the provider would be a difference for the next.
beforeEach(async () => {
  shop = await openShop();
  later = { ...shop.deps, clock: () => Date.now() + hour };
}, 60_000);
afterEach(() => shop.close());

async function bought(): Promise<OnPage> {
  const on = await shop.toPage(await shop.buyer(), await shop.slot(), { adult: 2 });
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  return on;
}

/** A call of the provider, as another system with the same key would make it. */
async function provider(
  method: 'GET' | 'POST',
  path: string,
  form: Readonly<Record<string, string>> = {},
): Promise<{ id: string; data: { id: string }[] }> {
  const query = new URLSearchParams(form).toString();
  const answer = await fetch(`${shop.stage.url}${path}${method === 'GET' ? `?${query}` : ''}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      connection: 'close',
    },
    ...(method === 'POST' ? { body: query } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string; data: { id: string }[] };
}

/** A charge that no page of ours has made; `attempt` is what it says it is. */
async function strayCharge(attempt?: string, card = 'pm_card_visa', of?: string): Promise<string> {
  const made = await provider('POST', '/v1/payment_intents', {
    amount: '2198',
    currency: 'eur',
    confirm: 'true',
    payment_method: card,
    ...(attempt === undefined ? {} : { 'metadata[attempt]': attempt }),
    ...(of === undefined ? {} : { 'metadata[shop]': of }),
  });
  return made.id;
}

const reconcile = (deps: Deps, lookBackMs?: number) =>
  reconcileWhen(deps, { daily: false, ...(lookBackMs === undefined ? {} : { lookBackMs }) });
const findings = (all = false): Promise<readonly FindingRow[]> => listFindings(shop.deps.db, all);
const kinds = async (all = false): Promise<string[]> =>
  (await findings(all)).map(({ kind, state }) => `${kind} ${state}`);
const refundsOf = async (intent: string): Promise<number> =>
  (await provider('GET', '/v1/refunds', { payment_intent: intent })).data.length;
const tryAgain = (): Promise<unknown> => shop.deps.db.query('update reconciliation_finding set next_try_at = now()');

async function ops(...line: string[]): Promise<{ code: number; said: string; complained: string }> {
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await runCommandLine(line, {
    open: async () => later,
    user: 'somebody',
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}

test('books that agree give nothing, after a purchase, a refund, and a dispute', async () => {
  const on = await bought();
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    'select reference from booking where order_id = $1',
    [on.orderId],
  );
  const reference = rows[0]?.reference ?? '';
  const about = { actor: 'somebody', command: 'refund', subject: reference, reason: 'rain', dryRun: false };
  await onRecord(shop.deps, about, (deps) => refundByHand(deps, { reference, amount: '3', reason: 'rain' }));
  await pollRefunds(shop.deps);
  const other = await bought();
  await shop.stage.control('POST', '/_control/disputes', { intent: await intentOf(other) });
  expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 0, refunds: 1, disputes: 1 });
  expect(await findings()).toEqual([]);
  // The news of the dispute never came: the comparison has brought it.
  expect(
    await shop.count(
      `select from dispute d join payment p on p.id = d.payment_id where p.order_id = '${other.orderId}'`,
    ),
  ).toBe(1);
  await shop.mustBeSound();
});

async function intentOf(on: OnPage): Promise<string> {
  const { rows } = await shop.deps.db.query<{ ref: string }>(
    'select psp_ref as ref from payment_attempt where id = $1',
    [on.attemptId],
  );
  const answer = await shop.deps.payments.read(rows[0]?.ref ?? '');
  return answer.kind === 'done' ? (answer.value.intentRef ?? '') : '';
}

test('what is younger than half an hour is not judged', async () => {
  await strayCharge();
  expect(await reconcile(shop.deps)).toMatchObject({ kind: 'done', found: 0, charges: 0 });
});

test('a difference about a charge that is older than what a daily run compares stays open', async () => {
  await strayCharge();
  const after = (ms: number): Deps => ({ ...shop.deps, clock: () => Date.now() + ms });
  // The first run looks 35 days back, and finds a charge that was made 20 days before.
  expect(await reconcile(after(20 * day))).toMatchObject({ kind: 'done', found: 1, charges: 1 });
  await shop.deps.db.query(`update reconciliation_finding set found_at = found_at + interval '20 days'`);
  expect(await reconcile(after(21 * day))).toMatchObject({ kind: 'done', found: 0, charges: 0 });
  expect(await kinds(true)).toEqual(['charge_unknown open']);
  // Refunded meanwhile, and compared again: only now it is gone.
  const [{ ref } = { ref: '' }] = (
    await shop.deps.db.query<{ ref: string }>('select intent_ref as ref from reconciliation_finding')
  ).rows;
  await provider('POST', '/v1/refunds', { payment_intent: ref });
  await reconcile(after(22 * day), 30 * day);
  expect(await kinds(true)).toContain('charge_unknown closed');
});

test('a double charge is found once and refunded once, by two workers that run side by side', async () => {
  const on = await bought();
  const intent = await strayCharge(on.attemptId);
  expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 1 });
  expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 0 });
  expect(await kinds()).toEqual(['charge_double to_refund']);
  expect((await findings())[0]?.order).toBe(on.checkout.reference);
  const counts = await Promise.all([refundStrayCharges(later), refundStrayCharges(later), refundStrayCharges(later)]);
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
  expect(await refundsOf(intent)).toBe(1);
  expect(await refundsOf(await intentOf(on))).toBe(0);
  // Neither the refund nor the charge that went back is a difference afterwards.
  expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 0 });
  expect(await kinds(true)).toEqual(['charge_double refunded']);
  expect(await refundStrayCharges(later)).toBe(0);
  await shop.mustBeSound();
});

test.each(['error-after', 'reset-after', 'timeout-after'])(
  'a refund whose answer is lost (%s) is not made again, even when the provider has forgotten its key',
  async (fault) => {
    const on = await bought();
    const intent = await strayCharge(on.attemptId);
    await reconcile(later);
    await shop.stage.control('POST', '/_control/faults', { on: 'POST /v1/refunds', kind: fault, times: 1 });
    expect(await refundStrayCharges(later)).toBe(0);
    expect(await kinds()).toEqual(['charge_double to_refund']);
    expect(await refundsOf(intent)).toBe(1);
    await shop.stage.control('POST', '/_control/clock', { advanceSeconds: 2 * 24 * 3_600 });
    await tryAgain();
    expect(await refundStrayCharges({ ...later, clock: () => Date.now() + 50 * hour })).toBe(1);
    expect(await refundsOf(intent)).toBe(1);
    expect(await kinds(true)).toEqual(['charge_double refunded']);
  },
  60_000,
);

/** An order that was paid on the pages of two attempts: the second success freezes its payment. */
async function paidTwice(number = goodCard): Promise<{ first: OnPage; second: OnPage }> {
  const first = await bought();
  const second = await shop.toPage(await shop.buyer(), await shop.slot(), { adult: 2 });
  await shop.payOnPage(second.page, number);
  await shop.deps.db.transaction(
    async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(
        `update payment_attempt set payment_id = (select id from payment where order_id = $1) where id = $2`,
        [first.orderId, second.attemptId],
      );
    },
    { cause: 'planted' },
  );
  return { first, second };
}

test.each(['unknown', 'failed'])(
  'of two attempts that both brought money the second, which was %s, is refunded by rule, and the first is not',
  async (outcome) => {
    const { first, second } = await paidTwice();
    await shop.deps.db.query('update payment_attempt set outcome = $2 where id = $1', [second.attemptId, outcome]);
    const [own, other] = [await intentOf(first), await intentOf(second)];
    expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 1 });
    expect(await shop.count(`select from payment where frozen_reason = 'second_success'`)).toBe(1);
    expect(await kinds()).toEqual(['charge_double to_refund']);
    expect((await findings())[0]?.order).toBe(first.checkout.reference);
    expect(await refundStrayCharges(later)).toBe(1);
    expect([await refundsOf(own), await refundsOf(other)]).toEqual([0, 1]);
    await reconcile(later);
    expect(await kinds(true)).toEqual(['charge_double refunded']);
    // Nothing is left to decide: the payment is not frozen, and the attempt does not freeze it again.
    await settlePayment(shop.deps, second.attemptId, 'test');
    expect(await shop.count('select from payment where frozen_reason is not null')).toBe(0);
    expect(await outcomeOf(second)).toBe('failed');
    await shop.mustBeSound();
  },
);

async function outcomeOf({ attemptId }: OnPage): Promise<string | undefined> {
  const sql = 'select outcome from payment_attempt where id = $1';
  return (await shop.deps.db.query<{ outcome: string }>(sql, [attemptId])).rows[0]?.outcome;
}

test('a payment that was frozen when its second success had been refunded is released by the next run', async () => {
  const { second } = await paidTwice();
  await reconcile(later);
  await refundStrayCharges(later);
  const of = 'where id = (select payment_id from payment_attempt where id = $1)';
  await shop.deps.db.query(`update payment set frozen_reason = 'second_success' ${of}`, [second.attemptId]);
  await shop.deps.db.query(`update payment_attempt set outcome = 'unknown' where id = $1`, [second.attemptId]);
  expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 0 });
  expect(await outcomeOf(second)).toBe('failed');
  await shop.mustBeSound();
});

test('a payment whose second success was refunded is read by the worker when its reading breaks off', async () => {
  const { second } = await paidTwice();
  await reconcile(later);
  const ends = (): Promise<never> => Promise.reject(new Error('the process ends here'));
  const broken = { ...later.payments, read: ends, cancel: ends };
  await refundStrayCharges(later);
  const of = 'where id = (select payment_id from payment_attempt where id = $1)';
  await shop.deps.db.query(`update payment set frozen_reason = 'second_success', next_check_at = null ${of}`, [
    second.attemptId,
  ]);
  await shop.deps.db.query(`update payment_attempt set outcome = 'unknown' where id = $1`, [second.attemptId]);
  await endSecondSuccesses({ ...later, payments: broken });
  expect(await outcomeOf(second)).toBe('unknown');
  await pollPayments(shop.deps);
  expect(await outcomeOf(second)).toBe('failed');
  await shop.mustBeSound();
});

test('a second success whose refund fails later freezes its payment again and waits for a person', async () => {
  const { first, second } = await paidTwice('4000000000005126');
  await reconcile(later);
  expect(await refundStrayCharges(later)).toBe(1);
  expect(await outcomeOf(second)).toBe('failed');
  await shop.stage.control('POST', '/_control/settle');
  expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 1 });
  await reconcile(later);
  expect(await kinds(true)).toEqual(['charge_double open']);
  expect(await shop.count(`select from payment where frozen_reason = 'second_success'`)).toBe(1);
  expect(await outcomeOf(first)).toBe('succeeded');
});

test.each(['before', 'after'])(
  'a second success that is refunded at the provider %s it is found is no difference, and its payment is unfrozen',
  async (when) => {
    const { second } = await paidTwice();
    if (when === 'after') await reconcile(later);
    await provider('POST', '/v1/refunds', { payment_intent: await intentOf(second) });
    if (when === 'after') expect(await refundStrayCharges(later)).toBe(0);
    await reconcile(later);
    await reconcile(later);
    expect((await kinds(true)).filter((one) => one.startsWith('charge'))).toEqual(
      when === 'after' ? ['charge_double closed'] : [],
    );
    expect(await outcomeOf(second)).toBe('failed');
    expect(await shop.count('select from payment where frozen_reason is not null')).toBe(0);
  },
);

test('a second success that is taken for the charge of the first attempt is not refunded', async () => {
  const { first, second } = await paidTwice();
  const own = await intentOf(first);
  await reconcile(later);
  await shop.deps.db.query('update reconciliation_finding set intent_ref = $1', [own]);
  expect(await refundStrayCharges(later)).toBe(0);
  expect(await kinds(true)).toEqual(['charge_double closed']);
  expect([await refundsOf(own), await refundsOf(await intentOf(second))]).toEqual([0, 0]);
});

test('a payment that is frozen for another reason gives nothing back by rule', async () => {
  const { second } = await paidTwice();
  await shop.deps.db.query(
    `update payment set frozen_reason = 'amount_or_currency_differs' where id = (select payment_id from payment_attempt where id = $1)`,
    [second.attemptId],
  );
  await reconcile(later);
  expect(await kinds()).toEqual(['charge_unsettled open']);
});

test('a refund of a stray charge that fails later waits for a person, and is made again with another key', async () => {
  const on = await bought();
  const intent = await strayCharge(on.attemptId, 'pm_card_refundFail');
  await reconcile(later);
  expect(await refundStrayCharges(later)).toBe(1);
  expect(await kinds(true)).toEqual(['charge_double refunded']);
  for (const made of [1, 2]) {
    expect(await refundsOf(intent)).toBe(made);
    await shop.stage.control('POST', '/_control/settle');
    // The refund may be older than what a daily run compares.
    expect(await reconcile({ ...shop.deps, clock: () => Date.now() + 30 * day })).toMatchObject({ found: 1 });
    expect(await kinds()).toEqual(['charge_double open']);
    expect((await findings())[0]?.note).toBe('its refund failed at the provider');
    // Neither refunded by rule again, nor closed or found again by the next run.
    expect(await reconcile(later)).toMatchObject({ found: 0 });
    expect(await refundStrayCharges(later)).toBe(0);
    expect(await kinds()).toEqual(['charge_double open']);
    expect(await refundsOf(intent)).toBe(made);
    const [known] = await findings();
    expect((await ops('reconciliation', 'refund-charge', known?.finding ?? '', '--reason', 'once more')).code).toBe(0);
    expect(await refundStrayCharges(later)).toBe(1);
  }
  expect(await refundsOf(intent)).toBe(3);
});

test('a refund whose answer was lost and which has failed since is not taken for made', async () => {
  const on = await bought();
  const intent = await strayCharge(on.attemptId, 'pm_card_refundFail');
  await reconcile(later);
  await shop.stage.control('POST', '/_control/faults', { on: 'POST /v1/refunds', kind: 'error-after', times: 1 });
  expect(await refundStrayCharges(later)).toBe(0);
  await shop.stage.control('POST', '/_control/settle');
  await tryAgain();
  expect(await refundStrayCharges(later)).toBe(0);
  expect(await kinds(true)).toEqual(['charge_double open']);
  expect(await refundsOf(intent)).toBe(1);
});

test('a refund that the provider answers as failed is not taken for made', async () => {
  const on = await bought();
  await strayCharge(on.attemptId);
  await reconcile(later);
  const refundCharge: Deps['payments']['refundCharge'] = async (request) => {
    const answer = await shop.deps.payments.refundCharge(request);
    return answer.kind === 'done' ? { kind: 'done', value: { ...answer.value, state: 'failed' } } : answer;
  };
  expect(await refundStrayCharges({ ...later, payments: { ...shop.deps.payments, refundCharge } })).toBe(0);
  expect(await kinds(true)).toEqual(['charge_double open']);
});

test('a charge that was given back elsewhere is a difference again when that refund fails', async () => {
  const on = await bought();
  const intent = await strayCharge(on.attemptId, 'pm_card_refundFail');
  await reconcile(later);
  await provider('POST', '/v1/refunds', { payment_intent: intent });
  expect(await refundStrayCharges(later)).toBe(0);
  expect(await kinds(true)).toEqual(['charge_double closed']);
  await shop.stage.control('POST', '/_control/settle');
  await reconcile(later);
  expect(await kinds()).toEqual(['charge_double to_refund']);
});

test('a process that dies before it sends the refund leaves it to the next one', async () => {
  const on = await bought();
  const intent = await strayCharge(on.attemptId);
  await reconcile(later);
  const dying = {
    ...later,
    payments: { ...shop.deps.payments, refundCharge: () => Promise.reject(new Error('killed')) },
  };
  await expect(refundStrayCharges(dying)).rejects.toThrow('killed');
  // It is leased for five minutes to the one that died.
  expect(await refundStrayCharges(later)).toBe(0);
  await tryAgain();
  expect(await refundStrayCharges(later)).toBe(1);
  expect(await refundsOf(intent)).toBe(1);
});

test('nothing that is still in progress is refunded, and what was taken for a stray becomes ours', async () => {
  const on = await shop.toPage(await shop.buyer(), await shop.slot());
  const stray = await strayCharge(on.attemptId);
  expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 0 });
  expect(await findings()).toEqual([]);
  // Paid by the page as well: now the page's own charge is the payment, and the other one a double.
  await shop.payOnPage(on.page, goodCard);
  await settlePayment(shop.deps, on.attemptId, 'test');
  const own = await intentOf(on);
  await reconcile(later);
  expect(await kinds()).toEqual(['charge_double to_refund']);
  // A finding that names the very charge which has paid is closed and not refunded.
  await shop.deps.db.query('update reconciliation_finding set intent_ref = $1', [own]);
  expect(await refundStrayCharges(later)).toBe(0);
  expect(await kinds(true)).toEqual(['charge_double closed']);
  expect([await refundsOf(own), await refundsOf(stray)]).toEqual([0, 0]);
});

test('an attempt that is not settled when the refund is due waits', async () => {
  const on = await shop.toPage(await shop.buyer(), await shop.slot());
  const stray = await strayCharge(on.attemptId);
  await shop.deps.db.query(
    `insert into reconciliation_finding (id, psp, kind, ref, state, intent_ref, attempt_id, amount_minor, currency, made_at)
     select gen_random_uuid(), psp, 'charge_double', ref, 'to_refund', intent_ref, $2, amount_minor, currency, made_at from provider_record where intent_ref = $1`,
    [await recorded(stray), on.attemptId],
  );
  expect(await kinds()).toEqual(['charge_double to_refund']);
  expect(await refundStrayCharges(later)).toBe(0);
  expect(await refundsOf(stray)).toBe(0);
});

/** Adds a charge to what is stored of the provider's lists. */
async function recorded(intent: string): Promise<string> {
  await reconcile(later);
  return intent;
}

test('a charge without a reference is listed, not changed, and refunded by hand, with an audit entry', async () => {
  const intent = await strayCharge();
  const said = await ops('reconciliation', 'run', '--days', '30', '--reason', 'monthly check');
  expect(said.code).toBe(0);
  expect(said.said).toContain('charge_unknown');
  await shop.deps.db.query(`update reconciliation_finding set found_at = now() - interval '3 days'`);
  await reconcile(later, 7 * day);
  const mine = await shop.deps.db.query<{ id: string }>('select id from reconciliation_finding where intent_ref = $1', [
    intent,
  ]);
  const id = mine.rows[0]?.id ?? '';
  expect((await findings()).find((one) => one.finding === id)?.state).toBe('open');
  expect((await ops('reconciliation', 'refund-charge', id)).code).toBe(2);
  expect((await ops('reconciliation', 'refund-charge', id, '--reason', 'a test of another system')).code).toBe(0);
  expect((await ops('reconciliation', 'refund-charge', id, '--reason', 'again')).code).toBe(1);
  await refundStrayCharges(later);
  expect(await refundsOf(intent)).toBe(1);
  expect(await shop.count(`select from audit_entry where command = 'refund-charge' and outcome = 'done'`)).toBe(1);
});

test('a copy of the shop that is restored with the same key gives back none of the sales it does not know', async () => {
  // What the first shop sold after the backup: the copy has no attempt of that name.
  const intent = await strayCharge(randomUUID());
  await reconcile(later);
  expect(await kinds()).toEqual(['charge_unknown open']);
  await shop.deps.db.query(`update reconciliation_finding set found_at = now() - interval '9 days'`);
  await reconcile(later);
  expect(await refundStrayCharges(later)).toBe(0);
  expect(await kinds()).toEqual(['charge_unknown open']);
  expect(await refundsOf(intent)).toBe(0);
  // An operator refunds it manually.
  const [known] = await findings();
  expect(known?.note).toContain('names an attempt that is not here');
  expect(
    (await ops('reconciliation', 'refund-charge', known?.finding ?? '', '--reason', 'nobody else uses the account'))
      .code,
  ).toBe(0);
  expect(await refundStrayCharges(later)).toBe(1);
  expect(await refundsOf(intent)).toBe(1);
});

test('a payment without a reference of the provider is found, without querying it', async () => {
  const on = await bought();
  await shop.deps.db.transaction(
    async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(
        `with p as (insert into payment (id, order_id, purpose, state, currency, amount_minor, captured_minor)
           select gen_random_uuid(), order_id, 'nameless', 'succeeded', currency, amount_minor, captured_minor from payment where order_id = $1 returning id, amount_minor)
         insert into payment_attempt (id, payment_id, psp, outcome, amount_minor, method, language)
           select gen_random_uuid(), id, 'sandbox', 'succeeded', amount_minor, 'card', 'en' from p`,
        [on.orderId],
      );
    },
    { cause: 'planted' },
  );
  await reconcile(later);
  const { rows } = await shop.deps.db.query(
    `select f.kind, f.state, f.note from reconciliation_finding f join payment_attempt a on a.id = f.attempt_id
       join payment p on p.id = a.payment_id where p.order_id = $1 and p.purpose = 'nameless'`,
    [on.orderId],
  );
  expect(rows).toEqual([{ kind: 'charge_missing', state: 'open', note: 'reference_unknown' }]);
});

test('what the provider does not have is found: a payment, a refund, a dispute', async () => {
  const on = await bought();
  await shop.deps.db.transaction(
    async (tx) => {
      await tx.query('set local session_replication_role = replica');
      const ids = [on.orderId];
      await tx.query(
        `with p as (insert into payment (id, order_id, purpose, state, currency, amount_minor, captured_minor)
           select gen_random_uuid(), order_id, 'planted', 'succeeded', currency, amount_minor, captured_minor from payment where order_id = $1 returning id, amount_minor),
         a as (insert into payment_attempt (id, payment_id, psp, psp_ref, outcome, amount_minor, method, language)
           select gen_random_uuid(), id, 'sandbox', 'cs_test_nowhere', 'succeeded', amount_minor, 'card', 'en' from p),
         d as (insert into dispute (id, payment_id, psp, psp_ref, state, currency, amount_minor, reason, evidence)
           select gen_random_uuid(), id, 'sandbox', 'dp_nowhere', 'open', 'EUR', 100, 'fraudulent', '{}' from p)
         insert into refund (id, payment_id, state, amount_minor, reason, psp_ref)
           select gen_random_uuid(), id, 'succeeded', 100, 'test', 're_nowhere' from p`,
        ids,
      );
    },
    { cause: 'planted' },
  );
  // Our rows are of now: seen from an hour later they have settled.
  await reconcile(later);
  expect((await kinds()).toSorted()).toEqual(
    expect.arrayContaining(['charge_missing open', 'dispute_missing open', 'refund_missing open']),
  );
  // A provider that does not say so has not said that all is well.
  for (const on of ['GET /v1/checkout/sessions/cs', 'GET /v1/refunds/re', 'GET /v1/disputes/dp'])
    await shop.stage.control('POST', '/_control/faults', { on, kind: 'error-before', times: 50 });
  expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 0 });
  expect((await kinds(true)).toSorted()).toEqual(
    expect.arrayContaining(['charge_missing open', 'dispute_missing open', 'refund_missing open']),
  );
});

test('a refund made at the provider is found, and so is a dispute about an unknown charge', async () => {
  const on = await bought();
  await provider('POST', '/v1/refunds', { payment_intent: await intentOf(on), amount: '100' });
  await shop.stage.control('POST', '/_control/disputes', { intent: await strayCharge() });
  await reconcile(later);
  expect(await kinds()).toEqual(expect.arrayContaining(['refund_unknown open', 'dispute_unknown open']));
});

/** A refund that the provider made and whose answer was lost, and which was then taken for failed. */
async function lostRefund(): Promise<{ id: string; intent: string }> {
  const on = await bought();
  const { rows } = await shop.deps.db.query<{ reference: string }>(
    'select reference from booking where order_id = $1',
    [on.orderId],
  );
  const reference = rows[0]?.reference ?? '';
  const about = { actor: 'somebody', command: 'refund', subject: reference, reason: 'rain', dryRun: false };
  await onRecord(shop.deps, about, (deps) => refundByHand(deps, { reference, amount: '3', reason: 'rain' }));
  await shop.stage.control('POST', '/_control/faults', { on: 'POST /v1/refunds', kind: 'error-after', times: 1 });
  await pollRefunds(shop.deps);
  const lost = await shop.deps.db.query<{ id: string }>(
    `update refund set state = 'failed', next_check_at = null where state = 'submitted' and psp_ref is null returning id`,
  );
  return { id: lost.rows[0]?.id ?? '', intent: await intentOf(on) };
}

test('a refund that the provider made and we took for failed is found, and stays found when it is paid by hand', async () => {
  const { id, intent } = await lostRefund();
  expect(await refundsOf(intent)).toBe(1);
  expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 1 });
  expect((await findings()).map(({ kind, note }) => [kind, note])).toEqual([
    ['refund_state', 'the provider says succeeded, we say failed'],
  ]);
  for (const state of ['manual', 'succeeded']) {
    await shop.deps.db.query(`delete from reconciliation_finding`);
    await shop.deps.db.query('update refund set state = $2 where id = $1', [id, state]);
    expect(await reconcile(later)).toMatchObject({ kind: 'done', found: 1 });
    expect(await kinds()).toEqual(['refund_state open']);
  }
  expect((await findings())[0]?.note).toBe('we paid it out by hand');
});

test('a refund that the provider has made is not paid by hand, and trying it again takes over the one made', async () => {
  const { id, intent } = await lostRefund();
  await shop.stage.control('POST', '/_control/faults', { on: 'GET /v1/refunds', kind: 'error-before', times: 1 });
  const decide = (decision: string): ReturnType<typeof ops> =>
    ops('refunds', 'decide', id, '--decision', decision, '--reason', 'the card is closed');
  expect((await decide('by-hand')).complained).toContain('payment_unavailable');
  expect((await decide('by-hand')).complained).toContain('paid_at_provider');
  // The provider has forgotten the key by now: the same call again would be a second refund.
  await shop.stage.control('POST', '/_control/clock', { advanceSeconds: 2 * 24 * 3_600 });
  expect(await decide('again')).toMatchObject({ code: 0, complained: '' });
  await pollRefunds(shop.deps);
  expect(await refundsOf(intent)).toBe(1);
  expect(await shop.count(`select from refund where id = $1 and state = 'succeeded'`, [id])).toBe(1);
  await shop.mustBeSound();
});

test('lists are read page by page', async () => {
  await Promise.all(Array.from({ length: 130 }, () => strayCharge()));
  const answer = await reconcile(later, 400 * 24 * hour);
  expect(answer).toMatchObject({ kind: 'done' });
  const charges = await shop.count(`select from provider_record where kind = 'charge'`);
  expect(charges).toBe(130);
  expect(answer).toMatchObject({ charges });
}, 60_000);

test('of several processes one makes the daily run, and none again before the next day', async () => {
  const all = await Promise.all([
    reconcileWhen(later, { daily: true }),
    reconcileWhen(later, { daily: true }),
    reconcileWhen(later, { daily: true }),
  ]);
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['done', 'not_due', 'not_due']);
  expect(await reconcileWhen({ ...shop.deps, clock: Date.now }, { daily: true })).toEqual({ kind: 'not_due' });
  await shop.deps.db.query(`update reconciliation_run set finished_at = finished_at - interval '25 hours'`);
  expect((await reconcileWhen({ ...shop.deps, clock: Date.now }, { daily: true })).kind).toBe('done');
});

test('a provider that fails in the middle is no difference, and the next run goes on', async () => {
  await shop.stage.control('POST', '/_control/faults', { on: 'GET /v1/disputes', kind: 'error-before', times: 1 });
  expect(await reconcile(later)).toMatchObject({ kind: 'failed', why: expect.stringContaining('disputes') });
  expect(await findings()).toEqual([]);
  expect(await shop.count('select from reconciliation_run where failure is not null and finished_at is not null')).toBe(
    1,
  );
  expect((await reconcile(later)).kind).toBe('done');
});

test('a run that was killed does not prevent other runs for longer than an hour', async () => {
  await shop.deps.db.query(`insert into reconciliation_run (psp, from_at, until_at) values ('sandbox', now(), now())`);
  expect((await reconcile(later)).kind).toBe('not_due');
  await shop.deps.db.query(`update reconciliation_run set started_at = now() - interval '61 minutes'`);
  expect((await reconcile(later)).kind).toBe('done');
});

test('a short run by hand does not hide earlier records from the daily run', async () => {
  const at = (ms: number): Deps => ({ ...shop.deps, clock: () => Date.now() + ms });
  expect((await reconcileWhen(at(-20 * day), { daily: true })).kind).toBe('done');
  // No worker runs for a month, in which an unknown charge arrives.
  await strayCharge();
  expect(await reconcile(at(10 * day), day)).toMatchObject({ kind: 'done', found: 0, charges: 0 });
  // It does not count as the daily run either, although it is younger than a day.
  expect(await reconcileWhen(at(10 * day + hour), { daily: true })).toMatchObject({
    kind: 'done',
    found: 1,
    charges: 1,
  });
  // Everything was compared: the next one begins a week before.
  await shop.deps.db.query(`update reconciliation_run set finished_at = finished_at - interval '25 hours'`);
  expect(await reconcileWhen(at(11 * day), { daily: true })).toMatchObject({ kind: 'done', charges: 0 });
});

test('who runs the comparison by hand and why is in the audit log, also where the run breaks off', async () => {
  expect((await ops('reconciliation', 'run')).code).toBe(2);
  expect((await ops('reconciliation', 'run', '--reason', ' ')).code).toBe(2);
  expect((await ops('reconciliation', 'run', '--days', '2', '--reason', 'a customer called')).code).toBe(0);
  await shop.stage.control('POST', '/_control/faults', { on: 'GET /v1/disputes', kind: 'error-before', times: 1 });
  expect((await ops('reconciliation', 'run', '--reason', 'once more')).code).toBe(1);
  const { rows } = await shop.deps.db.query(
    `select a.actor, a.reason, a.subject, r.failure is null as well from audit_entry a
     join reconciliation_run r on r.id = (a.details ->> 'run')::bigint where a.command = 'reconcile' order by a.id`,
  );
  expect(rows).toEqual([
    { actor: 'somebody', reason: 'a customer called', subject: 'sandbox', well: true },
    { actor: 'somebody', reason: 'once more', subject: 'sandbox', well: false },
  ]);
  // The worker's runs have no operator.
  await reconcileWhen(later, { daily: true });
  expect(await shop.count(`select from audit_entry where command = 'reconcile'`)).toBe(2);
});

test('a finding that is about to be refunded cannot be closed', async () => {
  const on = await bought();
  const intent = await strayCharge(on.attemptId);
  await reconcile(later);
  const [known] = await findings();
  const id = known?.finding ?? '';
  expect(await ops('reconciliation', 'close', id, '--reason', 'explained')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('refund_under_way'),
  });
  const [refunded, closed] = await Promise.all([
    refundStrayCharges(later),
    ops('reconciliation', 'close', id, '--reason', 'explained'),
  ]);
  expect([refunded, closed.code]).toEqual([1, 1]);
  expect(await kinds(true)).toEqual(['charge_double refunded']);
  expect(await refundsOf(intent)).toBe(1);
});

test('of two shops on one account each leaves the charges, refunds, and disputes of the other unchanged', async () => {
  const payments = { ...shop.deps.payments, shop: 'north' };
  const north = { ...later, payments };
  const theirs = await strayCharge(randomUUID(), 'pm_card_visa', 'south');
  await provider('POST', '/v1/refunds', { payment_intent: theirs, amount: '100' });
  await provider('POST', '/v1/refunds', { payment_intent: theirs, amount: '200', 'metadata[shop]': 'south' });
  await shop.stage.control('POST', '/_control/disputes', { intent: theirs });
  expect(await reconcile(north)).toMatchObject({ kind: 'done', found: 0, charges: 1, refunds: 2, disputes: 1 });
  expect(await findings(true)).toEqual([]);
  // Ours that is missing here, one that names no payment, and a double charge are differences as before.
  const on = await bought();
  await strayCharge(randomUUID(), 'pm_card_visa', 'north');
  await strayCharge();
  await strayCharge(on.attemptId, 'pm_card_visa', 'north');
  await reconcile(north);
  expect((await kinds()).toSorted()).toEqual(['charge_double to_refund', 'charge_unknown open', 'charge_unknown open']);
  // A shop that has changed its name knows its own charges by their attempts.
  await shop.deps.db.query('delete from reconciliation_finding');
  await reconcile({ ...later, payments: { ...payments, shop: 'west' } });
  expect((await kinds()).toSorted()).toEqual(['charge_double to_refund', 'charge_unknown open']);
});

test('a shop marks its pages and refunds at the provider', async () => {
  const stage = await startDryRun((settings) => sandboxPayment({ ...settings, shop: 'north' }));
  try {
    const attemptId = randomUUID();
    const amount = { minor: 2198n, currency: 'EUR' } as const;
    const begun = await stage.provider.begin({
      attemptId,
      orderReference: 'AAAAAAAAAA',
      amount,
      method: 'card',
      description: 'A ticket',
      locale: 'en',
      successUrl: 'http://localhost/yes',
      cancelUrl: 'http://localhost/no',
    });
    if (begun.kind !== 'done') throw new Error(begun.detail);
    await stage.post(begun.value.redirectUrl, card(goodCard));
    await stage.provider.refund({ refundId: randomUUID(), providerRef: begun.value.providerRef, amount });
    const all = { fromMs: 0, untilMs: Date.now() + day, after: null };
    expect(await stage.provider.listCharges(all)).toMatchObject({
      value: { items: [{ attempt: attemptId, shop: 'north' }] },
    });
    expect(await stage.provider.listRefunds(all)).toMatchObject({ value: { items: [{ shop: 'north' }] } });
  } finally {
    await stage.close();
  }
});
