import { mayMove } from '#src/domain/orders/changes/life-cycle.ts';
import { checkParty } from '#src/domain/catalogue/offers/party.ts';
import {
  datedSteps,
  refundPercentAt,
  refundOfParts,
  type CanceledPart,
  type DatedStep,
  type PolicyStep,
} from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';

/** One seat of a booking: what was paid for it in minor units, discount taken off, and the terms of its unit. */
export type BookedSeat = {
  /** Counts from 0 within its booking, and never changes. */
  readonly position: number;
  readonly unitId: string;
  readonly pax: number;
  readonly accompanied: boolean;
  readonly netMinor: bigint;
  /** The percentage refunded when this seat was canceled by itself; null while it is booked. */
  readonly refundPercent: number | null;
};

/** What a cancellation depends on: the policy and prices stored with the booking, and the time by the database's clock. */
export type CancellableBooking = {
  readonly reference: string;
  readonly state: string;
  readonly currency: CurrencyCode;
  readonly seats: readonly BookedSeat[];
  /** The part of the price that is not refunded yet, in minor units: staff may have refunded some of it already. */
  readonly remainingMinor: bigint;
  /** The refund for seats canceled earlier, as computed then; null or absent if there are none. */
  readonly dueMinor?: bigint | null;
  readonly minParty: number;
  readonly policy: readonly PolicyStep[];
  readonly startsAtMs: number;
  /** Of `policyStart`: the time zone in which the policy counts days. */
  readonly timeZone: string;
  readonly nowMs: number;
  /** The operator closed the date: the refund is the full price, whatever the policy says. */
  readonly isDateClosed: boolean;
  /** The payment is under dispute: nothing is refunded meanwhile. */
  readonly isDisputed: boolean;
  /** A value pack or a car rental can only be canceled as a whole; a pack only while nothing is booked with it. */
  readonly isWhole?: boolean;
  readonly isPackUsed?: boolean;
  /** The gift card was redeemed by an account and belongs to it. */
  readonly isGiftCardRedeemed?: boolean;
};

/** The refund for a cancellation now, and the policy's steps with their deadlines. */
export type CancellationQuote = {
  readonly reference: string;
  readonly paid: Money;
  readonly refund: Money;
  readonly steps: readonly DatedStep[];
};

/** A quote with the seats to cancel and the refund percentage of each unit; `whole` if no seat remains booked. */
export type SeatCancellation = CancellationQuote & {
  readonly positions: readonly number[];
  readonly percentOf: (unitId: string) => number;
  readonly whole: boolean;
};

type Refusal =
  | 'already_cancelled'
  | 'voucher_used'
  | 'not_cancellable'
  | 'quantity_invalid'
  | 'party_too_small'
  | 'unit_needs_company';

/**
 * Returns the refund if the traveler now cancels all remaining seats, or those at `positions`; or why they cannot: the booking
 * is cancelled, used, not confirmed, or has begun, or the remaining travelers could not have booked by themselves.
 */
export function quoteSeatCancellation(
  booking: CancellableBooking,
  positions: readonly number[] | null,
): Result<SeatCancellation, Refusal> {
  const { reference, state, currency, seats, policy, startsAtMs, nowMs, isDateClosed } = booking;
  if (state === 'cancelled') return fail('already_cancelled');
  if (state === 'redeemed') return fail('voucher_used');
  if (!isCancellable(state, startsAtMs > nowMs) || booking.isDisputed) return fail('not_cancellable');
  if (booking.isPackUsed === true || booking.isGiftCardRedeemed === true) return fail('voucher_used');
  if (booking.isWhole === true && positions !== null) return fail('quantity_invalid', { field: 'positions' });
  const chosen = chosenSeats(seats, positions);
  if (!chosen.ok) return chosen;
  const staying = seats.filter((seat) => seat.refundPercent === null && !chosen.value.includes(seat));
  const legal = staying.length === 0 ? ok(null) : checkRemainingParty(booking, staying);
  if (!legal.ok) return legal;
  const percentOf = (unitId: string): number => (isDateClosed ? 100 : refundPercentAt(policy, booking, nowMs, unitId));
  const given = chosen.value.map(({ netMinor, unitId }) => ({ netMinor, refundPercent: percentOf(unitId) }));
  return ok({
    reference,
    paid: money(
      chosen.value.reduce((sum, seat) => sum + seat.netMinor, 0n),
      currency,
    ),
    refund: refundFor(booking, given),
    steps: datedSteps(policy, booking),
    positions: chosen.value.map((seat) => seat.position),
    percentOf,
    whole: staying.length === 0,
  });
}

