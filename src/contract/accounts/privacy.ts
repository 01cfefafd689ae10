import { get, post } from '#src/contract/endpoint.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import type { MessageChannel, MessagePurpose } from '#src/domain/accounts/privacy/message-choice.ts';

/** One's own data: what one wants to be told, a copy of everything, and closing the account. */
export const privacyEndpoints = {
  wishes: get<Record<never, never>, WishesAnswer>('/v1/privacysrv/wishes'),
  changeWishes: post<{ wishes: readonly Wish[] }, { readonly saved: true }>('/v1/privacysrv/change_wishes'),
  myData: get<Record<never, never>, MyDataAnswer>('/v1/privacysrv/my_data'),
  askExport: post<Record<never, never>, { readonly id: string; readonly ready: boolean }>('/v1/privacysrv/ask_export'),
  /** Has the account erased in some days; `understood` says that the consequences were shown. */
  closeAccount: post<{ understood: true }, DeletionView>('/v1/privacysrv/close_account'),
  keepAccount: post<Record<never, never>, { readonly kept: boolean }>('/v1/privacysrv/keep_account'),
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
