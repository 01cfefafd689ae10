import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { code, goodCard, openShop, value, type Shop } from '../../../../tests/faults/shop/shop.ts';
import { addScanner } from '#src/actions/orders/admission/add-scanner.ts';
import { openScanner } from '#src/actions/orders/admission/open-scanner.ts';
import { redeemVoucher, type Admission, type Scan } from '#src/actions/orders/admission/redeem-voucher.ts';
import { revokeScannerToken } from '#src/actions/orders/admission/revoke-scanner-token.ts';
import { voucherSigner } from '#src/actions/shared/signatures/voucher-signer.ts';
import { readOrder } from '#src/actions/orders/read-order.ts';
import { readVoucher } from '#src/actions/orders/read-voucher.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import type { Caller } from '#src/actions/deps.ts';
import { admissionRoutes } from '#src/api/orders/admission.ts';
import { admissionEndpoints } from '#src/contract/orders/admission.ts';
import { readSignedCode, signedCode, supplierMark } from '#src/domain/orders/vouchers/signed-code.ts';
import { issueOf } from '#src/domain/orders/vouchers/voucher-code.ts';
import { callsOf } from '../../../../tests/calls.ts';
import { testCaller } from '../../../../tests/site.ts';

const network = { network: '192.0.2.77' };
let shop: Shop;
let token: string;
let secondToken: string;
beforeAll(async () => {
  shop = await openShop();
  token = await scanner('North gate');
  secondToken = await scanner('South gate');
});
afterAll(() => shop.close());
beforeEach(() => shop.deps.db.query('truncate rate_limit'));

async function scanner(place: string, supplierId = 'bay-days'): Promise<string> {
  const made = shop.deps.ids.token(24);
  value(await addScanner(shop.deps, { supplierId, place, token: made }));
  return made;
}

type Bought = {
  readonly caller: Caller;
  readonly reference: string;
  readonly typed: string;
  readonly tickets: readonly string[];
};

/** A voucher for two adults and a child, whose visit has begun. */
async function buy(): Promise<Bought> {
  const caller = await shop.buyer();
  const { page, checkout } = await shop.toPage(caller, await shop.slot(), { adult: 2, child: 1 });
  await shop.payOnPage(page, goodCard);
  const order = value(await readOrder(shop.deps, caller, checkout.reference));
  const reference = order.bookings[0]?.reference ?? '';
  const voucher = value(await readVoucher(shop.deps, caller, { reference }));
  await startIn(reference, 0);
  return { caller, reference, typed: voucher.code, tickets: voucher.tickets.map((one) => one.code) };
}

async function startIn(reference: string, hours: number): Promise<void> {
  await shop.deps.db.query(
    `update booking set starts_at = now() + $2 * interval '1 hour', ends_at = now() + ($2 + 2) * interval '1 hour' where reference = $1`,
    [reference, hours],
  );
}

/** What the camera reads: the signed code of a ticket, or of the whole voucher (0). */
async function scannable(reference: string, position: number): Promise<string> {
  const { rows } = await shop.deps.db.query<{ issued: string }>(
    position === 0
      ? 'select v.code as issued from voucher v join booking b on b.id = v.booking_id where b.reference = $1'
      : 'select t.code as issued from ticket t join unit_item u on u.id = t.unit_item_id join booking b on b.id = u.booking_id where b.reference = $1 order by u.position offset $2 limit 1',
    position === 0 ? [reference] : [reference, position - 1],
  );
  const { keyId, sign } = voucherSigner(shop.deps.secrets.voucher);
  const issue = issueOf(Buffer.from(rows[0]?.issued ?? '', 'base64url'));
  const admission = { supplier: supplierMark('bay-days'), opensAtMs: 0, endsAtMs: 0 };
  return signedCode(
    { keyId, reference, position, issue, productId: 1, date: '2026-12-24', people: 1, admission },
    sign,
  );
}

async function scan(what: string, about: Partial<Scan> & { key?: string } = {}): Promise<Admission> {
  const { key = randomUUID(), ...rest } = about;
  return value(await redeemVoucher(shop.deps, network, key, { token, code: what, scannedAtMs: Date.now(), ...rest }));
}

