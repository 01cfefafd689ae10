import { addDays } from '#src/domain/shared/time/local-time.ts';
import type { ServiceDetail } from '#src/domain/catalogue/offers/service.ts';
import type { ClosedDays, TimedOffer } from '#src/domain/vertical.ts';

/** An offer as it is sold: closed where it needs a day that is. */
export function lessClosed<Offer extends Pick<TimedOffer, 'id' | 'closed' | 'details' | 'localDate'>>(
  offer: Offer,
  closed: readonly ClosedDays[],
): Offer {
  const { first, last } = daysOf(offer);
  const isShut = closed.some(({ from, to, optionId }) => from <= last && first <= to && isOf(offer.id, optionId));
  return isShut ? { ...offer, closed: true } : offer;
}

/** A plan's offer is named after its room: `double.flexible`. */
function isOf(offerId: string, optionId: string | null): boolean {
  return optionId === null || offerId === optionId || offerId.startsWith(`${optionId}.`);
}

/**
 * The first and the last day that it needs: of a stay the last night's, since the room is not needed the morning after.
 */
function daysOf({ localDate, details }: Pick<TimedOffer, 'localDate' | 'details'>): { first: string; last: string } {
  const span = details.find((detail): detail is ServiceDetail & { kind: 'span' } => detail.kind === 'span');
  if (span === undefined) return { first: localDate, last: localDate };
  const { date } = span.to;
  return { first: localDate, last: span.as === 'stay' ? addDays(date, -1) : date };
}
