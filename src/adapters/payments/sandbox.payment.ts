import type { PaymentProvider } from '#src/domain/checkout/payment/payment.ts';
import type { ProviderSettings } from '#src/adapters/payments/provider-settings.ts';
import { stripeSdkProvider } from '#src/adapters/payments/stripe.payment.ts';

/**
 * Our own payment sandbox: the same adapter and the same SDK, pointed at another origin. It is the default, so that a
 * shop can be tried and every failure caused without an account anywhere. Throws without a usable `apiOrigin`.
 */
export function sandboxPayment(settings: ProviderSettings): PaymentProvider {
  if (settings.apiOrigin === undefined) throw new Error('the payment sandbox needs the origin of its API');
  const origin = new URL(settings.apiOrigin);
  if (origin.protocol !== 'http:' && origin.protocol !== 'https:') throw new Error('the sandbox speaks http or https');
  const protocol = origin.protocol === 'http:' ? 'http' : 'https';
  const port = origin.port === '' ? (protocol === 'http' ? '80' : '443') : origin.port;
  return stripeSdkProvider('sandbox', settings, { protocol, host: origin.hostname, port });
}
