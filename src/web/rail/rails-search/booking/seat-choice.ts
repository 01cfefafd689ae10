import type { TakenView } from '#src/web/rail/rails-search/rails-search-view.ts';

/** Seats by ride, in the order of the travellers. */
export type ChosenSeats = Readonly<Record<string, readonly string[]>>;

/** Returns the seats of a trip after a press: a selected seat is deselected, and one too many replaces the first. */
export function pickSeat(chosen: readonly string[], seat: string, seatCount: number): readonly string[] {
  if (chosen.includes(seat)) return chosen.filter((one) => one !== seat);
  return [...chosen, seat].slice(-seatCount);
}

/** A ride is named by its way too: there and back may be by the same train of another day. */
export function rideKey(way: TakenView['way'], key: string): string {
  return `${way} ${key}`;
}

/**
 * Encodes the seats of a journey, "7-12A,7-12B~" (one group per trip, empty where we assign seats); empty without a
 * choice, null where some travelers on a trip have a seat and others have none.
 */
export function seatsWord(
  { way, seats, choice }: Pick<TakenView, 'way' | 'seats' | 'choice'>,
  chosen: ChosenSeats,
): string | null {
  const groups = seats.map((ride) => (ride === null ? [] : (chosen[rideKey(way, ride.key)] ?? [])));
  if (groups.some(({ length }) => length !== 0 && length !== choice.seats)) return null;
  return groups.every(({ length }) => length === 0) ? '' : groups.map((group) => group.join(',')).join('~');
}
