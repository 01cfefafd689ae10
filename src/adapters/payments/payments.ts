import type { PaymentProvider } from '#src/domain/checkout/payment/payment.ts';
import type { ProviderSettings } from '#src/adapters/payments/provider-settings.ts';
import { sandboxPayment } from '#src/adapters/payments/sandbox.payment.ts';
import { stripePayment } from '#src/adapters/payments/stripe.payment.ts';

/** All payment providers, one line each. The key is what `PAYMENTS` names and what an attempt stores as `psp`. */
export const paymentProviders = {
  sandbox: sandboxPayment,
  stripe: stripePayment,
} as const satisfies Record<string, (settings: ProviderSettings) => PaymentProvider>;
