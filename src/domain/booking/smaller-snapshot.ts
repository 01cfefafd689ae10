import type { BookingSnapshot } from '#src/domain/booking/line.ts';

/** A seat that leaves a booking: of which unit, and what of the discount was its own, in minor units. */
export type LeavingSeat = { readonly unitId: string; readonly discountMinor: bigint };

/** A booking's snapshot without some of its seats; the prices of those who stay are as they were. */
export function smallerSnapshot(snapshot: BookingSnapshot, leaving: readonly LeavingSeat[]): BookingSnapshot {
  const gone = new Map<string, number>();
  let discount = BigInt(snapshot.discountMinor ?? '0');
  for (const { unitId, discountMinor } of leaving) {
    gone.set(unitId, (gone.get(unitId) ?? 0) + 1);
    discount -= discountMinor;
  }
  const units = snapshot.units.flatMap((unit) => {
    const quantity = unit.quantity - (gone.get(unit.unitId) ?? 0);
    if (quantity <= 0) return [];
    return [{ ...unit, quantity, amountMinor: (BigInt(unit.eachMinor) * BigInt(quantity)).toString() }];
  });
  return { ...snapshot, discountMinor: discount.toString(), units };
}
