import { addressHash } from '#src/actions/shared/signatures/address-hash.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Bounce } from '#src/domain/accounts/bounces.ts';
import { storeEventId } from '#src/store/shared/outbox/inbox.store.ts';
import { noteBounce } from '#src/store/orders/messages/mail-addresses.store.ts';

/** Records each bounce once, however often it is reported; of the address only its keyed hash is stored. */
export async function receiveBounces(deps: Deps, bounces: readonly Bounce[]): Promise<void> {
  await deps.db.transaction(
    async (tx) => {
      for (const { id, address, reason } of bounces)
        if (await storeEventId(tx, 'mail', id)) await noteBounce(tx, addressHash(deps, address), reason);
    },
    { cause: 'mails came back' },
  );
}
