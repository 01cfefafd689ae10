import * as z from 'zod/mini';

import { count, instant, named } from '#src/contract/wire.schema.ts';
import { accountEventKinds } from '#src/domain/accounts/account-event.ts';

const word = z.nullable(z.string());
const kind = z.enum(['member', 'guest']);
const address = z.strictObject({ address: z.string() });
const options = z.strictObject({ options: z.string() });
const removed = z.strictObject({ removed: z.literal(true) });

const session = named('Session', 'One place where the account is signed in.', {
  id: z.string(),
  way: z.enum(['sms', 'email', 'google', 'passkey', 'guest']),
  agent: z.string().check(z.describe('“Chrome · Android”; empty when the browser does not say.')),
  network: z.string().check(z.describe('A part of its address: “192.0.2.•”.')),
  created_at: instant,
  seen_at: instant,
  current: z.boolean(),
});

const passkey = named('Passkey', 'A passkey as its owner sees it.', {
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});

const overview = named('Security', 'The ways into an account, and where it is signed in.', {
  kind,
  phone: word.check(z.describe('Masked; null when there is none.')),
  email: word.check(z.describe('Masked; null when there is none.')),
  email_proved: z.boolean(),
  google: z.strictObject({ offered: z.boolean(), connected: z.boolean(), email: word }),
  passkeys: z.array(passkey),
  sessions: z.array(session),
  confirmed: z.boolean().check(z.describe('The caller has proved their identity within the last 15 minutes.')),
  second_factor: z
    .strictObject({ on: z.boolean(), possible: z.boolean(), confirmed: z.boolean() })
    .check(
      z.describe(
        'Whether sign-in by code asks for a second factor, whether it can be turned on now, and whether the account has one.',
      ),
    ),
});

export const securityAnswers = {
  signInByGoogle: address,
  bindGoogle: address,
  unbindGoogle: removed,
  passkeySignInOptions: options,
  signInByPasskey: z.strictObject({ kind }),
  sendSecondCode: z.strictObject({ secondsToNext: count }),
  signInBySecondCode: z.strictObject({ kind }),
  signInBySecondPasskey: z.strictObject({ kind }),
  requireSecondFactor: z.strictObject({ secondFactor: z.boolean() }),
  overview,
  endSession: z.strictObject({ ended: z.literal(true) }),
  endOtherSessions: z.strictObject({ ended: count }),
  sendOwnCode: z.strictObject({ secondsToNext: count }),
  confirm: z.strictObject({ confirmed: z.literal(true) }),
  confirmByPasskey: z.strictObject({ confirmed: z.literal(true) }),
  sendNewPhoneCode: z.strictObject({ phone: z.string(), secondsToNext: count }),
  changePhone: z.strictObject({ changed: z.literal(true) }),
  sendNewEmailCode: z.strictObject({ email: z.string(), secondsToNext: count }),
  changeEmail: z.strictObject({ orders: count }),
  passkeyOptions: options,
  addPasskey: z.strictObject({ added: z.literal(true) }),
  removePasskey: removed,
  accountEvent: named('AccountEvent', 'A change of an account, and whether it can be undone.', {
    notice: z.string().check(z.describe('What names this notice in the form that undoes it.')),
    kind: z.enum(accountEventKinds),
    at: instant,
    agent: z.string(),
    network: z.string(),
    state: z.enum(['open', 'undone', 'over']),
  }),
  undoAccountEvent: z.strictObject({ undone: z.literal(true) }),
} as const;
