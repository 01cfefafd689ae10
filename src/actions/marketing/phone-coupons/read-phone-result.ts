import { deviceKey } from '#src/actions/marketing/phone-coupons/device-key.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { tokenHash } from '#src/adapters/keyed-hashes.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import {
  findPhoneEvent,
  findPhoneResult,
  type PhoneEventRow,
  type PhoneResult,
} from '#src/store/marketing/coupons/phone-coupons.store.ts';

export type PhoneResultView = { readonly event: PhoneEventRow; readonly result: PhoneResult | null };

/** What became of an attempt, by the token that it gave to this device; null for any other token. */
export async function readPhoneResult(
  deps: Deps,
  caller: Caller,
  { event: key, token }: { readonly event: string; readonly token: string },
): Promise<Result<PhoneResultView>> {
  const event = await findPhoneEvent(deps.db, key);
  if (event === null) return fail('not_found');
  const requested = { tokenHash: tokenHash('result_page', token), eventKey: key, deviceKey: deviceKey(deps, caller) };
  return ok({ event, result: await findPhoneResult(deps.db, requested) });
}
