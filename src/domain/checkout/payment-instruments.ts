import { allocateUpTo, type Money } from '#src/domain/shared/money/money.ts';

/** What pays beside the card. */
export type TenderKind = 'credits' | 'gift_card';

export type Tender = { readonly kind: TenderKind; readonly amount: Money };

/** How much of one booking's net a tender paid. */
export type BookingTender = { readonly bookingId: string; readonly kind: TenderKind; readonly amount: Money };

/**
 * What of each booking's net every tender of its order paid, by largest remainder: the parts of a tender add up to it,
 * and no booking is paid for twice. What is left is the card's.
 */
export function tendersByBooking(
  tenders: readonly Tender[],
  bookings: readonly { readonly id: string; readonly net: Money }[],
): readonly BookingTender[] {
  const open = bookings.map((one) => one.net.minor);
  return tenders.flatMap(({ kind, amount }) =>
    allocateUpTo(amount, open).flatMap((part, index) => {
      const booking = bookings[index];
      if (booking === undefined || part.minor === 0n) return [];
      open[index] = (open[index] ?? 0n) - part.minor;
      return [{ bookingId: booking.id, kind, amount: part }];
    }),
  );
}