describe('admission with a voucher', () => {
  it('lets everybody in once, and says afterwards when and where that was', async () => {
    const { caller, reference } = await buy();
    const code = await scannable(reference, 0);
    expect(await scan(code)).toMatchObject({ outcome: 'admitted', tickets: 3, reference, before: null });
    const again = await scan(code, { token: secondToken });
    expect(again).toMatchObject({ outcome: 'used', tickets: 0, before: { place: 'North gate' } });
    expect(value(await readVoucher(shop.deps, caller, { reference })).state).toBe('used');
    expect((await quoteCancellation(shop.deps, caller, reference)).ok).toBe(false);
    await shop.mustBeSound();
  });

  it('admits travelers one by one by their tickets, typed or scanned, and the rest by the voucher', async () => {
    const { reference, typed, tickets } = await buy();
    expect(await scan(tickets[0] ?? '')).toMatchObject({ outcome: 'admitted', tickets: 1 });
    expect(await scan(await scannable(reference, 1))).toMatchObject({
      outcome: 'used',
      before: { place: 'North gate' },
    });
    expect(await scan(await scannable(reference, 2))).toMatchObject({ outcome: 'admitted', tickets: 1 });
    expect(await scan(typed)).toMatchObject({ outcome: 'admitted', tickets: 1, before: { place: 'North gate' } });
    expect((await scan(typed)).outcome).toBe('used');
    await shop.mustBeSound();
  });

  it('lets in once when twenty scan at the same moment', async () => {
    const { reference } = await buy();
    const code = await scannable(reference, 0);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => scan(code, { token: n % 2 === 0 ? token : secondToken })),
    );
    expect(all.filter((one) => one.outcome === 'admitted')).toHaveLength(1);
    expect(all.filter((one) => one.outcome === 'used')).toHaveLength(19);
    await shop.mustBeSound();
  });

  it('gives a scan that is reported again the same answer', async () => {
    const { reference } = await buy();
    const about = { key: randomUUID(), scannedAtMs: Date.now() - 60_000 };
    const code = await scannable(reference, 0);
    const first = await scan(code, about);
    expect(await scan(code, about)).toEqual(first);
    const { rows } = await shop.deps.db.query<{ at: string }>(
      'select scanned_at as at from redemption order by redeemed_at desc limit 1',
    );
    expect(Date.parse(rows[0]?.at ?? '')).toBeCloseTo(about.scannedAtMs, -3);
    const other = await redeemVoucher(shop.deps, network, about.key, {
      token,
      code: 'x',
      scannedAtMs: about.scannedAtMs,
    });
    expect(other.ok ? '' : other.failure.code).toBe('idempotency_key_reused');
  });

  it('is refused on another day, but not when the scanner was offline on the right one', async () => {
    const { reference } = await buy();
    const code = await scannable(reference, 0);
    await startIn(reference, 24);
    expect((await scan(code)).outcome).toBe('wrong_day');
    await startIn(reference, -50);
    expect((await scan(code)).outcome).toBe('wrong_day');
    expect((await scan(code, { scannedAtMs: Date.now() - 40 * 3_600_000 })).outcome).toBe('admitted');
  });

  it.each([
    ['cancelled', `update booking set state = 'cancelled' where reference = $1`],
    [
      'stopped',
      `update voucher v set suspended_at = now() from booking b where b.id = v.booking_id and b.reference = $1`,
    ],
    [
      'issued again',
      `update voucher v set code = 'AAAAAAAAAAAAAAAAAAAAAA' || b.reference from booking b where b.id = v.booking_id and b.reference = $1`,
    ],
  ])('is not good when it was %s', async (_how, sql) => {
    const { reference } = await buy();
    const code = await scannable(reference, 0);
    await shop.deps.db.query(sql, [reference]);
    expect(await scan(code)).toMatchObject({ outcome: 'void', tickets: 0 });
    expect(
      await shop.count(
        'select from redemption r join ticket t on t.id = r.ticket_id join unit_item u on u.id = t.unit_item_id join booking b on b.id = u.booking_id where b.reference = $1',
        [reference],
      ),
    ).toBe(0);
  });

  it('is not good in the part that stayed at home', async () => {
    const { reference } = await buy();
    await shop.deps.db.query(
      `update ticket t set voided_at = now() from unit_item u join booking b on b.id = u.booking_id
       where u.id = t.unit_item_id and b.reference = $1 and u.position = (select min(position) from unit_item where booking_id = b.id)`,
      [reference],
    );
    expect((await scan(await scannable(reference, 1))).outcome).toBe('void');
    expect(await scan(await scannable(reference, 0))).toMatchObject({ outcome: 'admitted', tickets: 2 });
  });

  it('reveals nothing to the scanner of another supplier, and nothing about an invalid code', async () => {
    await shop.deps.db.query(`insert into supplier (id, name) values ('others', 'Others') on conflict do nothing`);
    const { reference } = await buy();
    const code = await scannable(reference, 0);
    const foreign = await scan(code, { token: await scanner('Elsewhere', 'others') });
    expect(foreign).toEqual({
      outcome: 'other_supplier',
      reference: '',
      title: '',
      date: '',
      tickets: 0,
      before: null,
    });
    for (const bad of [
      'x',
      code.slice(0, -1),
      `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`,
      'https://example.com/',
      '1'.repeat(36),
    ])
      expect((await scan(bad)).outcome, bad).toBe('unknown');
    expect((await scan(code)).outcome).toBe('admitted');
  });
});

