import type { RedeemAnswer } from '#src/contract/orders/admission.ts';
import type { WireError } from '#src/contract/envelope.ts';

/** What can be said without a connection. `unsure`: something of it can be checked by the shop alone. */
export type OfflineVerdict = 'true' | 'unsure' | 'used' | 'wrong_day' | 'other_supplier' | 'false';

/** A scan's answer by the shop. */
export type Answered = { readonly kind: 'answer'; readonly answer: RedeemAnswer };
/** A scan that the server refused, finally or not, or that needs no request. */
export type Failed = { readonly kind: 'failure'; readonly error: WireError };

/** How a scan ended, or what is known of it while there is no connection. */
export type Shown =
  | Answered
  | Failed
  | {
      readonly kind: 'offline';
      readonly verdict: Exclude<OfflineVerdict, 'false'>;
      readonly reference: string;
      readonly people: number;
      readonly date: string;
    };

/** An offline scan that the shop has since refused: stored until dismissed. */
export type LateRefusal = {
  readonly key: string;
  readonly reference: string;
  readonly scannedAt: string;
  readonly end: Answered | Failed;
};
