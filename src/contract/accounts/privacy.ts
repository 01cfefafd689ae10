import * as z from 'zod/mini';

import type { InputOf, OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, id, instant, money } from '#src/contract/wire.schema.ts';
import { messageChannels, messagePurposes } from '#src/domain/accounts/privacy/message-choice.ts';

const nothing = z.object({});

const messagePreferenceShape = {
  channel: z.enum(messageChannels),
  purpose: z.enum(messagePurposes).check(z.describe('The purpose of the messages.')),
  wanted: z.boolean(),
} as const;
const messagePreference = z.strictObject(messagePreferenceShape);

const messagePreferences = z.strictObject({
  email: z.nullable(z.string()).check(z.describe('The masked email address; null when the account has none.')),
  phone: z.nullable(z.string()).check(z.describe('The masked phone number; null when the account has none.')),
  wishes: z.array(messagePreference),
  records: z
    .array(z.strictObject({ ...messagePreferenceShape, at: instant, source: z.enum(['account', 'unsubscribe link']) }))
    .check(z.describe('All changes of the message preferences, newest first.')),
  terms: z
    .array(z.strictObject({ term: z.string(), version: id, language: z.string(), title: z.string(), at: instant }))
    .check(z.describe('The legal texts that were accepted, newest first.')),
});

const deletion = z.strictObject({
  askedAt: instant.check(z.describe('The time of the deletion request (UTC, ISO 8601).')),
  dueAt: instant.check(z.describe('The time at which the account is erased (UTC, ISO 8601).')),
});

const file = z.string().check(z.describe('The path of a file on this site.'));
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
            zip: z.nullable(z.string()).check(z.describe('A ZIP file with all pictures; null when there are none.')),
          }),
        )
        .check(z.describe('The exported files; null while the export is being prepared.')),
    }),
  ),
  deletion: z.nullable(deletion).check(z.describe('The pending deletion of the account, or null.')),
  open: z
    .strictObject({
      visits: count.check(z.describe('The number of bookings with a future visit.')),
      refunds: count.check(z.describe('The number of refunds that are not paid out yet.')),
      disputes: count,
      gifts: count.check(z.describe('The number of gift cards that are not sent yet.')),
    })
    .check(z.describe('Open items that must be completed before the account can be erased.')),
  left: z
    .array(z.strictObject({ kind: z.enum(['credits', 'gift_cards']), amount: money }))
    .check(z.describe('The balance that is lost when the account is deleted.')),
});

/** The user's own data: their message preferences, a copy of everything, and closing the account. */
export const privacyEndpoints = {
  wishes: defineEndpoint({
    method: 'GET',
    path: '/v1/privacysrv/wishes',
    summary: 'Returns the message preferences, the accepted terms and the history of changes.',
    auth: 'account',
    input: nothing,
    output: messagePreferences,
  }),
  changeWishes: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/change_wishes',
    summary: 'Stores the message preferences.',
    example: { wishes: [{ channel: 'email', purpose: 'reminders', wanted: false }] },
    auth: 'account',
    input: z.strictObject({ wishes: z.array(messagePreference).check(z.minLength(1), z.maxLength(20)) }),
    output: z.strictObject({ saved: z.literal(true) }),
  }),
  myData: defineEndpoint({
    method: 'GET',
    path: '/v1/privacysrv/my_data',
    summary: 'Returns the data exports and the status of a deletion request.',
    auth: 'account',
    limits: { connections: 'work' },
    input: nothing,
    output: myData,
  }),
  askExport: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/ask_export',
    summary: 'Requests an export of the account’s data; its links are valid for one day.',
    auth: 'account',
    limits: { connections: 'work' },
    securityEvent: 'account_changed',
    input: nothing,
    output: z.strictObject({
      id: z.string(),
      ready: z.boolean().check(z.describe('Whether the files can be downloaded now.')),
    }),
  }),
  /** Has the account erased in some days; `understood` says that the consequences were shown. */
  closeAccount: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/close_account',
    summary: 'Schedules account deletion in three days, or later while a contact change can be undone.',
    example: { understood: true },
    auth: 'account',
    securityEvent: 'account_changed',
    input: z.strictObject({
      understood: z.literal(true).check(z.describe('Confirms that the consequences were shown.')),
    }),
    output: deletion,
  }),
  keepAccount: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/keep_account',
    summary: 'Cancels the requested deletion of the account.',
    auth: 'account',
    securityEvent: 'account_changed',
    input: nothing,
    output: z.strictObject({ kept: z.boolean().check(z.describe('Whether there was a deletion request to cancel.')) }),
  }),
} as const;

export type MessagePreference = InputOf<typeof privacyEndpoints.changeWishes>['wishes'][number];
export type MessagePreferencesAnswer = OutputOf<typeof privacyEndpoints.wishes>;
export type MyDataAnswer = OutputOf<typeof privacyEndpoints.myData>;
