import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sendSignInCode } from '#src/actions/accounts/sign-in/send-sign-in-code.ts';
import { signInByEmail } from '#src/actions/accounts/sign-in/sign-in-by-email.ts';
import { signInBySms } from '#src/actions/accounts/sign-in/sign-in-by-sms.ts';
import { signInMethods } from '#src/actions/accounts/sign-in/sign-in-methods.ts';
import type { Caller } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { testCaller } from '../site.ts';
import { isDistinguishable, type Sample } from './shop/is-distinguishable.ts';
import { openShop, type Shop } from './shop/shop.ts';

/** Guessing codes, and guessing who is a customer. Short by default; `--mode whole` takes the numbers of the threat model. */
const isWhole = import.meta.env.MODE === 'whole';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.deps.db.query('truncate account, sign_in_code, known_device, rate_limit, outbox cascade');
});

const owner = device('the-owner-s-own-phone', '198.51.100.1');

function device(name: string, network: string): Caller {
  return { ...testCaller, device: name, owner: `device:${name}`, network };
}

async function codeFor(phone: string): Promise<string> {
  const { rows } = await shop.deps.db.query<{ code: string }>(
    `select payload->>'code' as code from outbox where payload->>'phone' = $1 order by id desc limit 1`,
    [phone],
  );
  return rows[0]?.code ?? 'none';
}

async function signInAs(caller: Caller, phone: string): Promise<boolean> {
  const sent = await sendSignInCode(shop.deps, caller, { phone });
  return sent.ok && (await signInBySms(shop.deps, caller, { phone, code: await codeFor(phone) })).ok;
}

describe('guessing codes', () => {
  const phone = '+85291234567';
  const tries = isWhole ? 10_000 : 500;
  const patience = isWhole ? 600_000 : 30_000;

  it(
    `gets nobody in with ${tries} tries from 200 addresses, and keeps the owner out of nothing`,
    async () => {
      expect(await signInAs(owner, phone)).toBe(true);
      await shop.deps.db.query('update rate_limit set expire = expire - 61000');
      const outcomes = new Map<string, number>();
      let sent = 0;
      for (let turn = 0; turn < tries; turn += 1) {
        const caller = device(`guesser-${turn % 200}`, `203.0.113.${turn % 200}`);
        if (turn % 50 < 1 && (await sendSignInCode(shop.deps, caller, { phone })).ok) sent += 1;
        const code = String((turn * 7_919) % 1_000_000).padStart(6, '0');
        const answer = await signInBySms(shop.deps, caller, { phone, code });
        const outcome = answer.ok ? 'in' : answer.failure.code;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      // Five messages a day to a number that outsiders request, five tries each: 25 in a million at most are ever
      // compared.
      expect(sent).toBeLessThanOrEqual(5);
      expect(outcomes.get('in') ?? 0).toBe(0);
      const { rows } = await shop.deps.db.query<{ tries: bigint }>(
        `select coalesce(sum(tries), 0) as tries from sign_in_code where device like 'guesser%'`,
      );
      expect(Number(rows[0]?.tries ?? 0n)).toBeLessThanOrEqual(25);
      expect(await signInAs(owner, phone)).toBe(true);
    },
    patience,
  );

  it('has the owner wait where their device is unknown: the allowance of a known device is what helps', async () => {
    expect(await signInAs(owner, phone)).toBe(true);
    await shop.deps.db.query('truncate known_device');
    await shop.deps.db.query('update rate_limit set expire = expire - 61000');
    for (let turn = 0; turn < 6; turn += 1) {
      await sendSignInCode(shop.deps, device(`guesser-${turn}`, `203.0.113.${turn}`), { phone });
      await shop.deps.db.query(`delete from rate_limit where key like 'sms-number-minute%'`);
    }
    expect(await signInAs(owner, phone)).toBe(false);
  });
});

describe('guessing who is a customer', () => {
  const known = { phone: '+85291230001', email: 'known@mail.example' };
  const unknown = { phone: '+85291230002', email: 'unknown@mail.example' };
  const samples = isWhole ? 1_000 : 60;

  async function makeKnown(): Promise<void> {
    await shop.deps.db.query(
      `insert into account (id, kind, phone, email, email_proved_at, language, currency) values ($1, 'member', $2, $3, now(), 'en', 'USD')`,
      [randomUUID(), known.phone, known.email],
    );
  }

  /** Times a call for one who is a customer and one who is not, in turn; counts are never a limit. */
  async function measure(call: (who: typeof known) => Promise<Result<unknown>>): Promise<Sample> {
    const sample: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const bodies = { known: new Set<string>(), unknown: new Set<string>() };
    for (let turn = 0; turn < samples; turn += 1)
      for (const side of turn % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        await shop.deps.db.query('delete from rate_limit');
        const who = side === 'known' ? known : unknown;
        const began = performance.now();
        const answer = await call(who);
        sample[side].push(performance.now() - began);
        bodies[side].add(JSON.stringify(answer).replaceAll(who.phone, 'PHONE').replaceAll(who.email, 'EMAIL'));
      }
    expect([...bodies.known].toSorted()).toEqual([...bodies.unknown].toSorted());
    return sample;
  }

  const calls: Readonly<Record<string, (who: typeof known) => Promise<Result<unknown>>>> = {
    'requesting a code': ({ phone }) => sendSignInCode(shop.deps, testCaller, { phone }),
    'a wrong code by text message': ({ phone }) => signInBySms(shop.deps, testCaller, { phone, code: '000000' }),
    'a wrong code by mail': ({ email }) => signInByEmail(shop.deps, testCaller, { email, code: '000000' }),
    'reading the sign-in methods': () => signInMethods(shop.deps, testCaller),
  };

  /** Two of three runs must find nothing: a busy machine may be unlucky once. */
  async function foundIn(call: (who: typeof known) => Promise<Result<unknown>>): Promise<number> {
    let found = 0;
    for (let run = 0; run < (isWhole ? 3 : 1); run += 1)
      if (isDistinguishable(await measure(call), isWhole)) found += 1;
    return found;
  }

  it.each(Object.keys(calls))(
    '%s reveals nothing, by body or by time',
    async (name) => {
      await makeKnown();
      const call = calls[name];
      if (call === undefined) throw new Error('no such call');
      expect(await foundIn(call)).toBeLessThan(isWhole ? 2 : 1);
    },
    900_000,
  );

  it('would be found out: an early return for outsiders is', async () => {
    await makeKnown();
    const { deps } = shop;
    const found = await foundIn(async ({ phone }) => {
      const { rowCount } = await deps.db.query('select from account where phone = $1', [phone]);
      if (rowCount === 1) await sendSignInCode(deps, testCaller, { phone });
      return fail('forbidden');
    });
    expect(found).toBeGreaterThan(0);
  }, 900_000);
});
