import * as z from 'zod/mini';

import { count, instant, named } from '#src/contract/wire.schema.ts';
import { accountEventKinds } from '#src/domain/accounts/account-event.ts';

/** Lengths only: the rules of numbers, addresses and codes have their own messages (spec §5). */
const shortText = z.string().check(z.maxLength(300));
const phone = shortText.check(z.describe('A phone number with the country calling code.'));
const email = shortText.check(z.describe('An email address.'));
const code = shortText.check(z.describe('The six-digit code that was sent.'));
const step = shortText.check(z.describe('The token of the sign-in that is waiting for a second factor.'));
const captcha = z.string().check(z.maxLength(2_000), z.describe('The solved challenge, JSON encoded as base64.'));
const credential = z.string().check(z.maxLength(16_000), z.describe('The browser’s WebAuthn response, as JSON text.'));
const way = z.enum(['sms', 'email']).check(z.describe('The channel by which the code is sent.'));
const keep_sessions = z.optional(
  z.boolean().check(z.describe('Whether the account stays signed in on other devices.')),
);

/** What names a notice. */
const noticed = {
  token: z.exactOptional(z.string().check(z.maxLength(200), z.describe('The token of the notice’s link.'))),
  notice: z.exactOptional(
    z.string().check(z.maxLength(64), z.describe('The id of the notice that this browser opened by its link.')),
  ),
};

export const securitySchemas = {
  nothing: z.object({}),
  signInByGoogle: z.strictObject({
    signin_jump: z.string().check(z.maxLength(2_048), z.describe('The path to redirect to after sign-in.')),
  }),
  credential: z.strictObject({ credential }),
  endSession: z.strictObject({ session: z.uuid().check(z.describe('The id of the session.')) }),
  sendOwnCode: z.strictObject({ way, captcha }),
  confirm: z.strictObject({ way, code }),
  sendNewPhoneCode: z.strictObject({ phone, captcha }),
  changePhone: z.strictObject({ phone, code, keep_sessions }),
  sendNewEmailCode: z.strictObject({ email, captcha }),
  changeEmail: z.strictObject({ email, code, keep_sessions }),
  removePasskey: z.strictObject({
    passkey: z.string().check(z.maxLength(1_400), z.describe('The id of the passkey.')),
  }),
  sendSecondCode: z.strictObject({ step, way, captcha }),
  secondCode: z.strictObject({ step, way, code }),
  secondPasskey: z.strictObject({ step, credential }),
  requireSecondFactor: z.strictObject({
    required: z.boolean().check(z.describe('Whether sign-in by code requires a second factor.')),
  }),
  // A read also takes the language and currency of its page.
  accountEvent: z.object(noticed),
  undoAccountEvent: z.strictObject(noticed),
} as const;

const word = z.nullable(z.string());
const kind = z.enum(['member', 'guest']);
const masked = z.string().check(z.describe('A masked email address or phone number.'));
const secondsToNext = count.check(z.describe('Seconds until another code can be requested.'));
const address = z.strictObject({ address: z.string().check(z.describe('The URL of Google’s sign-in page.')) });
const options = z.strictObject({
  options: z.string().check(z.describe('Options for the browser’s WebAuthn API, as JSON text.')),
});
const removed = z.strictObject({ removed: z.literal(true) });

const session = named('Session', 'A device on which the account is signed in.', {
  id: z.string(),
  way: z.enum(['sms', 'email', 'google', 'passkey', 'guest']),
  agent: z.string().check(z.describe('Browser and platform: “Chrome · Android”; empty when unknown.')),
  network: z.string().check(z.describe('The truncated IP address: “192.0.2.•”.')),
  created_at: instant,
  seen_at: instant,
  current: z.boolean().check(z.describe('Whether this is the session of the request.')),
});

const passkey = named('Passkey', 'A passkey of the account.', {
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});

const overview = named('Security', 'Sign-in methods and active sessions of an account.', {
  kind,
  phone: word.check(z.describe('The masked phone number; null when there is none.')),
  email: word.check(z.describe('The masked email address; null when there is none.')),
  email_proved: z.boolean().check(z.describe('Whether the email address was verified by a code.')),
  google: z.strictObject({ offered: z.boolean(), connected: z.boolean(), email: word }),
  passkeys: z.array(passkey),
  sessions: z.array(session),
  confirmed: z.boolean().check(z.describe('Whether the caller verified their identity within the last 15 minutes.')),
  second_factor: z
    .strictObject({ on: z.boolean(), possible: z.boolean(), confirmed: z.boolean() })
    .check(
      z.describe(
        'Whether a second factor is required, whether it can be turned on now, and whether the account has one.',
      ),
    ),
});

export const securityAnswers = {
  signInByGoogle: address,
  bindGoogle: address,
  unbindGoogle: removed,
  passkeySignInOptions: options,
  signInByPasskey: z.strictObject({ kind }),
  sendSecondCode: z.strictObject({ secondsToNext }),
  signInBySecondCode: z.strictObject({ kind }),
  signInBySecondPasskey: z.strictObject({ kind }),
  requireSecondFactor: z.strictObject({ secondFactor: z.boolean() }),
  overview,
  endSession: z.strictObject({ ended: z.literal(true) }),
  endOtherSessions: z.strictObject({ ended: count.check(z.describe('The number of sessions that were ended.')) }),
  sendOwnCode: z.strictObject({ secondsToNext }),
  confirm: z.strictObject({ confirmed: z.literal(true) }),
  confirmByPasskey: z.strictObject({ confirmed: z.literal(true) }),
  sendNewPhoneCode: z.strictObject({ phone: masked, secondsToNext }),
  changePhone: z.strictObject({ changed: z.literal(true) }),
  sendNewEmailCode: z.strictObject({ email: masked, secondsToNext }),
  changeEmail: z.strictObject({
    orders: count.check(z.describe('The number of guest orders with this address that were added to the account.')),
  }),
  passkeyOptions: options,
  addPasskey: z.strictObject({ added: z.literal(true) }),
  removePasskey: removed,
  accountEvent: named('AccountEvent', 'A security event of an account, and whether it can be undone.', {
    notice: z.string().check(z.describe('The id of the notice, sent back by the form that undoes the change.')),
    kind: z.enum(accountEventKinds),
    at: instant,
    agent: z.string().check(z.describe('Browser and platform: “Chrome · Android”; empty when unknown.')),
    network: z.string().check(z.describe('The truncated IP address: “192.0.2.•”.')),
    state: z
      .enum(['open', 'undone', 'over'])
      .check(z.describe('Whether the change can be undone (`open`), was undone, or can no longer be undone (`over`).')),
  }),
  undoAccountEvent: z.strictObject({ undone: z.literal(true) }),
} as const;
