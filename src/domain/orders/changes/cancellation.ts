import { mayMove } from '#src/domain/orders/changes/life-cycle.ts';
import { checkParty } from '#src/domain/catalogue/offers/party.ts';
import {
  datedSteps,
  percentBack,
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
  /** How much came back when it was given up by itself; null while it stands. */
  readonly refundPercent: number | null;
};

/** A booking as cancelling sees it: the policy and prices that were frozen into it, and now by the database's clock. */
export type CancellableBooking = {
  readonly reference: string;
  readonly state: string;
  readonly currency: CurrencyCode;
  readonly seats: readonly BookedSeat[];
  /** What of its price has not gone back yet, in minor units: staff may have refunded a part of it already. */
  readonly leftMinor: bigint;
  /** What was due for the seats that were given up, as computed then; null or absent while none was. */
  readonly dueMinor?: bigint | null;
  readonly minParty: number;
  readonly policy: readonly PolicyStep[];
  readonly startsAtMs: number;
  /** Of `policyStart`: by whose calendar the policy counts its days. */
  readonly timeZone: string;
  readonly nowMs: number;
  /** Its date is not served after all: everything comes back, whatever the policy says. */
  readonly closed: boolean;
  /** The cardholder's bank is looking at the payment: nothing is given back meanwhile. */
  readonly disputed: boolean;
  /** A value pack or a hire is given up whole; a pack only as long as nothing is booked with it. */
  readonly isWhole?: boolean;
  readonly packUsed?: boolean;
  /** The gift card was redeemed by an account and belongs to it. */
  readonly giftTaken?: boolean;
};

/** What cancelling would bring now, and until when how much. */
export type CancelQuote = {
  readonly reference: string;
  readonly paid: Money;
  readonly refund: Money;
  readonly steps: readonly DatedStep[];
};

/** A quote with what it does: these seats, at the percentages of their units; `whole` when none is left. */
export type Cancelling = CancelQuote & {
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
export function quoteCancelling(
  booking: CancellableBooking,
  positions: readonly number[] | null,
): Result<Cancelling, Refusal> {
  const { reference, state, currency, seats, policy, startsAtMs, nowMs, closed } = booking;
  if (state === 'cancelled') return fail('already_cancelled');
  if (state === 'redeemed') return fail('voucher_used');
  if (!isCancellable(state, startsAtMs > nowMs) || booking.disputed) return fail('not_cancellable');
  if (booking.packUsed === true || booking.giftTaken === true) return fail('voucher_used');
  if (booking.isWhole === true && positions !== null) return fail('quantity_invalid', { field: 'positions' });
  const chosen = chosenSeats(seats, positions);
  if (!chosen.ok) return chosen;
  const staying = seats.filter((seat) => seat.refundPercent === null && !chosen.value.includes(seat));
  const legal = staying.length === 0 ? ok(null) : checkRemainingParty(booking, staying);
  if (!legal.ok) return legal;
  const percentOf = (unitId: string): number => (closed ? 100 : percentBack(policy, booking, nowMs, unitId));
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

/** Everything that stands, at its full price: what the shop gives back of its own accord, whenever that is. */
export function quoteFullRefund(booking: CancellableBooking): Cancelling {
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

/** Returns what further seats add to the refund that is due for a booking, and no more than it has left. */
function refundFor(booking: CancellableBooking, given: readonly CanceledPart[]): Money {
  const { seats, currency, leftMinor } = booking;
  const due = refundOfParts([...partsGivenUp(seats), ...given], currency).minor - refundSoFar(booking).minor;
  return money(atMost(due > 0n ? due : 0n, leftMinor), currency);
}

/** An amount, or what there is where that is less; in minor units. */
export function atMost(minor: bigint, most: bigint): bigint {
  return minor < most ? minor : most;
}

/** Whether the traveller may cancel at all; `ahead` when the visit has not begun. */
export function isCancellable(state: string, ahead: boolean): boolean {
  return ahead && state === 'confirmed' && mayMove('booking', state, 'cancelled', 'traveller');
}

/** Returns the refund for the seats that were given up so far: as it was computed then, even if its currency had another price step. */
export function refundSoFar({
  seats,
  currency,
  dueMinor,
}: Pick<CancellableBooking, 'seats' | 'currency' | 'dueMinor'>): Money {
  return dueMinor === undefined || dueMinor === null
    ? refundOfParts(partsGivenUp(seats), currency)
    : money(dueMinor, currency);
}

function partsGivenUp(seats: readonly BookedSeat[]): CanceledPart[] {
  return seats.flatMap(({ netMinor, refundPercent }) => (refundPercent === null ? [] : [{ netMinor, refundPercent }]));
}

function chosenSeats(
  seats: readonly BookedSeat[],
  positions: readonly number[] | null,
): Result<readonly BookedSeat[], 'quantity_invalid' | 'already_cancelled'> {
  if (positions === null) return ok(seats.filter((seat) => seat.refundPercent === null));
  const wanted = new Set(positions);
  const found = seats.filter((seat) => wanted.has(seat.position));
  if (found.length !== wanted.size || found.length === 0) return fail('quantity_invalid', { field: 'positions' });
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
