import type { CardFault } from '#sandbox/payments/cards.ts';

/** Every text of the payment pages. `{…}` is a placeholder. */
export type Texts = {
  readonly ribbon: string;
  readonly back: string;
  readonly payTo: string;
  readonly order: string;
  readonly total: string;
  readonly title: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly cvcHint: string;
  readonly name: string;
  readonly pay: string;
  readonly paying: string;
  readonly promise: string;
  readonly tryCards: string;
  readonly tryNote: string;
  readonly use: string;
  readonly outcomes: {
    readonly paid: string;
    readonly step: string;
    readonly declined: string;
    readonly funds: string;
    readonly expired: string;
    readonly cvc: string;
    readonly fault: string;
    readonly later: string;
    readonly laterFails: string;
  };
  readonly faults: Readonly<Record<CardFault, string>>;
  readonly declines: {
    readonly declined: string;
    readonly insufficient_funds: string;
    readonly expired_card: string;
    readonly incorrect_cvc: string;
    readonly processing_error: string;
    readonly test_mode_live_card: string;
    readonly authentication: string;
  };
  readonly step: {
    readonly bank: string;
    readonly title: string;
    readonly ask: string;
    readonly merchant: string;
    readonly amount: string;
    readonly card: string;
    readonly approve: string;
    readonly refuse: string;
    readonly note: string;
  };
  /** Wallets and banks, to which one is led away. */
  readonly away: {
    readonly title: string;
    readonly go: string;
    readonly wallet: string;
    readonly bank: string;
    readonly declined: string;
    readonly walletName: string;
    readonly bankName: string;
    readonly ask: string;
    readonly late: string;
    readonly later: string;
    readonly laterFails: string;
    readonly never: string;
    readonly note: string;
  };
  readonly notices: {
    readonly expiredTitle: string;
    readonly expired: string;
    readonly failedTitle: string;
    readonly failed: string;
    readonly missingTitle: string;
    readonly missing: string;
    readonly backTo: string;
  };
};
