import { firstReached, type Limit } from '#src/adapters/limits.ts';
import { normalisePhone } from '#src/adapters/phone.ts';
import { codeHmac, limitKey } from '#src/adapters/sign-in-hashes.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { addToOutbox } from '#src/store/outbox.store.ts';
import { issueCode } from '#src/store/sign-in-codes.store.ts';

const codeSeconds = 300;
const secondsToNext = 60;
const hour = 3600;
const day = 24 * hour;

/**
 * Sends a sign-in code to a phone: six digits, good for five minutes on this device. A number that has an account and
 * one that has none get the same answer in the same way (T-30), so that nobody learns who is a customer.
 */
export async function sendSignInCode(
  deps: Deps,
  caller: Caller,
  input: { readonly phone: string },
): Promise<Result<{ readonly phone: string; readonly secondsToNext: number }>> {
  const phone = normalisePhone(input.phone);
  if (phone === null) return fail('phone_invalid', { field: 'phone' });
  const reached = await firstReached(deps.db, limitsOf(deps.secrets.code, caller, phone));
  if (reached !== null) {
    if (reached.name === 'sms-all') deps.log.error({ limit: reached.name }, 'no more sign-in codes today');
    return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  }
  await issue(deps, caller, phone);
  return ok({ phone, secondsToNext });
}

async function issue(deps: Deps, { device, language, host }: Caller, phone: string): Promise<void> {
  const id = deps.ids.uuid();
  const code = deps.ids.digits(6);
  const hmac = codeHmac(deps.secrets.code, { phone, device }, code);
  await deps.db.transaction(
    async (tx) => {
      await issueCode(tx, { id, phone, device, hmac, seconds: codeSeconds });
      await addToOutbox(tx, [
        {
          topic: 'sms.sign_in_code',
          dedupe: id,
          aggregate: `sign-in-code:${id}`,
          payload: { phone, code, language, host },
        },
      ]);
    },
    { cause: 'sign-in code asked for' },
  );
}

/**
 * T-31: messages cost money and can be used to pester somebody. Those of the one who asks come first: who has used his
 * own up counts against nobody else's.
 */
function limitsOf(secret: string, { device, network }: Caller, phone: string): readonly Limit[] {
  const number = limitKey(secret, phone);
  return [
    { name: 'sms-device', key: device, points: 10, seconds: hour },
    { name: 'sms-network', key: network, points: 60, seconds: hour },
    { name: 'sms-number-minute', key: number, points: 1, seconds: secondsToNext },
    { name: 'sms-number-day', key: number, points: 5, seconds: day },
    { name: 'sms-prefix', key: limitKey(secret, phone.slice(0, -4)), points: 10, seconds: hour },
    { name: 'sms-all', key: 'all', points: 5000, seconds: day },
  ];
}
