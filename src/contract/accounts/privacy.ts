import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, id, instant, money } from '#src/contract/wire.schema.ts';
import { messageChannels, messagePurposes } from '#src/domain/accounts/privacy/message-choice.ts';

const nothing = z.object({});

const wishShape = {
  channel: z.enum(messageChannels),
  purpose: z.enum(messagePurposes).check(z.describe('What the messages are about.')),
  wanted: z.boolean(),
} as const;
const wish = z.strictObject(wishShape);

const wishes = z.strictObject({
  email: z.nullable(z.string()).check(z.describe('Masked; null when the account has none.')),
  phone: z.nullable(z.string()).check(z.describe('Masked; null when the account has none.')),
  wishes: z.array(wish),
  records: z
    .array(z.strictObject({ ...wishShape, at: instant, source: z.enum(['account', 'unsubscribe link']) }))
    .check(z.describe('Every change, newest first.')),
  terms: z
    .array(z.strictObject({ term: z.string(), version: id, language: z.string(), title: z.string(), at: instant }))
    .check(z.describe('The terms that were agreed to, newest first.')),
});

const deletion = z.strictObject({
  askedAt: instant.check(z.describe('When the deletion was requested; UTC, ISO 8601.')),
  dueAt: instant.check(z.describe('When the account is erased; UTC, ISO 8601.')),
});

const file = z.string().check(z.describe('An address on this site.'));
const myData = z.strictObject({
  exports: z.array(
    z.strictObject({
      id: z.string(),
      askedAt: instant,
      expiresAt: instant,
      files: z
        .nullable(
          z.strictObject({
            json: file,
            pdf: file,
            ics: file,
            zip: z.nullable(z.string()).check(z.describe('All pictures in one file; null when there are none.')),
          }),
        )
        .check(z.describe('Null while the export is being prepared.')),
    }),
  ),
  deletion: z.nullable(deletion).check(z.describe('A requested deletion of the account, or null.')),
  open: z
    .strictObject({
      visits: count.check(z.describe('Bookings of visits to come.')),
      refunds: count.check(z.describe('Refunds that are not paid out yet.')),
      disputes: count,
      gifts: count.check(z.describe('Gift cards that are not sent yet.')),
    })
    .check(z.describe('What must be completed before the account can be erased.')),
  left: z
    .array(z.strictObject({ kind: z.enum(['credits', 'gift_cards']), amount: money }))
    .check(z.describe('The balance that is lost when the account is deleted.')),
});

/** One's own data: what one wants to be told, a copy of everything, and closing the account. */
export const privacyEndpoints = {
  wishes: defineEndpoint({
    method: 'GET',
    path: '/v1/privacysrv/wishes',
    summary: 'Which messages are wanted, which terms were agreed to, and every change.',
    auth: 'account',
    input: nothing,
    output: wishes,
  }),
  changeWishes: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/change_wishes',
    summary: 'Keeps which messages are wanted.',
    example: { wishes: [{ channel: 'email', purpose: 'reminders', wanted: false }] },
    auth: 'account',
    input: z.strictObject({ wishes: z.array(wish).check(z.minLength(1), z.maxLength(20)) }),
    output: z.strictObject({ saved: z.literal(true) }),
  }),
  myData: defineEndpoint({
    method: 'GET',
    path: '/v1/privacysrv/my_data',
    summary: 'Copies that can be fetched, and how closing the account stands.',
    auth: 'account',
    limits: { connections: 'work' },
    input: nothing,
    output: myData,
  }),
  askExport: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/ask_export',
    summary: 'Asks for a copy of one’s data; its links are good for a day.',
    auth: 'account',
    limits: { connections: 'work' },
    securityEvent: 'account_changed',
    input: nothing,
    output: z.strictObject({
      id: z.string(),
      ready: z.boolean().check(z.describe('Whether its files can be fetched now.')),
    }),
  }),
  /** Has the account erased in some days; `understood` says that the consequences were shown. */
  closeAccount: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/close_account',
    summary: 'Has the account erased in three days, later while a change of email or phone can still be undone.',
    example: { understood: true },
    auth: 'account',
    securityEvent: 'account_changed',
    input: z.strictObject({ understood: z.literal(true).check(z.describe('The consequences were shown.')) }),
    output: deletion,
  }),
  keepAccount: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/keep_account',
    summary: 'Takes it back.',
    auth: 'account',
    securityEvent: 'account_changed',
    input: nothing,
    output: z.strictObject({ kept: z.boolean().check(z.describe('Whether there was a request to take back.')) }),
  }),
} as const;

export type Wish = InputOf<typeof privacyEndpoints.changeWishes>['wishes'][number];
export type WishesAnswer = OutputOf<typeof privacyEndpoints.wishes>;
export type MyDataAnswer = OutputOf<typeof privacyEndpoints.myData>;
