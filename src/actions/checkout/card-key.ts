import type { Deps } from '#src/actions/deps.ts';
import { limitKey } from '#src/adapters/sign-in-hashes.ts';
import type { PaymentReading } from '#src/domain/payment.ts';

/** What we keep of the card that paid: enough to know it again, nothing that the provider or anybody else could read. */
export function cardKey({ secrets }: Pick<Deps, 'secrets'>, { cardMark }: PaymentReading): string | null {
  return cardMark === undefined ? null : limitKey(secrets.code, `card\n${cardMark}`);
}
