import { defineEndpoint } from '#src/contract/endpoint.ts';
import { privacySchemas } from '#src/contract/accounts/privacy.schema.ts';
import { privacyAnswers } from '#src/contract/accounts/privacy-answers.schema.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import type { MessageChannel, MessagePurpose } from '#src/domain/accounts/privacy/message-choice.ts';

/** One's own data: what one wants to be told, a copy of everything, and closing the account. */
export const privacyEndpoints = {
  wishes: defineEndpoint({
    method: 'GET',
    path: '/v1/privacysrv/wishes',
    summary: 'Which messages are wanted, which terms were agreed to, and every change.',
    auth: 'account',
    input: privacySchemas.nothing,
    output: privacyAnswers.wishes,
  }),
  changeWishes: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/change_wishes',
    summary: 'Keeps which messages are wanted.',
    example: { wishes: [{ channel: 'email', purpose: 'reminders', wanted: false }] },
    auth: 'account',
    input: privacySchemas.changeWishes,
    output: privacyAnswers.changeWishes,
  }),
  myData: defineEndpoint({
    method: 'GET',
    path: '/v1/privacysrv/my_data',
    summary: 'Copies that can be fetched, and how closing the account stands.',
    auth: 'account',
    limits: { connections: 'work' },
    input: privacySchemas.nothing,
    output: privacyAnswers.myData,
  }),
  askExport: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/ask_export',
    summary: 'Asks for a copy of one’s data; its links are good for a day.',
    auth: 'account',
    limits: { connections: 'work' },
    securityEvent: 'account_changed',
    input: privacySchemas.nothing,
    output: privacyAnswers.askExport,
  }),
  /** Has the account erased in some days; `understood` says that the consequences were shown. */
  closeAccount: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/close_account',
    summary: 'Has the account erased in three days, later while a change of email or phone can still be undone.',
    example: { understood: true },
    auth: 'account',
    securityEvent: 'account_changed',
    input: privacySchemas.closeAccount,
    output: privacyAnswers.closeAccount,
  }),
  keepAccount: defineEndpoint({
    method: 'POST',
    path: '/v1/privacysrv/keep_account',
    summary: 'Takes it back.',
    auth: 'account',
    securityEvent: 'account_changed',
    input: privacySchemas.nothing,
    output: privacyAnswers.keepAccount,
  }),
} as const;

export type Wish = { readonly channel: MessageChannel; readonly purpose: MessagePurpose; readonly wanted: boolean };

export type WishesAnswer = {
  /** Masked; null where the account has none. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly wishes: readonly Wish[];
  /** Every change, the newest first. */
  readonly records: readonly (Wish & { readonly at: string; readonly source: 'account' | 'unsubscribe link' })[];
  /** The terms that were agreed to, the newest first. */
  readonly terms: readonly {
    readonly term: string;
    readonly version: number;
    readonly language: string;
    readonly title: string;
    readonly at: string;
  }[];
};

export type DeletionView = { readonly askedAt: string; readonly dueAt: string };

export type MyDataAnswer = {
  readonly exports: readonly {
    readonly id: string;
    readonly askedAt: string;
    readonly expiresAt: string;
    /** Null while it is being made. */
    readonly files: {
      readonly json: string;
      readonly pdf: string;
      readonly ics: string;
      /** All pictures in one file; null where there are none. */
      readonly zip: string | null;
    } | null;
  }[];
  readonly deletion: DeletionView | null;
  readonly open: {
    readonly visits: number;
    readonly refunds: number;
    readonly disputes: number;
    readonly gifts: number;
  };
  readonly left: readonly { readonly kind: 'credits' | 'gift_cards'; readonly amount: WireMoney }[];
};
