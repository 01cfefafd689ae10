import type { MethodId } from '#src/domain/checkout/payment/payment-methods.ts';

/** What the environment says about a provider. Secrets are handed down and never logged. */
export type ProviderSettings = {
  readonly secretKey: string;
  /** Signs webhooks; several during a rotation, the newest first. */
  readonly webhookSecrets: readonly string[];
  /** Marks our records at the provider, so that several shops can share an account; nothing is marked without it. */
  readonly shop?: string;
  /** What the account can be paid by, as its owner has switched it on; a card alone without it. */
  readonly methods?: readonly MethodId[];
  /** Origin of the sandbox's API as this process reaches it, for instance "http://127.0.0.1:3001". */
  readonly apiOrigin?: string;
};
