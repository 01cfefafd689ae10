import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodCard, openShop, value, type Shop } from '../../../tests/faults/shop/shop.ts';
import { testSite } from '../../../tests/site.ts';
import { changeBuyer } from '#src/actions/orders/documents/change-buyer.ts';
import { orderLinkKey } from '#src/actions/orders/links/order-link-key.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readReceipts } from '#src/actions/orders/documents/read-receipts.ts';
import type { Caller } from '#src/actions/deps.ts';
import { receiptsAnswer } from '#src/api/orders/receipt-views.ts';
import { writeReceipt } from '#src/jobs/entry-emails.tsx';
import { openPdfPrinter, type PdfPrinter } from '#src/server/documents/pdf-printer.ts';
import { receiptFiles } from '#src/server/documents/receipt-files.ts';

let shop: Shop;
let server: FastifyInstance;
let printer: PdfPrinter;
let owner: Caller;
let reference: string;
/** The caller is established elsewhere; here the test sets it. */
let calling: Caller;

beforeAll(async () => {
  shop = await openShop();
  owner = await shop.buyer({ network: '192.0.2.1' });
  const { page, checkout } = await shop.toPage(owner, await shop.slot(), { adult: 2 });
  await shop.payOnPage(page, goodCard);
  reference = checkout.reference;
  await readOrder(shop.deps, owner, reference);
  server = Fastify();
  printer = openPdfPrinter(shop.deps);
  await server.register(cookie);
  await receiptFiles(server, shop.deps, async () => calling, { site: testSite, writeReceipt, printer });
});
afterAll(async () => {
  await server.close();
  await printer.close();
  await shop.close();
});

async function send(by: Caller, path: string): Promise<Awaited<ReturnType<FastifyInstance['inject']>>> {
  calling = by;
  return server.inject({ url: `/v1/ordersrv/receipts/${path}` });
}

const pdfs = async (language: 'en' | 'ar-SA' | 'zh-TW' | 'th' | 'ko' = 'en'): Promise<readonly string[]> =>
  receiptsAnswer(value(await readReceipts(shop.deps, owner, { reference })), language, undefined).papers.map(
    (one) => one.pdf,
  );

describe('a receipt as a file', () => {
  it.each(['en', 'ar-SA', 'zh-TW', 'th', 'ko'] as const)('is a PDF that no proxy caches: %s', async (language) => {
    const [path = ''] = await pdfs(language);
    const answer = await send(owner, path.replace('/v1/ordersrv/receipts/', ''));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const pdf = answer.rawPayload.toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain(`/Lang (${language.split('-')[0]}`);
  });

  it('contains any company name, however long, as plain text', async () => {
    const company = '#read("/etc/hostname") <b>شركة</b> 株式会社'.padEnd(120, ' x');
    value(await changeBuyer(shop.deps, owner, { reference, company, taxNumber: '', address: 'ถนน 서울 上海' }));
    for (const path of await pdfs('ar-SA'))
      expect((await send(owner, path.replace('/v1/ordersrv/receipts/', ''))).statusCode).toBe(200);
  });

  it('opens for its owner and by the link, else is not found, and neither is another number', async () => {
    const outsider = await shop.buyer({ account: null, network: '192.0.2.5' });
    const [path = ''] = await pdfs();
    const file = path.split('?', 1)[0]?.replace('/v1/ordersrv/receipts/', '') ?? '';
    const key = orderLinkKey(shop.deps, { reference, version: 1 });
    expect((await send(outsider, `${file}?key=${key}`)).statusCode).toBe(200);
    const refused = await send(outsider, file);
    const nowhere = await send(outsider, `ZZZZZZZZZZ/R-2026-000001.pdf`);
    expect([refused.statusCode, refused.body]).toEqual([nowhere.statusCode, nowhere.body]);
    expect(refused.statusCode).toBe(404);
    for (const bad of ['R-2026-999999.pdf', 'x'.repeat(90)])
      expect((await send(owner, `${reference}/${bad}`)).statusCode).toBe(404);
    // A dot segment is no address of ours at all.
    expect((await send(owner, `${reference}/..%2fx.pdf`)).statusCode).toBe(400);
  });
});
