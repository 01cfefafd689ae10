import { firstReached, type Limit } from '#src/adapters/limits.ts';
import { codeHmac, limitKey } from '#src/adapters/identity/sign-in-hashes.ts';
import { personKey } from '#src/actions/accounts/codes/person-key.ts';
import { placeOf } from '#src/actions/accounts/codes/place-of.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { blockOf } from '#src/domain/accounts/network.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';
import { isKnownDevice, issueCode, type CodePurpose } from '#src/store/accounts/sign-in-codes.store.ts';

const codeSeconds = 300;
const secondsToNext = 60;
const hour = 3600;
const day = 24 * hour;

/** Where a code goes: a number (E.164) by text message, or an address by mail. */
export type CodeWay = { readonly channel: 'sms' | 'email'; readonly recipient: string };

export type CodeSent = { readonly secondsToNext: number };

/**
 * Sends a code: six digits, good for five minutes. A number or address that has an account and one that has none get
 * the same answer in the same way (T-30), so that the answer does not reveal who is a customer.
 */
export async function sendCode(
  deps: Deps,
  caller: Caller,
  way: CodeWay,
  purpose: CodePurpose,
): Promise<Result<CodeSent>> {
  const person = personKey(deps, way.recipient);
  const isOwn = await isKnownDevice(deps.db, [person], caller.device);
  const reached = await firstReached(deps.db, limitsOf(deps.secrets.code, caller, way, isOwn));
  if (reached !== null) {
    if (reached.name.endsWith('-all')) deps.log.error({ limit: reached.name }, 'no more sign-in codes today');
    return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  }
  await issue(deps, caller, way, purpose);
  return ok({ secondsToNext });
}

async function issue(deps: Deps, caller: Caller, { channel, recipient }: CodeWay, purpose: CodePurpose): Promise<void> {
  const { language, host } = caller;
  const id = deps.ids.uuid();
  const code = deps.ids.digits(6);
  const place = placeOf(purpose, recipient, caller);
  const hmac = codeHmac(deps.secrets.code, place, code);
  const to = channel === 'sms' ? { phone: recipient } : { email: recipient };
  await deps.db.transaction(
    async (tx) => {
      await issueCode(tx, { id, ...place, hmac, seconds: codeSeconds });
      await addToOutbox(tx, [
        {
          topic: channel === 'sms' ? 'sms.sign_in_code' : 'mail.sign_in_code',
          deduplicationKey: id,
          aggregate: `sign-in-code:${id}`,
          payload: { ...to, code, language, host },
        },
      ]);
    },
    { cause: 'sign-in code requested' },
  );
}

/**
 * Limits of codes sent in a day: in total, for one network, and for the block of addresses that one customer may have.
 */
const forAll = { sms: 5_000, email: 20_000 } as const;
const perNetworkDay = { sms: 100, email: 400 } as const;
const perBlockDay = { sms: 500, email: 2_000 } as const;

/**
 * T-31: messages cost money and can be used to harass a person. The caller's own limits come first: a caller who has
 * used up their own does not count against the limits of others. A device on which the person has signed in before has
 * a separate allowance, so that others who request codes to a number never lock its owner out.
 */
function limitsOf(
  secret: string,
  { device, network }: Caller,
  { channel, recipient }: CodeWay,
  isOwn: boolean,
): readonly Limit[] {
  const person = limitKey(secret, recipient.toLowerCase());
  const number = isOwn ? limitKey(secret, `${recipient.toLowerCase()}\n${device}`) : person;
  const common: readonly Limit[] = [
    { name: `${channel}-device`, key: device, points: 10, seconds: hour },
    { name: `${channel}-network`, key: network, points: 60, seconds: hour },
    // The daily limit of one network is a small part of the shared limit, so one network cannot use that up.
    { name: `${channel}-network-day`, key: network, points: perNetworkDay[channel], seconds: day },
    { name: `${channel}-block-day`, key: blockOf(network), points: perBlockDay[channel], seconds: day },
    { name: `${channel}-number-minute`, key: number, points: 1, seconds: secondsToNext },
    { name: `${channel}-number-day`, key: number, points: 5, seconds: day },
  ];
  if (channel === 'email') return [...common, { name: 'email-all', key: 'all', points: forAll.email, seconds: day }];
  const prefix = limitKey(secret, recipient.slice(0, -4));
  return [
    ...common,
    ...(isOwn ? [] : [{ name: 'sms-prefix', key: prefix, points: 10, seconds: hour }]),
    { name: 'sms-all', key: 'all', points: forAll.sms, seconds: day },
  ];
}
