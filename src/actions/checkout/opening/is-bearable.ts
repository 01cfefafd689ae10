import { heldPlaces, liveCheckouts } from '#src/domain/checkout/hold.ts';
import type { LiveCount } from '#src/store/checkout/live-checkouts.store.ts';

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
