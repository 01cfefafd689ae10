import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contact, goodCard, openShop, value, type Shop } from '../../../tests/faults/shop/shop.ts';
import { testCaller, testSite } from '../../../tests/site.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { requestErasure } from '#src/actions/accounts/privacy/request-erasure.ts';
import { eraseDue } from '#src/actions/accounts/privacy/erase-due.ts';
import { cancelErasure } from '#src/actions/accounts/privacy/cancel-erasure.ts';
import type { Caller } from '#src/actions/deps.ts';
import { serve, type Served } from '#src/api/serve.ts';
import { dataGroups } from '#src/domain/orders/documents/data-export-document.ts';
import { lifeCycles } from '#src/domain/orders/changes/life-cycle.ts';
import { dataValue } from '#src/jobs/accounts/emails/data-values.ts';
import { writeData } from '#src/jobs/entry-emails.tsx';
import { exportFiles } from '#src/server/documents/export-files.ts';
import { takeCookies } from '#src/server/cookies/take-cookies.ts';
import { openPdfPrinter, type PdfPrinter } from '#src/server/documents/pdf-printer.ts';
import { personalTables } from '#src/store/accounts/privacy/personal-tables.ts';
import { voiceOf } from '#src/web/entry-server.tsx';
import { storeMessage } from '#src/store/orders/messages/sent-messages.store.ts';

/** Words that occur nowhere else in the shop. */
const person = { name: 'Quillon Zephyrine', email: 'Quillon.Z@mail.example', phone: '+81 90 5555 0137' } as const;

let shop: Shop;
let files: FastifyInstance;
let printer: PdfPrinter;
let caller: Caller;
/** Who fetches a file. */
let pending: Caller;
let orderId: string;
beforeAll(async () => {
  shop = await openShop();
  files = Fastify();
  await takeCookies(files, { https: false });
  printer = openPdfPrinter(shop.deps);
  await exportFiles(files, shop.deps, async () => pending, { site: testSite, writeData, printer });
  caller = await shop.buyer();
  pending = caller;
  await shop.deps.db.query(
    `update account set name = $2, email = $3, phone = '+819055550137', kind = 'member' where id = $1`,
    [caller.account?.id, person.name, person.email],
  );
  const bought = await shop.toPage(caller, await shop.slot());
  ({ orderId } = bought);
  await shop.payOnPage(bought.page, goodCard);
  value(await readOrder(shop.deps, caller, bought.checkout.reference));
  await shop.deps.db.query('update orders set contact = contact || $2 where id = $1', [
    orderId,
    JSON.stringify(person),
  ]);
});
afterAll(async () => {
  await files.close();
  await printer.close();
  await shop.close();
});

function call(path: string, body: object | null = null, by = caller): Promise<Served> {
  const requested = { path: `/v1/privacysrv/${path}`, query: new URLSearchParams(), body, idempotencyKey: null };
  return serve(shop.deps, by, { ...requested, method: body === null ? 'GET' : 'POST' });
}
const resultOf = async (served: Promise<Served>): Promise<Record<string, unknown>> => {
  const { envelope } = await served;
  if (!envelope.success) throw new Error(envelope.error.code);
  return envelope.result as Record<string, unknown>;
};

describe('message preferences', () => {
  it('is stored for the account and its address, with every change on record', async () => {
    const wish = { channel: 'email', purpose: 'reviews', wanted: true } as const;
    await resultOf(call('change_wishes', { wishes: [wish] }));
    await resultOf(call('change_wishes', { wishes: [wish] }));
    await resultOf(call('change_wishes', { wishes: [{ ...wish, wanted: false }] }));
    const { wishes, records } = await resultOf(call('wishes'));
    expect(wishes).toContainEqual({ ...wish, wanted: false });
    expect(records).toMatchObject([
      { wanted: false, source: 'account' },
      { wanted: true, source: 'account' },
    ]);
    await shop.mustBeSound();
  });

  it.each([
    [{}],
    [{ wishes: [] }],
    [{ wishes: [{ channel: 'email', purpose: 'everything', wanted: true }] }],
    [{ wishes: [{ channel: 'sms', purpose: 'reviews', wanted: true }] }],
    [{ wishes: 'all' }],
  ])('refuses %j', async (body) => {
    expect((await call('change_wishes', body)).status).toBe(400);
  });

  it('is nothing of a visitor', async () => {
    for (const path of ['wishes', 'my_data']) expect((await call(path, null, testCaller)).status).toBe(401);
    for (const path of ['change_wishes', 'ask_export', 'close_account', 'keep_account']) {
      const body = { wishes: [{ channel: 'email', purpose: 'offers', wanted: true }], understood: true };
      const own =
        path === 'change_wishes' ? { wishes: body.wishes } : path === 'close_account' ? { understood: true } : {};
      expect((await call(path, own, testCaller)).status, path).toBe(401);
    }
  });
});

