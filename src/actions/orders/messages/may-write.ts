import { messageSubjects } from '#src/actions/orders/messages/message-subjects.ts';
import { addressHashes } from '#src/actions/shared/signatures/address-hashes.ts';
import type { Deps } from '#src/actions/deps.ts';
import { isWanted, type MessagePurpose } from '#src/domain/accounts/privacy/message-choice.ts';
import { profileOf } from '#src/store/accounts/accounts.store.ts';
import { hasBounced } from '#src/store/orders/messages/mail-addresses.store.ts';
import { messageChoices } from '#src/store/accounts/message-choices.store.ts';

/**
 * Whether an optional email may be sent to an address: mails reach it, and neither the address nor the account has said
 * no. Every such email is checked here, whatever it is about. `country` is the assumed residence where the account does
 * not know it.
 */
export async function mayWrite(
  deps: Pick<Deps, 'db' | 'secrets'>,
  to: { readonly email: string; readonly accountId: string | null; readonly country?: string | null },
  purpose: MessagePurpose,
): Promise<boolean> {
  const [bounced, said, profile] = await Promise.all([
    hasBounced(deps.db, addressHashes(deps, to.email)),
    messageChoices(deps.db, messageSubjects(deps, to)),
    to.accountId === null ? null : profileOf(deps.db, to.accountId),
  ]);
  const country = profile?.confirmedResidence ?? profile?.countryCode ?? to.country ?? null;
  return !bounced && isWanted({ channel: 'email', purpose }, said, country);
}
