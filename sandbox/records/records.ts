/**
 * What the sandbox stores. Amounts are in the wire's minor units, times in seconds since the epoch. No card number
 * anywhere.
 */
export type Metadata = Readonly<Record<string, string>>;

export type Session = {
  readonly kind: 'session';
  readonly id: string;
  readonly created: number;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  /** The one method that its page takes, by the provider's name. */
  readonly method: string;
  readonly intentId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly locale: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly email: string | null;
  readonly reference: string | null;
  readonly metadata: Metadata;
  readonly intentDescription: string | null;
  readonly intentMetadata: Metadata;
  readonly expiresAt: number;
};

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type Intent = {
  readonly kind: 'intent';
  readonly id: string;
  readonly created: number;
  readonly clientSecret: string;
  readonly sessionId: string | null;
  readonly method: string;
  readonly status: IntentStatus;
  readonly amount: number;
  readonly received: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly charge: Charge | null;
  readonly error: CardRefusal | null;
  /** What happens once the extra step is passed, while the intent waits for it. */
  readonly afterChallenge: 'pay' | 'decline' | null;
  /** When and how a processing payment ends. */
  readonly settle: { readonly at: number; readonly as: 'succeeded' | 'failed' } | null;
  readonly canceledAt: number | null;
  readonly cancellationReason: string | null;
};

export type Charge = {
  readonly id: string;
  readonly created: number;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly paymentMethod: string;
  /** None where a wallet or a bank pays. */
  readonly card: SavedCard | null;
  readonly refunded: number;
};

export type SavedCard = {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly fingerprint: string;
  /** How refunds to this card go. */
  readonly refunds: 'at_once' | 'later' | 'bounce';
};

export type CardRefusal = {
  readonly code: string;
  readonly declineCode: string | null;
  readonly message: string;
  readonly chargeId: string | null;
};

export type Refund = {
  readonly kind: 'refund';
  readonly id: string;
  readonly created: number;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  readonly amount: number;
  readonly currency: string;
  readonly intentId: string;
  readonly chargeId: string;
  readonly reason: string | null;
  readonly metadata: Metadata;
  readonly settle: { readonly at: number; readonly as: 'succeeded' | 'failed' } | null;
};

export type Dispute = {
  readonly kind: 'dispute';
  readonly id: string;
  readonly created: number;
  readonly status: 'needs_response' | 'won' | 'lost';
  readonly amount: number;
  readonly currency: string;
  readonly intentId: string;
  readonly chargeId: string;
  readonly reason: string;
};

export type EventRecord = {
  readonly kind: 'event';
  readonly id: string;
  readonly created: number;
  /** The event as it is sent, byte for byte the same at every delivery. */
  readonly body: string;
  readonly type: string;
};

export type SandboxRecord = Session | Intent | Refund | Dispute | EventRecord;

export type RecordOf<Kind extends SandboxRecord['kind']> = Extract<SandboxRecord, { kind: Kind }>;
