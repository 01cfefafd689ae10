import { timingSafeEqual } from 'node:crypto';

import { voucherMac } from '#src/actions/orders/voucher-mac.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { deedText, readDeedText, type OrderDeed } from '#src/domain/booking/order-deed.ts';

/** How long a page may lie open before its form is of no use any more. */
const goodForMs = 2 * 3600_000;

/** A deed that somebody may do, and the key under which it is done once. */
export type SignedDeed = { readonly deed: OrderDeed; readonly idempotencyKey: string };

/**
 * What a plain form sends to do what its page has shown (D-5): the deed, a key under which it is done once, and a keyed
 * hash over both and over whose page it is. Nobody gets one but by reading a page of his own, so no other site can send
 * it in his name. Empty for strangers, who may do nothing.
 */
export function signDeed(deps: Deps, { account }: Caller, deed: OrderDeed): string {
  if (account === null) return '';
  const text = `${deps.ids.uuid()}|${deps.clock().toString(36)}|${deedText(deed)}`;
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(deps, account.id, text).toString('base64url')}`;
}

/** The deed that a form asks for, or null when it was not signed for this account or has lain for too long. */
export function readDeed(deps: Deps, accountId: string, signed: string): SignedDeed | null {
  const [body = '', given = ''] = signed.split('.', 2);
  const text = Buffer.from(body, 'base64url').toString('utf8');
  const right = signatureOf(deps, accountId, text);
  const signature = Buffer.from(given, 'base64url');
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return null;
  const [, idempotencyKey = '', at = '', rest = ''] = /^([0-9a-f-]{36})\|([0-9a-z]{1,11})\|(.+)$/.exec(text) ?? [];
  const deed = readDeedText(rest);
  if (deed === null || deps.clock() - Number.parseInt(at, 36) > goodForMs) return null;
  return { deed, idempotencyKey };
}

function signatureOf({ secrets }: Deps, accountId: string, text: string): Buffer {
  return Buffer.from(voucherMac(secrets.voucher)(`order deed\n${accountId}\n${text}`).subarray(0, 16));
}
