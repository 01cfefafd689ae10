import { applyProviderEvent } from '#src/actions/checkout/apply-provider-event.ts';
import type { Deps } from '#src/actions/deps.ts';
import { leftEvents } from '#src/store/inbox.store.ts';

const atOnce = 20;

/** Applies kept events whose taker did not come through. */
export async function applyLeftEvents(deps: Deps): Promise<void> {
  for (const { source, event } of await leftEvents(deps.db, atOnce)) await applyProviderEvent(deps, source, event);
}
