import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodCard, openShop, value, type Shop } from '../../../tests/faults/shop/shop.ts';
import { walletChain } from '../../../tests/certificates.ts';
import { walletPasses } from '#src/adapters/documents/wallet-pass.ts';
import type { Caller } from '#src/actions/deps.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import { voucherLinkKey } from '#src/actions/orders/links/voucher-link-key.ts';
import { orderRoutes } from '#src/api/orders/orders.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { writeVoucher } from '#src/jobs/entry-emails.tsx';
import { openPdfPrinter, type PdfPrinter } from '#src/server/documents/pdf-printer.ts';
import { voucherFiles } from '#src/server/documents/voucher-files.ts';
import { testSite } from '../../../tests/site.ts';

let shop: Shop;
let server: FastifyInstance;
let printer: PdfPrinter;
let owner: Caller;
let outsider: Caller;
let signedOut: Caller;
let booking: string;
/** The caller is established elsewhere; here the test sets it. */
let calling: Caller;

beforeAll(async () => {
  const opened = await openShop();
  const { signer, authority } = walletChain();
  const certificates = {
    signer: signer.certificate,
    key: signer.key,
    passphrase: undefined,
    authority: authority.certificate,
  };
  shop = { ...opened, deps: { ...opened.deps, drawPass: walletPasses(certificates, Date.now()) } };
  owner = await shop.buyer({ network: '192.0.2.1' });
  outsider = await shop.buyer({ network: '192.0.2.2' });
  signedOut = await shop.buyer({ account: null, network: '192.0.2.3' });
  const { page, checkout } = await shop.toPage(owner, await shop.slot(), { adult: 2 });
  await shop.payOnPage(page, goodCard);
  booking = value(await readOrder(shop.deps, owner, checkout.reference)).bookings[0]?.reference ?? '';
  server = Fastify();
  printer = openPdfPrinter(shop.deps);
  await server.register(cookie);
  await voucherFiles(server, shop.deps, async () => calling, { site: testSite, writeVoucher, printer });
});
afterAll(async () => {
  await server.close();
  await printer.close();
  await shop.close();
});

function keyTo(reference: string): string {
  return voucherLinkKey(shop.deps, { reference, version: 1, endsAt: new Date().toISOString() });
}

async function send(by: Caller, name: string, query = ''): Promise<Awaited<ReturnType<FastifyInstance['inject']>>> {
  calling = by;
  return server.inject({ url: `/v1/ordersrv/vouchers/${name}${query}` });
}

