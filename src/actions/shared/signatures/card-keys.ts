import { codeSecrets } from '#src/actions/shared/signatures/code-secrets.ts';
import type { Deps } from '#src/actions/deps.ts';
import { limitKey } from '#src/adapters/identity/sign-in-hashes.ts';
import type { PaymentReading } from '#src/domain/checkout/payment/payment.ts';

/** Returns the keys of a card under every accepted secret, that of today first; none of a wallet or a bank. */
export function cardKeys({ secrets }: Pick<Deps, 'secrets'>, { cardMark }: PaymentReading): readonly string[] {
  return cardMark === undefined ? [] : codeSecrets(secrets).map((secret) => limitKey(secret, `card\n${cardMark}`));
}
