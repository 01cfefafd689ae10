import { digest } from '#src/actions/checkout/digest.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { heldPlaces, liveCheckouts } from '#src/domain/booking/hold.ts';
import type { LiveCount } from '#src/store/orders.store.ts';

/** What an order keeps of the network it came from: a keyed hash. */
export function networkKey({ secrets }: Deps, { network }: Caller): string {
  return network === '' ? '' : digest([secrets.session, network]).toString('hex');
}

/** Whether one more checkout with so many places is bearable, beside what is held by then (threat T-52). */
export function isBearable(
  count: LiveCount,
  by: { readonly device: string; readonly network: string },
  places: number,
): boolean {
  return (
    count.account < liveCheckouts.perAccount &&
    count.device < liveCheckouts.perDevice &&
    count.network < liveCheckouts.perNetwork &&
    (by.device === '' || count.devicePlaces + places <= heldPlaces.perDevice) &&
    (by.network === '' || count.networkPlaces + places <= heldPlaces.perNetwork)
  );
}