/** A picture with a review and one to support, in the sizes that the shop stores. */
async function sendPictures(): Promise<void> {
  const { db } = shop.deps;
  await db.query(
    `insert into review_photo (id, booking_id, width, height, large, small)
     select gen_random_uuid(), b.id, 2, 2, 'large'::bytea, 'small'::bytea from booking b where b.order_id = $1`,
    [orderId],
  );
  await db.query(
    `with c as (insert into support_conversation (id, order_id, account_id) values (gen_random_uuid(), $1, $2) returning id),
       m as (insert into support_message (id, conversation_id, author, body)
         select gen_random_uuid(), id, 'traveller', 'Look' from c returning id)
     insert into support_picture (message_id, width, height, bytes) select id, 2, 2, 'picture'::bytea from m`,
    [orderId, caller.account?.id],
  );
}

describe('a copy of one’s data', () => {
  it('has a section for every table that is exported', () => {
    const telling = Object.entries(personalTables).flatMap(([name, { exportQuery }]) =>
      exportQuery === null ? [] : [name],
    );
    const placed = Object.values(dataGroups).flat();
    expect(placed.toSorted()).toEqual(telling.toSorted());
  });

  it('has a label for every value of an enumerated column', async () => {
    const i18n = await voiceOf('en');
    const { rows } = await shop.deps.db.query<{ name: string; said: string }>(
      `select c.conrelid::regclass::text as name, pg_get_constraintdef(c.oid) as said from pg_constraint c
       where c.contype = 'c' and c.connamespace = current_schema()::regnamespace
         and pg_get_constraintdef(c.oid) ~ '= ANY \\(ARRAY\\[''' order by c.conname`,
    );
    const lists = rows.flatMap(({ name, said }) =>
      [...said.matchAll(/\((\w+) = ANY \(ARRAY\[('[^\]]*)\]/g)].map(([, key = '', list = '']) => ({
        table: name,
        key,
        words: [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
      })),
    );
    const cycles = Object.entries({ ...lifeCycles, coupon_use: lifeCycles.coupon }).map(([table, moves]) => ({
      table,
      key: 'state',
      words: [...new Set(moves.map(({ to }) => to))],
    }));
    const reported = [...lists, ...cycles].filter(({ table, key }) => {
      const exportQuery = personalTables[table]?.exportQuery ?? '';
      return new RegExp(String.raw`\b\w\.${key}\b(?! =)`).test(exportQuery.split(' from ')[0] ?? '');
    });
    expect(reported.length).toBeGreaterThan(15);
    const bare = reported.flatMap(({ table, key, words }) =>
      words
        .filter((text) => dataValue({ i18n, language: 'en', market: 'global' }, { table, key, text }) === null)
        .map((text) => `${table}.${key} ${text}`),
    );
    expect(bare).toEqual([]);
  });

  it('is made at once, and fetched by its owner with a signed link until it runs out', async () => {
    await sendPictures();
    expect(await resultOf(call('ask_export', {}))).toMatchObject({ ready: true });
    const { exports } = await resultOf(call('my_data'));
    const [copy] = exports as readonly { files: Record<'json' | 'ics' | 'pdf' | 'zip', string> }[];
    const json = await files.inject({ url: copy?.files.json ?? '' });
    expect([json.statusCode, json.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json.json()).toMatchObject({
      account: caller.account?.id,
      data: {
        account: [{ name: person.name }],
        orders: [{ contact: { email: person.email } }],
        booking: [{ state: 'confirmed' }],
        review_photo: [{ file: expect.stringMatching(/^review-.*\.jpg$/) }],
        support_picture: [{ file: expect.stringMatching(/^support-.*\.jpg$/) }],
      },
    });
    const pictures = await files.inject({ url: copy?.files.zip ?? '' });
    expect(pictures.headers['content-type']).toBe('application/zip');
    for (const { file } of [...json.json().data.review_photo, ...json.json().data.support_picture])
      expect(pictures.body, file).toContain(file);
    const pdf = await files.inject({ url: (copy?.files.pdf ?? '').replace('k_lang=en', 'k_lang=ar-SA') });
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const ics = await files.inject({ url: copy?.files.ics ?? '' });
    expect(ics.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(ics.body).toMatch(/^BEGIN:VCALENDAR[\s\S]*BEGIN:VTIMEZONE[\s\S]*END:VCALENDAR\r\n$/);
    for (const url of Object.values(copy?.files ?? {}))
      expect((await files.inject({ url: url.replace(/key=../, 'key=AA') })).statusCode, url).toBe(404);
    const statusFor = async (by: Caller, url: string): Promise<number> => {
      pending = by;
      const { statusCode } = await files.inject({ url });
      pending = caller;
      return statusCode;
    };
    // The link alone opens nothing, and neither does another account, nor the owner without the link.
    const other = await shop.buyer();
    for (const url of Object.values(copy?.files ?? {})) {
      expect(await statusFor(testCaller, url), url).toBe(404);
      expect(await statusFor(other, url), url).toBe(404);
      expect(await statusFor(caller, url.replace(/key=[^&]+&/, '')), url).toBe(404);
    }
    // The pass that a browser gets for the link is as good as the link, for the owner and for this copy alone.
    const [, id = ''] = /exports\/([0-9a-f-]+)\//.exec(copy?.files.json ?? '') ?? [];
    const pass = { kind: 'export', subject: id.replaceAll('-', ''), version: 0, untilSeconds: 4_000_000_000 } as const;
    const clean = (copy?.files.json ?? '').replace(/key=[^&]+&/, '');
    expect(await statusFor({ ...caller, passes: [pass] }, clean)).toBe(200);
    expect(await statusFor({ ...other, passes: [pass] }, clean)).toBe(404);
    expect(await statusFor({ ...caller, passes: [{ ...pass, subject: '0'.repeat(32) }] }, clean)).toBe(404);
    await shop.deps.db.query(`update data_export set expires_at = now() - interval '1 second'`);
    expect((await files.inject({ url: copy?.files.json ?? '' })).statusCode).toBe(404);
  });

  it('is limited to five requests a day', async () => {
    for (let n = 0; n < 4; n += 1) await call('ask_export', {});
    expect((await call('ask_export', {})).status).toBe(429);
  });
});

describe('closing an account', () => {
  it('is refused while a visit is to come, and says how many', async () => {
    const refused = await call('close_account', { understood: true });
    expect(refused).toMatchObject({
      status: 409,
      envelope: { error: { code: 'account_in_use', facts: { visits: 1 } } },
    });
    expect((await call('close_account', {})).status).toBe(400);
  });

  it('can be taken back for three days, and waits when something was bought meanwhile', async () => {
    await past();
    const { askedAt, dueAt } = value(await requestErasure(shop.deps, caller));
    expect(Date.parse(dueAt) - Date.parse(askedAt)).toBe(3 * 86_400_000);
    expect(await eraseDue(shop.deps)).toBe(0);
    expect(value(await cancelErasure(shop.deps, caller))).toEqual({ kept: true });
    expect(value(await cancelErasure(shop.deps, caller))).toEqual({ kept: false });
    value(await requestErasure(shop.deps, caller));
    await due();
    const { page, checkout } = await shop.toPage(caller, await shop.slot());
    await shop.payOnPage(page, goodCard);
    value(await readOrder(shop.deps, caller, checkout.reference));
    expect(await eraseDue(shop.deps)).toBe(0);
    expect(await shop.count('select from account where erased_at is not null')).toBe(0);
  });

  it('leaves the person nowhere but on receipts', async () => {
    await past();
    await due();
    await leaveTraces();
    expect(await findAnywhere()).not.toEqual([]);
    expect(await eraseDue(shop.deps)).toBe(1);
    expect(await findAnywhere()).toEqual(['receipt.document', 'tw_invoice_choice.value']);
    expect(JSON.stringify(shop.log)).not.toMatch(/quillon|zephyrine|5555 ?0137/i);
    await shop.mustBeSound();
    expect(await eraseDue(shop.deps)).toBe(0);
    expect(
      await shop.count('select from orders where account_id = $1 and amount_minor > 0', [caller.account?.id]),
    ).toBe(2);
  });
});

async function past(): Promise<void> {
  await shop.deps.db.query(
    `update booking set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours'`,
  );
}

async function due(): Promise<void> {
  await shop.deps.db.query(`update account_deletion set due_at = greatest(asked_at, now() - interval '1 second')`);
}

/** Something of theirs in every place that others write to. */
async function leaveTraces(): Promise<void> {
  const { db } = shop.deps;
  const account = caller.account?.id;
  const text = { ...contact, ...person };
  await storeMessage(db, {
    deduplicationKey: 'a trace',
    kind: 'mail',
    recipient: person.email,
    subject: 'x',
    text: person.name,
    html: null,
  });
  await db.query('update orders set contact = $2 where account_id = $1', [account, JSON.stringify(text)]);
  await db.query(`update receipt set document = jsonb_set(document, '{buyer,name}', to_jsonb($1::text))`, [
    person.name,
  ]);
  await db.query(
    `insert into receipt (id, kind, seller, year, number, order_id, currency, amount_minor, document)
     values (gen_random_uuid(), 'receipt', 'trace', 2026, 1, $1, 'EUR', 1, $2)`,
    [orderId, JSON.stringify({ buyer: { name: person.name } })],
  );
  await db.query(`insert into tw_invoice_choice (order_id, kind, value) values ($1, 'mobile', $2)`, [
    orderId,
    person.phone,
  ]);
  await db.query(`insert into receipt_buyer (order_id, company, tax_number, address) values ($1, $2, '', '')`, [
    orderId,
    person.name,
  ]);
  await db.query(
    `insert into outbox (topic, dedupe, aggregate, payload) values ('sms.sign_in_code', 'trace', 'trace', $1)`,
    [JSON.stringify({ phone: '+819055550137' })],
  );
  await db.query(`insert into inbox (source, event_id, payload, applied_at) values ('stripe', 'trace', $1, now())`, [
    JSON.stringify({ email: person.email.toLowerCase() }),
  ]);
  await db.query(`insert into idempotency (scope, key, fingerprint, status, body) values ($1, 'trace', '', 200, $2)`, [
    `account:${account} x`,
    JSON.stringify(text),
  ]);
  await db.query(`insert into saved_contact (account_id, name, email, phone) values ($1, $2, $3, $4)`, [
    account,
    person.name,
    person.email,
    person.phone,
  ]);
  await db.query(
    `insert into support_conversation (id, order_id, account_id) values (gen_random_uuid(), $1, $2)
     on conflict (order_id) do nothing`,
    [orderId, account],
  );
  await db.query(
    `insert into support_message (id, conversation_id, author, body) select gen_random_uuid(), id, 'traveller', $1 from support_conversation`,
    [person.name],
  );
}

/** Returns every column of every table that holds their name, address or number. */
async function findAnywhere(): Promise<readonly string[]> {
  const { rows } = await shop.deps.db.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'jsonb', 'ARRAY')
     order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column } of rows) {
    const stands = await shop.count(
      `select from "${table}" where lower("${column}"::text) ~ 'quillon|zephyrine|5555 ?0137'`,
    );
    if (stands > 0) found.push(`${table}.${column}`);
  }
  return found;
}