describe('a scanner', () => {
  it('is authenticated by its token until it is revoked, and tokens cannot be guessed', async () => {
    const lost = shop.deps.ids.token(24);
    const { scanner: id } = value(await addScanner(shop.deps, { supplierId: 'bay-days', place: 'Lost', token: lost }));
    expect(value(await openScanner(shop.deps, network, lost))).toMatchObject({ supplier: 'Bay Days', place: 'Lost' });
    value(await revokeScannerToken(shop.deps, id));
    expect(code(await openScanner(shop.deps, network, lost))).toBe('forbidden');
    for (let n = 0; n < 29; n += 1) await openScanner(shop.deps, network, `guess-${n}`);
    expect(code(await openScanner(shop.deps, network, 'guess'))).toBe('too_many_requests');
    expect(code(await openScanner(shop.deps, { network: '192.0.2.78' }, token))).toBe('ok');
    expect(code(await addScanner(shop.deps, { supplierId: 'nobody', place: 'x', token: 'y' }))).toBe('not_found');
    expect((await revokeScannerToken(shop.deps, id)).ok).toBe(false);
  });

  it('knows its own supplier in the codes of vouchers, and when they open', async () => {
    const { caller, reference } = await buy();
    const { get } = callsOf(admissionRoutes, () => ({ deps: shop.deps, caller: testCaller }));
    const { supplierMark: own } = await get(admissionEndpoints.scanner, { token });
    const { scan: signed, line } = value(await readVoucher(shop.deps, caller, { reference }));
    const hourMs = 3_600_000;
    expect(readSignedCode(signed)?.claim.admission).toEqual({
      supplier: own,
      opensAtMs: Math.floor(Date.parse(line.visit.startsAt) / hourMs) * hourMs,
      endsAtMs: Math.ceil(Date.parse(line.visit.endsAt) / hourMs) * hourMs,
    });
  });

  it('lets in with a code of before an exchange of the secret while that is listed, and not afterwards', async () => {
    const { reference, typed } = await buy();
    const scanned = await scannable(reference, 0);
    const admit = async (formerVouchers: readonly string[], what: string): Promise<string> => {
      const secrets = { ...shop.deps.secrets, voucher: 'the new secret', formerVouchers };
      const query = { token, code: what, scannedAtMs: Date.now() };
      return value(await redeemVoucher({ ...shop.deps, secrets }, network, randomUUID(), query)).outcome;
    };
    const old = shop.deps.secrets.voucher;
    for (const what of [typed, scanned]) {
      expect(await admit([], what)).toBe('unknown');
      expect(await admit(['another secret'], what)).toBe('unknown');
    }
    expect(await admit(['another secret', old], typed)).toBe('admitted');
    expect(await admit([old], scanned)).toBe('used');
    const secrets = { ...shop.deps.secrets, voucher: 'the new secret', formerVouchers: [old] };
    const { get } = callsOf(admissionRoutes, () => ({ deps: { ...shop.deps, secrets }, caller: testCaller }));
    const { keys } = await get(admissionEndpoints.voucherKeys);
    expect(keys.map((key) => key.id)).toEqual(['the new secret', old].map((one) => voucherSigner(one).keyId));
  });

  it('gets the keys to check codes with while it has no connection', async () => {
    const { get } = callsOf(admissionRoutes, () => ({ deps: shop.deps, caller: testCaller }));
    const { keys } = await get(admissionEndpoints.voucherKeys);
    const { keyId, publicKey } = voucherSigner(shop.deps.secrets.voucher);
    expect(keys).toEqual([{ id: keyId, x: publicKey.toString('base64url') }]);
  });
});
