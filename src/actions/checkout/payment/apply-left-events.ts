import { eachAlone } from '#src/actions/shared/batches/each-alone.ts';
import { applyProviderEvent } from '#src/actions/checkout/payment/apply-provider-event.ts';
import type { Deps } from '#src/actions/deps.ts';
import { leftEvents } from '#src/store/shared/outbox/inbox.store.ts';

const batchSize = 20;

/** Applies stored events whose receiver did not finish. */
export async function applyLeftEvents(deps: Deps): Promise<void> {
  const left = new Map(
    (await leftEvents(deps.db, batchSize)).map((one) => [`${one.source} ${one.event.eventId}`, one]),
  );
  await eachAlone(deps, 'applying an event', [...left.keys()], async (id) => {
    const one = left.get(id);
    if (one !== undefined) await applyProviderEvent(deps, one.source, one.event);
  });
}