describe.each([
  ['voucher.pdf', 'application/pdf', 'voucher', 'pdf'],
  ['visit.ics', 'text/calendar; charset=utf-8', 'visit', 'ics'],
  ['voucher.pkpass', 'application/vnd.apple.pkpasses', 'voucher', 'pkpasses'],
])('%s', (name, type, stem, ending) => {
  it('is a file to save that no proxy caches', async () => {
    const answer = await send(owner, `${booking}/${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${stem}-${booking}.${ending}"`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('opens for the owner and by the signed link, else is not found', async () => {
    const right = `?key=${keyTo(booking)}`;
    const wrong = `?key=${keyTo('ZZZZZZZZZZ')}`;
    const status = async (by: Caller, query: string): Promise<number> =>
      (await send(by, `${booking}/${name}`, query)).statusCode;
    expect([await status(owner, ''), await status(owner, wrong)]).toEqual([200, 200]);
    expect([await status(outsider, ''), await status(outsider, wrong), await status(outsider, right)]).toEqual([
      404, 404, 200,
    ]);
    expect([await status(signedOut, ''), await status(signedOut, wrong), await status(signedOut, right)]).toEqual([
      404, 404, 200,
    ]);
    expect([await status(signedOut, '?key=a&key=b'), await status(signedOut, `?key=${'x'.repeat(500)}`)]).toEqual([
      404, 404,
    ]);
  });

  it('answers the same for a voucher of others and for one that is not there', async () => {
    const one = await send(outsider, `${booking}/${name}`);
    const other = await send(outsider, `ZZZZZZZZZZ/${name}`);
    expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body]);
    expect(one.headers['cache-control']).toBe('no-store');
    expect((await send(owner, `..%2f..%2fx/${name}`)).statusCode).toBe(400);
  });
});

describe('the files', () => {
  it('are a PDF with a page of tickets, in the requested language', async () => {
    const pdf = (await send(owner, `${booking}/voucher.pdf`, '?k_lang=ja')).rawPayload.toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    expect(pdf).toContain('/Lang (ja');
  });

  it('are an entry for the calendar that leads back to the voucher', async () => {
    const text = (await send(owner, `${booking}/visit.ics`)).body.replaceAll('\r\n ', '');
    expect(text).toMatch(/^DTSTART;TZID=Asia\/Tokyo:\d{8}T\d{6}$/m);
    expect(text).toContain(`UID:${booking}@localhost`);
    const [, key = ''] = /URL;VALUE=URI:http:\/\/localhost:3000\/voucher\/\w+\/\?key=(\S+)/.exec(text) ?? [];
    expect((await readVoucher(shop.deps, signedOut, { reference: booking, key })).ok).toBe(true);
  });

  it('are passes with the codes that scanners read, void once the voucher is', async () => {
    const good = (await send(owner, `${booking}/voucher.pkpass`)).rawPayload.toString('utf8');
    const { tickets } = value(await readVoucher(shop.deps, owner, { reference: booking }));
    expect(tickets).toHaveLength(2);
    for (const { scan } of tickets) expect(good).toContain(JSON.stringify(scan));
    expect(good).toContain('"voided":false');
    await shop.deps.db.query(
      'update voucher set suspended_at = now() where booking_id = (select id from booking where reference = $1)',
      [booking],
    );
    const stopped = (await send(owner, `${booking}/voucher.pkpass`)).rawPayload.toString('utf8');
    await shop.deps.db.query(
      'update voucher set suspended_at = null where booking_id = (select id from booking where reference = $1)',
      [booking],
    );
    expect(stopped).toContain('"voided":true');
  });

  it('are where the voucher says they are', async () => {
    const route = orderRoutes.find((one) => one.endpoint.path.source.endsWith('/vouchers/:reference(key)'));
    const key = keyTo(booking);
    const answer = await route?.handle(
      shop.deps,
      { reference: booking, key },
      { caller: { ...signedOut, language: 'ja' }, idempotencyKey: '', head: {} },
    );
    const { files } = value(answer ?? { ok: false, failure: { code: 'not_found' } }) as {
      files: { pdf: string; ics: string; pass: string };
    };
    calling = signedOut;
    for (const url of [files.pdf, files.ics, files.pass]) expect((await server.inject({ url })).statusCode).toBe(200);
    expect(files.pdf).toContain('k_lang=ja');
    const { drawPass: _none, ...without } = shop.deps;
    const requested = { caller: signedOut, idempotencyKey: '', head: {} };
    const plain = value(
      (await route?.handle(without, { reference: booking, key }, requested)) ?? {
        ok: false,
        failure: { code: 'not_found' },
      },
    );
    expect(plain).toMatchObject({ files: { pass: null } });
  });

  it('answer that the traveler may retry when the PDF printer is busy or their network reached its limit', async () => {
    const refusing = async (made: Result<Uint8Array>): Promise<Awaited<ReturnType<FastifyInstance['inject']>>> => {
      const busy = { ...printer, print: async () => made };
      const app = Fastify();
      await app.register(cookie);
      await voucherFiles(app, shop.deps, async () => owner, { site: testSite, writeVoucher, printer: busy });
      const answer = await app.inject({ url: `/v1/ordersrv/vouchers/${booking}/voucher.pdf` });
      await app.close();
      return answer;
    };
    const busy = await refusing(fail('server_busy', { facts: { seconds: 10 } }));
    expect([busy.statusCode, busy.headers['retry-after'], busy.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(busy.json()).toMatchObject({ success: false, error: { code: 'server_busy' } });
    const often = await refusing(fail('too_many_requests', { facts: { seconds: 432 } }));
    expect([often.statusCode, often.headers['retry-after']]).toEqual([429, '432']);
  });
});
