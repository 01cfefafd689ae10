import { heldPlaces, liveCheckouts } from '#src/domain/checkout/hold.ts';
import type { LiveCount } from '#src/store/checkout/live-checkouts.store.ts';

/**
 * Whether one more open checkout with `places` places is within the limits of its account, device and network, beside those
 * that are open already (threat T-52).
 */
export function isWithinLiveLimits(
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