/** Quotes the full price of all booked seats: the refund when the shop itself cancels, at any time. */
export function quoteFullRefund(booking: CancellableBooking): SeatCancellation {
  const { reference, seats, currency, policy } = booking;
  const standing = seats.filter((seat) => seat.refundPercent === null);
  const full = standing.map(({ netMinor }) => ({ netMinor, refundPercent: 100 }));
  return {
    reference,
    paid: money(
      standing.reduce((sum, seat) => sum + seat.netMinor, 0n),
      currency,
    ),
    refund: refundFor(booking, full),
    steps: datedSteps(policy, booking),
    positions: standing.map((seat) => seat.position),
    percentOf: () => 100,
    whole: true,
  };
}

/** Returns what further seats add to the refund of a booking, limited to the part of the price not refunded yet. */
function refundFor(booking: CancellableBooking, given: readonly CanceledPart[]): Money {
  const { seats, currency, remainingMinor } = booking;
  const due = refundOfParts([...canceledParts(seats), ...given], currency).minor - refundSoFar(booking).minor;
  return money(atMost(due > 0n ? due : 0n, remainingMinor), currency);
}

/** Returns the smaller of an amount and a limit, in minor units. */
export function atMost(minor: bigint, most: bigint): bigint {
  return minor < most ? minor : most;
}

/** Returns whether the traveler may cancel at all; `ahead` if the visit has not begun. */
export function isCancellable(state: string, ahead: boolean): boolean {
  return ahead && state === 'confirmed' && mayMove('booking', state, 'cancelled', 'traveller');
}

/** Returns the refund for the seats canceled so far: as computed then, even if the currency's price step has changed since. */
export function refundSoFar({
  seats,
  currency,
  dueMinor,
}: Pick<CancellableBooking, 'seats' | 'currency' | 'dueMinor'>): Money {
  return dueMinor === undefined || dueMinor === null
    ? refundOfParts(canceledParts(seats), currency)
    : money(dueMinor, currency);
}

function canceledParts(seats: readonly BookedSeat[]): CanceledPart[] {
  return seats.flatMap(({ netMinor, refundPercent }) => (refundPercent === null ? [] : [{ netMinor, refundPercent }]));
}

function chosenSeats(
  seats: readonly BookedSeat[],
  positions: readonly number[] | null,
): Result<readonly BookedSeat[], 'quantity_invalid' | 'already_cancelled'> {
  if (positions === null) return ok(seats.filter((seat) => seat.refundPercent === null));
  const selected = new Set(positions);
  const found = seats.filter((seat) => selected.has(seat.position));
  if (found.length !== selected.size || found.length === 0) return fail('quantity_invalid', { field: 'positions' });
  return found.some((seat) => seat.refundPercent !== null)
    ? fail('already_cancelled', { field: 'positions' })
    : ok(found);
}

/** Checks that the remaining travelers are a valid party: large enough, and children accompanied. A party may always become smaller. */
function checkRemainingParty(
  { minParty }: CancellableBooking,
  staying: readonly BookedSeat[],
): Result<null, 'quantity_invalid' | 'party_too_small' | 'unit_needs_company'> {
  const counts: Record<string, number> = {};
  for (const { unitId } of staying) counts[unitId] = (counts[unitId] ?? 0) + 1;
  const units = staying.map(({ unitId, pax, accompanied }) => ({ id: unitId, pax, accompanied, maxQuantity: null }));
  const party = checkParty(counts, { minParty, maxParty: Number.MAX_SAFE_INTEGER, units });
  if (party.ok) return ok(null);
  const { code } = party.failure;
  const facts = party.failure.facts ?? {};
  if (code === 'party_too_small' || code === 'unit_needs_company') return fail(code, { field: 'positions', facts });
  return fail('quantity_invalid', { field: 'positions' });
}
