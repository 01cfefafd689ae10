import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { cartEndpoints } from '#src/contract/cart/cart.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { checkoutEndpoints } from '#src/contract/checkout/checkout.ts';
import { orderEndpoints } from '#src/contract/orders/orders.ts';
import { documentEndpoints } from '#src/contract/orders/documents.ts';
import { card } from '#sandbox/payments/dry-run.ts';
import type { MemoryVisitor } from './memory-visitor.ts';

type About = { readonly sandboxOrigin: string; readonly step: number };
type Order = { readonly status: string; readonly bookings: readonly { readonly reference: string }[] };

/** Sold every day, and requires no traveler details. */
const cruise = { productId: 205, optionId: 'day-loop' };
const sheetLanguages = ['en', 'ja', 'ar-SA', 'th', 'zh-CN', 'ko'];
const paymentPatienceMs = 30_000;

/** Buys a ticket as a guest, then fetches its voucher as PDF in a few languages, its calendar file and its receipt. */
export async function buyAndPrint(visitor: MemoryVisitor, { sandboxOrigin, step }: About): Promise<void> {
  const day = new Date(Date.now() + (5 + (step % 90)) * 86_400_000).toISOString().slice(0, 10);
  const { slots } = await visitor.read<{ slots: readonly { slotId: string }[] }>(
    `/v1/usrcsrv/activity/${cruise.productId}/availability?option=${cruise.optionId}&date=${day}`,
  );
  const slotId = slots[step % slots.length]?.slotId;
  if (slotId === undefined) return;
  const contact = { name: 'A Walker', email: `walker-${randomUUID()}@mail.example`, phone: '+44 20 7946 0018' };
  await visitor.change(cartEndpoints.addToCart.path.source, { ...cruise, slotId, units: { adult: 1 } });
  await visitor.change(accountEndpoints.registerGuest.path.source, { name: contact.name, email: contact.email });
  const { reference, quoteHash } = await visitor.change<{ reference: string; quoteHash: string }>(
    checkoutEndpoints.openCheckout.path.source,
  );
  const of = (path: { readonly source: string }, key: string): string => path.source.replace(':reference(key)', key);
  const paying = { quoteHash, contact };
  const { redirectUrl } = await visitor.change<{ redirectUrl: string }>(
    of(checkoutEndpoints.pay.path, reference),
    paying,
  );
  await payOnPage(redirectUrl, sandboxOrigin);
  const order = await settled(visitor, of(orderEndpoints.order.path, reference));
  for (const booking of order.bookings) {
    const { files } = await visitor.read<{ files: { pdf: string; ics: string } }>(
      of(orderEndpoints.voucher.path, booking.reference),
    );
    const language = sheetLanguages[step % sheetLanguages.length] ?? 'en';
    await fetched(visitor, files.pdf);
    await fetched(visitor, inLanguage(files.pdf, language));
    await fetched(visitor, files.ics);
  }
  const { papers } = await visitor.read<{ papers: readonly { pdf: string }[] }>(
    of(documentEndpoints.receipts.path, reference),
  );
  for (const { pdf } of papers) await fetched(visitor, pdf);
}

async function payOnPage(page: string, sandboxOrigin: string): Promise<void> {
  const { pathname, search } = new URL(page);
  const body = new URLSearchParams(card('4242424242424242'));
  const answer = await fetch(sandboxOrigin + pathname + search, { method: 'POST', redirect: 'manual', body });
  await answer.arrayBuffer();
}

async function settled(visitor: MemoryVisitor, path: string): Promise<Order> {
  for (const end = Date.now() + paymentPatienceMs; ; await pause(300)) {
    const order = await visitor.read<Order>(path);
    if (!['awaiting_payment', 'processing'].includes(order.status)) return order;
    if (Date.now() > end) throw new Error(`${path}: not settled`);
  }
}

async function fetched(visitor: MemoryVisitor, address: string): Promise<void> {
  const answer = await visitor.get(new URL(address, 'http://localhost').href.replace(/^https?:\/\/[^/]+/, ''));
  const bytes = await answer.arrayBuffer();
  if (answer.status !== 200 || bytes.byteLength === 0) throw new Error(`${address}: ${answer.status}`);
}

function inLanguage(address: string, language: string): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set('k_lang', language);
  return url.pathname + url.search;
}
